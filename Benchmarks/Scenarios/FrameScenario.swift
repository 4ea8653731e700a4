import DisplayList
import Foundation
import HeadlessHost
import Raster

/// Which words the rows are written with.
enum Vocabulary {
  /// Words that come again, out of 2,000.
  case limited
  /// Words of which each is written once.
  case unlimited
}

/// Sentences that never come again, whatever their words do.
struct Writer {
  let vocabulary: Vocabulary
  /// The next word to be written.
  private var next: UInt64

  init(_ vocabulary: Vocabulary, from start: Int = 0) {
    self.vocabulary = vocabulary
    next = UInt64(start)
  }

  mutating func sentence(_ words: Int) -> String {
    (0..<words).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String {
    next += 1
    switch vocabulary {
    case .limited: return Self.spelled(Self.scattered(next) % 2000)
    case .unlimited: return Self.spelled(next + 2000)
    }
  }

  /// A number without pattern for each number, so that no sentence comes again.
  private static func scattered(_ number: UInt64) -> UInt64 {
    var bits = number &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A word that can be spoken, one for each number.
  private static func spelled(_ number: UInt64) -> String {
    let (consonants, vowels) = (Array("bdfgklmnprstvz"), Array("aeiou"))
    var rest = number
    var word = ""
    repeat {
      word.append(consonants[Int(rest % 14)])
      word.append(vowels[Int(rest / 14 % 5)])
      rest /= 70
    } while rest > 0
    return word + "n"
  }
}

/// Ten views with real text.
struct TextRow: View {
  struct Content: Identifiable {
    var id: Int
    var title: String
    var subtitle: String
  }

  let content: Content

  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: content.title).font(.system(size: 16))
        Text(verbatim: content.subtitle).font(.system(size: 12)).foregroundStyle(.secondary)
      }
      Spacer()
      HStack(spacing: 4) {
        Circle().fill(.red).frame(width: 8, height: 8)
        Text(verbatim: content.id % 2 == 0 ? "on" : "off").font(.system(size: 12))
      }
    }
    .padding(8)
  }

  static func contents(_ n: Int, _ writer: inout Writer) -> [Content] {
    (0..<n).map { Content(id: $0, title: writer.sentence(3), subtitle: writer.sentence(5)) }
  }
}

struct TextRows: View {
  let rows: [TextRow.Content]

  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(rows) { TextRow(content: $0) } } }
  }
}

extension Scenarios {
  static let window = CGSize(width: 400, height: 800)

  /// What a process does once, which depends on the fonts of the machine: the first picture of a text.
  static func warmUp() { _ = HeadlessSession(Text(verbatim: "warm"), size: window).image() }

  /// 2: views to the first frame of a window, with real text. Sentences are new in every run.
  static func frame(_ n: Int) -> [Measurement] {
    warmUp()
    return [frame("limited", .limited, n), frame("unlimited", .unlimited, n)].flatMap { $0 }
  }

  private static func frame(_ name: String, _ vocabulary: Vocabulary, _ n: Int) -> [Measurement] {
    var writer = Writer(vocabulary)
    var rows: [TextRow.Content] = []
    var session: HeadlessSession?
    var picture: Picture?
    func counters() -> Counters { session?.counters ?? Counters() }
    let prepare = {
      session = nil
      rows = TextRow.contents(n, &writer)
    }
    var stages: [Measurement] = []
    var whole = measure("frame-\(name)", n, runs: 9, counters: counters, prepare: prepare) {
      session = HeadlessSession(TextRows(rows: rows), size: window)
      _ = session?.image()
    }
    stages.append(
      measure("frame-\(name)-layout", n, runs: 9, counters: counters, prepare: prepare) {
        session = HeadlessSession(TextRows(rows: rows), size: window)
        session?.update()
      })
    stages.append(
      measure(
        "frame-\(name)-picture", n, runs: 9, counters: counters,
        prepare: {
          prepare()
          session = HeadlessSession(TextRows(rows: rows), size: window)
          session?.update()
        }
      ) { picture = session?.picture })
    stages.append(
      measure("frame-\(name)-raster", n, runs: 9) {
        _ = picture.map { Rasterizer.image(of: $0) }
      })
    // The first rows get other words: what is seen is what a new session shows.
    if let session, !rows.isEmpty {
      for index in rows.indices.prefix(3) { rows[index].title = writer.sentence(4) }
      session.session.setContent(TextRows(rows: rows))
      let edited = session.image()
      let fresh = HeadlessSession(TextRows(rows: rows), size: window).image()
      whole.isEqual = edited.pixels == fresh.pixels
    }
    return [whole] + stages
  }
}
