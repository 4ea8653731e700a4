import DisplayList
import Foundation
import Geometry
import TestSupport
import Testing

/// What shows at a point of a picture, worked out from its definition: the primitives and effects that are there,
/// one after the other. Knows nothing of bounds, references or changes.
private struct Eye {
  /// Stands for what has been painted, first to last; 0 for nothing.
  typealias Sight = UInt64

  let picture: Picture

  func look(at point: CGPoint) -> Sight { look(picture.root, at: point) }

  private func look(_ placed: Placed, at point: CGPoint) -> Sight {
    var seen: Sight = 0
    look(placed, at: point, &seen)
    return seen
  }

  private func look(_ placed: Placed, at point: CGPoint, _ seen: inout Sight) {
    let offset = picture.offset(of: placed.slot)
    let inner = CGPoint(x: point.x - placed.origin.x - offset.x, y: point.y - placed.origin.y - offset.y)
    for item in placed.fragment.items { look(item, at: inner, &seen) }
  }

  private func look(_ item: Item, at point: CGPoint, _ seen: inout Sight) {
    switch item {
    case .fill(let path, let paint, _):
      if path.boundingRect.contains(point) { seen.paint(1, color(paint, at: point)) }
    case .stroke(let path, let paint, let style):
      let (reach, box) = (style.lineWidth / 2, path.boundingRect)
      let isNear = box.insetBy(dx: -reach, dy: -reach).contains(point)
      if isNear, !box.insetBy(dx: reach, dy: reach).contains(point) { seen.paint(2, color(paint, at: point)) }
    case .glyphs(let run, let paint):
      if run.bounds.contains(point) { seen.paint(3, color(paint, at: point) &+ UInt64(run.text.count)) }
    case .image(let image): if image.rect.contains(point) { seen.paint(4, image.opacity.bitPattern) }
    case .children(let tree): tree.forEach { look($0, at: point, &seen) }
    case .native(_, let content): look(content, at: point, &seen)
    case .group(let effect, let content): look(effect, content, at: point, &seen)
    }
  }

  private func look(_ effect: Effect, _ content: Placed, at point: CGPoint, _ seen: inout Sight) {
    func paint(_ name: UInt64, _ layer: Sight) { if layer != 0 { seen.paint(name, layer) } }
    func around(_ point: CGPoint, _ radius: Double) -> Sight {
      var sight: Sight = 0
      for (x, y) in [(0.0, 0.0), (1, 0.7), (-1, 0.2), (0.4, -1), (-0.6, 1)] {
        let near = CGPoint(x: point.x + 3 * radius * x, y: point.y + 3 * radius * y)
        let layer = look(content, at: near)
        if layer != 0 { sight.paint(UInt64(bitPattern: Int64(x * 100)), layer) }
      }
      return sight
    }
    switch effect {
    case .opacity(let value): paint(picture.opacity(value).bitPattern, look(content, at: point))
    case .clip(let path, _): if path.boundingRect.contains(point) { paint(5, look(content, at: point)) }
    case .mask(let mask):
      let shape = look(mask, at: point)
      if shape != 0 { paint(shape, look(content, at: point)) }
    case .transform(let property):
      let affine = picture.transform(property).affine ?? .identity
      paint(6, look(content, at: point.applying(affine.inverted())))
    case .blur(let radius, _): paint(radius.bitPattern, around(point, radius))
    case .shadow(_, let radius, let offset):
      paint(7, around(CGPoint(x: point.x - offset.width, y: point.y - offset.height), radius))
      paint(8, look(content, at: point))
    case .backdrop, .blend, .isolate, .colorMatrix: paint(9, look(content, at: point))
    }
  }

  private func color(_ paint: Paint, at point: CGPoint) -> UInt64 {
    switch paint {
    case .color(let color): return UInt64(color.linearRed.bitPattern) + 1
    case .tiles(let tiles):
      guard case .picture(let fragment, let size) = tiles.content else { return 2 }
      // Copies begin at the origin; each shows the picture as it is now.
      let place = CGPoint(
        x: (point.x - tiles.origin.x).truncatingRemainder(dividingBy: size.width),
        y: (point.y - tiles.origin.y).truncatingRemainder(dividingBy: size.height))
      return 3 &+ look(Placed(fragment), at: place)
    default: return 4
    }
  }
}

extension UInt64 {
  /// Adds what is painted over what has been.
  fileprivate mutating func paint(_ name: UInt64, _ layer: UInt64) {
    for part in [name, layer] { self = (self ^ part &* 0x9E37_79B9_7F4A_7C15) &* 0x94D0_49BB_1331_11EB | 1 }
  }
}

/// A part of a picture that gives the same fragment until it is edited.
private final class Part {
  let id: UInt64
  var origin = CGPoint.zero
  var slot: SlotID?
  var items: [Item] = []
  var effect: Effect?
  var children: [Part] = []
  private var made: (fragment: Fragment, children: [Placed])?

  init(_ id: UInt64) { self.id = id }

  var placed: Placed {
    let inner = children.map(\.placed)
    if let made, made.children.count == inner.count,
      zip(made.children, inner).allSatisfy({
        $0.fragment === $1.fragment && $0.origin == $1.origin && $0.slot == $1.slot
      })
    {
      return Placed(made.fragment, at: origin, slot: slot)
    }
    let tree = Item.children(FragmentTree(inner))
    let content = effect.map { Item.group($0, Placed(Fragment(id: id + 1_000_000, items: [tree]))) } ?? tree
    let fragment = Fragment(id: id, items: inner.isEmpty ? items : items + [content])
    made = (fragment, inner)
    return Placed(fragment, at: origin, slot: slot)
  }

  func changed() { made = nil }
  var all: [Part] { [self] + children.flatMap(\.all) }
}

/// Pictures and edits that a seed repeats.
private struct Editor {
  private var random: SeededRandom
  private var nextID: UInt64 = 0
  private(set) var slots: [SlotValue] = []
  let root = Part(999_999)

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    // More than a chunk holds.
    root.children = (0..<40).map { part($0 % 4 == 0 ? 2 : 0) }
  }

  var shown: Picture { picture(root.placed, slots: slots) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 4).rounded() / 4
  }
  private mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func rect() -> CGRect {
    box(number(0...80), number(0...80), number(2...20), number(2...20))
  }

  private mutating func slot(_ value: SlotValue) -> SlotID {
    slots.append(value)
    return SlotID(index: Int32(slots.count - 1))
  }

  private mutating func paint() -> Paint {
    guard whole(0...3) == 0 else {
      return .color(ResolvedColor(red: Float(whole(0...9)) / 9, green: 0, blue: 0))
    }
    let size = CGSize(width: 6, height: 5)
    let tile = Fragment(id: 0, items: [.children(FragmentTree([part(0).placed]))])
    return .tiles(TilePaint(.picture(tile, size: size), tile: size, origin: CGPoint(x: -100, y: -100)))
  }

  private mutating func item() -> Item {
    let rect = rect()
    switch whole(0...5) {
    case 0: return .stroke(Path(rect), paint(), StrokeStyle(lineWidth: number(1...4), lineJoin: .round))
    case 1:
      return .glyphs(
        GlyphRun(
          font: FontID(raw: 1), size: 9, origin: .zero, glyphs: [], text: "\(whole(0...9))",
          isRightToLeft: false,
          bounds: rect), paint())
    case 2: return .image(ImageItem(image: ImageID(raw: 1), rect: rect, opacity: number(0...1)))
    default: return .fill(Path(rect), paint(), FillStyle())
    }
  }

  private mutating func affine() -> CGAffineTransform {
    CGAffineTransform(a: number(0.5...2), b: number(-0.5...0.5), c: 0, d: 1, tx: number(-9...9), ty: 3)
  }

  private mutating func effect() -> Effect {
    switch whole(0...8) {
    case 0: return .opacity(.value(number(0...1)))
    case 1: return .opacity(.slot(slot(.opacity(number(0...1)))))
    case 2: return .transform(affine())
    case 3: return .transform(.slot(slot(.transform(ProjectionTransform(affine())))))
    case 4: return .clip(rect().insetBy(dx: -20, dy: -20))
    case 5: return .mask(part(1).placed)
    case 6: return .blur(radius: number(0...3), opaque: false)
    case 7:
      return .shadow(color: .black, radius: number(0...3), offset: CGSize(width: number(-9...9), height: 4))
    default: return .isolate
    }
  }

  private mutating func part(_ depth: Int) -> Part {
    nextID += 1
    let part = Part(nextID)
    part.origin = CGPoint(x: number(-9...9), y: number(-9...9))
    if whole(0...5) == 0 { part.slot = slot(.offset(CGPoint(x: number(-9...9), y: number(-9...9)))) }
    part.items = (0..<whole(0...2)).map { _ in depth > 0 ? item() : fill(rect()) }
    if depth > 0, whole(0...2) > 0 {
      part.children = (0..<whole(1...3)).map { _ in self.part(depth - 1) }
      if whole(0...1) == 0 { part.effect = effect() }
    }
    return part
  }

  mutating func edit() {
    guard let part = root.all.randomElement(using: &random) else { return }
    let container = whole(0...2) == 0 ? root : part
    switch whole(0...8) {
    case 0: part.items = [item()]
    case 1: part.origin.x += number(-9...9)
    case 2: container.children.insert(self.part(2), at: whole(0...container.children.count))
    case 3:
      if !container.children.isEmpty {
        container.children.remove(at: whole(0...container.children.count - 1))
      }
    case 4: container.children.shuffle(using: &random)
    case 5:
      if let (a, b) = container.children.indices.randomElement(using: &random).map({
        ($0, container.children.count - 1)
      }) {
        container.children.swapAt(a, b)
      }
    case 6: part.effect = whole(0...3) == 0 ? nil : effect()
    default:
      guard let index = slots.indices.randomElement(using: &random) else { return }
      switch slots[index] {
      case .opacity: slots[index] = .opacity(number(0...1))
      case .offset: slots[index] = .offset(CGPoint(x: number(-30...30), y: number(-30...30)))
      case .transform: slots[index] = .transform(ProjectionTransform(affine()))
      }
      return
    }
    part.changed()
    container.changed()
  }
}

@Suite("Damage of random edits")
struct RandomDamageTests {
  /// Between the quarters of a point on which everything has its edges.
  private static let points: [CGPoint] = (0..<20).flatMap { row in
    (0..<20).map { CGPoint(x: Double($0) * 5 + 1.13, y: Double(row) * 5 + 1.13) }
  }

  @Test("outside of the damage both pictures show the same", arguments: 0..<30)
  func outside(seed: Int) {
    var editor = Editor(seed: UInt64(seed))
    var before = editor.shown
    var seenBefore = Self.points.map(Eye(picture: before).look)
    for step in 0..<6 {
      for _ in 0...(step % 2) { editor.edit() }
      let after = editor.shown
      let changes = after.changes(since: before)
      let seen = Self.points.map(Eye(picture: after).look)
      let missed = Self.points.indices.filter { index in
        seen[index] != seenBefore[index] && !changes.rects.contains { $0.contains(Self.points[index]) }
      }
      #expect(missed.isEmpty, "seed \(seed), step \(step): \(missed.first.map { Self.points[$0] } ?? .zero)")
      if !missed.isEmpty { return }
      (before, seenBefore) = (after, seen)
    }
  }

  @Test("what shows somewhere is within the bounds of the picture", arguments: 0..<6)
  func bounds(seed: Int) {
    var editor = Editor(seed: UInt64(1_000 + seed))
    for _ in 0..<4 { editor.edit() }
    let shown = editor.shown
    let bounds = PictureBounds(shown, depthLimit: .max).bounds(of: shown.root)
    let eye = Eye(picture: shown)
    let outside = Self.points.filter { !bounds.contains($0) && eye.look(at: $0) != 0 }
    #expect(outside.isEmpty, "seed \(seed)")
  }
}
