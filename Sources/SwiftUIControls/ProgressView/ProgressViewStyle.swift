import SwiftUICore
import ViewGraph

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// What is under way.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// How far it has come.
  public struct CurrentValueLabel: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// The share that is done, from 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// What is under way; nil where nothing says it.
  public var label: ProgressViewStyleConfiguration.Label?
  /// How far it has come; nil where nothing says it.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the styled view. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The share that is done, and the labels.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress view as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<ProgressViewStyleConfiguration> {
    ProgressViewDrawing(style: DefaultProgressViewStyle())
  }
}

private struct ProgressViewDrawing<S: ProgressViewStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: ProgressViewStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var progressViewStyle: StyleScope<ProgressViewStyleConfiguration> {
    style(of: ProgressViewStyleConfiguration.self)
  }
}

extension View {
  /// Sets how progress views below look.
  public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    styled(by: ProgressViewDrawing(style: style))
  }
}
