import Geometry

extension LazyExtents {
  /// A length as it counts. Negative and NaN are zero, infinity too: an element without end would hide all that follow.
  package static func counted(_ length: Double) -> Double { length.isFinite ? lengthOrZero(length) : 0 }

  /// Records the measured length of an element, as it counts. An index outside is ignored.
  package mutating func set(_ length: Double, at index: Int) {
    guard let place = storedPlace(of: index) else { return }
    let length = Self.counted(length)
    let old = chunks[place.chunk].lengths[place.element]
    chunks[place.chunk].lengths[place.element] = length
    guard old != length else { return }
    if old.isNaN {
      chunks[place.chunk].knownCount += 1
      knownCount += 1
    }
    refreshSum(of: place.chunk)
  }

  /// Records a length and returns by how much that moves the start of the element `anchor`: what a scroll
  /// position must move by for the anchor to stay where it is seen.
  package mutating func set(_ length: Double, at index: Int, anchor: Int) -> Double {
    let before = offset(of: anchor)
    set(length, at: index)
    return offset(of: anchor) - before
  }

  /// Forgets the lengths of a range of elements, which then count as the average again.
  package mutating func forget(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    remove(range)
    insert(range.count, at: range.lowerBound)
  }

  /// Forgets the lengths of all elements but those of a range, and what was expected of the others: where nothing is measured
  /// any more, that is the estimate.
  package mutating func keepOnly(_ range: Range<Int>, expecting estimate: Double) {
    let range = range.clamped(to: 0..<count)
    var known = 0
    for index in range where length(at: index) != nil { known += 1 }
    let isGuess = knownCount == 0 && (holdsEstimate || initialEstimate != estimate)
    guard known < knownCount || isGuess else { return }
    var fresh = LazyExtents(count: count, spacing: spacing, initialEstimate: estimate)
    for index in range { if let length = length(at: index) { fresh.set(length, at: index) } }
    self = fresh
  }

  /// Inserts elements that were not measured before the one at `index`, which is held within the bounds.
  package mutating func insert(_ newCount: Int, at index: Int) {
    guard newCount > 0, newCount <= Int.max - count else { return }
    let index = Swift.min(Swift.max(index, 0), count)
    if insertStored(newCount, at: index) { return }
    let number = boundary(at: index)
    count += newCount
    if number > 0, chunks[number - 1].isUnmeasured {
      chunks[number - 1].count += newCount
    } else if number < chunks.count, chunks[number].isUnmeasured {
      chunks[number].count += newCount
    } else {
      chunks.insert(Chunk(count: newCount), at: number)
    }
    join(around: number)
  }

  /// Removes a range of elements; what lies outside the bounds is ignored.
  package mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    let first = boundary(at: range.lowerBound)
    let last = boundary(at: range.upperBound)
    for chunk in chunks[first..<last] { knownCount -= chunk.knownCount }
    count -= range.count
    chunks.removeSubrange(first..<last)
    join(around: first)
    sumChunks()
  }

  /// Inserts a few elements into a chunk with storage, if there is one with room at that place.
  private mutating func insertStored(_ newCount: Int, at index: Int) -> Bool {
    // The chunk that holds the element before the place takes it at its end too.
    guard let place = place(of: index == 0 ? 0 : index - 1) else { return false }
    let element = index == 0 ? 0 : place.element + 1
    guard !chunks[place.chunk].isUnmeasured,
      chunks[place.chunk].count <= 2 * Self.chunkCapacity - Swift.min(newCount, 2 * Self.chunkCapacity)
    else { return false }
    chunks[place.chunk].lengths.insert(contentsOf: repeatElement(.nan, count: newCount), at: element)
    chunks[place.chunk].count += newCount
    count += newCount
    return true
  }

  /// The place of an element in a chunk with storage, which is made if need be.
  private mutating func storedPlace(of index: Int) -> (chunk: Int, element: Int)? {
    guard let place = place(of: index) else { return nil }
    guard chunks[place.chunk].isUnmeasured else { return place }
    let whole = chunks[place.chunk].count
    let start = place.element / Self.chunkCapacity * Self.chunkCapacity
    let size = Swift.min(Self.chunkCapacity, whole - start)
    var pieces: [Chunk] = []
    if start > 0 { pieces.append(Chunk(count: start)) }
    pieces.append(Chunk(count: size, lengths: Array(repeating: .nan, count: size)))
    if start + size < whole { pieces.append(Chunk(count: whole - start - size)) }
    chunks.replaceSubrange(place.chunk...place.chunk, with: pieces)
    return (start > 0 ? place.chunk + 1 : place.chunk, place.element - start)
  }

  /// Makes a chunk begin at `index` and returns its number; the number of chunks for the end.
  private mutating func boundary(at index: Int) -> Int {
    guard let place = place(of: index) else { return chunks.count }
    if place.element == 0 { return place.chunk }
    let whole = chunks[place.chunk]
    var (head, tail) = (Chunk(count: place.element), Chunk(count: whole.count - place.element))
    if !whole.isUnmeasured {
      head = Self.chunk(of: whole.lengths[..<place.element])
      tail = Self.chunk(of: whole.lengths[place.element...])
    }
    chunks.replaceSubrange(place.chunk...place.chunk, with: [head, tail])
    return place.chunk + 1
  }

  /// Joins neighbours near a place that are both unmeasured, or both stored and small together.
  private mutating func join(around number: Int) {
    var number = Swift.min(number + 1, chunks.count - 1)
    let lowest = Swift.max(number - 2, 1)
    while number >= lowest, number > 0 {
      let (left, right) = (chunks[number - 1], chunks[number])
      if left.isUnmeasured && right.isUnmeasured {
        chunks[number - 1].count += right.count
        chunks.remove(at: number)
      } else if !left.isUnmeasured, !right.isUnmeasured, left.count + right.count <= Self.chunkCapacity {
        chunks[number - 1] = Self.chunk(of: (left.lengths + right.lengths)[...])
        chunks.remove(at: number)
      }
      number -= 1
    }
  }

  /// A chunk of these lengths; one without storage if none is known.
  private static func chunk(of lengths: ArraySlice<Double>) -> Chunk {
    var chunk = Chunk(count: lengths.count)
    for length in lengths where !length.isNaN {
      chunk.knownCount += 1
      chunk.knownSum += length
    }
    if chunk.knownCount > 0 { chunk.lengths = Array(lengths) }
    return chunk
  }

  /// Adds up one chunk anew rather than by differences, so that no rounding accumulates.
  private mutating func refreshSum(of number: Int) {
    var sum = 0.0
    for length in chunks[number].lengths where !length.isNaN { sum += length }
    chunks[number].knownSum = sum
    sumChunks()
  }

  private mutating func sumChunks() {
    var sum = 0.0
    for chunk in chunks { sum += chunk.knownSum }
    knownSum = sum
  }
}
