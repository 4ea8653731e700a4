import Foundation
import Geometry
import MeasuredPaths
import Testing

@Suite struct PathTests {
  let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func emptyPathHasNoBoundsAndNoPoint() {
    let path = Path()
    #expect(path.isEmpty)
    #expect(path.boundingRect.isNull)
    #expect(path.currentPoint == nil)
    #expect(!path.contains(.zero))
    #expect(path.description.isEmpty)
    #expect(Path("") == path)
  }

  @Test func simpleShapesAreRecognised() {
    #expect(Path(rect).simpleShape == .rect(rect))
    #expect(Path(ellipseIn: rect).simpleShape == .ellipse(rect))
    let moved = Path(rect).offsetBy(dx: 5, dy: 5)
    #expect(moved.simpleShape == .rect(CGRect(x: 15, y: 25, width: 30, height: 40)))
    guard
      case .roundedRect(let rounded) = Path(roundedRect: rect, cornerRadius: 6, style: .circular).simpleShape
    else {
      Issue.record("not a rounded rectangle")
      return
    }
    let corners = [rounded.topLeft, rounded.bottomLeft, rounded.bottomRight, rounded.topRight]
    #expect(corners == Array(repeating: CGSize(width: 6, height: 6), count: 4))
    #expect(rounded.style == .circular)
    #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 0.1)).simpleShape == nil)
    var twice = Path(rect)
    twice.addRect(rect)
    #expect(twice.simpleShape == nil)
  }

  @Test func equalElementsAreEqualPaths() {
    let built = Path("10 20 m 40 20 l 40 60 l 10 60 l h")
    #expect(built == Path(rect))
    #expect(built != Path(rect.offsetBy(dx: 1, dy: 0)))
  }

  @Test func elementsWithoutCurrentPointAreDropped() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func lineAfterCloseGoesOnFromTheSubpathsStart() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: -5, y: 0))
    #expect(path.description == "0 0 m 10 0 l 10 10 l 0 10 l h -5 0 l")
    #expect(path.trimmedPath(from: 0.95, to: 1).boundingRect.minX == -5)
  }

  @Test func hostileCoordinatesAreDroppedOrHeld() {
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity))
    path.addLine(to: CGPoint(x: 1e300, y: CGFloat.nan))
    path.addLine(to: CGPoint(x: 1e300, y: 5))
    #expect(path.description == "1.67772e+07 -1.67772e+07 m 1.67772e+07 5 l")
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(Path(CGRect.infinite).boundingRect.width == 33_554_432)
    #expect(Path(rect).applying(CGAffineTransform(scaleX: .nan, y: 1)).isEmpty)
    #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: .infinity) == Path(roundedRect: rect, cornerRadius: 15))
  }

  @Test(arguments: [0, 1, -1, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300] as [CGFloat])
  func everyOperationBearsAnyNumber(_ n: CGFloat) {
    var path = Path()
    path.move(to: CGPoint(x: n, y: 1))
    path.addLine(to: CGPoint(x: 3, y: n))
    path.addCurve(to: CGPoint(x: n, y: n), control1: CGPoint(x: 1, y: n), control2: .zero)
    path.addArc(center: .zero, radius: n, startAngle: .radians(n), endAngle: .radians(1), clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(n), clockwise: false)
    path.addRelativeArc(center: CGPoint(x: n, y: n), radius: 2, startAngle: .zero, delta: .radians(n))
    path.addArc(tangent1End: CGPoint(x: n, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: n)
    path.addRoundedRect(in: CGRect(x: 0, y: n, width: n, height: 5), cornerSize: CGSize(width: n, height: 2))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadii: RectangleCornerRadii(topLeading: n))
    path.addEllipse(in: CGRect(x: n, y: n, width: n, height: n))
    let style = StrokeStyle(lineWidth: n, miterLimit: n, dash: [n, 2], dashPhase: n)
    let results = [
      path, path.strokedPath(style), path.trimmedPath(from: n, to: 1), path.trimmedPath(from: 0, to: n),
      path.strokedPath(StrokeStyle(lineWidth: 2, dash: [3], dashPhase: n)), path.offsetBy(dx: n, dy: n),
      path.union(Path(rect)), path.normalized(),
    ]
    for result in results {
      let (_, points) = parts(result)
      let finite = points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
      #expect(finite)
      let box = result.boundingRect
      #expect(box.isNull || box.isFinite)
      _ = result.contains(CGPoint(x: n, y: 1))
    }
  }

  @Test func descriptionIsReadBack() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 0.5, y: -1))
      $0.addLine(to: CGPoint(x: 1.0 / 3, y: 2))
      $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
      $0.addCurve(
        to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 1_234_567))
      $0.closeSubpath()
    }
    #expect(path.description == "0.5 -1 m 0.333333 2 l 3 4 1 2 q 3 4 5 1.23457e+06 1 2 c h")
    let read = try #require(Path(path.description))
    #expect(read.description == path.description)
  }

  @Test(arguments: [
    "0 0", "0 m", "0 0 0 m", "0 0 l", "h", "0 0 x", "nan 0 m", "inf 0 m", "0 0 m 1 1 1 1 1 1 1 c",
  ])
  func malformedTextIsNoPath(_ text: String) {
    #expect(Path(text) == nil)
  }

  @Test func curveBoundsLeaveControlPointsOut() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
    }
    #expect(abs(curve.boundingRect.maxY - 15) < 1e-9)
    #expect(curve.cgPath.boundingBox.maxY == 20)
  }

  @Test func containsFollowsTheFillRule() {
    let nested = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(nested.contains(CGPoint(x: 15, y: 15)))
    #expect(!nested.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(nested.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(Path(ellipseIn: rect).contains(CGPoint(x: 25, y: 40)))
    #expect(!Path(ellipseIn: rect).contains(CGPoint(x: 11, y: 21)))
  }

  @Test func copiesAreIndependent() {
    let first = Path("0 0 m 1 1 l")
    var second = first
    second?.addLine(to: CGPoint(x: 5, y: 5))
    #expect(first?.description == "0 0 m 1 1 l")
    #expect(second?.description == "0 0 m 1 1 l 5 5 l")
  }

  @Test func cgPathSharesNothingWithItsSource() {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = Path(path)
    path.addLine(to: .zero)
    #expect(copy == Path(rect))
    var types: [CGPathElementType] = []
    copy.cgPath.applyWithBlock { types.append($0.pointee.type) }
    #expect(
      types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
  }

  @Test func arcsEndWhereTheirAnglesSay() throws {
    for (end, clockwise) in [(45.0, false), (200, false), (-30, true), (300, true), (-400, false)] {
      let path = Path {
        $0.addArc(
          center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(end),
          clockwise: clockwise)
      }
      let at = try #require(path.currentPoint)
      let angle = end * .pi / 180
      #expect(near(at, CGPoint(x: 10 + 5 * cos(angle), y: 10 + 5 * sin(angle)), 1e-9), "\(end)")
    }
  }

  @Test func tangentArcTouchesBothLines() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    expectSame(path, Path("0 0 m 6 0 l 8.20914 0 10 1.79086 10 4 c") ?? Path(), tolerance: 1e-3)
  }
}
