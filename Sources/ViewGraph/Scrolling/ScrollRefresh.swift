import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// A refresh that is under way because the user has pulled a scroll view down: while it lasts the content stays below
/// the spokes that turn.
///
/// Owner: the scroll view.
final class ScrollRefresh: FrameTicker {
  private weak var node: ContainerNode?
  private let clock: FrameClock
  private let start: Double
  private var task: Task<Void, Never>?

  /// Points that the content shows pulled at which a refresh begins, and during it.
  static let threshold: CGFloat = 64
  static let rest: CGFloat = 60

  init(_ node: ContainerNode, _ action: @escaping () async -> Void) {
    self.node = node
    clock = node.graph.clock
    start = clock.now
    super.init()
    clock.add(self)
    let box = UncheckedBox((action: action, refresh: self))
    task = Task { @MainActor in
      await box.value.action()
      box.value.refresh.end()
    }
  }

  /// The view has gone.
  func stop() {
    task?.cancel()
    clock.remove(self)
  }

  private func end() {
    clock.remove(self)
    guard let node, !node.isDead, let scroll = node.algorithm as? ScrollAlgorithm else { return }
    node.graph.enter {
      scroll.refreshHasEnded(self, node)
      node.graph.workArrived()
    }
  }

  override func tick(_ time: Double) -> Bool {
    node?.markNeedsDrawing()
    return node != nil
  }

  /// Turns, of which each takes a second.
  var turns: Double { clock.now - start }
}

extension ScrollAlgorithm {
  private func refreshAction(_ node: ContainerNode) -> (() async -> Void)? {
    node.scrollAttachments.lazy.compactMap { $0.attachment.refresh }.first
  }

  /// Whether a pull at the top refreshes.
  func refreshes(_ node: ContainerNode) -> Bool { refreshAction(node) != nil }

  /// The content has been pulled.
  func refreshIfPulled(_ node: ContainerNode) {
    guard overscroll.y < 0, refresh == nil else { return }
    if overscroll.y <= -ScrollRefresh.threshold, let action = refreshAction(node) {
      refresh = ScrollRefresh(node, action)
    }
    node.markNeedsDrawing()
  }

  fileprivate func refreshHasEnded(_ refresh: ScrollRefresh, _ node: ContainerNode) {
    guard self.refresh === refresh else { return }
    self.refresh = nil
    node.markNeedsDrawing()
    if overscroll != .zero, fingerVelocity == nil {
      course?.stop()
      course = ScrollCourse(node, .pullBack(velocity: .zero))
    }
  }

  /// Where pulled content comes to rest.
  var restingPull: CGPoint { CGPoint(x: 0, y: refresh == nil ? 0 : -ScrollRefresh.rest) }

  /// Spokes where the content has been pulled away: as many as it has been pulled far, and turning
  /// while it is refreshed.
  func refreshItems(_ node: ContainerNode) -> [Item] {
    let pull = -overscroll.y
    guard pull > 0, refresh != nil || refreshAction(node) != nil else { return [] }
    let center = CGPoint(x: node.size.width / 2, y: insets.top + pull / 2)
    let shown = refresh == nil ? min(pull / ScrollRefresh.threshold, 1) : 1
    let turned = refresh.map { ($0.turns * 8).rounded(.down) } ?? 0
    return (0..<8).compactMap { spoke in
      guard Double(spoke) < Double(shown) * 8 else { return nil }
      let angle = (Double(spoke) / 8 - 0.25) * 2 * .pi
      let age = (Double(spoke) - turned).truncatingRemainder(dividingBy: 8)
      let opacity = refresh == nil ? 0.6 : 0.2 + 0.5 * ((age < 0 ? age + 8 : age) / 8)
      var path = Path()
      path.move(to: CGPoint(x: center.x + cos(angle) * 5, y: center.y + sin(angle) * 5))
      path.addLine(to: CGPoint(x: center.x + cos(angle) * 10, y: center.y + sin(angle) * 10))
      let color = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: Float(opacity))
      return .stroke(path, .color(color), StrokeStyle(lineWidth: 2.5, lineCap: .round))
    }
  }
}
