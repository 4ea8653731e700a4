import Geometry

/// The lengths of the elements of a lazy container along its axis, most of them never measured.
///
/// Owned by one lazy container. Elements live in chunks; those of which none was measured form one chunk of
/// any size without storage, so a million rows cost as much as what was looked at. An element that is not
/// measured counts as the average of those that are. All operations take time in the number of chunks, which
/// grows with the measured regions, plus at most `chunkCapacity` additions.
///
/// Invariants: no chunk is empty, no two neighbours are both unmeasured, and the totals match the chunks.
package struct LazyExtents: Sendable {
  /// The elements that a chunk with storage begins with; insertions let it grow to twice that.
  package static let chunkCapacity = 1024

  struct Chunk: Sendable {
    var count: Int
    var knownCount = 0
    var knownSum = 0.0
    /// A length per element, NaN where unknown; empty in a chunk without measured elements.
    var lengths: [Double] = []

    var isUnmeasured: Bool { lengths.isEmpty }
  }

  var chunks: [Chunk] = []
  /// The number of elements, measured or not.
  package internal(set) var count = 0
  /// The number of measured elements.
  package internal(set) var knownCount = 0
  var knownSum = 0.0

  /// The space between two elements in points.
  package let spacing: Double
  /// The length assumed while nothing is measured.
  package let initialEstimate: Double

  /// - Parameters:
  ///   - count: the number of elements; negative counts as zero.
  ///   - spacing: the space between two elements; not finite counts as zero.
  ///   - initialEstimate: the length assumed until the first element is measured.
  package init(count: Int, spacing: Double = 0, initialEstimate: Double = 44) {
    self.count = Swift.max(count, 0)
    self.spacing = spacing.isFinite ? spacing : 0
    self.initialEstimate = initialEstimate.isFinite ? lengthOrZero(initialEstimate) : 0
    if self.count > 0 { chunks = [Chunk(count: self.count)] }
  }

  /// The length assumed of an element that was not measured: the average of those that were, or the one that is held.
  package var estimate: Double { heldEstimate ?? average }

  /// Whether the estimate stays as it is while elements are measured: where elements that were not measured come before
  /// those that are looked at, another estimate would move what is looked at.
  package var holdsEstimate: Bool {
    get { heldEstimate != nil }
    set { heldEstimate = newValue ? heldEstimate ?? average : nil }
  }

  private var heldEstimate: Double?

  private var average: Double {
    knownCount > 0 ? lengthOrZero(knownSum / Double(knownCount)) : initialEstimate
  }

  /// Whether an element before an index was not measured.
  package func hasUnmeasured(before index: Int) -> Bool {
    var left = Swift.min(Swift.max(index, 0), count)
    for chunk in chunks where left > 0 {
      if chunk.count <= left {
        if chunk.knownCount < chunk.count { return true }
      } else if chunk.isUnmeasured || chunk.lengths[..<left].contains(where: \.isNaN) {
        return true
      }
      left -= chunk.count
    }
    return false
  }

  /// The length of all elements and the spaces between them.
  package var totalLength: Double {
    guard count > 0 else { return 0 }
    return lengthOrZero(knownSum + Double(count - knownCount) * estimate + Double(count - 1) * spacing)
  }

  /// The measured length of an element, nil if it was not measured or there is no such element.
  package func length(at index: Int) -> Double? {
    guard let place = place(of: index), !chunks[place.chunk].isUnmeasured else { return nil }
    let length = chunks[place.chunk].lengths[place.element]
    return length.isNaN ? nil : length
  }

  /// The distance from the start to where an element begins. `count` gives where one after the last would;
  /// indices outside are held within the bounds.
  package func offset(of index: Int) -> Double {
    let index = Swift.min(Swift.max(index, 0), count)
    let estimate = estimate
    var known = 0.0
    var unknown = 0
    var left = index
    for chunk in chunks {
      if chunk.count <= left {
        known += chunk.knownSum
        unknown += chunk.count - chunk.knownCount
        left -= chunk.count
        continue
      }
      if chunk.isUnmeasured {
        unknown += left
      } else {
        for element in 0..<left {
          let length = chunk.lengths[element]
          if length.isNaN { unknown += 1 } else { known += length }
        }
      }
      break
    }
    return known + Double(unknown) * estimate + Double(index) * spacing
  }

  /// The element that lies at a distance from the start, the space after an element counting as its own.
  /// Before the first it is the first, after the last the last; nil when there are none. NaN gives the first.
  package func index(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return 0 }
    let estimate = estimate
    var rest = offset
    var base = 0
    for chunk in chunks {
      let unknown = Double(chunk.count - chunk.knownCount)
      let extent = chunk.knownSum + unknown * estimate + Double(chunk.count) * spacing
      if rest >= extent {
        rest -= extent
        base += chunk.count
        continue
      }
      if chunk.isUnmeasured {
        let pitch = estimate + spacing
        guard pitch > 0 else { return base }
        return base + Swift.min(Int(saturating: rest / pitch), chunk.count - 1)
      }
      for element in 0..<chunk.count {
        let length = chunk.lengths[element]
        rest -= (length.isNaN ? estimate : length) + spacing
        if rest < 0 { return base + element }
      }
      return base + chunk.count - 1
    }
    return count - 1
  }

  /// The chunk of an element and its place in it.
  func place(of index: Int) -> (chunk: Int, element: Int)? {
    guard index >= 0, index < count else { return nil }
    var left = index
    for number in chunks.indices {
      if left < chunks[number].count { return (number, left) }
      left -= chunks[number].count
    }
    return nil
  }
}
