import ViewGraph

/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridItem: Sendable {
  /// How long the item is across the grid.
  public enum Size: Sendable {
    /// One track of a length, in points.
    case fixed(CGFloat)
    /// One track that shares what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the item's tracks get their length.
  public var size: GridItem.Size
  /// Points to the next item; nil for the default.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil for the grid's alignment.
  public var alignment: Alignment?

  /// An item of a grid's columns or rows.
  ///
  /// - Parameters:
  ///   - size: How the item's tracks get their length.
  ///   - spacing: Points to the next item; nil for the default.
  ///   - alignment: Where views stand in their cells; nil for the grid's alignment.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
