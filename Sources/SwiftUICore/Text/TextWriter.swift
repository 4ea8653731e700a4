import Foundation
import TextEngine

/// The look of text at one point: that of the environment, with the changes of the texts around.
struct TextLook: Hashable, Sendable {
  var font: Font?
  var traits = FontTraits()
  var kerning = 0.0
  var tracking = 0.0
  var baselineOffset = 0.0
  var underline: TextDecoration?
  var strikethrough: TextDecoration?

  mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let value): if let value { font = value }
    case .weight(let value): if let value { traits.weight = value }
    case .width(let value): if let value { traits.width = value }
    case .design(let value): if let value { traits.design = value }
    case .bold(let value): traits.isBold = value
    case .italic(let value): traits.isItalic = value
    case .monospaced(let value): traits.isMonospaced = value
    case .monospacedDigit: traits.hasMonospacedDigits = true
    case .kerning(let value): kerning = value
    case .tracking(let value): tracking = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let value): underline = value
    case .strikethrough(let value): strikethrough = value
    }
  }
}

/// A line under or through text.
struct TextDecoration: Hashable, Sendable {
  var pattern: TextLineStyle.Pattern
}

/// Writes a text as runs for the text engine: one for each change of look.
struct TextWriter {
  let environment: TextEnvironment
  private(set) var look: TextLook
  private(set) var runs: [TextRun] = []
  private var attributes: TextAttributes?

  init(_ environment: TextEnvironment) {
    self.environment = environment
    look = environment.look
  }

  /// Writes a text; what it sets itself holds for it alone, and what is set inmost holds.
  mutating func write(_ text: Text) {
    let outer = (look, attributes)
    for modifier in text.modifiers.reversed() { look.apply(modifier) }
    if !text.modifiers.isEmpty { attributes = nil }
    switch text.storage {
    case .verbatim(let string): write(string)
    case .content(let content): content.write(to: &self)
    }
    (look, attributes) = outer
  }

  /// Writes a string in the present look.
  mutating func write(_ string: String) {
    guard !string.isEmpty else { return }
    if attributes == nil { attributes = makeAttributes() }
    guard let attributes else { return }
    let string = environment.cased(string)
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1].text += string
    } else {
      runs.append(TextRun(string, attributes))
    }
  }

  private func makeAttributes() -> TextAttributes {
    let style = look == environment.look ? environment.fontStyle : environment.resolve(look)
    var attributes = TextAttributes(font: style.descriptor)
    attributes.lineMetrics = style.lines
    attributes.kerning = look.tracking == 0 ? look.kerning : 0
    attributes.tracking = look.tracking
    attributes.baselineOffset = look.baselineOffset
    attributes.underline = look.underline.map { TextLineStyle($0.pattern) }
    attributes.strikethrough = look.strikethrough.map { TextLineStyle($0.pattern) }
    return attributes
  }
}
