import ViewGraph

/// What a host with windows does for those actions. Owner: the application; actions are held by views and may outlive it.
@MainActor
package protocol WindowOpening: AnyObject {
  /// Opens a window of the scene with an id, or of the first scene for values of a type, or brings one to the front.
  func openWindow(id: String?, value: WindowValue?)
  /// Closes the windows of a scene, or those of one value.
  func dismissWindow(id: String?, value: WindowValue?)
  func openSettings()
}

/// Leads to what opens windows, as long as there is one: what views hold of it.
@MainActor
package final class WindowOpeningLink {
  package weak var host: (any WindowOpening)?
  package nonisolated init() {}
}

/// A value that a window shows, with its type: windows of different types are different for equal values.
package struct WindowValue: Hashable {
  package let type: ObjectIdentifier
  package let base: AnyHashable

  package init<D: Hashable>(_ value: D) {
    type = ObjectIdentifier(D.self)
    base = AnyHashable(value)
  }
}

/// Opens windows of the app's scenes, by the id of a scene, by a value, or by both.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Show log") { openWindow(id: "log") }
///
/// A `WindowGroup` opens one more window for each call with its id, and a `Window`, of which there is one, comes to the front. A
/// value opens a window of the group for its type, or brings the window to the front that shows an equal value. Where no scene
/// fits, or the view is shown by a host without an app, as a picture is, nothing opens; the app reports it once.
///
/// Source: OpenWindowAction in SwiftUI's documentation.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private let link: WindowOpeningLink?
  private var host: (any WindowOpening)? { link?.host }

  package nonisolated init(_ link: WindowOpeningLink?) { self.link = link }

  /// Opens a window of the first group for values of this type, or brings the one that shows the value to the front.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    host?.openWindow(id: nil, value: WindowValue(value))
  }

  /// Opens a window of the scene with an id, or brings it to the front where there can be one.
  public func callAsFunction(id: String) { host?.openWindow(id: id, value: nil) }

  /// Opens a window of the group with an id for a value, or brings the one that shows the value to the front.
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
    host?.openWindow(id: id, value: WindowValue(value))
  }
}

/// Closes windows of the app's scenes, by the id of a scene, by a value, or by both; without either, the window that the view is
/// in.
///
/// As `dismiss` of a view that nothing presents does, but for windows elsewhere too. Where no window fits nothing is closed.
///
/// Source: DismissWindowAction in SwiftUI's documentation.
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let link: WindowOpeningLink?
  private let own: (@MainActor () -> Void)?
  private var host: (any WindowOpening)? { link?.host }

  package nonisolated init(_ link: WindowOpeningLink?, own: (@MainActor () -> Void)? = nil) {
    self.link = link
    self.own = own
  }

  /// Closes the window that the view is in.
  public func callAsFunction() { own?() }

  /// Closes all windows of the scene with an id.
  public func callAsFunction(id: String) { host?.dismissWindow(id: id, value: nil) }

  /// Closes the windows that show a value.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    host?.dismissWindow(id: nil, value: WindowValue(value))
  }

  /// Closes the windows of the group with an id that show a value.
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
    host?.dismissWindow(id: id, value: WindowValue(value))
  }
}

/// Opens the window of the app's `Settings` scene, or brings it to the front. An app that declares none has nothing to open.
///
/// Source: OpenSettingsAction in SwiftUI's documentation.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  private let link: WindowOpeningLink?
  private var host: (any WindowOpening)? { link?.host }

  package nonisolated init(_ link: WindowOpeningLink?) { self.link = link }

  /// Opens the settings.
  public func callAsFunction() { host?.openSettings() }
}

extension EnvironmentValues {
  /// Opens windows of the app.
  public package(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows of the app.
  public package(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Opens the app's settings.
  public package(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }

  /// Whether the app can open more windows: true in an app that declares a group or several scenes; false for a view that a
  /// host shows without an app.
  public package(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  /// Whether the view's window is the one in front, so that its controls show as being in use. True where no host says
  /// otherwise.
  public package(set) var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// How controls of the view's window look: `key` in the window in front, `inactive` in others. Setting it sets `appearsActive`.
  public var controlActiveState: ControlActiveState {
    get { appearsActive ? .key : .inactive }
    set { appearsActive = newValue != .inactive }
  }

  /// Whether the screen is recorded or shown elsewhere. No host here knows of that: false, unless a program sets it for the
  /// views below.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction(nil) }
  }
  private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction(nil) }
  }
  private struct OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction(nil) }
  }
  private struct SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// Whether the views are items of the app's menus rather than of a window: menus and pickers among them show what is in them
/// at once, because who shows the menus opens and closes them.
extension EnvironmentValues {
  package var isInMenuBar: Bool {
    get { self[IsInMenuBarKey.self] }
    set { self[IsInMenuBarKey.self] = newValue }
  }

  private struct IsInMenuBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// How controls look by the state of their window.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  /// The window in front, which takes keys.
  case key
  /// A window of the app that is active and takes no keys. No host here has such.
  case active
  /// A window behind others.
  case inactive
}
