import Foundation

/// How far a caret goes.
package enum TextStep: Equatable, Sendable {
  /// To the character before or behind.
  case backward, forward
  case wordBackward, wordForward
  /// As the letters show: where they run from right to left a step to the left leads forward.
  case left, right, wordLeft, wordRight
  /// To the ends of the line that the caret is in, as they show.
  case lineLeft, lineRight
  /// To the ends of the line that the caret is in.
  case lineStart, lineEnd
  /// To the line above or below, as near to the same place as it has letters.
  case up, down
  case start, end
}

/// What a key does to a text that is being edited.
package enum EditCommand: Equatable, Sendable {
  case move(TextStep, extending: Bool = false)
  /// Takes out what is selected; where nothing is, up to where a step leads.
  case delete(TextStep)
  case selectAll
  case undo, redo
}

extension TextStep {
  /// The step in reading order, from where the letters run one way or the other, in a line that does.
  fileprivate func inReadingOrder(letters isRightToLeft: Bool, line isLineRightToLeft: Bool) -> TextStep {
    switch self {
    case .left: isRightToLeft ? .forward : .backward
    case .right: isRightToLeft ? .backward : .forward
    case .wordLeft: isRightToLeft ? .wordForward : .wordBackward
    case .wordRight: isRightToLeft ? .wordBackward : .wordForward
    case .lineLeft: isLineRightToLeft ? .lineEnd : .lineStart
    case .lineRight: isLineRightToLeft ? .lineStart : .lineEnd
    default: self
    }
  }
}

extension EditableText {
  /// - Parameter layout: The text as it shows, which says what the lines are. Without one there is a single line.
  package mutating func apply(_ command: EditCommand, in layout: TextLayout?) {
    let direction = layout?.direction(at: head)
    func inReadingOrder(_ step: TextStep) -> TextStep {
      step.inReadingOrder(letters: direction?.letters ?? false, line: direction?.line ?? false)
    }
    switch command {
    case .move(let step, let extending): move(inReadingOrder(step), extending: extending, in: layout)
    case .delete(let step): delete(to: hasSelection ? head : target(of: inReadingOrder(step), in: layout))
    case .selectAll: selectAll()
    case .undo: undo()
    case .redo: redo()
    }
  }

  private mutating func move(_ step: TextStep, extending: Bool, in layout: TextLayout?) {
    if hasSelection, !extending {
      // What is selected is left at the end toward which the caret goes.
      switch step {
      case .backward: return moveCaret(to: selection.lowerBound)
      case .forward: return moveCaret(to: selection.upperBound)
      case .up: moveCaret(to: selection.lowerBound)
      case .down: moveCaret(to: selection.upperBound)
      default: break
      }
    }
    let column =
      (step == .up || step == .down) ? self.column ?? layout.map { Double($0.caret(at: head).minX) } : nil
    self.column = column
    moveCaret(to: target(of: step, in: layout), extending: extending)
    self.column = column
  }

  /// Where a step from the caret leads.
  private func target(of step: TextStep, in layout: TextLayout?) -> Int {
    let position = index(head)
    switch step {
    case .backward: return position > string.startIndex ? offset(string.index(before: position)) : 0
    case .forward: return position < string.endIndex ? offset(string.index(after: position)) : count
    case .wordBackward: return offset(string.startOfWord(before: position))
    case .wordForward: return offset(string.endOfWord(after: position))
    case .lineStart: return layout?.line(at: head).start ?? 0
    case .lineEnd: return lineEnd(in: layout)
    case .up: return line(below: false, in: layout)
    case .down: return line(below: true, in: layout)
    case .start: return 0
    case .end: return count
    // Put into reading order before.
    case .left, .right, .wordLeft, .wordRight, .lineLeft, .lineRight: return head
    }
  }

  /// In front of what ends the paragraph, or of the blanks at which the line is broken.
  private func lineEnd(in layout: TextLayout?) -> Int {
    guard let line = layout?.line(at: head) else { return count }
    let end = index(line.end)
    guard end > string.startIndex, line.end > line.start else { return line.end }
    let last = string.index(before: end)
    if string[last].isNewline { return offset(last) }
    return line.end == count ? count : line.visibleEnd
  }

  private func line(below: Bool, in layout: TextLayout?) -> Int {
    guard let layout else { return below ? count : 0 }
    let caret = layout.caret(at: head)
    let y = below ? caret.maxY + 0.5 : caret.minY - 0.5
    guard y >= 0, y < layout.size.height else { return below ? count : 0 }
    return layout.offset(at: CGPoint(x: column ?? Double(caret.minX), y: y))
  }

  /// From the start to the end of the word that an offset is in; a blank or a sign is a word of its own.
  package func word(at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var index = self.index(rounded(offset))
    if index == string.endIndex { index = string.index(before: index) }
    let kind = string[index].wordKind
    var (start, end) = (index, string.index(after: index))
    while start > string.startIndex, kind.joins(string[string.index(before: start)].wordKind) {
      start = string.index(before: start)
    }
    while end < string.endIndex, kind.joins(string[end].wordKind) { end = string.index(after: end) }
    return self.offset(start)..<self.offset(end)
  }

  /// From the start to the end of the paragraph that an offset is in, without what ends it.
  package func paragraph(at offset: Int) -> Range<Int> {
    let index = self.index(rounded(offset))
    let start =
      string[..<index].lastIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.startIndex
    let end = string[index...].firstIndex(where: \.isNewline) ?? string.endIndex
    return self.offset(start)..<self.offset(end)
  }
}

// MARK: Words

private enum WordKind {
  case blank, letter, ideograph, sign

  /// Whether a character of another kind is of the same word.
  func joins(_ other: WordKind) -> Bool {
    self == other && self != .sign && self != .ideograph
  }
}

extension Character {
  fileprivate var wordKind: WordKind {
    if isWhitespace { return .blank }
    if self == "_" || isNumber { return .letter }
    guard isLetter else { return .sign }
    return unicodeScalars.first?.properties.isIdeographic == true ? .ideograph : .letter
  }
}

extension String {
  fileprivate func startOfWord(before index: Index) -> Index {
    var index = index
    while index > startIndex, !self[self.index(before: index)].isWord { index = self.index(before: index) }
    guard index > startIndex else { return index }
    index = self.index(before: index)
    let kind = self[index].wordKind
    while index > startIndex, kind.joins(self[self.index(before: index)].wordKind) {
      index = self.index(before: index)
    }
    return index
  }

  fileprivate func endOfWord(after index: Index) -> Index {
    var index = index
    while index < endIndex, !self[index].isWord { index = self.index(after: index) }
    guard index < endIndex else { return index }
    let kind = self[index].wordKind
    index = self.index(after: index)
    while index < endIndex, kind.joins(self[index].wordKind) { index = self.index(after: index) }
    return index
  }
}

extension Character {
  fileprivate var isWord: Bool { wordKind == .letter || wordKind == .ideograph }
}
