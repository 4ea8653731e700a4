import DisplayList
import Foundation
import Geometry
import Testing

@Suite("Fragments")
struct FragmentTests {
  @Test("a fragment without items draws nothing, has null bounds and one level")
  func empty() {
    let fragment = Fragment(id: 7, items: [])
    #expect(fragment.isEmpty)
    #expect(fragment.bounds.isNull)
    #expect(fragment.depth == 1)
    #expect(fragment.id == 7)
    #expect(Placed(fragment, at: CGPoint(x: 5, y: 5)).bounds.isNull)
    #expect(Fragment.empty.isEmpty && Fragment.empty.bounds.isNull)
  }

  @Test("bounds are the union of the items', and a given rectangle is kept as it is")
  func bounds() {
    let items = [fill(box(10, 20, 5, 5)), fill(box(-3, 22, 4, 10))]
    #expect(Fragment(id: 1, items: items).bounds == box(-3, 20, 18, 12))
    #expect(Fragment(id: 1, bounds: box(0, 0, 99, 99), items: items).bounds == box(0, 0, 99, 99))
  }

  @Test("a place moves the bounds by its origin, and a slot at rest does not")
  func placed() {
    let fragment = Fragment(id: 1, items: [fill(box(1, 2, 3, 4))])
    #expect(Placed(fragment, at: CGPoint(x: 10, y: -10)).bounds == box(11, -8, 3, 4))
    #expect(Placed(fragment, at: CGPoint(x: 10, y: -10), slot: slot(4)).bounds == box(11, -8, 3, 4))
  }

  @Test("the depth counts fragments inside one another, whatever holds them")
  func depth() {
    let leaf = part(1, fill(box(0, 0, 1, 1)))
    #expect(leaf.fragment.depth == 1)
    let two = part(2, children(leaf, leaf))
    #expect(two.fragment.depth == 2)
    #expect(part(3, .group(.isolate, two)).fragment.depth == 3)
    let element = NativeElement(kind: .link(url: "a:b"), rect: .zero, node: 3)
    #expect(part(3, .native(element, two)).fragment.depth == 3)
    let tiles = TilePaint(.picture(two.fragment, size: .zero), tile: .zero)
    #expect(part(3, .fill(Path(), .tiles(tiles), FillStyle())).fragment.depth == 3)
    #expect(part(3, .stroke(Path(), .tiles(tiles), StrokeStyle())).fragment.depth == 3)
    let image = ImageItem(.picture(two.fragment, size: .zero), rect: .zero)
    #expect(part(3, .image(image)).fragment.depth == 3)
    #expect(part(3, .group(.mask(two), leaf)).fragment.depth == 3, "the mask is deeper than its content")
  }

  @Test(
    "a picture of a hundred thousand levels is released without its depth of stack",
    arguments: ["child", "group", "mask", "tile"])
  func deepRelease(kind: String) {
    func wrap(_ inner: Placed, _ id: UInt64) -> Placed {
      switch kind {
      case "child": return part(id, children(inner))
      case "group": return part(id, .group(.isolate, inner))
      case "mask": return part(id, .group(.mask(inner), part(0)))
      default:
        let tiles = TilePaint(.picture(inner.fragment, size: .zero), tile: .zero)
        return part(id, .fill(Path(), .tiles(tiles), FillStyle()))
      }
    }
    weak var innermost: Fragment?
    weak var shared: Fragment?
    var kept: Placed?
    do {
      var placed = part(0, fill(box(0, 0, 1, 1)))
      innermost = placed.fragment
      for id in 1...100_000 {
        placed = wrap(placed, UInt64(id))
        if id == 50_000 { kept = placed }
      }
      shared = kept?.fragment
      #expect(placed.fragment.depth == 100_001)
    }
    #expect(shared?.depth == 50_001, "what somebody else has is whole")
    #expect(innermost != nil)
    kept = nil
    #expect(innermost == nil && shared == nil)
  }
}

@Suite("Bounds of items")
struct ItemBoundsTests {
  private let box10 = Path(box(0, 0, 10, 10))

  @Test("a stroke reaches half its width beyond the path, times the miter limit at mitred corners")
  func stroke() {
    func bounds(_ style: StrokeStyle) -> CGRect { Item.stroke(box10, .color(.black), style).bounds }
    #expect(bounds(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 10)) == box(-20, -20, 50, 50))
    #expect(bounds(StrokeStyle(lineWidth: 4, lineJoin: .round)) == box(-3, -3, 16, 16))
    #expect(
      bounds(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1)) == box(-3, -3, 16, 16),
      "never less than the corner of a square cap")
    #expect(Item.stroke(Path(), .color(.black), StrokeStyle(lineWidth: 4)).bounds.isNull)
  }

  @Test(
    "a stroke of a width that is not positive and finite draws nothing",
    arguments: [0, -4, Double.nan, .infinity])
  func invalidStroke(width: Double) {
    let stroke = Item.stroke(box10, .color(.black), StrokeStyle(lineWidth: width))
    #expect(stroke.bounds.isNull)
    #expect(Fragment(id: 1, items: [stroke, fill(box(1, 1, 2, 2))]).bounds == box(1, 1, 2, 2))
  }

  @Test("a miter limit that is not a number counts as 10, an endless one as very long")
  func invalidMiter() {
    let style = StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: .nan)
    #expect(Item.stroke(box10, .color(.black), style).bounds == box(-20, -20, 50, 50))
    let endless = StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: .infinity)
    #expect(Item.stroke(box10, .color(.black), endless).bounds == box(-20_000, -20_000, 40_010, 40_010))
  }

  @Test("glyphs have the bounds of their run, an image those of its rectangle")
  func content() {
    let run = GlyphRun(
      font: FontID(raw: 1), size: 10, origin: CGPoint(x: 5, y: 12), glyphs: [], text: "a",
      isRightToLeft: false, bounds: box(5, 2, 8, 13))
    #expect(Item.glyphs(run, .color(.black)).bounds == box(5, 2, 8, 13))
    #expect(Item.image(ImageItem(image: ImageID(raw: 1), rect: box(3, 4, 5, 6))).bounds == box(3, 4, 5, 6))
  }

  @Test(
    "a primitive at numbers that are not finite is not drawn and leaves its neighbours' bounds as they are",
    arguments: [Double.nan, .infinity])
  func nonFinite(number: Double) {
    let bad = box(number, 0, 10, 10)
    let run = GlyphRun(
      font: FontID(raw: 1), size: 10, origin: .zero, glyphs: [], text: "", isRightToLeft: false, bounds: bad)
    let items: [Item] = [
      fill(bad), .stroke(Path(bad), .color(.black), StrokeStyle()), .glyphs(run, .color(.black)),
      .image(ImageItem(image: ImageID(raw: 1), rect: bad)),
      .image(ImageItem(image: ImageID(raw: 1), rect: box(0, 0, number, 4))),
    ]
    for item in items {
      #expect(item.bounds.isNull)
      let sound = fill(box(1, 1, 2, 2))
      #expect(Fragment(id: 1, items: [item, sound]).bounds == box(1, 1, 2, 2))
      #expect(FragmentTree([part(1, item), part(2, sound)]).bounds == box(1, 1, 2, 2))
    }
  }

  @Test("a native element has its own rectangle and its picture's")
  func native() {
    let element = NativeElement(
      kind: .textField(NativeTextField(text: "", revision: 0)), rect: box(0, 0, 10, 10), node: 1)
    #expect(Item.native(element, part(1, box(20, 5, 4, 4))).bounds == box(0, 0, 24, 10))
    #expect(Item.native(element, Placed(.empty)).bounds == box(0, 0, 10, 10))
  }
}

@Suite("Bounds of effects")
struct EffectBoundsTests {
  private let content = box(10, 10, 20, 20)

  @Test("effects on the colour leave the bounds as they are")
  func same() {
    let effects: [Effect] = [
      .opacity(.value(0.5)), .opacity(.slot(slot(0))), .blend(.multiply), .isolate,
      .colorMatrix(.saturation(0)), .transform(.slot(slot(0))),
    ]
    for effect in effects { #expect(effect.outset(content) == content) }
  }

  @Test("clips and masks cut the bounds, down to nothing")
  func cut() {
    #expect(Effect.clip(box(0, 0, 15, 100)).outset(content) == box(10, 10, 5, 20))
    #expect(Effect.clip(box(50, 50, 5, 5)).outset(content).isNull)
    #expect(Effect.clip(.null).outset(content).isNull, "an empty path shows nothing")
    #expect(Effect.mask(part(1, box(0, 25, 100, 50))).outset(content) == box(10, 25, 20, 5))
    #expect(Effect.mask(Placed(.empty)).outset(content).isNull)
  }

  @Test("a blur reaches three deviations, a shadow those around its own place")
  func soft() {
    #expect(Effect.blur(radius: 2, opaque: false).outset(content) == box(4, 4, 32, 32))
    let shadow = Effect.shadow(color: .black, radius: 1, offset: CGSize(width: 10, height: -5))
    #expect(shadow.outset(content) == box(10, 2, 33, 28))
  }

  @Test("a radius below zero or NaN counts as none", arguments: [-5, Double.nan, -Double.infinity])
  func invalidRadius(radius: Double) {
    #expect(Effect.blur(radius: radius, opaque: false).outset(content) == content)
    let shadow = Effect.shadow(color: .black, radius: radius, offset: CGSize(width: 4, height: 0))
    #expect(shadow.outset(content) == box(10, 10, 24, 20))
    let away = Effect.shadow(color: .black, radius: 0, offset: CGSize(width: radius, height: .nan))
    #expect(away.outset(content) == content)
  }

  @Test("a transform maps the bounds to the box around its corners, with perspective as well")
  func transform() {
    #expect(Effect.transform(CGAffineTransform(scaleX: 2, y: 0.5)).outset(content) == box(20, 5, 40, 10))
    let turned = Effect.transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)).outset(content)
    #expect(turned == box(-30, 10, 20, 20))
    var perspective = ProjectionTransform()
    perspective.m13 = 0.1
    // x / (1 + x/10): 10 is at 5, 30 at 7.5; 30 / (1 + 10/10) is 15.
    let seen = Effect.transform(.value(perspective)).outset(content)
    #expect(abs(seen.minX - 5) < 1e-9 && abs(seen.maxX - 7.5) < 1e-9)
    #expect(abs(seen.minY - 2.5) < 1e-9 && abs(seen.maxY - 15) < 1e-9)
  }

  @Test("nothing under an effect is nothing, but a backdrop has an area of its own")
  func null() {
    let effects: [Effect] = [
      .blur(radius: 5, opaque: true), .shadow(color: .black, radius: 5, offset: .zero),
      .transform(CGAffineTransform(translationX: 5, y: 5)), .clip(content), .isolate,
    ]
    for effect in effects { #expect(effect.outset(.null).isNull) }
    let backdrop = Effect.backdrop(Path(box(0, 0, 5, 5)), radius: 3, saturation: 1)
    #expect(backdrop.outset(.null) == box(0, 0, 5, 5))
    #expect(backdrop.outset(content) == box(0, 0, 30, 30))
  }

  @Test("a group in a group has the bounds that both make")
  func nested() {
    let inner = part(2, .group(.blur(radius: 1, opaque: false), part(3, content)))
    #expect(inner.bounds == box(7, 7, 26, 26))
    #expect(part(1, .group(.clip(box(0, 0, 20, 100)), inner)).bounds == box(7, 7, 13, 26))
    #expect(
      part(1, .group(.clip(box(0, 0, 20, 100)), Placed(inner.fragment, at: CGPoint(x: 20, y: 0)))).bounds
        .isNull)
  }
}
