import SwiftUICore
import ViewGraph

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// What a gauge measures.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// What a gauge says of its value.
  public struct CurrentValueLabel: View {
    let content: SingleView<AnyView>
    public var body: some View { content.modifier(ValueSemantics()) }
  }

  /// What a gauge says of its lower bound.
  public struct MinimumValueLabel: View {
    let content: SingleView<AnyView>
    public var body: some View { content.accessibilityHidden(true) }
  }

  /// What a gauge says of its upper bound.
  public struct MaximumValueLabel: View {
    let content: SingleView<AnyView>
    public var body: some View { content.accessibilityHidden(true) }
  }

  /// The share of the way from the lower bound to the upper one, from 0 to 1.
  public var value: Double
  /// What the gauge measures.
  public var label: GaugeStyleConfiguration.Label
  /// What the gauge says of its value; nil for nothing.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// What stands at the lower bound; nil for nothing.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// What stands at the upper bound; nil for nothing.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the styled gauge. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The value and the labels of the gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension GaugeStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<GaugeStyleConfiguration> {
    GaugeDrawing(style: DefaultGaugeStyle())
  }
}

private struct GaugeDrawing<S: GaugeStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: GaugeStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var gaugeStyle: StyleScope<GaugeStyleConfiguration> { style(of: GaugeStyleConfiguration.self) }
}

extension View {
  /// Sets how gauges below look.
  public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    styled(by: GaugeDrawing(style: style))
  }
}
