import SwiftUICore
import ViewGraph

/// The parts of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The title of a disclosure group.
  public struct Label: View {
    let content: SingleView<AnyView>
    public var body: some View { content }
  }

  /// What a disclosure group shows and hides. The program's views are made when the style shows this view.
  public struct Content: View {
    let content: () -> AnyView
    public var body: some View { content() }
  }

  /// The title, one element in the style's containers.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The views that the group shows and hides, as many elements as the program has put there.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the content is to be shown. A style writes it, or passes on the binding: `configuration.$isExpanded`.
  @Binding public var isExpanded: Bool
}

/// How disclosure groups look, and what expands them: the style writes `configuration.isExpanded`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the styled group. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The title and the content of the group, and whether it is expanded.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The group as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<DisclosureGroupStyleConfiguration> {
    DisclosureGroupDrawing(style: AutomaticDisclosureGroupStyle())
  }
}

private struct DisclosureGroupDrawing<S: DisclosureGroupStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: DisclosureGroupStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: StyleScope<DisclosureGroupStyleConfiguration> {
    style(of: DisclosureGroupStyleConfiguration.self)
  }
}

extension View {
  /// Sets how disclosure groups below look and what expands them.
  public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    styled(by: DisclosureGroupDrawing(style: style))
  }
}
