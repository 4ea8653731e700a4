import SwiftUI

/// Markdown in keys of texts and in attributed strings.
struct MarkdownPage: View {
  private let source = """
    **Treeswift** reads *CommonMark* with GitHub's ~~additions~~ `extensions`, \
    [links](https://www.swift.org) and ***both at once***.
    """

  var body: some View {
    PageFrame("Markdown", "In every localised text, and in attributed strings.", width: 760) {
      Card("In a text") {
        VStack(alignment: .leading, spacing: 10) {
          Text("A text may be **strong**, *stressed* or ***both***.")
          Text("It may hold `code`, be ~~crossed out~~, or lead [somewhere](https://www.swift.org).")
          Text("A \(Text("value").foregroundStyle(.orange)) may stand **inside \(Text("of it").italic())**.")
          Text(verbatim: "Verbatim text keeps its **asterisks**.")
        }
      }
      Card("AttributedString(markdown:)") {
        VStack(alignment: .leading, spacing: 10) {
          Text(attributed)
          Text(restyled)
        }
      }
      Card("Links") {
        VStack(alignment: .leading, spacing: 10) {
          Text("Links take [the tint](https://www.swift.org).")
          Text("Links take [the tint](https://www.swift.org).").tint(.purple)
          Link("A link of its own", destination: URL(filePath: "/index.html"))
        }
      }
    }
  }

  private var attributed: AttributedString {
    (try? AttributedString(markdown: source)) ?? AttributedString(source)
  }

  /// The same, with every strong run in colour.
  private var restyled: AttributedString {
    var text = attributed
    for run in text.runs where run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true {
      text[run.range].foregroundColor = .teal
    }
    return text
  }
}
