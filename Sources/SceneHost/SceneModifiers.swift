import Foundation
import Observation
import OpenCombine
import SwiftUICore

/// A scene whose windows are changed before a host sees them.
struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  let change: (inout SceneWindow) -> Void

  func _makeSceneView() -> AnyView {
    AnyView(
      VStack { content._makeSceneView() }.transformPreference(SceneDeclarationsKey.self) {
        [change] declared in
        for index in declared.windows.indices { change(&declared.windows[index]) }
      })
  }
}

/// A scene that is modified in the tree of scenes.
struct WrappedScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  let wrap: (AnyView) -> AnyView

  // One view, so that what the modifier does is done once for all scenes inside.
  func _makeSceneView() -> AnyView { wrap(AnyView(VStack { content._makeSceneView() })) }
}

extension Scene {
  /// Modifies the scene where it stands in the tree of scenes, and with it what it reads there.
  func wrapped(_ wrap: @escaping (AnyView) -> AnyView) -> some Scene {
    WrappedScene(content: self, wrap: wrap)
  }
}

extension Scene {
  /// The size in points that windows have until a user changes it; a picture has it too.
  ///
  /// A size that is not positive and finite is left to the host.
  public func defaultSize(_ size: CGSize) -> some Scene {
    let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    return ModifiedScene(content: self) { if isUsable { $0.defaultSize = size } }
  }

  /// The size in points that windows have until a user changes it; a picture has it too.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets a value of the environment of all views in the scene's windows, of its commands, and of the custom scenes in it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(keyPath, value)) }
      .wrapped { AnyView($0.environment(keyPath, value)) }
  }

  /// Provides an observable object to all views in the scene, which find it by its type.
  public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(object)) }
      .wrapped { AnyView($0.environment(object)) }
  }

  /// Provides an observable object to all views in the scene, for their `@EnvironmentObject` properties of its type.
  public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environmentObject(object)) }
      .wrapped { AnyView($0.environmentObject(object)) }
  }

  /// The store of the `@AppStorage` properties in the scene that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.defaultAppStorage(store)) }
      .wrapped { AnyView($0.defaultAppStorage(store)) }
  }

  /// Runs an action when a value, such as the scene phase that the app reads, has changed: once, however many windows show the
  /// scene. The action is the one made together with the old value.
  @available(*, deprecated, message: "Use onChange with an action of no or of two parameters.")
  public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    wrapped { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Runs an action with the old and the new value when a value has changed: once, however many windows show the scene.
  ///
  /// - Parameter initial: Whether to run it also when the program begins, with the value twice.
  public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    wrapped { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value has changed: once, however many windows show the scene.
  ///
  /// - Parameter initial: Whether to run it also when the program begins.
  public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    wrapped { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
}
