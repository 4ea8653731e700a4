import Foundation
import Geometry

/// The numbers of a view's items that can be between two values: those of paints, line widths and effects. Paths and
/// glyphs are not among them.
///
/// Colours are in Oklab, premultiplied, as `ResolvedColor` is animated. Items of one kind after the other, each in a paint
/// of the same kind, have the same numbers in the same order (`kinds`): only between such is there anything.
package struct ItemNumbers: Sendable {
  /// The numbers, from the first item to the last.
  package let values: NumberVector
  /// What the numbers belong to; equal for items that differ in numbers alone.
  fileprivate let kinds: [Int]

  /// The numbers of what a view with an id has drawn: its items and, of what they hold, what is the view's own.
  package init(of items: [Item], drawnBy id: UInt64) {
    var reader = Reader()
    _ = reader.map(items, id)
    values = NumberVector(reader.values)
    kinds = reader.kinds
  }

  private init(values: [Double], kinds: [Int]) {
    self.values = NumberVector(values)
    self.kinds = kinds
  }

  /// Whether something lies between these numbers and others.
  package func isAlike(_ other: ItemNumbers) -> Bool { kinds == other.kinds }

  /// The same items with nothing to be seen of them; nil where they are more than shapes in single colours.
  package static func faded(_ items: [Item], drawnBy id: UInt64) -> ItemNumbers? {
    for item in items {
      switch item {
      case .fill(_, .color, _), .stroke(_, .color, _): continue
      default: return nil
      }
    }
    var reader = Reader(fades: true)
    _ = reader.map(items, id)
    return ItemNumbers(values: reader.values, kinds: reader.kinds)
  }
}

extension [Item] {
  /// The items with other numbers, as many as `ItemNumbers` has of them.
  package func with(_ numbers: NumberVector, drawnBy id: UInt64) -> [Item] {
    var writer = Writer(values: numbers.values)
    return writer.map(self, id)
  }
}

/// Any number of numbers that change together. Zero has none: what a sum lacks of them counts as 0.
package struct NumberVector: VectorArithmetic, Sendable {
  package private(set) var values: [Double]

  package init(_ values: [Double]) { self.values = values }

  package static var zero: NumberVector { NumberVector([]) }

  package static func == (a: NumberVector, b: NumberVector) -> Bool {
    a.values == b.values || (a - b).values.allSatisfy { $0 == 0 }
  }

  package static func + (a: NumberVector, b: NumberVector) -> NumberVector { combine(a, b, +) }
  package static func - (a: NumberVector, b: NumberVector) -> NumberVector { combine(a, b, -) }

  private static func combine(
    _ a: NumberVector, _ b: NumberVector, _ operation: (Double, Double) -> Double
  ) -> NumberVector {
    let count = max(a.values.count, b.values.count)
    func value(_ vector: NumberVector, _ index: Int) -> Double {
      index < vector.values.count ? vector.values[index] : 0
    }
    return NumberVector((0..<count).map { operation(value(a, $0), value(b, $0)) })
  }

  package mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

// MARK: Going through items

/// Goes through the numbers of items in one order, for reading and for writing alike.
private protocol NumberPass {
  /// What follows is of a kind.
  mutating func kind(_ kind: Int)
  mutating func number(_ value: Double) -> Double
  mutating func color(_ color: ResolvedColor) -> ResolvedColor
}

private struct Reader: NumberPass {
  var values: [Double] = []
  var kinds: [Int] = []
  /// Whether colours are read as clear.
  var fades = false

  mutating func kind(_ kind: Int) { kinds.append(kind) }

  mutating func number(_ value: Double) -> Double {
    values.append(value)
    return value
  }

  mutating func color(_ color: ResolvedColor) -> ResolvedColor {
    let data = color.animatableData
    let parts = [data.first, data.second.first, data.second.second.first, data.second.second.second]
    values += parts.map { fades ? 0 : Double($0) }
    return color
  }
}

private struct Writer: NumberPass {
  let values: [Double]
  private var position = 0

  init(values: [Double]) { self.values = values }

  mutating func kind(_ kind: Int) {}

  mutating func number(_ value: Double) -> Double {
    defer { position += 1 }
    return values.indices.contains(position) ? values[position] : value
  }

  mutating func color(_ color: ResolvedColor) -> ResolvedColor {
    var color = color
    let data = color.animatableData
    color.animatableData = AnimatablePair(
      Float(number(Double(data.first))),
      AnimatablePair(
        Float(number(Double(data.second.first))),
        AnimatablePair(
          Float(number(Double(data.second.second.first))),
          // A spring goes beyond its end; an opacity does not.
          Float(number(Double(data.second.second.second)).clamped(to: 0...1)))))
    return color
  }
}

extension NumberPass {
  mutating func map(_ items: [Item], _ id: UInt64) -> [Item] {
    var mapped: [Item] = []
    mapped.reserveCapacity(items.count)
    for item in items { mapped.append(map(item, id)) }
    return mapped
  }

  private mutating func map(_ item: Item, _ id: UInt64) -> Item {
    switch item {
    case .fill(let path, let paint, let style):
      kind(1)
      return .fill(path, map(paint), style)
    case .stroke(let path, let paint, var style):
      kind(2)
      let paint = map(paint)
      style.lineWidth = max(0, number(style.lineWidth))
      style.dashPhase = number(style.dashPhase)
      return .stroke(path, paint, style)
    case .glyphs(let run, let paint):
      kind(3)
      return .glyphs(run, map(paint))
    case .image(var image):
      kind(4)
      image.opacity = number(image.opacity).clamped(to: 0...1)
      if let template = image.template { image.template = map(template) }
      if case .picture(let fragment, let size) = image.content {
        image.content = .picture(Fragment(id: fragment.id, items: map(fragment.items, id)), size: size)
      }
      return .image(image)
    case .children(let tree):
      kind(5)
      return .children(map(tree, id))
    case .group(let effect, let content):
      kind(6)
      let effect = map(effect)
      return .group(effect, map(content, id))
    case .native:
      kind(7)
      return item
    }
  }

  /// What the view itself draws beside what it holds: fragments with its own id.
  private mutating func map(_ tree: FragmentTree, _ id: UInt64) -> FragmentTree {
    guard tree.count <= 4 else { return tree }
    var mapped = tree
    for index in 0..<tree.count { mapped = mapped.replacing(index, with: map(tree[index], id)) }
    return mapped
  }

  private mutating func map(_ placed: Placed, _ id: UInt64) -> Placed {
    guard placed.fragment.id == id else {
      kind(8)
      return placed
    }
    kind(9)
    return Placed(
      Fragment(id: id, items: map(placed.fragment.items, id)), at: placed.origin, slot: placed.slot)
  }

  private mutating func map(_ effect: Effect) -> Effect {
    switch effect {
    case .shadow(let color, let radius, let offset):
      kind(20)
      return .shadow(color: self.color(color), radius: max(0, number(radius)), offset: map(offset))
    case .colorMatrix(let matrix):
      kind(21)
      let rows = matrix.rows.map { Float(number(Double($0))) }
      return .colorMatrix(ColorMatrix(rows: rows) ?? matrix)
    case .opacity(.value(let opacity)):
      kind(22)
      return .opacity(.value(number(opacity).clamped(to: 0...1)))
    case .opacity, .blend, .isolate, .clip, .mask, .transform, .blur, .backdrop:
      kind(23)
      return effect
    }
  }

  private mutating func map(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color):
      kind(40)
      return .color(self.color(color))
    case .linearGradient(let stops, let start, let end):
      kind(41)
      return .linearGradient(map(stops), start: map(start), end: map(end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      kind(42)
      return .radialGradient(
        map(stops), center: map(center), startRadius: number(startRadius), endRadius: number(endRadius))
    case .ellipticalGradient(let stops, let rect, let center, let startRadius, let endRadius):
      kind(43)
      let stops = map(stops)
      let rect = CGRect(origin: map(rect.origin), size: map(rect.size))
      let center = UnitPoint(x: number(center.x), y: number(center.y))
      return .ellipticalGradient(
        stops, rect: rect, center: center, startRadius: number(startRadius), endRadius: number(endRadius))
    case .angularGradient(let stops, let center, let start, let end):
      kind(44)
      return .angularGradient(
        map(stops), center: map(center), start: .radians(number(start.radians)),
        end: .radians(number(end.radians)))
    case .meshGradient(let mesh, let rect):
      kind(45)
      return .meshGradient(map(mesh), rect: CGRect(origin: map(rect.origin), size: map(rect.size)))
    case .tiles:
      kind(46)
      return paint
    }
  }

  private mutating func map(_ stops: GradientStops) -> GradientStops {
    var stops = stops
    kind(stops.stops.count)
    kind(stops.colorSpace == .device ? 1 : 0)
    var least = -Double.infinity
    for index in stops.stops.indices {
      stops.stops[index].color = color(stops.stops[index].color)
      // Stops stay in order though each goes its own way.
      least = max(least, number(stops.stops[index].location))
      stops.stops[index].location = least
    }
    return stops
  }

  private mutating func map(_ mesh: MeshGradientData) -> MeshGradientData {
    var mesh = mesh
    kind(mesh.width)
    kind(mesh.height)
    for index in mesh.vertices.indices {
      var vertex = mesh.vertices[index]
      vertex.position = map(vertex.position)
      for part in [\MeshGradientData.Vertex.leading, \.top, \.trailing, \.bottom] {
        guard let point = vertex[keyPath: part] else {
          kind(0)
          continue
        }
        kind(1)
        vertex[keyPath: part] = map(point)
      }
      mesh.vertices[index] = vertex
    }
    for index in mesh.colors.indices { mesh.colors[index] = color(mesh.colors[index]) }
    mesh.background = color(mesh.background)
    return mesh
  }

  private mutating func map(_ point: CGPoint) -> CGPoint { CGPoint(x: number(point.x), y: number(point.y)) }

  private mutating func map(_ size: CGSize) -> CGSize {
    CGSize(width: number(size.width), height: number(size.height))
  }
}
