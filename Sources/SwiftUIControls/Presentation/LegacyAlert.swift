import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A button of an `Alert` or an `ActionSheet`.
private struct DialogButton {
  let role: ButtonRole?
  let label: Text
  let action: (() -> Void)?
}

/// An alert as a value, for programs older than `alert(_:isPresented:actions:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    fileprivate let button: DialogButton

    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(button: DialogButton(role: nil, label: label, action: action))
    }
    /// A button that leaves things as they were.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(button: DialogButton(role: .cancel, label: label, action: action))
    }
    /// A button with the title Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }
    /// A button that deletes or loses something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(button: DialogButton(role: .destructive, label: label, action: action))
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [DialogButton]

  /// An alert with one button; nil for one with the title OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0.button] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton.button, secondaryButton.button]
  }

  /// An alert with two buttons side by side, where they fit.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// A choice among actions as a value, for programs older than `confirmationDialog`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [DialogButton]

  /// An action sheet. One without a button that cancels is given one.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons.map(\.button)
  }
}

private struct DialogButtonView {
  let button: DialogButton
  nonisolated init(button: DialogButton) { self.button = button }
}

extension DialogButtonView: View {
  var body: some View {
    Button(role: button.role) {
      button.action?()
    } label: {
      button.label
    }
  }
}

extension AlertModifier {
  fileprivate nonisolated init(
    _ kind: AlertContent.Kind, _ title: Text?, _ message: Text?, _ buttons: [DialogButton],
    dismiss: @escaping () -> Void
  ) {
    self.init(
      kind, title ?? Text(verbatim: ""), title != nil, dismiss: dismiss,
      actions: {
        AnyView(
          ForEach(buttons.indices, id: \.self) { index in
            DialogButtonView(button: buttons[index])
          })
      }, message: message.map { message in { AnyView(message) } })
  }
}

extension View {
  /// Presents an alert while a binding is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return modifier(
      AlertModifier(.alert, alert?.title, alert?.message, alert?.buttons ?? []) {
        isPresented.wrappedValue = false
      })
  }

  /// Presents an alert for an item while a binding holds one.
  public nonisolated func alert<Item>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View where Item: Identifiable {
    let alert = item.wrappedValue.map(content)
    return modifier(
      AlertModifier(.alert, alert?.title, alert?.message, alert?.buttons ?? []) { item.wrappedValue = nil })
  }

  /// Presents an action sheet while a binding is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return modifier(
      AlertModifier(.confirmation, sheet?.title, sheet?.message, sheet?.buttons ?? []) {
        isPresented.wrappedValue = false
      })
  }

  /// Presents an action sheet for an item while a binding holds one.
  public nonisolated func actionSheet<Item>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View where Item: Identifiable {
    let sheet = item.wrappedValue.map(content)
    return modifier(
      AlertModifier(.confirmation, sheet?.title, sheet?.message, sheet?.buttons ?? []) {
        item.wrappedValue = nil
      })
  }
}
