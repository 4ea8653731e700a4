import DisplayList
import Foundation
import Geometry
import TextEngine

extension Wire {
  /// A message: short names, because each picture carries them.
  struct Message: Encodable {
    enum Value: Encodable {
      case number(Double), text(String), list([Value])

      func encode(to encoder: Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .number(let value):
          let rounded = (value * 1000).rounded() / 1000
          if rounded == rounded.rounded(), abs(rounded) < 1e9 {
            try box.encode(Int(rounded))
          } else {
            try box.encode(rounded)
          }
        case .text(let value): try box.encode(value)
        case .list(let values): try box.encode(values)
        }
      }
    }

    var size: [Double] = []
    var elements: [Value] = []
    var places: [[Double]] = []
    var removed: [Int] = []
    var slots: [[Value]] = []

    var isEmpty: Bool { elements.isEmpty && places.isEmpty && removed.isEmpty && slots.isEmpty }

    enum CodingKeys: String, CodingKey {
      case size = "z", elements = "n", places = "p", removed = "d", slots = "s"
    }
  }

  static func slot(_ value: SlotValue) -> [Message.Value] {
    switch value {
    case .offset(let point): [.text("o"), .number(point.x), .number(point.y)]
    case .opacity(let opacity): [.text("a"), .number(opacity)]
    case .transform(let transform): [.text("t"), .text(css(transform))]
    }
  }

  /// An item's kind and what it needs; keys of its contents follow.
  static func encode(_ item: Item) -> [Message.Value] {
    switch item {
    case .fill(let path, let paint, _):
      switch path.simpleShape {
      case .rect(let rect): return [.text("r")] + numbers(rect) + [.text(css(paint)), .number(0)]
      case .roundedRect(let rounded):
        let radius = Double(rounded.topLeft.width)
        return [.text("r")] + numbers(rounded.rect) + [.text(css(paint)), .number(radius)]
      case .ellipse(let rect):
        return [.text("r")] + numbers(rect) + [.text(css(paint)), .number(Double(rect.width))]
      case nil: return [.text("v"), .text(path.description), .text(css(paint)), .number(0)]
      }
    case .stroke(let path, let paint, let style):
      return [.text("v"), .text(path.description), .text(css(paint)), .number(style.lineWidth)]
    case .glyphs(let run, let paint):
      let face = FontRegistry.shared.face(run.font)
      return [
        .text("g"), .number(run.origin.x), .number(run.origin.y), .number(run.size),
        .text(face?.familyName ?? ""), .number(face?.weight ?? 400), .text(css(paint)), .text(run.text),
      ]
    case .image(let image): return [.text("i")] + numbers(image.rect)
    case .children: return [.text("c")]
    case .group(let effect, _): return [.text("e"), .text(css(effect))]
    case .native(let element, _):
      let place = numbers(element.rect)
      switch element.kind {
      case .scroll(let size, _, let offset):
        return [.text("S")] + place + [
          .number(size.width), .number(size.height), .number(Double(offset.index)),
        ]
      case .textField(let text, let revision):
        return [.text("T")] + place + [.text(text), .number(Double(revision)), .number(Double(element.node))]
      case .link(let url): return [.text("L")] + place + [.text(url)]
      }
    }
  }

  private static func numbers(_ rect: CGRect) -> [Message.Value] {
    [rect.minX, rect.minY, rect.width, rect.height].map { .number($0) }
  }

  private static func css(_ paint: Paint) -> String {
    let color = paint.representativeColor
    func part(_ value: Float) -> String { String(Int((min(max(value, 0), 1) * 255).rounded())) }
    return "rgb(\(part(color.red)) \(part(color.green)) \(part(color.blue))/\(color.opacity))"
  }

  private static func css(_ transform: ProjectionTransform) -> String {
    let m = transform
    return "matrix(\(m.m11),\(m.m12),\(m.m21),\(m.m22),\(m.m31),\(m.m32))"
  }

  /// The style of a group's element; a slot is named, not read.
  private static func css(_ effect: Effect) -> String {
    switch effect {
    case .opacity(.value(let opacity)): "opacity:\(opacity)"
    case .opacity(.slot(let slot)): "slot:\(slot.index)"
    case .transform(.value(let transform)): "transform-origin:0 0;transform:\(css(transform))"
    case .transform(.slot(let slot)): "slot:\(slot.index)"
    case .clip(let path, _): "clip:\(path.description)"
    case .blur(let radius, _): "filter:blur(\(radius)px)"
    case .isolate: "isolation:isolate"
    case .blend, .mask, .shadow, .colorMatrix, .backdrop: ""
    }
  }
}
