import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// A view without views inside: a text, a shape, a colour, an image.
package protocol LeafView: View where Body == Never {
  /// The size for a proposal.
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer
  /// What the view paints, in its own coordinates.
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item]
  /// A guide that the view sets itself (the baselines of a text), for the size answered to a proposal.
  nonisolated func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<LeafNode>)
    -> Double?
  nonisolated func spacing(_ context: MeasureContext<LeafNode>) -> ViewSpacing
  /// Whether views of the type have baselines.
  nonisolated static var hasBaselines: Bool { get }
  /// Whether views of the type can be drawn in other sizes than those that they answer, as on the way from one to another.
  nonisolated static var isDrawnInAnySize: Bool { get }
  /// Whether a change of value can change the size.
  nonisolated static func affectsSize(_ old: UnsafePointer<Self>, _ new: UnsafePointer<Self>) -> Bool
}

extension LeafView {
  package nonisolated func guide(
    _ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<LeafNode>
  ) -> Double? {
    nil
  }
  package nonisolated func spacing(_ context: MeasureContext<LeafNode>) -> ViewSpacing { .plain }
  package nonisolated static var hasBaselines: Bool { false }
  package nonisolated static var isDrawnInAnySize: Bool { true }
  package nonisolated static func affectsSize(_ old: UnsafePointer<Self>, _ new: UnsafePointer<Self>) -> Bool
  { true }
  package nonisolated static func makeLeafType() -> _ViewType { LeafType<Self>() }
}

/// The node of a leaf.
package final class LeafNode: ElementNode, AnimatedNode {
  /// What the view keeps between its answers and its drawing (a shaped text); dropped when it changes.
  @exclusivity(unchecked) package var state: AnyObject?
  /// The value on its way to the present one.
  var animation: NodeAnimation?

  init(_ place: NodePlace, type: LeafTypeBase) {
    super.init(place, type: type)
    if type.hasBaselines { markUpward(.hasBaselines) }
    if type.type == Spacer.self { flags.insert(.isSpacer) }
    check(type.numbers, value)
  }

  var leafType: LeafTypeBase { unsafeDowncast(type!, to: LeafTypeBase.self) }  // set by init

  override package func update(from old: UnsafeRawPointer) {
    let old = old + Int(offset)
    guard !leafType.plan.equal(old, value) else { return }
    check(leafType.numbers, value)
    state = nil
    valueChanged(from: old, leafType.animated)
    willRepaint(graph.transaction)
    if leafType.affectsSize(old, value) { invalidateAnswer() } else { markNeedsDrawing() }
    leafPreferencesChanged()
    // Stacks do not ask spacers for their size: they look at them when they take their list.
    if isSpacer { parent?.listChanged() }
  }

  /// The view as it shows: on its way to the owner's value while it is animated.
  var presented: UnsafeMutableRawPointer { animation?.presented ?? value }

  func presentedValueChanged() {
    state = nil
    invalidateAnswer()
    leafPreferencesChanged()
  }

  override package func sourceChanged(_ transaction: Transaction) {
    willRepaint(byItself: transaction)
    state = nil
    invalidateAnswer()
    leafPreferencesChanged()
  }

  /// What is drawn may depend on the proposal though the size is the same: where a text is cut.
  override func placeContent() {
    markNeedsDrawing()
    leafPreferencesChanged()
  }

  override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
    tracking { leafType.answer(presented, proposal, self) }
  }
  override func answerAnew(_ proposal: Proposal) -> SizeAnswer? {
    flags.contains(.observes) ? nil : computeAnswer(proposal)
  }
  override package func willRemove() {
    endAnimation()
    graph.endStage(of: self)
    leafPreferencesChanged()
  }
  override func computeGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    tracking { leafType.guide(presented, key, proposal, self) }
  }
  override package func spacing() -> ViewSpacing { tracking { leafType.spacing(presented, self) } }

  override func draw() -> Placed {
    let type = leafType
    let items = tracking { type.draw(presented, presentedSize, self) }
    return Placed(items.isEmpty ? .empty : Fragment(id: id, items: items))
  }

  override func contentChange(from old: [Item], to new: [Item]) -> (any ContentChange)? {
    leafType.contentChanging?.contentChange(from: old, to: new, DrawContext(self))
  }
}

class LeafTypeBase: _ViewType, @unchecked Sendable {
  var hasBaselines: Bool { false }
  var isDrawnInAnySize: Bool { true }
  /// How values of the type are animated; nil where nothing of them is. Only a change asks for it.
  private(set) final lazy var animated = AnimatedValue.of(type)
  let numbers: NumberPlan
  /// The type, if its values take part in hit testing otherwise than by their frames.
  private(set) final lazy var hitTesting = type as? any HitTestingLeaf.Type
  /// The type, if its values say what they are.
  private(set) final lazy var semantics = type as? any SemanticsLeaf.Type

  /// The type, if its content goes over into another in a way of its own.
  private(set) final lazy var contentChanging = type as? any ContentChanging.Type

  override init<Value>(for type: Value.Type) {
    numbers = NumberPlan.of(type)
    super.init(for: type)
  }

  func affectsSize(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
  func answer(_ value: UnsafeRawPointer, _ proposal: Proposal, _ node: LeafNode) -> SizeAnswer {
    .always(.zero)
  }
  func guide(_ value: UnsafeRawPointer, _ key: AlignmentKey, _ proposal: Proposal, _ node: LeafNode)
    -> Double?
  {
    nil
  }
  func spacing(_ value: UnsafeRawPointer, _ node: LeafNode) -> ViewSpacing { .plain }
  func draw(_ value: UnsafeRawPointer, _ size: CGSize, _ node: LeafNode) -> [Item] { [] }
  override var makesElement: Bool { true }
  override func keepsElement(depth: Int) -> Bool { true }
  override func makeNode(_ place: NodePlace) -> ViewNode {
    place.recipes ? RecipeNode(place, type: self) : LeafNode(place, type: self)
  }
}

final class LeafType<V: LeafView>: LeafTypeBase, @unchecked Sendable {
  init() { super.init(for: V.self) }

  override var hasBaselines: Bool { V.hasBaselines }
  override var isDrawnInAnySize: Bool { V.isDrawnInAnySize }
  override func affectsSize(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    V.affectsSize(old.assumingMemoryBound(to: V.self), new.assumingMemoryBound(to: V.self))
  }
  override func answer(_ value: UnsafeRawPointer, _ proposal: Proposal, _ node: LeafNode) -> SizeAnswer {
    Self.answer(&Self.view(value).pointee, proposal, MeasureContext(node))
  }
  override func guide(
    _ value: UnsafeRawPointer, _ key: AlignmentKey, _ proposal: Proposal, _ node: LeafNode
  ) -> Double? {
    Self.guide(&Self.view(value).pointee, key, proposal, MeasureContext(node))
  }
  override func spacing(_ value: UnsafeRawPointer, _ node: LeafNode) -> ViewSpacing {
    Self.spacing(&Self.view(value).pointee, MeasureContext(node))
  }
  override func draw(_ value: UnsafeRawPointer, _ size: CGSize, _ node: LeafNode) -> [Item] {
    Self.draw(&Self.view(value).pointee, size, DrawContext(node))
  }

  // MARK: Asking a view where it lies

  // A view that is read through a pointer is copied first, with all that it holds; one that is passed on as `inout` is not.
  // Passes write no view.

  private static func view(_ value: UnsafeRawPointer) -> UnsafeMutablePointer<V> {
    UnsafeMutableRawPointer(mutating: value).assumingMemoryBound(to: V.self)
  }

  private static func answer(_ view: inout V, _ proposal: Proposal, _ context: MeasureContext<LeafNode>)
    -> SizeAnswer
  { view.answer(proposal, context) }

  private static func guide(
    _ view: inout V, _ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<LeafNode>
  ) -> Double? { view.guide(key, proposal, context) }

  private static func spacing(_ view: inout V, _ context: MeasureContext<LeafNode>) -> ViewSpacing {
    view.spacing(context)
  }

  private static func draw(_ view: inout V, _ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    view.draw(size, context)
  }
}
