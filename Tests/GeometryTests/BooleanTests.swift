import Foundation
import Geometry
import MeasuredPaths
import TestSupport
import Testing

@Suite struct BooleanTests {
  typealias Rule = @Sendable (Bool, Bool) -> Bool

  static func randomPath(_ random: inout SeededRandom, rounded: Bool) -> Path {
    Path { path in
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        // Whole numbers make for shared corners and edges, where cutting is hardest.
        func p() -> CGPoint {
          CGPoint(
            x: Int.random(in: 0...12, using: &random) * 8, y: Int.random(in: 0...12, using: &random) * 8)
        }
        path.move(to: p())
        for _ in 0..<Int.random(in: 2...7, using: &random) {
          if rounded, Bool.random(using: &random) {
            path.addCurve(to: p(), control1: p(), control2: p())
          } else {
            path.addLine(to: p())
          }
        }
        path.closeSubpath()
      }
    }
  }

  @Test(arguments: 0..<60)
  func everyPointIsWhereTheOperationSays(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let rounded = !seed.isMultiple(of: 3)
    let evenOdd = seed.isMultiple(of: 2)
    let a = Self.randomPath(&random, rounded: rounded)
    let b = Self.randomPath(&random, rounded: rounded)
    let results: [(String, Path, Rule)] = [
      ("union", a.union(b, eoFill: evenOdd), { $0 || $1 }),
      ("intersection", a.intersection(b, eoFill: evenOdd), { $0 && $1 }),
      ("subtracting", a.subtracting(b, eoFill: evenOdd), { $0 && !$1 }),
      ("symmetricDifference", a.symmetricDifference(b, eoFill: evenOdd), { $0 != $1 }),
      ("normalized", a.normalized(eoFill: evenOdd), { first, _ in first }),
    ]
    let outlines = [a, b].map { $0.strokedPath(StrokeStyle(lineWidth: 0.1, lineJoin: .round)) }
    for _ in 0..<60 {
      let p = CGPoint(x: .random(in: -4...100, using: &random), y: .random(in: -4...100, using: &random))
      // Results follow curves to 1/100 point: what lies nearer to a line than that may be on either side.
      if outlines.contains(where: { $0.contains(p) }) { continue }
      let (inA, inB) = (a.contains(p, eoFill: evenOdd), b.contains(p, eoFill: evenOdd))
      for (name, result, rule) in results {
        #expect(result.contains(p) == rule(inA, inB), "seed \(seed), \(name) at \(p)")
        #expect(result.contains(p, eoFill: true) == rule(inA, inB), "seed \(seed), \(name) even-odd at \(p)")
      }
    }
  }

  @Test func overlappingRectanglesGiveOneOutline() {
    let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(parts(a.union(b)).letters == "mlllh")
    #expect(a.intersection(b).simpleShape == .rect(CGRect(x: 5, y: 0, width: 5, height: 10)))
    #expect(a.subtracting(b).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(a.symmetricDifference(a).isEmpty)
    #expect(a.subtracting(a).isEmpty)
  }

  @Test func operationsWithEmptyPaths() {
    let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(a.union(Path()).boundingRect == a.boundingRect)
    #expect(a.subtracting(Path()).boundingRect == a.boundingRect)
    #expect(a.intersection(Path()).isEmpty)
    #expect(Path().union(Path()).isEmpty)
    #expect(Path().normalized().isEmpty)
    #expect(a.lineIntersection(Path()).isEmpty)
  }

  @Test func linesAreCutAtTheArea() throws {
    let line = try #require(Path("-5 5 m 15 5 l 15 20 l"))
    let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(area).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(area).description == "-5 5 m 0 5 l 10 5 m 15 5 l 15 20 l")
  }
}
