import DisplayList
import Foundation
import Geometry
import Testing

@testable import Raster

/// Paths with very many edges are drawn another way, which shows the same.
@Suite("Paths with very many edges")
struct DenseCoverageTests {
  private let red = rgb(255, 0, 0)

  /// Triangles at random places of 100 points.
  private func triangles(_ count: Int) -> [Path] {
    var random = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    return (0..<count).map { _ in
      let (x, y) = (number(-10...105), number(-10...105))
      return Path { path in
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x + number(-3...3), y: y + number(-3...3)))
        path.addLine(to: CGPoint(x: x + number(-3...3), y: y + number(-3...3)))
        path.closeSubpath()
      }
    }
  }

  private func joined(_ paths: [Path]) -> Path {
    Path { all in paths.forEach { all.addPath($0) } }
  }

  private func alphas(_ items: [Item], size: Double = 100, at origin: CGPoint = .zero, scale: Double = 1)
    -> [Int]
  {
    let picture = Picture(size: CGSize(width: size, height: size), root: placed(items, at: origin), slots: [])
    let image = Rasterizer.image(of: picture, scale: scale)
    return (0..<image.width * image.height).map { Int(image.pixels[$0 * 4 + 3]) }
  }

  private func filled(_ path: Path, eoFill: Bool = false, antialiased: Bool = true) -> Item {
    .fill(path, .color(red), FillStyle(eoFill: eoFill, antialiased: antialiased))
  }

  private func isDense(_ path: Path) -> Bool {
    guard let target = PixelSurface(DeviceRect(x: 0, y: 0, width: 1, height: 1)) else { return false }
    let layer = PixelCanvas.Layer(target)
    CairoPath.add(path, to: layer.cr, mappedBy: .identity)
    return DenseCoverage(fillOf: path, on: layer.cr, FillStyle()) != nil
  }

  /// The greatest difference between two pictures, and the mean.
  private func difference(_ a: [Int], _ b: [Int]) -> (most: Int, mean: Double) {
    let differences = zip(a, b).map { abs($0 - $1) }
    return (differences.max() ?? 255, Double(differences.reduce(0, +)) / Double(max(differences.count, 1)))
  }

  @Test("a wall of bricks is covered as far as its bricks are")
  func bricks() {
    let bricks = (0..<2_500).map { Path(box(Double($0 % 50) * 2, Double($0 / 50) * 2, 1.5, 1.25)) }
    let wall = joined(bricks)
    #expect(isDense(wall))
    let dense = alphas([filled(wall)])
    let each = alphas(bricks.map { filled($0) })
    #expect(difference(dense, each).most <= 1)
    #expect(Set(dense).count == 4, "whole pixels, a half, a quarter and an eighth")
  }

  @Test("shapes over one another: once by the winding rule, by turns by the even-odd rule")
  func rules() {
    let once = joined(triangles(3_000))
    let (first, second) = (alphas([filled(once)]), alphas([filled(joined([once, once]))]))
    #expect(first == second)
    #expect(Set(first).count > 100)
    let none = alphas([filled(joined([once, once]), eoFill: true)])
    #expect(Set(none) == [0])
    let odd = alphas([filled(joined([once, once, once]), eoFill: true)])
    #expect(odd == alphas([filled(once, eoFill: true)]))
    #expect(odd != first)
  }

  @Test("many edges that leave most of the page to few are not worth it")
  func scattered() {
    let ring = Path { path in
      path.addLines(
        (0..<5_000).map { CGPoint(x: 500 + 400 * cos(Double($0)), y: 500 + 400 * sin(Double($0))) })
    }
    let outline = Path { path in
      path.addLines(
        (0..<5_000).map {
          let angle = Double($0) / 2_500 * .pi
          return CGPoint(x: 500 + 400 * cos(angle), y: 500 + 400 * sin(angle))
        })
    }
    #expect(isDense(ring) && !isDense(outline))
  }

  @Test("a part of a picture has the pixels of the whole")
  func parts() {
    let path = joined(triangles(3_000))
    let style = StrokeStyle(lineWidth: 0.7, lineCap: .round, lineJoin: .round)
    for item in [filled(path), .stroke(path, .color(red), style)] {
      let whole = alphas([item])
      let part = alphas([item], size: 40, at: CGPoint(x: -30, y: -25))
      let expected = (25..<65).flatMap { y in whole[y * 100 + 30..<y * 100 + 70] }
      #expect(part == expected)
    }
  }

  @Test("few edges and many: the difference is that of the samples")
  func beside() {
    // Of a shape with a hair's corners along a circle, with curves, and of one with the corners left out.
    var many = Path()
    many.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40.3, startAngle: .zero, endAngle: .degrees(359),
      clockwise: false)
    many.addLine(to: CGPoint(x: 50, y: 50))
    for index in 0..<8_000 {
      many.addLine(to: CGPoint(x: 50 + Double(index) / 1_600, y: index.isMultiple(of: 2) ? 50 : 50.01))
    }
    var few = Path()
    few.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40.3, startAngle: .zero, endAngle: .degrees(359),
      clockwise: false)
    few.addLine(to: CGPoint(x: 50, y: 50))
    few.addLine(to: CGPoint(x: 54.999, y: 50))
    #expect(isDense(many) && !isDense(few))
    let fills = difference(alphas([filled(many)]), alphas([filled(few)]))
    #expect(fills.most <= 16 && fills.mean < 0.1)
    let hard = difference(
      alphas([filled(many, antialiased: false)]), alphas([filled(few, antialiased: false)]))
    #expect(hard.mean < 0.5)
  }

  @Test(
    "strokes keep their width, caps, joins and dashes over as many segments",
    arguments: [
      StrokeStyle(lineWidth: 5), StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round),
      StrokeStyle(lineWidth: 5, lineCap: .square), StrokeStyle(lineWidth: 5, dash: [10, 5], dashPhase: 3),
    ])
  func strokes(style: StrokeStyle) {
    let corners = [
      CGPoint(x: 10, y: 80), CGPoint(x: 30, y: 20), CGPoint(x: 60, y: 70), CGPoint(x: 90, y: 15),
    ]
    let few = Path { $0.addLines(corners) }
    let many = Path { path in
      path.move(to: corners[0])
      for (from, to) in zip(corners, corners.dropFirst()) {
        for step in 1...30_000 {
          let t = Double(step) / 30_000
          path.addLine(to: CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t))
        }
      }
    }
    for scale in [1.0, 2.0] {
      let found = difference(
        alphas([.stroke(many, .color(red), style)], scale: scale),
        alphas([.stroke(few, .color(red), style)], scale: scale))
      #expect(found.most <= 24 && found.mean < 0.2, "\(found)")
    }
  }

  @Test("a closed stroke has no seam where its parts meet")
  func closedStroke() {
    let circle = Path { path in
      for step in 0..<80_000 {
        let angle = Double(step) / 40_000 * .pi
        let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    let plain = Path(ellipseIn: box(10, 10, 80, 80))
    let found = difference(
      alphas([.stroke(circle, .color(red), StrokeStyle(lineWidth: 6))]),
      alphas([.stroke(plain, .color(red), StrokeStyle(lineWidth: 6))]))
    #expect(found.most <= 16 && found.mean < 0.2, "\(found)")
  }

  @Test("gradients and opacities colour what is covered")
  func paints() {
    let wall = joined((0..<2_500).map { Path(box(Double($0 % 50) * 2, Double($0 / 50) * 2, 2, 2)) })
    let stops = GradientStops([.init(color: red, location: 0), .init(color: rgb(0, 0, 255), location: 1)])
    let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0))
    let items = [wall, Path(box(0, 0, 100, 100))].map { Item.fill($0, paint, FillStyle()) }
    let images = items.map {
      Rasterizer.image(of: picture(100, 100, [.group(.opacity(.value(0.5)), placed([$0]))]))
    }
    for x in stride(from: 0, to: 100, by: 7) {
      #expect(near(images[0].at(x, 50), images[1].at(x, 50), 1))
    }
  }
}
