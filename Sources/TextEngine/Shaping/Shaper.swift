import CGraphicsLibraries
import DisplayList

/// Turns runs into the arrays of a `ShapedText`: paragraphs, embedding levels, graphemes and breaks from
/// Pango, scripts and glyphs from HarfBuzz, faces from the font stacks.
struct Shaper {
  /// Longer pieces of one face are shaped in parts, so that no text can make HarfBuzz's work grow faster
  /// than the text.
  static let pieceLimit = 8192
  /// Points between tab stops.
  static let tabInterval = 28.0

  let source: SourceText
  let attributes: [TextAttributes]
  let direction: TextDirection
  /// Whether paragraphs read in the direction whatever their letters.
  private let isDirectionFixed: Bool
  let language: String?

  private(set) var items: [ShapedText.Item] = []
  private(set) var paragraphs: [ShapedText.Paragraph] = []
  private(set) var breaks: [ShapedText.Break] = []
  private(set) var runStarts: [Int] = []
  private(set) var clusters: [ShapedText.Cluster] = []
  private(set) var sourceOffsets: [Int32]?
  var glyphs: [ShapedText.ShapedGlyph] = []
  /// Bytes that HarfBuzz was given: those of words that were not known.
  var shapedBytes = 0
  private var x = 0.0
  private var paragraphX = 0.0
  /// What may happen before each scalar, and behind the last.
  private(set) var boundaries: [TextBoundaries] = []
  private let stacks: [FontStack]
  /// HarfBuzz's, made when there is something to shape.
  var buffer: OpaquePointer?

  /// Shapes runs: their texts, and as many looks.
  init(
    _ texts: [String], _ attributes: [TextAttributes], direction: TextDirection,
    isDirectionFixed: Bool = false,
    language: String?
  ) {
    source = SourceText(texts)
    self.attributes = attributes
    self.direction = direction
    self.isDirectionFixed = isDirectionFixed
    self.language = language
    let registry = FontRegistry.shared
    stacks = attributes.map { registry.stack(for: $0.font) }
    shapeAll()
    if let buffer { hb_buffer_destroy(buffer) }
  }

  private mutating func shapeAll() {
    let count = source.scalars.count
    clusters.reserveCapacity(count + 1)
    glyphs.reserveCapacity(count)
    if count > 0 { boundaries = TextBoundaries.all(in: source, language: language) }
    var start = 0
    if source.isPlain, direction == .leftToRight, stacks[0].isPlain, (1...Self.pieceLimit).contains(count) {
      shapePlain(count)
      start = count
    }
    while start < count {
      var end = start
      while end < count, !source.endsParagraph(end) { end += 1 }
      let endsInNewline = end < count
      if endsInNewline { end += 1 }
      shapeParagraph(start..<end, endsInNewline: endsInNewline)
      start = end
    }
    if paragraphs.isEmpty {
      let level: UInt8 = direction == .rightToLeft ? 1 : 0
      paragraphs.append(.init(range: 0..<0, breaks: 0..<0, level: level, endsInNewline: false))
    } else if let last = paragraphs.last, last.endsInNewline {
      let end = clusters.count
      paragraphs.append(
        .init(
          range: end..<end, breaks: breaks.count..<breaks.count, level: last.level, endsInNewline: false))
    }
    endCluster(byte: Int32(source.bytes.count), glyphStart: glyphs.count, advance: 0, hangs: false)
    finishRunStarts()
    if !source.originals.isEmpty { findSourceOffsets() }
  }

  /// The first cluster at or after the first scalar of each run.
  private mutating func finishRunStarts() {
    guard attributes.count > 1 else {
      runStarts = [0, clusters.count - 1]
      return
    }
    var cluster = 0
    for start in source.runStarts.dropLast() {
      let byte = source.offsets[start]
      while cluster < clusters.count - 1, clusters[cluster].offset < byte { cluster += 1 }
      runStarts.append(cluster)
    }
    if runStarts.isEmpty { runStarts.append(0) }
    runStarts.append(clusters.count - 1)
  }

  private mutating func findSourceOffsets() {
    var scalar = 0
    sourceOffsets = clusters.map { cluster in
      while scalar < source.scalars.count, source.offsets[scalar] < cluster.offset { scalar += 1 }
      return source.originals[scalar]
    }
  }

  // MARK: Paragraphs

  /// Printable ASCII in one look and one face: what `shapeParagraph` would find, letter by letter.
  private mutating func shapePlain(_ count: Int) {
    let piece = Piece(
      start: 0, run: 0, level: 0, script: HB_SCRIPT_LATIN, font: stacks[0].primary, isBlank: .none,
      isPlain: true)
    shape(piece, end: count)
    if clusters.count == count { findPlainBreaks() } else { finishBreaks(0, 0, 0..<count) }
    paragraphs.append(
      .init(range: 0..<clusters.count, breaks: 0..<breaks.count, level: 0, endsInNewline: false))
  }

  /// What `finishBreaks` finds where each letter is a cluster and none is a soft hyphen.
  private mutating func findPlainBreaks() {
    let count = clusters.count
    breaks.reserveCapacity(boundaries.reduce(0) { $0 + ($1.contains(.line) ? 1 : 0) } + 1)
    var visibleEnd = 0
    for index in 0..<count {
      if index > 0, boundaries[index].contains(.line) {
        appendPlainBreak(index, visibleEnd, clusters[visibleEnd].position)
      }
      if !clusters[index].hangs { visibleEnd = index + 1 }
    }
    appendPlainBreak(count, visibleEnd, visibleEnd < count ? clusters[visibleEnd].position : x)
  }

  private mutating func appendPlainBreak(_ cluster: Int, _ visibleEnd: Int, _ visibleX: Double) {
    breaks.append(
      .init(
        cluster: Int32(truncatingIfNeeded: cluster), visibleEnd: Int32(truncatingIfNeeded: visibleEnd),
        visibleX: visibleX, neededX: visibleX))
  }

  private mutating func shapeParagraph(_ range: Range<Int>, endsInNewline: Bool) {
    let firstCluster = clusters.count
    let firstBreak = breaks.count
    paragraphX = x
    let (levels, level) = embeddingLevels(range)
    let scripts = scripts(range)
    var run = self.run(ofScalar: range.lowerBound)
    var start = range.lowerBound
    var current: Piece?
    while start < range.upperBound {
      if let open = current, continues(open, at: start, range, levels, scripts) {
        start += 1
        continue
      }
      var end = start + 1
      while end < range.upperBound, !boundaries[end].contains(.cursor) { end += 1 }
      while run + 1 < attributes.count, source.runStarts[run + 1] <= start { run += 1 }
      let scalars = source.scalars[start..<end]
      var piece = Piece(
        start: start, run: run, level: levels.isEmpty ? level : levels[start - range.lowerBound],
        script: scripts[start - range.lowerBound],
        font: stacks[run].font(for: scalars, language: self.language(run)),
        isBlank: blank(scalars, run), isPlain: false)
      if let open = current, joins(open, piece, at: start) {
        start = end
        continue
      }
      if let open = current { shape(open, end: start) }
      piece.isPlain = stacks[run].isPlain && piece.font.face === stacks[run].primary.face
      current = piece
      start = end
    }
    if let current { shape(current, end: range.upperBound) }
    finishParagraph(firstCluster, firstBreak, range, level, endsInNewline)
  }

  /// Whether a plain letter goes on with an open piece in the run's own face, found quickly.
  private func continues(
    _ open: Piece, at index: Int, _ range: Range<Int>, _ levels: [UInt8], _ scripts: [hb_script_t]
  ) -> Bool {
    let scalar = source.scalars[index]
    return scalar >= 0x20 && scalar < 0x7f && open.isPlain && open.isBlank == .none
      && index - open.start < Self.pieceLimit && index < source.runStarts[open.run + 1]
      && (index + 1 >= range.upperBound || boundaries[index + 1].contains(.cursor))
      && (levels.isEmpty || levels[index - range.lowerBound] == open.level)
      && scripts[index - range.lowerBound].rawValue == open.script.rawValue
  }

  func language(_ run: Int) -> String? { attributes[run].language ?? language }

  private func run(ofScalar index: Int) -> Int {
    var low = 0
    var high = attributes.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if source.runStarts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Clusters that have no glyphs of a face's.
  enum Blank { case none, newline, tab, attachment }

  private func blank(_ scalars: ArraySlice<UInt32>, _ run: Int) -> Blank {
    switch scalars.first {
    case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: return .newline
    case 0x09: return .tab
    case 0xfffc: return attributes[run].attachment == nil ? .none : .attachment
    default: return .none
    }
  }

  /// Graphemes that are shaped together.
  struct Piece {
    var start: Int
    var run: Int
    var level: UInt8
    var script: hb_script_t
    var font: ResolvedFont
    var isBlank: Blank
    /// The face is the run's own and has all of printable ASCII.
    var isPlain: Bool
    var isRightToLeft: Bool { level & 1 == 1 }
  }

  private func joins(_ open: Piece, _ next: Piece, at scalar: Int) -> Bool {
    guard open.isBlank == .none, next.isBlank == .none, open.level == next.level,
      open.script.rawValue == next.script.rawValue, open.font.face === next.font.face,
      scalar - open.start < Self.pieceLimit
    else { return false }
    if open.run == next.run { return true }
    let left = attributes[open.run]
    let right = attributes[next.run]
    return left.font == right.font && left.kerning == right.kerning && left.tracking == right.tracking
      && left.language == right.language
  }

  private func embeddingLevels(_ range: Range<Int>) -> (levels: [UInt8], base: UInt8) {
    if !source.mayBeRightToLeft, direction == .leftToRight { return ([], 0) }
    var base =
      switch direction {
      case .leftToRight: isDirectionFixed ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_WEAK_LTR
      case .rightToLeft: isDirectionFixed ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_WEAK_RTL
      }
    let start = Int(source.offsets[range.lowerBound])
    let length = Int32(Int(source.offsets[range.upperBound]) - start)
    let levels: [UInt8] = source.bytes.withUnsafeBytes { bytes in
      guard let library = PangoLibrary.shared,
        let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        let levels = library.levels(text + start, length, &base)
      else { return [] }
      defer { library.free(levels) }
      return Array(UnsafeBufferPointer(start: levels, count: range.count))
    }
    return (levels, base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL ? 1 : 0)
  }

  /// The script of each scalar; characters of all scripts take that of the text before them, at the start
  /// of the text after them.
  private func scripts(_ range: Range<Int>) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(range.count)
    var current = HB_SCRIPT_COMMON
    var leading = 0
    for scalar in source.scalars[range] {
      var script = HB_SCRIPT_COMMON
      if scalar < 0x80 {
        if (scalar | 0x20) >= 0x61, (scalar | 0x20) <= 0x7a { script = HB_SCRIPT_LATIN }
      } else {
        script = hb_unicode_script(functions, scalar)
      }
      let isOwn =
        script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
      if isOwn { current = script }
      if current == HB_SCRIPT_COMMON { leading += 1 }
      scripts.append(current)
    }
    let first = leading < scripts.count ? scripts[leading] : HB_SCRIPT_LATIN
    for index in 0..<leading { scripts[index] = first }
    return scripts
  }

  private mutating func finishParagraph(
    _ firstCluster: Int, _ firstBreak: Int, _ range: Range<Int>, _ level: UInt8, _ endsInNewline: Bool
  ) {
    finishBreaks(firstCluster, firstBreak, range)
    paragraphs.append(
      .init(
        range: firstCluster..<clusters.count, breaks: firstBreak..<breaks.count, level: level,
        endsInNewline: endsInNewline))
  }

  /// The breaks of a paragraph, from the boundaries of its scalars.
  private mutating func finishBreaks(_ firstCluster: Int, _ firstBreak: Int, _ range: Range<Int>) {
    let end = clusters.count
    if firstBreak == 0 {
      breaks.reserveCapacity(boundaries.reduce(0) { $0 + ($1.contains(.line) ? 1 : 0) } + 1)
    }
    var scalar = range.lowerBound
    var visibleEnd = firstCluster
    func xAt(_ cluster: Int) -> Double { cluster < end ? clusters[cluster].position : x }
    for cluster in firstCluster..<end {
      let byte = clusters[cluster].offset
      while scalar < range.upperBound, source.offsets[scalar] < byte { scalar += 1 }
      if cluster > firstCluster, boundaries[scalar].contains(.line) {
        let isSoft =
          visibleEnd == cluster && scalar > 0 && source.scalars[scalar - 1] == SourceText.softHyphen
        appendBreak(cluster, visibleEnd, xAt(visibleEnd), isSoft, firstBreak)
      }
      if !clusters[cluster].hangs { visibleEnd = cluster + 1 }
    }
    appendBreak(end, visibleEnd, xAt(visibleEnd), false, firstBreak)
  }

  private mutating func appendBreak(
    _ cluster: Int, _ visibleEnd: Int, _ visibleX: Double, _ isSoft: Bool, _ firstBreak: Int
  ) {
    var needed = visibleX
    if isSoft {
      needed += ShapedText.hyphenWidth(attributes[run(ofCluster: cluster - 1)], direction, language)
    }
    // Where a soft hyphen would fit, so does what is no longer than it.
    while breaks.count > firstBreak, breaks[breaks.count - 1].isHyphenated,
      breaks[breaks.count - 1].neededX >= needed
    { breaks.removeLast() }
    breaks.append(
      .init(
        cluster: Int32(cluster), visibleEnd: Int32(visibleEnd), visibleX: visibleX, neededX: needed,
        isHyphenated: isSoft))
  }

  private func run(ofCluster cluster: Int) -> Int {
    let byte = clusters[cluster].offset
    var scalar = source.offsets.count - 1
    var low = 0
    while low < scalar {
      let middle = (low + scalar + 1) / 2
      if source.offsets[middle] <= byte { low = middle } else { scalar = middle - 1 }
    }
    return run(ofScalar: low)
  }

  // MARK: Glyphs

  private mutating func shape(_ piece: Piece, end: Int) {
    let firstCluster = clusters.count
    let size = attributes[piece.run].font.size
    switch piece.isBlank {
    case .none: shapeGlyphs(piece, end: end)
    case .newline: appendBlank(piece, advance: 0, hangs: true)
    case .tab: appendBlank(piece, advance: tabAdvance, hangs: true)
    case .attachment:
      let width = Double(attributes[piece.run].attachment?.size.width ?? 0)
      appendBlank(piece, advance: max(TextAttributes.bounded(width), 0), hangs: false)
    }
    items.append(
      .init(font: piece.font, size: size, level: piece.level, range: firstCluster..<clusters.count))
  }

  /// To the next multiple of `tabInterval` from the paragraph's start.
  private var tabAdvance: Double {
    let along = (x - paragraphX).truncatingRemainder(dividingBy: Self.tabInterval)
    return Self.tabInterval - max(along, 0)
  }

  private mutating func appendBlank(_ piece: Piece, advance: Double, hangs: Bool) {
    endCluster(
      byte: source.offsets[piece.start], glyphStart: glyphs.count, advance: advance, hangs: hangs)
  }

  mutating func endCluster(byte: Int32, glyphStart: Int, advance: Double, hangs: Bool) {
    clusters.append(.init(position: x, offset: byte, glyphStart: glyphStart, hangs: hangs))
    x += advance
  }
}
