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
    var left = 0, top = 0
    var width = 0, height = 0
    /// Bytes from row to row: a multiple of four. What is beyond the width is zero.
    var stride = 0
    /// Whether the glyph is too large for a mask: it is filled as a path.
    var isPath = false
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
    var room: UnsafeMutablePointer<UInt8>?
    var roomCount = 0
    /// Bytes taken in all.
    var bytes = 0
  }

  let key: Key
  fileprivate let outlines: GlyphOutlines
  private let state = Mutex(State())

  init(_ key: Key, _ outlines: GlyphOutlines) {
    self.key = key
    self.outlines = outlines
  }

  deinit { state.withLock { $0.chunks.forEach { $0.deallocate() } } }

  /// Places the masks of a run's glyphs on the page; those without a mask join `paths`. Returns the bytes that new
  /// masks have taken.
  func place(
    _ run: GlyphRun, of face: FontFace, by matrix: AffineMatrix, into placed: inout [PlacedMask],
    paths: inout [GlyphRun.Glyph]
  ) -> Int {
    let limit = RasterLimits.coordinate
    // Conversion truncates toward zero: coordinates are made positive first, so that all are rounded alike.
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
          let mask = state.mask(glyph.index, phase, self, face)
          guard mask.width > 0 else {
            if mask.isPath { paths.append(glyph) }
            continue
          }
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
    _ glyph: UInt32, _ phase: Int, _ strike: GlyphStrike, _ face: FontFace
  ) -> GlyphStrike.Mask {
    let page = Int(glyph >> 6)
    if page < pages.count, pages[page] >= 0 {
      let number = numbers[Int(pages[page]) + Int(glyph & 63) * GlyphStrike.phases + phase]
      if number > 0 { return masks[Int(number) - 1] }
    }
    return draw(glyph, phase, strike, face)
  }

  private mutating func draw(
    _ glyph: UInt32, _ phase: Int, _ strike: GlyphStrike, _ face: FontFace
  ) -> GlyphStrike.Mask {
    // Faces have at most 65,536 glyphs.
    guard glyph < 1 << 16 else { return GlyphStrike.Mask() }
    let outline = strike.outlines.outline(ofGlyph: glyph, in: face, bytes: &bytes)
    let mask = draw(outline, phase, strike.key, face.unitsPerEm)
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

  private mutating func draw(
    _ outline: GlyphOutline, _ phase: Int, _ key: GlyphStrike.Key, _ unitsPerEm: Double
  ) -> GlyphStrike.Mask {
    guard !outline.isEmpty else { return GlyphStrike.Mask() }
    if key.embolden > 0 { return embolden(outline.path(scale: 1 / unitsPerEm), phase, key) }
    return GlyphFilling.shared.withLock { filling in
      guard
        let rect = filling.place(
          outline, scale: Double(key.size) / unitsPerEm, skew: Double(key.skew), stretch: Double(key.stretch),
          phase: phase)
      else { return GlyphStrike.Mask(isPath: true) }
      guard !rect.isEmpty else { return GlyphStrike.Mask() }
      let (mask, coverage) = makeMask(rect)
      return filling.fill(rect, coverage, stride: mask.stride) ? mask : GlyphStrike.Mask(isPath: true)
    }
  }

  /// The mask of a glyph with a line around it, which cairo draws: FreeType's own way moves the points of an outline,
  /// so that corners grow sharper.
  private mutating func embolden(_ path: Path, _ phase: Int, _ key: GlyphStrike.Key) -> GlyphStrike.Mask {
    var matrix = AffineMatrix.outline(
      size: Double(key.size), skew: Double(key.skew), stretch: Double(key.stretch),
      at: Double(phase) / Double(GlyphStrike.phases))
    let pen = Double(key.embolden)
    let rect = DeviceRect(covering: matrix.boundingBox(of: path.boundingRect).insetBy(dx: -pen, dy: -pen))
    guard !rect.isEmpty else { return GlyphStrike.Mask() }
    guard rect.isMask, let surface = PixelSurface(rect, format: .alpha),
      let cr = cairo_create(surface.surface)
    else { return GlyphStrike.Mask(isPath: true) }
    defer { cairo_destroy(cr) }
    matrix.tx -= Double(rect.x)
    matrix.ty -= Double(rect.y)
    cairo_set_tolerance(cr, 0.05)
    guard CairoPath.add(path, to: cr, mappedBy: matrix) else { return GlyphStrike.Mask() }
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_fill_preserve(cr)
    cairo_set_line_width(cr, pen)
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(cr)
    surface.flush()
    let (mask, coverage) = makeMask(rect)
    for line in 0..<rect.height {
      (coverage + line * mask.stride).update(from: surface.alphas(rect.y + line), count: rect.width)
    }
    return mask
  }

  /// A mask of zeros, and where they are.
  private mutating func makeMask(_ rect: DeviceRect) -> (GlyphStrike.Mask, UnsafeMutablePointer<UInt8>) {
    let stride = (rect.width + 3) & ~3
    let coverage = allocate(stride * rect.height)
    let mask = GlyphStrike.Mask(
      coverage: UnsafePointer(coverage), left: rect.x, top: rect.y, width: rect.width, height: rect.height,
      stride: stride)
    return (mask, coverage)
  }

  /// Zeroed memory that lives as long as the strike.
  private mutating func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if let start = room, roomCount >= count {
      room = start + count
      roomCount -= count
      return start
    }
    let size = max(count, GlyphStrike.chunkSize)
    let chunk = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    chunk.initialize(repeating: 0, count: size)
    bytes += size
    chunks.append(chunk)
    (room, roomCount) = (chunk + count, size - count)
    return chunk
  }
}
