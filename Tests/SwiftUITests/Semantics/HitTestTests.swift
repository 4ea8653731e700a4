import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// Which view is at a point: of the views in a window of 100 by 100 points, told apart by their sizes.
@MainActor @Suite("hit testing") struct HitTestTests {
  private func session(_ view: some View) -> HeadlessSession {
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    _ = session.picture
    return session
  }

  private func hit(_ session: HeadlessSession, _ x: Double, _ y: Double) -> Hit? {
    HitTestPass.hit(CGPoint(x: x, y: y), in: session.session.graph)
  }

  private func size(_ view: some View, _ x: Double, _ y: Double) -> CGSize? {
    hit(session(view), x, y)?.element.size
  }

  private static let whole = CGSize(width: 100, height: 100)
  private static func square(_ side: Double) -> CGSize { CGSize(width: side, height: side) }

  @Test("what is in front is hit first, what is beside it is not")
  func front() {
    let view = ZStack {
      Color.red
      Color.blue.frame(width: 20, height: 20)
    }
    #expect(size(view, 50, 50) == Self.square(20))
    #expect(size(view, 5, 5) == Self.whole)
    #expect(size(Color.blue.frame(width: 20, height: 20), 5, 5) == nil)
    #expect(size(view, .nan, 5) == nil)
  }

  @Test("a shape is hit within its outline, its stroke on the line")
  func shapes() {
    #expect(size(Circle().frame(width: 40, height: 40), 50, 50) == Self.square(40))
    #expect(size(Circle().frame(width: 40, height: 40), 32, 32) == nil)
    let ring = Circle().stroke(.red, lineWidth: 4).frame(width: 40, height: 40)
    #expect(size(ring, 50, 30) == Self.square(40))
    #expect(size(ring, 50, 50) == nil)
    #expect(size(Text("word"), 50, 50) != nil)
    #expect(size(Spacer(), 50, 50) == nil)
  }

  @Test("a content shape takes the place of the content's, for interaction")
  func contentShape() {
    let circle = Circle().frame(width: 40, height: 40)
    #expect(size(circle.contentShape(Rectangle()), 32, 32) == Self.square(40))
    #expect(size(Color.red.frame(width: 40, height: 40).contentShape(Circle()), 32, 32) == nil)
    let dragged = Color.red.frame(width: 40, height: 40).contentShape(.dragPreview, Circle())
    #expect(size(dragged, 32, 32) == Self.square(40))
    let holed = Color.red.frame(width: 40, height: 40).contentShape(Holed(), eoFill: true)
    #expect(size(holed, 50, 50) == nil)
    #expect(size(holed, 32, 32) == Self.square(40))
  }

  private struct Holed: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 10, dy: 10))
      return path
    }
  }

  @Test("a bar in the safe area is hit where it shows")
  func bars() {
    let view = Color.red.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(width: 30, height: 20) }
    #expect(size(view, 50, 10) == CGSize(width: 30, height: 20))
    #expect(size(view, 5, 10) == nil)
    #expect(size(view, 50, 60) == CGSize(width: 100, height: 80))
  }

  @Test("clips and masks let through what shows")
  func clips() {
    let square = Color.red.frame(width: 40, height: 40)
    #expect(size(square.clipShape(Circle()), 32, 32) == nil)
    #expect(size(square.clipShape(Circle()), 50, 50) == Self.square(40))
    #expect(size(square.mask { Circle() }, 32, 32) == nil)
    #expect(size(square.mask { Circle() }, 50, 50) == Self.square(40))
    let scrolled = ScrollView { Color.red.frame(width: 60, height: 300) }.frame(height: 50)
    #expect(size(scrolled, 50, 50) == CGSize(width: 60, height: 300))
    #expect(size(scrolled, 50, 10) == nil)
  }

  @Test("what takes no events lets those through that lies behind")
  func transparent() {
    for front in [
      AnyView(Color.blue.frame(width: 20, height: 20).allowsHitTesting(false)),
      AnyView(Color.blue.frame(width: 20, height: 20).opacity(0)),
      AnyView(Color.blue.frame(width: 20, height: 20).hidden()),
    ] {
      let view = ZStack {
        Color.red
        front
      }
      #expect(size(view, 50, 50) == Self.whole)
    }
    #expect(size(Color.blue.frame(width: 20, height: 20).allowsHitTesting(true), 50, 50) == Self.square(20))
    #expect(size(Color.blue.frame(width: 20, height: 20).opacity(0.01), 50, 50) == Self.square(20))
  }

  @Test("paint order counts, not the order of the list")
  func paintOrder() {
    let view = ZStack {
      Color.blue.frame(width: 20, height: 20).zIndex(1)
      Color.red.frame(width: 40, height: 40)
    }
    #expect(size(view, 50, 50) == Self.square(20))
    #expect(size(view, 35, 35) == Self.square(40))
  }

  @Test("overlays are before their content, backgrounds behind it")
  func layers() {
    let view = Color.red.frame(width: 40, height: 40)
      .overlay { Color.blue.frame(width: 10, height: 10) }
      .background { Color.green.frame(width: 60, height: 60) }
    #expect(size(view, 50, 50) == Self.square(10))
    #expect(size(view, 35, 35) == Self.square(40))
    #expect(size(view, 25, 25) == Self.square(60))
    #expect(size(view, 15, 15) == nil)
  }

  @Test("a point is that of the view's own coordinates, through offsets, scales and rotations")
  func transforms() {
    let square = Color.red.frame(width: 20, height: 20)
    let moved = hit(session(square.offset(x: 30, y: -10)), 82, 41)
    #expect(moved?.point == CGPoint(x: 12, y: 11))
    #expect(size(square.offset(x: 30), 50, 50) == nil)
    let scaled = hit(session(square.scaleEffect(2)), 35, 65)
    #expect(scaled?.point == CGPoint(x: 2.5, y: 17.5))
    #expect(size(square.scaleEffect(0), 50, 50) == nil)
    let turned = session(square.rotationEffect(.degrees(45)))
    #expect(hit(turned, 50, 37) != nil)
    #expect(hit(turned, 41, 41) == nil)
    let quarter = hit(session(square.rotationEffect(.degrees(90))), 59, 50)
    #expect(abs((quarter?.point.x ?? 0) - 10) < 1e-9 && abs((quarter?.point.y ?? 0) - 1) < 1e-9)
    let effect = hit(
      session(square.visualEffect { content, _ in content.scaleEffect(2).offset(x: 10) }), 45, 50)
    #expect(effect?.point == CGPoint(x: 2.5, y: 10))
  }

  @Test("a view that moves is hit where it shows")
  func animated() {
    let isMoved = Remote(false)
    let session = session(
      Driven(isMoved) { isMoved in
        Color.red.frame(width: 20, height: 20).offset(x: isMoved ? 40 : 0)
      })
    withAnimation(.linear(duration: 1)) { isMoved.value = true }
    session.update()
    session.advance(by: 0.5)
    #expect(hit(session, 70, 50)?.point.x == 10)
    #expect(hit(session, 45, 50) == nil)
    #expect(hit(session, 90, 50) == nil)
  }

  @Test("rows of a long stack are found, and what overflows them")
  func rows() {
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<200) { row in
        Color.red.frame(width: Double(row + 1), height: 0.5).offset(
          x: row == 150 ? 10 : 0, y: row == 150 ? -60 : 0)
      }
    }
    .frame(width: 100, alignment: .leading)
    let session = session(view)
    #expect(hit(session, 50, 30.2)?.element.size.width == 61)
    // The row that stands at 75 and shows at 15, in front of the rows before it.
    let overflowing = hit(session, 50 + 10, 15.2)
    #expect(overflowing?.element.size.width == 151)
    let line = HStack(spacing: 0) {
      ForEach(0..<100) { column in Color.red.frame(width: 1, height: Double(column + 1)) }
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(size(line, 0.5, 50)?.height == 100)
    #expect(size(line, 99.5, 50)?.height == 1)
  }

  @Test("among many rows few are looked at", arguments: [1_000, 20_000])
  func manyRows(count: Int) {
    let rows = VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 100 / Double(count)) }
    }
    let session = session(rows)
    let before = session.counters.hitChecks
    #expect(hit(session, 50, 70)?.element.size.width == 10)
    #expect(session.counters.hitChecks - before < 40)
  }

  @Test("in a scroll view what shows is hit, wherever it is scrolled to")
  func scrolled() {
    let session = session(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(1..<20) { row in Color.red.frame(width: Double(row), height: 50) }
        }
      })
    #expect(hit(session, 50, 60)?.element.size.width == 2)
    session.scroll(y: 120)
    let found = hit(session, 50, 60)
    #expect(found?.element.size.width == 4)
    #expect(found?.point.y == 30)
  }

  @Test("a disabled view is hit, and hides what lies behind it")
  func disabled() {
    let view = ZStack {
      Color.red
      Color.blue.frame(width: 20, height: 20).disabled(true)
    }
    #expect(size(view, 50, 50) == Self.square(20))
  }

  @Test("deep trees are gone through")
  func depth() {
    var view = AnyView(Color.red.frame(width: 20, height: 20))
    for _ in 0..<2_000 { view = AnyView(view.padding(0)) }
    #expect(size(view, 50, 50) == Self.square(20))
  }
}
