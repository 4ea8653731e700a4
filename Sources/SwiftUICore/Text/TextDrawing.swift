import DisplayList
import Foundation
import TextEngine

/// A text laid out, with all that it is drawn with.
struct TextDrawing {
  let layout: TextLayout
  let paints: [Paint]
  let images: [TextImage]
  /// What runs are told apart by, beside their looks; see `TextAttributes.mark`.
  var marks: [TextMarks] = []
  let isRightToLeft: Bool
  let id: UInt64

  /// The whole text, from a corner on.
  func items(at origin: CGPoint = .zero) -> [Item] {
    let items = layout.items(at: origin, paints: paints)
    guard !images.isEmpty else { return items }
    return items + imageItems(layout.attachments, at: origin)
  }

  func items(of piece: TextLayout.Piece) -> [Item] {
    guard piece.count > 0 else { return [] }
    let items = layout.items(of: piece, paints: paints)
    guard !images.isEmpty else { return items }
    return items + imageItems(layout.attachments(of: piece), at: .zero)
  }

  private func imageItems(
    _ attachments: [(attachment: TextAttachment, frame: CGRect)], at origin: CGPoint
  ) -> [Item] {
    attachments.flatMap { attachment, frame -> [Item] in
      guard images.indices.contains(attachment.id), !paints.isEmpty else { return [] }
      let image = images[attachment.id]
      return image.content.items(
        in: frame.offsetBy(dx: origin.x, dy: origin.y),
        foreground: ShapePaint(paints[min(image.foreground, paints.count - 1)]),
        isRightToLeft: isRightToLeft, id: id)
    }
  }

  /// The custom attributes of a piece.
  func marks(of piece: TextLayout.Piece) -> TextMarks? {
    let mark = layout.attributes(of: piece).mark
    return marks.indices.contains(mark - 1) ? marks[mark - 1] : nil
  }
}
