@_exported import TextViews

/// A part of an app's interface with a life of its own: a window or a group of windows.
///
/// A custom scene computes its `body` from other scenes, as a view does from views: its `@State`, `@Environment` and
/// other dynamic properties live, and the body runs again when something that it read has changed.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one consists of. It is inferred from `body`, and is `Never` for scenes
  /// of the package.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The scene in the tree of the program's scenes, where it says which windows and menus there are. Answered by the
  /// package's own scenes.
  @MainActor func _makeSceneView() -> AnyView
}

extension Scene {
  public func _makeSceneView() -> AnyView { AnyView(SceneBody(self)) }
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

  public func _makeSceneView() -> AnyView { AnyView(EmptyView()) }
}
