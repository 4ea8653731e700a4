import Foundation
import Geometry

/// Whole pixels from (`x`, `y`) on.
struct DeviceRect: Hashable {
  var x: Int, y: Int, width: Int, height: Int

  static let empty = DeviceRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The pixels that a rectangle touches. One that is null or not a number touches none.
  init(covering rect: CGRect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.maxX.isNaN, !rect.minY.isNaN, !rect.maxY.isNaN else {
      self = .empty
      return
    }
    func clamp(_ value: Double) -> Int {
      Int(min(max(value, -RasterLimits.coordinate), RasterLimits.coordinate))
    }
    // A box that misses a pixel's edge by rounding alone does not touch the pixel.
    let slack = 1e-6
    let (left, top) = (clamp((rect.minX + slack).rounded(.down)), clamp((rect.minY + slack).rounded(.down)))
    let (right, bottom) = (clamp((rect.maxX - slack).rounded(.up)), clamp((rect.maxY - slack).rounded(.up)))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }

  func intersection(_ other: DeviceRect) -> DeviceRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let rect = DeviceRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return rect.isEmpty ? .empty : rect
  }

  /// The smallest rectangle around both.
  func union(_ other: DeviceRect) -> DeviceRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return DeviceRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func outset(_ dx: Int, _ dy: Int) -> DeviceRect {
    DeviceRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  func offset(_ dx: Int, _ dy: Int) -> DeviceRect {
    DeviceRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func contains(_ other: DeviceRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  var cgRect: CGRect {
    CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}
