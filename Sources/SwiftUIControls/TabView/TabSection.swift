import SwiftUICore
import TextViews
import ViewGraph

/// Tabs that belong together: under a header in a sidebar, and among the others elsewhere.
public struct TabSection<Header, Content, Footer, SelectionValue>
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  fileprivate let header: Header
  fileprivate let content: Content

  fileprivate nonisolated init(header: Header, content: Content) {
    self.header = header
    self.content = content
  }
}

extension TabSection: TabContent where Content.TabValue == SelectionValue {
  /// What selects the tabs.
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  public static func _makeTabs(_ section: TabSection) -> _Tabs {
    _Tabs(
      view: AnyView(
        TabSectionTabs(header: AnyView(section.header), tabs: Content._makeTabs(section.content).view)))
  }
}

/// The tabs of a section, which say that they are.
private struct TabSectionTabs: View {
  let header: AnyView
  let tabs: AnyView
  @OwnObject private var identity = TabSectionIdentity()

  var body: some View {
    tabs.containerValue(\.tabSection, TabSectionName(id: identity, header: header))
  }
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
  /// A section with a header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }

  /// A section without a header.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.init(header: EmptyView(), content: content())
  }

  /// A section with a title that is looked up in the program's string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleKey), content: content())
  }

  /// A section with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, S: StringProtocol {
    self.init(header: Text(title), content: content())
  }
}

/// Tabs with something said of each.
public struct _ModifiedTabs<Base: TabContent> {
  let base: Base
  let modify: (AnyView) -> AnyView
}

extension _ModifiedTabs: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Base.TabValue
  public typealias Body = Never
  public static func _makeTabs(_ tabs: Self) -> _Tabs {
    _Tabs(view: tabs.modify(Base._makeTabs(tabs.base).view))
  }
}

extension TabContent {
  func modified(_ modify: @escaping (AnyView) -> AnyView) -> _ModifiedTabs<Self> {
    _ModifiedTabs(base: self, modify: modify)
  }

  /// Shows a number at the tab; 0 shows nothing.
  public func badge(_ count: Int) -> some TabContent<TabValue> { modified { AnyView($0.badge(count)) } }

  /// Shows a text at the tab; nil shows nothing.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modified { AnyView($0.badge(label)) } }

  /// Shows a text at the tab, as it is looked up in the program's string tables.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modified { AnyView($0.badge(key)) }
  }

  /// Shows a string at the tab, as it is.
  @_disfavoredOverload
  public func badge<S>(_ label: S?) -> some TabContent<TabValue> where S: StringProtocol {
    modified { AnyView($0.badge(label)) }
  }

  /// Shows controls below the tabs of the section in a sidebar.
  public func sectionActions<Actions>(
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> where Actions: View {
    let actions = AnyView(content())
    return modified { AnyView($0.containerValue(\.tabSectionActions, actions)) }
  }

  /// Leaves the tabs out, or not. The state of their views goes.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    modified { AnyView($0.containerValue(\.isTabHidden, hidden)) }
  }

  /// Keeps the user from choosing the tabs, or not. The program can select them all the same.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    modified { AnyView($0.containerValue(\.isTabDisabled, disabled)) }
  }
}
