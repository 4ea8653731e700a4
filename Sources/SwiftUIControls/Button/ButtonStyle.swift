import SwiftUICore
import ViewGraph

/// The parts of a button, for a style that decides what triggers it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: SingleView<AnyView>
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
    let content: SingleView<AnyView>
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

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<PrimitiveButtonStyleConfiguration> {
    PrimitiveButtonDrawing(style: DefaultButtonStyle())
  }
}

private struct PrimitiveButtonDrawing<S: PrimitiveButtonStyle>: StyleDrawing {
  let style: S
  nonisolated init(style: S) { self.style = style }
  func body(of configuration: PrimitiveButtonStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// A style that says how buttons look and leaves to the platform what triggers them.
struct ButtonDrawing<S: ButtonStyle>: StyleDrawing {
  let style: S
  nonisolated init(style: S) { self.style = style }
  func body(of configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let label = ButtonStyleConfiguration.Label(content: SingleView(erasing: configuration.label))
    return style.makeBody(
      configuration: ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: false))
  }
}

extension EnvironmentValues {
  var buttonStyle: StyleScope<PrimitiveButtonStyleConfiguration> {
    style(of: PrimitiveButtonStyleConfiguration.self)
  }
}

extension View {
  /// How buttons below look.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    styled(by: ButtonDrawing(style: style))
  }

  /// How buttons below look and what triggers them.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    styled(by: PrimitiveButtonDrawing(style: style))
  }
}
