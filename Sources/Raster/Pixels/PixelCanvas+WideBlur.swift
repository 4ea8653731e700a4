import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

/// Blurs so wide that a pixel of the result says little: they are worked out with fewer, larger pixels.
///
/// A blur looks as far as three times its deviation, so that the surface of a wide one is many times the page. What is
/// blurred is drawn in pixels of the page, a tile at a time, and each large pixel is the mean of its own.
extension PixelCanvas {
  /// A blurred picture in pixels of `size` pixels of the page; `rect` of the surface counts these.
  struct WideBlur {
    let surface: PixelSurface
    let size: Double
  }

  /// The deviation, in large pixels, that is kept.
  private static let deviation = 16.0
  /// Pixels along each side of a tile: of as many of the largest pixels, which are 128.
  private static let tile = 2_048

  /// How many of the page's pixels, along each side, a pixel of a blur has: a power of two; 1 for all but wide blurs.
  func pixelSize(of blur: GaussianBlur) -> Int {
    let size = min(blur.sigmaX, blur.sigmaY) / Self.deviation
    // Who looks at what lies below wants pixels of the page.
    return size >= 4 && looksBelow == nil ? 1 << Int(log2(size)) : 1
  }

  /// The content blurred by the deviations of `blur`, in pixels of `size`; nil where nothing shows.
  func wideBlur(
    _ content: Placed, bounds: CGRect, _ blur: GaussianBlur, size: Int, _ walk: PictureWalk<PixelCanvas>
  ) -> WideBlur? {
    let blur = GaussianBlur(sigmaX: blur.sigmaX / Double(size), sigmaY: blur.sigmaY / Double(size))
    let covered = DeviceRect(covering: matrix.boundingBox(of: bounds))
    // One more around the clip, for what lies between the middles of pixels.
    let area = covered.inPixels(of: size).outset(blur.reachX, blur.reachY)
      .intersection(layer.clip.inPixels(of: size).outset(blur.reachX + 1, blur.reachY + 1))
    guard let surface = PixelSurface(area) else { return nil }
    // Tiles are those of the page, so that a part of it that is drawn again has the same.
    let tiles = area.pagePixels(of: size).intersection(covered).inPixels(of: Self.tile)
    for y in tiles.y..<tiles.maxY {
      for x in tiles.x..<tiles.maxX {
        let tile = DeviceRect(x: x * Self.tile, y: y * Self.tile, width: Self.tile, height: Self.tile)
        guard let drawn = self.surface(of: content, in: tile.intersection(covered), walk) else { continue }
        LayerFilter.copyMeans(of: drawn, to: surface, size: size)
      }
    }
    blur.apply(to: surface)
    surface.markDirty()
    return WideBlur(surface: surface, size: Double(size))
  }

  /// Blurs a surface whose edge pixels stand for what lies beyond, and paints it where it is.
  func compositeOpaque(_ surface: PixelSurface, _ blur: GaussianBlur, size: Int) {
    let blur = GaussianBlur(sigmaX: blur.sigmaX / Double(size), sigmaY: blur.sigmaY / Double(size))
    let area = surface.rect.inPixels(of: size)
    guard let whole = PixelSurface(area.pagePixels(of: size)), let means = PixelSurface(area),
      let wide = PixelSurface(area.outset(blur.reachX, blur.reachY))
    else { return }
    LayerFilter.copyExtendingEdges(surface, to: whole)
    LayerFilter.copyMeans(of: whole, to: means, size: size)
    LayerFilter.copyExtendingEdges(means, to: wide)
    blur.apply(to: wide)
    wide.markDirty()
    let (cr, page) = (layer.cr, layer.target.rect)
    cairo_save(cr)
    cairo_new_path(cr)
    cairo_rectangle(
      cr, Double(surface.rect.x - page.x), Double(surface.rect.y - page.y), Double(surface.width),
      Double(surface.height))
    cairo_clip(cr)
    composite(WideBlur(surface: wide, size: Double(size)))
    cairo_restore(cr)
  }

  /// Paints a blurred picture.
  func composite(_ blur: WideBlur) {
    withPattern(blur) { pattern in
      cairo_set_source(layer.cr, pattern)
      cairo_paint_with_alpha(layer.cr, coordinates.opacity)
      cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
    }
  }

  /// Paints a colour where a blurred picture is opaque.
  func paint(_ blur: WideBlur, in tint: SRGB) {
    withPattern(blur) { pattern in
      cairo_set_source_rgba(
        layer.cr, Double(tint.rgb.x), Double(tint.rgb.y), Double(tint.rgb.z),
        Double(tint.alpha) * coordinates.opacity)
      cairo_mask(layer.cr, pattern)
      cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
    }
  }

  /// Calls `body` with the picture as cairo's pattern: smooth between the middles of its pixels.
  private func withPattern(_ blur: WideBlur, _ body: (OpaquePointer) -> Void) {
    guard let pattern = cairo_pattern_create_for_surface(blur.surface.surface) else { return }
    let (page, place) = (layer.target.rect, blur.surface.rect)
    var map = cairo_matrix_t(
      xx: 1 / blur.size, yx: 0, xy: 0, yy: 1 / blur.size, x0: Double(page.x) / blur.size - Double(place.x),
      y0: Double(page.y) / blur.size - Double(place.y))
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    body(pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension DeviceRect {
  /// The larger pixels, of `size` along each side, that the rectangle touches.
  fileprivate func inPixels(of size: Int) -> DeviceRect {
    func down(_ value: Int) -> Int { value >= 0 ? value / size : -((-value + size - 1) / size) }
    let (left, top) = (down(x), down(y))
    return DeviceRect(x: left, y: top, width: -down(-maxX) - left, height: -down(-maxY) - top)
  }

  /// The pixels that larger ones consist of.
  fileprivate func pagePixels(of size: Int) -> DeviceRect {
    DeviceRect(x: x * size, y: y * size, width: width * size, height: height * size)
  }
}

extension LayerFilter {
  /// Writes the means of `size` times `size` pixels where `surface` has the large pixel. What lies beside `drawn` is clear.
  fileprivate static func copyMeans(of drawn: PixelSurface, to surface: PixelSurface, size: Int) {
    drawn.flush()
    surface.flush()
    let area = drawn.rect.inPixels(of: size).intersection(surface.rect)
    // Four channels, of 16 bits each while they are added up along a row: at most 128 times 255.
    let mask: UInt64 = 0x00FF_00FF
    var sums = [SIMD4<UInt32>](repeating: .zero, count: area.width)
    let half = UInt32(size * size / 2), count = UInt32(size * size)
    for row in area.y..<area.maxY {
      for index in sums.indices { sums[index] = .zero }
      for y in max(row * size, drawn.rect.y)..<min(row * size + size, drawn.rect.maxY) {
        let line = drawn.words(y)
        for index in sums.indices {
          let start = max((area.x + index) * size, drawn.rect.x) - drawn.rect.x
          let end = min((area.x + index) * size + size, drawn.rect.maxX) - drawn.rect.x
          var sum: UInt64 = 0
          for x in start..<end {
            let pixel = UInt64(line[x])
            sum &+= pixel & mask | (pixel >> 8 & mask) << 32
          }
          sums[index] &+= SIMD4(
            UInt32(sum & 0xFFFF), UInt32(sum >> 32 & 0xFFFF), UInt32(sum >> 16 & 0xFFFF), UInt32(sum >> 48))
        }
      }
      let line = surface.words(row) + (area.x - surface.rect.x)
      for index in sums.indices where sums[index] != .zero {
        let mean = (sums[index] &+ half) / count
        line[index] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
      }
    }
  }
}
