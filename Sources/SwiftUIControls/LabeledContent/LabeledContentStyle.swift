import SwiftUICore
import ViewGraph

/// The parts of labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The label of labelled content.
  public struct Label: View {
    let content: AnyView
    /// Whether the first of several views is a label.
    let beginsWithLabel: Bool
    public var body: some View { content }
  }

  /// The value of labelled content.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the content is called. Views after the first are subtitles.
  public let label: LabeledContentStyleConfiguration.Label
  /// The value beside the label.
  public let content: LabeledContentStyleConfiguration.Content
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled content. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The label and the value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The label and the value as the style shows them.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The platform's style: label and value at both edges on a phone and in grouped forms, side by side on the desktop.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style of labelled content for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Label and value at both edges on a phone, side by side on the desktop.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.formPlacement) private var placement

  private var label: some View {
    TitleAndSubtitles(configuration.label, hasIcon: configuration.label.beginsWithLabel)
  }

  @ViewBuilder private var content: some View {
    if profile == .phone || placement.isRow {
      configuration.content.defaultForegroundStyle(.secondary)
    } else {
      configuration.content
    }
  }

  var body: some View {
    LabeledControl(alignment: .firstTextBaseline, showsLabel: labels != .hidden, stacks: true) {
      label
    } content: {
      content
    }
    .unseenLabel(label, when: labels == .hidden)
  }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<LabeledContentStyleConfiguration> {
    LabeledContentDrawing(style: AutomaticLabeledContentStyle())
  }
}

private struct LabeledContentDrawing<S: LabeledContentStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: LabeledContentStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var labeledContentStyle: StyleScope<LabeledContentStyleConfiguration> {
    style(of: LabeledContentStyleConfiguration.self)
  }
}

extension View {
  /// Sets how labelled content below looks.
  public nonisolated func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    styled(by: LabeledContentDrawing(style: style))
  }
}
