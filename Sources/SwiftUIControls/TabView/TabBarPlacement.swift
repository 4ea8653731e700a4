import SwiftUICore
import ViewGraph

/// Where a `TabView` shows its tabs.
///
/// Source: TabBarPlacement in SwiftUI's documentation.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// In a bar at the lower edge, as on a phone.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In a bar at the upper edge, as on the desktop.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// As the dots of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Beside the window. No host here shows tabs so.
  public static let ornament = TabBarPlacement(name: "ornament")
}

extension EnvironmentValues {
  /// Where the tab view around shows its tabs; nil outside of tab views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  private struct TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }
}
