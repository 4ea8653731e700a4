/// Describes the font that is wanted; `FontRegistry` finds the face that comes nearest.
package struct FontDescriptor: Hashable, Sendable {
  /// Where the face is looked for.
  package enum Family: Hashable, Sendable {
    /// The platform's interface font: Inter, and Inter Display from 20 points up.
    case system
    case serif
    case rounded
    case monospaced
    /// A family, full or PostScript name. An unknown name gives the interface font of its kind.
    case named(String)
    /// The first face of a font file.
    case file(String)
  }

  package var family: Family
  /// Points. Not finite or not positive counts as the smallest size, 0.01; at most 10,000.
  package var size: Double {
    didSet { size = Self.sanitizedSize(size) }
  }
  /// OpenType weight, 1 to 1,000; 400 is regular.
  package var weight: Double
  package var isItalic: Bool
  /// Percent of the normal width: 100 is normal, 75 condensed.
  package var width: Double {
    didSet { width = Self.sanitizedWidth(width) }
  }
  /// OpenType features by their four-letter tag ("tnum", "smcp"); 0 turns one off.
  package var features: [String: Int]

  package init(
    _ family: Family = .system, size: Double = 13, weight: Double = 400, isItalic: Bool = false,
    width: Double = 100, features: [String: Int] = [:]
  ) {
    self.family = family
    self.size = Self.sanitizedSize(size)
    self.weight = weight.isFinite ? min(max(weight, 1), 1000) : 400
    self.isItalic = isItalic
    self.width = Self.sanitizedWidth(width)
    self.features = features
  }

  private static func sanitizedWidth(_ width: Double) -> Double {
    width.isFinite ? min(max(width, 25), 400) : 100
  }

  private static func sanitizedSize(_ size: Double) -> Double {
    size.isNaN ? 0.01 : min(max(size, 0.01), 10_000)
  }
}
