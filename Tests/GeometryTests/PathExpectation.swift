import Foundation
import Geometry
import MeasuredPaths
import Testing

func expectSame(
  _ path: Path, _ expected: Path, tolerance: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (a, b) = (parts(path), parts(expected))
  let same = a.letters == b.letters && zip(a.points, b.points).allSatisfy { near($0, $1, tolerance) }
  #expect(same, "\(path) instead of \(expected)", sourceLocation: sourceLocation)
}
