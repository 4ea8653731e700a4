import DisplayList

extension GraphicsContext {
  /// A symbol of the canvas, ready to be drawn.
  public struct ResolvedSymbol {
    /// The size of the symbol, in points.
    public var size: CGSize { symbol.size }
    let symbol: DrawnView
  }

  /// The symbol with a tag; nil where there is none.
  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable {
    let found = recorder.symbols.first { $0.tag(as: ID.self) == id }
    return found.map(ResolvedSymbol.init(symbol:))
  }

  /// Draws a symbol stretched onto a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0, rect.isFinite else { return }
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    inner.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    inner.emit([.children(FragmentTree([symbol.symbol.picture]))])
  }

  /// Draws a symbol in its own size; `anchor` of its frame is at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let corner = anchor.point(in: symbol.size)
    let origin = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    draw(symbol, in: CGRect(origin: origin, size: symbol.size))
  }
}
