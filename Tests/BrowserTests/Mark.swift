import DisplayList
import Geometry
import Raster
import SwiftUI
import TextEngine

@testable import BrowserHost

/// Where something stands that a page has an element for: a box, or the beginning of a line of text on its baseline.
struct Mark: Sendable, CustomStringConvertible {
  /// The kind of item, as messages to pages have it.
  var kind: String
  var box: CGRect
  /// Whether it is in something that is turned or scaled.
  var isTransformed = false

  var description: String {
    "\(kind) \(box.minX),\(box.minY) \(box.width)x\(box.height)"
  }

  func isNear(_ other: Mark) -> Bool {
    kind == other.kind && abs(box.minX - other.box.minX) <= 1 && abs(box.minY - other.box.minY) <= 1
      && abs(box.maxX - other.box.maxX) <= 1 && abs(box.maxY - other.box.maxY) <= 1
  }
}

extension Mark {
  /// What there is in a picture, in the order in which it is painted, where pixels have it.
  static func all(in picture: Picture) -> [Mark] {
    var walk = Walk(slots: picture.slots)
    walk.visit(picture.root, ProjectionTransform(), false)
    return walk.marks
  }

  private struct Walk {
    let slots: [SlotValue]
    var marks: [Mark] = []

    private func value(_ slot: SlotID?) -> SlotValue? {
      slot.map { Int($0.index) }.flatMap { slots.indices.contains($0) ? slots[$0] : nil }
    }

    mutating func visit(_ placed: Placed, _ outer: ProjectionTransform, _ isTransformed: Bool) {
      var origin = placed.origin
      if case .offset(let offset)? = value(placed.slot) {
        origin.x += offset.x
        origin.y += offset.y
      }
      let here = ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
        .concatenating(outer)
      for item in placed.fragment.items { visit(item, here, isTransformed) }
    }

    private mutating func visit(_ item: Item, _ here: ProjectionTransform, _ isTransformed: Bool) {
      func mark(_ kind: String, _ box: CGRect) {
        marks.append(Mark(kind: kind, box: here.boundingBox(of: box), isTransformed: isTransformed))
      }
      func image() {
        let box = item.bounds
        if box.isFinite, box.width > 0, box.height > 0 { mark("i", box) }
      }
      switch item {
      case .fill(let path, .color, _):
        switch path.simpleShape {
        case .rect(let rect): if rect.isFinite { mark("r", rect) } else { image() }
        case .roundedRect(let rounded) where rounded.style == .circular: mark("r", rounded.rect)
        case .ellipse(let rect): mark("r", rect)
        default: mark("v", path.boundingRect)
        }
      case .stroke(let path, .color, _): mark("v", path.boundingRect)
      case .glyphs(let run, .color):
        guard let face = FontRegistry.shared.face(run.font), !face.isColor || !run.text.isEmpty else {
          return
        }
        let left = run.glyphs.map { Double($0.x) }.min() ?? 0
        let start = CGPoint(
          x: run.origin.x + left, y: run.origin.y + Double(run.glyphs.first?.y ?? 0))
        mark("g", CGRect(origin: start, size: .zero))
      case .fill, .stroke, .glyphs, .image: image()
      case .children(let tree): tree.forEach { visit($0, here, isTransformed) }
      case .group(let effect, let inner):
        guard PictureWire.hasElement(effect) else { return image() }
        switch effect {
        case .transform(.value(let transform)): visit(inner, transform.concatenating(here), true)
        case .transform(.slot(let slot)):
          var transform = ProjectionTransform()
          if case .transform(let value)? = value(slot) { transform = value }
          visit(inner, transform.concatenating(here), true)
        default: visit(inner, here, isTransformed)
        }
      case .native(let element, let inner):
        switch element.kind {
        case .textField: mark("T", element.rect)
        case .link:
          visit(inner, here, isTransformed)
          mark("L", element.rect)
        case .scroll:
          mark("S", element.rect)
          visit(inner, here, isTransformed)
        }
      }
    }
  }

  /// What a page shows, in the same order, where the browser has it.
  static func all(in tab: Chromium) throws -> [Mark] {
    let found = try tab.value(script) as? [[Any]] ?? []
    return found.compactMap { entry in
      let numbers = entry.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }
      guard let kind = entry.first as? String, numbers.count == 5 else { return nil }
      return Mark(
        kind: kind, box: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        isTransformed: numbers[4] == 1)
    }
  }

  private static let script = """
    (() => {
      const found = [];
      const walk = (node, isOuterTransformed) => {
        const isTransformed = isOuterTransformed || node.style.transform !== '';
        const add = (kind, { left, top, width, height }) =>
          found.push([kind, left, top, width, height, isTransformed ? 1 : 0]);
        if (node.tagName === 'svg') {
          // The box of a path has half of the line's width around it.
          const path = node.firstChild;
          const stroke = path.getAttribute('stroke');
          path.removeAttribute('stroke');
          add('v', path.getBoundingClientRect());
          if (stroke) path.setAttribute('stroke', stroke);
          return;
        }
        const kind = node.item?.[0] ?? '';
        if (kind === 'g') {
          // A mark without size at the beginning of the line stands on the baseline.
          const mark = document.createElement('i');
          mark.style.display = 'inline-block';
          node.prepend(mark);
          const { left, bottom } = mark.getBoundingClientRect();
          mark.remove();
          return add('g', { left, top: bottom, width: 0, height: 0 });
        }
        if ('riTLS'.includes(kind || '-')) add(kind, node.getBoundingClientRect());
        if (kind !== 'T') for (const inner of node.children) walk(inner, isTransformed);
      };
      walk(client.root.firstChild, false);
      return found;
    })()
    """
}
