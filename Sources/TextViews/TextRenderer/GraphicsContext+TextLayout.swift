import DisplayList
import Foundation
import TextEngine

extension GraphicsContext {
  /// Draws a line of a text where its layout has it.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.pieces, line.storage, line.shift)
  }

  /// Draws a run of a text where its layout has it.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw([run.piece], run.storage, run.shift)
  }

  /// Draws some glyphs of a text where its layout has them.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw([slice.piece], slice.run.storage, slice.run.shift)
  }

  private func draw(_ pieces: [TextLayout.Piece], _ storage: Text.Layout.Storage, _ shift: CGPoint) {
    let items = storage.drawing.items(of: pieces)
    guard shift != .zero else { return emit(items) }
    guard shift.isFinite else { return }
    var moved = self
    moved.translateBy(x: shift.x, y: shift.y)
    moved.emit(items)
  }
}
