import DisplayList
import Foundation
import TextEngine

extension GraphicsContext {
  /// Draws a line of a text where its layout has it.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where its layout has it.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.piece, of: run)
  }

  /// Draws some glyphs of a text where its layout has them.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.piece, of: slice.run)
  }

  private func draw(_ piece: TextLayout.Piece, of run: Text.Layout.Run) {
    let items = run.storage.drawing.items(of: piece)
    guard run.shift != .zero else { return emit(items) }
    guard run.shift.isFinite else { return }
    var moved = self
    moved.translateBy(x: run.shift.x, y: run.shift.y)
    moved.emit(items)
  }
}
