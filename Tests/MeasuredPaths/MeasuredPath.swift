import Foundation
import Geometry

/// A path as Apple's SwiftUI 7.2.5 (macOS 26.2) describes it. The measurements come from the fixtures of
/// iamcgn/swiftui-web (Apache-2.0).
package struct MeasuredPath: Sendable, CustomStringConvertible {
  package var name: String
  /// Whether the elements must agree, or only the bounds: what a stroke fills can be outlined in many ways.
  package var comparesElements = true
  /// The elements, as `Path.description` writes them.
  package var path: String

  package var description: String { name }

  /// What of a path is not as measured, to a thousandth of a point; nil where all is.
  package func difference(of path: Path) -> String? {
    guard let expected = Path(self.path) else { return "\(name) cannot be read" }
    let (mine, its) = comparesElements ? (parts(path), parts(expected)) : (corners(path), corners(expected))
    let isSame = mine.letters == its.letters && zip(mine.points, its.points).allSatisfy { near($0, $1, 1e-3) }
    return isSame ? nil : "\(path) instead of \(expected)"
  }

  /// The corners of the bounds.
  private func corners(_ path: Path) -> (letters: String, points: [CGPoint]) {
    let box = path.boundingRect
    return ("", [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)])
  }
}
