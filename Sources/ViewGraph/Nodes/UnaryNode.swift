import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// A modifier of layout or drawing on one element: padding, a frame, an opacity.
package protocol ElementModifier: ViewModifier where Body == Never {
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer
  /// Places the child and sets its origin.
  nonisolated func place(_ context: PlaceContext)
  nonisolated func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>)
    -> Double?
  nonisolated func spacing(_ context: MeasureContext<UnaryNode>) -> ViewSpacing
  /// The picture of the modified content, given the content's at its place.
  nonisolated func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed
  /// Where the content appears, for modifiers that move the picture and not the layout.
  nonisolated func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform
  /// What a change of the modifier's value can change.
  nonisolated static var affects: ModifierAspects { get }
  /// Whether the modifier sets guides of its own.
  nonisolated static var setsGuides: Bool { get }
  /// Whether what is inside moves as one when the view is on its way to another place.
  nonisolated static var holdsContentTogether: Bool { get }
  /// Whether what is inside may appear elsewhere, or in another safe area, though it is placed where it was:
  /// true for each modifier that has a `contentTransform` of its own.
  nonisolated static var movesContent: Bool { get }
}

package struct ModifierAspects: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let layout = ModifierAspects(rawValue: 1)
  package static let placement = ModifierAspects(rawValue: 2)
  package static let drawing = ModifierAspects(rawValue: 4)
  /// What the modifier keeps at the node, which was worked out from its value and what that has read.
  package static let keptResults = ModifierAspects(rawValue: 8)
  /// Nothing but what the modifier itself takes to its end when a change is animated: what it draws on the way is not mixed
  /// with what it drew before (`Repainting`).
  package static let ownMotion = ModifierAspects(rawValue: 16)
}

extension ElementModifier {
  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    context.child.answer(proposal)
  }
  package nonisolated func place(_ context: PlaceContext) {
    context.placeChild()
  }
  package nonisolated func guide(
    _ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>
  ) -> Double? {
    context.child.explicitGuide(key, proposal)
  }
  package nonisolated func spacing(_ context: MeasureContext<UnaryNode>) -> ViewSpacing {
    context.child.spacing()
  }
  package nonisolated func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed { content }
  package nonisolated func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    .identity
  }
  package nonisolated static var affects: ModifierAspects { [.layout, .placement, .drawing] }
  package nonisolated static var setsGuides: Bool { false }
  package nonisolated static var movesContent: Bool { false }
  package nonisolated static var holdsContentTogether: Bool { false }

  package nonisolated static func makeElementModifierType() -> _ModifierType { ElementModifierType<Self>() }
}

/// The node of a modifier on one element. Its value is the modifier.
package class UnaryNode: ElementNode, AnimatedNode {
  /// The list that the child comes from; nil where the child belongs to somebody else.
  private final var content: ViewNode?
  final var hasContent: Bool { content != nil }
  @exclusivity(unchecked) package private(set) final var child: ElementNode
  @exclusivity(unchecked) package final var childOrigin: CGPoint = .zero
  /// What the modifier keeps between passes.
  @exclusivity(unchecked) package final var state: AnyObject?
  final let modifierType: ElementModifierTypeBase
  /// The modifier's value on its way to the present one.
  final var animation: NodeAnimation?

  /// A node around content of its own, at `contentOffset` in the owner's memory.
  init(_ place: NodePlace, type: ElementModifierTypeBase, content: _ViewType, contentOffset: Int) {
    modifierType = type
    child = place.owner.graph.emptyElement
    super.init(place, type: type.viewType)
    var inner = place.below(self)
    inner.offset = contentOffset
    let node = content.makeNode(inner)
    self.content = node
    adopt()
    if type.setsGuides { markUpward(.hasGuides) }
    check(type.numbers, value)
  }

  /// A node around one element of a list.
  init(_ place: NodePlace, type: ElementModifierTypeBase, around child: ElementNode) {
    modifierType = type
    self.child = child
    super.init(place, type: type.viewType)
    child.layoutParent = self
    // The child's parent in the tree is another node, so its flags are passed on to this one here.
    flags.formUnion(child.flags.intersection(.inherited))
    updateIsSpacer()
    if type.setsGuides { markUpward(.hasGuides) }
    check(type.numbers, value)
  }

  /// Takes the element that the content contributes now.
  private func adopt() {
    let next = content?.firstElement ?? graph.emptyElement
    guard next !== child else { return }
    child = next
    // The empty element stands in many places at once.
    if next !== graph.emptyElement {
      next.layoutParent = self
      next.indexInParent = 0
    }
    if updateIsSpacer(), flags.contains(.isPlaced) { parent?.listChanged() }
  }

  /// A spacer stays one where the modifier leaves layout alone.
  ///
  /// - Returns: Whether this is one now and was none before, or the other way round.
  @discardableResult
  final func updateIsSpacer() -> Bool {
    let isSpacer = child.isSpacer && !modifierType.affects.contains(.layout)
    guard isSpacer != self.isSpacer else { return false }
    if isSpacer { flags.insert(.isSpacer) } else { flags.remove(.isSpacer) }
    return true
  }

  /// A container looks through modifiers at the traits of what they are around, and at spacers: another child may
  /// have others.
  override package func listChanged() {
    super.listChanged()
    guard hasContent else { return }
    if flags.contains(.isSpacer) { parent?.listChanged() }
    let uses = flags.traitUses
    if !uses.isEmpty { parent?.traitsChanged(uses) }
  }

  override func rebuildChildren() {
    adopt()
    if flags.contains(.isPlaced) || remembersAnswers { invalidateAnswer() }
    if !flags.isDisjoint(with: [.hasGuides, .hasBaselines]) { guidesChanged() }
  }

  override package func forEachElement(_ body: (ElementNode) -> Void) { body(child) }

  /// The view that the modifier adds to its content, and how it lies to that; nil where it adds none.
  var secondLayer: (element: ElementNode, layering: Layering)? { nil }
  override package func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }

  override package func update(from old: UnsafeRawPointer) {
    updateModifier(from: old)
    content?.update(from: old)
  }

  /// Compares the modifier's value alone.
  package func updateModifier(from old: UnsafeRawPointer) {
    guard !modifierType.plan.equal(old + Int(offset), value) else { return }
    check(modifierType.numbers, value)
    if modifierType.paints { willRepaint(graph.transaction) }
    modifierChanged(isShown: valueChanged(from: old + Int(offset), modifierType.animated))
  }

  /// The modifier as it shows: on its way to the owner's value while it is animated.
  final var presented: UnsafeMutableRawPointer { animation?.presented ?? value }

  final func presentedValueChanged() { modifierChanged() }

  /// The slot of the picture in which the modifier's value stands once it has changed; see `SlottedValue`.
  package final var slot: SlotID? { animation?.slot }

  override package func willRemove() {
    endAnimation()
    // The node itself is released when the work is done; what the modifier shares with others ends now.
    state = nil
  }

  /// Whether the node stands around one element of a list that is another's.
  final var wrapsElementOfList: Bool { content == nil }
  /// Whether the node is made around an element of a subview list, from a modifier in the list.
  @exclusivity(unchecked) final var isCopyInList = false

  /// The modifier, if it is of a type.
  package final func modifier<M: ElementModifier>(as type: M.Type) -> M? {
    modifierType.type == type ? value(as: type).pointee : nil
  }

  /// - Parameter isShown: Whether the picture shows the change as it is, by a slot.
  final func modifierChanged(isShown: Bool = false) {
    let affects = modifierType.affects
    if affects.contains(.keptResults) { state = nil }
    if affects.contains(.layout) {
      invalidateAnswer()
      // Elements that align by a guide are invalidated though the size is the same.
      if modifierType.setsGuides { guidesChanged() }
    } else if affects.contains(.placement), flags.contains(.isPlaced) {
      if !isShown || flags.contains(.hasFrameReaders) { graph.enqueuePlacement(self) }
    }
    if affects.contains(.drawing), !isShown { markNeedsDrawing() }
  }

  override package func sourceChanged(_ transaction: Transaction) {
    if modifierType.paints { willRepaint(byItself: transaction) }
    modifierChanged()
  }

  override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
    tracking { modifierType.answer(presented, proposal, self) }
  }

  override func answerAnew(_ proposal: Proposal) -> SizeAnswer? {
    flags.contains(.observes) ? nil : computeAnswer(proposal)
  }

  override func placeContent() {
    let before = childOrigin
    tracking { modifierType.place(presented, self) }
    childOrigin = childOrigin.held
    if isRightToLeft { childOrigin.x = size.width - childOrigin.x - child.size.width }
    if childOrigin != before { markNeedsDrawing() }
    animation?.nodePlaced()
    guard flags.contains(.hasFrameReaders) else { return }
    if childOrigin != before || modifierType.movesContent { graph.frames.moved(child) }
  }

  /// A modifier may place its content by guides.
  override func childGuidesChanged(_ child: ElementNode) {
    if flags.contains(.isPlaced) { graph.enqueuePlacement(self) }
    super.childGuidesChanged(child)
  }

  override package func origin(of child: ElementNode) -> CGPoint { childOrigin }

  override package var contentTransform: ContentTransform {
    guard modifierType.movesContent else { return .identity }
    guard let motions = graph.motions else { return modifierType.contentTransform(value, self) }
    return motions.lookingAhead { modifierType.contentTransform(value, self) }
  }

  override package var presentedContentTransform: ContentTransform {
    modifierType.movesContent ? modifierType.contentTransform(presented, self) : .identity
  }

  override func computeGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    tracking { modifierType.guide(presented, key, proposal, self) }
  }

  override package func spacing() -> ViewSpacing { tracking { modifierType.spacing(value, self) } }

  override func draw() -> Placed {
    let content = childPicture()
    return tracking { modifierType.draw(presented, content, self) }
  }

  final func childPicture() -> Placed {
    var content = child.picture()
    content.origin.x += childOrigin.x
    content.origin.y += childOrigin.y
    guard flags.contains(.departing) else { return content }
    let departing = graph.departures(in: self).map { $0.part() }
    return Placed(Fragment(id: child.id, items: [.children(FragmentTree(departing + [content]))]))
  }

  override func innerTrait(_ key: ObjectIdentifier) -> Any? {
    if let inner = child.innerTrait(key) { return inner }
    var node: ViewNode? = child.parent
    while let current = node, current !== self, !current.isElement {
      if let value = current.trait(key) { return value }
      node = current.parent
    }
    return nil
  }
}
