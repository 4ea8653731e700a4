import SwiftUICore
import ViewGraph

/// The parts of a button, for a style that decides what triggers it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

/// The parts of a button, for a style that decides how it looks.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  /// Whether the user presses the button. Never, in a picture.
  public let isPressed: Bool
}

/// How buttons look and what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button style whatever its type, with the style that was set around it: buttons in a style's body take
/// that one.
struct AnyButtonStyle: @unchecked Sendable {
  let body: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
  /// Whether the style is the place's own: links have another there.
  let isAutomatic: Bool

  nonisolated init<S: PrimitiveButtonStyle>(_ style: S, outer: AnyButtonStyle?) {
    isAutomatic = S.self == DefaultButtonStyle.self
    nonisolated(unsafe) let style = style
    body = { configuration in
      AnyView(
        style.makeBody(configuration: configuration)
          .environment(\.buttonStyle, outer ?? AnyButtonStyle(DefaultButtonStyle(), outer: nil)))
    }
  }

  nonisolated init<S: ButtonStyle>(_ style: S, outer: AnyButtonStyle?) {
    isAutomatic = false
    nonisolated(unsafe) let style = style
    body = { configuration in
      let label = ButtonStyleConfiguration.Label(content: AnyView(configuration.label))
      let parts = ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: false)
      return AnyView(
        style.makeBody(configuration: parts)
          .environment(\.buttonStyle, outer ?? AnyButtonStyle(DefaultButtonStyle(), outer: nil)))
    }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle(), outer: nil) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// Sets the style of buttons below.
nonisolated struct ButtonStyleModifier: EnvironmentModifying {
  typealias Body = Never
  let make: (AnyButtonStyle) -> AnyButtonStyle

  func write(to values: inout EnvironmentValues) { values.buttonStyle = make(values.buttonStyle) }

  static func _makeModifierType() -> _ModifierType { makeEnvironmentType() }
}

extension View {
  /// How buttons below look.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(ButtonStyleModifier { AnyButtonStyle(style, outer: $0) })
  }

  /// How buttons below look and what triggers them.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(ButtonStyleModifier { AnyButtonStyle(style, outer: $0) })
  }
}
