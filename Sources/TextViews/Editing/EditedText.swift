import DisplayList
import Foundation
import TextEngine

/// A text that is being edited as it shows: its letters, what is selected, and the caret while it has the focus.
///
/// A single line takes the width that is proposed, and its own where none is; it is as high as a line of the font, and
/// scrolls so that the caret shows. Several lines take the width, and the height of the lines, at least
/// `reservesSpace` and at most `lineLimit` of them; what does not fit is scrolled through in the same way. A host that has text
/// fields of its own shows one in its place (`NativeElement`).
package struct EditedText: LeafView {
  package typealias Body = Never

  /// Where the caret goes and what it looks like, besides the text.
  package struct Look: Equatable {
    package var isFocused: Bool
    package var isMultiline: Bool
    /// Whether dots stand for the letters.
    package var isSecure: Bool
    /// The host's number of the last edit that the text takes in.
    package var revision: Int
    /// Whether the text takes all of the height that is proposed.
    package var fillsHeight: Bool
    /// How far beyond its edges lines show that are scrolled there.
    package var margins: EdgeInsets

    package init(
      isFocused: Bool, isMultiline: Bool, isSecure: Bool, revision: Int, fillsHeight: Bool,
      margins: EdgeInsets = EdgeInsets()
    ) {
      self.isFocused = isFocused
      self.isMultiline = isMultiline
      self.isSecure = isSecure
      self.revision = revision
      self.fillsHeight = fillsHeight
      self.margins = margins
    }
  }

  private let string: String
  private let selection: Range<Int>
  private let head: Int
  private let marked: Range<Int>?
  private let look: Look
  // Used by the passes of one session, one after the other.
  private let sharedPlace: UncheckedBox<EditedTextPlace>
  private nonisolated var place: EditedTextPlace { sharedPlace.value }

  package nonisolated init(_ text: EditableText, look: Look, place: EditedTextPlace) {
    string = text.string
    selection = text.selection
    head = text.head
    marked = text.marked
    self.look = look
    sharedPlace = UncheckedBox(place)
  }

  package nonisolated static var hasBaselines: Bool { true }
  /// Letters keep their size: lines break at once as they will.
  package nonisolated static var isDrawnInAnySize: Bool { false }

  private nonisolated var shown: ShownText { ShownText(string, look) }

  // MARK: Layout

  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    let environment = TextEnvironment.of(context.environment)
    place.environment = environment
    let proposal = proposal.clamped
    let layout = place.layout(of: shown, width: look.isMultiline ? proposal.width : nil)
    var size = layout.size
    size.height = max(size.height, place.lineHeight)
    if !proposal.width.isNaN { size.width = proposal.width } else { size.width += EditedTextPlace.caretWidth }
    if look.isMultiline, !look.fillsHeight, let limit = environment.options.lineLimit {
      size.height = min(size.height, place.height(of: shown, lines: limit, width: proposal.width))
    }
    if look.fillsHeight, !proposal.height.isNaN {
      size.height = proposal.height
    } else if look.isMultiline, proposal.height < Double(size.height) {
      size.height = max(proposal.height, place.lineHeight)
    }
    place.size = size
    return .exactly(proposal, size)
  }

  package nonisolated func guide(
    _ key: ViewGraph.AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<LeafNode>
  ) -> Double? {
    if key.standard == .textStart { return 0 }
    guard key.isBaseline else { return nil }
    place.environment = TextEnvironment.of(context.environment)
    let layout = place.layout(of: shown.orSpace, width: look.isMultiline ? proposal.clamped.width : nil)
    return key.standard == .firstBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  // MARK: Drawing

  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    let environment = TextEnvironment.of(context.environment)
    place.environment = environment
    place.size = size
    let bounds = CGRect(origin: .zero, size: size)
    let layout = place.layout(of: shown, width: look.isMultiline ? Double(size.width) : nil)
    let origin = place.origin(of: layout, shown, caret: head, look)
    func paint(_ style: some ShapeStyle) -> Paint {
      style.shapePaint(in: context.environment, bounds: bounds).flattened
    }
    let foreground = foregroundPaint(in: context.environment, bounds: bounds)
    func rectangles(_ range: Range<Int>) -> [CGRect] {
      layout.rectangles(of: shown.offset(range.lowerBound)..<shown.offset(range.upperBound))
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
    var items: [Item] = []
    if look.isFocused {
      for rect in rectangles(selection) {
        items.append(.fill(Path(rect), paint(.tint.opacity(0.25)), FillStyle()))
      }
    }
    items += layout.items(at: origin, paints: [foreground])
    for rect in marked.map(rectangles) ?? [] {
      let line = CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
      items.append(.fill(Path(line), foreground, FillStyle()))
    }
    if look.isFocused, selection.isEmpty {
      let caret = place.caret(in: layout, shown, at: head).offsetBy(dx: origin.x, dy: origin.y)
      items.append(.fill(Path(roundedRect: caret, cornerRadius: caret.width / 2), paint(.tint), FillStyle()))
    }
    var seen = bounds.insetBy(dx: -EditedTextPlace.caretWidth, dy: 0)
    seen.origin.y -= look.margins.top
    seen.size.height += look.margins.top + look.margins.bottom
    let clip = Path(seen)
    let content = Placed(
      Fragment(
        id: context.id,
        items: [.group(.clip(clip, FillStyle()), Placed(Fragment(id: context.id, items: items)))]))
    let field = nativeField(environment, foreground, context)
    return [.native(NativeElement(kind: .textField(field), rect: bounds, node: context.id), content)]
  }

  private nonisolated func nativeField(
    _ environment: TextEnvironment, _ foreground: Paint, _ context: DrawContext<LeafNode>
  ) -> NativeTextField {
    var field = NativeTextField(text: string, revision: look.revision)
    field.isSecure = look.isSecure
    field.isMultiline = look.isMultiline
    field.isEnabled = EnvironmentValues(scope: context.environment).isEnabled
    field.isFocused = look.isFocused
    if let font = environment.style([]).attributes.first?.font {
      field.font = FontRegistry.shared.font(for: font).face.id
      field.fontSize = font.size
    }
    field.color = foreground.representativeColor
    let isRightToLeft = environment.direction == .rightToLeft
    switch environment.options.alignment {
    case .center: field.alignment = .center
    case .leading: field.alignment = isRightToLeft ? .right : .left
    case .trailing: field.alignment = isRightToLeft ? .left : .right
    }
    field.hints = EnvironmentValues(scope: context.environment).textInputHints
    return field
  }
}

/// The letters that stand for a text: those of the text itself, without line breaks in a single line, or dots.
package struct ShownText: Equatable {
  package let string: String
  /// The text's own letters, where dots are shown.
  private let secret: String?

  nonisolated init(_ string: String, _ look: EditedText.Look) {
    secret = look.isSecure ? string : nil
    if look.isSecure {
      self.string = String(repeating: Self.dot, count: string.count)
    } else if !look.isMultiline,
      string.utf8.contains(where: { $0 < 0x20 }) || string.contains(where: \.isNewline)
    {
      // As many bytes as before, so that offsets mean the same place.
      self.string = String(
        decoding: string.flatMap {
          $0.isNewline || $0 == "\t" ? Array(repeating: 0x20, count: $0.utf8.count) : Array($0.utf8)
        },
        as: UTF8.self)
    } else {
      self.string = string
    }
  }

  private nonisolated init() {
    string = " "
    secret = nil
  }

  /// A blank, which is as high as a line.
  static let blank = ShownText()

  private static let dot: Character = "•"

  /// A blank in place of no letters at all, which have no height.
  nonisolated var orSpace: ShownText { string.isEmpty ? .blank : self }

  /// Where an offset of the text is among the letters that are shown.
  nonisolated func offset(_ offset: Int) -> Int {
    guard let secret else { return offset }
    let index = secret.utf8.index(secret.startIndex, offsetBy: min(max(offset, 0), secret.utf8.count))
    return secret.distance(from: secret.startIndex, to: index) * Self.dot.utf8.count
  }

  /// Which offset of the text one among the letters that are shown stands for.
  nonisolated func textOffset(_ offset: Int) -> Int {
    guard let secret else { return offset }
    let index = secret.index(
      secret.startIndex, offsetBy: offset / Self.dot.utf8.count, limitedBy: secret.endIndex)
    return secret.utf8.distance(from: secret.startIndex, to: index ?? secret.endIndex)
  }
}
