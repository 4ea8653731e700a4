import DisplayList
import Foundation
import Geometry

/// A line under or through text, around the height `y`.
struct TextRule {
  let pattern: TextLineStyle.Pattern
  /// Index of its paint.
  let paint: Int
  let y: Double
  let thickness: Double
  let start: Double
  private(set) var end: Double

  init(_ style: TextLineStyle, foreground: Int, x: Double, y: Double, width: Double, thickness: Double) {
    pattern = style.pattern
    paint = style.paint ?? foreground
    self.y = y
    self.thickness = thickness
    start = x
    end = x + width
  }

  /// Goes on with the line of the piece to the right, if it is of the same kind: one line has no seams, and its
  /// pattern does not begin anew. Returns whether it does.
  mutating func extend(with next: TextRule) -> Bool {
    guard pattern == next.pattern, paint == next.paint, thickness == next.thickness,
      abs(y - next.y) < Self.tolerance, abs(end - next.start) < Self.tolerance
    else { return false }
    end = next.end
    return true
  }

  func item(_ paint: Paint) -> Item {
    guard let dash else {
      let box = CGRect(x: start, y: y - thickness / 2, width: end - start, height: thickness)
      return .fill(Path(box), paint, FillStyle())
    }
    var path = Path()
    path.move(to: CGPoint(x: start, y: y))
    path.addLine(to: CGPoint(x: end, y: y))
    return .stroke(path, paint, StrokeStyle(lineWidth: thickness, dash: dash, dashPhase: 0))
  }

  /// Lengths of strokes and gaps in points; nil for an unbroken line.
  private var dash: [CGFloat]? {
    let lengths: [Double]
    switch pattern {
    case .solid: return nil
    case .dot: lengths = [1, 1]
    case .dash: lengths = [4, 3]
    case .dashDot: lengths = [4, 2, 1, 2]
    case .dashDotDot: lengths = [4, 2, 1, 2, 1, 2]
    }
    return lengths.map { CGFloat($0 * thickness) }
  }

  private static let tolerance = 1e-6
}
