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
  /// The name for what the user changes of the tab; nil where it takes no part.
  let id: String?
  let placement: TabPlacement
  fileprivate let inBar: TabPlaceManners
  fileprivate let inSidebar: TabPlaceManners
  fileprivate let everywhere: TabPlaceManners

  init(_ values: ContainerValues) {
    id = values.tabID
    placement = values.tabPlacement
    (inBar, inSidebar, everywhere) = (values[.tabBar], values[.sidebar], values[.automatic])
  }

  func behavior(in place: AdaptableTabBarPlacement) -> TabCustomizationBehavior {
    let own = place == .sidebar ? inSidebar : inBar
    return id == nil ? .disabled : own.behavior ?? everywhere.behavior ?? .automatic
  }

  /// Whether a place shows the tab.
  func isShown(in place: AdaptableTabBarPlacement, _ customization: TabViewCustomization?) -> Bool {
    if place == .tabBar, placement == .sidebarOnly { return false }
    let changes = id.flatMap { customization?[tab: $0] }
    let changed = place == .sidebar ? changes?.sidebarVisibility : changes?.tabBarVisibility
    if let changed, changed != .automatic { return changed == .visible }
    let own = place == .sidebar ? inSidebar : inBar
    return (own.visibility ?? everywhere.visibility) != .hidden
  }
}

/// What a program says of a tab for one place; nil is what it does not say.
private struct TabPlaceManners {
  var visibility: Visibility?
  var behavior: TabCustomizationBehavior?
}

extension ContainerValues {
  fileprivate var tabID: String? {
    get { self[TabIDKey.self] }
    set { self[TabIDKey.self] = newValue }
  }
  fileprivate var tabPlacement: TabPlacement {
    get { self[TabPlacementKey.self] }
    set { self[TabPlacementKey.self] = newValue }
  }
  fileprivate var barVisibility: Visibility? {
    get { self[BarVisibilityKey.self] }
    set { self[BarVisibilityKey.self] = newValue }
  }
  fileprivate var sidebarVisibility: Visibility? {
    get { self[SidebarVisibilityKey.self] }
    set { self[SidebarVisibilityKey.self] = newValue }
  }
  fileprivate var visibility: Visibility? {
    get { self[VisibilityKey.self] }
    set { self[VisibilityKey.self] = newValue }
  }
  fileprivate var barBehavior: TabCustomizationBehavior? {
    get { self[BarBehaviorKey.self] }
    set { self[BarBehaviorKey.self] = newValue }
  }
  fileprivate var sidebarBehavior: TabCustomizationBehavior? {
    get { self[SidebarBehaviorKey.self] }
    set { self[SidebarBehaviorKey.self] = newValue }
  }
  fileprivate var behavior: TabCustomizationBehavior? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }

  fileprivate subscript(place: AdaptableTabBarPlacement) -> TabPlaceManners {
    TabPlaceManners(
      visibility: self[keyPath: place.visibility], behavior: self[keyPath: place.behavior])
  }

  private struct TabIDKey: ContainerValueKey { static var defaultValue: String? { nil } }
  private struct TabPlacementKey: ContainerValueKey { static var defaultValue: TabPlacement { .automatic } }
  private struct BarVisibilityKey: ContainerValueKey { static var defaultValue: Visibility? { nil } }
  private struct SidebarVisibilityKey: ContainerValueKey { static var defaultValue: Visibility? { nil } }
  private struct VisibilityKey: ContainerValueKey { static var defaultValue: Visibility? { nil } }
  private struct BarBehaviorKey: ContainerValueKey {
    static var defaultValue: TabCustomizationBehavior? { nil }
  }
  private struct SidebarBehaviorKey: ContainerValueKey {
    static var defaultValue: TabCustomizationBehavior? { nil }
  }
  private struct BehaviorKey: ContainerValueKey { static var defaultValue: TabCustomizationBehavior? { nil } }
}

extension AdaptableTabBarPlacement {
  fileprivate var visibility: WritableKeyPath<ContainerValues, Visibility?> {
    self == .tabBar ? \.barVisibility : self == .sidebar ? \.sidebarVisibility : \.visibility
  }
  fileprivate var behavior: WritableKeyPath<ContainerValues, TabCustomizationBehavior?> {
    self == .tabBar ? \.barBehavior : self == .sidebar ? \.sidebarBehavior : \.behavior
  }
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
  /// Names the tab, or the section, for what the user changes of it: see `tabViewCustomization(_:)`.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    let isSection = (self as? any TabsWithEffects)?.isSection ?? false
    return modified {
      isSection
        ? AnyView($0.containerValue(\.tabSectionID, id)) : AnyView($0.containerValue(\.tabID, id))
    }
  }

  /// Sets what the user may change of the tab.
  ///
  /// - Parameter placements: Where; none for everywhere.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    modified { tab in
      placements.orEvery.reduce(tab) { AnyView($0.containerValue($1.behavior, behavior)) }
    }
  }

  /// Shows or hides the tab, until the user changes that.
  ///
  /// - Parameter placements: Where; none for everywhere.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    modified { tab in
      placements.orEvery.reduce(tab) { AnyView($0.containerValue($1.visibility, visibility)) }
    }
  }

  /// Sets where the tab stands in a view that may have a sidebar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    modified { AnyView($0.containerValue(\.tabPlacement, placement)) }
  }
}

extension [AdaptableTabBarPlacement] {
  fileprivate var orEvery: [AdaptableTabBarPlacement] { isEmpty ? [.automatic] : self }
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
