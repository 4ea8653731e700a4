import Foundation
import HeadlessHost
import SwiftUIControls

/// A text that is edited.
private struct Editing: View {
  @State var text: String
  var body: some View { TextEditor(text: $text).accessibilityIdentifier("editor") }
}

extension Scenarios {
  /// A key typed into a text of n kilobytes, at its beginning and at its end, to the picture that shows it.
  static func typing(_ n: Int) -> [Measurement] {
    warmUp()
    var writer = Writer(.limited)
    var paragraphs: [String] = []
    var bytes = 0
    while bytes < n * 1000 {
      paragraphs.append(writer.sentence(80))
      bytes += (paragraphs.last?.utf8.count ?? 0) + 1
    }
    return [KeyEquivalent.upArrow, .downArrow].map { edge in
      let session = HeadlessSession(Editing(text: paragraphs.joined(separator: "\n")), size: window)
      try? session.find("editor").focus()
      session.press(edge, modifiers: .command)
      _ = session.picture
      var key = 0
      return measure(
        edge == .upArrow ? "typing-first" : "typing-last", n, runs: 15, counters: { session.counters }
      ) {
        key += 1
        session.type(key % 8 == 0 ? " " : "e")
        _ = session.picture
      }
    }
  }
}
