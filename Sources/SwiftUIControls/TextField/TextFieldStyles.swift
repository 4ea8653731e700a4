import SwiftUICore
import ViewGraph

/// The platform's style: the text alone on a phone, a rounded frame on the desktop.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style of fields for which none is set.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldLook(configuration: configuration, look: .automatic)
  }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A style without a frame.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldLook(configuration: configuration, look: .plain)
  }
}

/// A frame with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A style with a frame: 24 points high on the desktop and 34 on a phone, at the usual size of text.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldLook(configuration: configuration, look: .rounded)
  }
}

/// A frame with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// A style with a frame.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldLook(configuration: configuration, look: .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The text alone on a phone, a rounded frame on the desktop.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A frame with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A frame with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A field's text in its frame, with a ring around it on the desktop while it has the focus.
private struct FieldLook: View {
  enum Look { case automatic, plain, rounded, square }

  let configuration: TextField<_TextFieldStyleLabel>
  let look: Look
  @FocusState private var isFocused: Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled

  @Environment(\.controlSize) private var controlSize
  @Environment(\.formPlacement) private var placement

  private var isPhone: Bool { profile == .phone }
  /// Above and below the text, on the desktop.
  private var margin: CGFloat {
    switch controlSize {
    case .mini: 1
    case .small: 2
    case .regular: 4
    case .large: 6
    case .extraLarge: 8
    }
  }
  private var isFramed: Bool {
    look == .rounded || look == .square || look == .automatic && !isPhone && placement.kind != .grouped
  }

  var body: some View {
    let text = EditedField(label: configuration.label, parts: configuration.field, isFocused: $isFocused)
      .opacity(isEnabled || isPhone ? 1 : 0.4)
      // Beside a label in a row, the text ends where the row does.
      .transformEnvironment(\.multilineTextAlignment) {
        if $0 == .leading, !isPhone, placement == FormPlacement(kind: .grouped, isValue: true) {
          $0 = .trailing
        }
      }
    if isFramed {
      let corner: CGFloat = look == .square ? 0 : isPhone ? 8 : 6
      let frame = RoundedRectangle(cornerRadius: corner, style: .continuous)
      text.padding(.horizontal, isPhone ? 8 : 6).padding(.vertical, isPhone ? 6 : margin)
        .background {
          frame.fill(.background)
          frame.strokeBorder(Color.primary.opacity(0.16), lineWidth: isPhone ? 0.5 : 1)
        }
        .overlay {
          if isFocused, !isPhone {
            frame.inset(by: -1.5).stroke(.tint.opacity(0.5), lineWidth: 3).allowsHitTesting(false)
          }
        }
    } else {
      text
    }
  }
}
