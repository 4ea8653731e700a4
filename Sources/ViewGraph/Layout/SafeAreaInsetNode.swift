import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// Puts a bar along an edge and keeps the content clear of it: the bar's length and the spacing belong to the
/// content's unsafe area.
package nonisolated struct SafeAreaInsetModifier<Bar: View>: SafeAreaModifier {
  package typealias Body = Never
  var edge: Edge
  var alignment: Alignment
  /// Points between bar and content; nil for 8, measured.
  var spacing: CGFloat?
  var bar: Bar

  package init(edge: Edge, alignment: Alignment, spacing: CGFloat?, bar: Bar) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.bar = bar
  }

  package func insets(for proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> EdgeInsets {
    guard let node = context.node as? SafeAreaInsetNode else { return EdgeInsets() }
    return node.insets(for: proposal)
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    guard let node = context.node as? SafeAreaInsetNode else { return context.child.answer(proposal) }
    let insets = node.insets(for: proposal)
    let content = node.child.answer(proposal.inset(by: insets)).shifted(by: insets, proposal: proposal)
    // The bar may answer another proposal differently.
    return content.limited(to: node.barAnswer(for: proposal))
  }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    guard let node = context.node as? SafeAreaInsetNode else { return content }
    return .layered(content, node.barPicture(), id: context.id)
  }

  package static func _makeModifierType() -> _ModifierType { SafeAreaInsetType<Bar>() }
}

final class SafeAreaInsetType<Bar: View>: SafeAreaModifierType<SafeAreaInsetModifier<Bar>>,
  @unchecked Sendable
{
  private var traits: SafeAreaInsetNode.Traits {
    .init(
      bar: .of(Bar.self),
      barOffset: MemoryLayout<SafeAreaInsetModifier<Bar>>.offset(of: \.bar) ?? 0,
      edge: { $0.assumingMemoryBound(to: SafeAreaInsetModifier<Bar>.self).pointee.edge },
      alignment: { $0.assumingMemoryBound(to: SafeAreaInsetModifier<Bar>.self).pointee.alignment },
      spacing: { $0.assumingMemoryBound(to: SafeAreaInsetModifier<Bar>.self).pointee.spacing })
  }
  override func makeNode(_ place: NodePlace, content: _ViewType, contentOffset: Int) -> SafeAreaNode {
    SafeAreaInsetNode(place, type: self, content: content, contentOffset: contentOffset).begin(traits)
  }
  override func makeNode(_ place: NodePlace, around child: ElementNode) -> SafeAreaNode {
    SafeAreaInsetNode(place, type: self, around: child).begin(traits)
  }
}

/// The node of content with a bar in its safe area.
final class SafeAreaInsetNode: SafeAreaNode {
  struct Traits {
    let bar: _ViewType
    let barOffset: Int
    let edge: (UnsafeRawPointer) -> Edge
    let alignment: (UnsafeRawPointer) -> Alignment
    let spacing: (UnsafeRawPointer) -> CGFloat?
  }

  private var traits: Traits!  // set by begin()
  private var bar: ContainerNode!  // set by begin()
  private var barOrigin = CGPoint.zero

  func begin(_ traits: Traits) -> SafeAreaInsetNode {
    self.traits = traits
    bar = ContainerNode(
      NodePlace(
        owner: owner, offset: Int(offset) + traits.barOffset, parent: self, environment: environment),
      content: traits.bar, algorithm: ImplicitStack(.layers))
    bar.layoutParent = self
    bar.indexInParent = 1
    return self
  }

  private var edge: Edge { traits.edge(value) }
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The bar gets the whole breadth and decides its own length.
  private func barProposal(_ proposal: Proposal) -> Proposal { proposal.replacing(axis, with: .nan) }

  func barAnswer(for proposal: Proposal) -> SizeAnswer {
    var answer = bar.answer(barProposal(proposal))
    if axis == .vertical { answer.height = .always } else { answer.width = .always }
    return answer
  }

  func insets(for proposal: Proposal) -> EdgeInsets {
    let length = bar.answer(barProposal(proposal)).length(axis)
    let spacing = Double(traits.spacing(value) ?? 8).finite(or: 0)
    return EdgeInsets(Edge.Set(edge), CGFloat((length + spacing).finite(or: 0)))
  }

  override func placeContent() {
    super.placeContent()
    let before = barOrigin
    let offer = barProposal(proposal).replacing(
      axis == .vertical ? .horizontal : .vertical,
      with: axis == .vertical ? Double(size.width) : Double(size.height))
    bar.place(offer)
    let alignment = traits.alignment(value)
    let whole = ViewDimensions(element: nil, proposal: .unspecified, size: size)
    let its = bar.dimensions(offer)
    var origin =
      CGPoint(
        x: whole.value(alignment.horizontal.key) - its.value(alignment.horizontal.key),
        y: whole.value(alignment.vertical.key) - its.value(alignment.vertical.key)
      ).held
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - bar.size.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - bar.size.width
    }
    if isRightToLeft { origin.x = size.width - origin.x - bar.size.width }
    barOrigin = origin
    guard before != origin else { return }
    markNeedsDrawing()
    graph.frames.moved(bar)
  }

  func barPicture() -> Placed {
    var placed = bar.picture()
    placed.origin.x += barOrigin.x
    placed.origin.y += barOrigin.y
    return placed
  }

  override func safeAreaRegion(for child: ElementNode) -> SafeAreaRegion? {
    child === bar ? nil : super.safeAreaRegion(for: child)
  }

  override package func origin(of child: ElementNode) -> CGPoint { child === bar ? barOrigin : childOrigin }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let bar { body(bar) }
  }

  override package func forEachElement(_ body: (ElementNode) -> Void) {
    super.forEachElement(body)
    body(bar)
  }

  /// The content may reach under the bar.
  override var secondLayer: (element: ElementNode, layering: Layering)? { (bar, .before) }

  override package func updateModifier(from old: UnsafeRawPointer) {
    bar.update(from: old)
    super.updateModifier(from: old)
  }
}
