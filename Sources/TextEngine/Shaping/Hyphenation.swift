import CGraphicsLibraries
import Foundation
import Synchronization

/// Where words may be parted, by the patterns of their languages. The patterns are those of the system
/// (`hyphen-…` packages); a language whose patterns are not installed parts no words, and none does
/// without libhyphen.
final class Hyphenation: Sendable {
  static let shared = Hyphenation()

  /// Scalars; longer words are not parted.
  static let wordLimit = 100

  /// The patterns of a language. Read only once they are loaded.
  private final class Patterns: @unchecked Sendable {
    let library: HyphenLibrary
    let dictionary: UnsafeMutablePointer<HyphenDict>
    /// What the patterns are written in.
    let encoding: String

    init?(_ path: String) {
      guard let library = HyphenLibrary.shared, let dictionary = library.load(path) else { return nil }
      self.library = library
      self.dictionary = dictionary
      encoding = withUnsafeBytes(of: dictionary.pointee.cset) { name in
        String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    deinit { library.free(dictionary) }
  }

  /// Words whose points are kept; each takes about 200 bytes.
  static let countLimit = 4096

  private struct Word: Hashable {
    var scalars: [UInt32]
    var language: String
  }

  private struct Known {
    var points: [Word: [Int]] = [:]
    var asked = 0
  }

  private let patterns = Mutex<[String: Patterns?]>([:])
  private let known = Mutex(Known())

  /// How often patterns were asked, and the words whose points are kept; for tests.
  var counts: (asked: Int, kept: Int) { known.withLock { ($0.asked, $0.points.count) } }

  /// The scalars of a word before which it may be parted, in rising order. The patterns are asked once for a
  /// word, as long as it is kept.
  ///
  /// - Parameter language: BCP 47 tag; nil for English.
  func points(in word: [UInt32], language: String?) -> [Int] {
    guard word.count > 3, word.count <= Self.wordLimit, let patterns = patterns(for: language ?? "en") else {
      return []
    }
    let key = Word(scalars: word, language: language ?? "en")
    if let points = known.withLock({ $0.points[key] }) { return points }
    let points = Self.points(in: word, patterns)
    known.withLock { known in
      known.asked += 1
      if known.points.count >= Self.countLimit { known.points.removeAll() }
      known.points[key] = points
    }
    return points
  }

  func removeAll() { known.withLock { $0.points.removeAll() } }

  private static func points(in word: [UInt32], _ patterns: Patterns) -> [Int] {
    guard let bytes = encode(word, patterns) else { return [] }
    let count = bytes.count
    var marks = [CChar](repeating: 0, count: count + 8)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    let dictionary = patterns.dictionary
    // At least two letters before the hyphen and three after it, as the patterns say or more.
    // The length that is given does not keep the library from looking for the end of the string.
    let status = (bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
        patterns.library.hyphenate(
          dictionary, text, Int32(count), &marks, nil, &replacements, &positions, &cuts,
          max(Int32(dictionary.pointee.lhmin), 2), max(Int32(dictionary.pointee.rhmin), 3), 0, 0)
      }
    }
    defer {
      if let replacements {
        for index in 0..<count { free(replacements[index]) }
        free(replacements)
      }
      free(positions)
      free(cuts)
    }
    guard status == 0 else { return [] }
    return (0..<word.count - 1).filter { index in
      // Where the spelling would change the word stays whole.
      marks[index] & 1 == 1 && replacements?[index] == nil
    }.map { $0 + 1 }
  }

  /// The word in small letters as the patterns write it: one byte or one UTF-8 sequence for each scalar.
  private static func encode(_ word: [UInt32], _ patterns: Patterns) -> [UInt8]? {
    var small = String.UnicodeScalarView()
    for value in word {
      guard let scalar = Unicode.Scalar(value) else { return nil }
      let mapped = scalar.properties.lowercaseMapping.unicodeScalars
      small.append(mapped.count == 1 ? mapped[mapped.startIndex] : scalar)
    }
    let text = Array(String(small).utf8)
    guard patterns.dictionary.pointee.utf8 == 0 else { return text }
    guard let converter = iconv_open(patterns.encoding, "UTF-8"), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    var source = text
    var bytes = [UInt8](repeating: 0, count: word.count)
    var (left, room) = (source.count, bytes.count)
    let status = source.withUnsafeMutableBytes { source in
      bytes.withUnsafeMutableBytes { bytes in
        var input = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var output = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return iconv(converter, &input, &left, &output, &room)
      }
    }
    return status != -1 && left == 0 && room == 0 ? bytes : nil
  }

  private func patterns(for language: String) -> Patterns? {
    patterns.withLock { known in
      if let patterns = known[language] { return patterns }
      if known.count > 64 { known.removeAll() }
      let patterns = Self.path(of: language).flatMap(Patterns.init)
      known[language] = .some(patterns)
      return patterns
    }
  }

  /// The file of a language's patterns: of its region, of the language, or of another region.
  private static func path(of language: String) -> String? {
    let parts = language.split(separator: "-").map(String.init)
    guard let code = parts.first?.lowercased(), (2...3).contains(code.utf8.count),
      code.utf8.allSatisfy({ (0x61...0x7a).contains($0) })
    else { return nil }
    let region = parts.dropFirst().last { $0.utf8.count == 2 }?.uppercased()
    let folders = (ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "")
      .split(separator: ":").map(String.init)
    for folder in (folders.isEmpty ? ["/usr/local/share", "/usr/share"] : folders).map({ $0 + "/hyphen" }) {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
      let wanted = [region.map { "hyph_\(code)_\($0).dic" }, "hyph_\(code).dic"].compactMap { $0 }
      let found = wanted.first(where: files.contains) ?? files.first { $0.hasPrefix("hyph_\(code)_") }
      if let found { return "\(folder)/\(found)" }
    }
    return nil
  }
}
