import DeepStack
import Foundation
import FoundationAdditions
import TextEngine

/// The look of text at one point: that of the environment, with the changes of the texts around.
struct TextLook: Equatable, Sendable {
  var font: Font?
  var traits = FontTraits()
  var kerning = 0.0
  var tracking = 0.0
  var baselineOffset = 0.0
  var underline: TextDecoration?
  var strikethrough: TextDecoration?
  /// From one baseline to the next; nil for what the font says.
  var lineHeight: AttributedString.LineHeight?
  /// BCP 47 tag of a language that is not the locale's.
  var language: String?

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
    case .scale(let value): if let value { traits.scale = value }
    case .kerning(let value): kerning = value
    case .tracking(let value): tracking = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let value): underline = value
    case .strikethrough(let value): strikethrough = value
    case .language(let value):
      if case .explicit(let named) = value.storage {
        // English has no tag of its own for typesetting; its code distinguishes it from the locale's language.
        language = named.typesettingTag ?? named.languageCode?.identifier
      } else {
        language = nil
      }
    case .lineHeight(let value): lineHeight = value
    case .foreground, .mark, .speech, .label, .heading, .contentType: break
    }
  }
}

/// Writes a text as runs for the text engine: one for each change of look.
package struct TextWriter {
  package let environment: TextEnvironment
  /// The environment of the place, for what the text environment does not have.
  let values: EnvironmentValues
  private(set) var look: TextLook
  private(set) var runs: [TextRun] = []
  /// What the runs' paint indices from 1 on mean; 0 is the foreground of the place.
  private(set) var paints: [TextPaint] = []
  /// The images that stand in the text, by the ids of their attachments.
  private(set) var images: [TextImage] = []
  /// The custom attributes that the runs' marks from 1 on mean.
  private(set) var marks: [TextMarks] = []
  /// The date that texts tell the time from.
  let now: Date
  /// In how many seconds what is written is another; nil for never.
  private(set) var timeToChange: Double?
  /// What is read out in a way of its own.
  private(set) var stretches: [SemanticsStretch] = []
  /// How what comes next is read out.
  private var voice = SemanticsStretch("", SemanticsSpeech())
  /// Whether texts are written as they are read out, and not as they show.
  private let isSpoken: Bool
  private var foreground = 0
  private var background: Int?
  private var mark = 0
  private var attributes: TextAttributes?
  /// The texts that may still be written.
  private var partsLeft = Limits.parts

  init(
    _ environment: TextEnvironment, _ values: EnvironmentValues, now: Date = Date(), isSpoken: Bool = false
  ) {
    self.isSpoken = isSpoken
    self.environment = environment
    self.values = values
    self.now = now
    look = environment.look
  }

  /// Writes a text; what it sets itself holds for it alone, and what is set inmost holds.
  mutating func write(_ text: Text) {
    guard partsLeft > 0 else {
      return Reporter.report(.tooManyParts, "of a text the first \(Limits.parts) texts in it are shown")
    }
    partsLeft -= 1
    let outer = (look, attributes, foreground, mark, voice)
    defer { (look, attributes, foreground, mark, voice) = outer }
    apply(text.modifiers)
    if isSpoken, let label = text.spokenLabel { return write(label) }
    switch text.storage {
    case .verbatim(let string): write(string)
    case .key(let key): write(key: key)
    case .content(let content): DeepStack.withRoom { content.write(to: &self) }
    }
  }

  /// Writes a text and shapes what is written. An empty text has the look of its lines, for room that is
  /// reserved for them.
  mutating func shape(_ text: Text) -> ShapedText {
    write(text)
    let runs = runs.isEmpty ? [TextRun("", environment.style(text.modifiers).attributes[0])] : runs
    return ShapedText.shape(
      runs, direction: environment.direction, isDirectionFixed: environment.isDirectionFixed,
      language: environment.language)
  }

  private mutating func apply(_ modifiers: [Text.Modifier]) {
    guard !modifiers.isEmpty else { return }
    for modifier in modifiers.reversed() {
      look.apply(modifier)
      switch modifier {
      case .foreground(let paint?): foreground = index(of: paint)
      case .mark(let inner): mark = index(of: mark > 0 ? marks[mark - 1].merging(inner) : inner)
      case .speech(let inner): voice.speech = voice.speech.around(inner)
      case .heading(let level): voice.headingLevel = level
      case .contentType(let name): voice.contentType = name
      default: break
      }
    }
    attributes = nil
  }

  /// How a string with modifiers looks, and what it sets itself.
  static func style(_ modifiers: [Text.Modifier], in environment: TextEnvironment) -> PlainStyle {
    var writer = TextWriter(environment, EnvironmentValues(), now: .distantPast)
    writer.apply(modifiers)
    let attributes = writer.makeAttributes()
    return PlainStyle(modifiers, attributes, paints: writer.paints, marks: writer.marks)
  }

  /// Writes the translation of a key without values.
  private mutating func write(key: String) {
    guard let found = environment.strings.translation(key, for: environment.locale) else {
      return write(marked: key)
    }
    if case .phrase(let phrase) = found.translation { return write(marked: phrase) }
    let phrase = LocalizedPhrase(key: LocalizedStringKey(key), table: nil, bundle: nil)
    LocalizedTextContent(phrase).write(to: &self)
  }

  /// Writes a string that may have Markdown in it.
  private mutating func write(marked string: String) {
    guard MarkdownInline.mayHaveMarks(string) else { return write(string) }
    var source = MarkedText(environment.locale)
    source.append(string)
    for text in source.texts { write(text) }
  }

  /// Tells that what was written is another in so many seconds.
  mutating func changes(in seconds: Double) {
    timeToChange = min(timeToChange ?? .infinity, seconds)
  }

  /// Writes a text on a background of its own.
  mutating func write(_ text: Text, background paint: TextPaint?) {
    let outer = (background, attributes)
    if let paint {
      background = index(of: paint)
      attributes = nil
    }
    write(text)
    (background, attributes) = outer
  }

  /// Writes a string in the present look.
  mutating func write(_ string: String) {
    guard !string.isEmpty else { return }
    if voice != SemanticsStretch("", SemanticsSpeech()) { stretches.append(voice.with(string)) }
    if attributes == nil { attributes = makeAttributes() }
    guard let attributes else { return }
    let string = environment.cased(string)
    let language = attributes.language ?? environment.language
    guard let parts = SmallCapitals.parts(string, attributes.font, language: language) else {
      return append(string, attributes)
    }
    let hasRules = attributes.underline != nil || attributes.strikethrough != nil
    let size = hasRules ? attributes.font.size : nil
    for part in parts {
      var attributes = attributes
      attributes.font = part.font
      attributes.ruleSize = size
      if !part.original.utf8.elementsEqual(part.text.utf8) { attributes.original = Array(part.original.utf8) }
      append(part.text, attributes)
    }
  }

  private mutating func append(_ string: String, _ attributes: TextAttributes) {
    if let last = runs.last, attributes.original == nil, last.attributes == attributes {
      runs[runs.count - 1].text += string
    } else {
      runs.append(TextRun(string, attributes))
    }
  }

  /// Writes an image in the place of a character.
  mutating func write(_ image: some InlineImageSource) {
    var attributes = attributes ?? makeAttributes()
    self.attributes = attributes
    let style = look == environment.look ? environment.fontStyle : environment.resolve(look)
    let content = image.inlineImage(beside: style, in: environment, values)
    let height = Double(content.size.height)
    attributes.attachment = TextAttachment(
      id: images.count, size: content.size, baseline: content.baseline ?? height)
    images.append(TextImage(content: content, foreground: foreground))
    runs.append(TextRun("\u{fffc}", attributes))
  }

  private mutating func index(of paint: TextPaint) -> Int {
    if let known = paints.firstIndex(of: paint) { return known + 1 }
    paints.append(paint)
    return paints.count
  }

  private mutating func index(of mark: TextMarks) -> Int {
    if let known = marks.firstIndex(of: mark) { return known + 1 }
    marks.append(mark)
    return marks.count
  }

  private mutating func line(_ decoration: TextDecoration?) -> TextLineStyle? {
    guard let decoration else { return nil }
    return TextLineStyle(decoration.pattern, paint: decoration.color.map { index(of: .color($0)) })
  }

  private mutating func makeAttributes() -> TextAttributes {
    let style = look == environment.look ? environment.fontStyle : environment.resolve(look)
    var attributes = TextAttributes(font: style.descriptor, foreground: foreground)
    attributes.background = background
    attributes.mark = mark
    if let language = look.language { attributes.language = language }
    attributes.lineMetrics = style.lines
    attributes.kerning = look.tracking == 0 ? look.kerning : 0
    attributes.tracking = look.tracking
    attributes.baselineOffset = look.baselineOffset
    if look.underline != nil { attributes.underline = line(look.underline) }
    if look.strikethrough != nil { attributes.strikethrough = line(look.strikethrough) }
    return attributes
  }
}
