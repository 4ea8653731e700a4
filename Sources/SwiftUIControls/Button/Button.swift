import Foundation
import SwiftUICore
import ViewGraph

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Deletes or loses something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Closes what the button is in.
  public static let close = ButtonRole(name: "close")
  /// Accepts what the user has done.
  public static let confirm = ButtonRole(name: "confirm")
  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when it is triggered.
///
/// Is as large as its style makes its label. The action runs when the style triggers it: the styles here when the button
/// is pressed and let go of with the pointer over it. A gesture of a view around it comes after the button, unless it has
/// high priority.
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style

  /// A button whose role styles may show: those of the package draw a destructive one in red.
  ///
  /// - Parameters:
  ///   - role: What the button is for; nil for nothing in particular.
  ///   - action: Runs when the style triggers the button.
  ///   - label: What the style makes the button of.
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// A button for what its role says, with a label of its own for that: a cross that closes, a mark that confirms, or a word.
  ///
  /// Source: Button.init(role:action:) in SwiftUI's documentation.
  @preconcurrency public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void)
  where Label == DefaultButtonLabel {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }

  /// A button without a role.
  @preconcurrency public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View {
  public var body: some View {
    style.body(
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: SingleView(erasing: label)), action: action)
    )
    .semantics(.button, action: action)
  }
}

extension Button where Label == Text {
  /// A button with a title that is looked up in the program's string tables.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title that a resource names.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// A button with a title as it is.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, shown in the style around: for styles that decorate others.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
