import CGraphicsLibraries
import CPixels
import DisplayList
import Foundation
import Geometry
import ImageCodecs

/// Turns pictures into pixels. Any task may call it; nothing of it needs the main actor.
///
/// `scale` is pixels per point; one that is no positive number counts as 1, and one that would give more
/// than 16,384 pixels a side is lowered until it does not. A picture without area gives one pixel.
package enum Rasterizer {
  /// The picture on `background`, or on nothing.
  package static func image(
    of picture: Picture, scale: Double = 1, background: ResolvedColor? = nil
  ) -> CGImage {
    let page = PixelPage(picture.size, scale: scale)
    let (width, height) = (page.rect.width, page.rect.height)
    // Drawn where the image keeps its pixels: fresh memory costs as much as a page of text.
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard let surface = PixelSurface(page.rect, in: UnsafeMutableRawBufferPointer(buffer)) else { return }
      page.draw(picture, background: background, on: surface, wanted: page.rect)
      surface.reorder()
      count = width * height * 4
    }
    return CGImage(width: width, height: height, premultipliedRGBA: pixels) ?? .blank
  }

  /// Forgets the glyphs that have been drawn, as in a process that has drawn none.
  package static func forgetGlyphs() { GlyphCache.shared.removeAll() }

  /// The picture as a PNG file. Empty when memory is short.
  package static func png(
    of picture: Picture, scale: Double = 1, background: ResolvedColor? = nil, level: Int = 6
  ) -> Data {
    let page = PixelPage(picture.size, scale: scale)
    guard let surface = page.render(picture, background: background) else { return Data() }
    let encoded = try? PNGEncoder(level: level).encode(
      surface.buffer, width: surface.width, height: surface.height, bytesPerRow: surface.stride,
      order: .bgra)
    return encoded ?? Data()
  }
}

/// The pixel grid that a picture is drawn on.
struct PixelPage {
  let matrix: AffineMatrix
  let rect: DeviceRect

  init(_ size: CGSize, scale: Double) {
    func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    let (width, height) = (length(size.width), length(size.height))
    var scale = scale.isFinite && scale > 0 ? scale : 1
    let side = Double(RasterLimits.layerSide)
    if max(width, height) * scale > side { scale = side / max(width, height) }
    matrix = .scale(scale, scale)
    // To the nearest pixel, as the edges of views: a picture that ends where its background does has no
    // translucent last row. The scale holds it within `layerSide`.
    func pixels(_ value: Double) -> Int { max(1, Int((value * scale).rounded())) }
    rect = DeviceRect(x: 0, y: 0, width: pixels(width), height: pixels(height))
  }

  /// The pixels of `part` (of the whole page when nil). nil when memory is short.
  func render(_ picture: Picture, background: ResolvedColor?, part: DeviceRect? = nil) -> PixelSurface? {
    let wanted = part?.intersection(rect) ?? rect
    var margin = 0
    while true {
      let area = wanted.outset(margin, margin).intersection(rect)
      guard let surface = PixelSurface(area) else { return nil }
      let reach = draw(picture, background: background, on: surface, wanted: wanted)
      // A backdrop looks at pixels around those that are wanted; they have to be drawn first.
      guard reach > margin, area != rect else { return surface }
      margin = reach
    }
  }

  /// Draws the picture on a surface of this grid. Returns how far around `wanted` backdrops looked.
  @discardableResult
  func draw(
    _ picture: Picture, background: ResolvedColor?, on surface: PixelSurface, wanted: DeviceRect
  ) -> Int {
    if let background {
      surface.set(SRGB(background).pixel, in: surface.rect)
      surface.markDirty()
    }
    let canvas = PixelCanvas(surface, matrix: matrix, wanted: wanted)
    PictureWalk<PixelCanvas>(picture).draw(on: canvas)
    surface.flush()
    return canvas.backdropReach
  }
}

extension PixelSurface {
  /// Turns words of ARGB into those of an image: red, green, blue and alpha bytes. Nothing is drawn after it.
  fileprivate func reorder() {
    for y in rect.y..<rect.maxY {
      pixels_put_red_first(words(y), words(y), width)
    }
  }

  /// A copy of the pixels.
  var image: CGImage {
    flush()
    let count = width * height
    let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
      initialized = count * 4
      guard let start = buffer.baseAddress else { return }
      let out = UnsafeMutableRawPointer(start).bindMemory(to: UInt32.self, capacity: count)
      for y in 0..<height {
        pixels_put_red_first(words(y + rect.y), out + y * width, width)
      }
    }
    return CGImage(width: width, height: height, premultipliedRGBA: pixels) ?? .blank
  }
}

extension CGImage {
  /// One transparent pixel.
  static var blank: CGImage {
    // One pixel of four bytes is always an image.
    CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0])!
  }
}
