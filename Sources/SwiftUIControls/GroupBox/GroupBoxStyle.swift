import SwiftUICore
import ViewGraph

/// The parts of a group box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The title of a group box.
  public struct Label: View {
    let content: SingleView<AnyView>
    /// Whether the program has given the box no title.
    let isEmpty: Bool
    public var body: some View { content }
  }

  /// What a group box holds.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The title, one element in the style's containers; without size where the box has none.
  public let label: GroupBoxStyleConfiguration.Label
  /// The views in the box, as many elements as the program has put there.
  public let content: GroupBoxStyleConfiguration.Content
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the styled box. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The title and the content of the box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The box as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<GroupBoxStyleConfiguration> {
    GroupBoxDrawing(style: DefaultGroupBoxStyle())
  }
}

private struct GroupBoxDrawing<S: GroupBoxStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: GroupBoxStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var groupBoxStyle: StyleScope<GroupBoxStyleConfiguration> { style(of: GroupBoxStyleConfiguration.self) }
}

extension View {
  /// Sets how group boxes below look.
  public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    styled(by: GroupBoxDrawing(style: style))
  }
}
