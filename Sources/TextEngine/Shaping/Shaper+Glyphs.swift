import CGraphicsLibraries

/// Glyphs of a piece: words that were shaped before from the cache, others from HarfBuzz.
extension Shaper {
  mutating func shapeGlyphs(_ piece: Piece, end: Int) {
    let attributes = attributes[piece.run]
    let face = piece.font.face
    let language = language(piece.run)
    let features = ShapingFeatures.list(attributes, face: face)
    let style = WordCache.Style(
      face: face.id.raw, script: piece.script.rawValue, isRightToLeft: piece.isRightToLeft,
      language: language, isTracked: attributes.tracking != 0, features: attributes.font.features)
    let words = WordCache.shared.words(style, face: face, features: features)
    let scale = attributes.font.size / face.unitsPerEm
    let span = Span(
      piece: piece, end: end, extra: attributes.spacing, xScale: scale * piece.font.stretch, yScale: scale,
      language: language, features: features)
    guard words.isSeparable else { return shapeSpan(span, piece.start..<end) { _ in } }
    words.state.withLock { state in shapeWords(span, words.space, &state) }
  }

  /// A piece, and what all its glyphs need.
  struct Span {
    var piece: Piece
    var end: Int
    /// Points added after each cluster.
    var extra: Double
    /// Points of a font unit along the line and across it.
    var xScale: Double, yScale: Double
    var language: String?
    var features: [hb_feature_t]
  }

  /// Words next to each other that are not known are shaped at one go.
  private mutating func shapeWords(
    _ span: Span, _ space: (index: UInt32, advance: Int32), _ state: inout ShapedWords.State
  ) {
    state.makeRoom()
    let end = span.end
    var unknown = span.piece.start..<span.piece.start
    var index = span.piece.start
    while index < end {
      if isSpace(index) {
        if unknown.isEmpty { appendSpace(index, space, span) }
        index += 1
        continue
      }
      var stop = index + 1
      while stop < end, !isSpace(stop) { stop += 1 }
      if let word = known(index..<stop, span, state) {
        if !unknown.isEmpty {
          shapeUnknown(unknown, span, &state)
          for blank in unknown.upperBound..<index { appendSpace(blank, space, span) }
        }
        append(word, at: index, span, state)
        unknown = stop..<stop
      } else {
        unknown = (unknown.isEmpty ? index : unknown.lowerBound)..<stop
      }
      index = stop
    }
    guard !unknown.isEmpty else { return }
    shapeUnknown(unknown, span, &state)
    for blank in unknown.upperBound..<end { appendSpace(blank, space, span) }
  }

  /// A space by itself, without marks on it.
  private func isSpace(_ index: Int) -> Bool {
    source.scalars[index] == 0x20 && boundaries[index + 1].contains(.cursor)
  }

  /// Whether a word's glyphs depend on nothing but it: no letter stands next to it in another piece.
  private func isWhole(_ word: Range<Int>, _ span: Span) -> Bool {
    func isBlank(_ index: Int) -> Bool {
      index < 0 || index >= source.scalars.count || source.scalars[index] <= 0x20
    }
    let start = word.lowerBound
    let end = word.upperBound
    return byteCount(word) <= ShapedWords.wordLimit
      && (start > span.piece.start || isBlank(start - 1)) && (end < span.end || isBlank(end))
  }

  private func byteCount(_ word: Range<Int>) -> Int {
    Int(source.offsets[word.upperBound] - source.offsets[word.lowerBound])
  }

  private func withBytes<Result>(
    _ word: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let bytes = Int(source.offsets[word.lowerBound])..<Int(source.offsets[word.upperBound])
    return source.bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[bytes])) }
  }

  private func known(
    _ word: Range<Int>, _ span: Span, _ state: ShapedWords.State
  ) -> ShapedWords.Word? {
    guard isWhole(word, span) else { return nil }
    return withBytes(word) { state.find($0, hash: ByteHash.hash($0)) }
  }

  // MARK: Appending

  private mutating func appendSpace(
    _ index: Int, _ space: (index: UInt32, advance: Int32), _ span: Span
  ) {
    var advance = Double(space.advance) * span.xScale
    let start = glyphs.count
    glyphs.append(.init(index: space.index, x: 0, y: 0, advance: Float(advance)))
    widen(&advance, from: start, span)
    endCluster(byte: source.offsets[index], glyphStart: start, advance: advance, hangs: true)
  }

  private mutating func append(
    _ word: ShapedWords.Word, at index: Int, _ span: Span, _ state: borrowing ShapedWords.State
  ) {
    let byte = source.offsets[index]
    let (xScale, yScale) = (span.xScale, span.yScale)
    var next = Int(word.glyphStart)
    for number in Int(word.clusterStart)..<Int(word.clusterStart) + Int(word.clusterCount) {
      let cluster = state.clusters[number]
      let start = glyphs.count
      var advance = 0.0
      for _ in 0..<cluster.glyphCount {
        let glyph = state.glyphs[next]
        next += 1
        let own = Double(glyph.advance) * xScale
        glyphs.append(
          .init(
            index: glyph.index, x: Float(Double(glyph.x) * xScale), y: Float(-Double(glyph.y) * yScale),
            advance: Float(own)))
        advance += own
      }
      widen(&advance, from: start, span)
      endCluster(
        byte: byte + Int32(cluster.byte), glyphStart: start, advance: advance, hangs: cluster.hangs)
    }
  }

  /// Adds kerning or tracking to a cluster that has an advance.
  private mutating func widen(_ advance: inout Double, from start: Int, _ span: Span) {
    let extra = span.extra
    guard extra != 0, advance != 0 else { return }
    advance += extra
    if span.piece.isRightToLeft {
      glyphs[start].x += Float(extra)
      glyphs[start].advance += Float(extra)
    } else {
      glyphs[glyphs.count - 1].advance += Float(extra)
    }
  }

  // MARK: HarfBuzz

  /// Shapes words and keeps each of them.
  private mutating func shapeUnknown(
    _ range: Range<Int>, _ span: Span, _ state: inout ShapedWords.State
  ) {
    var clusters: [ShapedCluster] = []
    var span = span
    if source.isPlain || source.scalars[range].allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) {
      span.features = state.features(span.features, forPlain: span.piece.font.face)
    }
    shapeSpan(span, range) { clusters.append($0) }
    guard let infos = hb_buffer_get_glyph_infos(buffer, nil),
      let places = hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    var cluster = 0
    var index = range.lowerBound
    while index < range.upperBound {
      guard !isSpace(index) else {
        index += 1
        continue
      }
      var stop = index + 1
      while stop < range.upperBound, !isSpace(stop) { stop += 1 }
      let word = index..<stop
      index = stop
      guard isWhole(word, span) else { continue }
      let (first, last) = (source.offsets[word.lowerBound], source.offsets[word.upperBound])
      while cluster < clusters.count, clusters[cluster].byte < first { cluster += 1 }
      guard cluster < clusters.count, clusters[cluster].byte == first else { continue }
      withBytes(word) { bytes in
        let hash = ByteHash.hash(bytes)
        guard state.find(bytes, hash: hash) == nil else { return }
        let entry = state.begin(bytes, hash: hash)
        while cluster < clusters.count, clusters[cluster].byte < last {
          let known = clusters[cluster]
          state.append(
            ShapedWords.Cluster(
              byte: UInt16(known.byte - first), glyphCount: UInt16(clamping: known.glyphs.count),
              hangs: known.hangs))
          for glyph in known.glyphs.prefix(Int(UInt16.max)) {
            let place = places[glyph]
            state.append(
              ShapedWords.Glyph(
                index: infos[glyph].codepoint, x: place.x_offset, y: place.y_offset,
                advance: place.x_advance))
          }
          cluster += 1
        }
        state.end(entry)
      }
    }
  }

  /// A cluster as HarfBuzz left it in the buffer.
  struct ShapedCluster {
    var byte: Int32
    var glyphs: Range<Int>
    var hangs: Bool
  }

  /// Shapes scalars and appends their clusters, in logical order; tells of each.
  private mutating func shapeSpan(
    _ span: Span, _ range: Range<Int>, _ note: (ShapedCluster) -> Void
  ) {
    let isRightToLeft = span.piece.isRightToLeft
    let startByte = source.offsets[range.lowerBound]
    if buffer == nil { buffer = hb_buffer_create() }
    hb_buffer_reset(buffer)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, span.piece.script)
    if let tag = span.language { hb_buffer_set_language(buffer, hb_language_from_string(tag, -1)) }
    source.bytes.withUnsafeBytes { bytes in
      hb_buffer_add_utf8(
        buffer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
        UInt32(startByte), source.offsets[range.upperBound] - startByte)
    }
    hb_shape(span.piece.font.face.hbFont, buffer, span.features, UInt32(span.features.count))
    shapedBytes += Int(source.offsets[range.upperBound] - startByte)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return endCluster(byte: startByte, glyphStart: glyphs.count, advance: 0, hangs: false) }
    let (xScale, yScale) = (span.xScale, span.yScale)
    var scalar = range.lowerBound
    /// Glyphs of one cluster, in visual order.
    func append(_ part: Range<Int>) {
      let byte = Int32(truncatingIfNeeded: infos[part.lowerBound].cluster)
      while scalar < range.upperBound, source.offsets[scalar] < byte { scalar += 1 }
      var advance = 0.0
      let start = glyphs.count
      for index in part {
        let place = places[index]
        let own = Double(place.x_advance) * xScale
        glyphs.append(
          .init(
            index: infos[index].codepoint, x: Float(Double(place.x_offset) * xScale),
            y: Float(-Double(place.y_offset) * yScale), advance: Float(own)))
        advance += own
      }
      widen(&advance, from: start, span)
      let hangs = SourceText.hangs(source.scalars[scalar])
      endCluster(byte: byte, glyphStart: start, advance: advance, hangs: hangs)
      note(ShapedCluster(byte: byte, glyphs: part, hangs: hangs))
    }
    let total = Int(count)
    if isRightToLeft {
      var last = total
      while last > 0 {
        var first = last - 1
        while first > 0, infos[first - 1].cluster == infos[last - 1].cluster { first -= 1 }
        append(first..<last)
        last = first
      }
    } else {
      var first = 0
      while first < total {
        var last = first + 1
        while last < total, infos[last].cluster == infos[first].cluster { last += 1 }
        append(first..<last)
        first = last
      }
    }
  }
}
