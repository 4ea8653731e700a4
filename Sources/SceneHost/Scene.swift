@_exported import TextViews

/// A part of an app's interface with a life of its own: a window or a group of windows.
///
/// A custom scene computes its `body` from other scenes, as a view does from views. Which windows there are
/// is asked once for each evaluation of the app's body.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one consists of. It is inferred from `body`, and is `Never` for scenes
  /// of the package.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the windows that the scene declares. Answered by the package's own scenes.
  @MainActor func _collectWindows(into windows: inout _SceneWindows)
}

extension Scene {
  public func _collectWindows(into windows: inout _SceneWindows) { body._collectWindows(into: &windows) }
}

extension Scene where Body == Never {
  /// Scenes of the package have no body; reading it is a programmer's error.
  public var body: Never {
    fatalError("\(Self.self) has no body: hosts ask it for its windows")  // documented programmer error
  }
}

extension Never: Scene {
  /// Never read, as no value has this type; it chooses between the bodies of `View` and `Scene`.
  public var body: Never { fatalError("there is no value of this type") }  // can not be called

  public func _collectWindows(into windows: inout _SceneWindows) {}
}

/// The windows that scenes declare, in the order of the source.
///
/// - Note: Made by hosts; a program has no use for it.
public struct _SceneWindows {
  package var windows: [SceneWindow] = []
  package init() {}
}

/// One window as a scene declares it, for hosts.
package struct SceneWindow {
  package enum Role: Sendable, Equatable {
    /// Any number of windows of the same kind.
    case group
    /// One window.
    case single
    /// The app's settings, shown on demand.
    case settings
    /// Windows that each show a value that the program opens.
    case value
  }

  package var role: Role
  /// What a program opens the window by; empty when it has no name.
  package var id: String
  /// What stands in the title bar.
  package var title: Text?
  /// Points; nil where the host decides.
  package var defaultSize: CGSize?
  package var content: AnyView

  package init(role: Role, id: String = "", title: Text? = nil, content: AnyView) {
    self.role = role
    self.id = id
    self.title = title
    self.content = content
  }
}

extension Scene {
  /// All windows of the scene.
  package var declaredWindows: [SceneWindow] {
    var list = _SceneWindows()
    _collectWindows(into: &list)
    return list.windows
  }
}
