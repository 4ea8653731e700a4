/// The letters that a run of small capitals stands for, by the places of the capitals.
struct OriginalLetters {
  private let letters: [UInt8]
  /// For each byte of the capitals, and their end, where the letter starts that it stands for.
  private let places: [Int32]
  /// Where the capitals start.
  private let start: Int

  /// nil where the capitals are not those of the letters, as where a hostile text was cut.
  init?(_ letters: [UInt8], capitals: ArraySlice<UInt8>, language: String?) {
    self.letters = letters
    let rules = Capitals(language: language)
    start = capitals.startIndex
    var places: [Int32] = []
    places.reserveCapacity(capitals.count + 1)
    var place: Int32 = 0
    for letter in String(decoding: letters, as: UTF8.self) {
      places.append(contentsOf: repeatElement(place, count: rules.capital(of: letter).utf8.count))
      place += Int32(letter.utf8.count)
    }
    guard places.count == capitals.count else { return nil }
    places.append(place)
    self.places = places
  }

  /// The letters of capitals, which are given by their bytes in the whole text. A letter of which only a part
  /// is among them counts where it starts.
  func text(of capitals: Range<Int>) -> String {
    String(
      decoding: letters[Int(first(capitals.lowerBound))..<Int(first(capitals.upperBound))], as: UTF8.self)
  }

  /// The place of a letter's first byte behind that of the letter at `start`, given that of its capital behind
  /// the capital there.
  func place(of cluster: Int32, after start: Int32) -> Int32 {
    max(places[Int(start + cluster) - self.start] - first(Int(start)), 0)
  }

  /// The first letter that starts at or behind a place.
  private func first(_ byte: Int) -> Int32 {
    var index = byte - start
    while index > 0, index < places.count - 1, places[index] == places[index - 1] { index += 1 }
    return places[index]
  }
}

extension ShapedText {
  /// What a run stands for; nil for one that stands for itself.
  func originalLetters(of run: Int) -> OriginalLetters? {
    guard let letters = attributes[run].original else { return nil }
    let capitals = bytes[Int(offset(runStarts[run]))..<Int(offset(runStarts[run + 1]))]
    return OriginalLetters(letters, capitals: capitals, language: attributes[run].language ?? language)
  }
}
