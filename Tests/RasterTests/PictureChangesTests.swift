import Foundation
import Geometry
import ImageCodecs
import Testing

@testable import DisplayList
@testable import Raster

/// A part of a picture that a test edits: it gives the same fragment until something in it changes.
private final class Part {
  let id: UInt64
  var origin = CGPoint.zero
  var slot: SlotID?
  var items: [Item] = []
  var effect: Effect?
  var children: [Part] = []
  private var shown: (fragment: Fragment, children: [Placed])?
  private var isStale = true

  init(_ id: UInt64) { self.id = id }

  func changed() { isStale = true }

  var placed: Placed {
    let inner = children.map(\.placed)
    let isSame =
      shown.map { shown in
        shown.children.count == inner.count
          && zip(shown.children, inner).allSatisfy {
            $0.fragment === $1.fragment && $0.origin == $1.origin && $0.slot == $1.slot
          }
      } ?? false
    if !isSame || isStale || shown == nil {
      var content = items
      if !inner.isEmpty {
        let tree = Item.children(FragmentTree(inner))
        content.append(effect.map { .group($0, Placed(Fragment(id: id, items: [tree]))) } ?? tree)
      }
      shown = (Fragment(id: id, items: content), inner)
      isStale = false
    }
    return Placed(shown?.fragment ?? .empty, at: origin, slot: slot)
  }

  var all: [Part] { [self] + children.flatMap(\.all) }
}

/// Random pictures with random edits.
private struct Editor {
  var random: SeededGenerator
  var nextID: UInt64 = 0
  var slots: [SlotValue] = []
  let root: Part

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root = Part(1_000_000)
    root.children = (0..<40).map { _ in part(2) }
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  mutating func item() -> Item {
    let rect = box(number(0...70), number(0...70), number(2...20), number(2...20))
    let color = rgb(
      Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random), 90,
      chance(0.5) ? 1 : 0.5)
    return chance(0.5)
      ? .fill(Path(rect), .color(color), FillStyle())
      : .stroke(Path(ellipseIn: rect), .color(color), StrokeStyle(lineWidth: number(1...4)))
  }

  mutating func slot(_ value: SlotValue) -> SlotID {
    slots.append(value)
    return SlotID(index: Int32(slots.count - 1))
  }

  mutating func transform() -> ProjectionTransform {
    var transform = ProjectionTransform(
      CGAffineTransform(a: number(0.5...1.5), b: number(-0.3...0.3), c: 0, d: 1, tx: number(-5...5), ty: 3))
    if chance(0.2) { transform.m13 = 0.001 }
    return transform
  }

  mutating func effect() -> Effect {
    let path = Path(box(number(0...40), number(0...40), number(10...40), number(10...40)))
    switch Int.random(in: 0...10, using: &random) {
    case 0: return .opacity(.value(number(0...1)))
    case 1: return .opacity(.slot(slot(.opacity(number(0...1)))))
    case 2: return .transform(.value(transform()))
    case 3: return .transform(.slot(slot(.transform(transform()))))
    case 4: return .clip(path, FillStyle())
    case 5: return .blur(radius: number(0...4), opaque: chance(0.5))
    case 6:
      return .shadow(
        color: rgb(0, 0, 0, 0.6), radius: number(0...4),
        offset: CGSize(width: number(-4...4), height: number(-4...4)))
    case 7: return .backdrop(path, radius: number(0...4), saturation: 1.4)
    case 8: return .mask(part(0).placed)
    case 9: return .blend(.multiply)
    default: return .isolate
    }
  }

  mutating func part(_ depth: Int) -> Part {
    nextID += 1
    let part = Part(nextID)
    part.origin = CGPoint(x: number(-5...25), y: number(-5...25))
    if chance(0.15) { part.slot = slot(.offset(CGPoint(x: number(-9...9), y: number(-9...9)))) }
    if chance(0.7) { part.items = [item()] }
    if depth > 0, chance(0.6) {
      part.children = (0..<Int.random(in: 1...4, using: &random)).map { _ in self.part(depth - 1) }
      if chance(0.5) { part.effect = effect() }
    }
    return part
  }

  mutating func edit() {
    let parts = root.all
    guard let part = parts.randomElement(using: &random) else { return }
    switch Int.random(in: 0...8, using: &random) {
    case 0: part.items = [item()]
    case 1: part.origin.x += number(-6...6)
    case 2: part.children.insert(self.part(1), at: Int.random(in: 0...part.children.count, using: &random))
    case 3: if !part.children.isEmpty { part.children.removeFirst() }
    case 4: part.children.shuffle(using: &random)
    case 5: part.effect = chance(0.3) ? nil : effect()
    case 6: root.children.insert(self.part(2), at: Int.random(in: 0...root.children.count, using: &random))
    default:
      guard let index = slots.indices.randomElement(using: &random) else { return }
      switch slots[index] {
      case .opacity: slots[index] = .opacity(number(0...1))
      case .offset: slots[index] = .offset(CGPoint(x: number(-20...20), y: number(-20...20)))
      case .transform: slots[index] = .transform(transform())
      }
      return
    }
    part.changed()
  }

  var picture: Picture { Picture(size: CGSize(width: 90, height: 80), root: root.placed, slots: slots) }
}

@Suite("What has changed between two pictures")
struct PictureChangesTests {
  @Test(
    "outside of the damage both pictures are equal, and repainting it gives the second", arguments: 0..<16)
  func repaint(seed: Int) {
    var editor = Editor(seed: UInt64(seed))
    let scale = seed % 3 == 0 ? 1.5 : 1
    let raster = DamageRaster(scale: scale, background: .white)
    raster.advance(to: editor.picture)
    var before = raster.image
    for step in 0..<8 {
      for _ in 0..<(step % 4 + 1) { editor.edit() }
      let rects = raster.advance(to: editor.picture)?.rects ?? []
      let whole = Rasterizer.image(of: editor.picture, scale: scale, background: .white)
      let outside = pixels(before, whole, outside: rects, scale)
      #expect(outside == 0, "seed \(seed), step \(step)")
      // The rounding of strokes and layers goes by the part that is painted.
      let isClose = zip(raster.image.pixels, whole.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 8 }
      #expect(isClose, "seed \(seed), step \(step)")
      if outside != 0 || !isClose { return }
      before = whole
    }
  }

  /// How many pixels differ beyond the rectangles, in which those at their edges count.
  private func pixels(_ a: CGImage, _ b: CGImage, outside rects: [CGRect], _ scale: Double) -> Int {
    let parts = rects.map { rect in
      DeviceRect(
        covering: CGRect(
          x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
      ).outset(1, 1)
    }
    var count = 0
    for y in 0..<b.height {
      let row = y * b.width * 4..<(y + 1) * b.width * 4
      if a.pixels[row] == b.pixels[row] { continue }
      for x in 0..<b.width where a.at(x, y) != b.at(x, y) {
        let isInside = parts.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
        if !isInside { count += 1 }
      }
    }
    return count
  }

  private func row(_ id: UInt64, color: ResolvedColor = rgb(9, 9, 9)) -> Placed {
    Placed(Fragment(id: id, items: [fill(box(0, 0, 50, 8), color)]))
  }

  private func column(_ rows: [Placed], slots: [SlotValue] = []) -> Picture {
    let children = rows.enumerated().map { index, row in
      Placed(row.fragment, at: CGPoint(x: 0, y: Double(index) * 10), slot: row.slot)
    }
    return Picture(
      size: CGSize(width: 50, height: 5_000),
      root: Placed(Fragment(id: 9_999, items: [.children(FragmentTree(children))])), slots: slots)
  }

  @Test("a changed row is a rectangle and an id")
  func changedRow() {
    var rows = (0..<200).map { row(UInt64($0)) }
    let before = column(rows)
    rows[70] = row(70, color: rgb(200, 0, 0))
    let changes = column(rows).changes(since: before)
    #expect(changes == PictureChanges(rects: [box(0, 700, 50, 8)], ids: [70]))
    #expect(before.changes(since: before).isEmpty)
  }

  @Test("an insertion among many concerns what comes after it, a removal as well")
  func insertion() {
    var rows = (0..<200).map { row(UInt64($0)) }
    let before = column(rows)
    rows.insert(row(1_000), at: 150)
    let after = column(rows)
    let changes = after.changes(since: before)
    #expect(changes.ids == [1_000] + (150..<200).map { UInt64($0) })
    #expect(changes.removed.isEmpty)
    #expect(changes.rects.reduce(.null) { $0.union($1) } == box(0, 1_500, 50, 508))
    let back = before.changes(since: after)
    #expect(back.removed == [1_000])
    #expect(back.ids == (150..<200).map { UInt64($0) })
    rows.append(row(1_001))
    let appended = column(rows).changes(since: after)
    #expect(appended == PictureChanges(rects: [box(0, 2_010, 50, 8)], ids: [1_001]))
  }

  @Test("two children that change places are out of date where one covers the other")
  func reordered() {
    func pile(_ ids: [UInt64]) -> Picture {
      Picture(
        size: CGSize(width: 50, height: 50),
        root: Placed(Fragment(id: 1, items: [.children(FragmentTree(ids.map { shared[$0]! }))])))
    }
    let shared: [UInt64: Placed] = [5: row(5), 6: row(6), 7: row(7)]
    let changes = pile([6, 5, 7]).changes(since: pile([5, 6, 7]))
    #expect(changes.ids == [5])
    #expect(changes.rects == [box(0, 0, 50, 8)])
  }

  @Test("a slot's change is told by its number, and where it shows")
  func slot() {
    var rows = (0..<200).map { row(UInt64($0)) }
    rows[3].slot = SlotID(index: 0)
    rows[170].slot = SlotID(index: 1)
    let before = column(rows, slots: [.offset(.zero), .offset(.zero)])
    var after = before
    after.slots[1] = .offset(CGPoint(x: 5, y: 0))
    let changes = after.changes(since: before)
    #expect(changes.slots == [SlotID(index: 1)])
    #expect(changes.ids.isEmpty)
    #expect(changes.rects == [box(0, 1_700, 50, 8)])
  }

  @Test("a blur spreads what changes, a clip holds it, a backdrop shows what is below")
  func effects() {
    func shown(_ effect: Effect, _ x: Double) -> Picture {
      let inner = Placed(Fragment(id: 2, items: [fill(box(x, 10, 10, 10), rgb(9, 9, 9))]))
      let wide = Placed(Fragment(id: 3, items: [fill(box(0, 0, 100, 100), rgb(50, 9, 9))]))
      let pile = Placed(Fragment(id: 4, items: [.children(FragmentTree([wide, inner]))]))
      return Picture(
        size: CGSize(width: 100, height: 100),
        root: Placed(Fragment(id: 1, items: [.group(effect, pile)])))
    }
    func rects(_ effect: Effect) -> [CGRect] { shown(effect, 30).changes(since: shown(effect, 50)).rects }
    #expect(rects(.isolate) == [box(50, 10, 10, 10), box(30, 10, 10, 10)])
    let area = rects(.clip(Path(box(0, 0, 35, 100)), FillStyle()))
    #expect(area == [box(30, 10, 5, 10)])
  }
}

/// A canvas that draws nothing and counts.
private final class CountingCanvas: PictureCanvas {
  var coordinates = CGPoint.zero
  let page: CGRect
  private(set) var fills = 0

  init(_ size: CGSize) { page = CGRect(origin: .zero, size: size) }

  var visible: CGRect? { page.offsetBy(dx: -coordinates.x, dy: -coordinates.y) }
  func translate(by offset: CGPoint) {
    coordinates.x += offset.x
    coordinates.y += offset.y
  }
  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) { fills += 1 }
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {}
  func glyphs(_ run: GlyphRun, _ paint: Paint) {}
  func image(_ item: ImageItem) {}
  func group(
    _ effect: ResolvedEffect, _ content: Placed, bounds: CGRect, _ walk: PictureWalk<CountingCanvas>
  ) { walk.draw(content, on: self) }
}

@Suite("Culling with slots")
struct CullingTests {
  /// Fragments considered, boxes worked out and fills of a picture of 4,000 rows of which eleven show.
  private func count(_ first: Placed, slots: [SlotValue]) -> (considered: Int, boxes: Int, fills: Int) {
    let rows = (1..<4_000).map { row in
      Placed(
        Fragment(id: UInt64(row), items: [fill(box(0, 0, 50, 10), rgb(9, 9, 9))]),
        at: CGPoint(x: 0, y: Double(row) * 10))
    }
    let picture = Picture(
      size: CGSize(width: 50, height: 100),
      root: Placed(Fragment(id: 100_000, items: [.children(FragmentTree([first] + rows))])), slots: slots)
    let canvas = CountingCanvas(picture.size)
    let walk = PictureWalk<CountingCanvas>(picture)
    walk.draw(on: canvas)
    return (walk.boxes.considered, walk.boxes.entered, canvas.fills)
  }

  private var plain: Placed { Placed(Fragment(id: 0, items: [fill(box(0, 0, 50, 10), rgb(9, 9, 9))])) }

  @Test("an opacity or a scroll view in a slot leaves culling as it is")
  func still() {
    let expected = count(plain, slots: [])
    #expect(expected.considered <= 100)
    #expect(expected.boxes == 0)
    let slot = SlotID(index: 0)
    let faded = Placed(Fragment(id: 0, items: [.group(.opacity(.slot(slot)), plain)]))
    let dim = count(faded, slots: [.opacity(0.5)])
    #expect(dim.considered <= expected.considered + 2)
    #expect(dim.boxes == 0)
    #expect(dim.fills == expected.fills)
    // As a scroll view draws.
    let moving = Placed(Fragment(id: 0, items: [.children(FragmentTree([plain]))]), slot: slot)
    let clipped = Placed(
      Fragment(id: 0, items: [.group(.clip(Path(box(0, 0, 50, 10)), FillStyle()), moving)]))
    let scrolled = count(clipped, slots: [.offset(CGPoint(x: 0, y: -4))])
    #expect(scrolled.considered <= expected.considered + 3)
    #expect(scrolled.boxes == 0, "it ends where it is cut off")
  }

  @Test("content that a slot moves is looked for alone, and drawn where it is now")
  func moved() {
    let expected = count(plain, slots: [])
    var shifted = plain
    shifted.slot = SlotID(index: 0)
    let inside = count(shifted, slots: [.offset(CGPoint(x: 5, y: 0))])
    #expect(inside.considered <= expected.considered + 32)
    #expect(inside.fills == expected.fills)
    let outside = count(shifted, slots: [.offset(CGPoint(x: 500, y: 0))])
    #expect(outside.fills == expected.fills - 1)
    var away = shifted
    away.origin = CGPoint(x: -5_000, y: 0)
    #expect(count(away, slots: [.offset(CGPoint(x: 5_000, y: 0))]).fills == expected.fills)
  }
}
