import Foundation
import Geometry
import Testing

@testable import DisplayList

@Suite("Slots")
struct SlotTests {
  private let values = picture(
    Placed(.empty),
    slots: [
      .offset(CGPoint(x: 3, y: 4)), .opacity(0.25),
      .transform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))),
    ])

  @Test("a picture reads the value of a slot")
  func read() {
    #expect(values.offset(of: slot(0)) == CGPoint(x: 3, y: 4))
    #expect(values.opacity(.slot(slot(1))) == 0.25)
    #expect(values.transform(.slot(slot(2))) == ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(values.opacity(.value(0.75)) == 0.75)
    #expect(values.transform(.value(ProjectionTransform())).isIdentity)
  }

  @Test("a slot that is not there, or holds something else, changes nothing", arguments: [-1, 3, .max, .min])
  func absent(index: Int32) {
    #expect(values.offset(of: slot(index)) == .zero)
    #expect(values.opacity(.slot(slot(index))) == 1)
    #expect(values.transform(.slot(slot(index))).isIdentity)
    #expect(values.offset(of: nil) == .zero)
    #expect(values.offset(of: slot(1)) == .zero)
    #expect(values.opacity(.slot(slot(0))) == 1)
    #expect(values.transform(.slot(slot(0))).isIdentity)
  }

  @Test("a span may hold the slots between its ends and no others")
  func span() {
    var span = SlotSpan(slot(5))
    span.formUnion(SlotSpan(slot(9)))
    #expect(span.mayIntersect(SlotSet([slot(5)])))
    #expect(span.mayIntersect(SlotSet([slot(1), slot(7), slot(20)])))
    #expect(!span.mayIntersect(SlotSet([slot(4), slot(10)])))
    #expect(!span.mayIntersect(SlotSet([])))
    #expect(SlotSpan.none.isEmpty && !span.isEmpty)
    #expect(!SlotSpan.none.mayIntersect(SlotSet([slot(0)])))
    span = .none
    span.formUnion(.none)
    #expect(span.isEmpty)
  }

  @Test(
    "slots beyond the span's numbers count as one, so that none is missed", arguments: [65_534, 70_000, .max])
  func large(index: Int32) {
    let span = SlotSpan(slot(index))
    #expect(span.mayIntersect(SlotSet([slot(index)])))
    #expect(span.mayIntersect(SlotSet([slot(.max)])))
    #expect(!span.mayIntersect(SlotSet([slot(65_533)])))
    #expect(SlotSpan(slot(-5)).mayIntersect(SlotSet([slot(-5)])))
  }

  @Test("a set tells its slots one by one")
  func set() {
    let set = SlotSet([slot(70_000), slot(3)])
    #expect(set.contains(slot(3)) && set.contains(slot(70_000)))
    #expect(!set.contains(slot(4)) && !set.contains(slot(70_001)))
    #expect(SlotSet([]).isEmpty && !set.isEmpty)
  }
}

@Suite("What a part says of itself")
struct PartSummaryTests {
  private let leaf = part(1, box(0, 0, 10, 10))
  private var moved: Placed { part(1, box(0, 0, 10, 10), slot: 4) }

  private func summary(_ item: Item) -> PartSummary { Fragment(id: 1, items: [item]).summary }

  private func reads(_ summary: PartSummary, _ index: Int32) -> Bool {
    summary.slots.mayIntersect(SlotSet([slot(index)]))
  }

  @Test("what has no slots and no backdrop is plain, however it is nested")
  func plain() {
    let nested = part(2, children(leaf, part(3, .group(.isolate, leaf))), .group(.mask(leaf), leaf))
    #expect(nested.fragment.isPlain && !nested.fragment.isMoving && !nested.fragment.looksBelow)
  }

  @Test("a place that a slot moves is moving, and so is everything around it")
  func moving() {
    let parts: [Item] = [
      children(leaf, moved), .group(.isolate, moved),
      .group(.blur(radius: 1, opaque: false), part(2, children(moved))),
      .native(NativeElement(kind: .link(url: ""), rect: .zero, node: 0), moved),
      .group(.transform(.slot(slot(4))), leaf),
    ]
    for item in parts {
      #expect(summary(item).isMoving)
      #expect(reads(summary(item), 4) && !reads(summary(item), 5))
    }
    #expect(!summary(.group(.transform(.slot(slot(4))), Placed(.empty))).isMoving, "nothing to move")
  }

  @Test("what is cut off stays where it is cut, and its slots are read all the same")
  func held() {
    let still = part(9, box(0, 0, 3, 3))
    let parts: [Item] = [
      .group(.clip(box(0, 0, 5, 5)), moved), .group(.mask(still), moved), .group(.mask(moved), still),
      .fill(
        Path(), .tiles(TilePaint(.picture(part(2, children(moved)).fragment, size: .zero), tile: .zero)),
        FillStyle()),
      .image(ImageItem(.picture(part(2, children(moved)).fragment, size: .zero), rect: .zero)),
    ]
    for item in parts {
      #expect(!summary(item).isMoving)
      #expect(reads(summary(item), 4))
    }
    #expect(summary(.group(.mask(moved), moved)).isMoving, "neither stays")
  }

  @Test("an opacity and a scroll view's offset are read, and move nothing")
  func readOnly() {
    let scroll = NativeElement(
      kind: .scroll(contentSize: .zero, axes: .vertical, offset: slot(4)), rect: .zero, node: 0)
    for item in [Item.group(.opacity(.slot(slot(4))), leaf), .native(scroll, leaf)] {
      #expect(!summary(item).isMoving && reads(summary(item), 4))
    }
  }

  @Test("a backdrop looks below, through every part that holds it except a picture of its own")
  func backdrop() {
    let glass = part(1, .group(.backdrop(Path(box(0, 0, 5, 5)), radius: 1, saturation: 1), leaf))
    #expect(glass.fragment.looksBelow && !glass.fragment.isPlain)
    #expect(summary(children(leaf, glass)).looksBelow)
    #expect(summary(.group(.clip(box(0, 0, 1, 1)), glass)).looksBelow)
    let tiles = TilePaint(.picture(glass.fragment, size: .zero), tile: .zero)
    #expect(!summary(.fill(Path(), .tiles(tiles), FillStyle())).looksBelow)
  }
}

@Suite("Where parts are now")
struct PictureBoundsTests {
  private let leaf = part(1, box(0, 0, 10, 10))
  private var moved: Placed { part(1, box(0, 0, 10, 10), slot: 0) }

  private func bounds(_ placed: Placed, _ slots: SlotValue...) -> CGRect {
    PictureBounds(picture(Placed(.empty), slots: slots), depthLimit: .max).bounds(of: placed)
  }

  @Test("a slot's offset counts, whatever is around the place")
  func offset() {
    let value = SlotValue.offset(CGPoint(x: 30, y: 5))
    #expect(bounds(moved, value) == box(30, 5, 10, 10))
    #expect(bounds(part(2, at: CGPoint(x: 1, y: 1), children(leaf, moved)), value) == box(1, 1, 40, 15))
    let blurred = part(2, .group(.blur(radius: 1, opaque: false), moved))
    #expect(bounds(blurred, value) == box(27, 2, 16, 16))
    let turned = part(2, .group(.transform(CGAffineTransform(scaleX: 2, y: 2)), moved))
    #expect(bounds(turned, value) == box(60, 10, 20, 20))
    let native = NativeElement(kind: .link(url: ""), rect: box(0, 0, 2, 2), node: 0)
    #expect(bounds(part(2, .native(native, moved)), value) == box(0, 0, 40, 15))
    #expect(part(2, children(leaf, moved)).bounds == box(0, 0, 10, 10), "at rest")
  }

  @Test("a transform in a slot counts, and one that is not there changes nothing")
  func transform() {
    let group = part(2, .group(.transform(.slot(slot(0))), leaf))
    #expect(
      bounds(group, .transform(ProjectionTransform(CGAffineTransform(scaleX: 3, y: 1)))) == box(0, 0, 30, 10))
    #expect(bounds(group) == box(0, 0, 10, 10))
  }

  @Test("what moves behind a clip or a mask is within that")
  func held() {
    let value = SlotValue.offset(CGPoint(x: 6, y: 0))
    #expect(bounds(part(2, .group(.clip(box(0, 0, 8, 8)), moved)), value) == box(0, 0, 8, 8))
    #expect(bounds(part(2, .group(.mask(part(3, box(0, 0, 8, 8))), moved)), value) == box(0, 0, 8, 8))
    #expect(bounds(part(2, .group(.mask(moved), part(3, box(0, 0, 8, 8)))), value) == box(0, 0, 8, 8))
    #expect(bounds(part(2, .group(.mask(moved), moved)), value) == box(6, 0, 10, 10), "both move")
  }

  @Test("fragments in which nothing moves are not entered, and others once")
  func entered() {
    let still = part(2, children(leaf, part(3, children(leaf))))
    let mixed = part(4, children(still, moved))
    let boxes = PictureBounds(picture(mixed, slots: [.offset(.zero)]), depthLimit: .max)
    _ = boxes.bounds(of: still)
    #expect(boxes.entered == 0)
    for _ in 0..<3 { _ = boxes.bounds(of: mixed) }
    #expect(boxes.entered == 1)
    #expect(boxes.considered == 4)
  }

  @Test("beyond the depth that is entered the kept bounds stand")
  func limit() {
    let nested = part(3, children(part(2, children(moved))))
    func bounds(_ limit: Int) -> CGRect {
      let shown = picture(nested, slots: [.offset(CGPoint(x: 50, y: 0))])
      return PictureBounds(shown, depthLimit: limit).bounds(of: nested)
    }
    #expect(bounds(2) == box(50, 0, 10, 10))
    #expect(bounds(1) == box(0, 0, 10, 10))
  }
}
