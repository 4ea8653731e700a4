import Foundation
import Geometry
import MeasuredPaths
import Testing

@Suite struct TransformTests {
  let t = CGAffineTransform(translationX: 5, y: -3).rotated(by: 0.7).scaledBy(x: 2, y: 0.5)

  @Test func lastStepAddedIsAppliedFirst() {
    let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
    let p = CGPoint(x: 1, y: 1).applying(
      CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(p == CGPoint(x: 22, y: 2))
  }

  @Test func inverseUndoes() {
    let p = CGPoint(x: 3, y: 4)
    #expect(near(p.applying(t).applying(t.inverted()), p, 1e-12))
    #expect(near(p.applying(ProjectionTransform(t)), p.applying(t), 1e-12))
    var m = ProjectionTransform(t)
    m.m13 = 0.01
    m.m23 = -0.02
    #expect(near(p.applying(m).applying(m.inverted()), p, 1e-9))
    #expect(near(p.applying(m.concatenating(m.inverted())), p, 1e-9))
  }

  @Test func singularMapsAreReturnedAsTheyAre() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    var m = ProjectionTransform(flat)
    let inverted = m.invert()
    #expect(!inverted)
    #expect(m == ProjectionTransform(flat))
  }

  @Test func aMapThatFlattensCannotBeUndone() {
    // Rounding leaves a determinant of 1e-16 or so.
    var m = ProjectionTransform(CGAffineTransform(a: 0.3, b: 0, c: 0.1, d: 0.7, tx: 3, ty: 7))
    (m.m13, m.m23) = (0.0007, 0.0003)
    m = m.concatenating(ProjectionTransform(CGAffineTransform(a: 5, b: 0, c: 0, d: 0, tx: -3.3, ty: 5.1)))
    let flat = m
    let inverted = m.invert()
    #expect(!inverted && m == flat)
    for distance in [1e9, 1e17] {
      var far = ProjectionTransform(CGAffineTransform(translationX: distance, y: -distance))
      let inverted = far.invert()
      #expect(inverted && far == ProjectionTransform(CGAffineTransform(translationX: -distance, y: distance)))
    }
  }

  @Test func rectangleIsBoxedByItsCorners() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned.origin, CGPoint(x: -20, y: 0), 1e-9))
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    #expect(CGRect.null.applying(t).isNull)
  }

  @Test func boxBehindTheEyeIsCutOff() {
    var m = ProjectionTransform()
    m.m13 = -0.1
    let box = m.boundingBox(of: CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(box.isFinite)
    #expect(box.minX == 0)
    #expect(box.maxX > 1000)
    m.m33 = -1
    #expect(m.boundingBox(of: CGRect(x: 0, y: 0, width: 5, height: 5)).isNull)
    #expect(m.boundingBox(of: .null).isNull)
  }

  @Test func quarterTurnAboutAnAxis() {
    let turn = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let p = CGPoint(x: 3, y: 4).applying(ProjectionTransform(turn))
    #expect(near(p, CGPoint(x: -3, y: 4), 1e-12))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    #expect(CATransform3DMakeRotation(.nan, 0, 0, 1) == CATransform3DIdentity)
  }
}
