import SwiftUICore
import ViewGraph

/// How a `TabView` shows its tabs.
public protocol TabViewStyle: Sendable {
  /// What the style says. Programs do not implement it.
  nonisolated var _look: _TabViewLook { get }
}

/// What a style of tab views says.
public struct _TabViewLook: Equatable, Sendable {
  enum Kind: Equatable { case automatic, pages, sidebar }
  let kind: Kind
  var dots = PageTabViewStyle.IndexDisplayMode.automatic
}

typealias TabViewLook = _TabViewLook

extension EnvironmentValues {
  var tabViewLook: TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
  /// Whether the dots of pages lie on a plate.
  var indexLook: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexLookKey.self] }
    set { self[IndexLookKey.self] = newValue }
  }

  private struct TabViewLookKey: EnvironmentKey {
    static var defaultValue: TabViewLook { TabViewLook(kind: .automatic) }
  }
  private struct IndexLookKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
  }
}

/// As the platform has it: a bar at the lower edge on a phone, a row above on the desktop.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .automatic) }
}

/// A bar of tabs, and never a sidebar.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .automatic) }
}

/// A row of tabs.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .automatic) }
}

/// A sidebar on the desktop, and a bar on a phone.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
}

/// Pages beside each other that a swipe turns.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots for the pages.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let name: String
    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Also for one page.
    public static let always = IndexDisplayMode(name: "always")
    /// Not at all.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// The style.
  ///
  /// - Parameter indexDisplayMode: When there are dots for the pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  public var _look: _TabViewLook { _TabViewLook(kind: .pages, dots: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the platform has it.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A row of tabs.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a swipe turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that a swipe turns.
  ///
  /// - Parameter indexDisplayMode: When there are dots for the pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {
  /// What the style says. Programs do not implement it.
  nonisolated var _plate: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots for pages.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots lie on a plate.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let name: String
    /// As the platform has it: they do not.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are used. Here they never are by a pointer.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  public let _plate: BackgroundDisplayMode

  /// The style.
  ///
  /// - Parameter backgroundDisplayMode: When the dots lie on a plate.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _plate = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots.
  ///
  /// - Parameter backgroundDisplayMode: When they lie on a plate.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how tab views below show their tabs.
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    environment(\.tabViewLook, style._look)
  }

  /// Sets how the dots of pages below look.
  public nonisolated func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    environment(\.indexLook, style._plate)
  }
}
