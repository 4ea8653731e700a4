import SwiftUICore
import ViewGraph

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

/// How text fields look.
///
/// A style of a program's own decorates the field that it is given: `configuration.padding()`, say, which shows in the
/// style around.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the styled field. It is inferred from `_body(configuration:)`.
  associatedtype _Body: View
  /// The label of the field that the style is given.
  typealias _Label = _TextFieldStyleLabel

  /// The field as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

extension TextField: StyleConfiguration where Label == _TextFieldStyleLabel {
  package nonisolated static var automatic: any StyleDrawing<TextField<_TextFieldStyleLabel>> {
    TextFieldDrawing(style: DefaultTextFieldStyle())
  }
}

private struct TextFieldDrawing<S: TextFieldStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: TextField<_TextFieldStyleLabel>) -> some View {
    style._body(configuration: configuration)
  }
}

extension EnvironmentValues {
  var textFieldStyle: StyleScope<TextField<_TextFieldStyleLabel>> {
    style(of: TextField<_TextFieldStyleLabel>.self)
  }
}

extension View {
  /// Sets how text fields below look.
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    styled(by: TextFieldDrawing(style: style))
  }
}
