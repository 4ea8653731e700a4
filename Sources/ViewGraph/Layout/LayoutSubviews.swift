import Foundation
import Geometry
import LayoutEngine

/// The views that a layout arranges, as proxies.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  /// Kept from the pass in which the program was given the collection: some may have left the tree since.
  let elements: [ElementNode]
  private let nodes: NodeTable?
  let recorder: PlacementRecorder
  /// The position in `elements` of each proxy; nil where it is the same.
  private let selection: [Int]?
  private let range: Range<Int>

  /// The direction in which the container's content runs. Positions are mirrored afterwards.
  public var layoutDirection: LayoutDirection

  init(elements: [ElementNode], recorder: PlacementRecorder, direction: LayoutDirection) {
    self.elements = elements
    nodes = elements.first?.graph.nodes
    self.recorder = recorder
    selection = nil
    range = 0..<elements.count
    layoutDirection = direction
  }

  private init(_ base: LayoutSubviews, selection: [Int]?, range: Range<Int>) {
    elements = base.elements
    nodes = base.nodes
    recorder = base.recorder
    layoutDirection = base.layoutDirection
    self.selection = selection
    self.range = range
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  /// A subview by its index. One out of range ends the program, as in an array.
  public subscript(index: Int) -> LayoutSubviews.Element {
    // As an array: an index beyond the subviews is a mistake of the caller.
    precondition(range.contains(index), "the index of a subview")
    let place = selection?[index] ?? index
    return LayoutSubview(
      reference: ElementReference(elements[place], in: nodes), index: place, recorder: recorder)
  }

  /// Some subviews that follow each other; their indices stay. Bounds out of range end the program, as in an
  /// array.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    // As an array: bounds beyond the subviews are a mistake of the caller.
    precondition(
      range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound, "a range of subviews")
    return LayoutSubviews(self, selection: selection, range: bounds)
  }

  /// The subviews at some indices, in that order and numbered from 0. An index out of range ends the program.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { selection?[$0] ?? $0 }
    return LayoutSubviews(self, selection: chosen, range: 0..<chosen.count)
  }

  /// The guides of the subviews where they have just been placed, combined; nil when none sets the guide.
  func mergedGuide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    let values: [CGFloat?] = map { subview in
      let record =
        recorder.records.indices.contains(subview.index) ? recorder.records[subview.index] : nil
      let childProposal = record?.proposal ?? Proposal(proposal)
      guard let element = subview.element, let guide = element.explicitGuide(key, childProposal) else {
        return nil
      }
      let size = element.answer(childProposal).size
      let position = record?.position ?? CGPoint(x: bounds.midX, y: bounds.midY)
      let anchor = record?.anchor ?? .center
      return key.isVertical
        ? position.y - anchor.y * size.height + CGFloat(guide)
        : position.x - anchor.x * size.width + CGFloat(guide)
    }
    return key.combine(values)
  }

  /// The elements, nil where one of them has gone: subviews that were kept for longer than their views.
  var presentElements: [ElementNode]? {
    let present = compactMap(\.element)
    return present.count == count ? present : nil
  }

  /// Runs an action once the layout that is at work is done, before the picture is drawn: for what only a layout can know, and
  /// views of its container depend on. To be said while subviews are placed, once; where that was only tried, nothing runs.
  package func afterLayout(_ action: @escaping () -> Void) { recorder.whenPlaced = action }

  func resetPlacement() { recorder.reset(count: elements.count) }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
  }
}

/// A view that a layout arranges: it can be measured and placed.
///
/// A proxy that is kept longer than the view answers with zero once the view has left the tree, and a warning names
/// where it stood.
public struct LayoutSubview: Equatable {
  private let reference: ElementReference
  let index: Int
  let recorder: PlacementRecorder

  init(reference: ElementReference, index: Int, recorder: PlacementRecorder) {
    self.reference = reference
    self.index = index
    self.recorder = recorder
  }

  private func read<Value>(or gone: Value, _ body: (ElementNode) -> Value) -> Value {
    reference.read("a LayoutSubview", or: gone, body)
  }

  /// The element, for what asks within the layout's own pass.
  var element: ElementNode? { reference.element }
  var isSpacer: Bool { element?.isSpacer ?? false }

  /// Puts the view: the anchor point of the view comes to lie on `position`, in the coordinates of the
  /// bounds. The last call of a pass counts. A position that is not finite counts as zero.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    recorder.record(index, at: position, anchor: anchor, proposal: Proposal(proposal))
  }

  /// The size of the view for a proposal and, in that size, its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    read(or: ViewDimensions(element: nil, proposal: Proposal(proposal), size: .zero)) {
      $0.dimensions(Proposal(proposal))
    }
  }

  /// The size of the view for a proposal, in points. It is remembered: asking for the same proposal again
  /// costs nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    read(or: .zero) { $0.answer(Proposal(proposal)).size }
  }

  /// The distances that the view prefers to its neighbours on each edge.
  public var spacing: ViewSpacing { read(or: ViewSpacing.zero) { $0.spacingForParent() } }

  /// The priority set by `layoutPriority(_:)`, 0 where none is.
  public var priority: Double { read(or: 0) { $0.layoutPriority } }

  /// The value set by `layoutValue(key:value:)`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    read(or: nil) { $0.elementTrait(ObjectIdentifier(key)) as? K.Value } ?? K.defaultValue
  }

  package func containerValue(_ key: ObjectIdentifier) -> Any? { read(or: nil) { $0.elementTrait(key) } }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.reference == b.reference }
}

/// A key for a value that a view sets for the layout that contains it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that set none.
  static var defaultValue: Self.Value { get }
}

/// The places that a layout has given to its subviews.
final class PlacementRecorder {
  struct Record {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: Proposal
  }
  private(set) var records: [Record?] = []
  /// What the layout has to do once the subviews stand where it has put them.
  var whenPlaced: (() -> Void)?

  func reset(count: Int) {
    records = Array(repeating: nil, count: count)
    whenPlaced = nil
  }

  func record(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
    guard records.indices.contains(index) else { return }
    records[index] = Record(
      position: CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0),
      anchor: anchor, proposal: proposal)
  }
}
