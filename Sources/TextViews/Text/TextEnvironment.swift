import Foundation
import FoundationAdditions
import TextEngine

/// The look of a text that is one run.
final class PlainStyle {
  let modifiers: [Text.Modifier]
  /// The one look, in the array that all texts of the style share.
  let attributes: [TextAttributes]
  let paints: [TextPaint]
  let marks: [TextMarks]
  /// Whether letters become runs of small capitals.
  let splits: Bool

  init(
    _ modifiers: [Text.Modifier], _ attributes: TextAttributes, paints: [TextPaint], marks: [TextMarks]
  ) {
    self.modifiers = modifiers
    self.attributes = [attributes]
    self.paints = paints
    self.marks = marks
    splits = SmallCapitals.areMade(for: attributes.font)
  }
}

/// All that every text reads from the environment, worked out once for a place and shared by the texts there.
/// What only some read (images, dates) the writer has.
package final class TextEnvironment {
  let look: TextLook
  let context: FontContext
  let locale: Locale
  /// BCP 47 tag of the locale's language; nil for English.
  let language: String?
  let textCase: Text.Case?
  let options: TextLayoutOptions
  /// The font of a text that sets nothing itself.
  package let fontStyle: ResolvedFontStyle
  /// What catalogues of strings call the device.
  let devices: [String]
  /// The program's first table of strings.
  let strings: StringTable
  /// What draws the texts in place of the system.
  let renderer: AnyTextRenderer?
  /// Whether paragraphs read as the interface, whatever their letters.
  let isDirectionFixed: Bool
  /// Whether the lines of texts show as bars.
  let isRedacted: Bool
  /// The number that the texts stand for, where they roll by it.
  let rollingValue: Double?
  private let defaultFont: Font
  /// What the texts here asked for last: few looks come again and again.
  private var styles: [PlainStyle] = []

  package init(_ values: EnvironmentValues) {
    var look = values.textLook
    look.font = values.font
    look.lineHeight = values.lineHeight
    self.look = look
    locale = values.locale
    language = TypesettingTags.tag(of: values.locale)
    textCase = values.textCase
    renderer = values.textRenderer
    isDirectionFixed = values.writingDirectionStrategy == .layoutBased
    isRedacted = values.isRedacted
    rollingValue =
      if case .numericTextOfValue(let value) = values.contentTransition.kind { value } else { nil }
    context = FontContext(values)
    devices = Translation.deviceNames(context.profile)
    strings = StringTables.shared.table(nil, nil)
    defaultFont = values.defaultFont ?? (context.profile == .phone ? .body : .system(size: 13))
    fontStyle = ResolvedFontStyle(look.font ?? defaultFont, look.traits, context)
      .with(look.lineHeight)
    options = TextLayoutOptions(values)
  }

  /// The environment of a scope's texts, one for all of them.
  package static func of(_ scope: EnvironmentScope) -> TextEnvironment {
    scope.derived(DerivedValue<TextEnvironment>.self) { TextEnvironment($0) }
  }

  /// How a font that is set in its own right looks here.
  package func fontStyle(of font: Font) -> ResolvedFontStyle {
    ResolvedFontStyle(font, look.traits, context)
  }

  func resolve(_ look: TextLook) -> ResolvedFontStyle {
    ResolvedFontStyle(look.font ?? defaultFont, look.traits, context).with(look.lineHeight)
  }

  /// How texts with such modifiers look here, and the paints that they set.
  func style(_ modifiers: [Text.Modifier]) -> PlainStyle {
    for known in styles where known.modifiers == modifiers { return known }
    let style = TextWriter.style(modifiers, in: self)
    if styles.count >= 8 { styles.removeAll(keepingCapacity: true) }
    styles.append(style)
    return style
  }

  /// What a text of one run shows here; nil for one that takes a writer.
  func plainString(of storage: Text.Storage) -> String? {
    switch storage {
    case .verbatim(let string): return cased(string)
    case .key(let key):
      let isFound = strings.translation(key, for: locale) != nil
      if isFound || MarkdownInline.mayHaveMarks(key) { return nil }
      return cased(key)
    case .content: return nil
    }
  }

  var direction: TextDirection { options.direction ?? .leftToRight }

  func cased(_ string: String) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}

extension FontContext {
  init(_ values: EnvironmentValues) {
    profile = values.platformProfile
    dynamicTypeSize = values.dynamicTypeSize
    isEmboldened = values.legibilityWeight == .bold
  }
}

extension TextLayoutOptions {
  /// Measured: sizes of texts are rounded up to half points.
  private static let grain = 0.5

  init(_ values: EnvironmentValues) {
    self.init(lineLimit: values.lineLimit)
    reservedLines = values.reservedLineCount
    switch values.truncationMode {
    case .head: truncation = .head
    case .middle: truncation = .middle
    case .tail: truncation = .tail
    }
    switch values.multilineTextAlignment {
    case .leading: alignment = .leading
    case .center: alignment = .center
    case .trailing: alignment = .trailing
    }
    direction = values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    followsWriting = values.textAlignmentStrategy == .writingDirectionBased
    lineSpacing = values.lineSpacing.isFinite ? max(Double(values.lineSpacing), 0) : 0
    minimumScaleFactor = values.minimumScaleFactor.isFinite ? Double(values.minimumScaleFactor) : 1
    allowsTightening = values.allowsTightening
    pixelLength = Self.grain
  }
}
