import Foundation
import TextEngine

extension Text {
  /// A text broken into lines, for a `TextRenderer` to draw: a collection of lines, each of them one of runs,
  /// each of those one of glyphs.
  ///
  /// Coordinates are points from the text's top left corner, y downward.
  public struct Layout: RandomAccessCollection, Equatable {
    /// What all parts of one layout share.
    final class Storage {
      let drawing: TextDrawing
      init(_ drawing: TextDrawing) { self.drawing = drawing }
    }

    let storage: Storage

    init(_ drawing: TextDrawing) { storage = Storage(drawing) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.drawing.layout.lines.count }

    /// A line, from the top.
    public subscript(index: Int) -> Line {
      precondition(indices.contains(index), "Text.Layout index is out of range")  // as every collection's
      return Line(storage: storage, index: index)
    }

    /// Whether an ellipsis stands for some of the text.
    public var isTruncated: Bool { storage.drawing.layout.isTruncated }

    public static func == (a: Layout, b: Layout) -> Bool { a.storage.isSame(as: b.storage) }
  }
}

extension Text.Layout.Storage {
  /// Whether another layout shows the same text in the same places and paints.
  func isSame(as other: Text.Layout.Storage) -> Bool {
    self === other || drawing.layout === other.drawing.layout && drawing.paints == other.drawing.paints
  }
}

extension Text.Layout {
  /// The place of a character in the text. It orders the parts of a layout and gives the distances between
  /// them; it is no index of a string.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let cluster: Int

    /// How many characters this one is before `other`; negative where it comes after.
    public func distance(to other: CharacterIndex) -> Int { other.cluster - cluster }

    /// The place `n` characters further. It may lie outside of the text.
    public func advanced(by n: Int) -> CharacterIndex {
      CharacterIndex(cluster: cluster.addingReportingOverflow(n).partialValue)
    }

    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.cluster < b.cluster }
  }

  /// Where a part of a text stands, by its font's measures.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// From the left end to the right, in points.
    public var width: CGFloat
    /// From the baseline up; positive.
    public var ascent: CGFloat
    /// From the baseline down; positive.
    public var descent: CGFloat
    /// What is between this line and the next.
    public var leading: CGFloat

    /// Bounds of no size at the origin.
    public init() {
      origin = .zero
      width = 0
      ascent = 0
      descent = 0
      leading = 0
    }

    /// From ascent to descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How parts of a layout are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws glyphs where they are and not at the nearest fraction of a pixel.
    /// - Note: No effect on Linux: glyphs stand at quarters of a pixel in either case, and large ones where they
    ///   are, which does not jitter.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
