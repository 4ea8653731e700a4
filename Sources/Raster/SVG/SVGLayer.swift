import DisplayList
import Foundation
import Geometry

/// A group that is composited by itself, while it is being written.
struct SVGLayer {
  /// Where in the body its elements begin, in UTF-8 bytes.
  let start: Int
  /// The page in the layer's coordinates; nil within a transform that cannot be undone.
  let page: CGRect?
  /// The elements opened within the layer (clips, transforms) that are open still.
  var open: [String] = []

  var opening: String { open.joined() }
  var closing: String { String(repeating: "</g>\n", count: open.count) }
}

extension SVGCanvas {
  /// Writes content inside of an element. One that is composited by itself begins a layer.
  func wrap(_ attributes: String, isLayer: Bool, _ content: () -> Void) {
    let tag = "<g\(attributes)>\n"
    body += tag
    let outer = layer
    if isLayer {
      layer = SVGLayer(start: body.utf8.count, page: coordinates.page)
    } else {
      layer.open.append(tag)
    }
    content()
    if isLayer { layer = outer } else { layer.open.removeLast() }
    body += "</g>\n"
  }

  /// Composites content by a mode that CSS has no name for, with what the layer holds so far: below it, cut
  /// by it, or as the mask of the content.
  func composite(_ mode: BlendMode, _ content: () -> Void) {
    let written = captured(content)
    guard !written.isEmpty else { return }
    let over = layer.opening + written + layer.closing
    let start = body.utf8.index(body.startIndex, offsetBy: layer.start)
    let below = String(body[start...]) + layer.closing
    body.removeSubrange(start...)
    switch mode {
    case .destinationOver: body += over + below + layer.opening
    case .destinationOut:
      // A luminance mask: white everywhere, and over it the content in black.
      let (white, black) = ("<feFlood flood-color=\"#fff\"/>", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0")
      let shape = filter("<feColorMatrix type=\"matrix\" values=\"\(black)\"/>")
      let ground = filter(white)
      let mask = self.mask(
        "luminance", "<g\(ground)><rect width=\"1\" height=\"1\"/></g>\n<g\(shape)>\(over)</g>\n")
      body += "<g\(mask)>\n\(below)</g>\n" + layer.opening
    default:
      // Source atop: the content where the layer is.
      body += below + "<g\(mask("alpha", below))>\n\(over)</g>\n" + layer.opening
    }
  }

  private var everywhere: String {
    let box = layer.page ?? CGRect(x: -8192, y: -8192, width: 16_384, height: 16_384)
    let numbers = [box.minX, box.minY, box.width, box.height].map { SVGNumber.text($0) }
    return " x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
  }

  private func filter(_ content: String) -> String {
    let units = " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
    return " filter=\"url(#\(define("filter", "\(units)\(everywhere)>\(content)</filter>")))\""
  }

  private func mask(_ kind: String, _ content: String) -> String {
    let units = " maskUnits=\"userSpaceOnUse\" style=\"mask-type:\(kind)\""
    return " mask=\"url(#\(define("mask", "\(units)\(everywhere)>\n\(content)</mask>")))\""
  }
}
