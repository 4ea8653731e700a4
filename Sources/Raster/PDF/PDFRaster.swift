import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

/// Turns pictures into PDF files of one page: shapes stay shapes, text stays text with subset fonts.
///
/// What PDF cannot say (blurs, colour matrices, perspective, angular and mesh gradients, the two plus modes,
/// what a material shows of the page below it) is drawn as pixels at twice the scale, and only that.
package enum PDFRaster {
  /// One page of the picture's size, in points. Sides are held within 1 and 14,400 (PDF's own limit).
  /// Empty when memory is short.
  package static func data(of picture: Picture) -> Data {
    func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 1), 14_400) : 1 }
    let (width, height) = (length(picture.size.width), length(picture.size.height))
    let output = Output()
    let surface = cairo_pdf_surface_create_for_stream(
      { output, bytes, count in
        guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), width, height)
    guard let surface, let cr = cairo_create(surface) else { return Data() }
    cairo_surface_set_fallback_resolution(surface, 144, 144)
    let canvas = PDFCanvas(cr, picture: picture, size: CGSize(width: width, height: height))
    PictureWalk<PDFCanvas>(picture).draw(on: canvas)
    canvas.writeLinks()
    cairo_show_page(cr)
    cairo_destroy(cr)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    cairo_surface_destroy(surface)
    return withExtendedLifetime(output) { status == CAIRO_STATUS_SUCCESS ? output.data : Data() }
  }

  private final class Output {
    var data = Data()
  }
}
