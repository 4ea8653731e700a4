import SwiftUICore
import ViewGraph

/// The parts of a text editor, for its style.
public struct TextEditorStyleConfiguration {
  let field: FieldParts
}

/// How text editors look.
///
/// Source: TextEditorStyle in SwiftUI's documentation.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the styled editor. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The parts of an editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// The editor as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension TextEditorStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<TextEditorStyleConfiguration> {
    TextEditorDrawing(style: AutomaticTextEditorStyle())
  }
}

private struct TextEditorDrawing<S: TextEditorStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: TextEditorStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var textEditorStyle: StyleScope<TextEditorStyleConfiguration> {
    style(of: TextEditorStyleConfiguration.self)
  }
}

extension View {
  /// Sets how text editors below look.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    styled(by: TextEditorDrawing(style: style))
  }
}

/// The platform's style: the plain one.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style of editors for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorLook(configuration: configuration) }
}

/// The text on the background of the window.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// A style without a frame.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorLook(configuration: configuration) }
}

/// A frame with rounded corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// A style with a frame.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EditorLook(configuration: configuration)
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .strokeBorder(Color.primary.opacity(0.16), lineWidth: 1).allowsHitTesting(false)
      }
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text on the background of the window.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A frame with rounded corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

/// An editor's text with its margins.
private struct EditorLook: View {
  let configuration: TextEditorStyleConfiguration
  @FocusState private var isFocused: Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.contentMargins) private var margins
  @Environment(\.scrollContentBackground) private var background

  var body: some View {
    let insets = insets
    var parts = configuration.field
    let _ = parts.margins = insets
    EditedField(label: EmptyView(), parts: parts, isFocused: $isFocused)
      .opacity(isEnabled ? 1 : 0.4)
      .padding(insets)
      .background(background == .hidden ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
  }

  /// The editor's own distances from the text and the content margins, as one padding.
  private var insets: EdgeInsets {
    var insets = margins.insets(for: .scrollContent)
    insets.leading += 5
    insets.trailing += 5
    if profile == .phone {
      insets.top += 8
      insets.bottom += 8
    }
    return insets
  }
}
