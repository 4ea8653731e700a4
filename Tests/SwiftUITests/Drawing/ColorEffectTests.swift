import DisplayList
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Effects by the colour of a pixel.
@MainActor @Suite("Effects on colours")
struct ColorEffectTests {
  private let orange = Color(red: 200 / 255, green: 100 / 255, blue: 50 / 255)

  /// The colour in the middle of a view, each component from 0 to 255.
  private func pixel(_ view: some View) -> [Int] {
    HeadlessSession(view, size: CGSize(width: 6, height: 6)).pixel(3, 3).map { Int($0) }
  }

  /// Whether two colours are equal but for rounding.
  private func near(_ pixel: [Int], _ expected: [Int]) -> Bool {
    pixel.count == 4 && zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test("brightness is added to every component, held within black and white")
  func brightness() {
    #expect(near(pixel(orange.brightness(0.2)), [251, 151, 101, 255]))
    #expect(near(pixel(orange.brightness(-0.2)), [149, 49, 0, 255]))
    #expect(pixel(orange.brightness(1)) == [255, 255, 255, 255])
    #expect(pixel(orange.brightness(-1)) == [0, 0, 0, 255])
    #expect(pixel(orange.brightness(0)) == [200, 100, 50, 255])
    #expect(pixel(orange.brightness(.nan)) == [200, 100, 50, 255])
  }

  @Test("contrast spreads components about the middle")
  func contrast() {
    #expect(near(pixel(orange.contrast(0.5)), [164, 114, 89, 255]))
    #expect(near(pixel(orange.contrast(0)), [128, 128, 128, 255]))
    #expect(pixel(orange.contrast(1)) == [200, 100, 50, 255])
  }

  @Test("without saturation, and in grayscale, the components are equal")
  func saturation() {
    let gray = pixel(orange.saturation(0))
    #expect(Set(gray.prefix(3)).count == 1 && gray[3] == 255)
    #expect(pixel(orange.grayscale(1)) == gray)
    #expect(pixel(orange.saturation(1)) == [200, 100, 50, 255])
    #expect(pixel(orange.grayscale(0)) == [200, 100, 50, 255])
    let strong = pixel(orange.saturation(1.5))
    #expect(strong[0] > 200 && strong[2] < 50)
  }

  @Test("inverted colours are what lacks to white, as opaque as before")
  func inverted() {
    #expect(pixel(orange.colorInvert()) == [55, 155, 205, 255])
    #expect(pixel(orange.colorInvert().colorInvert()) == [200, 100, 50, 255])
    #expect(pixel(Color.clear.colorInvert()) == [0, 0, 0, 0])
  }

  @Test("a colour multiplies colours and opacities")
  func multiplied() {
    #expect(near(pixel(orange.colorMultiply(Color(white: 0.5))), [100, 50, 25, 255]))
    #expect(pixel(orange.colorMultiply(.white)) == [200, 100, 50, 255])
    #expect(near(pixel(Color.white.colorMultiply(orange)), [200, 100, 50, 255]))
    #expect(near(pixel(Color.white.colorMultiply(Color(white: 1, opacity: 0.5))), [128, 128, 128, 128]))
  }

  @Test("luminance to alpha makes white opaque black, and black clear")
  func luminance() {
    #expect(pixel(Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
    #expect(pixel(Color.black.luminanceToAlpha())[3] == 0)
  }

  @Test("a full turn of the hue changes nothing, and grays have none")
  func hue() {
    #expect(near(pixel(orange.hueRotation(.degrees(360))), [200, 100, 50, 255]))
    #expect(near(pixel(Color(white: 0.5).hueRotation(.degrees(120))), [128, 128, 128, 255]))
    #expect(pixel(orange.hueRotation(.radians(.infinity))) == [200, 100, 50, 255])
    #expect(pixel(orange.hueRotation(.degrees(180))) != [200, 100, 50, 255])
  }

  @Test("effects act from the inside out")
  func order() {
    #expect(pixel(orange.brightness(1).colorInvert()) == [0, 0, 0, 255])
    #expect(pixel(orange.colorInvert().brightness(1)) == [255, 255, 255, 255])
  }

  @Test("an opacity of several views is that of each, except in a compositing group")
  func layers() {
    let overlapping = ZStack {
      Rectangle().fill(.black)
      Rectangle().fill(.white)
    }
    #expect(near(pixel(overlapping.opacity(0.5)), [128, 128, 128, 191]))
    #expect(near(pixel(overlapping.compositingGroup().opacity(0.5)), [128, 128, 128, 128]))
    let separate = ZStack {
      Rectangle().fill(.black).opacity(0.5)
      Rectangle().fill(.white).opacity(0.5)
    }
    #expect(near(pixel(separate), [128, 128, 128, 191]))
  }

  @Test("a group that is composed or drawn as one looks as before")
  func groups() {
    let view = ZStack {
      Rectangle().fill(orange)
      Rectangle().fill(.white).opacity(0.5)
    }
    let plain = pixel(view)
    #expect(pixel(view.compositingGroup()) == plain)
    #expect(pixel(view.drawingGroup()) == plain)
    #expect(Laid { tile("a", 20, 10).drawingGroup() }.size == CGSize(width: 20, height: 10))
  }

  @Test("blend modes within a group do not look below it")
  func blending() {
    let inside = ZStack {
      Rectangle().fill(orange)
      Rectangle().fill(Color(white: 0.5)).blendMode(.multiply)
    }
    #expect(near(pixel(inside), [100, 50, 25, 255]))
    let outside = ZStack {
      Rectangle().fill(orange)
      Rectangle().fill(Color(white: 0.5)).blendMode(.multiply).compositingGroup()
    }
    #expect(near(pixel(outside), [128, 128, 128, 255]))
  }

  @Test("effects leave layout alone")
  func layout() {
    func size(_ view: some View) -> CGSize { Laid { view }.size }
    let box = tile("a", 20, 10)
    let expected = CGSize(width: 20, height: 10)
    #expect(size(box.brightness(1)) == expected && size(box.colorInvert()) == expected)
    #expect(size(box.blur(radius: 10)) == expected && size(box.shadow(radius: 10)) == expected)
    #expect(size(box.scaleEffect(3)) == expected && size(box.rotationEffect(.degrees(45))) == expected)
    #expect(size(box.mask { Circle() }) == expected && size(box.clipShape(Circle())) == expected)
    #expect(size(box.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))) == expected)
    #expect(size(box.hidden()) == expected)
  }

  @Test("a projection shows the view where it leads")
  func projection() {
    let moved = Rectangle().fill(orange).frame(width: 2, height: 2)
      .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 2, y: 0)))
    let session = HeadlessSession(moved, size: CGSize(width: 6, height: 2))
    #expect(!session.paints(2, 1) && session.paints(5, 1))
  }

  @Test("a hidden view takes its room and paints nothing")
  func hidden() {
    let session = HeadlessSession(
      HStack(spacing: 0) {
        Color.red.frame(width: 3, height: 3).hidden()
        Color.red.frame(width: 3, height: 3)
      }, size: CGSize(width: 6, height: 3))
    #expect(!session.paints(1, 1) && session.paints(4, 1))
  }
}
