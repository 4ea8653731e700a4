import CGraphicsLibraries
import SystemLibraries

/// librsvg, loaded when the first SVG file is read. It brings gdk-pixbuf, GIO, libxml2 and ICU with it: linked, they
/// would take as long at each start of a program as all other libraries together.
struct RSVGLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = RSVGLibrary()

  /// Four numbers in the order of `RsvgRectangle`.
  typealias Rectangle = cairo_rectangle_t
  typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  typealias Read = @convention(c) (UnsafePointer<UInt8>?, gsize, Failure?) -> OpaquePointer?
  typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void
  typealias GetSize =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
  typealias GetDimensions =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<gboolean>?, OpaquePointer?, UnsafeMutablePointer<gboolean>?,
      OpaquePointer?, UnsafeMutablePointer<gboolean>?, UnsafeMutablePointer<Rectangle>?
    ) -> Void
  typealias GetGeometry =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<Rectangle>?,
      UnsafeMutablePointer<Rectangle>?,
      Failure?
    ) -> gboolean
  typealias Render =
    @convention(c) (OpaquePointer, OpaquePointer?, UnsafePointer<Rectangle>, Failure?) -> gboolean

  let read: Read
  let setResolution: SetResolution
  let size: GetSize
  let dimensions: GetDimensions
  let geometry: GetGeometry
  let render: Render
  let release: g_object_unref_t
  let clear: g_clear_error_t

  private init?() {
    guard let library = SystemLibrary("librsvg-2.so.2"),
      let read: Read = library.function("rsvg_handle_new_from_data"),
      let setResolution: SetResolution = library.function("rsvg_handle_set_dpi"),
      let size: GetSize = library.function("rsvg_handle_get_intrinsic_size_in_pixels"),
      let dimensions: GetDimensions = library.function("rsvg_handle_get_intrinsic_dimensions"),
      let geometry: GetGeometry = library.function("rsvg_handle_get_geometry_for_element"),
      let render: Render = library.function("rsvg_handle_render_document"),
      // Of libraries that librsvg brings.
      let release: g_object_unref_t = library.function("g_object_unref"),
      let clear: g_clear_error_t = library.function("g_clear_error")
    else { return nil }
    self.read = read
    self.setResolution = setResolution
    self.size = size
    self.dimensions = dimensions
    self.geometry = geometry
    self.render = render
    self.release = release
    self.clear = clear
  }
}
