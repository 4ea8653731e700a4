import Foundation

/// Lengths of painted and unpainted parts in turn, repeated along a line.
struct DashPattern {
  /// More dashes than this on one path are not told apart: the subpaths that have them are painted whole. A path holds
  /// the outlines of as many.
  static let countLimit: CGFloat = 100_000
  /// The same where outlines are used a part at a time.
  static let countLimitInParts: CGFloat = 1_000_000

  private let lengths: [CGFloat]
  private let period: CGFloat
  private let phase: CGFloat

  /// Nil where the line is unbroken: no lengths, none above 0, or one that is negative or not finite.
  init?(_ lengths: [CGFloat], phase: CGFloat) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // An odd number of lengths is painted and left out in turn over two rounds.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    period = self.lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    self.phase = rest < 0 ? rest + period : rest
  }

  /// The painted parts of a subpath, each open. A part that runs over the start of a closed subpath is one part.
  /// `room` is how many dashes the path may still have.
  func apply(to subpath: Subpath, room: inout CGFloat) -> [Subpath] {
    let measured = MeasuredSubpath(subpath, by: .exact)
    let total = measured.length
    let count = total / period * CGFloat(lengths.count)
    guard total > 0, count < room else { return [subpath] }
    room -= count
    var intervals = painted(upTo: total)
    if intervals.count == 1, intervals[0] == (0, total) { return [subpath] }
    var tail: (CGFloat, CGFloat)?
    if subpath.isClosed, intervals.count > 1, intervals[0].0 == 0, intervals[intervals.count - 1].1 == total {
      tail = intervals.removeLast()
    }
    let slack = 1e-9 * (1 + total)
    var walk = SubpathWalk(measured)
    var parts = intervals.map { walk.part(from: $0.0, to: $0.1, slack: slack) }
    if let tail, !parts.isEmpty {
      parts[0].insert(contentsOf: walk.part(from: tail.0, to: tail.1, slack: slack), at: 0)
    }
    return parts.compactMap { segments in
      segments.first.map { Subpath(start: $0.p0, segments: segments) }
    }
  }

  private func painted(upTo total: CGFloat) -> [(CGFloat, CGFloat)] {
    var index = 0
    var skip = phase
    while skip >= lengths[index], skip > 0 {
      skip -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var intervals: [(CGFloat, CGFloat)] = []
    var at: CGFloat = 0
    var left = lengths[index] - skip
    while at < total {
      let end = min(total, at + left)
      if index.isMultiple(of: 2) { intervals.append((at, end)) }
      at += left
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    return intervals
  }
}

/// Reads parts of a subpath in order, so that all of them together take one walk along it.
private struct SubpathWalk {
  let measured: MeasuredSubpath
  var index = 0
  /// The distance at which segment `index` begins.
  var offset: CGFloat = 0

  init(_ measured: MeasuredSubpath) {
    self.measured = measured
  }

  mutating func part(from: CGFloat, to: CGFloat, slack: CGFloat) -> [PathSegment] {
    var parts: [PathSegment] = []
    while index < measured.segments.count {
      let length = measured.lengths[index]
      let low = max(0, from - offset)
      let high = min(length, to - offset)
      if to == from, low <= length, from >= offset {
        // A dash without length is a dot: so short a line that only its caps show, and its direction.
        let rest = measured.part(of: index, from: low, to: length)
        let u = rest.isPoint ? measured.segments[index].endDirection : rest.startDirection
        let end = CGPoint(x: rest.p0.x + u.dx * 1e-4, y: rest.p0.y + u.dy * 1e-4)
        return [PathSegment(line: rest.p0, end)]
      }
      if high - low > slack { parts.append(measured.part(of: index, from: low, to: high)) }
      if offset + length > to { break }
      offset += length
      index += 1
    }
    return parts
  }
}
