import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import Synchronization
import TextEngine

/// The masks of one face at one size, found by glyph and phase without hashing. Masks never move and live as
/// long as their strike.
final class GlyphStrike: Sendable {
  struct Key: Hashable {
    var font: FontID
    /// Pixels an em, and what the face lacks.
    var size: Float, skew: Float, stretch: Float, embolden: Float
  }

  /// Coverage of one glyph; without width for a blank. What it points to is never written again.
  struct Mask: @unchecked Sendable {
    /// nil for a blank.
    var coverage: UnsafePointer<UInt8>?
    /// From the glyph's origin (the whole pixel left of it) to the mask's corner.
    var left: Int, top: Int
    var width: Int, height: Int
    /// Bytes from row to row: a multiple of four. What is beyond the width is zero.
    var stride: Int
  }

  /// A mask and the pixel of the page at its corner.
  struct PlacedMask: Sendable {
    var mask: Mask
    var x: Int, y: Int

    var area: DeviceRect { DeviceRect(x: x, y: y, width: mask.width, height: mask.height) }
  }

  /// Positions within a pixel.
  static let phases = 4
  fileprivate static let phasesOfPage = 64 * phases
  fileprivate static let chunkSize = 8192

  fileprivate struct State: @unchecked Sendable {
    /// For 64 glyphs each, where their phases start in `numbers`; -1 where none is drawn.
    var pages: [Int32] = []
    /// Numbers of masks from 1 on; 0 for those that are not drawn.
    var numbers: [Int32] = []
    var masks: [Mask] = []
    var chunks: [UnsafeMutablePointer<UInt8>] = []
    /// What is left of the last chunk.
    var room = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// Bytes taken in all.
    var bytes = 0
  }

  let key: Key
  private let state = Mutex(State())

  init(_ key: Key) { self.key = key }

  deinit { state.withLock { $0.chunks.forEach { $0.deallocate() } } }

  /// Places the masks of a run's glyphs on the page. Returns the bytes that new masks have taken.
  func place(
    _ run: GlyphRun, of face: FontFace, by matrix: AffineMatrix, into placed: inout [PlacedMask]
  ) -> Int {
    let limit = RasterLimits.coordinate
    // Whole numbers are found by cutting off: what is cut is made positive first.
    let shift = limit * 8
    let (phases, shifted) = (Double(Self.phases), Int(shift))
    return state.withLock { state in
      let before = state.bytes
      run.glyphs.withUnsafeBufferPointer { glyphs in
        for glyph in glyphs {
          let place = matrix.apply(run.origin.x + Double(glyph.x), run.origin.y + Double(glyph.y))
          guard abs(place.x) < limit, abs(place.y) < limit else { continue }
          // The guard holds both coordinates within the limit and lets no NaN pass.
          let quarter = Int(place.x * phases + shift + 0.5) - shifted
          let phase = quarter & (Self.phases - 1)
          let mask = state.mask(glyph.index, phase, key, face)
          guard mask.width > 0 else { continue }
          // The guard above holds `place`.
          let row = Int(place.y + shift + 0.5) - shifted
          placed.append(PlacedMask(mask: mask, x: (quarter - phase) / 4 + mask.left, y: row + mask.top))
        }
      }
      return state.bytes - before
    }
  }
}

extension GlyphStrike.State {
  /// The mask of a glyph, drawn when it is asked for first.
  fileprivate mutating func mask(
    _ glyph: UInt32, _ phase: Int, _ key: GlyphStrike.Key, _ face: FontFace
  ) -> GlyphStrike.Mask {
    let page = Int(glyph >> 6)
    if page < pages.count, pages[page] >= 0 {
      let number = numbers[Int(pages[page]) + Int(glyph & 63) * GlyphStrike.phases + phase]
      if number > 0 { return masks[Int(number) - 1] }
    }
    return draw(glyph, phase, key, face)
  }

  private mutating func draw(
    _ glyph: UInt32, _ phase: Int, _ key: GlyphStrike.Key, _ face: FontFace
  ) -> GlyphStrike.Mask {
    let mask = draw(face.path(forGlyph: glyph), phase, key)
    // Faces have at most 65,536 glyphs; a run that names others gets what the face draws for them: nothing.
    guard glyph < 1 << 16 else { return mask }
    let page = Int(glyph >> 6)
    while pages.count <= page { pages.append(-1) }
    if pages[page] < 0 {
      pages[page] = Int32(numbers.count)
      numbers.append(contentsOf: repeatElement(0, count: GlyphStrike.phasesOfPage))
      bytes += GlyphStrike.phasesOfPage * 4
    }
    masks.append(mask)
    bytes += MemoryLayout<GlyphStrike.Mask>.stride
    numbers[Int(pages[page]) + Int(glyph & 63) * GlyphStrike.phases + phase] = Int32(masks.count)
    return mask
  }

  private mutating func draw(_ path: Path, _ phase: Int, _ key: GlyphStrike.Key) -> GlyphStrike.Mask {
    guard !path.isEmpty else { return blank }
    let matrix = AffineMatrix.outline(
      size: Double(key.size), skew: Double(key.skew), stretch: Double(key.stretch),
      at: Double(phase) / Double(GlyphStrike.phases))
    let pen = Double(key.embolden)
    let box = matrix.boundingBox(of: path.boundingRect).insetBy(dx: -pen, dy: -pen)
    let rect = DeviceRect(covering: box)
    guard let surface = PixelSurface(rect, format: .alpha), let cr = cairo_create(surface.surface) else {
      return blank
    }
    defer { cairo_destroy(cr) }
    var local = matrix
    local.tx -= Double(rect.x)
    local.ty -= Double(rect.y)
    cairo_set_tolerance(cr, 0.05)
    guard CairoPath.add(path, to: cr, mappedBy: local) else { return blank }
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
    let stride = (rect.width + 3) & ~3
    guard let coverage = take(stride * rect.height) else { return blank }
    for line in 0..<rect.height {
      (coverage + line * stride).update(from: surface.alphas(rect.y + line), count: rect.width)
    }
    return GlyphStrike.Mask(
      coverage: UnsafePointer(coverage), left: rect.x, top: rect.y, width: rect.width, height: rect.height,
      stride: stride)
  }

  private var blank: GlyphStrike.Mask {
    GlyphStrike.Mask(coverage: nil, left: 0, top: 0, width: 0, height: 0, stride: 0)
  }

  /// Zeroed memory that lives as long as the strike.
  private mutating func take(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    if room.count < count || room.baseAddress == nil {
      let size = max(count, GlyphStrike.chunkSize)
      room = .allocate(capacity: size)
      room.initialize(repeating: 0)
      bytes += size
      if let chunk = room.baseAddress { chunks.append(chunk) }
    }
    defer { room = UnsafeMutableBufferPointer(rebasing: room[count...]) }
    return room.baseAddress
  }
}
