import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension View {
  /// Presents an alert with a title that is looked up in the program's string tables while a binding is true.
  ///
  /// An alert stands in the window's middle and asks the user to choose one of its actions. Each button among
  /// the actions dismisses it after its own action has run; where there is none, there is one with the title
  /// OK. Fields stand above the buttons. The escape key activates the button that cancels, the return key the
  /// one with the shortcut `.defaultAction`, on the desktop else the first that neither cancels nor destroys.
  public nonisolated func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title that is looked up in the program's string tables while a binding is true.
  /// The message stands below the title.
  public nonisolated func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title that is looked up in the program's string tables, about some data, while a
  /// binding is true and there are data.
  public nonisolated func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title that is looked up in the program's string tables, about some data, while a
  /// binding is true and there are data. The message stands below the title.
  public nonisolated func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a title that a resource names while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title that a resource names while a binding is true. The message stands below the
  /// title.
  @_disfavoredOverload
  public nonisolated func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title that a resource names, about some data, while a binding is true and there
  /// are data.
  @_disfavoredOverload
  public nonisolated func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title that a resource names, about some data, while a binding is true and there
  /// are data. The message stands below the title.
  @_disfavoredOverload
  public nonisolated func alert<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a title as it is while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a title as it is while a binding is true. The message stands below the title.
  @_disfavoredOverload
  public nonisolated func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title as it is, about some data, while a binding is true and there are data.
  @_disfavoredOverload
  public nonisolated func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a title as it is, about some data, while a binding is true and there are data. The
  /// message stands below the title.
  @_disfavoredOverload
  public nonisolated func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a title that is a text while a binding is true.
  public nonisolated func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    modifier(
      AlertModifier(
        .alert, title, isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        actions: { AnyView(actions()) }, message: nil))
  }

  /// Presents an alert with a title that is a text while a binding is true. The message stands below the title.
  public nonisolated func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertModifier(
        .alert, title, isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        actions: { AnyView(actions()) }, message: { AnyView(message()) }))
  }

  /// Presents an alert with a title that is a text, about some data, while a binding is true and there are
  /// data.
  public nonisolated func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(
      AlertAbout(.alert, data, isPresented, title: { _ in title }, actions: { AnyView(actions($0)) }))
  }

  /// Presents an alert with a title that is a text, about some data, while a binding is true and there are
  /// data. The message stands below the title.
  public nonisolated func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertAbout(
        .alert, data, isPresented, title: { _ in title }, actions: { AnyView(actions($0)) },
        message: { AnyView(message($0)) }))
  }

  /// Presents an alert about an error while a binding is true and there is an error, whose description is the
  /// title.
  public nonisolated func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View where E: LocalizedError, A: View {
    modifier(
      AlertAbout(
        .alert, error, isPresented, title: { Text($0?.errorDescription ?? "") },
        actions: { _ in AnyView(actions()) }))
  }

  /// Presents an alert about an error, with a message, while a binding is true and there is an error.
  public nonisolated func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    modifier(
      AlertAbout(
        .alert, error, isPresented, title: { Text($0?.errorDescription ?? "") },
        actions: { AnyView(actions($0)) }, message: { AnyView(message($0)) }))
  }
}
