import SwiftUICore
import TextViews
import ViewGraph

/// What views set for the bars of the navigation container or window that they are in. A preference: it goes up to the
/// nearest of these.
struct BarSettings: Equatable {
  var title: Text?
  var editedTitle: EditedTitle?
  var subtitle: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  /// Whether a large title stands in line with the bar's buttons.
  var isLargeInline: Bool?
  var isBackHidden: Bool?
  var isNavigationBarHidden: Bool?
  var role: ToolbarRole?
  var titleMenu: ToolbarEntry?
  var search: SearchEntry?
  /// Set by a column of a split view.
  var sidebarToggle: SidebarToggle?
  var removed: [ToolbarDefaultItemKind] = []
  var entries: [ToolbarEntry] = []
  var looks: [BarLook] = []

  /// What is set here, and where nothing is, what the next view sets.
  mutating func add(_ next: BarSettings) {
    if title == nil {
      title = next.title
      editedTitle = next.editedTitle
    }
    subtitle = subtitle ?? next.subtitle
    titleMode = titleMode ?? next.titleMode
    isLargeInline = isLargeInline ?? next.isLargeInline
    isBackHidden = isBackHidden ?? next.isBackHidden
    isNavigationBarHidden = isNavigationBarHidden ?? next.isNavigationBarHidden
    role = role ?? next.role
    titleMenu = titleMenu ?? next.titleMenu
    search = search ?? next.search
    removed += next.removed
    entries += next.entries
    looks += next.looks
  }

  /// What is set for a bar by the view furthest out that sets something.
  func look(of bar: ToolbarPlacement) -> BarLook {
    look(of: bar) { $0.bars.isEmpty || $0.bars.contains(.automatic) || $0.bars.contains(bar) }
  }

  /// What is set for a bar by its name.
  func namedLook(of bar: ToolbarPlacement) -> BarLook { look(of: bar) { $0.bars.contains(bar) } }

  private func look(of bar: ToolbarPlacement, where isMeant: (BarLook) -> Bool) -> BarLook {
    looks.reversed().filter(isMeant).reduce(BarLook(bars: [bar])) { $0.merged(with: $1) }
  }

  /// What containers further out have to know as well.
  var beyondNavigation: BarSettings {
    var result = BarSettings()
    result.removed = removed.filter { $0 == .sidebarToggle }
    result.looks = looks.filter { $0.bars.contains(.tabBar) }.map {
      var look = $0
      look.bars = [.tabBar]
      return look
    }
    return result
  }
}

/// How bars look, as one modifier sets it. Nil is what is not set.
struct BarLook: Equatable {
  var bars: [ToolbarPlacement]
  var visibility: Visibility?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  fileprivate func merged(with outer: BarLook) -> BarLook {
    var result = self
    result.visibility = visibility ?? outer.visibility
    result.background = background ?? outer.background
    result.backgroundVisibility = backgroundVisibility ?? outer.backgroundVisibility
    result.colorScheme = colorScheme ?? outer.colorScheme
    return result
  }

  static func == (a: Self, b: Self) -> Bool {
    a.bars == b.bars && a.visibility == b.visibility && a.backgroundVisibility == b.backgroundVisibility
      && a.colorScheme == b.colorScheme && ValuePlan.areEqual(a.background, b.background)
  }
}

/// A title that a field in the bar changes.
struct EditedTitle: Equatable {
  let binding: Binding<String>
  init(_ binding: Binding<String>) { self.binding = binding }
  static func == (a: Self, b: Self) -> Bool { ValuePlan.areEqual(a.binding, b.binding) }
}

/// Views that a toolbar shows at one of its places, with the environment of the place where they are declared.
struct ToolbarEntry: Equatable {
  /// The declaring view, as long as its state lives.
  let id: ObjectIdentifier
  let placement: ToolbarItemPlacement
  var spacer: SpacerSizing?
  /// What the bar shows without being asked, and stands here.
  var standard: ToolbarDefaultItemKind?
  var content: AnyView
  let inheritance: EnvironmentInheritance

  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.placement == b.placement && a.spacer == b.spacer && a.standard == b.standard
      && a.inheritance.id == b.inheritance.id
      && ValuePlan.areEqual(a.content, b.content)
  }
}

struct BarKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }
  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) { value.add(nextValue()) }
}

extension View {
  /// Sets something for the bars around, in place of what views inside set.
  nonisolated func barSetting<Value>(
    _ setting: WritableKeyPath<BarSettings, Value>, _ value: Value
  ) -> some View {
    transformPreference(BarKey.self) { $0[keyPath: setting] = value }
  }

  /// Whether bars and windows around go by what views inside set: not while others show in their place.
  nonisolated func setsBars(_ sets: Bool) -> some View {
    transformPreference(BarKey.self) { if !sets { $0 = BarSettings() } }
      .transformPreference(WindowTitleKey.self) { if !sets { $0 = WindowTitle() } }
  }

  /// Sets how bars look.
  nonisolated func barLook(_ look: BarLook) -> some View {
    transformPreference(BarKey.self) { $0.looks.append(look) }
  }
}
