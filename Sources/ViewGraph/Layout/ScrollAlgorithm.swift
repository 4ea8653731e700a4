import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// The parameters of a scroll view.
package struct ScrollConfiguration: Equatable, Sendable {
  package var axes: Axis.Set
  package var showsIndicators: Bool
  /// Whether indicators lie on what is dark.
  package var isDark: Bool
  /// Whether indicators are those of a phone, which nobody takes hold of.
  package var hasThinIndicators: Bool

  package init(axes: Axis.Set, showsIndicators: Bool, isDark: Bool = false, hasThinIndicators: Bool = false) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    (self.isDark, self.hasThinIndicators) = (isDark, hasThinIndicators)
  }
}

/// Shows a part of its content: the algorithm of `ScrollView`.
///
/// Along its axes the view takes what it is proposed and proposes nothing; across it is as large as its
/// content. Where the content stands is a property beside the picture: scrolling draws nothing anew.
package final class ScrollAlgorithm: LayoutAlgorithm {
  package private(set) var configuration: ScrollConfiguration
  /// How far the content is scrolled, in points from its leading and top edges.
  package private(set) var offset = CGPoint.zero
  /// How far what shows is beyond an end of the content: while a finger pulls it, and on its way back.
  package private(set) var overscroll = CGPoint.zero
  /// The length that can be scrolled through, with margins.
  package private(set) var contentSize = CGSize.zero
  /// Where it is on its way to, until it stands there for certain.
  var aim: ScrollAim?
  /// What moves it by itself.
  var course: ScrollCourse?
  /// The refresh that is under way.
  var refresh: ScrollRefresh?
  /// The moment in which it shows where it stands though nothing moves.
  var flash: ScrollFlash?
  /// What it is doing, for the program.
  var phase = ScrollPhase.idle
  /// Whether the user has scrolled since the program did last.
  var isPositionedByUser = false
  /// What it showed when the user began to move it; nil while the user does not.
  var beginning: ScrollTarget?
  /// How fast a finger moves it, in points a second.
  var fingerVelocity: CGVector?
  /// The frame in which it was settled first.
  private var firstFrame: UInt32?
  /// How it was settled last.
  private var settled: (content: CGSize, visible: CGSize)?
  /// How far the view reaches over unsafe areas: written by the slot around it before it is placed.
  private(set) var safeArea = EdgeInsets()
  private let container = RelativeContainer()
  private var slot: SlotID?
  private var inbox: GraphInbox?
  /// What the environment says of the view.
  private(set) var traits = ScrollTraits()
  private var margins: EdgeInsets { traits.margins }
  /// What the bar above and those who follow have been told last.
  private var told = ScrollPlaces()

  init(_ configuration: ScrollConfiguration) { self.configuration = configuration }

  deinit { if let slot { inbox?.graph?.releaseSlot(slot) } }

  override func nodeRemoved(_ node: ContainerNode) {
    if let slot { node.graph.releaseSlot(slot) }
    slot = nil
    course?.stop()
    flash?.stop()
    refresh?.stop()
    (course, flash, refresh) = (nil, nil, nil)
    tell(ScrollPlaces(), node)
  }

  /// Applies other axes or indicators. The offset stays, on axes that the view still scrolls along.
  func apply(_ configuration: ScrollConfiguration) { self.configuration = configuration }

  override var relativeContainer: RelativeContainer? { container }
  override var endsSafeArea: Bool { true }
  override var clipsContent: Bool { traits.clips }
  override var semanticsRole: SemanticsRole? { .scrollArea }

  override func declaresSpace(named name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollSpace else { return false }
    return space.axis.map { scrolls($0) } ?? true
  }

  package func scrolls(_ axis: Axis) -> Bool {
    configuration.axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func readTraits(_ node: ContainerNode) {
    let traits = node.tracking { ScrollTraits(EnvironmentValues(scope: node.environment), configuration) }
    guard traits != self.traits else { return }
    self.traits = traits
    node.markNeedsDrawing()
  }

  /// The proposal for the content. Also sets the container's size for the views that refer to it.
  private func contentProposal(_ proposal: Proposal, _ node: ContainerNode) -> Proposal {
    readTraits(node)
    var inner = proposal.inset(by: margins)
    container.setSize(inner)
    if scrolls(.horizontal) { inner.width = .nan }
    if scrolls(.vertical) { inner.height = .nan }
    return inner
  }

  /// The part inside of the safe area, larger by how far the view reaches over the unsafe one.
  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    var answer = safePart(proposal, node)
    answer.size.width += safeArea.horizontal
    answer.size.height += safeArea.vertical
    return answer
  }

  /// The answer of the slot around the view, in which unsafe areas do not count.
  func answerOfSlot(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    // The slot keeps this answer and the view does not: the view counts as one that has forgotten.
    node.flags.insert(.hasForgotten)
    return safePart(proposal, node)
  }

  private func safePart(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    guard let child = node.children.first else { return .always(.zero) }
    // Content that refers to the container's size is placed by the size that the view itself is placed in.
    var size = container.asking {
      child.answer(contentProposal(proposal, node)).shifted(by: margins, proposal: proposal).size
    }
    if scrolls(.horizontal), !proposal.width.isNaN { size.width = CGFloat(Proposal.clamped(proposal.width)) }
    if scrolls(.vertical), !proposal.height.isNaN { size.height = CGFloat(Proposal.clamped(proposal.height)) }
    // For this proposal alone: what refers to the container's size may have no part in the answer, as a background has
    // none.
    return .exactly(proposal, size)
  }

  override func place(_ node: ContainerNode) {
    guard let child = node.children.first else { return }
    let attachments = node.scrollAttachments.map(\.attachment)
    let kept = attachments.lazy.compactMap(\.keptPlace).first
    keptEdge = if case .edge(let edge)? = kept, !isPositionedByUser { edge } else { nil }
    keptIdentity = if case .view(let identity, _)? = kept { identity } else { nil }
    keepsPlace = keptEdge == nil && attachments.contains(where: \.keepsPlace)
    child.place(contentProposal(node.proposal, node))
    if keepsPlace, aim == nil, let kept = first, let target = keptTarget(kept, node) {
      let place = frame(of: target, node).origin
      offset.x += scrolls(.horizontal) ? place.x - kept.place.x : 0
      offset.y += scrolls(.vertical) ? place.y - kept.place.y : 0
    }
    contentSize = CGSize(
      width: child.size.width + margins.horizontal + safeArea.horizontal,
      height: child.size.height + margins.vertical + safeArea.vertical)
    settle(node, attachments)
    node.origins[0] = origin
    writeSlot(node)
    tell(places, node)
    node.graph.scrollMayHaveChanged(node)
  }

  /// Takes in another length of the content or of what is seen of it: where the program says so what is seen stays at
  /// an end of the content.
  private func settle(_ node: ContainerNode, _ attachments: [any ScrollAttaching]) {
    let isResized = settled.map { $0.visible != node.size } ?? false
    offset = anchored(offset, node, from: settled, anchors(attachments))
    offset = held(offset, node)
    settled = (contentSize, node.size)
    if isResized, attachments.contains(where: { $0.keptPlace != nil || $0.targetBehavior != nil }) {
      node.graph.afterLayout { self.followSize(node) }
    }
  }

  private var places: ScrollPlaces {
    let offset = scrolls(.vertical) ? offset.y : 0
    return ScrollPlaces(offset: offset, underBar: safeArea.top > 0 ? offset : 0)
  }

  /// Tells those who ask what has changed for them.
  private func tell(_ places: ScrollPlaces, _ node: ContainerNode) {
    let before = told
    guard places != before else { return }
    told = places
    let bar = places.underBar != before.underBar ? traits.bar : nil
    let follower = places.offset != before.offset ? traits.follower : nil
    guard bar != nil || follower != nil else { return }
    let act = {
      bar?.scrolled(to: places.underBar)
      follower?.scrolled(to: places.offset, by: places.offset - before.offset)
    }
    if Graph.current == nil { act() } else { node.graph.afterLayout(act) }
  }

  /// Puts what the content is moved by into the slot of the picture.
  private func writeSlot(_ node: ContainerNode) {
    let slot = slot ?? node.graph.makeSlot(.offset(.zero))
    self.slot = slot
    inbox = node.graph.inbox
    node.graph.setSlot(slot, .offset(shift(node)))
  }

  /// What is beside the content: its margins, and the unsafe areas that it begins inside of.
  var insets: EdgeInsets {
    EdgeInsets(
      top: margins.top + safeArea.top, leading: margins.leading + safeArea.leading,
      bottom: margins.bottom + safeArea.bottom, trailing: margins.trailing + safeArea.trailing)
  }

  /// Content that is shorter than what is seen of it stands where the program says, else at the start.
  private var shortfall = CGPoint.zero

  private var origin: CGPoint {
    CGPoint(
      x: margins.leading + safeArea.leading - shown.x + shortfall.x,
      y: margins.top + safeArea.top - shown.y + shortfall.y
    ).held
  }

  /// How far the content shows scrolled.
  var shown: CGPoint { CGPoint(x: offset.x + overscroll.x, y: offset.y + overscroll.y) }

  /// The largest offset.
  func limit(_ node: ContainerNode) -> CGPoint {
    CGPoint(
      x: scrolls(.horizontal) ? max(contentSize.width - node.size.width, 0) : 0,
      y: scrolls(.vertical) ? max(contentSize.height - node.size.height, 0) : 0)
  }

  /// An offset within what can be scrolled through.
  func held(_ offset: CGPoint, _ node: ContainerNode) -> CGPoint {
    let limit = limit(node)
    return CGPoint(x: offset.x.clamped(to: 0...limit.x), y: offset.y.clamped(to: 0...limit.y))
  }

  /// The offset with which the content stays at an anchor of the program's, where that was so before.
  private func anchored(
    _ offset: CGPoint, _ node: ContainerNode, from before: (content: CGSize, visible: CGSize)?,
    _ anchors: ScrollAnchors
  ) -> CGPoint {
    let limit = limit(node)
    shortfall = .zero
    if let anchor = anchors.alignment {
      if scrolls(.horizontal) { shortfall.x = max(node.size.width - contentSize.width, 0) * anchor.x }
      if scrolls(.vertical) { shortfall.y = max(node.size.height - contentSize.height, 0) * anchor.y }
    }
    guard let before else {
      firstFrame = node.graph.frame
      guard let anchor = anchors.initialOffset else { return offset }
      return CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
    }
    let isUntouched = !hasBeenScrolled && !isPositionedByUser && aim == nil && course == nil
    // What lazy containers expect to be there is made in the rounds of the first layout.
    let isFirst = isUntouched && node.graph.frame == firstFrame
    func follow(
      _ offset: CGFloat, _ limit: CGFloat, _ before: CGFloat, _ unit: (UnitPoint) -> CGFloat
    ) -> CGFloat {
      // It begins where it is to begin once there is something to scroll.
      if isFirst || isUntouched && before <= 0 {
        return anchors.initialOffset.map { limit * unit($0) } ?? offset
      }
      guard let anchor = anchors.sizeChanges, abs(offset - max(before, 0) * unit(anchor)) <= 1 else {
        return offset
      }
      return limit * unit(anchor)
    }
    return CGPoint(
      x: follow(offset.x, limit.x, before.content.width - before.visible.width, \.x),
      y: follow(offset.y, limit.y, before.content.height - before.visible.height, \.y))
  }

  /// A view that stays where it is seen, and where in the content it began by the last layout.
  struct KeptView {
    let target: NodeHandle
    /// Whether the program has put the scroll view at it. Otherwise it is the first of the target layout that is seen.
    let isNamed: Bool
    let place: CGPoint
  }
  var first: KeptView?

  /// Whether anything has moved it from where it began.
  package private(set) var hasBeenScrolled = false

  /// Scrolls, as far as there is content. The picture stays; only the slot's value changes.
  package func scroll(to target: CGPoint, _ node: ContainerNode) { scroll(to: target, beyond: .zero, node) }

  /// Scrolls to an offset and, where it is at an end, shows the content pulled beyond that.
  func scroll(to target: CGPoint, beyond overscroll: CGPoint, _ node: ContainerNode) {
    let target = held(target, node)
    guard target != offset || overscroll != self.overscroll, !node.origins.isEmpty else { return }
    hasBeenScrolled = true
    offset = target
    self.overscroll = overscroll
    node.origins[0] = origin
    writeSlot(node)
    if let child = node.children.first { node.graph.frames.moved(child) }
    node.graph.windows.mayHaveMoved = true
    node.semanticsMayHaveChanged()
    if showsIndicators { node.markNeedsDrawing() }
    tell(places, node)
    node.graph.scrollMayHaveChanged(node)
  }

  /// Moves the offset along with content that has turned out longer or shorter before what is seen; held where the
  /// content ends once the view is placed again.
  func shift(by distance: Double, _ axis: Axis, _ node: ContainerNode) {
    guard scrolls(axis), !node.origins.isEmpty else { return }
    if axis == .vertical { offset.y += distance } else { offset.x += distance }
    let (x, y) = axis == .vertical ? (0, distance) : (distance, 0)
    course?.shift(by: CGPoint(x: x, y: y))
    if let start = beginning?.rect { beginning?.rect = start.offsetBy(dx: x, dy: y) }
    node.origins[0] = origin
    writeSlot(node)
    if let child = node.children.first { node.graph.frames.moved(child) }
    node.graph.enqueuePlacement(node)
  }

  /// Whether what is seen stays where it is when content is inserted before it.
  private(set) var keepsPlace = false
  /// The edge at which the program has put it.
  private(set) var keptEdge: Edge?
  /// The view at which the program has put it, or the user as the program knows.
  private(set) var keptIdentity: AnyHashable?

  /// Whether a slot of the picture is the one that moves the content.
  func isMoved(by slot: SlotID) -> Bool { self.slot == slot }

  /// How the picture of the content moves for the offset.
  private func shift(_ node: ContainerNode) -> CGPoint {
    CGPoint(x: node.isRightToLeft ? shown.x : -shown.x, y: -shown.y)
  }

  /// Makes room for unsafe areas that the view lies under: its content starts inside and passes below. The view is to
  /// be placed next.
  func setSafeArea(_ insets: EdgeInsets, _ node: ContainerNode) {
    guard insets != safeArea else { return }
    safeArea = insets
    node.forgetAnswers()
    // For the same proposal the content starts elsewhere.
    node.flags.insert(.needsPlacement)
  }

  override func decorate(_ tree: FragmentTree, _ node: ContainerNode) -> Placed? {
    guard let child = node.children.first, let slot else { return Placed(.empty) }
    let shift = shift(node)
    var content = child.picture()
    let origin = node.placedOrigin(0)
    content.origin.x += origin.x - shift.x
    content.origin.y += origin.y - shift.y
    // The place is the slot's to change: a fragment of its own carries it.
    let moving = Placed(Fragment(id: child.id, items: [.children(FragmentTree([content]))]), slot: slot)
    // What shows beyond the frame is no scroll area of a host's; one that scrolls by itself cannot show it.
    guard traits.clips || traits.isNative else { return moving }
    let bounds = CGRect(origin: .zero, size: node.size)
    var items: [Item] = [.group(.clip(Path(bounds), FillStyle()), moving)]
    items += indicators(node) + refreshItems(node)
    let clipped = Placed(Fragment(id: node.id, bounds: bounds, items: items))
    let element = NativeElement(
      kind: .scroll(
        contentSize: contentSize, axes: traits.isEnabled ? configuration.axes : [], offset: slot),
      rect: bounds, node: node.id)
    return Placed(Fragment(id: node.id, bounds: bounds, items: [.native(element, clipped)]))
  }
}

/// The part of a scroll view that lays out: one child, the implicit column of the content.
package struct ScrollContainer<Content: View> {
  var configuration: ScrollConfiguration
  var content: Content

  package nonisolated init(_ configuration: ScrollConfiguration, content: Content) {
    self.configuration = configuration
    self.content = content
  }
}

extension ScrollContainer: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType { ScrollContainerType<Content>() }
}

final class ScrollContainerType<Content: View>: ContainerTypeBase, @unchecked Sendable {
  init() {
    super.init(
      for: ScrollContainer<Content>.self, layout: ScrollConfiguration.self,
      layoutOffset: MemoryLayout<ScrollContainer<Content>>.offset(of: \.configuration) ?? 0,
      contentOffset: MemoryLayout<ScrollContainer<Content>>.offset(of: \.content) ?? 0,
      content: { ImplicitStackType(.column, of: .of(Content.self)) })
  }

  override func makeAlgorithm(_ layout: UnsafeRawPointer) -> LayoutAlgorithm {
    ScrollAlgorithm(layout.assumingMemoryBound(to: ScrollConfiguration.self).pointee)
  }

  override func update(_ algorithm: LayoutAlgorithm, _ layout: UnsafeRawPointer) -> Bool {
    guard let algorithm = algorithm as? ScrollAlgorithm else { return false }
    algorithm.apply(layout.assumingMemoryBound(to: ScrollConfiguration.self).pointee)
    return true
  }
}
