import SwiftUICore

/// How wide a column says that it may be, in points.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?

  /// Widths that are negative or not finite do not count: nil where that is the ideal one.
  nonisolated init?(_ least: CGFloat?, _ ideal: CGFloat, _ most: CGFloat?) {
    func valid(_ width: CGFloat?) -> CGFloat? { width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    guard let width = valid(ideal) else { return nil }
    self.least = valid(least)
    self.ideal = width
    self.most = valid(most)
  }

  /// A wished width within what a column says.
  ///
  /// - Parameters:
  ///   - said: Nil for a column that says nothing.
  ///   - least: The least width where none is said and the ideal one is not less.
  static func limited(_ width: CGFloat, by said: ColumnWidth?, least: CGFloat) -> CGFloat {
    let low = said?.least ?? min(said?.ideal ?? least, least)
    let high = said?.most ?? max(said?.ideal ?? Self.most, Self.most)
    return min(max(width, low), max(high, low))
  }

  /// The greatest width where none is said and the ideal one is not greater.
  private static let most: CGFloat = 400
}
