import Observation
import OpenCombine
import ViewGraph

/// Tells a value while the focus is inside, or wherever it is.
nonisolated private struct FocusedValueModifier<Value>: FocusedValueAttaching {
  typealias Body = Never
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool

  func write(to values: inout FocusedValues) {
    if let value { values[keyPath: keyPath] = value }
  }

  static func _makeModifierType() -> _ModifierType { makeFocusedValueType() }
}

/// The same with an object, which is known by its type.
nonisolated private struct FocusedObjectModifier<Object: AnyObject>: FocusedValueAttaching {
  typealias Body = Never
  let object: Object?
  let isOfScene: Bool

  func write(to values: inout FocusedValues) {
    if let object { values[object: Object.self] = object }
  }

  static func _makeModifierType() -> _ModifierType { makeFocusedValueType() }
}

extension View {
  /// Tells others a value while the focus is on this view or inside: they read it by `FocusedValue`. Of several around the
  /// focus the inmost counts.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Tells others a value while the focus is on this view or inside; nil tells nothing.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Tells others an observable object while the focus is on this view or inside; nil tells nothing.
  public nonisolated func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(FocusedObjectModifier(object: object, isOfScene: false))
  }

  /// Tells others a value as long as the view is in the window, wherever the focus is. Of several the one that was inserted
  /// last counts; what the views around the focus tell comes before all of them.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Tells others a value wherever the focus is; nil tells nothing.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Tells others an observable object wherever the focus is; nil tells nothing.
  public nonisolated func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(FocusedObjectModifier(object: object, isOfScene: true))
  }

  /// Tells others an object while the focus is on this view or inside: they read it by `FocusedObject`.
  public nonisolated func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(FocusedObjectModifier(object: object, isOfScene: false))
  }

  /// Tells others an object while the focus is on this view or inside; nil tells nothing.
  public nonisolated func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
    modifier(FocusedObjectModifier(object: object, isOfScene: false))
  }

  /// Tells others an object wherever the focus is.
  public nonisolated func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(FocusedObjectModifier(object: object, isOfScene: true))
  }

  /// Tells others an object wherever the focus is; nil tells nothing.
  public nonisolated func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
    modifier(FocusedObjectModifier(object: object, isOfScene: true))
  }
}
