import Foundation
import Geometry
import MeasuredPaths
import TestSupport
import Testing

@Suite struct StrokeAndTrimTests {
  static let curve = Path {
    $0.move(to: CGPoint(x: 0, y: 0))
    $0.addCurve(
      to: CGPoint(x: 100, y: 20), control1: CGPoint(x: 40, y: 90), control2: CGPoint(x: 60, y: -80))
    $0.addQuadCurve(to: CGPoint(x: 60, y: 100), control: CGPoint(x: 150, y: 80))
  }

  static let zigzag = Path("0 0 m 60 5 l 5 30 l 80 40 l 78 60 l")
  static let star = Path("50 0 m 80 95 l 2 36 l 98 36 l 20 95 l h")

  /// The points of a path at steps so small that what lies between does not matter.
  static func samples(_ path: Path?) -> [CGPoint] {
    var points: [CGPoint] = []
    let count = 600
    for step in 0..<count {
      let piece = path?.trimmedPath(
        from: CGFloat(step) / CGFloat(count), to: CGFloat(step + 1) / CGFloat(count))
      if let first = piece.map(parts)?.points.first { points.append(first) }
    }
    return points
  }

  /// A round pen covers exactly the points within half its width of the line.
  @Test(arguments: [curve, zigzag, star, Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 50))])
  func roundStrokeIsAllWithinReach(_ path: Path?) throws {
    let path = try #require(path)
    let outline = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    let line = Self.samples(path)
    var random = SeededRandom(seed: 7)
    for _ in 0..<400 {
      let p = CGPoint(x: .random(in: -20...130, using: &random), y: .random(in: -60...130, using: &random))
      let distance = line.map { hypot($0.x - p.x, $0.y - p.y) }.min() ?? .infinity
      if distance < 4.9 { #expect(outline.contains(p), "\(p)") }
      if distance > 5.1 { #expect(!outline.contains(p), "\(p)") }
    }
  }

  @Test func strokeWithoutWidthIsEmpty() {
    #expect(Self.curve.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(Self.curve.strokedPath(StrokeStyle(lineWidth: -2)).isEmpty)
    #expect(Self.curve.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
  }

  @Test func miterBeyondTheLimitIsABevel() {
    let corner = Path("0 0 m 100 0 l 0 10 l")
    let sharp = corner?.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 100)).boundingRect
    let cut = corner?.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 2)).boundingRect
    #expect((sharp?.maxX ?? 0) > 130)
    #expect((cut?.maxX ?? 1000) < 103)
  }

  @Test func dotsArePaintedByRoundAndSquareCaps() {
    let dot = Path("5 5 m 5 5 l")
    #expect(dot?.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty == true)
    let box = CGRect(x: 3, y: 3, width: 4, height: 4)
    #expect(dot?.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect == box)
    #expect(dot?.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect == box)
  }

  @Test func dashesAlternateFromThePhase() {
    let line = Path("0 0 m 10 0 l")
    #expect(line?.dashed(phase: 0, lengths: [3, 2]).description == "0 0 m 3 0 l 5 0 m 8 0 l")
    #expect(line?.dashed(phase: 1, lengths: [3, 2]).description == "0 0 m 2 0 l 4 0 m 7 0 l 9 0 m 10 0 l")
    #expect(line?.dashed(phase: -1, lengths: [3, 2]).description == "1 0 m 4 0 l 6 0 m 9 0 l")
    #expect(line?.dashed(phase: 0, lengths: [4]).description == "0 0 m 4 0 l 8 0 m 10 0 l")
    #expect(line?.dashed(phase: 0, lengths: [0, 0]) == line)
    #expect(line?.dashed(phase: 0, lengths: [-1, 2]) == line)
    #expect(line?.dashed(phase: 0, lengths: [1e-9]) == line)
  }

  @Test func dashOverTheStartOfAClosedSubpathIsOne() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.dashed(phase: 5, lengths: [10, 10]).description
        == "0 5 m 0 0 l 5 0 l 10 5 m 10 10 l 5 10 l")
  }

  @Test func dotsOfADashedLineAreRound() {
    let line = Path("0 0 m 10 0 l")
    let dots = line?.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5])) ?? Path()
    #expect(dots.contains(CGPoint(x: 5.9, y: 0)))
    #expect(dots.contains(CGPoint(x: 0.9, y: 0)))
    #expect(!dots.contains(CGPoint(x: 2.5, y: 0)))
  }

  @Test func trimOfCircleHasTheMeasuredElements() throws {
    let measured = try #require(MeasuredPath.all.first { $0.name == "trim-circle-0.2-0.8" })
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    expectSame(
      circle.trimmedPath(from: 0.2, to: 0.8), try #require(Path(measured.path)), tolerance: 1e-3)
  }

  @Test func trimToNothingIsEmpty() {
    #expect(Self.curve.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(Self.curve.trimmedPath(from: 0.6, to: 0.5).isEmpty)
    #expect(Self.curve.trimmedPath(from: .nan, to: .nan).isEmpty)
    #expect(Path().trimmedPath(from: 0.1, to: 0.5).isEmpty)
  }

  @Test func partsOfATrimJoinUp() {
    for split in stride(from: 0.05, to: 1, by: 0.05) {
      let head = Self.curve.trimmedPath(from: 0, to: split)
      let tail = Self.curve.trimmedPath(from: split, to: 1)
      let end = head.currentPoint ?? CGPoint(x: CGFloat.nan, y: 0)
      let start = parts(tail).points.first ?? .zero
      #expect(near(end, start, 1e-6), "\(split)")
    }
  }
}
