import DisplayList
import Foundation
import Geometry

/// What a back end of the raster room answers while `PictureWalk` goes through a picture.
///
/// The walk finds what is drawn, in which order and where; a canvas draws it. Groups are handed over
/// whole, because what an effect needs (a layer, a PDF group, an SVG element) differs by back end: the
/// canvas prepares, lets the walk draw the content, and finishes.
protocol PictureCanvas: AnyObject {
  /// Where drawing goes: saved and restored by the walk around each fragment.
  associatedtype Coordinates
  var coordinates: Coordinates { get set }
  /// The part of the current coordinates in which drawing shows; nil for everywhere.
  var visible: CGRect? { get }

  func translate(by offset: CGPoint)
  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle)
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle)
  func glyphs(_ run: GlyphRun, _ paint: Paint)
  func image(_ item: ImageItem)
  /// Draws what `content` draws as a link.
  func link(to url: String, over rect: CGRect, _ content: () -> Void)
  /// Draws `content` through `walk`, with the effect. `bounds` are the content's.
  func group(_ effect: ResolvedEffect, _ content: Placed, bounds: CGRect, _ walk: PictureWalk<Self>)
}

extension PictureCanvas {
  /// What has no links shows the content alone.
  func link(to url: String, over rect: CGRect, _ content: () -> Void) { content() }
}
