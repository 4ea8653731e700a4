import Foundation
import Geometry
import Testing

@Suite struct ValueTests {
  @Test func saturatingConversions() {
    #expect(Int(saturating: Double.nan) == 0)
    #expect(Int(saturating: Double.infinity) == .max)
    #expect(Int(saturating: -1e300) == .min)
    #expect(Int(saturating: -2.9) == -2)
    #expect(UInt8(saturating: 300.0) == 255)
    #expect(UInt8(saturating: -1.0) == 0)
    #expect(Int(saturating: CGFloat(7.5)) == 7)
  }

  @Test func clampingBearsNaN() {
    #expect(Double.nan.clamped(to: 1...2) == 1)
    #expect(Double.infinity.clamped(to: 1...2) == 2)
    #expect(finiteMax(Double.nan, 3) == 3)
    #expect(finiteMin(3, Double.nan) == 3)
    #expect(Double.nan.finite(or: 4) == 4)
  }

  @Test func edgeSets() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.leading) == .leading)
    #expect(Edge(Edge3D.front) == nil)
    #expect(Edge.allCases.allSatisfy { Edge(Edge3D($0)) == $0 })
    #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
  }

  @Test func angles() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
    #expect(abs((Angle.degrees(30) * 2 + .degrees(30)).degrees - 90) < 1e-12)
    #expect(Angle.degrees(-10) < .zero)
    var angle = Angle.degrees(10)
    angle.degrees = 20
    #expect(abs(angle.degrees - 20) < 1e-12)
  }

  @Test func animatableDataGoesThereAndBack() {
    func check<T: Animatable & Equatable>(_ value: T, from other: T) {
      var copy = other
      copy.animatableData = value.animatableData
      #expect(copy == value)
    }
    check(CGRect(x: 1, y: 2, width: 3, height: 4), from: .zero)
    check(UnitPoint.bottom, from: .zero)
    check(Angle.degrees(40), from: .zero)
    check(
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4), from: .init())
    check(StrokeStyle(lineWidth: 3, miterLimit: 4, dashPhase: 5), from: StrokeStyle())
  }

  @Test func valuesAddAndScale() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(Float(2), 4.0))
    values += values
    values.scale(by: 0.5)
    #expect(values == AnimatableValues(1.0, CGFloat(2), AnimatablePair(Float(2), 4.0)))
    #expect(values.magnitudeSquared == 25)
    #expect((values - values) == .zero)
  }

  @Test func imageWithTheWrongNumberOfBytesIsNone() {
    #expect(CGImage(width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 0, count: 15)) == nil)
    #expect(CGImage(width: .max, height: 2, premultipliedRGBA: []) == nil)
    #expect(CGImage(width: 0, height: 0, premultipliedRGBA: []) == nil)
    let image = CGImage(width: 2, height: 2, premultipliedRGBA: (0..<16).map { UInt8($0) })
    let part = image?.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))
    #expect(part?.premultipliedRGBA == [4, 5, 6, 7, 12, 13, 14, 15])
    #expect(image?.cropping(to: .null) == nil)
  }
}
