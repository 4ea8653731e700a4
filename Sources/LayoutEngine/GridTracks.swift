import Geometry

/// How the tracks of a lazy grid get their length: its columns, or its rows where it scrolls sideways.
package struct GridTracks: Sendable, Equatable {
  package enum Length: Sendable, Equatable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package struct Item: Sendable, Equatable {
    package var length: Length
    /// Points to the next track; nil for 8.
    package var spacing: Double?

    package init(_ length: Length, spacing: Double?) {
      self.length = length
      self.spacing = spacing
    }
  }

  /// A track in a grid of some length.
  package struct Track: Sendable, Equatable {
    package var start = 0.0
    package var length: Double
    /// The item that it is from.
    package var item: Int
    fileprivate var gap: Double
  }

  private let items: [Item]

  package init(_ items: [Item]) { self.items = items }

  /// A length that is 0 or more, and finite.
  private func held(_ value: Double) -> Double { value.isFinite ? lengthOrZero(value) : 0 }

  private func gap(after item: Item) -> Double {
    guard let spacing = item.spacing else { return 8 }
    return spacing.isFinite ? spacing : 0
  }

  /// The tracks in a length; not finite for the least that they need. There are at most as many of an adaptive item as
  /// there are elements.
  package func tracks(in length: Double, count: Int) -> [Track] {
    let available = length.isFinite ? lengthOrZero(length) : nil
    let gaps = items.dropLast().reduce(0) { $0 + gap(after: $1) }
    var fixed = 0.0
    for case .fixed(let length) in items.map(\.length) { fixed += held(length) }
    var left = available.map { max($0 - gaps - fixed, 0) }
    var sharing = items.filter { if case .fixed = $0.length { false } else { true } }.count
    var tracks: [Track] = []
    for (number, item) in items.enumerated() {
      let gap = gap(after: item)
      func add(_ length: Double) { tracks.append(Track(length: length, item: number, gap: gap)) }
      let share = left.map { $0 / Double(max(sharing, 1)) }
      switch item.length {
      case .fixed(let length): add(held(length))
      case .flexible(let minimum, let maximum):
        let least = held(minimum)
        let length = share.map { min(max($0, least), max(maximum, least)) } ?? least
        add(length)
        left = left.map { max($0 - length, 0) }
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let least = max(held(minimum), 1)
        let number = share.map { fitting(least, gap: gap, in: $0, atMost: count) } ?? 1
        let room = share.map { ($0 - Double(number - 1) * gap) / Double(number) } ?? least
        for _ in 0..<number { add(min(max(room, least), max(maximum, least))) }
        left = left.map { max($0 - (share ?? 0), 0) }
        sharing -= 1
      }
    }
    var start = 0.0
    for index in tracks.indices {
      tracks[index].start = start
      start += tracks[index].length + tracks[index].gap
    }
    return tracks
  }

  /// How many tracks of a length fit into a room, at least one.
  private func fitting(_ length: Double, gap: Double, in room: Double, atMost count: Int) -> Int {
    let pitch = length + gap
    guard pitch > 0 else { return max(count, 1) }
    return min(max(Int(saturating: (room + gap + 1e-6) / pitch), 1), max(count, 1))
  }
}
