import Foundation

extension CGRect {
  /// Whether two boxes have a point in common; unlike `intersects`, also when one has no area.
  func meets(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
