import TextViews

/// A scene of one window.
///
/// Where a `WindowGroup` opens another window for each call of `openWindow`, this one comes to the front. Declared first, it is
/// the window that the program begins with; the menu of windows has an item that opens it.
@MainActor @preconcurrency
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  private let window: SceneWindow

  /// A window with a title, that a program opens by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = SceneWindow(role: .single, id: id, title: title, content: AnyView(content()))
  }

  /// A window with a title, translated, that a program opens by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with a title, as it is, that a program opens by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public func _makeSceneView() -> AnyView { AnyView(Declaration(window)) }
}

/// A scene of one window with what helps in others, such as a palette of tools.
///
/// As a `Window`, but never the window that a program begins with, unless there is no other: an item of the menu of windows or
/// `openWindow` opens it. Hosts here show one window at a time, so that it does not float above others.
///
/// Source: UtilityWindow in SwiftUI's documentation.
@MainActor @preconcurrency
public struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never
  private let window: SceneWindow

  /// A window with a title, that a program opens by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    var window = SceneWindow(role: .single, id: id, title: title, content: AnyView(content()))
    window.launch = .suppressed
    window.resizability = .contentSize
    self.window = window
  }

  /// A window with a title, translated, that a program opens by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with a title, as it is, that a program opens by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public func _makeSceneView() -> AnyView { AnyView(Declaration(window)) }
}

/// A scene for the app's settings: one window as large as its content, which `openSettings`, a `SettingsLink` and the
/// item of the app's menu (command and comma) open.
///
/// It is never the window that a program begins with or a picture shows, unless there is no other.
@MainActor @preconcurrency
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  private let window: SceneWindow

  /// A window for settings, without a title of its own.
  public init(@ViewBuilder content: () -> Content) {
    var window = SceneWindow(role: .settings, content: AnyView(content()))
    window.resizability = .contentSize
    self.window = window
  }

  public func _makeSceneView() -> AnyView { AnyView(Declaration(window)) }
}
