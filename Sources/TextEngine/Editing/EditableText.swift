/// A text that is being edited: its letters, what of it is selected, what an input method is composing, and what can be
/// undone.
///
/// Offsets count UTF-8 bytes, as in `TextLayout`, and stand between characters as people see them: what is taken apart by
/// an offset that does not is counted from the character's start. Editing never fails; what makes no sense changes
/// nothing.
package struct EditableText: Sendable {
  package private(set) var string: String
  /// Where the selection began; the caret where nothing is selected.
  package private(set) var anchor: Int
  /// Where the selection ends: what moves while it is extended.
  package private(set) var head: Int
  /// What an input method is still composing.
  package private(set) var marked: Range<Int>?
  /// Where the caret was before it went up or down through shorter lines.
  var column: Double?
  private var history = EditHistory()

  /// A text with the caret behind its last letter.
  package init(_ string: String = "") {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    anchor = string.utf8.count
    head = anchor
  }

  package var count: Int { string.utf8.count }
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var hasSelection: Bool { anchor != head }
  package var selectedString: String { substring(selection) }
  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  package func substring(_ range: Range<Int>) -> String {
    String(string[index(range.lowerBound)..<index(range.upperBound)])
  }

  // MARK: Selecting

  /// Selects from one place to another; the caret is at the second.
  package mutating func select(from anchor: Int, to head: Int) {
    self.anchor = rounded(anchor)
    self.head = rounded(head)
    column = nil
    marked = nil
    history.breakOff()
  }

  /// Puts the caret somewhere, or extends what is selected up to there.
  package mutating func moveCaret(to offset: Int, extending: Bool = false) {
    select(from: extending ? anchor : offset, to: offset)
  }

  package mutating func selectAll() { select(from: 0, to: count) }

  // MARK: Editing

  /// Types: what is selected gives way.
  package mutating func insert(_ text: String) {
    replace(marked ?? selection, with: text, kind: .typing)
    marked = nil
  }

  /// Puts in a text that is undone by itself.
  package mutating func paste(_ text: String) {
    history.breakOff()
    insert(text)
    history.breakOff()
  }

  /// Takes out what is selected; where nothing is, from the caret to a place.
  package mutating func delete(to offset: Int) {
    let range = hasSelection ? selection : min(head, offset)..<max(head, offset)
    replace(rounded(range), with: "", kind: .deleting)
  }

  /// Takes another text from outside, such as what a program makes of what was typed. At the end the caret stays there;
  /// else behind the letters before it where the text still begins with them, in either case; or else in front of those
  /// behind it where it still ends with them; or else it goes to the end. What is being composed goes on where its letters
  /// and those before them are the same in either case. Nothing of before can be undone.
  package mutating func replaceAll(with text: String) {
    guard text != string else { return }
    func place(_ offset: Int) -> Int {
      if offset == count { return text.utf8.count }
      let (before, after) = (substring(0..<offset).lowercased(), substring(offset..<count).lowercased())
      let new = text.lowercased()
      if new.hasPrefix(before) { return text.prefix(substring(0..<offset).count).utf8.count }
      guard !after.isEmpty, new.hasSuffix(after) else { return text.utf8.count }
      return text.utf8.count - text.suffix(substring(offset..<count).count).utf8.count
    }
    let (anchor, head) = (place(anchor), place(head))
    let marked = marked.flatMap { marked in
      let composed = substring(0..<marked.upperBound)
      let isSame = text.lowercased().hasPrefix(composed.lowercased())
      return isSame && text.prefix(composed.count).utf8.count == marked.upperBound ? marked : nil
    }
    self = EditableText(text)
    select(from: anchor, to: head)
    self.marked = marked
  }

  /// What an input method is composing: it replaces what was composed before, or what is selected.
  ///
  /// - Parameter selected: Of the new letters.
  package mutating func compose(_ text: String, selected: Range<Int>) {
    let range = marked ?? selection
    replace(range, with: text, kind: .composing)
    let start = range.lowerBound
    marked = text.isEmpty ? nil : start..<start + text.utf8.count
    anchor = rounded(start + selected.clamped(to: 0..<text.utf8.count).lowerBound)
    head = rounded(start + selected.clamped(to: 0..<text.utf8.count).upperBound)
  }

  /// What was composed stays as it is.
  package mutating func endComposition() {
    guard let marked else { return }
    self.marked = nil
    moveCaret(to: marked.upperBound)
  }

  package mutating func undo() {
    guard let edit = history.undo() else { return }
    exchange(edit.offset..<edit.offset + edit.inserted.utf8.count, with: edit.removed)
    (anchor, head) = (edit.selection.anchor, edit.selection.head)
  }

  package mutating func redo() {
    guard let edit = history.redo() else { return }
    exchange(edit.offset..<edit.offset + edit.removed.utf8.count, with: edit.inserted)
    anchor = edit.offset + edit.inserted.utf8.count
    head = anchor
  }

  private mutating func replace(_ range: Range<Int>, with text: String, kind: EditHistory.Kind) {
    var text = text
    text.makeContiguousUTF8()
    guard !range.isEmpty || !text.isEmpty else { return }
    let edit = EditHistory.Edit(
      offset: range.lowerBound, removed: substring(range), inserted: text, selection: (anchor, head),
      kind: kind)
    history.add(edit)
    exchange(range, with: text)
    // A letter that has been put behind another may have become one with it.
    anchor = rounded(range.lowerBound + text.utf8.count, up: true)
    head = anchor
  }

  private mutating func exchange(_ range: Range<Int>, with text: String) {
    string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
    string.makeContiguousUTF8()
    column = nil
    marked = nil
  }

  // MARK: Offsets

  /// The string's index at an offset; beyond the text its nearest end.
  func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), count))
  }

  func offset(_ index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }

  /// The nearest offset between two characters: at the start of the one that it would take apart, or at its end.
  func rounded(_ offset: Int, up: Bool = false) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    // Within a character the string goes from its start to its end.
    let end = string.index(after: index(offset))
    let start = self.offset(string.index(before: end))
    return start == offset ? offset : up ? self.offset(end) : start
  }

  private func rounded(_ range: Range<Int>) -> Range<Int> {
    rounded(range.lowerBound)..<rounded(range.upperBound, up: true)
  }
}
