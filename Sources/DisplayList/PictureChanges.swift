import DeepStack
import Foundation
import Geometry

/// What differs between two pictures: for hosts that paint, send or describe only that.
public struct PictureChanges: Sendable, Equatable {
  /// Outside of these rectangles, in points, both pictures show the same. At most `rectLimit`.
  public var rects: [CGRect] = []
  /// The slots whose values differ, or that only one picture has.
  public var slots: [SlotID] = []
  /// The nodes that draw something else, have come, or stand elsewhere in their container, in paint order.
  public var ids: [UInt64] = []
  /// The nodes that have gone, in paint order.
  public var removed: [UInt64] = []

  /// How many rectangles are told; beyond that one stands for several.
  public static let rectLimit = 64

  /// Whether both pictures show the same.
  public var isEmpty: Bool { rects.isEmpty && slots.isEmpty && ids.isEmpty && removed.isEmpty }
}

extension Picture {
  /// What differs from an earlier picture of the same host. Parts that both pictures share are not entered.
  public func changes(since earlier: Picture) -> PictureChanges {
    var changes = PictureChanges(slots: changedSlots(since: earlier))
    func compare(_ depthLimit: Int) {
      let comparison = PictureComparison(earlier, self, SlotSet(changes.slots), depthLimit: depthLimit)
      comparison.run()
      changes.rects = comparison.rects
      changes.ids = comparison.ids
      changes.removed = comparison.removed
    }
    if max(root.fragment.depth, earlier.root.fragment.depth) <= DeepStack.plainDepth {
      compare(.max)
    } else if let stack = DeepStack() {
      stack.run { compare(PictureComparison.depthLimit) }
    } else {
      compare(PictureComparison.depthOnThreadStack)
    }
    return changes
  }

  private func changedSlots(since earlier: Picture) -> [SlotID] {
    let isShared = slots.withUnsafeBufferPointer { now in
      earlier.slots.withUnsafeBufferPointer { now.baseAddress == $0.baseAddress && now.count == $0.count }
    }
    if isShared { return [] }
    return (0..<max(slots.count, earlier.slots.count)).compactMap { index in
      let isSame =
        slots.indices.contains(index) && earlier.slots.indices.contains(index)
        && slots[index] == earlier.slots[index]
      return isSame ? nil : SlotID(index: Int32(clamping: index))
    }
  }
}

/// Rectangles that are out of date: few, so that neighbours are joined.
struct Damage {
  private(set) var rects: [CGRect] = []

  var isEmpty: Bool { rects.isEmpty }

  mutating func add(_ rect: CGRect) {
    guard !rect.isNull else { return }
    if let last = rects.last {
      let union = last.union(rect)
      // Rows of a list, that lie one after the other, are one rectangle.
      if Self.area(union) <= Self.area(last) + Self.area(rect) || last.contains(rect) {
        rects[rects.count - 1] = union
        return
      }
    }
    rects.append(rect)
    guard rects.count > PictureChanges.rectLimit else { return }
    rects = stride(from: 0, to: rects.count, by: 2).map { index in
      index + 1 < rects.count ? rects[index].union(rects[index + 1]) : rects[index]
    }
  }

  mutating func add(_ other: Damage, _ map: (CGRect) -> CGRect = { $0 }) {
    for rect in other.rects { add(map(rect)) }
  }

  private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
}
