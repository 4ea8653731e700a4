import CGraphicsLibraries
import Synchronization

/// Words as HarfBuzz shaped them, for all texts: interfaces and documents say the same words again and again.
///
/// A word is what stands between spaces. It is kept in font units, so that all sizes share it. A face whose
/// rules look at spaces is left out: there a word's glyphs depend on its neighbours.
final class WordCache: Sendable {
  static let shared = WordCache()

  /// All that a word's glyphs depend on beside its letters.
  struct Style: Hashable, Sendable {
    var face: UInt32
    var script: UInt32
    var isRightToLeft: Bool
    var language: String?
    /// Whether ligatures are taken apart.
    var isTracked: Bool
    var features: [String: Int]
  }

  /// Styles kept; a program uses some dozens.
  private static let styleLimit = 256

  private let styles = Mutex<[Style: ShapedWords]>([:])

  func words(_ style: Style, face: FontFace, features: [hb_feature_t]) -> ShapedWords {
    if let known = styles.withLock({ $0[style] }) { return known }
    let words = ShapedWords(face: face, features: features)
    styles.withLock {
      if $0.count >= Self.styleLimit { $0.removeAll() }
      $0[style] = words
    }
    return words
  }

  func removeAll() { styles.withLock { $0.removeAll() } }
}

/// The words of one style. Found by their bytes; forgotten all at once when they take too much room.
final class ShapedWords: Sendable {
  /// A glyph in font units, y upward.
  struct Glyph {
    var index: UInt32
    var x: Int32, y: Int32, advance: Int32
  }

  struct Cluster {
    /// Bytes from the word's start.
    var byte: UInt16
    var glyphCount: UInt16
    var hangs: Bool
  }

  struct Word {
    var hash: UInt64
    var keyStart: Int32, glyphStart: Int32, clusterStart: Int32
    var keyCount: UInt16, clusterCount: UInt16
  }

  /// Longer words, in bytes, are shaped each time.
  static let wordLimit = 96
  /// Before a style has so many words its rules are not looked into.
  static let fewWords = 24
  /// Words kept; each takes about 200 bytes.
  private static let countLimit = 1 << 15

  /// Whether words can be shaped apart from the spaces around them.
  let isSeparable: Bool
  /// The space's glyph and its advance in font units.
  let space: (index: UInt32, advance: Int32)
  let state = Mutex(State())

  init(face: FontFace, features: [hb_feature_t]) {
    var glyph: hb_codepoint_t = 0
    let hasSpace = hb_font_get_nominal_glyph(face.hbFont, 0x20, &glyph) != 0 && glyph != 0
    isSeparable = hasSpace && SpaceRules.leaveWordsAlone(face.hbFont, space: glyph, features: features)
    space = (glyph, hasSpace ? hb_font_get_glyph_h_advance(face.hbFont, glyph) : 0)
  }

  struct State {
    private var table: [Int32] = Array(repeating: 0, count: 1024)
    private(set) var words: [Word] = []
    private var keys: [UInt8] = []
    private(set) var clusters: [Cluster] = []
    private(set) var glyphs: [Glyph] = []
    private var plainFeatures: [hb_feature_t]?

    /// With which printable ASCII comes out as with `features`, sooner. Found out when a style has come up with
    /// some dozens of words: it costs as much as twenty.
    mutating func features(_ features: [hb_feature_t], forPlain face: FontFace) -> [hb_feature_t] {
      if let plainFeatures { return plainFeatures }
      guard words.count >= ShapedWords.fewWords else { return features }
      var plain = features
      if CompositionRules.leavePlainAlone(face.hbFont, features: features) {
        plain.append(hb_feature_t(tag: CompositionRules.tag, value: 0, start: 0, end: UInt32.max))
      }
      plainFeatures = plain
      return plain
    }

    /// The word of given bytes; nil when it is not known.
    func find(_ bytes: UnsafeRawBufferPointer, hash: UInt64) -> Word? {
      let mask = table.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot] != 0 {
        let word = words[Int(table[slot]) - 1]
        if word.hash == hash, Int(word.keyCount) == bytes.count, matches(word, bytes) { return word }
        slot = (slot + 1) & mask
      }
      return nil
    }

    private func matches(_ word: Word, _ bytes: UnsafeRawBufferPointer) -> Bool {
      keys.withUnsafeBytes { keys in
        let start = Int(word.keyStart)
        return UnsafeRawBufferPointer(rebasing: keys[start..<start + bytes.count]).elementsEqual(bytes)
      }
    }

    /// Forgets all words when they are many. What was found before is not to be used after it.
    mutating func makeRoom() {
      if words.count >= ShapedWords.countLimit { self = State() }
    }

    /// Starts a word; its clusters and glyphs are appended next, then it is ended.
    mutating func begin(_ bytes: UnsafeRawBufferPointer, hash: UInt64) -> Word {
      let word = Word(
        hash: hash, keyStart: Int32(keys.count), glyphStart: Int32(glyphs.count),
        clusterStart: Int32(clusters.count), keyCount: UInt16(bytes.count), clusterCount: 0)
      keys.append(contentsOf: bytes)
      return word
    }

    mutating func append(_ cluster: Cluster) { clusters.append(cluster) }
    mutating func append(_ glyph: Glyph) { glyphs.append(glyph) }

    mutating func end(_ word: Word) {
      var word = word
      word.clusterCount = UInt16(clusters.count - Int(word.clusterStart))
      words.append(word)
      if words.count * 2 > table.count { grow() }
      insert(words.count)
    }

    private mutating func insert(_ number: Int) {
      let mask = table.count - 1
      var slot = Int(truncatingIfNeeded: words[number - 1].hash) & mask
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = Int32(number)
    }

    private mutating func grow() {
      table = Array(repeating: 0, count: table.count * 4)
      for number in 1..<words.count { insert(number) }
    }
  }
}
