import SwiftUICore
import TextViews
import ViewGraph

/// A tab of a `TabView`: a view, with what its tab shows and the value that selects it.
public struct Tab<Value, Content, Label> where Value: Hashable, Content: View, Label: View {
  fileprivate let value: Value?
  fileprivate let role: TabRole?
  fileprivate let content: Content
  fileprivate let label: Label?

  fileprivate nonisolated init(value: Value?, role: TabRole?, content: Content, label: Label?) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Value
  public typealias Body = Never
  public static func _makeTabs(_ tab: Tab) -> _Tabs {
    let view = _UnaryViewAdaptor(tab.content)
      .containerValue(\.tabItem, tab.label?.tabLabel)
      .containerValue(\.tabRole, tab.role)
    return _Tabs(view: tab.value.map { AnyView(view.tag($0)) } ?? AnyView(view))
  }
}

/// The label of a tab that is made of a title and an icon.
public struct DefaultTabLabel {
  let label: SwiftUIControls.Label<Text, Image>
  nonisolated init(_ label: SwiftUIControls.Label<Text, Image>) { self.label = label }
}

extension DefaultTabLabel: View {
  public var body: some View { label }
}

extension Tab {
  /// A tab with a value and a label.
  ///
  /// - Parameter role: What the tab is for; nil for nothing in particular.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  /// A tab without a value, with a label.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a value that shows what its role says.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: nil)
  }

  /// A tab without a value that shows what its role says.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, role: role, content: content(), label: nil)
  }

  /// A tab with a value, with a title that is looked up in the program's string tables and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleKey, systemImage: systemImage)))
  }

  /// A tab without a value, with a title that is looked up in the program's string tables and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleKey, systemImage: systemImage)))
  }

  /// A tab with a value, with a title that is looked up in the program's string tables and an image of the
  /// program's resources.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleKey, image: image)))
  }

  /// A tab without a value, with a title that is looked up in the program's string tables and an image of the
  /// program's resources.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleKey, image: image)))
  }

  /// A tab with a value, with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleResource, systemImage: systemImage)))
  }

  /// A tab without a value, with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleResource, systemImage: systemImage)))
  }

  /// A tab with a value, with a title that a resource names and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleResource, image: image)))
  }

  /// A tab without a value, with a title that a resource names and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(titleResource, image: image)))
  }

  /// A tab with a value, with a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(title, systemImage: systemImage)))
  }

  /// A tab without a value, with a title as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol, Value == Never {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(title, systemImage: systemImage)))
  }

  /// A tab with a value, with a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(title, image: image)))
  }

  /// A tab without a value, with a title as it is and an image of the program's resources.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol, Value == Never {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUIControls.Label(title, image: image)))
  }
}
