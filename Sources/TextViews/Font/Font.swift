import Foundation

/// A font as a program describes it. Its face and its size are resolved in the environment where it is used.
public struct Font: Hashable, Sendable {
  /// What the font starts from.
  enum Base: Hashable, Sendable {
    case system(size: Double, weight: Weight?, design: Design?)
    case style(TextStyle, design: Design?, weight: Weight?)
    /// A family of its own; scaled like the text style, or not at all.
    case custom(name: String, size: Double, relativeTo: TextStyle?)
  }

  /// What is asked of the font beside.
  enum Change: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit
    case smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case scale(Double)

    /// Whether a later change says all that this one says: fonts keep one of a kind, however many a program makes.
    func isReplaced(by later: Change) -> Bool {
      switch (self, later) {
      case (.weight, .weight), (.width, .width), (.leading, .leading), (.scale, .scale): true
      default: self == later
      }
    }
  }

  let base: Base
  var changes: [Change] = []

  init(_ base: Base) { self.base = base }

  private func changed(_ change: Change) -> Font {
    var font = self
    guard let index = changes.firstIndex(where: { $0.isReplaced(by: change) }) else {
      font.changes.append(change)
      return font
    }
    let old = font.changes.remove(at: index)
    if case .scale(let before) = old, case .scale(let factor) = change {
      font.changes.append(.scale(before * factor))
    } else {
      font.changes.append(change)
    }
    return font
  }
}

extension Font {
  /// The interface font at a fixed size in points. A size that is not finite or not positive draws text that
  /// is too small to see; sizes above 10,000 count as that.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: Double(size), weight: weight, design: design))
  }

  /// The interface font at a fixed size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: Double(size), weight: weight, design: design))
  }

  /// The interface font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The interface font of a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// A font by family, full or PostScript name, whose size in points follows the body style's. It may be installed
  /// or lie among the resources of the program or of a package (`.ttf`, `.otf`, `.ttc`), which need not be
  /// registered. Where there is no such font the interface font of its kind stands in.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: Double(size), relativeTo: .body))
  }

  /// A font by name whose size in points follows a text style's.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: Double(size), relativeTo: textStyle))
  }

  /// A font by name whose size in points is the same for every dynamic type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: Double(fixedSize), relativeTo: nil))
  }

  /// The interface font at 36 points, bold.
  public static let extraLargeTitle = system(.extraLargeTitle)
  /// The interface font at 28 points, bold.
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  /// The interface font for the largest titles: 26 points on the desktop, 34 on a phone.
  public static let largeTitle = system(.largeTitle)
  /// The interface font for titles: 22 points on the desktop, 28 on a phone.
  public static let title = system(.title)
  /// The interface font for second-level titles: 17 points on the desktop, 22 on a phone.
  public static let title2 = system(.title2)
  /// The interface font for third-level titles: 15 points on the desktop, 20 on a phone.
  public static let title3 = system(.title3)
  /// The interface font for headings: the size of `body`, bold on the desktop and semibold on a phone.
  public static let headline = system(.headline)
  /// The interface font for lines below headings: 11 points on the desktop, 15 on a phone.
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  /// The interface font for callouts: 12 points on the desktop, 16 on a phone.
  public static let callout = system(.callout)
  /// The interface font for footnotes: 10 points on the desktop, 13 on a phone.
  public static let footnote = system(.footnote)
  /// The interface font for captions: 10 points on the desktop, 12 on a phone.
  public static let caption = system(.caption)
  /// The interface font for the smallest captions: 10 points and medium on the desktop, 11 on a phone.
  public static let caption2 = system(.caption2)
}

extension Font {
  /// The font in a heavier weight. How heavy depends on the text style: semibold for body, bold for titles.
  public func bold() -> Font { changed(.bold) }

  /// The font's italic face; a family without one has its letters slanted.
  public func italic() -> Font { changed(.italic) }

  /// The face of the family that is nearest to a weight. It replaces an earlier weight, and `bold()` an
  /// earlier weight below semibold.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

  /// The font at a multiple of its size. A factor that is not finite or not positive changes nothing.
  public func scaled(by factor: CGFloat) -> Font {
    factor.isFinite && factor > 0 ? changed(.scale(Double(factor))) : self
  }

  /// The face of the family that is nearest to a width; its glyphs are stretched where it is of another
  /// width.
  public func width(_ width: Width) -> Font { changed(.width(width)) }

  /// The system's font of equally wide characters, in this font's size and weight.
  public func monospaced() -> Font { changed(.monospaced) }

  /// The font with digits of equal width; letters stay as they are.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }

  /// All letters as small capitals: the font's own, else capitals at 0.8 of the size.
  public func smallCaps() -> Font { changed(.smallCaps) }

  /// Lowercase letters as small capitals: the font's own, else capitals at 0.8 of the size.
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }

  /// Capitals as small capitals: the font's own, else capitals at 0.8 of the size.
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }

  /// The font with lines two points closer together or further apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}
