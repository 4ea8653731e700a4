import Testing

@testable import LayoutEngine

@Suite struct LazyExtentsTests {
  /// The same by brute force.
  private struct Naive {
    var lengths: [Double?]
    let spacing: Double

    var estimate: Double {
      let known = lengths.compactMap { $0 }
      return known.isEmpty ? 20 : known.reduce(0, +) / Double(known.count)
    }

    func offset(_ index: Int) -> Double {
      let estimate = estimate
      return lengths[..<index].reduce(0) { $0 + ($1 ?? estimate) + spacing }
    }
  }

  @Test(arguments: 0..<16) func agreesWithAnArray(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var count = Int.random(in: 0...6000, using: &generator)
    let spacing = Double(Int.random(in: 0...4, using: &generator))
    var extents = LazyExtents(count: count, spacing: spacing, initialEstimate: 20)
    var naive = Naive(lengths: Array(repeating: nil, count: count), spacing: spacing)
    for _ in 0..<120 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let index = Int.random(in: 0...count, using: &generator)
        let added = [1, 3, 700, 3000].randomElement(using: &generator) ?? 1
        extents.insert(added, at: index)
        naive.lengths.insert(contentsOf: Array(repeating: nil, count: added), at: index)
      case 1 where count > 0:
        let first = Int.random(in: 0..<count, using: &generator)
        let last = min(count, first + ([1, 5, 1500].randomElement(using: &generator) ?? 1))
        extents.remove(first..<last)
        naive.lengths.removeSubrange(first..<last)
      case 2 where count > 0:
        let first = Int.random(in: 0..<count, using: &generator)
        let last = min(count, first + 40)
        extents.forget(first..<last)
        for index in first..<last { naive.lengths[index] = nil }
      default:
        guard count > 0 else { break }
        let start = Int.random(in: 0..<count, using: &generator)
        for index in start..<min(start + 30, count) {
          let length = Double(Int.random(in: 1...50, using: &generator))
          extents.set(length, at: index)
          naive.lengths[index] = length
        }
      }
      count = naive.lengths.count
      #expect(extents.count == count)
      #expect(extents.knownCount == naive.lengths.count { $0 != nil })
      #expect(isClose(extents.estimate, naive.estimate, within: 1e-6))
      let probe = Int.random(in: 0...count, using: &generator)
      let offset = naive.offset(probe)
      #expect(isClose(extents.offset(of: probe), offset, within: 1e-4), "seed \(seed)")
      if probe < count {
        #expect(extents.length(at: probe) == naive.lengths[probe])
        let length = naive.lengths[probe] ?? naive.estimate
        #expect(extents.index(at: offset + length / 2) == probe, "seed \(seed)")
      }
      for (left, right) in zip(extents.chunks, extents.chunks.dropFirst()) {
        #expect(!(left.isUnmeasured && right.isUnmeasured))
      }
    }
  }

  @Test func aMillionElementsHoldOnlyWhatWasMeasured() {
    var extents = LazyExtents(count: 1_000_000, initialEstimate: 44)
    #expect(extents.totalLength == 44_000_000)
    extents.set(44, at: 700_000)
    #expect(extents.chunks.count == 3)
    #expect(extents.chunks.reduce(0) { $0 + $1.lengths.count } == LazyExtents.chunkCapacity)
    #expect(extents.index(at: 44.0 * 999_999 + 1) == 999_999)
  }

  @Test func manyInsertionsKeepFewChunks() {
    var extents = LazyExtents(count: 100)
    for index in 0..<100 { extents.set(10, at: index) }
    for step in 0..<5000 {
      extents.insert(1, at: (step * 7919) % extents.count)
      extents.set(10, at: (step * 7919) % (extents.count - 1))
    }
    #expect(extents.chunks.count <= 12)
  }

  @Test func anchorCorrectionKeepsTheAnchorInPlace() {
    var extents = LazyExtents(count: 100, spacing: 2, initialEstimate: 10)
    for index in 50..<60 { extents.set(10, at: index) }
    let before = extents.offset(of: 50)
    let moved = extents.set(30, at: 49, anchor: 50)
    #expect(extents.offset(of: 50) == before + moved)
    #expect(moved > 20)
    #expect(extents.set(90, at: 99, anchor: 0) == 0)
  }

  @Test func badInputIsDefined() {
    var extents = LazyExtents(count: -4, spacing: .infinity, initialEstimate: .nan)
    #expect(extents.count == 0)
    #expect(extents.index(at: 3) == nil)
    extents.insert(3, at: 99)
    extents.insert(.max, at: 0)
    #expect(extents.count == 3)
    extents.set(.nan, at: 0)
    extents.set(.infinity, at: 1)
    extents.set(5, at: 17)
    extents.remove(2..<99)
    #expect(extents.totalLength == 0)
    #expect(extents.index(at: .infinity) == 1)
    #expect(extents.index(at: .nan) == 0)
    #expect(extents.offset(of: -8) == 0)
  }
}
