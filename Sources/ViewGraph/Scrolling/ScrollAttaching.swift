import Foundation
import Geometry
import LayoutEngine

/// A modifier with a part in the scroll views inside of it: it follows them, or says where they go. A scroll view in
/// another one is inside of that, and not of what is around it.
package protocol ScrollAttaching: ElementModifier {
  /// Whether anything comes of what the scroll view does, and of its end.
  nonisolated var followsMovement: Bool { get }
  /// Whether what is seen stays where it is when content is inserted before it.
  nonisolated var keepsPlace: Bool { get }
  /// Where content stands that the program has given no place; nil where the modifier says nothing of that.
  nonisolated var defaultAnchor: ScrollDefaultAnchor? { get }
  /// Where the program has put the scroll view, and where it stays when its content or its size changes; nil where the
  /// modifier says nothing of that.
  nonisolated var keptPlace: ScrollDestination? { get }
  /// Where scrolling ends; nil for what the modifier says nothing of.
  nonisolated var targetBehavior: (any ScrollTargetBehavior)? { get }
  /// Refreshes what the scroll view shows when the user pulls it; nil where nothing can be refreshed.
  nonisolated var refresh: (() async -> Void)? { get }
  /// The scroll view has been laid out, or has scrolled.
  nonisolated func scrolled(_ report: ScrollReport)
  nonisolated func phaseChanged(from old: ScrollPhase, _ report: ScrollReport)
}

extension ScrollAttaching {
  package nonisolated static var affects: ModifierAspects { [] }
  package nonisolated var followsMovement: Bool { true }
  package nonisolated var keepsPlace: Bool { false }
  package nonisolated var defaultAnchor: ScrollDefaultAnchor? { nil }
  package nonisolated var keptPlace: ScrollDestination? { nil }
  package nonisolated var targetBehavior: (any ScrollTargetBehavior)? { nil }
  package nonisolated var refresh: (() async -> Void)? { nil }
  package nonisolated func scrolled(_ report: ScrollReport) {}
  package nonisolated func phaseChanged(from old: ScrollPhase, _ report: ScrollReport) {}

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any ScrollAttaching {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

/// A scroll view as modifiers around it see it, for the length of a call.
package struct ScrollReport {
  let node: ContainerNode
  let algorithm: ScrollAlgorithm
  let attachment: UnaryNode

  package var geometry: ScrollGeometry { algorithm.geometry(node) }
  package var phase: ScrollPhase { algorithm.phase }
  /// Whether it stands where the user has brought it.
  package var isPositionedByUser: Bool { algorithm.isPositionedByUser }
  /// Points a second, of the content.
  package var velocity: CGVector? { algorithm.velocity }

  /// What the modifier keeps from one call to the next.
  package var kept: AnyObject? {
    get { attachment.state }
    nonmutating set { attachment.state = newValue }
  }

  /// Whether it is the first scroll view in the modifier, in the tree's order.
  package var isFirst: Bool { attachment.child.firstScrollView === node }

  /// Runs code of a program's, after this layout.
  package func afterLayout(_ action: @escaping () -> Void) { node.graph.afterLayout(of: attachment, action) }

  /// Runs code of a program's. What it reads wakes the modifier.
  package func observing<Result>(_ body: () -> Result) -> Result { attachment.observing { body() } }

  /// The identities of a type that the views of the target layout have, of those of which a part of their length is
  /// seen, from the start.
  package func visibleTargets<ID: Hashable>(_ type: ID.Type, threshold: Double) -> [ID] {
    algorithm.visibleTargets(node, threshold: threshold).compactMap { $0.identity(as: type, below: node) }
  }

  /// The identity of the view of the target layout that stands nearest to an anchor of what is seen: without one the
  /// first that begins there.
  package func target<ID: Hashable>(_ type: ID.Type, at anchor: UnitPoint?) -> ID? {
    algorithm.target(at: anchor, node)?.identity(as: type, below: node)
  }

  /// Sends the scroll view somewhere.
  ///
  /// - Parameter ifUnseen: Whether only where the view that it is to go to is not seen.
  package func scroll(to destination: ScrollDestination, ifUnseen: Bool = false, _ transaction: Transaction) {
    node.graph.scroll(
      ScrollRequest(
        place: .scrollView(node.handle(in: node.graph.nodes)), destination: destination, ifUnseen: ifUnseen,
        transaction: transaction))
  }
}

extension ScrollReport {
  /// Places the scroll view again in the next round of layout.
  package func placeAgain() { node.graph.enqueuePlacement(node) }

  /// Shows where the scroll view stands for a moment.
  package func flashIndicators() {
    let (node, algorithm) = (node, algorithm)
    node.graph.afterLayout { algorithm.flashIndicators(node) }
  }

  /// Takes the focus from the view that has it.
  package func endFocus() {
    let focus = node.graph.focus
    node.graph.afterLayout(of: attachment) { focus.focus(nil) }
  }
}

extension PassContext<PlacePass, UnaryNode> {
  /// The scroll views that the modifier has a part in, as far as they are there yet: what comes later
  /// asks by itself.
  package func forEachScrollView(_ body: (ScrollReport) -> Void) {
    var waiting: [ElementNode] = [node.child]
    while let next = waiting.popLast() {
      if let container = next as? ContainerNode, let algorithm = container.ownScrolling {
        body(ScrollReport(node: container, algorithm: algorithm, attachment: node))
        continue
      }
      var inside: [ElementNode] = []
      next.forEachElement { inside.append($0) }
      waiting.append(contentsOf: inside.reversed())
    }
  }

  /// The transaction of the changes that are being laid out.
  package var transaction: Transaction { node.graph.motions?.transaction ?? Transaction() }
}

extension ElementNode {
  /// The element itself, or the first scroll view in it.
  fileprivate final var firstScrollView: ContainerNode? {
    var found: ContainerNode?
    var waiting = [self as ElementNode]
    while found == nil, let element = waiting.popLast() {
      if let container = element as? ContainerNode, container.ownScrolling != nil {
        found = container
      }
      let end = waiting.count
      element.forEachElement { waiting.append($0) }
      waiting[end...].reverse()
    }
    return found
  }
}

extension UnaryNode {
  fileprivate final var scrollAttachment: (any ScrollAttaching)? { modifierType.scrolling?.value(value) }
}

extension ContainerNode {
  /// Of a scroll view, to which modifiers around are said; nil for what is none, and for one of a control around another.
  fileprivate final var ownScrolling: ScrollAlgorithm? {
    guard let scroll = algorithm as? ScrollAlgorithm, !scroll.traits.isAroundOwn else { return nil }
    return scroll
  }

  /// The modifiers with a part in a scroll view, from the inside out.
  var scrollAttachments: [(node: UnaryNode, attachment: any ScrollAttaching)] {
    var found: [(UnaryNode, any ScrollAttaching)] = []
    guard ownScrolling != nil else { return found }
    var node = layoutParent
    while let current = node {
      if (current as? ContainerNode)?.ownScrolling != nil { break }
      if let unary = current as? UnaryNode, let attachment = unary.scrollAttachment {
        found.append((unary, attachment))
      }
      node = current.layoutParent
    }
    return found
  }
}

/// What a modifier says of where content stands that the program has given no place.
package struct ScrollDefaultAnchor {
  /// Nil for nowhere in particular.
  let anchor: UnitPoint?
  /// Nil for all.
  let role: ScrollAnchorRole?

  package nonisolated init(anchor: UnitPoint?, role: ScrollAnchorRole?) {
    self.anchor = anchor
    self.role = role
  }
}

/// Where content stands that the program has given no place.
typealias ScrollAnchors = (initialOffset: UnitPoint?, sizeChanges: UnitPoint?, alignment: UnitPoint?)

extension ScrollAlgorithm {
  /// What the program says of content that it has given no place: what is said for the role alone counts before what is said
  /// for all, and of each what is nearest to the scroll view.
  func anchors(_ attachments: [any ScrollAttaching]) -> ScrollAnchors {
    let said = attachments.compactMap(\.defaultAnchor)
    func anchor(_ role: ScrollAnchorRole) -> UnitPoint? {
      if let own = said.first(where: { $0.role == role }) { return own.anchor }
      return said.lazy.filter { $0.role == nil }.compactMap(\.anchor).first
    }
    return (anchor(.initialOffset), keptEdge?.meetingPoint ?? anchor(.sizeChanges), anchor(.alignment))
  }

  /// Tells the modifiers around how the scroll view is now.
  func tellObservers(_ node: ContainerNode) {
    noteFirst(node)
    for (unary, attachment) in node.scrollAttachments {
      let report = ScrollReport(node: node, algorithm: self, attachment: unary)
      attachment.scrolled(report)
    }
  }

  func enter(_ phase: ScrollPhase, _ node: ContainerNode) {
    guard phase != self.phase, !node.isDead else { return }
    let old = self.phase
    self.phase = phase
    if hasIndicators { node.markNeedsDrawing() }
    for (unary, attachment) in node.scrollAttachments {
      let report = ScrollReport(node: node, algorithm: self, attachment: unary)
      attachment.phaseChanged(from: old, report)
    }
    node.graph.scrollMayHaveChanged(node)
  }

  /// The scroll view as the program is told of it.
  func geometry(_ node: ContainerNode) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: shown.x - insets.leading, y: shown.y - insets.top),
      contentSize: node.children.first?.size ?? .zero, contentInsets: clearInsets, containerSize: node.size)
  }
}
