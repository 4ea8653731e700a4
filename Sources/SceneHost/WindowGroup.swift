import TextViews

/// A scene of windows that all show the same kind of content: what most apps consist of.
///
/// A host with one screen, such as a picture, shows the first window of the first group.
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
  public func _collectWindows(into windows: inout _SceneWindows) { windows.windows.append(window) }
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
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
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
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
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
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
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
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }

  private init<D, C>(
    presenting type: D.Type, id: String, title: Text?, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    let view = PresentedWindow(content: content)
    self.init(window: SceneWindow(role: .value, id: id, title: title, content: AnyView(view)))
  }
}

/// Keeps the value of one window.
private struct PresentedWindow<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  var body: some View { PresentedWindowContent(value: $value, content: content) }
}
