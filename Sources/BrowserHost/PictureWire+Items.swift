import DisplayList
import Foundation
import Geometry
import Raster
import TextEngine

extension PictureWire {
  static func slot(_ value: SlotValue) -> [WireMessage.Value] {
    switch value {
    case .offset(let point): [.text("o"), .number(point.x), .number(point.y)]
    case .opacity(let opacity): [.text("a"), .number(opacity)]
    case .transform(let transform): [.text("t"), .text(CSS.matrix(transform))]
    }
  }

  /// Whether a page shows the effect by a style, so that what is inside are elements.
  static func hasElement(_ effect: Effect) -> Bool { CSS.style(effect) != nil }

  /// An item's kind and what it needs; keys of its contents follow.
  mutating func encode(_ item: Item, _ message: inout WireMessage) -> [WireMessage.Value] {
    switch item {
    case .fill(let path, .color(let color), let style):
      return fill(path, color, style) ?? image(of: item)
    case .stroke(let path, .color(let color), let style):
      guard style.dash.isEmpty || style.dash.allSatisfy(\.isFinite) else { return image(of: item) }
      return [
        .text("v"), .text(path.description), .text(""), .text(CSS.color(color)), .number(style.lineWidth),
        .text(CSS.stroke(style)),
      ]
    case .glyphs(let run, .color(let color)): return glyphs(run, color, &message)
    case .fill, .stroke, .glyphs, .image: return image(of: item)
    case .children: return [.text("c")]
    case .group(let effect, _):
      guard let style = CSS.style(effect) else { return image(of: item) }
      return [.text("e"), .text(style)]
    case .native(let element, _): return native(element, &message)
    }
  }

  private func fill(_ path: Path, _ color: ResolvedColor, _ style: FillStyle) -> [WireMessage.Value]? {
    func box(_ rect: CGRect, _ radius: String) -> [WireMessage.Value] {
      [.text("r")] + Self.numbers(rect) + [.text(CSS.color(color)), .text(radius)]
    }
    switch path.simpleShape {
    case .rect(let rect): return rect.isFinite ? box(rect, "") : nil
    case .roundedRect(let rounded) where rounded.style == .circular:
      return box(rounded.rect, CSS.radii(rounded))
    case .ellipse(let rect): return box(rect, "50%")
    default:
      return [
        .text("v"), .text(path.description), .text(CSS.color(color)), .text(""), .number(0),
        .text(style.isEOFilled ? "fill-rule:evenodd" : ""),
      ]
    }
  }

  private mutating func glyphs(
    _ run: GlyphRun, _ color: ResolvedColor, _ message: inout WireMessage
  ) -> [WireMessage.Value] {
    guard let face = FontRegistry.shared.face(run.font), !face.isColor || !run.text.isEmpty else {
      return [.text("c")]
    }
    let name = font(face, &message)
    let left = run.glyphs.map { Double($0.x) }.min() ?? 0
    return [
      .text("g"), .number(run.origin.x + left), .number(run.origin.y + Double(run.glyphs.first?.y ?? 0)),
      .text(CSS.font(face, name, size: run.size)), .text(CSS.text(run, color)),
      .text(run.drawnText ?? run.text),
    ]
  }

  /// The page's name for a face; the page is told where to get it when it is used first.
  private mutating func font(_ face: FontFace, _ message: inout WireMessage) -> String? {
    guard FontFile.isServed(face) else { return nil }
    let name = FontFile.name(of: face)
    if knownFonts.insert(face.id).inserted { message.fonts.append([name, FontFile.address(of: face)]) }
    return name
  }

  private mutating func native(
    _ element: NativeElement, _ message: inout WireMessage
  ) -> [WireMessage.Value] {
    let place = Self.numbers(element.rect)
    switch element.kind {
    case .scroll(let size, let axes, let offset):
      scrolls.add(offset.index, of: element.node)
      return [.text("S")] + place + [
        .number(size.width), .number(size.height), .number(Double(axes.rawValue)),
        .number(Double(offset.index)),
      ]
    case .textField(let field):
      var style = "color:\(CSS.color(field.color));text-align:\(field.alignment.rawValue)"
      if let face = FontRegistry.shared.face(field.font) {
        style += ";" + CSS.font(face, font(face, &message), size: field.fontSize)
      }
      let flags =
        (field.isSecure ? 1 : 0) + (field.isMultiline ? 2 : 0) + (field.isEnabled ? 0 : 4)
        + (field.isFocused ? 8 : 0)
      return [.text("T")] + place + [
        .text(field.text), .number(Double(field.revision)), .number(Double(element.node)), .text(style),
        .number(Double(flags)), .list(Self.attributes(field.hints)),
      ]
    case .link(let url): return [.text("L")] + place + [.text(url)]
    }
  }

  /// What a field says of its text, by the names of attributes with their values.
  private static func attributes(_ hints: TextInputHints) -> [WireMessage.Value] {
    var found: [(String, String)] = []
    if let keyboard = hints.keyboard {
      found.append(("inputmode", keyboard == .telephone ? "tel" : keyboard.rawValue))
    }
    if let content = hints.content, let name = autocompletion[content] {
      found.append(("autocomplete", name))
    }
    if let submit = hints.submit { found.append(("enterkeyhint", submit.rawValue)) }
    if let capitals = hints.capitals { found.append(("autocapitalize", capitals.rawValue)) }
    if hints.isUncorrected { found += [("autocorrect", "off"), ("spellcheck", "false")] }
    return found.flatMap { [.text($0.0), .text($0.1)] }
  }

  /// What pages call the contents of fields, by the names that SwiftUI's content types have. Others say nothing to a browser.
  private static let autocompletion: [String: String] = {
    let same = [
      "name", "given-name", "family-name", "nickname", "organization-title", "organization", "street-address",
      "address-line1", "address-line2", "address-level1", "address-level2", "address-level3", "country-name",
      "postal-code", "tel", "email", "url", "cc-number", "username", "current-password", "new-password",
      "one-time-code", "bday",
    ]
    let other = [
      "name-prefix": "honorific-prefix", "middle-name": "additional-name", "name-suffix": "honorific-suffix",
      "address-level1+2": "address-level2",
    ]
    return Dictionary(same.map { ($0, $0) }, uniquingKeysWith: { $1 }).merging(other) { $1 }
  }()

  /// What a page has no elements for, as an image.
  private func image(of item: Item) -> [WireMessage.Value] {
    let bounds = item.bounds
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return [.text("c")] }
    let content = Placed(
      Fragment(id: 0, items: [item]), at: CGPoint(x: -bounds.minX, y: -bounds.minY))
    let data = Rasterizer.png(of: Picture(size: bounds.size, root: content), scale: scale)
    return [.text("i")] + Self.numbers(bounds) + [
      .text("data:image/png;base64," + data.base64EncodedString())
    ]
  }

  private static func numbers(_ rect: CGRect) -> [WireMessage.Value] {
    [rect.minX, rect.minY, rect.width, rect.height].map { .number($0) }
  }
}
