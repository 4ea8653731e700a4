import DisplayList
import Foundation
import Geometry

/// Turns pictures into SVG files: shapes stay shapes, text stays text in the families that shaped it.
///
/// Blurs, shadows, colour matrices and blend modes are written as filters and styles. What SVG cannot
/// say (perspective, angular and mesh gradients, blurs with opaque edges, plus darker, what a material shows of
/// the page below it) is embedded as pixels at twice the scale, and only that.
package enum SVGRaster {
  /// A file of the picture's size; a point is a CSS pixel.
  package static func data(of picture: Picture) -> Data {
    func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    let size = CGSize(width: length(picture.size.width), height: length(picture.size.height))
    let canvas = SVGCanvas(picture, size: size)
    PictureWalk<SVGCanvas>(picture).draw(on: canvas)
    let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
    var file = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
    file += "viewBox=\"0 0 \(width) \(height)\" text-rendering=\"geometricPrecision\">\n"
    if !canvas.definitions.isEmpty { file += "<defs>\n\(canvas.definitions)</defs>\n" }
    file += canvas.body + "</svg>\n"
    return Data(file.utf8)
  }
}
