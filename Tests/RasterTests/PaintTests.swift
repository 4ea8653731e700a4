import DisplayList
import Foundation
import Geometry
import Testing

@testable import Raster

struct PaintTests {
  /// Red and blue of the system palette, whose midpoint has been measured.
  private let stops = GradientStops([
    .init(color: rgb(255, 56, 60), location: 0), .init(color: rgb(0, 136, 255), location: 1),
  ])

  private func draw(_ paint: Paint, _ size: Double) -> CGImage {
    Rasterizer.image(of: picture(size, size, [.fill(Path(box(0, 0, size, size)), paint, FillStyle())]))
  }

  @Test func linearGradientIsPerceptual() {
    let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 101, y: 0))
    let image = draw(paint, 101)
    #expect(near(image.at(50, 50), [170, 121, 168, 255], 3))
    #expect(near(image.at(0, 0), [255, 56, 60, 255], 3))
    #expect(near(image.at(100, 100), [0, 136, 255, 255], 12))
    let device = GradientStops(stops.stops, colorSpace: .device)
    let plain = draw(.linearGradient(device, start: .zero, end: CGPoint(x: 101, y: 0)), 101)
    #expect(near(plain.at(50, 50), [128, 96, 158, 255], 2))
  }

  @Test func radialAndEllipticalGradientsGrowFromTheirCentre() {
    let center = CGPoint(x: 50.5, y: 50.5)
    let radial = draw(.radialGradient(stops, center: center, startRadius: 0, endRadius: 40), 101)
    #expect(near(radial.at(50, 50), [255, 56, 60, 255], 3))
    #expect(near(radial.at(70, 50), [170, 121, 168, 255], 3))
    #expect(radial.at(70, 50) == radial.at(50, 70))
    #expect(radial.at(0, 0) == [0, 136, 255, 255])
    let elliptical = draw(
      .ellipticalGradient(
        stops, rect: box(0, 0, 101, 50.5), center: UnitPoint(x: 0.5, y: 1), startRadius: 0, endRadius: 0.5),
      101)
    #expect(near(elliptical.at(50, 50), [255, 56, 60, 255], 5))
    #expect(near(elliptical.at(75, 50), [170, 121, 168, 255], 4))
    #expect(near(elliptical.at(50, 63), [170, 121, 168, 255], 4))
  }

  @Test func angularGradientStartsTrailingAndTurnsClockwise() {
    let quarters = GradientStops(
      [
        .init(color: rgb(0, 0, 0), location: 0), .init(color: rgb(255, 255, 255), location: 1),
      ], colorSpace: .device)
    let image = draw(
      .angularGradient(quarters, center: CGPoint(x: 50.5, y: 50.5), start: .zero, end: .degrees(360)), 101)
    #expect(near(image.at(100, 51), [0, 0, 0, 255], 3))
    #expect(near(image.at(50, 100), [64, 64, 64, 255], 2))
    #expect(near(image.at(0, 50), [128, 128, 128, 255], 2))
    #expect(near(image.at(50, 0), [191, 191, 191, 255], 2))
  }

  @Test func transparentEndsKeepTheirNeighboursHue() {
    let fade = GradientStops([
      .init(color: rgb(255, 0, 0), location: 0), .init(color: .clear, location: 1),
    ])
    let pixel = draw(.linearGradient(fade, start: .zero, end: CGPoint(x: 101, y: 0)), 101).at(50, 0)
    #expect(near(pixel, [128, 0, 0, 128], 3))
  }

  @Test func meshShowsItsCornersAndCentre() {
    let corners = [rgb(255, 0, 0), rgb(0, 255, 0), rgb(0, 0, 255), rgb(255, 255, 255)]
    let points = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    let mesh = MeshGradientData(
      width: 2, height: 2, vertices: points.map { .init(position: CGPoint(x: $0.0, y: $0.1)) },
      colors: corners, background: .clear, smoothsColors: false, colorSpace: .device)
    let image = draw(.meshGradient(mesh, rect: box(0, 0, 100, 100)), 100)
    #expect(near(image.at(0, 0), [255, 0, 0, 255], 4))
    #expect(near(image.at(99, 0), [0, 255, 0, 255], 4))
    #expect(near(image.at(0, 99), [0, 0, 255, 255], 4))
    #expect(near(image.at(50, 50), [128, 128, 128, 255], 4))
    for y in 0..<100 { for x in 0..<100 { #expect(image.at(x, y)[3] >= 254) } }
  }

  @Test func unsortedAndEmptyStopsAreDefined() {
    let empty = draw(.linearGradient(GradientStops([]), start: .zero, end: CGPoint(x: 9, y: 0)), 9)
    #expect(empty.at(4, 4) == [0, 0, 0, 0])
    let bad = GradientStops([
      .init(color: rgb(255, 0, 0), location: 0.5), .init(color: rgb(0, 255, 0), location: .nan),
      .init(color: rgb(0, 0, 255), location: 0.2),
    ])
    let image = draw(.linearGradient(bad, start: .zero, end: CGPoint(x: 10, y: 0)), 10)
    #expect(image.at(1, 0) == [255, 0, 0, 255])
    #expect(image.at(8, 0) == [0, 0, 255, 255])
    let flat = draw(.linearGradient(stops, start: .zero, end: .zero), 4)
    #expect(flat.at(1, 1) == [0, 136, 255, 255])
  }

  @Test func subdividedStopsFollowTheRamp() {
    let ramp = GradientRamp.of(stops)
    for stop in GradientRamp.subdivided(stops) {
      let pixel = ramp.pixels[Int(stop.location * Double(GradientRamp.count - 1) + 0.5)]
      #expect(near([Int(pixel >> 16 & 255)], [Int(stop.color.pixel >> 16 & 255)], 1))
    }
    let beyond = GradientStops([
      .init(color: rgb(0, 0, 0), location: -1), .init(color: rgb(255, 255, 255), location: 2),
    ])
    let locations = GradientRamp.subdivided(beyond).map(\.location)
    #expect(locations.first == 0 && locations.last == 1)
    #expect(locations == locations.sorted())
  }
}
