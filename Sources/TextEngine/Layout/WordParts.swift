/// Where a word that is wider than a line may be parted, by its language.
extension ShapedText {
  /// The clusters of a word before which it may be parted, in rising order; those before `start` too.
  ///
  /// Words are letters, with punctuation around them at most: what has digits or marks inside (an address, a
  /// name in code) has no parts. `start` may lie within the word, where a line before has ended.
  func wordParts(from start: Int, to end: Int, in paragraph: Paragraph) -> [Int] {
    var first = start
    while first > paragraph.range.lowerBound, isLetter(first - 1) {
      first -= 1
      guard start - first <= Hyphenation.wordLimit else { return [] }
    }
    // What follows a slash or a full stop is part of an address.
    if first <= start, first > paragraph.range.lowerBound, !isBeforeWord(first - 1) { return [] }
    var last = end
    while last > start, !isLetter(last - 1) { last -= 1 }
    while first < last, !isLetter(first) { first += 1 }
    guard last - first > 3, last - first <= Hyphenation.wordLimit else { return [] }
    var scalars: [UInt32] = []
    var starts: [Int: Int] = [:]
    for cluster in first..<last {
      guard isLetter(cluster) else { return [] }
      starts[scalars.count] = cluster
      scalars += String(decoding: bytes[range(of: cluster)], as: UTF8.self).unicodeScalars.map(\.value)
    }
    let language = attributes[run(of: first)].language ?? language
    return Hyphenation.shared.points(in: scalars, language: language).compactMap { starts[$0] }
  }

  private func range(of cluster: Int) -> Range<Int> { Int(offset(cluster))..<Int(offset(cluster + 1)) }

  /// Whether a word may begin behind a cluster: a blank, or what opens a bracket or a quotation.
  private func isBeforeWord(_ cluster: Int) -> Bool {
    if hangs(cluster) { return true }
    guard let scalar = String(decoding: bytes[range(of: cluster)], as: UTF8.self).unicodeScalars.first else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation: return true
    default: return scalar == "\"" || scalar == "'"
    }
  }

  /// Whether a cluster is a letter, or several, with their marks.
  private func isLetter(_ cluster: Int) -> Bool {
    let text = String(decoding: bytes[range(of: cluster)], as: UTF8.self)
    return text.unicodeScalars.first?.properties.isAlphabetic == true
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      }
  }
}
