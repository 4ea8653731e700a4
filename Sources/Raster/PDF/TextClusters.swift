import DisplayList

/// Which bytes of a run's text belong to which of its glyphs, in the order of the text.
struct TextClusters {
  struct Cluster {
    var bytes: Range<Int>
    var glyphs: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var clusters: [Cluster] = []

  /// nil when the run does not say it in a way that adds up.
  init?(_ run: GlyphRun) {
    bytes = Array(run.text.utf8)
    guard !bytes.isEmpty, bytes.count <= Int(Int32.max), !bytes.contains(0) else { return nil }
    let count = run.glyphs.count
    /// The glyph at a place in the order of the text.
    func place(_ index: Int) -> Int { run.isRightToLeft ? count - 1 - index : index }
    func start(_ index: Int) -> Int { Int(run.glyphs[place(index)].cluster) }
    var index = 0
    // Text before the first glyph's cluster belongs to that cluster.
    var first = 0
    while index < count {
      var end = index + 1
      while end < count, start(end) == start(index) { end += 1 }
      let next = end < count ? start(end) : bytes.count
      guard next > first, next <= bytes.count, next == bytes.count || bytes[next] & 0xC0 != 0x80 else {
        return nil
      }
      var glyphs = run.isRightToLeft ? place(end - 1)..<(place(index) + 1) : index..<end
      if let last = clusters.last, run.glyphs[glyphs].allSatisfy({ $0.advance <= 0 }) {
        // A glyph without an advance, as a joiner's, goes into the cluster before it: readers would take it for a
        // space.
        glyphs =
          run.isRightToLeft
          ? glyphs.lowerBound..<last.glyphs.upperBound : last.glyphs.lowerBound..<glyphs.upperBound
        clusters[clusters.count - 1] = Cluster(bytes: last.bytes.lowerBound..<next, glyphs: glyphs)
      } else {
        clusters.append(Cluster(bytes: first..<next, glyphs: glyphs))
      }
      first = next
      index = end
    }
    guard first == bytes.count else { return nil }
  }

  /// The scalars of a cluster, each as its bytes.
  func letters(of index: Int) -> [[UInt8]] {
    var letters: [[UInt8]] = []
    for byte in bytes[clusters[index].bytes] {
      if byte & 0xC0 != 0x80 || letters.isEmpty { letters.append([]) }
      letters[letters.count - 1].append(byte)
    }
    return letters
  }
}
