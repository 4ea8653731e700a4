/// The answers of all views of a tree. Those of one view are a chain through the store, newest first, which
/// its `AnswerMemo` begins.
///
/// An array for each view would be asked for, grown and given back once for every few answers, which took a
/// tenth of a layout's time and an eighth of a row's memory. Answers that are forgotten make room for others.
/// Confined to the thread of the tree.
package final class AnswerStore {
  @usableFromInline
  struct Link {
    @usableFromInline var entry: AnswerMemo.Entry
    /// The next older answer of the view, or the next free place.
    @usableFromInline var next: Int32
  }

  /// Stands for no answer.
  @usableFromInline static let none: Int32 = -1
  /// Places of a chunk: what grows is the number of chunks, so that growing copies no answer.
  @usableFromInline static let chunkShift: Int32 = 8

  @usableFromInline @exclusivity(unchecked) var chunks: [[Link]] = []
  @usableFromInline @exclusivity(unchecked) var free = AnswerStore.none

  package init() {}

  @inlinable
  func entry(_ place: Int32) -> AnswerMemo.Entry { chunks[chunk(place)][index(place)].entry }

  @inlinable
  func next(_ place: Int32) -> Int32 { chunks[chunk(place)][index(place)].next }

  @inlinable
  func setNext(_ place: Int32, _ next: Int32) { chunks[chunk(place)][index(place)].next = next }

  @inlinable
  func setEntry(_ place: Int32, _ entry: AnswerMemo.Entry) {
    chunks[chunk(place)][index(place)].entry = entry
  }

  @inlinable
  func chunk(_ place: Int32) -> Int { Int(place >> Self.chunkShift) }

  @inlinable
  func index(_ place: Int32) -> Int { Int(place & (1 << Self.chunkShift - 1)) }

  /// Keeps an answer before others of its view; gives its place.
  @inlinable
  func insert(_ entry: AnswerMemo.Entry, before next: Int32) -> Int32 {
    if free != Self.none {
      let place = free
      free = self.next(place)
      setEntry(place, entry)
      setNext(place, next)
      return place
    }
    if chunks.isEmpty || chunks[chunks.count - 1].count == 1 << Self.chunkShift { chunks.append([]) }
    let chunk = chunks.count - 1
    chunks[chunk].append(Link(entry: entry, next: next))
    return Int32(chunk) << Self.chunkShift + Int32(chunks[chunk].count - 1)
  }

  /// Frees a chain.
  @inlinable
  func release(_ first: Int32) {
    guard first != Self.none else { return }
    var last = first
    while next(last) != Self.none { last = next(last) }
    setNext(last, free)
    free = first
  }

  /// The places that are in use; for tests.
  var count: Int {
    var unused = 0
    var place = free
    while place != Self.none {
      unused += 1
      place = next(place)
    }
    return chunks.reduce(0) { $0 + $1.count } - unused
  }
}
