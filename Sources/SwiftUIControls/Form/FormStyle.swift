import SwiftUICore
import ViewGraph

/// The parts of a form, for its style.
public struct FormStyleConfiguration {
  /// What a form holds.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The views of the form, as many elements as the program has put there, with their sections.
  public let content: FormStyleConfiguration.Content
}

/// How forms look.
///
/// A style of a program's own arranges the form's content in containers of its choice; controls there look as they do outside
/// of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the styled form. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The content of the form.
  typealias Configuration = FormStyleConfiguration

  /// The form as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension FormStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<FormStyleConfiguration> {
    FormDrawing(style: AutomaticFormStyle())
  }
}

private struct FormDrawing<S: FormStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: FormStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var formStyle: StyleScope<FormStyleConfiguration> { style(of: FormStyleConfiguration.self) }
}

extension View {
  /// Sets how forms below look.
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    styled(by: FormDrawing(style: style))
  }
}
