import Foundation

/// What somebody looks for.
struct Search: Equatable {
  enum Scope: Hashable { case everywhere, here }

  var text = ""
  var tags: [Tag] = []
  var scope = Scope.everywhere
  var isPresented = false

  var words: [Substring] { text.split(whereSeparator: \.isWhitespace) }
  var isEmpty: Bool { words.isEmpty && tags.isEmpty }

  func matches(_ note: Note) -> Bool {
    let text = ([note.text] + note.pictures.map(\.caption)).joined(separator: "\n")
    return Set(tags).isSubset(of: note.tags) && words.allSatisfy(text.localizedStandardContains)
  }

  /// The tags that the last word may mean.
  func suggestions(from all: [Tag]) -> [Tag] {
    guard let word = words.last?.drop(while: { $0 == "#" }) else { return [] }
    return all.filter { !tags.contains($0) && (word.isEmpty || $0.name.localizedStandardContains(word)) }
  }
}
