import SwiftUICore
import ViewGraph

/// The parts of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// What the toggle switches, one element in the style's containers.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on. A style writes it, or passes on the binding: `configuration.$isOn`.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values of which some are on and some off. `isOn` is false then.
  public var isMixed: Bool
}

/// How toggles look, and what switches them: the style writes `configuration.isOn`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the styled toggle. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The label of the toggle, and whether it is on.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ToggleStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<ToggleStyleConfiguration> {
    ToggleDrawing(style: DefaultToggleStyle())
  }
}

private struct ToggleDrawing<S: ToggleStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: ToggleStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var toggleStyle: StyleScope<ToggleStyleConfiguration> { style(of: ToggleStyleConfiguration.self) }
}

extension View {
  /// Sets how toggles below look and what switches them.
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    styled(by: ToggleDrawing(style: style))
  }

  /// Sets how toggles below look; a fixed style is that of all, whatever is set for them.
  nonisolated func toggleStyle(_ style: some ToggleStyle, isFixed: Bool) -> some View {
    styled(by: ToggleDrawing(style: style), isFixed: isFixed)
  }
}
