import Foundation
import SwiftUICore
import ViewGraph

/// What the user has changed of the tabs of a view: which of them its sidebar shows, and in which order those of a section
/// stand.
///
/// A tab view with a `tabViewCustomization(_:)` has a button in its sidebar for it; tabs and sections take part that have a
/// `customizationID(_:)`. The value can be stored: it is `Codable`, and `AppStorage` takes it.
///
/// Source: TabViewCustomization in SwiftUI's documentation.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// The tabs as the program gives them.
  public nonisolated init() {}

  /// What has been changed of a tab, by its `customizationID(_:)`.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What has been changed of a section, by its `customizationID(_:)`.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Shows and hides tabs as the program does.
  public mutating func resetVisibility() { tabs.removeAll() }

  /// Puts the tabs of sections in the order that the program gives them.
  public mutating func resetSectionOrder() { sections.removeAll() }

  /// What has been changed of a tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    private var inBar: Bool?
    private var inSidebar: Bool?

    nonisolated init() {}

    /// Whether a bar shows the tab; automatic for as the program has it.
    public var tabBarVisibility: Visibility {
      get { Visibility(inBar) }
      set { inBar = newValue.isShown }
    }
    /// Whether a sidebar shows the tab; automatic for as the program has it.
    public var sidebarVisibility: Visibility {
      get { Visibility(inSidebar) }
      set { inSidebar = newValue.isShown }
    }
  }

  /// What has been changed of a section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The ids of its tabs in their order; nil for that of the program. Tabs that are missing here come last.
    public var tabOrder: [String]?

    nonisolated init() {}
  }
}

extension Visibility {
  fileprivate init(_ isShown: Bool?) {
    switch isShown {
    case nil: self = .automatic
    case true?: self = .visible
    case false?: self = .hidden
    }
  }

  /// Nil for automatic.
  fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

/// What a user may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the place has it: whether it shows the tab, and the tab's place in its section.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// Its place in its section alone.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// A place where a tab view shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Every place.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar of a phone, and the row of the desktop.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab of a view that may have a sidebar stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// In the bar and in the sidebar.
  public static let automatic = TabPlacement(name: "automatic")
  /// In both; in the bar it stands last.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a program says of a tab for its places.
struct TabManners {
  var id: String?
  var placement = TabPlacement.automatic
  var visibilities: [AdaptableTabBarPlacement: Visibility] = [:]
  var behaviors: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]

  func behavior(in place: AdaptableTabBarPlacement) -> TabCustomizationBehavior {
    id == nil ? .disabled : behaviors[place] ?? behaviors[.automatic] ?? .automatic
  }

  /// Whether a place shows the tab.
  func isShown(in place: AdaptableTabBarPlacement, _ customization: TabViewCustomization?) -> Bool {
    if place == .tabBar, placement == .sidebarOnly { return false }
    let own = id.flatMap { customization?[tab: $0] }
    let changed = place == .sidebar ? own?.sidebarVisibility : own?.tabBarVisibility
    if let changed, changed != .automatic { return changed == .visible }
    return (visibilities[place] ?? visibilities[.automatic]) != .hidden
  }
}

extension ContainerValues {
  var tabManners: TabManners {
    get { self[TabMannersKey.self] }
    set { self[TabMannersKey.self] = newValue }
  }

  private struct TabMannersKey: ContainerValueKey { static var defaultValue: TabManners { TabManners() } }
}

extension EnvironmentValues {
  /// What the user changes of the tab view inside; nil where the user may change nothing.
  var tabCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
  /// What the sidebar of a tab view inside shows besides its tabs.
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }

  private struct TabCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
  }
  private struct TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
  }
}

/// Views in the sidebar of a tab view besides its tabs.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

extension View {
  /// Lets the user change which tabs the sidebar of a tab view inside shows, and the order of those in its sections.
  ///
  /// - Parameter customization: What the user has changed; nil lets nothing be changed.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    environment(\.tabCustomization, customization)
  }

  /// Shows a view above the tabs of a sidebar, which scrolls with them.
  public nonisolated func tabViewSidebarHeader<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    environment(\.tabSidebarParts.header, AnyView(content()))
  }

  /// Shows a view below the tabs of a sidebar, which scrolls with them.
  public nonisolated func tabViewSidebarFooter<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    environment(\.tabSidebarParts.footer, AnyView(content()))
  }

  /// Shows a view at the lower edge of a sidebar, below which the tabs scroll.
  public nonisolated func tabViewSidebarBottomBar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    environment(\.tabSidebarParts.bottomBar, AnyView(content()))
  }
}

extension TabContent {
  private func manners(_ change: @escaping (inout TabManners) -> Void) -> some TabContent<TabValue> {
    modified { tabs in
      AnyView(
        Group(subviews: tabs) { tabs in
          ForEach(tabs) { tab in
            let manners = tab.containerValues.tabManners.changed(change)
            tab.containerValue(\.tabManners, manners)
          }
        })
    }
  }

  /// Names the tab, or the section, for what the user changes of it: see `tabViewCustomization(_:)`.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { manners { $0.id = id } }

  /// Sets what the user may change of the tab.
  ///
  /// - Parameter placements: Where; none for everywhere.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    manners { manners in
      for place in placements.isEmpty ? [.automatic] : placements { manners.behaviors[place] = behavior }
    }
  }

  /// Shows or hides the tab, until the user changes that.
  ///
  /// - Parameter placements: Where; none for everywhere.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    manners { manners in
      for place in placements.isEmpty ? [.automatic] : placements { manners.visibilities[place] = visibility }
    }
  }

  /// Sets where the tab stands in a view that may have a sidebar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    manners { $0.placement = placement }
  }
}

extension TabManners {
  fileprivate func changed(_ change: (inout TabManners) -> Void) -> TabManners {
    var result = self
    change(&result)
    return result
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// What the user has changed of tabs, stored.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(coded: wrappedValue, key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// What the user has changed of tabs, by a key of the session.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
    self.init(coded: wrappedValue, key)
  }
}
