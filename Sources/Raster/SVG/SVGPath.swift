import Foundation
import Geometry

/// Paths as SVG path data.
enum SVGPath {
  /// nil for a path without elements.
  static func data(_ path: Path, _ offset: CGPoint) -> String? {
    var data = ""
    func point(_ point: CGPoint) -> String {
      "\(SVGNumber.text(point.x + offset.x)) \(SVGNumber.text(point.y + offset.y))"
    }
    path.forEach { element in
      switch element {
      case .move(let to): data += "M\(point(to))"
      case .line(let to): data += "L\(point(to))"
      case .quadCurve(let to, let control): data += "Q\(point(control)) \(point(to))"
      case .curve(let to, let control1, let control2):
        data += "C\(point(control1)) \(point(control2)) \(point(to))"
      case .closeSubpath: data += "Z"
      }
    }
    return data.isEmpty ? nil : data
  }
}
