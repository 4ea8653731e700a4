import Foundation
import Geometry
import MeasuredPaths
import Testing

@Suite struct MeasuredPathTests {
  static let r = CGRect(x: 0, y: 0, width: 100, height: 60)
  static let q = CGRect(x: 0, y: 0, width: 100, height: 100)
  static let triangle = Path { path in
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
    path.closeSubpath()
  }
  static let uneven = RectangleCornerRadii(
    topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

  static func box(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }

  static func arc(
    _ start: Double, _ end: Double, clockwise: Bool = false, transform: CGAffineTransform = .identity
  ) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise, transform: transform)
    }
  }

  static let basic: [String: Path] = [
    "rect": Path(r),
    "ellipse": Path(ellipseIn: r),
    "rect-transform": Path {
      $0.addRect(box(10, 10), transform: CGAffineTransform(translationX: 5, y: 5))
    },
    "quad-and-cubic": Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
      $0.addCurve(
        to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: CGPoint(x: 0, y: 0))
    },
    "offset-shape": Path(r).offsetBy(dx: 10, dy: 5),
    "scale-shape-anchor": Path(r).applying(CGAffineTransform(scaleX: 0.5, y: 0.5)),
    "rotation-30-anchor": Path(r).applying(
      CGAffineTransform(translationX: 100, y: 60).rotated(by: .pi / 6).translatedBy(x: -100, y: -60)),
    "size-shape": Path(box(40, 20)),
  ]

  static let rounded: [String: Path] = [
    "rounded-circular-12": Path(roundedRect: r, cornerRadius: 12, style: .circular),
    "rounded-continuous-size-20x8": Path(roundedRect: r, cornerSize: CGSize(width: 20, height: 8)),
    "rounded-continuous-20": Path(roundedRect: r, cornerRadius: 20),
    "rounded-continuous-40-clamped": Path(roundedRect: r, cornerRadius: 40),
    "rounded-zero": Path(roundedRect: r, cornerRadius: 0),
    "capsule": Path(capsuleIn: r),
    "capsule-tall": Path(capsuleIn: box(30, 80)),
    "uneven-circular": Path(roundedRect: r, cornerRadii: uneven, style: .circular),
    "uneven-shared-edge-22-18": Path(
      roundedRect: box(200, 60), cornerRadii: RectangleCornerRadii(topLeading: 22, bottomLeading: 18)),
    "uneven-oversized-50-70": Path(
      roundedRect: box(100, 300), cornerRadii: RectangleCornerRadii(topLeading: 50, topTrailing: 70)),
    "uneven-all-40-in-60": Path(
      roundedRect: box(200, 60),
      cornerRadii: RectangleCornerRadii(
        topLeading: 40, bottomLeading: 40, bottomTrailing: 40, topTrailing: 40)),
    "inset-circle-5": Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60).insetBy(dx: 5, dy: 5)),
    "inset-rounded-past-radius": Path(
      roundedRect: r, cornerSize: CGSize(width: 12, height: 12), style: .continuous, inset: 20),
    "inset-uneven-5": Path(roundedRect: r, cornerRadii: uneven, style: .continuous, inset: 5),
  ]

  static let arcs: [String: Path] = [
    "arc-0-90": arc(0, 90),
    "arc-0-30": arc(0, 30),
    "arc-0-minus90": arc(0, -90),
    "arc-0-minus360": arc(0, -360),
    "arc-cw-0-minus90": arc(0, -90, clockwise: true),
    "arc-cw-0-360": arc(0, 360, clockwise: true),
    "arc-cw-minus90-0": arc(-90, 0, clockwise: true),
    "arc-transform": arc(0, 90, transform: CGAffineTransform(scaleX: 2, y: 1)),
  ]

  static let trimmedAndStroked: [String: Path] = [
    "trim-rect-0.1-0.6": Path(r).trimmedPath(from: 0.1, to: 0.6),
    "trim-rect-0-1": Path(r).trimmedPath(from: 0, to: 1),
    "trim-rect-0-0.999": Path(r).trimmedPath(from: 0, to: 0.999),
    "trim-rect-out-of-range": Path(r).trimmedPath(from: -0.5, to: 1.5),
    "trim-triangle-0.25-0.75": triangle.trimmedPath(from: 0.25, to: 0.75),
    "trim-two-subpaths": Path {
      $0.addRects([box(10, 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
    }.trimmedPath(from: 0.25, to: 0.75),
    "trim-circle-0.2-0.8": Path(ellipseIn: q).trimmedPath(from: 0.2, to: 0.8),
    "stroked-triangle-4": triangle.strokedPath(StrokeStyle(lineWidth: 4)),
    "stroked-line-square": Path {
      $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0)])
    }.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
    "stroked-shape": Path(r).strokedPath(StrokeStyle(lineWidth: 2)),
  ]

  static let built = [basic, rounded, arcs, trimmedAndStroked].reduce([:]) {
    $0.merging($1) { first, _ in first }
  }

  @Test func everyMeasuredPathIsBuilt() {
    #expect(Set(MeasuredPath.all.map(\.name)) == Set(Self.built.keys))
    #expect(MeasuredPath.all.count == 40)
  }

  @Test(arguments: MeasuredPath.all)
  func pathIsAsMeasured(_ measured: MeasuredPath) throws {
    let path = try #require(Self.built[measured.name])
    #expect(measured.difference(of: path) == nil)
  }
}
