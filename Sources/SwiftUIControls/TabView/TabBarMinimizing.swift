import Observation
import SwiftUICore
import ViewGraph

/// When the bar of tabs gives way to what is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it: never.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content is scrolled on; it comes back when it is scrolled back.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content is scrolled back; it comes back when it is scrolled on.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Whether the bar of tabs has given way.
///
/// Owner: the view with the tabs. Told by what is scrolled in them.
@Observable
final class TabBarMinimizing: ScrollFollower {
  private(set) var isMinimized = false
  @ObservationIgnored var behavior = TabBarMinimizeBehavior.automatic
  /// Points that content was scrolled since it went the other way.
  @ObservationIgnored private var way = 0.0

  /// So far is scrolled before the bar goes or comes.
  private static let distance = 12.0

  init() {}

  func scrolled(to place: Double, by distance: Double) {
    if (distance > 0) != (way > 0) { way = 0 }
    way += distance
    if place <= 0 { return expand() }
    guard abs(way) >= Self.distance else { return }
    switch behavior {
    case .onScrollDown: set(way > 0)
    case .onScrollUp: set(way < 0)
    default: expand()
    }
  }

  /// The bar is there as a whole, until content is scrolled on from here.
  func expand() {
    way = 0
    set(false)
  }

  private func set(_ isMinimized: Bool) {
    guard isMinimized != self.isMinimized else { return }
    withAnimation(.spring(response: 0.35, dampingFraction: 0.9)) { self.isMinimized = isMinimized }
  }
}

extension EnvironmentValues {
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[MinimizeBehaviorKey.self] }
    set { self[MinimizeBehaviorKey.self] = newValue }
  }

  private struct MinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
  }
}

extension View {
  /// Sets when the bar of tab views below gives way to what is scrolled in a tab: what is left of it is the tab that shows,
  /// which brings the bar back. On a phone; the desktop's row of tabs stays.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
