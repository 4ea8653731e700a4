import Testing

@testable import TextEngine

@Suite("A text that is edited")
struct EditableTextTests {
  /// The text with a bar where the caret is, or brackets around what is selected.
  private func shown(_ text: EditableText) -> String {
    let range = text.selection
    let (before, after) = (
      text.substring(0..<range.lowerBound), text.substring(range.upperBound..<text.count)
    )
    return text.hasSelection ? "\(before)[\(text.selectedString)]\(after)" : "\(before)|\(after)"
  }

  /// A text with the caret at a bar.
  private func text(_ shown: String) -> EditableText {
    let parts = shown.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var text = EditableText(parts.joined())
    text.moveCaret(to: parts[0].utf8.count)
    return text
  }

  private func after(_ commands: EditCommand..., in start: String) -> String {
    var text = text(start)
    for command in commands { text.apply(command, in: nil) }
    return shown(text)
  }

  @Test("what is typed stands where the caret is, and takes the place of what is selected") func typing() {
    var text = text("ab|c")
    text.insert("xy")
    #expect(shown(text) == "abxy|c")
    text.select(from: 1, to: 3)
    #expect(shown(text) == "a[bx]yc")
    text.insert("é")
    #expect(shown(text) == "aé|yc")
  }

  @Test("the caret goes by characters as people see them") func characters() {
    let family = "👨‍👩‍👧", flag = "🇩🇪", accent = "e\u{301}"
    var moved = text("\(family)\(flag)\(accent)|")
    for expected in [
      "\(family)\(flag)|\(accent)", "\(family)|\(flag)\(accent)", "|\(family)\(flag)\(accent)",
    ] {
      moved.apply(.move(.backward), in: nil)
      #expect(shown(moved) == expected)
    }
    moved.apply(.delete(.forward), in: nil)
    #expect(shown(moved) == "|\(flag)\(accent)")
    moved.moveCaret(to: 3)
    #expect(shown(moved) == "|\(flag)\(accent)", "an offset within a character is its start")
    // An accent that is typed becomes one with the letter.
    var typed = text("e|")
    typed.insert("\u{301}")
    #expect(typed.string.count == 1)
    typed.apply(.delete(.backward), in: nil)
    #expect(shown(typed) == "|")
  }

  @Test(
    "by words, over signs and blanks",
    arguments: [
      (TextStep.wordForward, "|one, two", "one|, two"), (.wordForward, "one|, two", "one, two|"),
      (.wordBackward, "one, two|", "one, |two"), (.wordBackward, "one, |two", "|one, two"),
      (.wordBackward, "漢字かな|", "漢字|かな"), (.wordForward, "|漢字", "漢|字"), (.wordForward, "a  |", "a  |"),
    ])
  func words(step: TextStep, start: String, end: String) {
    #expect(after(.move(step), in: start) == end)
  }

  @Test(
    "to the ends, with and without selecting",
    arguments: [
      (EditCommand.move(.lineStart), "ab|c", "|abc"), (.move(.lineEnd), "ab|c", "abc|"),
      (.move(.end, extending: true), "a|bc", "a[bc]"), (.move(.up), "ab|c", "|abc"),
      (.move(.down), "a|bc", "abc|"),
      (.delete(.wordBackward), "one two|", "one |"), (.delete(.lineStart), "one two|", "|"),
      (.delete(.backward), "|abc", "|abc"), (.delete(.forward), "abc|", "abc|"), (.selectAll, "a|b", "[ab]"),
    ])
  func ends(command: EditCommand, start: String, end: String) {
    #expect(after(command, in: start) == end)
  }

  @Test("what is selected is left at the end that the caret goes to, and deleted as a whole") func leaving() {
    let selected = [EditCommand.move(.forward, extending: true), .move(.forward, extending: true)]
    for (command, expected) in [
      (EditCommand.move(.backward), "a|bcd"), (.move(.forward), "abc|d"), (.delete(.backward), "a|d"),
      (.delete(.wordForward), "a|d"),
    ] {
      var text = text("a|bcd")
      for step in selected { text.apply(step, in: nil) }
      #expect(shown(text) == "a[bc]d")
      text.apply(command, in: nil)
      #expect(shown(text) == expected)
    }
  }

  @Test("up and down keep to a place, through shorter lines") func lines() {
    let words = "long line\nx\nlong line"
    let layout = ShapedText.shape(words, TextAttributes()).layout(TextLayoutOptions())
    var text = text("long lin|e\nx\nlong line")
    let expected = ["long line\nx|\nlong line", "long line\nx\nlong lin|e", "long line\nx\nlong line|"]
    for place in expected {
      text.apply(.move(.down), in: layout)
      #expect(shown(text) == place)
    }
    text.apply(.move(.lineStart), in: layout)
    #expect(shown(text) == "long line\nx\n|long line")
    text.apply(.move(.up), in: layout)
    text.apply(.move(.lineEnd), in: layout)
    #expect(shown(text) == "long line\nx|\nlong line")
  }

  @Test("what is typed in one go is undone by words, and can be done again") func undo() {
    var text = EditableText("")
    for letter in "one two" { text.insert(String(letter)) }
    text.undo()
    #expect(shown(text) == "one |")
    text.undo()
    #expect(shown(text) == "|" && !text.canUndo)
    text.redo()
    text.redo()
    #expect(shown(text) == "one two|" && !text.canRedo)
    text.apply(.delete(.backward), in: nil)
    text.apply(.delete(.backward), in: nil)
    text.undo()
    #expect(shown(text) == "one two|")
    text.undo()
    text.insert("!")
    #expect(!text.canRedo, "what is typed takes the place of what was undone")
  }

  @Test("a selection that was replaced is selected again by undoing") func undoneSelection() {
    var text = text("a|bcd")
    text.select(from: 1, to: 3)
    text.insert("x")
    text.undo()
    #expect(shown(text) == "a[bc]d")
  }

  @Test("what is being composed is replaced until it is done, and undone at once") func composition() {
    var text = text("a|b")
    text.compose("に", selected: 3..<3)
    text.compose("にほ", selected: 6..<6)
    #expect(shown(text) == "aにほ|b" && text.marked == 1..<7)
    text.compose("日本", selected: 0..<3)
    #expect(shown(text) == "a[日]本b")
    text.endComposition()
    #expect(shown(text) == "a日本|b" && text.marked == nil)
    text.undo()
    #expect(text.string == "ab")
    text.compose("x", selected: 0..<1)
    text.compose("", selected: 0..<0)
    #expect(text.string == "ab" && text.marked == nil)
  }

  @Test("no offset is too far or too small") func nonsense() {
    var text = text("ab|")
    text.select(from: -5, to: .max)
    #expect(shown(text) == "[ab]")
    text.moveCaret(to: .min)
    text.delete(to: .min)
    #expect(shown(text) == "|ab")
    text.compose("é", selected: -3..<900)
    #expect(shown(text) == "[é]ab")
    text.replaceAll(with: "")
    #expect(shown(text) == "|" && !text.canUndo)
    text.undo()
    text.redo()
    #expect(text.word(at: 7) == 0..<0 && text.paragraph(at: -1) == 0..<0)
  }

  @Test("words and paragraphs around a place") func around() {
    let text = EditableText("one two,\nthree")
    #expect(text.substring(text.word(at: 5)) == "two")
    #expect(text.substring(text.word(at: 7)) == ",")
    #expect(text.substring(text.word(at: 14)) == "three")
    #expect(text.substring(text.paragraph(at: 10)) == "three")
    #expect(text.substring(text.paragraph(at: 3)) == "one two,")
  }

  @Test(
    "another text from outside keeps the caret where the letters around it stay, and else puts it at the end",
    arguments: [
      ("ab|cd", "ABCD", "AB|CD"), ("ab|cd", "ab, cd", "ab|, cd"), ("1234|", "1,234", "1,234|"),
      ("12|34", "1x34", "1x|34"),
      ("ab|cd", "other", "other|"), ("|ab", "xab", "|xab"), ("ab|", "abc", "abc|"),
    ])
  func replacing(start: String, new: String, end: String) {
    var text = text(start)
    text.replaceAll(with: new)
    #expect(shown(text) == end)
  }

  @Test("where letters run from right to left, a step to the left leads forward") func rightToLeft() {
    let word = "שלום"
    let layout = ShapedText.shape(word, TextAttributes()).layout(TextLayoutOptions())
    var text = EditableText(word)
    text.moveCaret(to: 0)
    text.apply(.move(.left), in: layout)
    #expect(shown(text) == "ש|לום")
    text.apply(.move(.lineLeft), in: layout)
    #expect(shown(text) == "שלום|")
    text.apply(.move(.wordRight), in: layout)
    #expect(shown(text) == "|שלום")
    var latin = EditableText("ab")
    latin.apply(.move(.left), in: nil)
    #expect(shown(latin) == "a|b")
  }

  @Test("what is pasted is undone by itself, and what is composed ends where the caret is put") func pasting()
  {
    var text = EditableText("")
    text.insert("a")
    text.paste("b")
    text.insert("c")
    text.undo()
    text.undo()
    #expect(shown(text) == "a|")
    text.compose("xy", selected: 2..<2)
    text.moveCaret(to: 0)
    text.insert("z")
    #expect(shown(text) == "z|axy")
  }

  @Test("a program that writes letters otherwise does not end what is being composed")
  func composedOtherwise() {
    var text = EditableText("ab")
    text.compose("x", selected: 1..<1)
    text.replaceAll(with: "ABX")
    text.compose("xy", selected: 2..<2)
    text.replaceAll(with: "ABXY")
    text.endComposition()
    #expect(shown(text) == "ABXY|")
  }
}
