extension [Text.Modifier] {
  /// The modifiers with another around them. The inmost of a kind holds, so that one which can change nothing any
  /// more is left out: there are two of a kind at most, however many a program sets.
  func within(_ outer: Text.Modifier) -> [Text.Modifier] {
    var merged = self
    guard let index = firstIndex(where: { $0.hides(outer) }) else {
      // Not `self + [outer]`, which makes an array for the one.
      merged.append(outer)
      return merged
    }
    switch (self[index], outer) {
    case (.mark(let inner), .mark(let marks)): merged[index] = .mark(marks.merging(inner))
    case (.speech(let inner), .speech(let speech)): merged[index] = .speech(speech.around(inner))
    case (.label, .label), (.heading, .heading), (.contentType, .contentType): merged[index] = outer
    default: break
    }
    return merged
  }
}

extension Text.Modifier {
  /// Whether another modifier around this one changes nothing, or can be taken into this one or stand in its place.
  fileprivate func hides(_ outer: Text.Modifier) -> Bool {
    switch (self, outer) {
    case (.font(let a), .font(let b)): a != nil || b == nil
    case (.weight(let a), .weight(let b)): a != nil || b == nil
    case (.width(let a), .width(let b)): a != nil || b == nil
    case (.design(let a), .design(let b)): a != nil || b == nil
    case (.scale(let a), .scale(let b)): a != nil || b == nil
    case (.foreground(let a), .foreground(let b)): a != nil || b == nil
    case (.bold, .bold), (.italic, .italic), (.monospaced, .monospaced), (.monospacedDigit, .monospacedDigit),
      (.kerning, .kerning), (.tracking, .tracking), (.baselineOffset, .baselineOffset),
      (.underline, .underline), (.strikethrough, .strikethrough), (.mark, .mark), (.language, .language),
      (.lineHeight, .lineHeight), (.speech, .speech), (.label, .label), (.heading, .heading),
      (.contentType, .contentType):
      true
    default: false
    }
  }
}
