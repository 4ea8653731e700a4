import DisplayList
import Geometry

extension [Item] {
  /// Whether the items are those of others in other numbers at most: paints, widths of lines, effects (`ItemNumbers`).
  package func hasSameForms(as others: [Item]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.hasSameForm(as: $1) }
  }
}

extension Item {
  package func hasSameForm(as other: Item) -> Bool {
    switch (self, other) {
    case (.fill(let a, _, let style), .fill(let b, _, let otherStyle)): a == b && style == otherStyle
    case (.stroke(let a, _, _), .stroke(let b, _, _)): a == b
    case (.glyphs(let a, _), .glyphs(let b, _)): a.hasSameForm(as: b)
    case (.image(let a), .image(let b)): a.rect == b.rect && a.hasSameSource(as: b)
    case (.children(let a), .children(let b)):
      a.count == b.count && (0..<a.count).allSatisfy { a[$0].hasSameForm(as: b[$0]) }
    case (.group(let effect, let a), .group(let otherEffect, let b)):
      effect.hasSameForm(as: otherEffect) && a.hasSameForm(as: b)
    case (.native(let a, let content), .native(let b, let otherContent)):
      a.rect == b.rect && content.hasSameForm(as: otherContent)
    default: false
    }
  }
}

extension ImageItem {
  fileprivate func hasSameSource(as other: ImageItem) -> Bool {
    switch (content, other.content) {
    case (.pixels(let a), .pixels(let b)): a == b
    case (.picture(let a, let size), .picture(let b, let otherSize)):
      size == otherSize && a.items.hasSameForms(as: b.items)
    default: false
    }
  }
}

extension Placed {
  fileprivate func hasSameForm(as other: Placed) -> Bool {
    fragment === other.fragment
      || origin == other.origin && fragment.items.hasSameForms(as: other.fragment.items)
  }
}

extension Effect {
  fileprivate func hasSameForm(as other: Effect) -> Bool {
    switch (self, other) {
    case (.opacity, .opacity), (.shadow, .shadow), (.colorMatrix, .colorMatrix), (.isolate, .isolate),
      (.blur, .blur), (.blend, .blend), (.transform, .transform), (.backdrop, .backdrop):
      true
    case (.clip(let a, _), .clip(let b, _)): a == b
    case (.mask(let a), .mask(let b)): a.hasSameForm(as: b)
    default: false
    }
  }
}

extension GlyphRun {
  fileprivate func hasSameForm(as other: GlyphRun) -> Bool {
    font == other.font && size == other.size && origin == other.origin && embolden == other.embolden
      && glyphs.elementsEqual(other.glyphs) { $0.index == $1.index && $0.x == $1.x && $0.y == $1.y }
  }
}
