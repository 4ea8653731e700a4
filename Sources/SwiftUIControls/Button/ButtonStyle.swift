import SwiftUICore
import ViewGraph

/// The parts of a button, for a style that decides what triggers it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  /// The label as the program made it, one element in the style's containers.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// The parts of a button, for a style that decides how it looks.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  /// The label as the program made it, one element in the style's containers.
  public let label: ButtonStyleConfiguration.Label
  /// Whether the user presses the button: the pointer is down, and over it.
  public let isPressed: Bool
}

/// How buttons look and what triggers them: the style calls `configuration.trigger()`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled button. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The label, the role and the action of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button as the style shows it. Nothing calls the action but the style, by `trigger()`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look. What triggers them is left to the platform, unlike in a `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled button. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The label and the role of the button, and whether it is pressed.
  typealias Configuration = ButtonStyleConfiguration

  /// The button as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<PrimitiveButtonStyleConfiguration> {
    PrimitiveButtonDrawing(style: DefaultButtonStyle())
  }
}

struct PrimitiveButtonDrawing<S: PrimitiveButtonStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: PrimitiveButtonStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// A style that says how buttons look and leaves to the platform what triggers them.
struct ButtonDrawing<S: ButtonStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: PrimitiveButtonStyleConfiguration) -> some View {
    PressedButton(style: PropertyOwner(wrappedValue: style), configuration: configuration)
  }
}

/// A button that is pressed, in a style that says how it looks.
struct PressedButton<S: ButtonStyle>: View {
  @PropertyOwner var style: S
  let configuration: PrimitiveButtonStyleConfiguration
  @GestureState private var isPressed = false
  @Environment(\.buttonRepeatBehavior) private var repeating

  init(style: PropertyOwner<S>, configuration: PrimitiveButtonStyleConfiguration) {
    _style = style
    self.configuration = configuration
  }

  var body: some View {
    let label = ButtonStyleConfiguration.Label(content: SingleView(erasing: configuration.label))
    style.makeBody(
      configuration: ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: isPressed)
    )
    .pressing($isPressed, repeats: repeating == .enabled, configuration.action)
  }
}

extension EnvironmentValues {
  var buttonStyle: StyleScope<PrimitiveButtonStyleConfiguration> {
    style(of: PrimitiveButtonStyleConfiguration.self)
  }
}

extension View {
  /// Sets how buttons below look.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    styled(by: ButtonDrawing(style: style))
  }

  /// Sets how buttons below look and what triggers them.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    styled(by: PrimitiveButtonDrawing(style: style))
  }

  /// Sets how buttons below look; a fixed style is that of all, whatever is set for them.
  nonisolated func buttonStyle(_ style: some PrimitiveButtonStyle, isFixed: Bool) -> some View {
    styled(by: PrimitiveButtonDrawing(style: style), isFixed: isFixed)
  }
}
