import CGraphicsLibraries
import Glibc

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

  private init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(library, "rsvg_handle_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let read = symbol("new_from_data", Read.self),
      let setResolution = symbol("set_dpi", SetResolution.self),
      let size = symbol("get_intrinsic_size_in_pixels", GetSize.self),
      let dimensions = symbol("get_intrinsic_dimensions", GetDimensions.self),
      let geometry = symbol("get_geometry_for_element", GetGeometry.self),
      let render = symbol("render_document", Render.self)
    else { return nil }
    self.read = read
    self.setResolution = setResolution
    self.size = size
    self.dimensions = dimensions
    self.geometry = geometry
    self.render = render
  }
}
