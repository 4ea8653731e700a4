import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// A node that takes part in layout and drawing.
///
/// Layout is a negotiation with memory: `answer(_:)` is asked by the layout parent, any number of times and
/// with any proposal; `place(_:)` settles the size. Where the node stands is the parent's knowledge
/// (`origin(of:)`), relative to the parent and not rounded, so that a move touches no node.
///
/// Invariants: `layoutParent` is the nearest element above once the node is in a container's list; `size` is
/// the answer to `proposal`; `drawn` is current unless `needsDrawing` is set, in which case it is set on
/// every element above as well.
package class ElementNode: ViewNode {
  // Above this node in the tree, where it is kept for as long as this node is.
  @exclusivity(unchecked) package final unowned(unsafe) var layoutParent: ElementNode?
  /// Set once, by init.
  package final var id: UInt64 { UInt64(serial) }
  @exclusivity(unchecked) final var memo = AnswerMemo()
  // The two numbers fill what the memo and the picture before them leave of eight bytes.
  /// The element's place in the table of nodes, once something outside of the tree names it.
  @exclusivity(unchecked) private final var placeInTable: UInt32 = 0
  @exclusivity(unchecked) package final internal(set) var size: CGSize = .zero
  /// With which the node was placed last.
  @exclusivity(unchecked) package final internal(set) var proposal = Proposal.unspecified
  @exclusivity(unchecked) final var drawn = Placed(.empty)
  @exclusivity(unchecked) package final var indexInParent: Int32 = 0
  /// The spacing that an element above has read last; nil for a plain one. See `spacingForParent`.
  private final var knownSpacing: KnownSpacing?

  override init(_ place: NodePlace, type: _ViewType?) {
    super.init(place, type: type)
    flags.insert(.needsDrawing)
  }

  init(rootOf graph: Graph) {
    super.init(rootOf: graph, environment: graph.rootScope)
    flags.insert(.needsDrawing)
  }

  /// What names the element from outside. For one that may have left the tree the table is that of the graph it was
  /// in.
  package final func handle(in table: NodeTable) -> NodeHandle {
    if placeInTable == 0 {
      guard !isDead else { return .gone }
      placeInTable = table.insert(self).index
    }
    return NodeHandle(index: placeInTable, serial: serial)
  }

  final override func leave() {
    memo.removeAll(in: graph.answers)
    if placeInTable != 0 { graph.nodes.remove(NodeHandle(index: placeInTable, serial: serial)) }
    graph.semantics?.forget(self)
  }

  final override var isElement: Bool { true }

  // MARK: The list

  package final override var elementCount: Int { 1 }
  package final override func collect(into elements: inout [ElementNode]) { elements.append(self) }

  /// The list of this element's own content has changed.
  package override func listChanged() { graph.enqueueChildren(self) }

  /// Collects the changed list again. Called once per frame, after bodies have run.
  func rebuildChildren() {}

  /// The elements laid out by this one, in order.
  package func forEachElement(_ body: (ElementNode) -> Void) {}

  // MARK: Layout

  /// Works the answer out; `answer(_:)` remembers it.
  func computeAnswer(_ proposal: Proposal) -> SizeAnswer { .always(.zero) }

  /// Works the answer out without what was kept of earlier ones; nil where that would run code of a program's. For debug
  /// builds.
  func answerAnew(_ proposal: Proposal) -> SizeAnswer? { nil }

  /// A child's answers have changed.
  func childAnswerChanged(_ child: ElementNode) {
    graph.enqueueMeasure(self)
    markNeedsDrawing()
  }

  /// A child's alignment guide has changed, though its size may be the same. Elements above align by it.
  func childGuidesChanged(_ child: ElementNode) { guidesChanged() }

  /// Computes the answer again from cached sums of the children, where that is possible, and invalidates the
  /// parent if it differs.
  func sumUp() -> Bool { false }

  /// Drops what is remembered of guides.
  func forgetGuides() {}

  /// Places what is inside, for `size` and `proposal`.
  func placeContent() {}

  /// Where a child stands in this node's coordinates: never beyond `Limits.extent`.
  package func origin(of child: ElementNode) -> CGPoint { .zero }

  /// The safe area that this element sets for a child, in this element's coordinates.
  package func safeAreaRegion(for child: ElementNode) -> SafeAreaRegion? { nil }

  /// Whether safe areas further up do not count below this element (the content of a scroll view).
  package var endsSafeArea: Bool { false }

  /// Where what is inside appears, when the node moves it without laying it out elsewhere: at the end of animations
  /// that are under way.
  package var contentTransform: ContentTransform { .identity }

  /// Where what is inside appears now.
  package var presentedContentTransform: ContentTransform { .identity }

  /// Whether what is inside runs from right to left.
  package final var isRightToLeft: Bool { environment.isRightToLeft }

  // MARK: Guides and spacing

  func computeGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? { nil }

  package func spacing() -> ViewSpacing { .plain }

  /// The spacing, for a layout parent that uses it and is invalidated when it changes. Cached until something
  /// below changes: every level above reads it, and computing it each time would be quadratic.
  final func spacingForParent() -> ViewSpacing {
    if flags.contains(.isSpacingKnown) {
      assert(isCurrent { !isOther(self.spacing()) }, "a remembered spacing is out of date")
      return knownSpacing?.value ?? .plain
    }
    let spacing = spacing()
    // An element further up may be asking, that passes it on.
    recordSpacing(spacing, isUnreported: isUnreported(spacing))
    return spacing
  }

  /// The spacing, for a modifier around this element that passes it on.
  package final func spacingForModifier() -> ViewSpacing {
    flags.insert(.isSpacingUsed)
    return spacing()
  }

  /// Invalidates the cached spacing of this element and of those above that depend on it. Stops where it has
  /// not been read since it was invalidated last, so that this costs no more than the reads did.
  final func forgetSpacing() {
    var node: ElementNode? = self
    while let current = node, current.flags.contains(.isSpacingUsed) {
      current.flags.subtract([.isSpacingUsed, .isSpacingKnown])
      node = current.layoutParent
    }
  }

  private final func recordSpacing(_ spacing: ViewSpacing, isUnreported: Bool = false) {
    flags.formUnion([.hasReportedSpacing, .isSpacingKnown, .isSpacingUsed])
    if spacing.isSame(as: .plain), !isUnreported {
      knownSpacing = nil
    } else if knownSpacing?.isUnreported != isUnreported || isOther(spacing) {
      knownSpacing = KnownSpacing(spacing, isUnreported: isUnreported)
    }
  }

  private final func isOther(_ spacing: ViewSpacing) -> Bool {
    !spacing.isSame(as: knownSpacing?.value ?? .plain)
  }

  /// Whether the layout parent has arranged its children by another spacing, or may have.
  final var hasUnreportedSpacing: Bool { isUnreported(spacing()) }

  /// The layout parent has asked anew.
  final func spacingWasReported() { knownSpacing?.isUnreported = false }

  private final func isUnreported(_ spacing: ViewSpacing) -> Bool {
    flags.contains(.hasReportedSpacing) && (knownSpacing?.isUnreported == true || isOther(spacing))
  }

  /// Invalidates the elements above that depend on this element's spacing, if it has changed.
  final func spacingMayHaveChanged() {
    var node = self
    while let parent = node.layoutParent {
      if node.flags.contains(.hasReportedSpacing) {
        let spacing = node.spacing()
        guard node.isUnreported(spacing) else {
          node.flags.formUnion([.isSpacingKnown, .isSpacingUsed])
          return
        }
        parent.childSpacingChanged(node)
        node.recordSpacing(spacing)
      }
      guard parent.passesSpacing(of: node) else { return }
      node = parent
    }
  }

  /// The spacing of a child, on which this element depends, has changed.
  func childSpacingChanged(_ child: ElementNode) {}

  /// Whether this element's own spacing depends on the child's.
  func passesSpacing(of child: ElementNode) -> Bool { true }

  // MARK: Drawing

  /// What is drawn among the children changed, though no child did.
  func redrawChildren() { markNeedsDrawing() }

  func draw() -> Placed { Placed(.empty) }

  /// The element's own way from what it has drawn to what it draws; nil where only numbers change, or all at once.
  func contentChange(from old: [Item], to new: [Item]) -> (any ContentChange)? { nil }

  /// A child's fragment is out of date.
  func childNeedsDrawing(_ child: ElementNode) {}

  // MARK: Traits

  /// The value of a trait for this element: what is set inmost holds.
  package final func elementTrait(_ key: ObjectIdentifier) -> Any? {
    graph.counters.traits &+= 1
    return innerTrait(key) ?? outerTrait(key)
  }

  /// Values that programs read have changed on children of a container inside.
  func childValuesChanged(_ child: ElementNode) {}

  /// The trait as set on the element that this one wraps. Traits of a container's content do not apply to the
  /// container.
  func innerTrait(_ key: ObjectIdentifier) -> Any? { nil }

  private final func outerTrait(_ key: ObjectIdentifier) -> Any? {
    var node: ViewNode? = parent
    while let current = node, !current.isElement {
      if let value = current.trait(key) { return value }
      node = current.parent
    }
    return nil
  }
}

/// Stands where a modifier's content turned out to be no element: takes no room and shows nothing.
final class EmptyElement: ElementNode {
  init(_ graph: Graph) { super.init(rootOf: graph) }
}

/// A spacing that is kept only where it is not plain, or not yet reported.
private final class KnownSpacing {
  let value: ViewSpacing
  /// The layout parent has not been told, and may have arranged its children by the one before.
  var isUnreported: Bool

  init(_ value: ViewSpacing, isUnreported: Bool) {
    self.value = value
    self.isUnreported = isUnreported
  }
}
