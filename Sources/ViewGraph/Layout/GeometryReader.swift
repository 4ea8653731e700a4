import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// A view that takes all the room it is proposed, 10 points where it is proposed nothing, and makes its
/// content from its own size and place. The content stands at the top leading corner.
public struct GeometryReader<Content: View> {
  /// Makes the views from the reader's geometry. It runs again when something that it has read of that
  /// changes.
  public var content: (GeometryProxy) -> Content

  /// A reader of its own size and place.
  ///
  /// - Parameter content: Makes the views from the reader's geometry. Several are layered, each at the top
  ///   leading corner.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { GeometryReaderType<Content>() }
}

final class GeometryReaderType<Content: View>: _ViewType, @unchecked Sendable {
  private lazy var evaluator = BodyEvaluator(
    for: GeometryReader<Content>.self, bodyType: .of(Content.self),
    body: { value, memory in
      let reader = value.assumingMemoryBound(to: GeometryReader<Content>.self)
      let node = (Graph.current?.tracked as? GeometryContentNode)?.reader
      memory.initializeMemory(as: Content.self, to: reader.pointee.content(GeometryProxy(node: node)))
    })

  init() { super.init(for: GeometryReader<Content>.self) }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    if place.recipes { return RecipeNode(place, type: self) }
    return ContainerNode(place, algorithm: GeometryAlgorithm()) { container in
      GeometrySlotNode(place.below(container), evaluator: self.evaluator, reader: container)
    }
  }
}

/// Holds the content of a geometry reader, which is made once the reader is placed: not before its size is
/// known, and in the same pass.
final class GeometrySlotNode: ListNode {
  private let evaluator: BodyEvaluator
  // The reader is above this node in the tree and keeps it.
  private unowned(unsafe) let reader: ContainerNode
  private var content: GeometryContentNode?

  init(_ place: NodePlace, evaluator: BodyEvaluator, reader: ContainerNode) {
    self.evaluator = evaluator
    self.reader = reader
    super.init(place, type: nil)
  }

  /// Makes the content, or makes it anew for another geometry.
  func realise() {
    if content == nil {
      content = GeometryContentNode(
        NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment),
        evaluator: evaluator, reader: reader
      ).begin()
      listChanged()
    } else {
      content?.geometryChanged()
    }
  }

  override func update(from old: UnsafeRawPointer) { content?.update(from: old) }
  override var elementCount: Int { content?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { content?.collect(into: &elements) }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}

/// The body of a geometry reader's closure.
final class GeometryContentNode: BodyNode {
  // The reader is above this node in the tree and keeps it.
  unowned(unsafe) let reader: ContainerNode
  private let source = Source()
  private var seen: [GeometryFact: CGRect] = [:]

  init(_ place: NodePlace, evaluator: BodyEvaluator, reader: ContainerNode) {
    self.reader = reader
    super.init(place, type: nil, evaluator: evaluator)
  }

  /// Records a value that the content has read, so that a later change of it is found.
  func recordRead(_ fact: GeometryFact, _ value: CGRect) {
    seen[fact] = value
    source.recordRead(in: graph)
    if fact != .size { graph.frames.add(self) }
  }

  private var isOutOfDate: Bool {
    graph.withRootPlaces { seen.contains { $0.key.value(reader) != $0.value } }
  }

  override func runBody(into memory: UnsafeMutableRawPointer) {
    graph.withRootPlaces { super.runBody(into: memory) }
  }

  func geometryChanged() {
    guard isOutOfDate else { return }
    seen.removeAll(keepingCapacity: true)
    // The content itself, and what inside has read the geometry: evaluated before this placement goes on.
    source.wake(Transaction())
  }

  func frameMayHaveMoved() {
    guard !isDead, isOutOfDate else { return }
    seen.removeAll(keepingCapacity: true)
    source.wake(Transaction())
  }
}

/// What a geometry proxy can be asked.
package struct GeometryFact: Hashable {
  enum Kind: Hashable {
    case size
    case frame(CoordinateSpace)
    /// Of the nearest view around that has the space, in the node's own coordinates.
    case bounds(CoordinateSpace)
    case safeArea
    /// The frame of another view, that an anchor belongs to, in the root's space.
    case anchored(AnchoredFrame)
  }
  let kind: Kind
  static var size: GeometryFact { GeometryFact(kind: .size) }

  func value(_ node: ElementNode) -> CGRect {
    switch kind {
    case .size: return CGRect(origin: .zero, size: node.size)
    case .frame(let space): return node.frame(in: space)
    case .bounds(let space):
      guard let container = node.ancestor(of: space) else { return .null }
      return node.bounds(of: container)
    case .anchored(let anchored): return anchored.place.frame ?? .null
    case .safeArea:
      let insets = node.safeAreaInsets
      return CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom)
    }
  }
}

/// An anchor whose view is observed; compared by identity.
struct AnchoredFrame: Hashable {
  let place: AnchorPlace
  static func == (a: Self, b: Self) -> Bool { a.place === b.place }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

/// The algorithm of a geometry reader: fills its proposal. Its content is made when all around it is placed, so that
/// the content finds the reader where it stands.
final class GeometryAlgorithm: LayoutAlgorithm {
  private let layers = LayeredAlgorithm(alignment: .topLeading, fills: true)
  private var hasPlaced = false

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    .exactly(proposal, proposal.size(ideal: CGSize(width: 10, height: 10)))
  }

  override func place(_ node: ContainerNode) { node.graph.waiting.placedReaders.append(node) }

  /// Places the content. Where it was out of the layout and comes back, it is told only now: what was told when the reader
  /// came back has not found it placed.
  func placeContent(_ node: ContainerNode) {
    let returning = hasPlaced ? node.children.filter { !$0.flags.contains(.isPlaced) } : []
    hasPlaced = true
    node.graph.deeply { layers.place(node) }
    for child in returning { child.placementBegan() }
  }

  override func childrenChanged(_ node: ContainerNode) { layers.childrenChanged(node) }
  override var traitUses: TraitUses { layers.traitUses }
  override func childChanged(_ child: ElementNode, _ node: ContainerNode) {
    layers.childChanged(child, node)
  }
  override func guidesChanged(of child: ElementNode) -> Bool { layers.guidesChanged(of: child) }

  /// Coordinates in a geometry reader run from left to right whatever the layout direction.
  override var mirrors: Bool { false }
}

extension ContainerNode {
  /// Makes content that depends on size and place, in the pass that has settled both, and places it.
  func realiseContent() {
    forEachChild { ($0 as? GeometrySlotNode)?.realise() }
    graph.settleInside(self)
    // What was asked anew in here is placed now.
    flags.remove(.needsPlacement)
    settlePlaces { (algorithm as? GeometryAlgorithm)?.placeContent(self) }
  }
}
