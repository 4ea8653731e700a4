import DisplayList
import SymbolDrawings

/// A symbol as it stands at one place.
struct SymbolPicture {
  var drawing: SymbolDrawing
  /// Of the font.
  var weight = 400.0
  /// Whether the symbol points in the direction of reading.
  var mirrors = false
  /// Nil for a palette where the foreground has several styles, else for one colour.
  var mode: SymbolRenderingMode?
  /// 0 to 1; nil for a symbol that shows whole.
  var value: Double?
  /// The colours of the layers themselves, in their order.
  var colors: [ResolvedColor?] = []

  /// The share of the opacity that is left of a layer whose value is not reached.
  static let faint = 0.25

  /// - Parameter effects: What moves the symbol, at a time.
  func items(
    in rect: CGRect, _ ink: ImageInk, isRightToLeft: Bool, id: UInt64,
    _ effects: (stage: SymbolStage, time: Double)? = nil
  ) -> [Item] {
    let (x, y) = (Double(rect.width / drawing.size.width), Double(rect.height / drawing.size.height))
    guard x.isFinite, y.isFinite else { return [] }
    let isMirrored = mirrors && isRightToLeft
    let transform = CGAffineTransform(
      a: isMirrored ? -x : x, b: 0, c: 0, d: y, tx: isMirrored ? rect.maxX : rect.minX, ty: rect.minY)
    let width = SymbolDrawing.lineWidth(weight)
    let pen = StrokeStyle(lineWidth: width * min(x, y), lineCap: .round, lineJoin: .round)
    let mode = mode?.kind ?? (ink.hasPalette ? .palette : .monochrome)
    let isMovedByLayer = drawing.canShowApart && effects?.stage.wantsLayers == true
    let isLayered = drawing.hasLayers && (mode != .monochrome || value != nil || isMovedByLayer)
    let steps = drawing.layers.compactMap(\.variable).max().map { $0 + 1 } ?? 0
    var items: [Item] = []
    let shapes = drawing.shapes(lineWidth: width, isLayered: isLayered)
    for (index, shape) in shapes.enumerated() {
      let layer = SymbolLayerPlace(
        index: index, count: shapes.count, step: steps > 0 ? shape.variable : index,
        steps: steps > 0 ? steps : shapes.count)
      let pose = effects.map { $0.stage.pose(layer, at: $0.time, isRightToLeft: isRightToLeft) }
      var paint: ShapePaint =
        switch mode {
        case .monochrome: ink.primary
        case .hierarchical: ink.hierarchical(shape.level)
        case .palette: ink.palette(shape.level)
        case .multicolor: shape.color.flatMap(color).map { ShapePaint(.color($0)) } ?? ink.primary
        }
      if let value, let step = shape.variable, !(value > Double(step) / Double(steps)) {
        paint.multiplyOpacity(by: Self.faint)
      }
      var drawn: [Item] = []
      var lines = shape.lines
      if let shown = pose?.lines, shown != 0...1 {
        lines = lines.trimmedPath(from: shown.lowerBound, to: shown.upperBound)
        if !shape.area.isEmpty { paint.multiplyOpacity(by: shown.upperBound - shown.lowerBound) }
      }
      if !shape.area.isEmpty { drawn += paint.fill(shape.area.applying(transform), FillStyle(), id: id) }
      if !lines.isEmpty { drawn += paint.stroke(lines.applying(transform), pen, id: id) }
      items += pose?.apply(to: drawn, in: rect, id: id) ?? drawn
    }
    return items
  }

  private func color(_ color: SymbolColor) -> ResolvedColor? {
    drawing.layers.firstIndex { $0.color == color }.flatMap { $0 < colors.count ? colors[$0] : nil }
  }
}
