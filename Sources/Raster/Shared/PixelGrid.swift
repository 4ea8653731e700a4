import Foundation
import Geometry

/// Edges on whole pixels.
enum PixelGrid {
  /// Both ends of a length at the nearest pixel's edge. Half a pixel or more stays one pixel at least; nil
  /// for less, which would come and go with its place.
  static func rounded(_ low: Double, _ high: Double) -> (low: Double, high: Double)? {
    let (first, last) = (low.rounded(), high.rounded())
    if last > first { return (first, last) }
    guard high - low >= 0.5 else { return nil }
    let pixel = ((low + high) / 2).rounded(.down)
    return (pixel, pixel + 1)
  }

  static func rounded(_ box: CGRect) -> CGRect? {
    guard box.isFinite, let x = rounded(box.minX, box.maxX), let y = rounded(box.minY, box.maxY) else {
      return nil
    }
    return CGRect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }

  /// A path of horizontals and verticals in pixels, its corners at the nearest pixels' corners. nil for any
  /// other, and where an edge of half a pixel or more would vanish.
  static func rounded(_ path: Path, by matrix: AffineMatrix) -> Path? {
    guard matrix.isAxisAligned, path.isRectilinear else { return nil }
    if let rect = path.plainRect { return rounded(matrix.boundingBox(of: rect)).map { Path($0) } }
    var result = Path()
    var last: CGPoint?
    var isSound = true
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to):
        let place = matrix.apply(to)
        let corner = CGPoint(x: place.x.rounded(), y: place.y.rounded())
        guard case .line = element, let from = last else {
          result.move(to: corner)
          last = place
          return
        }
        let start = CGPoint(x: from.x.rounded(), y: from.y.rounded())
        if abs(place.x - from.x) >= 0.5 && corner.x == start.x { isSound = false }
        if abs(place.y - from.y) >= 0.5 && corner.y == start.y { isSound = false }
        result.addLine(to: corner)
        last = place
      case .closeSubpath: result.closeSubpath()
      case .quadCurve, .curve: isSound = false
      }
    }
    return isSound ? result : nil
  }
}

extension Path {
  /// The rectangle that the path is, when it is one with sides along the axes.
  var plainRect: CGRect? { CairoPath.rectangle(self) }

  /// Whether the path has horizontal and vertical edges only.
  var isRectilinear: Bool {
    if case .rect = simpleShape { return true }
    if simpleShape != nil { return false }
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    var isRectilinear = true
    forEach { element in
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to):
        if to.x != last.x && to.y != last.y { isRectilinear = false }
        last = to
      case .quadCurve, .curve: isRectilinear = false
      case .closeSubpath:
        if start.x != last.x && start.y != last.y { isRectilinear = false }
        last = start
      }
    }
    return isRectilinear
  }
}
