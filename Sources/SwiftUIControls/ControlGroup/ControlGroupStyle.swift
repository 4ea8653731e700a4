import SwiftUICore
import ViewGraph

/// The parts of a control group, for its style.
public struct ControlGroupStyleConfiguration {
  /// The controls of a control group.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a control group.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// The controls, as many elements as the program has put there.
  public let content: ControlGroupStyleConfiguration.Content
  /// What the group is called, one element in the style's containers; without size where nothing says it.
  public let label: ControlGroupStyleConfiguration.Label
}

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the styled group. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The controls and the label of the group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<ControlGroupStyleConfiguration> {
    ControlGroupDrawing(style: AutomaticControlGroupStyle())
  }
}

private struct ControlGroupDrawing<S: ControlGroupStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: ControlGroupStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var controlGroupStyle: StyleScope<ControlGroupStyleConfiguration> {
    style(of: ControlGroupStyleConfiguration.self)
  }
}

extension View {
  /// Sets how control groups below look.
  public nonisolated func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    styled(by: ControlGroupDrawing(style: style))
  }
}
