import Foundation
import Observation
import OpenCombine
import SwiftUICore

/// A scene whose windows are changed before a host sees them.
struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  let change: (inout SceneWindow) -> Void

  func _collectWindows(into windows: inout _SceneWindows) {
    let first = windows.windows.count
    content._collectWindows(into: &windows)
    for index in windows.windows.indices[first...] { change(&windows.windows[index]) }
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

  /// Sets a value of the environment of all views in the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(keyPath, value)) }
  }

  /// Provides an observable object to all views in the scene, which find it by its type.
  public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(object)) }
  }

  /// The store of the `@AppStorage` properties in the scene that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.defaultAppStorage(store)) }
  }

  /// Runs an action when a value, such as the scene phase that the app reads, has changed. Runs once for each
  /// window that shows the scene. The action is the one made together with the old value.
  @available(*, deprecated, message: "Use onChange with an action of no or of two parameters.")
  public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.onChange(of: value, perform: action)) }
  }

  /// Runs an action with the old and the new value when a value has changed, once for each window that shows
  /// the scene.
  ///
  /// - Parameter initial: Whether to run it also when a window appears, with the value twice.
  public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ModifiedScene(content: self) {
      $0.content = AnyView($0.content.onChange(of: value, initial: initial, action))
    }
  }

  /// Runs an action when a value has changed, once for each window that shows the scene.
  ///
  /// - Parameter initial: Whether to run it also when a window appears.
  public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    ModifiedScene(content: self) {
      $0.content = AnyView($0.content.onChange(of: value, initial: initial, action))
    }
  }
}
