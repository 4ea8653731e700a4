import SwiftUICore
import TextViews

/// A scene that stands as an item in the system's bar of menus, and shows its content when the item is chosen.
///
/// No host here has such a bar: the content is that of a window, which an item in the menu of windows opens, and which a program
/// begins with that has no other scene.
///
/// Source: MenuBarExtra in SwiftUI's documentation.
@MainActor @preconcurrency
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  private let window: SceneWindow
  private let isInserted: Binding<Bool>?

  package init(title: Text?, isInserted: Binding<Bool>?, content: Content) {
    var window = SceneWindow(role: .single, title: title, content: AnyView(content))
    window.launch = .suppressed
    window.resizability = .contentSize
    self.window = window
    self.isInserted = isInserted
  }

  /// An item with a label, whose text is the window's title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: label() as? Text, isInserted: nil, content: content())
  }

  /// An item with a label, which is there while a value is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(title: label() as? Text, isInserted: isInserted, content: content())
  }

  public func _makeSceneView() -> AnyView {
    isInserted?.wrappedValue == false ? AnyView(EmptyView()) : AnyView(Declaration(window))
  }
}

extension MenuBarExtra where Label == Text {
  /// An item with a title, translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), isInserted: nil, content: content())
  }

  /// An item with a title as it is.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(title: Text(title), isInserted: nil, content: content())
  }

  /// An item with a title, translated, which is there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), isInserted: isInserted, content: content())
  }

  /// An item with a title as it is, which is there while a value is true.
  @_disfavoredOverload
  public init<S>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(title: Text(title), isInserted: isInserted, content: content())
  }
}

/// How an item in the system's bar of menus shows its content.
///
/// Source: MenuBarExtraStyle in SwiftUI's documentation.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// As the system has it.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style of items for which none is set.
  public nonisolated init() {}
}

/// As a menu under the item.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// A style with a menu.
  public nonisolated init() {}
}

/// In a window under the item.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// A style with a window.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system has it.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu under the item.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// In a window under the item.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// How items in the system's bar of menus show their content.
  ///
  /// - Note: No effect on Linux: hosts show the content in a window in either style.
  public func menuBarExtraStyle<S>(_ style: S) -> some Scene where S: MenuBarExtraStyle { self }
}
