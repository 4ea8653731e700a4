import Foundation
import TestSupport
import Testing
import ViewGraph

@testable import FoundationAdditions
@testable import SwiftUICore
@testable import TextViews

@Suite @MainActor struct MarkdownTests {
  private func runs(_ text: String) -> [MarkdownRun] { MarkdownInline.runs(text) }

  @Test func marksWithinLines() {
    #expect(
      runs("a **b** c") == [
        .init(text: "a "), .init(text: "b", intent: .stronglyEmphasized), .init(text: " c"),
      ])
    #expect(runs("*a*") == [.init(text: "a", intent: .emphasized)])
    #expect(runs("~~a~~") == [.init(text: "a", intent: .strikethrough)])
    #expect(runs("`a*b*`") == [.init(text: "a*b*", intent: .code)])
    #expect(runs("***a***").first?.intent == [.emphasized, .stronglyEmphasized])
    #expect(runs("[a](https://b.c)") == [.init(text: "a", link: "https://b.c")])
    #expect(runs("see https://b.c now").map(\.link) == [nil, "https://b.c", nil])
    #expect(runs("a &amp; b \\*c\\*").map(\.text).joined() == "a & b *c*")
    #expect(runs("**\"quoted\"**").first?.intent == .stronglyEmphasized)
  }

  @Test(arguments: [
    "# a *b*", "- a *b*", "1. a *b*", "> a *b*", "    a *b*", "a *b*  \n\n  c ", "a *b*\n===", "```\n*b*",
    "| a | *b* |", "snake_case_name", "5 * 3 * 2", "[a]: b *c*",
  ])
  func linesAndBlanksStay(_ text: String) {
    let plain = runs(text).map(\.text).joined()
    #expect(
      plain == text.replacingOccurrences(of: "*b*", with: "b").replacingOccurrences(of: "*c*", with: "c"))
  }

  @Test func stretchesWithAttributes() {
    let stretch = MarkdownRun.Stretch(number: 1, isInflected: true)
    #expect(runs("^[a](inflect: true) b") == [.init(text: "a", stretch: stretch), .init(text: " b")])
    #expect(runs("^[a](inflect: true)^[b](inflect: true)").map(\.stretch?.number) == [1, 2])
    #expect(runs("^[**a**](inflect: true)").first?.intent == .stronglyEmphasized)
    #expect(runs("^[a](rainbow: 'extreme')").first?.stretch == .init(number: 1, isInflected: false))
    #expect(runs("2^[3] and ^[a](b)").map(\.text).joined() == "2^[3] and ^a")
    #expect(runs("\\^\\[a](inflect: true)").map(\.text).joined() == "^[a](inflect: true)")
    let open = String(repeating: "^[", count: 20_000)
    #expect(runs(open).map(\.text).joined() == open)
  }

  @Test func codeHasNoStretches() {
    #expect(runs("`^[a](b: c)`") == [.init(text: "^[a](b: c)", intent: .code)])
    #expect(runs("``^[a](b: c)` ``").first?.text == "^[a](b: c)` ")
    #expect(runs("` ^[a](b: c)").map(\.text).joined() == "` a")
    #expect(runs("\\^[a](inflect: true)").map(\.text).joined().hasPrefix("^"))
    #expect(runs("\\^[a](inflect: true)").allSatisfy { $0.stretch == nil })
  }

  @Test func stretchesAroundLinksAreThatAlone() {
    let link = runs("^[3 [item](https://a.b)](inflect: true).")
    #expect(link.map(\.text) == ["3 ", "item", "."])
    #expect(link.map(\.link) == [nil, "https://a.b", nil])
    let nested = runs("^[a ^[b](c: d)](inflect: true)")
    #expect(nested.map(\.text).joined() == "a b")
    #expect(nested.last?.stretch == .init(number: 1, isInflected: false))
  }

  @Test func charactersForPrivateUseAreNoValues() {
    let own = "\u{f0000}\u{f0001}"
    #expect(shown(Text("*\(1)* \u{f0000} \("b") \u{f0001}")) == "1 \u{f0000} b \u{f0001}")
    #expect(shown(Text("**\(own)** \(2)")) == own + " 2")
    let many = String(repeating: "\u{f0001}", count: 70_000)
    #expect(shown(Text(LocalizedStringKey("*a*" + many))).utf8.count >= many.utf8.count)
  }

  @Test(arguments: [
    (1, "item", "1 item"), (3, "more item", "3 more items"), (3, "superhuman", "3 superhumans"),
    (3, "item", "3 items"), (0, "Box", "0 Boxes"), (2, "child", "2 children"),
    (2, "new city", "2 new cities"), (5, "bottle of water", "5 bottles of water"),
    (2, "policeman", "2 policemen"),
    (2, "items", "2 items"), (2, "sheep", "2 sheep"), (2, "PDF", "2 PDFs"), (2, "day", "2 days"),
    (2, "LETTER", "2 LETTERS"),
  ])
  func nounsGoWithTheirNumber(_ count: Int, _ noun: String, _ expected: String) {
    #expect(shown(Text("^[\(count) \(noun)](inflect: true)")) == expected)
    #expect(shown(Text(LocalizedStringKey("^[\(count) **\(noun)**](inflect: true)."))) == expected + ".")
  }

  @Test func otherLanguagesAreNotInflected() {
    let text = Text("^[\(3) Kind](inflect: true)")
    #expect(text.string(Locale(identifier: "de")) == "3 Kind")
    #expect(text.string(Locale(identifier: "en_GB")) == "3 Kinds")
  }

  @Test func keysAreMarkdownAndStringsAreNot() {
    let variable = "**a**"
    #expect(shown(Text("**a** b")) == "a b")
    #expect(shown(Text(verbatim: "**a** b")) == "**a** b")
    #expect(shown(Text(variable)) == "**a**")
    #expect(shown(Text("**a** \(variable)")) == "a **a**")
    #expect(shown(Text("**\(variable)** _\(3)_")) == "**a** 3")
    #expect(shown(Text(LocalizedStringKey(variable))) == "a")
  }

  @Test func whatMarkdownMeansIsDrawn() {
    let runs = shownRuns(Text("a**b**"))
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.first?.font != runs.last?.font)
    let link = shownRuns(Text("a [b](\("https://c.d"))"))
    #expect(link.map(\.text).joined() == "a b")
    #expect(link.count == 2)
  }

  @Test func attributedStringsFromMarkdown() throws {
    let string = try AttributedString(
      markdown: "a **b** [c](/d)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://e.f"))
    #expect(String(string.characters) == "a b c")
    let runs = Array(string.runs)
    #expect(runs.map { $0.inlinePresentationIntent ?? [] }.contains(.stronglyEmphasized))
    #expect(runs.last?.link?.absoluteString == "https://e.f/d")
    #expect(shown(Text(string)) == "a b c")
    #expect(
      try AttributedString(markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnly))
        == AttributedString("a b"))
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xff, 0x41])) }
    let lax = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(try AttributedString(markdown: Data([0x41]), options: lax).characters.count == 1)
  }

  @Test func blocksAreTold() throws {
    let source = """
      # Title

      1. one
      2. two
         > said

      | a | b |
      |:-:|--:|
      | 1 | 2 |

      ```swift
      let x = 1
      ```

      ***
      """
    let string = try AttributedString(markdown: source)
    let kinds = string.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(kinds.first == [.header(level: 1)])
    #expect(kinds.contains([.paragraph, .listItem(ordinal: 1), .orderedList]))
    #expect(kinds.contains([.paragraph, .blockQuote, .listItem(ordinal: 2), .orderedList]))
    #expect(kinds.contains { $0.first == .tableCell(columnIndex: 1) && $0.contains(.tableRow(rowIndex: 1)) })
    #expect(
      kinds.contains { $0.last == .table(columns: [.init(alignment: .center), .init(alignment: .right)]) })
    #expect(kinds.contains([.codeBlock(languageHint: "swift")]))
    #expect(kinds.last == [.thematicBreak])
  }

  private nonisolated static let hostile = [
    String(repeating: "*", count: 5_000), String(repeating: "[", count: 5_000),
    String(repeating: "`a", count: 5_000), String(repeating: "> ", count: 5_000), "\0**a**\0",
    "\u{2058}\u{2059}\u{205b}\u{205c}**a**", "[a](javascript:%zz)", "![](<>)a", "\u{f0000}**a**",
    String(repeating: "*a ", count: 100_000),
  ]

  @Test(arguments: hostile.indices) func sourcesFromOutsideNeverTrap(_ index: Int) throws {
    let source = Self.hostile[index]
    let runs = runs(source)
    #expect(!runs.isEmpty)
    _ = try AttributedString(markdown: source)
    let text = Text(LocalizedStringKey(source)).string(Locale(identifier: "en"))
    #expect(!text.isEmpty)
  }
}
