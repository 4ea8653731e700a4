import DisplayList
import Foundation
import Geometry
import TextEngine

/// Parts of a picture in the words of style sheets.
enum CSS {
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  static func color(_ color: ResolvedColor) -> String {
    // Within 0 and 255: the greater of NaN and 0 is 0 in this order.
    func part(_ value: Float) -> String { String(Int((min(max(0, value), 1) * 255).rounded())) }
    let opacity = number(Double(min(max(color.opacity, 0), 1)))
    return "rgb(\(part(color.red)) \(part(color.green)) \(part(color.blue))/\(opacity))"
  }

  static func matrix(_ transform: ProjectionTransform) -> String {
    let m = transform
    if m.isAffine {
      return "matrix("
        + [m.m11, m.m12, m.m21, m.m22, m.m31, m.m32].map { precise(Double($0)) }.joined(separator: ",") + ")"
    }
    let entries = [m.m11, m.m12, 0, m.m13, m.m21, m.m22, 0, m.m23, 0, 0, 1, 0, m.m31, m.m32, 0, m.m33]
    return "matrix3d(" + entries.map { precise(Double($0)) }.joined(separator: ",") + ")"
  }

  /// Factors need more places than lengths.
  private static func precise(_ value: Double) -> String {
    value.isFinite ? String((value * 1e6).rounded() / 1e6) : "0"
  }

  static func radii(_ rounded: RoundedRect) -> String {
    let corners = [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
    func list(_ lengths: [Double]) -> String { lengths.map { number($0) + "px" }.joined(separator: " ") }
    return list(corners.map { Double($0.width) }) + " / " + list(corners.map { Double($0.height) })
  }

  static func stroke(_ style: StrokeStyle) -> String {
    var parts = [
      "stroke-linecap:\(style.lineCap == .round ? "round" : style.lineCap == .square ? "square" : "butt")",
      "stroke-linejoin:\(style.lineJoin == .round ? "round" : style.lineJoin == .bevel ? "bevel" : "miter")",
      "stroke-miterlimit:\(number(max(Double(style.miterLimit), 1)))",
    ]
    if !style.dash.isEmpty {
      parts.append("stroke-dasharray:" + style.dash.map { number(Double($0)) }.joined(separator: " "))
      parts.append("stroke-dashoffset:" + number(Double(style.dashPhase)))
    }
    return parts.joined(separator: ";")
  }

  /// - Parameter name: What the page calls the face; nil where it takes one of the machine's.
  static func font(_ face: FontFace, _ name: String?, size: Double) -> String {
    let family = face.familyName.replacing(/["\\\n;{}]/, with: "")
    let slant = face.isItalic && name == nil ? "italic " : ""
    let weight = name == nil ? number(face.weight) : "400"
    return "font:\(slant)\(weight) \(number(size))px/0 \(name.map { $0 + "," } ?? "")\"\(family)\""
  }

  static func text(_ run: GlyphRun, _ color: ResolvedColor) -> String {
    var parts = ["color:\(CSS.color(color))"]
    let features = run.features.sorted { $0.key < $1.key }
      .filter { $0.key.utf8.count == 4 && $0.key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    if !features.isEmpty {
      parts.append(
        "font-feature-settings:" + features.map { "'\($0.key)' \($0.value)" }.joined(separator: ","))
    }
    if run.isRightToLeft { parts.append("direction:rtl;unicode-bidi:bidi-override") }
    if run.skew != 0 || run.stretch != 1 {
      parts.append(
        "transform-origin:0 0;transform:matrix(\(precise(run.stretch)),0,\(precise(-run.skew)),1,0,0)")
    }
    if run.embolden > 0, run.embolden.isFinite {
      parts.append("-webkit-text-stroke:\(number(run.embolden))px")
    }
    return parts.joined(separator: ";")
  }

  /// The style of an element that shows an effect on what is inside, or what else the page makes of it: `slot:` with
  /// the number of the value, `clip:` with a path. Nil for an effect that pages have no style for.
  static func style(_ effect: Effect) -> String? {
    switch effect {
    case .opacity(.value(let opacity)): return "opacity:\(number(opacity))"
    case .opacity(.slot(let slot)), .transform(.slot(let slot)): return "slot:\(slot.index)"
    case .transform(.value(let transform)): return "transform-origin:0 0;transform:\(matrix(transform))"
    case .clip(let path, let style): return (style.isEOFilled ? "clip-evenodd:" : "clip:") + path.description
    case .blur(let radius, let opaque): return opaque ? nil : "filter:blur(\(number(radius))px)"
    case .shadow(let color, let radius, let offset):
      let lengths = [Double(offset.width), Double(offset.height), radius].map { number($0) + "px" }
      return "filter:drop-shadow(\(lengths.joined(separator: " ")) \(CSS.color(color)))"
    case .isolate: return "isolation:isolate"
    case .blend(let mode): return name(of: mode).map { "mix-blend-mode:\($0)" }
    case .backdrop, .mask, .colorMatrix: return nil
    }
  }

  private static func name(of mode: BlendMode) -> String? {
    switch mode {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}
