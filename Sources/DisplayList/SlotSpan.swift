/// The range of slots that a part of a picture reads, so that a search for certain slots passes over the parts that
/// read none of them. Small, as every fragment has one: slots from `last` on count as one.
struct SlotSpan: Sendable {
  private var low: UInt16
  private var high: UInt16

  private static let last: Int32 = 65_534

  /// No slot.
  static let none = SlotSpan(low: .max, high: 0)

  var isEmpty: Bool { low > high }

  private init(low: UInt16, high: UInt16) {
    self.low = low
    self.high = high
  }

  init(_ slot: SlotID) {
    low = Self.bucket(slot)
    high = low
  }

  fileprivate static func bucket(_ slot: SlotID) -> UInt16 {
    UInt16(truncatingIfNeeded: min(max(slot.index, 0), last))
  }

  @inline(__always)
  mutating func formUnion(_ other: SlotSpan) {
    low = min(low, other.low)
    high = max(high, other.high)
  }

  /// Whether a slot of the set may be in the span.
  func mayIntersect(_ slots: SlotSet) -> Bool {
    guard low <= high, !slots.isEmpty else { return false }
    return slots.hasBucket(in: low...high)
  }
}

/// Some slots.
struct SlotSet {
  private let slots: Set<Int32>
  private let buckets: [UInt16]

  init(_ slots: [SlotID]) {
    self.slots = Set(slots.map(\.index))
    buckets = slots.map(SlotSpan.bucket).sorted()
  }

  var isEmpty: Bool { buckets.isEmpty }

  func contains(_ slot: SlotID) -> Bool { slots.contains(slot.index) }

  fileprivate func hasBucket(in range: ClosedRange<UInt16>) -> Bool {
    var (low, high) = (0, buckets.count)
    while low < high {
      let middle = (low + high) / 2
      if buckets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < buckets.count && buckets[low] <= range.upperBound
  }
}
