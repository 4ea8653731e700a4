import SwiftUI
import Testing

@testable import NotesApp

/// Marks of Markdown: how they are read, and how buttons write them.
struct TextTests {
  @Test func aTextIsSetByBlocks() {
    let text = "# Title\n\nOne\ntwo\n- [x] done\n- item\n3. third\n> said"
    #expect(
      MarkdownBlock.blocks(in: text).map(\.kind) == [
        .heading(level: 1), .paragraph, .task(isDone: true), .item("•"), .item("3."), .quote,
      ])
    #expect(MarkdownBlock.blocks(in: text)[1].text == "One\ntwo")
  }

  @Test func titleExcerptAndTags() {
    let note = Note(text: "# A *fine* day\n\nSun, then #rain and #Rain.\n#7 is no tag, #v2 is")
    #expect(note.title == "A fine day")
    #expect(note.excerpt.hasPrefix("Sun, then"))
    #expect(note.tags.map(\.name) == ["rain", "v2"])
    #expect(Note(text: " \n").isBlank)
  }

  private func toggled(_ name: String, _ text: String, chosen: String) throws -> (String, String) {
    var text = text
    let range = try #require(text.range(of: chosen))
    var selection: TextSelection? = TextSelection(range: range)
    let format = try #require(TextFormat.all.first { $0.name == name })
    format.toggle(in: &text, at: &selection)
    guard case .selection(let range)? = selection?.indices else { return (text, "") }
    return (text, String(text[range]))
  }

  @Test(arguments: [
    ("Bold", "a word here", "word", "a **word** here", "**word**"),
    ("Bold", "a **word** here", "**word**", "a word here", "word"),
    ("Italic", "é word", "word", "é *word*", "*word*"),
    ("Checklist", "one\ntwo\nthree", "e\ntw", "- [ ] one\n- [ ] two\nthree", "- [ ] one\n- [ ] two"),
    ("Heading", "## one\ntwo", "on", "one\ntwo", "one"),
  ])
  func aFormatIsGivenAndTakenAway(
    name: String, text: String, chosen: String, result: String, selected: String
  ) throws {
    let (text, selection) = try toggled(name, text, chosen: chosen)
    #expect(text == result)
    #expect(selection == selected)
  }

  @Test func wordsAreFoundWhateverTheirCaseAndAccents() {
    let note = Note(text: "Café in the morning #trips")
    #expect(Search(text: "cafe MORN").matches(note))
    #expect(!Search(text: "cafe evening").matches(note))
    #expect(Search(tags: [Tag(name: "trips")]).matches(note))
    #expect(!Search(tags: [Tag(name: "trip")]).matches(note))
  }

  @Test func foundWordsAndTagsAreMarked() throws {
    let text = AttributedString(
      inlineMarkdown: "Ripe *plums*, PLUMS #fruit", highlights: ["plums"], tags: .red)
    #expect(
      text.runs.filter { $0.backgroundColor != nil }.map { String(text[$0.range].characters) } == [
        "plums", "PLUMS",
      ])
    #expect(
      text.runs.filter { $0.foregroundColor == .red }.map { String(text[$0.range].characters) } == [" #fruit"]
    )
  }
}
