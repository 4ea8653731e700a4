import Foundation
import Geometry

/// A text field as a host that has fields of its own shows it.
public struct NativeTextField: Sendable, Hashable {
  /// Where a text shorter than the field stands.
  public enum Alignment: String, Sendable {
    /// At the edges or in the middle between them.
    case left, center, right
  }

  /// What is in the field.
  public var text: String
  /// The host's number of the last edit that `text` takes in. A host whose user has typed on since keeps what is seen.
  public var revision: Int
  /// Whether the letters are hidden.
  public var isSecure = false
  /// Whether the text may have several lines.
  public var isMultiline = false
  /// Whether the field takes input.
  public var isEnabled = true
  /// Whether the field has the focus.
  public var isFocused = false
  /// The face of the letters, and their size in points.
  public var font = FontID(raw: 0), fontSize = 13.0
  /// The colour of the letters.
  public var color = ResolvedColor.black
  /// Where a text shorter than the field stands.
  public var alignment = Alignment.left
  /// What the field says of its text.
  public var hints = TextInputHints()

  /// A field with a text, in which so many edits of the host's are taken in.
  public init(text: String, revision: Int) {
    self.text = text
    self.revision = revision
  }
}
