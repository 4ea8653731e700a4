import Foundation
import TextEngine

extension Text.Layout {
  /// A line of a text: a collection of runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let storage: Storage
    let index: Int
    /// The left end of the line's baseline. A line that is given another origin is drawn there.
    public var origin: CGPoint
    let pieces: [TextLayout.Piece]

    init(storage: Storage, index: Int) {
      self.storage = storage
      self.index = index
      let layout = storage.drawing.layout
      origin = CGPoint(x: layout.lines[index].x, y: layout.lines[index].baseline)
      pieces = layout.pieces(ofLine: index)
    }

    private var line: TextLayout.Line { storage.drawing.layout.lines[index] }
    var shift: CGPoint { CGPoint(x: origin.x - line.x, y: origin.y - line.baseline) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { pieces.count }

    /// A run, from the left.
    public subscript(index: Int) -> Run {
      // As every collection's.
      precondition(pieces.indices.contains(index), "Text.Layout.Line index is out of range")
      return Run(storage: storage, piece: pieces[index], shift: shift)
    }

    /// Where the line stands: its visible width, the largest measures of its runs.
    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds()
      bounds.origin = origin
      bounds.width = line.width
      let metrics = storage.drawing.layout.metrics(ofLine: index)
      (bounds.ascent, bounds.descent, bounds.leading) = (
        CGFloat(metrics.ascent), CGFloat(metrics.descent), CGFloat(metrics.leading)
      )
      return bounds
    }

    /// The direction in which the line's paragraph reads.
    public var paragraphLayoutDirection: LayoutDirection {
      storage.drawing.layout.isRightToLeft(line: index) ? .rightToLeft : .leftToRight
    }

    public static func == (a: Line, b: Line) -> Bool {
      a.index == b.index && a.origin == b.origin && a.storage.isSame(as: b.storage)
    }
  }
}
