import DisplayList
import Geometry
import LayoutEngine
import SceneHost
import SwiftUICore
import TestSupport
import Testing

@Suite("Shapes") @MainActor
struct ShapeTests {
  private let wide = ProposedViewSize(width: 80, height: 40)

  @Test("Sizes: a circle is a square, and so are its trimmed and stroked forms")
  func keptSizes() {
    let square = CGSize(width: 40, height: 40)
    #expect(Circle().sizeThatFits(wide) == square)
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(wide) == square)
    #expect(Circle().stroke(lineWidth: 4).sizeThatFits(wide) == square)
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
  }

  @Test("Sizes: other derived shapes take the whole proposal")
  func wholeSizes() {
    let whole = CGSize(width: 80, height: 40)
    #expect(Circle().offset(x: 3).sizeThatFits(wide) == whole)
    #expect(Circle().scale(2).sizeThatFits(wide) == whole)
    #expect(Circle().rotation(.degrees(45)).sizeThatFits(wide) == whole)
    #expect(Circle().transform(.identity).sizeThatFits(wide) == whole)
    #expect(Circle().size(width: 5, height: 5).sizeThatFits(wide) == whole)
    #expect(Circle().inset(by: 2).sizeThatFits(wide) == whole)
  }

  @Test("Views: stroke keeps the circle's square, strokeBorder takes all")
  func strokeViews() {
    func size(_ view: some View) -> CGSize {
      let session = Session(view, proposal: wide, centersRoot: false)
      defer { session.end() }
      return session.picture().size
    }
    #expect(size(Circle().stroke(.red)) == CGSize(width: 40, height: 40))
    #expect(size(Circle().strokeBorder(.red)) == CGSize(width: 80, height: 40))
    #expect(size(Circle().fill(.red).stroke(.blue)) == CGSize(width: 40, height: 40))
    #expect(size(Rectangle()) == CGSize(width: 80, height: 40))
  }

  @Test("Paths")
  func paths() {
    let box = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(Circle().path(in: box).boundingRect == CGRect(x: 20, y: 0, width: 40, height: 40))
    #expect(Rectangle().inset(by: 5).path(in: box) == Path(box.insetBy(dx: 5, dy: 5)))
    #expect(
      RoundedRectangle(cornerRadius: 12).inset(by: 4).path(in: box)
        == Path(roundedRect: box.insetBy(dx: 4, dy: 4), cornerRadius: 8))
    #expect(Rectangle().offset(x: 3, y: 4).path(in: box).boundingRect == box.offsetBy(dx: 3, dy: 4))
    #expect(
      Rectangle().scale(0.5).path(in: box).boundingRect == CGRect(x: 20, y: 10, width: 40, height: 20))
    #expect(
      Rectangle().size(width: 10, height: 10, anchor: .bottomTrailing).path(in: box).boundingRect
        == CGRect(x: 70, y: 30, width: 10, height: 10))
    #expect(
      Rectangle().intersection(Rectangle().offset(x: 60)).path(in: box).boundingRect
        == CGRect(x: 60, y: 0, width: 20, height: 40))
    #expect(AnyShape(Circle()).path(in: box) == Circle().path(in: box))
    #expect(AnyShape(Circle()).sizeThatFits(wide) == CGSize(width: 40, height: 40))
  }

  @Test("Numbers that are none change nothing")
  func badNumbers() {
    let box = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(Rectangle().offset(x: .nan, y: .infinity).path(in: box) == Path(box))
    #expect(Rectangle().inset(by: .nan).path(in: box) == Path(box))
    #expect(Rectangle().inset(by: 1000).path(in: box).boundingRect.size == .zero)
    #expect(items(of: Rectangle().stroke(.red, lineWidth: .nan)).isEmpty)
    #expect(items(of: Rectangle().stroke(.red, lineWidth: -1)).isEmpty)
  }

  private struct Leading: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: rect.height)) }
  }

  @Test("Shapes of a program's own are mirrored from right to left")
  func mirrored() {
    let plain = items(of: Leading())
    let mirrored = items(of: Leading()) { $0.layoutDirection = .rightToLeft }
    #expect(plain.paths.first?.boundingRect.minX == 0)
    #expect(mirrored.paths.first?.boundingRect.minX == 90)
  }

  @Test("A chain of fill and stroke paints in its order")
  func chain() {
    let drawn = items(of: Circle().fill(.black).stroke(.white, lineWidth: 2).strokeBorder(.red, lineWidth: 4))
    #expect(drawn.paints == [.color(.black), .color(.white), .color(.rgb(255, 56, 60))])
    #expect(drawn.paths.map { $0.boundingRect.width } == [100, 100, 96])
  }

  @Test("A container's shape is followed by the inset")
  func container() {
    let shape = RoundedRectangle(cornerRadius: 20)
    let inner = ContainerRelativeShape().padding(5).containerShape(shape)
    #expect(
      items(of: inner).paths.first
        == Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 90), cornerRadius: 15))
    #expect(
      items(of: ContainerRelativeShape()).paths.first == Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
  }
}
