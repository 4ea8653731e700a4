import DisplayList
import Foundation
import Geometry

extension TextLayout {
  /// What draws the text: backgrounds, then glyphs and the lines through and under them.
  ///
  /// - Parameters:
  ///   - origin: Where the layout's top left corner stands.
  ///   - paints: The table that the attributes' indices mean. An index outside gives the first paint,
  ///     an empty table black.
  package func items(at origin: CGPoint, paints: [Paint]) -> [Item] {
    var writer = ItemWriter(self, paints: paints)
    for line in lines { writer.write(line, origin: origin) }
    return writer.items
  }

  /// What draws some pieces of a line, from left to right, as `items(at:paints:)` does all of them.
  package func items(of pieces: some Sequence<Piece>, paints: [Paint]) -> [Item] {
    var writer = ItemWriter(self, paints: paints)
    for piece in pieces { writer.write(piece.segment, of: lines[piece.line], at: piece.x, top: 0) }
    return writer.items
  }

  /// The boxes that stand in a piece.
  package func attachments(of piece: Piece) -> [(attachment: TextAttachment, frame: CGRect)] {
    guard attributes(of: piece).attachment != nil else { return [] }
    var writer = ItemWriter(self, paints: [])
    writer.write(piece.segment, of: lines[piece.line], at: piece.x, top: 0)
    return writer.attachments
  }

  /// The boxes that stand in the text, with their frames in the layout's coordinates. Those behind an
  /// ellipsis are not among them.
  package var attachments: [(attachment: TextAttachment, frame: CGRect)] {
    guard text.attributes.contains(where: { $0.attachment != nil }) else { return [] }
    var writer = ItemWriter(self, paints: [])
    for line in lines { writer.write(line, origin: .zero) }
    return writer.attachments
  }
}

/// Writes lines as display list items.
private struct ItemWriter {
  let layout: TextLayout
  let text: ShapedText
  let scale: Double
  let paints: [Paint]
  var backgrounds: [(box: CGRect, paint: Int)] = []
  var foreground: [Item] = []
  var attachments: [(attachment: TextAttachment, frame: CGRect)] = []
  /// The lines under and through the text written last, which may go on.
  private var underline: TextRule?
  private var strikethrough: TextRule?
  /// The run of the layout's text that was written last, and the letters that it stands for.
  private var originals: (run: Int, letters: OriginalLetters?)?

  init(_ layout: TextLayout, paints: [Paint]) {
    self.layout = layout
    text = layout.text
    scale = layout.scale
    self.paints = paints
  }

  var items: [Item] {
    guard !backgrounds.isEmpty || underline != nil || strikethrough != nil else { return foreground }
    let rules = [underline, strikethrough].compactMap { $0.map(item) }
    let fills = backgrounds.map { Item.fill(Path($0.box), paint($0.paint), FillStyle()) }
    return fills + foreground + rules
  }

  func paint(_ index: Int) -> Paint {
    if paints.indices.contains(index) { return paints[index] }
    return paints.first ?? .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1))
  }

  mutating func write(_ line: TextLayout.Line, origin: CGPoint) {
    var x = Double(origin.x) + line.x
    for segment in VisualOrder(text, line).segments {
      x += write(segment, of: line, at: x, top: Double(origin.y))
    }
  }

  /// Writes a piece whose left edge is at `x`, of a layout whose top is at `top`; returns its width.
  @discardableResult
  mutating func write(
    _ segment: VisualOrder.Segment, of line: TextLayout.Line, at x: Double, top: Double
  ) -> Double {
    let width = layout.width(of: segment, in: line)
    let y = top + line.baseline
    let cut = segment.isEllipsis ? line.cut : nil
    let attributes = cut?.ellipsis.attributes[0] ?? text.attributes[max(segment.run, 0)]
    let baseline = CGPoint(x: x, y: y - attributes.rise * scale)
    if let background = attributes.background {
      let box = CGRect(x: x, y: top + line.top, width: width, height: line.bottom - line.top)
      write(box, background: background)
    }
    if let cut {
      writeEllipsis(cut, at: baseline)
    } else if let box = attributes.attachment {
      let frame = CGRect(
        x: x, y: Double(baseline.y) - TextAttributes.bounded(box.baseline) * scale, width: width,
        height: TextAttributes.bounded(Double(box.size.height)) * scale)
      attachments.append((box, frame))
    } else {
      writeGlyphs(text, segment, at: baseline, squeeze: line.squeeze)
      writeRules(attributes, at: baseline, width: width)
    }
    return width
  }

  /// Goes on with the background of the piece to the left, if it is the same: one box has no seams.
  private mutating func write(_ box: CGRect, background: Int) {
    if let last = backgrounds.last, last.paint == background, last.box.minY == box.minY,
      last.box.height == box.height, abs(last.box.maxX - box.minX) < 1e-6
    {
      backgrounds[backgrounds.count - 1].box = last.box.union(box)
    } else {
      backgrounds.append((box, background))
    }
  }

  private mutating func writeEllipsis(_ cut: TextLayout.Cut, at baseline: CGPoint) {
    let ellipsis = cut.ellipsis
    for (index, item) in ellipsis.items.enumerated() {
      let segment = VisualOrder.Segment(range: item.range, item: index, run: 0, level: item.level)
      writeGlyphs(ellipsis, segment, at: baseline, squeeze: 0, standsFor: cut.isHyphen ? "\u{ad}" : nil)
    }
    writeRules(ellipsis.attributes[0], at: baseline, width: ellipsis.rowWidth * scale)
  }

  /// What a run stands for, found once for all lines that it is on.
  private mutating func originalLetters(_ text: ShapedText, _ run: Int) -> OriginalLetters? {
    guard text === self.text else { return text.originalLetters(of: run) }
    if let originals, originals.run == run { return originals.letters }
    let letters = text.originalLetters(of: run)
    originals = (run, letters)
    return letters
  }

  private mutating func writeGlyphs(
    _ text: ShapedText, _ segment: VisualOrder.Segment, at origin: CGPoint, squeeze: Double,
    standsFor sign: String? = nil
  ) {
    let item = text.items[segment.item]
    let range = segment.range
    let firstByte = text.offset(range.lowerBound)
    var glyphs: [GlyphRun.Glyph] = []
    let first = text.glyphStart(range.lowerBound)
    let last = text.glyphStart(range.upperBound)
    guard first < last else { return }
    glyphs.reserveCapacity(last - first)
    var x = 0.0
    var highest: Float = 0
    var lowest: Float = 0
    for step in 0..<range.count {
      let cluster = segment.isRightToLeft ? range.upperBound - 1 - step : range.lowerBound + step
      var inner = x
      for index in text.glyphStart(cluster)..<text.glyphStart(cluster + 1) {
        let glyph = text.glyphs[index]
        let y = glyph.y * Float(scale)
        highest = min(highest, y)
        lowest = max(lowest, y)
        glyphs.append(
          .init(
            index: glyph.index, x: Float(inner + Double(glyph.x) * scale), y: y,
            advance: glyph.advance * Float(scale), cluster: text.offset(cluster) - firstByte))
        inner += Double(glyph.advance) * scale
      }
      x += (text.position(cluster + 1) - text.position(cluster) - squeeze) * scale
    }
    let size = item.size * scale
    let face = item.font.face
    let up = max(face.ascent, 1) * size - Double(highest)
    let down = max(face.descent, 0.4) * size + Double(lowest)
    let bounds = CGRect(
      x: Double(origin.x) - size / 2, y: Double(origin.y) - up, width: x + size, height: up + down)
    let bytes = text.bytes[Int(firstByte)..<Int(text.offset(range.upperBound))]
    let drawn = String(decoding: bytes, as: UTF8.self)
    var spoken = sign
    if let original = originalLetters(text, segment.run) {
      spoken = original.text(of: Int(firstByte)..<Int(text.offset(range.upperBound)))
      for index in glyphs.indices {
        glyphs[index].cluster = original.place(of: glyphs[index].cluster, after: firstByte)
      }
    }
    let run = GlyphRun(
      font: face.id, size: size, origin: origin, glyphs: glyphs, text: spoken ?? drawn,
      drawnText: spoken == nil ? nil : drawn, isRightToLeft: segment.isRightToLeft, bounds: bounds,
      skew: item.font.skew, stretch: item.font.stretch, embolden: item.font.embolden * size,
      features: ShapingFeatures.values(text.attributes[segment.run], face: face))
    foreground.append(.glyphs(run, paint(text.attributes[segment.run].foreground)))
  }

  private mutating func writeRules(_ attributes: TextAttributes, at origin: CGPoint, width: Double) {
    guard attributes.underline != nil || attributes.strikethrough != nil else { return }
    // A size may have a face of its own.
    var font = attributes.font
    if let size = attributes.ruleSize { font.size = size }
    let face = FontRegistry.shared.font(for: font).face
    let size = font.size * scale
    func rule(_ style: TextLineStyle?, y: Double) -> TextRule? {
      style.map {
        TextRule(
          $0, foreground: attributes.foreground, x: Double(origin.x), y: Double(origin.y) + y * size,
          width: width, thickness: face.underlineThickness * size)
      }
    }
    write(rule(attributes.underline, y: face.underlinePosition), \.underline)
    write(rule(attributes.strikethrough, y: -face.strikethroughPosition), \.strikethrough)
  }

  /// Goes on with a line that is open, or draws that and begins another.
  private mutating func write(_ rule: TextRule?, _ open: WritableKeyPath<ItemWriter, TextRule?>) {
    guard let rule, self[keyPath: open]?.extend(with: rule) != true else { return }
    if let finished = self[keyPath: open] { foreground.append(item(finished)) }
    self[keyPath: open] = rule
  }

  private func item(_ rule: TextRule) -> Item { rule.item(paint(rule.paint)) }
}
