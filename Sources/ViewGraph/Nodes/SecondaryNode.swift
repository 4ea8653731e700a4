import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// A modifier that puts a second view behind, before or over its content as a mask: background, overlay,
/// mask. Layout is the content's alone; the second view is proposed the content's size. Several second views
/// are one centred stack, which the alignment places as a unit.
package protocol SecondaryModifier: ViewModifier where Body == Never {
  associatedtype Secondary: View
  nonisolated static var secondaryOffset: Int { get }
  nonisolated var alignment: Alignment { get }
  /// Whether the second view is made when the content has been placed; see `PreferenceContentNode`.
  nonisolated static var makesSecondaryLast: Bool { get }
  /// How the second view lies to the content, for hit testing.
  nonisolated var layering: Layering { get }
  /// What the second view says for the content, where it is never seen; nil for one that shows.
  nonisolated var spokenPart: SpokenPart? { get }
  /// The picture of both, each at its place.
  nonisolated func compose(
    _ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>
  ) -> Placed
}

extension SecondaryModifier {
  package nonisolated static var makesSecondaryLast: Bool { false }
  package nonisolated var layering: Layering { .none }
  package nonisolated var spokenPart: SpokenPart? { nil }
  package nonisolated static func makeSecondaryType() -> _ModifierType { SecondaryModifierType<Self>() }
}

/// The node of content with a second view. The second view's values lie in the modifier.
package final class SecondaryNode: UnaryNode {
  private var secondary: ContainerNode!  // set by begin()
  private var secondaryOrigin = CGPoint.zero
  private var secondaryType: SecondaryTypeBase { unsafeDowncast(modifierType, to: SecondaryTypeBase.self) }

  fileprivate func begin() -> SecondaryNode {
    let place = NodePlace(
      owner: owner, offset: Int(offset) + secondaryType.secondaryOffset, parent: self,
      environment: environment)
    secondary = ContainerNode(
      place, content: secondaryType.secondary, algorithm: ImplicitStack(.layers))
    secondary.layoutParent = self
    secondary.indexInParent = 1
    return self
  }

  override var secondLayer: (element: ElementNode, layering: Layering)? {
    (secondary, secondaryType.layering(value))
  }
  var spokenPart: SpokenPart? { secondaryType.spokenPart(value) }

  /// The second view's node, for modifiers that set it off from the content (a safe area inset).
  package var secondaryElement: ElementNode { secondary }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }
  override package func forEachElement(_ body: (ElementNode) -> Void) {
    super.forEachElement(body)
    body(secondary)
  }

  override package func updateModifier(from old: UnsafeRawPointer) {
    let type = secondaryType
    if type.alignment(old + Int(offset)) != type.alignment(value), flags.contains(.isPlaced) {
      graph.enqueuePlacement(self)
    }
    secondary.update(from: old)
    super.updateModifier(from: old)
  }

  override func childAnswerChanged(_ child: ElementNode) {
    if child === secondary {
      if flags.contains(.isPlaced) { graph.enqueuePlacement(self) }
      markNeedsDrawing()
    } else {
      super.childAnswerChanged(child)
    }
  }

  override func childGuidesChanged(_ child: ElementNode) {
    guard child === secondary else { return super.childGuidesChanged(child) }
    if flags.contains(.isPlaced) { graph.enqueuePlacement(self) }
  }

  /// Canvases draw by the tags of their symbols.
  override func childValuesChanged(_ child: ElementNode) { markNeedsDrawing() }

  override func passesSpacing(of child: ElementNode) -> Bool { child !== secondary }

  override func placeContent() {
    let isNew = !child.flags.contains(.isPlaced)
    super.placeContent()
    if secondaryType.makesSecondaryLast {
      secondary.forEachChild { ($0 as? PreferenceContentNode)?.surroundingsPlaced(isNew: isNew) }
    }
    let before = secondaryOrigin
    let proposal = Proposal(child.size)
    secondary.place(proposal)
    // Both meet on the guides of the alignment.
    let alignment = secondaryType.alignment(value)
    let mine = child.dimensions(child.proposal)
    let its = secondary.dimensions(proposal)
    let x = mine.value(alignment.horizontal.key) - its.value(alignment.horizontal.key)
    let y = mine.value(alignment.vertical.key) - its.value(alignment.vertical.key)
    secondaryOrigin = CGPoint(x: x, y: y).held
    if isRightToLeft { secondaryOrigin.x = size.width - secondaryOrigin.x - secondary.size.width }
    guard before != secondaryOrigin else { return }
    markNeedsDrawing()
    graph.frames.moved(secondary)
  }

  override package func origin(of child: ElementNode) -> CGPoint {
    child === secondary ? secondaryOrigin : childOrigin
  }

  override func draw() -> Placed {
    var second = secondary.picture()
    second.origin.x += secondaryOrigin.x
    second.origin.y += secondaryOrigin.y
    return secondaryType.compose(value, childPicture(), second, self)
  }
}

class SecondaryTypeBase: ElementModifierTypeBase, @unchecked Sendable {
  var secondaryOffset: Int { 0 }
  var makesSecondaryLast: Bool { false }
  var secondary: _ViewType { .of(EmptyView.self) }
  func layering(_ value: UnsafeRawPointer) -> Layering { .none }
  func spokenPart(_ value: UnsafeRawPointer) -> SpokenPart? { nil }
  func alignment(_ value: UnsafeRawPointer) -> Alignment { .center }
  func compose(
    _ value: UnsafeRawPointer, _ content: Placed, _ secondary: Placed, _ node: UnaryNode
  ) -> Placed { content }

  override var affects: ModifierAspects { .drawing }
  override func answer(_ value: UnsafeRawPointer, _ proposal: Proposal, _ node: UnaryNode) -> SizeAnswer {
    node.child.answer(proposal)
  }
  override func place(_ value: UnsafeRawPointer, _ node: UnaryNode) {
    node.child.place(node.proposal)
    node.childOrigin = .zero
  }
  override func guide(
    _ value: UnsafeRawPointer, _ key: AlignmentKey, _ proposal: Proposal, _ node: UnaryNode
  ) -> Double? {
    node.child.explicitGuide(key, proposal)
  }
  override func spacing(_ value: UnsafeRawPointer, _ node: UnaryNode) -> ViewSpacing {
    node.child.spacingForModifier()
  }

  override func makeUnaryNode(_ place: NodePlace, content: _ViewType, contentOffset: Int) -> UnaryNode {
    SecondaryNode(place, type: self, content: content, contentOffset: contentOffset).begin()
  }
  override func makeUnaryNode(_ place: NodePlace, around child: ElementNode) -> UnaryNode {
    SecondaryNode(place, type: self, around: child).begin()
  }
}

final class SecondaryModifierType<M: SecondaryModifier>: SecondaryTypeBase, @unchecked Sendable {
  private lazy var secondaryType = _ViewType.of(M.Secondary.self)

  init() { super.init(for: M.self) }

  override var secondaryOffset: Int { M.secondaryOffset }
  override var makesSecondaryLast: Bool { M.makesSecondaryLast }
  override var secondary: _ViewType { secondaryType }
  override func layering(_ value: UnsafeRawPointer) -> Layering {
    value.assumingMemoryBound(to: M.self).pointee.layering
  }
  override func spokenPart(_ value: UnsafeRawPointer) -> SpokenPart? {
    value.assumingMemoryBound(to: M.self).pointee.spokenPart
  }
  override func alignment(_ value: UnsafeRawPointer) -> Alignment {
    value.assumingMemoryBound(to: M.self).pointee.alignment
  }
  override func compose(
    _ value: UnsafeRawPointer, _ content: Placed, _ secondary: Placed, _ node: UnaryNode
  ) -> Placed {
    value.assumingMemoryBound(to: M.self).pointee.compose(content, secondary, DrawContext(node))
  }
}

extension Placed {
  /// Two pictures, the first behind.
  package static func layered(_ back: Placed, _ front: Placed, id: UInt64) -> Placed {
    if back.fragment.isEmpty { return front }
    if front.fragment.isEmpty { return back }
    return Placed(Fragment(id: id, items: [.children(FragmentTree([back, front]))]))
  }

  /// The picture with an effect.
  package func applying(_ effect: Effect, id: UInt64) -> Placed {
    fragment.isEmpty ? self : Placed(Fragment(id: id, items: [.group(effect, self)]))
  }
}
