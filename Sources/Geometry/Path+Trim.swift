import Foundation

extension Path {
  /// The part of the path between two fractions of its length, closing lines included.
  ///
  /// The length of a curve counts as that of seven chords, as measured on Apple's systems. Fractions are held
  /// within 0 to 1; NaN counts as 0. A subpath that is kept whole stays closed. Empty where `from` is not
  /// below `to`, or the path has no length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from.clamped(to: 0...1)
    let to = to.clamped(to: 0...1)
    if from == 0, to == 1 { return self }
    guard from < to else { return Path() }
    let measured = subpaths.map { MeasuredSubpath($0, by: .chords) }
    let total = measured.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    var result = PathElements()
    var offset: CGFloat = 0
    for subpath in measured {
      subpath.append(to: &result, from: from * total - offset, to: to * total - offset)
      offset += subpath.length
    }
    return Path(result)
  }
}

/// A subpath and the lengths of its segments, the closing line the last of them.
struct MeasuredSubpath {
  enum Measure { case exact, chords }

  let measure: Measure
  let subpath: Subpath
  let segments: [PathSegment]
  let lengths: [CGFloat]
  let length: CGFloat

  init(_ subpath: Subpath, by measure: Measure) {
    self.measure = measure
    self.subpath = subpath
    segments = subpath.segments + (subpath.closing.map { [$0] } ?? [])
    lengths = segments.map { measure == .exact ? $0.length : $0.chordLength }
    length = lengths.reduce(0, +)
  }

  /// The part of a segment between two distances along it.
  func part(of index: Int, from low: CGFloat, to high: CGFloat) -> PathSegment {
    let (segment, length) = (segments[index], lengths[index])
    func t(_ distance: CGFloat) -> CGFloat {
      switch measure {
      case .exact: segment.parameter(at: distance, of: length)
      case .chords: segment.chordParameter(at: distance, of: length)
      }
    }
    return segment.part(from: t(low), to: t(high))
  }

  /// Adds the part between two distances along the subpath, which may lie outside of it.
  func append(to result: inout PathElements, from: CGFloat, to: CGFloat) {
    // What rounding may leave of a part that ends where another begins.
    let slack = 1e-9 * (1 + length)
    if from <= slack, to >= length - slack, length > 0 {
      result.move(to: subpath.start)
      for segment in subpath.segments { result.append(segment) }
      if subpath.isClosed { result.close() }
      return
    }
    let parts = parts(from: from, to: to, slack: slack)
    guard let first = parts.first else { return }
    result.move(to: first.p0)
    for part in parts { result.append(part) }
  }

  /// The pieces of segments between two distances.
  func parts(from: CGFloat, to: CGFloat, slack: CGFloat) -> [PathSegment] {
    var parts: [PathSegment] = []
    var offset: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      let low = max(0, from - offset)
      let high = min(length, to - offset)
      if high - low > slack { parts.append(part(of: index, from: low, to: high)) }
      offset += length
      if offset >= to { break }
    }
    return parts
  }
}

extension PathElements {
  /// Adds a segment that begins at the current point.
  mutating func append(_ segment: PathSegment) {
    switch segment.kind {
    case .line: line(to: segment.p1)
    case .quad: quad(to: segment.p1, control: segment.c1)
    case .cubic: cubic(to: segment.p1, segment.c1, segment.c2)
    }
  }
}
