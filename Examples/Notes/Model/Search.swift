import Foundation

/// What somebody looks for.
struct Search: Equatable {
  /// Where to look.
  enum Scope: Hashable { case everywhere, here }

  var text = ""
  var tags: [Tag] = []
  var scope = Scope.everywhere
  var isPresented = false

  var isEmpty: Bool { words.isEmpty && tags.isEmpty }

  /// What the text must contain, each anywhere.
  var words: [Substring] { text.split(whereSeparator: \.isWhitespace) }

  func matches(_ note: Note) -> Bool {
    Set(tags).isSubset(of: note.tags)
      && words.allSatisfy { word in
        note.text.localizedStandardContains(word)
          || note.pictures.contains { $0.caption.localizedStandardContains(word) }
      }
  }

  /// The tags that what is typed may mean.
  func suggestions(from all: [Tag]) -> [Tag] {
    guard let word = words.last.map({ $0.drop { $0 == "#" } }) else { return [] }
    return all.filter { $0.name.localizedCaseInsensitiveContains(word) || word.isEmpty }
      .filter { !tags.contains($0) }.prefix(4).map(\.self)
  }
}
