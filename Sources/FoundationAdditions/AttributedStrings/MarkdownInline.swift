import Foundation

/// A part of a paragraph that is all of one kind.
package struct MarkdownRun: Equatable {
  package var text: String
  package var intent: InlinePresentationIntent = []
  /// Where the part leads, as the source has it.
  package var link: String?
  /// The address of an image that the text stands for.
  package var image: String?
  /// The stretch with attributes that the part is of.
  package var stretch: Stretch?

  package struct Stretch: Equatable {
    /// Tells stretches next to each other apart.
    package var number: Int
    /// Whether words take the form that goes with a number.
    package var isInflected: Bool
  }
}

/// Gathers the runs of a paragraph from the nodes of a walk.
package struct MarkdownInline {
  private(set) var runs: [MarkdownRun] = []
  private var counts = (emphasis: 0, strong: 0, strikethrough: 0)
  private var links: [String] = []
  private var images: [String] = []

  mutating func drainRuns() -> [MarkdownRun] {
    defer { runs = [] }
    return runs
  }

  /// Adds a node; false for a node that is no part of a paragraph.
  mutating func visit(_ node: MarkdownReader.Node, enters: Bool) -> Bool {
    let step = enters ? 1 : -1
    switch node.kind {
    case "emph": counts.emphasis += step
    case "strong": counts.strong += step
    case "strikethrough": counts.strikethrough += step
    case "link": if enters { links.append(node.address) } else { _ = links.popLast() }
    case "image": if enters { images.append(node.address) } else { _ = images.popLast() }
    case "text": append(node.literal)
    case "code": append(node.literal, .code)
    case "html_inline": append(node.literal, .inlineHTML)
    case "softbreak": append(" ", .softBreak)
    case "linebreak": append("\n", .lineBreak)
    default: return false
    }
    return true
  }

  mutating func append(_ text: String, _ intent: InlinePresentationIntent = []) {
    var run = MarkdownRun(text: text, intent: intent, link: links.last, image: images.last)
    if counts.emphasis > 0 { run.intent.insert(.emphasized) }
    if counts.strong > 0 { run.intent.insert(.stronglyEmphasized) }
    if counts.strikethrough > 0 { run.intent.insert(.strikethrough) }
    runs.append(run)
  }
}

extension MarkdownInline {
  /// Longer texts are shown as they are written.
  private static let sizeLimit = 1 << 16

  /// Characters that count as punctuation in Markdown and mean nothing there. One that the text does not have
  /// is put at both ends of every line while it is read: so no line begins a list or a heading, and blanks
  /// stay.
  private static let guards: [Character] = ["\u{2058}", "\u{2059}", "\u{205b}", "\u{205c}"]

  /// Whether a text can hold anything that Markdown would change.
  package static func mayHaveMarks(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
          UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"):
          true
        case UInt8(ascii: ":"):
          index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
            && bytes[index + 2] == UInt8(ascii: "/")
        default: false
        }
      }
    }
  }

  /// The runs of a text whose lines and blanks stay as they are; blocks are not looked for.
  package static func runs(_ text: String) -> [MarkdownRun] {
    guard mayHaveMarks(text), text.utf8.count <= sizeLimit,
      let guardian = guards.first(where: { !text.contains($0) })
    else { return [MarkdownRun(text: text)] }
    let mark = String(guardian)
    let stretches = MarkdownStretches(mark: guardian)
    let source = stretches.linked(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { mark + $0 + mark }.joined(separator: "\n")
    var inline = MarkdownInline()
    MarkdownReader.walk(source, extensions: [.strikethrough, .autolink]) { node, enters in
      _ = inline.visit(node, enters: enters)
    }
    return inline.runs.compactMap { run in
      var run = run
      if run.intent.contains(.softBreak) {
        run.text = "\n"
        run.intent.remove(.softBreak)
      }
      run.text = run.text.replacingOccurrences(of: mark, with: "")
      run.stretch = run.link.flatMap(stretches.stretch)
      if run.stretch != nil { run.link = nil }
      run.link = run.link.map { $0.replacingOccurrences(of: mark, with: "") }
      return run.text.isEmpty ? nil : run
    }
  }
}
