import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension View {
  /// Presents a confirmation dialog with a title that is looked up in the program's string tables while a
  /// binding is true.
  ///
  /// A dialog asks the user to choose among actions that have to do with what the user has just done. On a
  /// phone it comes from the window's lower edge, and a press beside it cancels; on the desktop it is an alert.
  /// Each button dismisses it after its own action has run. Where none cancels, there is one with the title
  /// Cancel.
  ///
  /// - Parameter titleVisibility: Whether the title shows; by default on the desktop alone.
  public nonisolated func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a title that is looked up in the program's string tables while a
  /// binding is true. The message stands below the title.
  public nonisolated func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a title that is looked up in the program's string tables, about some
  /// data, while a binding is true and there are data.
  public nonisolated func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a confirmation dialog with a title that is looked up in the program's string tables, about some
  /// data, while a binding is true and there are data. The message stands below the title.
  public nonisolated func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a title that a resource names while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a title that a resource names while a binding is true. The message
  /// stands below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a title that a resource names, about some data, while a binding is
  /// true and there are data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a confirmation dialog with a title that a resource names, about some data, while a binding is
  /// true and there are data. The message stands below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a title as it is while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog with a title as it is while a binding is true. The message stands below the
  /// title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a title as it is, about some data, while a binding is true and there
  /// are data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a confirmation dialog with a title as it is, about some data, while a binding is true and there
  /// are data. The message stands below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a title that is a text while a binding is true.
  public nonisolated func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    modifier(
      AlertModifier(
        .confirmation, title, titleVisibility: titleVisibility, isPresented.wrappedValue,
        dismiss: { isPresented.wrappedValue = false },
        actions: { AnyView(actions()) }, message: nil))
  }

  /// Presents a confirmation dialog with a title that is a text while a binding is true. The message stands
  /// below the title.
  public nonisolated func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertModifier(
        .confirmation, title, titleVisibility: titleVisibility, isPresented.wrappedValue,
        dismiss: { isPresented.wrappedValue = false },
        actions: { AnyView(actions()) }, message: { AnyView(message()) }))
  }

  /// Presents a confirmation dialog with a title that is a text, about some data, while a binding is true and
  /// there are data.
  public nonisolated func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(
      AlertAbout(
        .confirmation, data, isPresented, title: { _ in title }, titleVisibility: titleVisibility,
        actions: { AnyView(actions($0)) }))
  }

  /// Presents a confirmation dialog with a title that is a text, about some data, while a binding is true and
  /// there are data. The message stands below the title.
  public nonisolated func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      AlertAbout(
        .confirmation, data, isPresented, title: { _ in title }, titleVisibility: titleVisibility,
        actions: { AnyView(actions($0)) }, message: { AnyView(message($0)) }))
  }
}
