import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// A view that lays several elements out: a stack, a grid, a custom layout.
///
/// Holds the children flat, whatever groups, conditions and loops they come from, and their places in a
/// plain array. How they are arranged is the algorithm's business, which can change while the children
/// stay (`AnyLayout`).
package final class ContainerNode: ElementNode, AnimatedNode {
  /// What contributes the children; nil where they are made from the content's fields, one by one.
  private var content: ViewNode?
  @exclusivity(unchecked) package private(set) var children: [ElementNode] = []
  /// Where the children stand, left to right; mirrored when read where the layout runs the other way. The
  /// algorithm writes them, held within `Limits.extent`.
  @exclusivity(unchecked) package var origins: [CGPoint] = []
  @exclusivity(unchecked) package private(set) var algorithm: LayoutAlgorithm
  /// Guides that were asked for, newest last.
  @exclusivity(unchecked) private var guides: [RememberedGuide] = []
  /// The width in which the places were mirrored last; NaN where they were not.
  private(set) var mirrorWidth = Double.nan
  /// Whether changed children have been written into the algorithm's sums, to be added up in this node's turn.
  private var awaitsSum = false
  /// The layout on its way to the present one.
  var animation: NodeAnimation?

  @exclusivity(unchecked) private var tree = FragmentTree([])
  /// The children whose fragments are out of date; nil when the whole tree is.
  @exclusivity(unchecked) private var stale: [Int32]?
  /// The children from back to front; nil for the order of the list, and until it is known.
  @exclusivity(unchecked) private var paintOrder: PaintOrder?
  private var isPaintOrderKnown: Bool {
    get { flags.contains(.isPaintOrderKnown) }
    set { if newValue { flags.insert(.isPaintOrderKnown) } else { flags.remove(.isPaintOrderKnown) } }
  }

  /// The view's type; nil where no view stands for the container.
  private var containerType: ContainerTypeBase? {
    type.map { unsafeDowncast($0, to: ContainerTypeBase.self) }
  }  // set by init

  init(_ place: NodePlace, type: ContainerTypeBase) {
    algorithm = type.makeAlgorithm(place.owner.memory + place.offset + type.layoutOffset)
    super.init(place, type: type)
    makeContent(type.content, place.below(self).at(type.contentOffset))
    begin()
    check(type.layoutNumbers, animatedValue)
  }

  /// A container that no view stands for: the implicit stack round several views.
  init(_ place: NodePlace, content: _ViewType, algorithm: LayoutAlgorithm) {
    self.algorithm = algorithm
    super.init(place, type: nil)
    makeContent(content, place.below(self))
    begin()
  }

  private func makeContent(_ type: _ViewType, _ place: NodePlace) {
    guard let fields = (type as? TupleType)?.elements else {
      content = type.makeNode(place)
      return
    }
    children.reserveCapacity(fields.count)
    for field in fields {
      // The type is declared to make an element (`makesElement`).
      children.append(unsafeDowncast(field.type.makeNode(place.at(field.offset)), to: ElementNode.self))
    }
  }

  /// A container whose content is made by the caller, with this node as the parent.
  init(_ place: NodePlace, algorithm: LayoutAlgorithm, makeContent: (ContainerNode) -> ViewNode) {
    self.algorithm = algorithm
    super.init(place, type: nil)
    content = makeContent(self)
    begin()
  }

  private func begin() {
    adoptChildren()
    if algorithm.setsGuides { markUpward(.hasGuides) }
  }

  /// What contributes the children, where one node does.
  var contentNode: ViewNode? { content }

  private func adoptChildren() {
    // A container that is being made has children and no places yet.
    let keepsOrigins =
      (flags.contains(.hasFrameReaders) || graph.isLayoutAnimated) && origins.count == children.count
    let before = keepsOrigins ? (children, origins) : ([], [])
    let departures = graph.departures(in: self)
    let former = departures.isEmpty || !algorithm.releasesChildren ? [] : children
    if let content {
      var elements: [ElementNode] = []
      graph.deeply {
        elements.reserveCapacity(content.elementCount)
        content.collect(into: &elements)
      }
      children = elements
    }
    // Appended: an array of a repeated value finds out the type of its storage each time.
    origins.removeAll(keepingCapacity: origins.capacity / 2 <= children.count)
    origins.reserveCapacity(children.count)
    for _ in children { origins.append(.zero) }
    for (index, element) in children.enumerated() {
      if !before.0.isEmpty { keepOrigin(of: element, at: index, before) }
      element.layoutParent = self
      element.indexInParent = Int32(index)
    }
    if !departures.isEmpty { place(departures, among: former) }
    forgetGuides()
    if flags.contains(.hasFrameReaders) { graph.frames.childrenChanged(of: self) }
    stale = nil
    isPaintOrderKnown = false
    algorithm.childrenChanged(self)
  }

  /// Keeps the child's previous origin, by which a move is recognised.
  private func keepOrigin(of child: ElementNode, at index: Int, _ before: ([ElementNode], [CGPoint])) {
    let old = Int(child.indexInParent)
    if before.0.indices.contains(old), before.0[old] === child { origins[index] = before.1[old] }
  }

  override func rebuildChildren() {
    adoptChildren()
    invalidateAnswer()
    guidesChanged()
  }

  /// The children's traits end here; what this container derives from them is invalidated.
  override package func traitsChanged(_ uses: TraitUses) {
    if uses.contains(.paintOrder) { paintOrderChanged() }
    if !uses.isDisjoint(with: algorithm.traitUses) { graph.enqueueChildren(self) }
    if uses.contains(.values) { layoutParent?.childValuesChanged(self) }
  }

  override var consumesTraits: Bool { true }

  override package func update(from old: UnsafeRawPointer) {
    if let type = containerType {
      let before = old + Int(offset) + type.layoutOffset
      if !type.layoutPlan.equal(before, animatedValue) {
        check(type.layoutNumbers, animatedValue)
        valueChanged(from: before, type.animated)
        presentedValueChanged()
      }
    }
    if let content { content.update(from: old) } else { for child in children { child.update(from: old) } }
  }

  /// The layout, in the owner's memory.
  var animatedValue: UnsafeMutableRawPointer { value + (containerType?.layoutOffset ?? 0) }

  /// Arranges by the layout as it shows: on its way to the owner's value while it is animated.
  func presentedValueChanged() {
    guard let type = containerType else { return }
    let layout = animation?.presented ?? animatedValue
    let axis = algorithm.stackAxis
    if type.update(algorithm, layout) { invalidateAnswer() } else { setAlgorithm(type.makeAlgorithm(layout)) }
    if algorithm.stackAxis != axis { stackAxisChanged() }
  }

  /// Replaces the algorithm; the children stay. It looks at them when every body has run: what has gone by
  /// then is in no memory any more.
  package func setAlgorithm(_ algorithm: LayoutAlgorithm) {
    self.algorithm = algorithm
    graph.enqueueChildren(self)
    invalidateAnswer()
  }

  override package func willRemove() {
    endAnimation()
    algorithm.nodeRemoved(self)
  }

  /// Spacers and dividers depend on the axis, through the modifiers around them.
  func stackAxisChanged() {
    for child in children {
      var element = child
      while let unary = element as? UnaryNode { element = unary.child }
      if element is LeafNode { element.invalidateAnswer() }
    }
  }

  override package func sourceChanged(_ transaction: Transaction) {
    algorithm.sourceChanged()
    invalidateAnswer()
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) } else { children.forEach(body) }
  }
  override package func forEachElement(_ body: (ElementNode) -> Void) { children.forEach(body) }

  // MARK: Layout

  override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { algorithm.answer(proposal, self) }

  override func answerAnew(_ proposal: Proposal) -> SizeAnswer? { algorithm.answerAnew(proposal, self) }

  override func placeContent() { settlePlaces { algorithm.place(self) } }

  /// Draws anew where placing the children has changed their places.
  func settlePlaces(_ place: () -> Void) {
    let before = (origins, mirrorWidth)
    place()
    mirrorWidth = isRightToLeft && algorithm.mirrors ? Double(size.width) : .nan
    if flags.contains(.hasFrameReaders) { reportMoved(since: before.0, wasMirrored: !before.1.isNaN) }
    if before.0 != origins || before.1.bitPattern != mirrorWidth.bitPattern || stale == nil {
      stale = nil
      markNeedsDrawing()
    }
  }

  /// Reports the children that have moved.
  private func reportMoved(since before: [CGPoint], wasMirrored: Bool) {
    // Mirrored places depend on the sizes of this container and of the child as well.
    guard !wasMirrored, mirrorWidth.isNaN, before.count == children.count else {
      return graph.frames.moved(self)
    }
    for (index, child) in children.enumerated() where origins[index] != before[index] {
      graph.frames.moved(child)
    }
  }

  override func childAnswerChanged(_ child: ElementNode) {
    forgetGuides()
    if awaitsSum || !flags.contains(.needsMeasure), algorithm.replace(child, self) {
      awaitsSum = true
      graph.enqueueMeasure(self)
      markNeedsDrawing()
      return
    }
    awaitsSum = false
    algorithm.childChanged(child, self)
    super.childAnswerChanged(child)
  }

  /// Sums up once after any number of children that changed.
  override func sumUp() -> Bool {
    guard awaitsSum else { return false }
    awaitsSum = false
    guard let answer = algorithm.resum(self) else { return false }
    let before = rememberedAnswers
    replaceMemo(with: answer, for: before.first?.proposal ?? proposal)
    if flags.contains(.isPlaced) { graph.enqueuePlacement(self) }
    let isDifferent = flags.contains(.hasForgotten) || !before.allSatisfy { answer.covers($0.answer) }
    flags.remove(.hasForgotten)
    if isDifferent {
      layoutParent?.childAnswerChanged(self)
    } else if !flags.isDisjoint(with: [.hasGuides, .hasBaselines]) {
      guidesChanged()
    }
    return true
  }

  override func childGuidesChanged(_ child: ElementNode) {
    forgetGuides()
    if algorithm.guidesChanged(of: child) { invalidateAnswer() }
    guidesChanged()
  }

  override package var endsSafeArea: Bool { algorithm.endsSafeArea }

  override package func origin(of child: ElementNode) -> CGPoint { placedOrigin(Int(child.indexInParent)) }

  package func placedOrigin(_ index: Int) -> CGPoint {
    guard origins.indices.contains(index) else { return .zero }
    var origin = origins[index]
    if isRightToLeft, algorithm.mirrors {
      origin.x = size.width - origin.x - children[index].size.width
    }
    return origin
  }

  /// Remembered until something below changes: every level above asks for the same guides again, so that
  /// working them out anew would double the work with each level.
  override func computeGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) {
      assert(
        isCurrent { algorithm.guide(key, proposal, self) == known.value },
        "a remembered guide is out of date")
      return known.value
    }
    let value = algorithm.guide(key, proposal, self)
    if guides.count >= 32 { guides.removeAll(keepingCapacity: true) }
    guides.append(RememberedGuide(key: key, proposal: proposal, value: value))
    return value
  }

  private struct RememberedGuide {
    var key: AlignmentKey
    var proposal: Proposal
    var value: Double?
  }

  override func forgetGuides() { if !guides.isEmpty { guides.removeAll() } }

  override package func spacing() -> ViewSpacing { algorithm.spacing(self) }

  override func childSpacingChanged(_ child: ElementNode) {
    algorithm.childChanged(child, self)
    invalidateAnswer()
  }

  // MARK: Drawing

  override func childNeedsDrawing(_ child: ElementNode) { stale?.append(child.indexInParent) }

  override func draw() -> Placed {
    let order = currentPaintOrder()
    if var stale, !flags.contains(.departing), stale.count * 4 < children.count + 8,
      tree.count == children.count
    {
      stale.sort()
      graph.counters.compositions &+= stale.count
      for index in stale where Int(index) < children.count {
        let position = order?.positions[Int(index)] ?? index
        tree = tree.replacing(Int(position), with: placedPicture(Int(index)))
      }
    } else {
      graph.counters.compositions &+= children.count
      tree = FragmentTree(pictures(in: order))
    }
    stale = []
    let drawn = algorithm.decorate(tree, self)
    // One child drawn at a place needs no group of its own.
    if let drawn { return drawn }
    if tree.count == 1 { return tree[0] }
    if tree.bounds.isNull { return Placed(.empty) }
    return Placed(Fragment(id: id, bounds: tree.bounds, items: [.children(tree)]))
  }

  func placedPicture(_ index: Int) -> Placed {
    var placed = algorithm.draws(index) ? children[index].picture() : Placed(.empty)
    let origin = placedOrigin(index)
    placed.origin.x += origin.x
    placed.origin.y += origin.y
    return placed
  }

  /// The indices of the children that draw something at a point, by the last picture; nil where it is out of date.
  func drawnChildren(at point: CGPoint) -> [Int]? {
    guard stale?.isEmpty ?? false, tree.count == children.count else { return nil }
    return tree.indices(near: CGRect(origin: point, size: .zero))
  }

  /// The children from back to front, nil when that is the order of the list.
  func currentPaintOrder() -> PaintOrder? {
    assert(
      !isPaintOrderKnown || isCurrent { paintOrder?.order == makePaintOrder()?.order },
      "a remembered paint order is out of date")
    if !isPaintOrderKnown {
      paintOrder = makePaintOrder()
      isPaintOrderKnown = true
    }
    return paintOrder
  }

  private func makePaintOrder() -> PaintOrder? {
    guard flags.traitUses.contains(.paintOrder) || algorithm.raisesChildren else { return nil }
    return PaintOrder(children, isRaised: algorithm.isRaised)
  }

  /// Children are painted in another order than before.
  func paintOrderChanged() {
    isPaintOrderKnown = false
    redrawChildren()
  }

  override func redrawChildren() {
    stale = nil
    markNeedsDrawing()
  }
}

extension ElementNode {
  /// The element's place in paint order among its siblings; NaN counts as zero.
  package var zIndex: Double {
    let value = elementTrait(ObjectIdentifier(ZIndexTrait.self)) as? Double ?? 0
    return value.isNaN ? 0 : value
  }

  package var layoutPriority: Double {
    elementTrait(ObjectIdentifier(LayoutPriorityTrait.self)) as? Double ?? 0
  }
}

package enum ZIndexTrait: TraitKind { package static var uses: TraitUses { .paintOrder } }
package enum LayoutPriorityTrait: TraitKind { package static var uses: TraitUses { .priority } }
