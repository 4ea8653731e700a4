/// A search for the elements with some identities, by one walk through the data.
@usableFromInline
struct IdentitySearch<ID: Hashable> {
  /// How far from the start each is; nil for those that were not found.
  @usableFromInline var places: [Int?]
  /// The only identity that is looked for: comparing is cheaper than hashing.
  @usableFromInline let only: ID?
  /// Which are still looked for, the first of equal ones last.
  @usableFromInline var open: [ID: [Int]] = [:]
  @usableFromInline var left: Int

  @inlinable
  init(_ ids: ContiguousArray<ID>) {
    places = Array(repeating: nil, count: ids.count)
    left = ids.count
    only = ids.count == 1 ? ids.first : nil
    guard only == nil else { return }
    for number in ids.indices.reversed() { open[ids[number], default: []].append(number) }
  }

  @inlinable var isDone: Bool { left == 0 }

  @inlinable
  mutating func visit(_ id: ID, at offset: Int) {
    if let only {
      guard only == id else { return }
      places[0] = offset
      left = 0
      return
    }
    guard let number = open[id]?.popLast() else { return }
    places[number] = offset
    left -= 1
  }

  /// The places in identities that have been read.
  func places(in ids: ContiguousArray<ID>) -> [Int?] {
    var search = self
    for (offset, id) in ids.enumerated() {
      if search.isDone { break }
      search.visit(id, at: offset)
    }
    return search.places
  }
}
