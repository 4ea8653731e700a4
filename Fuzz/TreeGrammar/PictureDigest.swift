import DisplayList
import Foundation
import Geometry

/// What a picture shows, item by item in paint order, whoever drew it.
struct PictureDigest {
  struct Line {
    var kind: String
    /// What the kind says in numbers.
    var numbers: [Double] = []
    var rect = CGRect.zero
    var paint: Paint?
  }

  private(set) var lines: [Line] = []
  /// Something that no picture may have; nil where there is nothing.
  private(set) var defect: String?

  /// The slots, as the picture reads them, and where parts show by them.
  private let slots: Picture
  private let places: ShownBounds

  init(_ placed: Placed, slots: [SlotValue]) {
    self.slots = Picture(size: .zero, root: Placed(.empty), slots: slots)
    places = ShownBounds(slots: self.slots)
    add(placed, .zero)
  }

  private mutating func add(_ placed: Placed, _ origin: CGPoint) {
    var origin = CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y)
    if placed.slot != nil {
      let shift = slots.offset(of: placed.slot)
      origin.x += shift.x
      origin.y += shift.y
    }
    var union = CGRect.null
    for item in placed.fragment.items {
      union = union.union(item.bounds)
      add(item, origin)
    }
    if !union.isNull, Self.isUsual(union), !Self.holds(placed.fragment.bounds, union) {
      defect = defect ?? "items reach to \(union), beyond the fragment's \(placed.fragment.bounds)"
    }
  }

  private static func holds(_ bounds: CGRect, _ inner: CGRect) -> Bool {
    bounds.minX <= inner.minX + 0.01 && bounds.minY <= inner.minY + 0.01 && bounds.maxX >= inner.maxX - 0.01
      && bounds.maxY >= inner.maxY - 0.01
  }

  private static func isUsual(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { abs($0) < 1e12 }
  }

  private mutating func add(_ item: Item, _ origin: CGPoint) {
    switch item {
    case .fill(_, let paint, _): line("fill", item, origin, paint)
    case .stroke(_, let paint, _): line("stroke", item, origin, paint)
    case .glyphs(let run, let paint): line("glyphs \(run.text)", item, origin, paint)
    case .image(let image): line("image \(image.content)", item, origin, image.template)
    case .children(let tree): tree.forEach { add($0, origin) }
    case .native(let element, let content):
      line("native \(Self.name(element.kind))", item, origin, nil, Self.numbers(element.kind))
      let start = lines.count
      add(content, origin)
      if case .textField(let field) = element.kind, field.isMultiline, !field.isFocused {
        forgetScrolling(from: start)
      }
    case .group(let effect, let content):
      // A value that stands in a slot may have come to change nothing, or to leave nothing to be seen.
      if isNeutral(effect) { return add(content, origin) }
      if places.bounds(of: effect, on: content).isNull { return }
      lines.append(line(effect))
      if case .mask(let mask) = effect { add(mask, origin) }
      add(content, origin)
      lines.append(Line(kind: "end"))
    }
  }

  /// How far down a text was scrolled while it was edited, its field alone knows.
  private mutating func forgetScrolling(from start: Int) {
    let glyphs = lines.indices[start...].filter { lines[$0].kind.hasPrefix("glyphs") }
    guard let top = glyphs.first.map({ lines[$0].rect.minY }) else { return }
    for index in glyphs { lines[index].rect.origin.y -= top }
  }

  private mutating func line(
    _ kind: String, _ item: Item, _ origin: CGPoint, _ paint: Paint?, _ numbers: [Double] = []
  ) {
    let bounds = item.bounds
    let rect = bounds.isNull ? .null : bounds.offsetBy(dx: origin.x, dy: origin.y)
    lines.append(Line(kind: kind, numbers: numbers, rect: rect, paint: paint))
    if rect.minX.isNaN || rect.minY.isNaN || rect.width.isNaN || rect.height.isNaN {
      defect = defect ?? "\(kind) at \(rect)"
    }
  }

  /// Slots have other numbers in another tree.
  private static func name(_ kind: NativeElement.Kind) -> String {
    if case .scroll(_, let axes, _) = kind { return "scroll \(axes)" }
    return "\(kind)"
  }

  private static func numbers(_ kind: NativeElement.Kind) -> [Double] {
    if case .scroll(let content, _, _) = kind { return [content.width, content.height] }
    return []
  }

  private func isNeutral(_ effect: Effect) -> Bool {
    switch effect {
    case .opacity(let value): return slots.opacity(value) == 1
    case .transform(let value): return slots.transform(value).isIdentity
    default: return false
    }
  }

  /// Large trees have thousands of effects: the usual ones are told in numbers, not in words.
  private func line(_ effect: Effect) -> Line {
    func numbers(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
    switch effect {
    case .opacity(let value): return Line(kind: "opacity", numbers: [slots.opacity(value)])
    case .transform(let value):
      let m = slots.transform(value)
      return Line(
        kind: "transform", numbers: [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33])
    case .clip(let path, _): return Line(kind: "clip", numbers: numbers(path.boundingRect))
    case .mask: return Line(kind: "mask")
    case .blur(let radius, let opaque): return Line(kind: "blur", numbers: [radius, opaque ? 1 : 0])
    case .backdrop(let path, let radius, _):
      return Line(kind: "backdrop", numbers: numbers(path.boundingRect) + [radius])
    default: return Line(kind: "\(effect)")
    }
  }

  /// The first difference between two pictures, nil where they show the same.
  func difference(from other: PictureDigest) -> String? {
    for (index, (mine, its)) in zip(lines, other.lines).enumerated() {
      if mine.kind != its.kind || !same(mine.numbers, its.numbers) || !close(mine.rect, its.rect)
        || !same(mine.paint, its.paint)
      {
        let paints =
          same(mine.paint, its.paint) ? "" : ", paints \(mine.paint as Any) and \(its.paint as Any)"
        return "item \(index) is \(mine.kind) \(mine.numbers) \(mine.rect), "
          + "from scratch \(its.kind) \(its.numbers) \(its.rect)\(paints)"
      }
    }
    return lines.count == other.lines.count ? nil : "\(lines.count) items, from scratch \(other.lines.count)"
  }
}

/// Whether two paints are equal, numbers that are none among them.
private func same(_ a: Paint?, _ b: Paint?) -> Bool { a == b || "\(a as Any)" == "\(b as Any)" }

/// Whether numbers are equal, those that are none among them, but for the rounding of sums taken in another order.
private func same(_ a: [Double], _ b: [Double]) -> Bool {
  a.elementsEqual(b) { $0 == $1 || abs($0 - $1) <= 1e-12 * max(abs($0), abs($1)) || ($0.isNaN && $1.isNaN) }
}

/// Whether two lengths differ by no more than rounding.
func close(_ a: Double, _ b: Double) -> Bool {
  a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b)) || (a.isNaN && b.isNaN)
}

func close(_ a: CGSize, _ b: CGSize) -> Bool { close(a.width, b.width) && close(a.height, b.height) }

func close(_ a: CGRect, _ b: CGRect) -> Bool {
  a == b || (close(a.minX, b.minX) && close(a.minY, b.minY) && close(a.size, b.size))
}
