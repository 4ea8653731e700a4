import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import Synchronization
import TextEngine

/// Masks of glyphs at four positions within a pixel, drawn once and blended many times.
///
/// Cairo 1.16 sets glyphs on whole pixels only, which makes moving or narrow text dance.
final class GlyphCache: Sendable {
  static let shared = GlyphCache()

  static let phases = 4.0
  /// Larger glyphs, in pixels an em, are filled as paths.
  static let largestSize = 96.0

  struct Key: Hashable {
    var font: UInt32
    var glyph: UInt32
    /// Pixels an em, and what the face lacks.
    var size: Float, skew: Float, stretch: Float, embolden: Float
    var phase: UInt8
  }

  /// Coverage of one glyph; blank for a space.
  final class Mask: Sendable {
    /// From the glyph's origin (the whole pixel left of it) to the mask's corner.
    let left: Int, top: Int
    let width: Int, height: Int
    let coverage: [UInt8]

    init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.coverage = coverage
    }

    static let blank = Mask(left: 0, top: 0, width: 0, height: 0, coverage: [])
  }

  private struct State {
    var masks: [Key: Mask] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())
  private let budget = 16 << 20

  /// The masks of several glyphs of one face, in the order of the keys.
  func masks(_ keys: [Key], of face: FontFace) -> [Mask] {
    let known = state.withLock { state in keys.map { state.masks[$0] } }
    return zip(keys, known).map { key, mask in
      if let mask { return mask }
      let drawn = Self.draw(key, face)
      state.withLock { state in
        state.bytes += drawn.coverage.count + 128
        if state.bytes > budget {
          state.masks.removeAll()
          state.bytes = drawn.coverage.count + 128
        }
        state.masks[key] = drawn
      }
      return drawn
    }
  }

  private static func draw(_ key: Key, _ face: FontFace) -> Mask {
    let path = face.path(forGlyph: key.glyph)
    guard !path.isEmpty else { return .blank }
    let size = Double(key.size)
    let matrix = AffineMatrix.outline(
      size: size, skew: Double(key.skew), stretch: Double(key.stretch), at: Double(key.phase) / phases)
    let pen = Double(key.embolden)
    let box = matrix.boundingBox(of: path.boundingRect).insetBy(dx: -pen, dy: -pen)
    let rect = DeviceRect(covering: box)
    guard let surface = PixelSurface(rect, format: .alpha), let cr = cairo_create(surface.surface) else {
      return .blank
    }
    defer { cairo_destroy(cr) }
    var local = matrix
    local.tx -= Double(rect.x)
    local.ty -= Double(rect.y)
    cairo_set_tolerance(cr, 0.05)
    guard CairoPath.add(path, to: cr, mappedBy: local) else { return .blank }
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    if pen > 0 {
      cairo_fill_preserve(cr)
      cairo_set_line_width(cr, pen)
      cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cr)
    } else {
      cairo_fill(cr)
    }
    surface.flush()
    var coverage: [UInt8] = []
    coverage.reserveCapacity(rect.width * rect.height)
    for y in rect.y..<rect.maxY {
      coverage.append(contentsOf: UnsafeBufferPointer(start: surface.alphas(y), count: rect.width))
    }
    return Mask(left: rect.x, top: rect.y, width: rect.width, height: rect.height, coverage: coverage)
  }
}
