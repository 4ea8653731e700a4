/// In how many colours a symbol is drawn.
///
/// The icons that stand for symbols have layers where they are composed (a sign in a circle, a badge, a line
/// through) or where a table says so; others have one, and look the same in every mode.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind
  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The layers that stay behind in fainter forms of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each level in a style of its own, as `foregroundStyle(_:_:_:)` sets them. With fewer styles than levels, the
  /// last of them serve for the others.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// Layers that have a colour of themselves in that, the others in the foreground style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}
