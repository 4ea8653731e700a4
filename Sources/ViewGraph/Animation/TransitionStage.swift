import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// Where a view stands on its way into or out of the tree.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// In place.
  case identity
  /// Removed, and on its way out.
  case didDisappear

  /// Whether the view is in place, so that the transition changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is inserted, 0 in place, 1 after it is removed.
  public var value: Double {
    switch self {
    case .willAppear: return -1
    case .identity: return 0
    case .didDisappear: return 1
    }
  }
}

/// How views come and go, as the engine sees it: a view around the picture of the one that does.
package protocol TransitionDescription: AnyObject {
  /// The animation of the transition itself on the way to a phase; nil for that of the change.
  func animation(to phase: TransitionPhase) -> Animation?
  /// Makes the tree that shows the picture in a phase.
  func makeRoot(_ source: PictureSource, _ phase: TransitionPhase, _ graph: Graph) -> RootNode
  /// Takes that tree to another phase.
  func move(_ root: RootNode, _ source: PictureSource, to phase: TransitionPhase)
}

/// The transition of views that declare none: they fade.
final class FadeDescription: TransitionDescription {
  func animation(to phase: TransitionPhase) -> Animation? { nil }

  func makeRoot(_ source: PictureSource, _ phase: TransitionPhase, _ graph: Graph) -> RootNode {
    RootNode(FadingPicture(source: source, phase: phase), graph: graph)
  }

  func move(_ root: RootNode, _ source: PictureSource, to phase: TransitionPhase) {
    root.setView(FadingPicture(source: source, phase: phase))
  }
}

package enum TransitionTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// A small tree of its own, that shows the picture of a view while it comes or goes. The view itself is in
/// the main tree, or is gone from it.
package final class TransitionStage {
  private let source: PictureSource
  private let description: any TransitionDescription
  private let graph: Graph
  private let root: RootNode
  @exclusivity(unchecked) private var hasEnded = false
  private let drawing = StageHost()
  /// How often it has been sent to a phase.
  @exclusivity(unchecked) private var moves = 0

  /// Draws the stage's picture.
  var host: ElementNode? {
    get { drawing.element }
    set { drawing.element = newValue }
  }

  init(_ description: any TransitionDescription, phase: TransitionPhase, of element: ElementNode) {
    self.description = description
    source = PictureSource(element.size)
    graph = Graph(stageOf: element.graph, environment: element.environment)
    root = description.makeRoot(source, phase, graph)
    // What reaches a stage from elsewhere reaches it in the work of the graph that shows it.
    graph.needsFrame = { [drawing] _ in
      if let host = drawing.element, !host.isDead { host.markNeedsDrawing() }
    }
  }

  /// Animates to another phase, from what shows, and calls `completion` when nothing moves any more; not where it has been
  /// sent on meanwhile.
  func move(to phase: TransitionPhase, _ transaction: Transaction, completion: @escaping () -> Void) {
    root.layout(Proposal(source.size))
    _ = root.picture()
    var transaction = transaction
    if let animation = description.animation(to: phase) { transaction.animation = animation }
    moves += 1
    let move = moves
    transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
      if self?.moves == move { completion() }
    }
    graph.transaction = transaction
    description.move(root, source, to: phase)
    graph.transaction = Transaction()
    graph.update()
  }

  /// The present picture, in the element's coordinates, for what the element draws.
  func picture(of content: Placed, size: CGSize) -> Placed {
    source.show(content, size)
    root.layout(Proposal(size))
    var placed = root.picture()
    // What the transition lays out around the view is centred on it.
    let own = root.element?.size ?? size
    placed.origin.x += (size.width - own.width) / 2
    placed.origin.y += (size.height - own.height) / 2
    return placed
  }

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    graph.needsFrame = { _ in }
    root.invalidate()
  }
}

/// Who draws a stage, for a closure that runs in the graph's work and may outlive it.
private final class StageHost: @unchecked Sendable {
  weak var element: ElementNode?
}

/// The picture that a stage shows.
package final class PictureSource {
  fileprivate(set) var placed = Placed(.empty)
  fileprivate(set) var size: CGSize
  private let changed = Source()

  init(_ size: CGSize) { self.size = size }

  func show(_ placed: Placed, _ size: CGSize) {
    let isSame = placed.fragment === self.placed.fragment && placed.origin == self.placed.origin
    guard !isSame || size != self.size else { return }
    self.placed = placed
    self.size = size
    changed.wake(Transaction())
  }

  fileprivate func read() { changed.recordRead(in: nil) }
}

/// A view that shows a picture of another.
nonisolated package struct PictureView: LeafView {
  package typealias Body = Never
  private let source: PictureSource
  package nonisolated init(source: PictureSource) { self.source = source }

  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    source.read()
    return .always(source.size)
  }

  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    source.read()
    let placed = source.placed
    return placed.fragment.isEmpty ? [] : [.children(FragmentTree([placed]))]
  }
}

/// The picture of a view that fades.
nonisolated private struct FadingPicture: View {
  let source: PictureSource
  let phase: TransitionPhase
  @MainActor var body: some View {
    PictureView(source: source).modifier(_OpacityEffect(opacity: phase.isIdentity ? 1 : 0))
  }
}
