import DisplayList
import Foundation
import TextEngine

/// A text laid out, with all that it is drawn with.
struct TextDrawing {
  let layout: TextLayout
  let paints: [Paint]
  let images: [TextImage]
  /// What images are painted with, beside the paints; empty for a text without images.
  let inks: [ImageInk]
  /// What runs are told apart by, beside their looks; see `TextAttributes.mark`.
  var marks: [TextMarks] = []
  let isRightToLeft: Bool
  let id: UInt64

  /// The whole text, from a corner on.
  func items(at origin: CGPoint = .zero) -> [Item] {
    if marks.contains(where: { $0.value(TextLink.self) != nil }) { return linkedItems(at: origin) }
    let items = layout.items(at: origin, paints: paints)
    guard !images.isEmpty else { return items }
    return items + imageItems(layout.attachments, at: origin)
  }

  /// A bar for each line, as wide as what is to be read there.
  func redactedItems() -> [Item] {
    guard let paint = paints.first else { return [] }
    let bars = layout.lines.filter { $0.width > 0 }.map { line -> Item in
      let height = line.bottom - line.top
      let rect = CGRect(x: line.x, y: line.top, width: line.width, height: height)
      let bar = Path(roundedRect: rect.insetBy(dx: 0, dy: height * 0.1), cornerRadius: height * 0.2)
      return .fill(bar, paint, FillStyle())
    }
    return [.redacted(bars, id: id)]
  }

  /// Pieces of a line, from left to right.
  func items(of pieces: some Collection<TextLayout.Piece>) -> [Item] {
    let pieces = pieces.filter { $0.count > 0 }
    let items = layout.items(of: pieces, paints: paints)
    guard !images.isEmpty else { return items }
    return items + imageItems(pieces.flatMap(layout.attachments(of:)), at: .zero)
  }

  /// The text with what leads somewhere as links, one for each line.
  private func linkedItems(at origin: CGPoint) -> [Item] {
    var items: [Item] = []
    for line in layout.lines.indices {
      var rest = layout.pieces(ofLine: line)[...]
      while let first = rest.first {
        let url = link(of: first)
        let group = rest.prefix { link(of: $0) == url }
        rest = rest.dropFirst(group.count)
        let drawn = self.items(of: group)
        guard let url else {
          items += drawn
          continue
        }
        let (top, bottom) = (layout.lines[line].top, layout.lines[line].bottom)
        let width = group.reduce(0) { $0 + $1.width }
        let rect = CGRect(x: first.x, y: top, width: width, height: bottom - top)
        let element = NativeElement(kind: .link(url: url.absoluteString), rect: rect, node: id)
        items.append(.native(element, Placed(Fragment(id: id, items: drawn))))
      }
    }
    if origin == .zero { return items }
    return [.children(FragmentTree([Placed(Fragment(id: id, items: items), at: origin)]))]
  }

  private func link(of piece: TextLayout.Piece) -> URL? { marks(of: piece)?.value(TextLink.self)?.url }

  private func imageItems(
    _ attachments: [(attachment: TextAttachment, frame: CGRect)], at origin: CGPoint
  ) -> [Item] {
    attachments.flatMap { attachment, frame -> [Item] in
      guard images.indices.contains(attachment.id), !inks.isEmpty else { return [] }
      let image = images[attachment.id]
      return image.content.items(
        in: frame.offsetBy(dx: origin.x, dy: origin.y), inks[min(image.foreground, inks.count - 1)],
        isRightToLeft: isRightToLeft, id: id)
    }
  }

  /// The custom attributes of a piece.
  func marks(of piece: TextLayout.Piece) -> TextMarks? {
    let mark = layout.attributes(of: piece).mark
    return marks.indices.contains(mark - 1) ? marks[mark - 1] : nil
  }
}

extension Item {
  /// Forms in place of what is not to be seen.
  package static func redacted(_ forms: [Item], id: UInt64) -> Item {
    .group(.opacity(.value(0.16)), Placed(Fragment(id: id, items: forms)))
  }
}
