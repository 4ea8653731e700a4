import CGraphicsLibraries
import Foundation
import ImageCodecs

/// Pixels that cairo and code of ours both write: premultiplied ARGB words, or alpha bytes.
///
/// Each surface lies somewhere on the page's pixel grid (`rect`), so that layers cut out of a page have
/// the page's pixels and nothing is ever resampled between them. One task owns a surface at a time.
final class PixelSurface {
  enum Format { case argb, alpha }

  let rect: DeviceRect
  let format: Format
  let surface: OpaquePointer
  let stride: Int
  /// The first byte of the first row.
  let bytes: UnsafeMutablePointer<UInt8>

  /// Under which cairo keeps the memory of a surface: an address, which nobody reads or writes at.
  // Made once and never freed.
  nonisolated(unsafe) private static let memory = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// A transparent surface. nil when it has no pixels, more than the limits allow, or memory is short.
  init?(_ rect: DeviceRect, format: Format = .argb) {
    let side = RasterLimits.layerSide
    guard !rect.isEmpty, rect.width <= side, rect.height <= side else { return nil }
    let cairoFormat = format == .argb ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    // Whole numbers already, within `layerSide`.
    let (width, height) = (Int32(rect.width), Int32(rect.height))
    let stride = Int(cairo_format_stride_for_width(cairoFormat, width))
    guard stride > 0, let memory = PixelBuffer(byteCount: stride * rect.height),
      let bytes = memory.bytes.bindMemory(to: UInt8.self).baseAddress
    else { return nil }
    bytes.initialize(repeating: 0, count: memory.bytes.count)
    let surface = cairo_image_surface_create_for_data(bytes, cairoFormat, width, height, Int32(stride))
    // The memory goes with cairo's surface, which patterns and documents may keep longer than this object lives.
    let kept = Unmanaged.passRetained(memory)
    let release: cairo_destroy_func_t = { $0.map { Unmanaged<PixelBuffer>.fromOpaque($0).release() } }
    guard let surface,
      cairo_surface_set_user_data(surface, Self.memory, kept.toOpaque(), release) == CAIRO_STATUS_SUCCESS
    else {
      cairo_surface_destroy(surface)
      kept.release()
      return nil
    }
    self.rect = rect
    self.format = format
    self.surface = surface
    self.bytes = bytes
    self.stride = stride
  }

  /// A transparent surface in memory of the caller's, which outlives it: four bytes a pixel, from a multiple of
  /// four on. nil as above, and when the memory does not suffice.
  init?(_ rect: DeviceRect, in memory: UnsafeMutableRawBufferPointer) {
    let side = RasterLimits.layerSide
    guard !rect.isEmpty, rect.width <= side, rect.height <= side,
      memory.count >= rect.width * rect.height * 4, let start = memory.baseAddress
    else { return nil }
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    bytes.update(repeating: 0, count: rect.width * rect.height * 4)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: rect.width), Int32(clamping: rect.height),
      Int32(clamping: rect.width * 4))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.rect = rect
    self.format = .argb
    self.surface = surface
    self.bytes = bytes
    stride = rect.width * 4
  }

  deinit { cairo_surface_destroy(surface) }

  var width: Int { rect.width }
  var height: Int { rect.height }
  /// Bytes for each pixel.
  var channels: Int { format == .argb ? 4 : 1 }

  /// The row at page height `y`, which is within `rect`, from the surface's left edge on.
  @inline(__always) func words(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + (y - rect.y) * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Gives all pixels of an area within `rect` one value. Rows are copies of the first: that is several pixels an instruction.
  func set(_ pixel: UInt32, in area: DeviceRect) {
    guard !area.isEmpty else { return }
    let first = words(area.y) + (area.x - rect.x)
    first.update(repeating: pixel, count: area.width)
    for y in (area.y + 1)..<area.maxY {
      (words(y) + (area.x - rect.x)).update(from: first, count: area.width)
    }
  }

  @inline(__always) func alphas(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + (y - rect.y) * stride
  }

  /// Before code of ours reads or writes what cairo drew.
  func flush() { cairo_surface_flush(surface) }

  /// After code of ours wrote.
  func markDirty() { cairo_surface_mark_dirty(surface) }

  /// The same pixels as a cairo surface of the caller's own, which it destroys before this one goes.
  /// Surfaces that several tasks read are read through views: cairo counts references to the object
  /// behind a surface without a lock.
  ///
  /// `part`, where it is given, is of a colour surface that begins at zero, and within it.
  func view(of part: DeviceRect? = nil) -> OpaquePointer? {
    let start = part.map { bytes + $0.y * stride + $0.x * 4 } ?? bytes
    return cairo_image_surface_create_for_data(
      start, format == .argb ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(clamping: part?.width ?? width),
      Int32(clamping: part?.height ?? height), Int32(clamping: stride))
  }

  /// All bytes, row padding included.
  var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: stride * height) }
}
