import Foundation
import TextEngine

extension Text.Layout {
  /// A part of a line in one font and look that reads in one direction: a collection of glyphs, or of groups of
  /// glyphs that belong together, from left to right. An image in a text, and an ellipsis, are runs by themselves.
  public struct Run: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    let storage: Storage
    let piece: TextLayout.Piece
    /// From where the layout has the line to where it is drawn.
    let shift: CGPoint

    public var startIndex: Int { 0 }
    public var endIndex: Int { piece.count }

    /// A glyph, from the left.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    /// Some glyphs, from the left.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of a type that was attached to the run's text; nil where there is none.
    public subscript<T>(key: T.Type) -> T? where T: TextAttribute {
      storage.drawing.marks(of: piece)?.value(key)
    }

    /// The direction in which the run reads.
    public var layoutDirection: LayoutDirection { piece.isRightToLeft ? .rightToLeft : .leftToRight }

    /// Where the run stands: from its left end, on its own baseline, by its own font.
    public var typographicBounds: TypographicBounds { bounds(of: piece) }

    /// The places of the glyphs in the text, from left to right.
    public var characterIndices: [CharacterIndex] { characterIndices(of: piece) }

    public static func == (a: Run, b: Run) -> Bool {
      a.piece.line == b.piece.line && a.piece.x == b.piece.x && a.piece.width == b.piece.width
        && a.shift == b.shift && a.storage.isSame(as: b.storage)
    }

    func bounds(of piece: TextLayout.Piece) -> TypographicBounds {
      let layout = storage.drawing.layout
      var bounds = TypographicBounds()
      let rise = TextAttributes.bounded(layout.attributes(of: piece).baselineOffset) * layout.scale
      bounds.origin = CGPoint(
        x: piece.x + shift.x, y: layout.lines[piece.line].baseline - rise + shift.y)
      bounds.width = piece.width
      let metrics = layout.metrics(of: piece)
      (bounds.ascent, bounds.descent, bounds.leading) = (
        CGFloat(metrics.ascent), CGFloat(metrics.descent), CGFloat(metrics.leading)
      )
      return bounds
    }

    func characterIndices(of piece: TextLayout.Piece) -> [CharacterIndex] {
      storage.drawing.layout.clusters(of: piece).map(CharacterIndex.init(cluster:))
    }
  }

  /// Some glyphs of a run that stand next to each other.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run of which the slice is a part.
    public var run: Run
    /// Which glyphs of the run, from the left.
    public var indices: Range<Int>

    /// Glyphs of a run. What is beyond its ends is no part of the slice.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: 0..<run.piece.count)
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    /// A glyph, by its index in the run.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    /// Some glyphs, by their indices in the run.
    public subscript(bounds: Range<Int>) -> RunSlice {
      RunSlice(run: run, indices: bounds.clamped(to: indices))
    }

    /// The value of a type that was attached to the run's text; nil where there is none.
    public subscript<T>(key: T.Type) -> T? where T: TextAttribute { run[key] }

    var piece: TextLayout.Piece { run.storage.drawing.layout.part(indices, of: run.piece) }

    /// Where the glyphs stand: from the left end of the first one, on the run's baseline.
    public var typographicBounds: TypographicBounds { run.bounds(of: piece) }

    /// The places of the glyphs in the text, from left to right.
    public var characterIndices: [CharacterIndex] { run.characterIndices(of: piece) }
  }
}
