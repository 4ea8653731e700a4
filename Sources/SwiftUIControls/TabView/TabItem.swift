import SwiftUICore
import ViewGraph

extension ContainerValues {
  /// What the tab of the view shows; nil for a view without a label of its own.
  var tabItem: AnyView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }
  var tabRole: TabRole? {
    get { self[TabRoleKey.self] }
    set { self[TabRoleKey.self] = newValue }
  }
  var isTabHidden: Bool {
    get { self[TabHiddenKey.self] }
    set { self[TabHiddenKey.self] = newValue }
  }
  var isTabDisabled: Bool {
    get { self[TabDisabledKey.self] }
    set { self[TabDisabledKey.self] = newValue }
  }
  /// The section that the tab is in; nil for none.
  var tabSection: TabSectionName? {
    get { self[TabSectionKey.self] }
    set { self[TabSectionKey.self] = newValue }
  }
  /// What stands below the tabs of the section in a sidebar.
  var tabSectionActions: AnyView? {
    get { self[TabSectionActionsKey.self] }
    set { self[TabSectionActionsKey.self] = newValue }
  }

  /// What the program calls the tab's section for what a user changes of it.
  var tabSectionID: String? {
    get { self[TabSectionIDKey.self] }
    set { self[TabSectionIDKey.self] = newValue }
  }

  private struct TabSectionIDKey: ContainerValueKey { static var defaultValue: String? { nil } }
  private struct TabSectionActionsKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private struct TabItemKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private struct TabRoleKey: ContainerValueKey { static var defaultValue: TabRole? { nil } }
  private struct TabHiddenKey: ContainerValueKey { static var defaultValue: Bool { false } }
  private struct TabDisabledKey: ContainerValueKey { static var defaultValue: Bool { false } }
  private struct TabSectionKey: ContainerValueKey { static var defaultValue: TabSectionName? { nil } }
}

/// The header of a section of tabs.
struct TabSectionName {
  let id: TabSectionIdentity
  let header: AnyView
  /// What the program calls the section for what a user changes of it.
  var customizationID: String?
}

extension View {
  /// Sets what the view's tab in a `TabView` shows: an image, a text, both, or a `Label`. Of a stack the views in it count.
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    containerValue(\.tabItem, label().tabLabel)
  }

  /// The view as the label of a tab: of a stack the views in it.
  nonisolated var tabLabel: AnyView { (self as? any StackOfParts)?.parts ?? AnyView(self) }
}

/// A stack of the parts of a label.
private protocol StackOfParts {
  nonisolated var parts: AnyView { get }
}

extension HStack: StackOfParts {
  fileprivate nonisolated var parts: AnyView { AnyView(content) }
}

extension VStack: StackOfParts {
  fileprivate nonisolated var parts: AnyView { AnyView(content) }
}

/// What tells a section of tabs from others for as long as it is there. What remembers something of a section holds
/// the object, not its address, which a later section may get.
final class TabSectionIdentity: Hashable {
  nonisolated init() {}
  nonisolated static func == (a: TabSectionIdentity, b: TabSectionIdentity) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Search: the tab stands apart from the others.
  public static var search: TabRole { TabRole(name: "search") }
}

/// What a tab shows: its label, with the icon above the title in a bar.
struct TabItemLabel: View {
  let entry: TabEntry
  /// Whether it stands in a bar, and not in a row, a menu or a sidebar.
  let isInBar: Bool
  /// Whether the title is there for those alone who do not see the icon.
  var hidesTitle = false

  var body: some View {
    if isInBar {
      VStack(spacing: 1) {
        Group(subviews: label) { parts in
          // The image is above the text, in whatever order they are given.
          ForEach(parts.filter { $0.isOne(of: Image.self) }) { icon in
            icon.modifier(TabIconFrame()).accessibilityHidden(parts.count > 1)
          }
          ForEach(parts.filter { !$0.isOne(of: Image.self) }) { title in
            title.modifier(TabTitle(isHidden: hidesTitle && parts.count > 1))
          }
        }
      }
      .labelStyle(BarLabelStyle(hidesTitle: hidesTitle))
      .symbolVariant(.fill)
      .lineLimit(1)
    } else {
      // One view, without the icon beside a title of its own.
      HStack(spacing: 5) {
        Group(subviews: label) { parts in
          ForEach(parts.filter { parts.count == 1 || !$0.isOne(of: Image.self) }) { $0 }
        }
      }
    }
  }

  @ViewBuilder private var label: some View {
    if let label = entry.label {
      label
    } else if entry.role == .search {
      Label("Search", systemImage: "magnifyingglass")
    }
  }
}

/// The icon of a tab in a bar. A picture is as large as it is, resizable or not.
private struct TabIconFrame: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 20, weight: .medium)).fixedSize().frame(height: 26)
  }
}

private struct TabTitle: ViewModifier {
  let isHidden: Bool
  func body(content: Content) -> some View {
    content.font(.system(size: 10, weight: .semibold)).minimumScaleFactor(0.7)
      .frame(width: isHidden ? 1 : nil, height: isHidden ? 0 : nil)
      .clipShape(TitleOutline(isHidden: isHidden))
  }

  private nonisolated struct TitleOutline: Shape {
    let isHidden: Bool
    func path(in rect: CGRect) -> Path { isHidden ? Path() : Path(rect.insetBy(dx: -100, dy: -100)) }
  }
}

private struct BarLabelStyle: LabelStyle {
  let hidesTitle: Bool
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.modifier(TabIconFrame())
      configuration.title.modifier(TabTitle(isHidden: hidesTitle))
    }
  }
}
