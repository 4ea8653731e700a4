import Foundation
import Geometry

/// A face at a set of variations, as `TextEngine` registered it, from which rasters get the face.
public struct FontID: Sendable, Hashable {
  /// The number under which the face is registered, for this process alone.
  public let raw: UInt32
  /// Names a registered face.
  ///
  /// - Parameter raw: The number under which the face is registered.
  public init(raw: UInt32) { self.raw = raw }
}

/// Glyphs of one face and size on one baseline, with the text they stand for, so that a PDF, an SVG or a
/// browser keeps the text.
public struct GlyphRun: Sendable {
  /// A glyph of the run, at its place.
  public struct Glyph: Sendable {
    /// The glyph's number in the face.
    public var index: UInt32
    /// Offset of the glyph's origin from the run's `origin`, in points, y downward.
    public var x: Float, y: Float
    /// How far the next glyph is, in points, before justification moves it.
    public var advance: Float
    /// Where the glyph's cluster starts in `text`, in UTF-8 bytes.
    public var cluster: Int32
    /// A glyph at an offset from the run's origin, in points.
    public init(index: UInt32, x: Float, y: Float, advance: Float, cluster: Int32) {
      self.index = index
      self.x = x
      self.y = y
      self.advance = advance
      self.cluster = cluster
    }
  }

  /// The face and its variations.
  public var font: FontID
  /// Points.
  public var size: Double
  /// Where the baseline starts.
  public var origin: CGPoint
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The text that the glyphs stand for, in reading order.
  public var text: String
  /// The letters that are drawn where they are not `text`: capitals for small letters, a hyphen for a soft
  /// one. nil when they are the same. Clusters are places in `text`.
  public var drawnText: String?
  /// Whether the text reads from right to left.
  public var isRightToLeft: Bool
  /// A rectangle around the ink, in the item's coordinates (generous: ascent to descent).
  public var bounds: CGRect
  /// Extra slant for a face that has no italic, as a tangent; 0 for none.
  public let skew: Double
  /// How much wider than the face has them the glyphs are, for a face that lacks the width asked for; 1 for not.
  public let stretch: Double
  /// Extra weight for a face that lacks the one asked for: a stroke of this width in points; 0 for none.
  public var embolden: Double
  /// OpenType features that the run was shaped with beside the face's own defaults, by their four-letter
  /// tags; 0 for one that is turned off. A host that shapes the text again (a browser) needs them.
  public var features: [String: Int]

  /// A run of glyphs. A skew or stretch that is not finite, and a stretch of 0 or less, count as none.
  public init(
    font: FontID, size: Double, origin: CGPoint, glyphs: [Glyph], text: String, drawnText: String? = nil,
    isRightToLeft: Bool, bounds: CGRect, skew: Double = 0, stretch: Double = 1, embolden: Double = 0,
    features: [String: Int] = [:]
  ) {
    self.font = font
    self.size = size
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
    self.drawnText = drawnText
    self.isRightToLeft = isRightToLeft
    self.bounds = bounds
    self.skew = skew.isFinite ? skew : 0
    self.stretch = stretch.isFinite && stretch > 0 ? stretch : 1
    self.embolden = embolden
    self.features = features
  }
}
