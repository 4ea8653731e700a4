import Foundation
import Geometry

/// Whether two points are apart by no more than a tolerance along each axis.
package func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

/// The kinds of a path's elements, in order, and all its points.
package func parts(_ path: Path) -> (letters: String, points: [CGPoint]) {
  var letters = ""
  var points: [CGPoint] = []
  path.forEach { element in
    switch element {
    case .move(let to):
      letters += "m"
      points.append(to)
    case .line(let to):
      letters += "l"
      points.append(to)
    case .quadCurve(let to, let control):
      letters += "q"
      points += [control, to]
    case .curve(let to, let control1, let control2):
      letters += "c"
      points += [control1, control2, to]
    case .closeSubpath: letters += "h"
    }
  }
  return (letters, points)
}
