import Observation
import TextViews

/// A scene of windows that all show the same kind of content: what most apps consist of.
///
/// A program begins with a window of its first group. `openWindow` with the group's id, and the item New Window of the menus,
/// open one more each; all of them have states of their own and share what the app has. Windows for a type of values open by
/// a value, one for each: see `openWindow`. A host that shows one window at a time, such as a picture, shows the first.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let window: SceneWindow

  private init(window: SceneWindow) { self.window = window }

  /// Windows without a name or title of their own.
  public init(@ViewBuilder content: () -> Content) {
    self.init(window: SceneWindow(role: .group, content: AnyView(content())))
  }

  /// Windows that a program opens by `id`.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(window: SceneWindow(role: .group, id: id, content: AnyView(content())))
  }

  /// Windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(window: SceneWindow(role: .group, title: title, content: AnyView(content())))
  }

  /// Windows with a title, translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Windows with a title, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Windows with a title, that a program opens by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(window: SceneWindow(role: .group, id: id, title: title, content: AnyView(content())))
  }

  /// Windows with a title, translated, that a program opens by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Windows with a title, as it is, that a program opens by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension WindowGroup {
  public func _makeSceneView() -> AnyView { AnyView(Declaration(window)) }
}

/// Content of a window that shows a value which the program opens; nothing while there is none.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let value: Binding<Data?>
  let content: (Binding<Data?>) -> Content

  public var body: some View { content(value) }
}

extension WindowGroup {
  /// Windows that each show one value of a type. The first window, that no value opened, shows nil.
  public init<D, C>(
    id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(presenting: type, id: id, title: nil, content: content)
  }

  /// Windows that each show one value of a type, and the default where no value opened them.
  public init<D, C>(
    id: String = "", for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(presenting: type, id: id, title: nil) { value in
      content(value.defaulting(to: defaultValue))
    }
  }

  /// Windows with a title, that each show one value of a type.
  public init<D, C>(
    _ title: Text, id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(presenting: type, id: id, title: title, content: content)
  }

  /// Windows with a title, that each show one value of a type, or else the default.
  public init<D, C>(
    _ title: Text, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(presenting: type, id: id, title: title) { value in
      content(value.defaulting(to: defaultValue))
    }
  }

  /// Windows with a title, translated, that each show one value of a type.
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(presenting: type, id: id, title: Text(titleKey), content: content)
  }

  /// Windows with a title, translated, that each show one value of a type, or else the default.
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init(presenting: type, id: id, title: Text(titleKey)) { value in
      content(value.defaulting(to: defaultValue))
    }
  }

  /// Windows with a title, as it is, that each show one value of a type.
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View, S: StringProtocol {
    self.init(presenting: type, id: id, title: Text(title), content: content)
  }

  /// Windows with a title, as it is, that each show one value of a type, or else the default.
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View, S: StringProtocol {
    self.init(presenting: type, id: id, title: Text(title)) { value in
      content(value.defaulting(to: defaultValue))
    }
  }

  private init<D, C>(
    presenting type: D.Type, id: String, title: Text?, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    var window = SceneWindow(
      role: .value, id: id, title: title, content: AnyView(PresentedWindow(content: content)))
    window.valueType = ObjectIdentifier(D.self)
    self.init(window: window)
  }
}

/// The content of one window with the value that it shows, which the window keeps.
private struct PresentedWindow<Data: Codable & Hashable, Content: View>: View {
  @Environment(\.presentedValue) private var shown
  /// Where a host shows the view without an app.
  @State private var own: Data?
  let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  var body: some View {
    let value = shown.map { Bindable($0)[dynamicMember: \.[WindowValueType<Data>()]] } ?? $own
    PresentedWindowContent(value: value, content: content)
  }
}

/// The value that one window shows: nil where no value opened it. Written by the window's views through their binding.
///
/// Owner: the window. A window that writes another value is found by that from then on.
@Observable
package final class PresentedValue {
  package var value: WindowValue?
  package init(_ value: WindowValue? = nil) { self.value = value }

  /// The value as one of its type. A property of the object, so that bindings to it are equal.
  fileprivate subscript<Data: Codable & Hashable>(_ type: WindowValueType<Data>) -> Data? {
    get { value?.base.base as? Data }
    set { value = newValue.map { WindowValue($0) } }
  }
}

private struct WindowValueType<Data>: Hashable {}

extension EnvironmentValues {
  /// The value that the window shows; nil for a view that a host shows without an app.
  var presentedValue: PresentedValue? {
    get { self[PresentedValueKey.self] }
    set { self[PresentedValueKey.self] = newValue }
  }

  private struct PresentedValueKey: EnvironmentKey { static var defaultValue: PresentedValue? { nil } }
}
