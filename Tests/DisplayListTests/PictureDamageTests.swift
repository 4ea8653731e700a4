import Foundation
import Geometry
import Testing

@testable import DisplayList

/// Where two pictures differ, and what is told of it, for one kind of change at a time.
@Suite("Damage of one change")
struct PictureDamageTests {
  private let size = CGSize(width: 100, height: 100)

  /// What differs when a group's content is moved from x = 10 to x = 60, as one box of 10 × 10 points.
  private func damage(in effect: Effect, slots: [SlotValue] = []) -> [CGRect] {
    func shown(_ x: Double) -> Picture {
      let inner = part(3, children(part(4, fill(box(x, 20, 10, 10)))))
      return picture(part(1, .group(effect, inner)), slots: slots)
    }
    return shown(60).changes(since: shown(10)).rects
  }

  @Test("an effect on colours shows damage where it is")
  func colours() {
    let effects: [Effect] = [
      .isolate, .opacity(.value(0.5)), .opacity(.slot(slot(0))), .blend(.screen),
      .colorMatrix(.saturation(0)),
    ]
    for effect in effects {
      #expect(damage(in: effect, slots: [.opacity(0.3)]) == [box(10, 20, 10, 10), box(60, 20, 10, 10)])
    }
  }

  @Test("a clip and a mask cut damage, a transform maps it")
  func mapped() {
    #expect(damage(in: .clip(box(0, 0, 65, 25))) == [box(10, 20, 10, 5), box(60, 20, 5, 5)])
    #expect(damage(in: .mask(part(9, box(0, 0, 65, 25)))) == [box(10, 20, 10, 5), box(60, 20, 5, 5)])
    let half = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(damage(in: .transform(half)) == [box(5, 40, 5, 20), box(30, 40, 5, 20)])
    let slots = [SlotValue.transform(ProjectionTransform(half))]
    #expect(damage(in: .transform(.slot(slot(0))), slots: slots) == [box(5, 40, 5, 20), box(30, 40, 5, 20)])
  }

  @Test("a blur and a shadow spread damage by their reach")
  func spread() {
    #expect(damage(in: .blur(radius: 1, opaque: false)) == [box(7, 17, 16, 16), box(57, 17, 16, 16)])
    let shadow = Effect.shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 15))
    #expect(damage(in: shadow) == [box(10, 20, 10, 25), box(60, 20, 10, 25)])
  }

  @Test("a blur of content with other bounds is damaged as a whole, as they say how it is painted")
  func softBounds() {
    func rects(_ effect: Effect, _ x: Double) -> [CGRect] {
      func shown(_ x: Double) -> Picture {
        picture(
          part(1, .group(effect, part(2, children(part(3, box(40, 40, 10, 10)), part(4, box(x, 0, 5, 5)))))))
      }
      return shown(x).changes(since: shown(20)).rects
    }
    #expect(rects(.isolate, 60) == [box(20, 0, 5, 5), box(60, 0, 5, 5)])
    #expect(rects(.blur(radius: 0, opaque: false), 60) == [box(20, 0, 45, 50)], "with what stands still")
    #expect(rects(.blur(radius: 0, opaque: false), 20).isEmpty)
  }

  @Test("a picture with another clip, mask, radius or colour matrix is damaged where its content was and is")
  func changedEffect() {
    func rects(_ old: Effect, _ new: Effect) -> [CGRect] {
      let content = part(2, box(10, 10, 20, 20))
      let pictures = [old, new].map { picture(part(1, .group($0, content))) }
      let changes = pictures[1].changes(since: pictures[0])
      #expect(changes.ids == [1] && changes.removed.isEmpty)
      return changes.rects
    }
    #expect(
      rects(.clip(box(0, 0, 15, 99)), .clip(box(25, 0, 99, 99))) == [box(10, 10, 5, 20), box(25, 10, 5, 20)])
    #expect(rects(.blur(radius: 1, opaque: false), .blur(radius: 2, opaque: false)) == [box(4, 4, 32, 32)])
    #expect(rects(.opacity(.value(0.5)), .opacity(.value(0.6))) == [box(10, 10, 20, 20)])
    #expect(rects(.colorMatrix(.saturation(0)), .colorMatrix(.saturation(1))) == [box(10, 10, 20, 20)])
    #expect(rects(.isolate, .blend(.multiply)) == [box(10, 10, 20, 20)])
    let moves = [0.0, 40].map { Effect.transform(CGAffineTransform(translationX: $0, y: 0)) }
    #expect(rects(moves[0], moves[1]) == [box(10, 10, 20, 20), box(50, 10, 20, 20)])
  }

  @Test("another mask damages all of what it shows, and is told as what changed")
  func changedMask() {
    func shown(_ x: Double) -> Picture {
      picture(part(1, .group(.mask(part(5, box(x, 0, 20, 100))), part(2, box(10, 10, 80, 20)))))
    }
    let changes = shown(50).changes(since: shown(0))
    #expect(changes.rects == [box(10, 10, 10, 20), box(50, 10, 20, 20)])
    #expect(changes.ids == [5])
  }

  @Test("equal effects, paints and paths in new fragments are no change")
  func equalParts() {
    func shown() -> Picture {
      let stops = GradientStops([.init(color: .white, location: 0), .init(color: .black, location: 1)])
      let effects: [Effect] = [
        .opacity(.value(0.5)), .opacity(.slot(slot(0))), .blend(.screen), .isolate, .clip(box(0, 0, 9, 9)),
        .transform(CGAffineTransform(scaleX: 2, y: 2)), .transform(.slot(slot(1))),
        .blur(radius: 2, opaque: true),
        .shadow(color: .black, radius: 1, offset: .zero), .colorMatrix(.saturation(0.5)),
        .backdrop(Path(box(0, 0, 9, 9)), radius: 1, saturation: 2), .mask(part(7, box(0, 0, 5, 5))),
      ]
      let inner = part(
        2, .fill(Path(box(0, 0, 9, 9)), .linearGradient(stops, start: .zero, end: .zero), FillStyle()),
        .stroke(Path(box(0, 0, 9, 9)), .color(.white), StrokeStyle(lineWidth: 2)))
      return picture(Placed(Fragment(id: 1, items: effects.map { .group($0, inner) })))
    }
    #expect(shown().changes(since: shown()).isEmpty)
  }

  @Test("a slot that one picture lacks differs, whatever it would hold")
  func slotCount() {
    let root = part(1, .group(.opacity(.slot(slot(1))), part(2, box(0, 0, 10, 10))))
    let (few, many) = (
      picture(root, slots: [.opacity(1)]), picture(root, slots: [.opacity(1), .opacity(0.5)])
    )
    #expect(many.changes(since: few) == PictureChanges(rects: [box(0, 0, 10, 10)], slots: [slot(1)]))
    #expect(few.changes(since: many) == PictureChanges(rects: [box(0, 0, 10, 10)], slots: [slot(1)]))
    let unread = picture(root, slots: [.opacity(1), .opacity(0.5), .offset(.zero)])
    #expect(unread.changes(since: many) == PictureChanges(slots: [slot(2)]), "nothing shows it")
  }

  @Test("slots of opacities, transforms and offsets damage where they showed and where they show")
  func slots() {
    func rects(_ root: Placed, _ old: SlotValue, _ new: SlotValue) -> [CGRect] {
      let changes = picture(root, slots: [new]).changes(since: picture(root, slots: [old]))
      #expect(changes.slots == [slot(0)] && changes.ids.isEmpty)
      return changes.rects
    }
    let leaf = part(2, box(10, 10, 10, 10))
    #expect(
      rects(part(1, .group(.opacity(.slot(slot(0))), leaf)), .opacity(0), .opacity(1)) == [
        box(10, 10, 10, 10)
      ])
    let turned = part(1, .group(.transform(.slot(slot(0))), leaf))
    let moves = [0.0, 40].map {
      SlotValue.transform(ProjectionTransform(CGAffineTransform(translationX: $0, y: 0)))
    }
    #expect(rects(turned, moves[0], moves[1]) == [box(10, 10, 10, 10), box(50, 10, 10, 10)])
    let deep = part(1, children(part(3, children(Placed(leaf.fragment, slot: slot(0))))))
    let offsets = [0.0, 40].map { SlotValue.offset(CGPoint(x: 0, y: $0)) }
    #expect(rects(deep, offsets[0], offsets[1]) == [box(10, 10, 10, 10), box(10, 50, 10, 10)])
    let tiles = TilePaint(.picture(deep.fragment, size: size), tile: CGSize(width: 5, height: 5))
    let tiled = part(1, .fill(Path(box(0, 0, 30, 30)), .tiles(tiles), FillStyle()))
    #expect(rects(tiled, offsets[0], offsets[1]) == [box(0, 0, 30, 30)])
  }

  @Test("a backdrop shows damage below it, as far as it looks")
  func backdrop() {
    func shown(_ x: Double) -> Picture {
      let glass = part(
        3, .group(.backdrop(Path(box(40, 40, 20, 20)), radius: 2, saturation: 1), Placed(.empty)))
      return picture(part(1, children(part(2, at: CGPoint(x: x, y: 30), fill(box(0, 0, 5, 5))), glass)))
    }
    #expect(shown(5).changes(since: shown(15)).rects == [box(15, 30, 5, 5), box(5, 30, 5, 5)])
    // Three deviations and two points around 50, 30.
    let near = shown(50).changes(since: shown(5)).rects.dropFirst(2)
    #expect(Array(near) == [box(42, 40, 18, 3)])
  }

  @Test("native elements that move or hold other text are told, with their rectangles where they moved")
  func native() {
    func shown(_ text: String, _ x: Double) -> Picture {
      let kind = NativeElement.Kind.textField(NativeTextField(text: text, revision: 0))
      let element = NativeElement(kind: kind, rect: box(x, 0, 10, 10), node: 5)
      return picture(part(1, .native(element, Placed(.empty))))
    }
    #expect(shown("b", 0).changes(since: shown("a", 0)) == PictureChanges(ids: [1]))
    #expect(
      shown("a", 30).changes(since: shown("a", 0))
        == PictureChanges(rects: [box(0, 0, 10, 10), box(30, 0, 10, 10)], ids: [1]))
  }

  @Test("another node in the same place has come, and the one before has gone")
  func otherNode() {
    let old = picture(part(1, children(part(2, box(0, 0, 10, 10)), part(3, box(20, 0, 10, 10)))))
    let new = picture(part(1, children(part(2, box(0, 0, 10, 10)), part(4, box(20, 0, 20, 10)))))
    #expect(new.changes(since: old) == PictureChanges(rects: [box(20, 0, 20, 10)], ids: [4], removed: [3]))
    let other = picture(part(9, children(part(2, box(0, 0, 10, 10)))))
    #expect(other.changes(since: old).ids == [9] && other.changes(since: old).removed == [1])
  }

  @Test("damage is kept within the page, and another size of page damages all of both")
  func page() {
    func shown(_ x: Double, _ size: CGSize) -> Picture { picture(part(1, box(x, 0, 10, 10)), size: size) }
    #expect(shown(95, size).changes(since: shown(500, size)).rects == [box(95, 0, 5, 10)])
    let wide = CGSize(width: 200, height: 50)
    #expect(shown(0, wide).changes(since: shown(0, size)).rects == [box(0, 0, 200, 100)])
  }

  @Test("a part that was or is at numbers that are not finite leaves nothing out of the damage")
  func nonFinite() {
    func shown(_ y: Double) -> Picture {
      picture(part(1, children(part(2, at: CGPoint(x: 0, y: y), fill(box(0, 0, 1, 1))))))
    }
    for number in [Double.nan, .infinity] {
      for changes in [shown(number).changes(since: shown(5)), shown(5).changes(since: shown(number))] {
        #expect(changes.rects.contains { $0.contains(box(0, 5, 1, 1)) })
        #expect(changes.rects.allSatisfy { box(0, 0, 100, 100).contains($0) })
      }
    }
  }

  @Test("children that become a group are damaged where slots have put them")
  func grouped() {
    func shown(_ item: (Placed) -> Item) -> Picture {
      picture(part(1, item(part(2, box(0, 0, 10, 10), slot: 0))), slots: [.offset(CGPoint(x: 50, y: 40))])
    }
    let plain = shown { children($0) }
    let grouped = shown { .group(.isolate, $0) }
    #expect(grouped.changes(since: plain) == PictureChanges(rects: [box(50, 40, 10, 10)], ids: [1]))
    let field = NativeElement(kind: .link(url: ""), rect: box(0, 0, 5, 5), node: 1)
    let native = shown { .native(field, $0) }
    #expect(native.changes(since: grouped).rects == [box(0, 0, 60, 50)])
  }

  @Test("damage without end is the whole page")
  func endless() {
    #expect(damage(in: .blur(radius: .infinity, opaque: false)) == [box(0, 0, 100, 100)])
  }

  @Test("many changes are told in few rectangles, which hold all of them", arguments: [64, 65, 1_000])
  func limit(count: Int) {
    // Every second row, so that no two are joined.
    let old = rows(count * 2)
    var new = old
    for row in 0..<count {
      new[row * 2] = part(UInt64(row * 2), at: old[row * 2].origin, fill(box(0, 0, 50, 8), .white))
    }
    let size = CGSize(width: 50, height: Double(count) * 20)
    let pictures = [old, new].map {
      picture(Placed(Fragment(id: 99_999, items: [.children(FragmentTree($0))])), size: size)
    }
    let changes = pictures[1].changes(since: pictures[0])
    #expect(changes.ids == (0..<count).map { UInt64($0 * 2) })
    #expect(changes.rects.count <= PictureChanges.rectLimit)
    #expect(count > 64 || changes.rects.count == 64)
    let isCovered = (0..<count).allSatisfy { row in
      changes.rects.contains { $0.contains(box(0, Double(row) * 20, 50, 8)) }
    }
    #expect(isCovered)
  }

  @Test("a change at the bottom of ten thousand levels is found there")
  func deep() {
    func shown(_ color: ResolvedColor) -> Picture {
      var placed = part(0, fill(box(0, 0, 5, 5), color))
      for id in 1...10_000 { placed = part(UInt64(id), at: CGPoint(x: 0.005, y: 0), children(placed)) }
      return picture(placed)
    }
    let changes = shown(.white).changes(since: shown(.black))
    #expect(changes.ids == [0])
    #expect(changes.rects.count == 1)
    let rect = changes.rects.first ?? .null
    #expect(abs(rect.minX - 50) < 0.01 && rect.width == 5)
  }

  @Test("glyphs and images made anew count as changed within their bounds")
  func opaqueItems() {
    func shown() -> Picture {
      let run = GlyphRun(
        font: FontID(raw: 1), size: 10, origin: .zero, glyphs: [], text: "a", isRightToLeft: false,
        bounds: box(0, 0, 8, 13))
      let image = ImageItem(image: ImageID(raw: 1), rect: box(50, 50, 5, 5))
      return picture(part(1, .glyphs(run, .color(.black)), .image(image)))
    }
    #expect(shown().changes(since: shown()).rects == [box(0, 0, 8, 13), box(50, 50, 5, 5)])
    let one = shown()
    #expect(one.changes(since: one).isEmpty)
  }
}
