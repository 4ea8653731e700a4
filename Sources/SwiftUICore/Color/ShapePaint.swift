import DisplayList

/// What a style comes to: a paint, and what goes on around it.
package struct ShapePaint: Sendable {
  package var paint: Paint
  /// Of the whole; colours carry their own opacity.
  package var opacity: Double
  package var blendMode: BlendMode?
  /// What lies below is blurred and saturated first (a material).
  package var backdrop: Backdrop?
  package var shadows: [ShadowStyle.Resolved]

  package struct Backdrop: Sendable {
    package var radius: Double
    package var saturation: Double
  }

  package init(_ paint: Paint) {
    self.paint = paint
    opacity = 1
    shadows = []
  }

  /// Whether nothing of it can be seen, so that nothing is hit there either.
  var isClear: Bool {
    guard backdrop == nil, shadows.isEmpty else { return false }
    if case .color(let color) = paint { return color.opacity * Float(opacity) <= 0 }
    return opacity <= 0
  }

  package mutating func multiplyOpacity(by factor: Double) {
    let factor = factor.isNaN ? 1 : factor.clamped(to: 0...1)
    if case .color(let color) = paint, backdrop == nil {
      paint = .color(color.multiplyingOpacity(by: factor))
    } else {
      opacity *= factor
    }
  }

  /// The paint alone, for what cannot have layers: opacity is taken into the paint's colours.
  package var flattened: Paint { opacity == 1 ? paint : paint.multiplyingOpacity(by: opacity) }

  /// Whether nothing shows.
  package var isInvisible: Bool {
    guard backdrop == nil, shadows.isEmpty else { return opacity <= 0 }
    if case .color(let color) = paint { return color.opacity <= 0 }
    return opacity <= 0
  }

  /// The items of an area filled with the paint.
  package func fill(_ path: Path, _ style: FillStyle, id: UInt64) -> [Item] {
    guard !path.isEmpty, !isInvisible else { return [] }
    return wrap([.fill(path, itemPaint, style)], area: path, style, id: id)
  }

  /// The items of a line in the paint.
  package func stroke(_ path: Path, _ style: StrokeStyle, id: UInt64) -> [Item] {
    guard !path.isEmpty, !isInvisible, style.lineWidth > 0, style.lineWidth.isFinite else { return [] }
    let isPlain = backdrop == nil && shadows.allSatisfy { !$0.isInner }
    let area = isPlain ? path : path.strokedPath(style)
    return wrap([.stroke(path, itemPaint, style)], area: area, FillStyle(), id: id)
  }

  /// The items of the paint where a mask is opaque, within `rect`. Inner shadows, which need an outline, are left
  /// out.
  package func fill(maskedBy mask: Placed, in rect: CGRect, id: UInt64) -> [Item] {
    var ground = self
    (ground.shadows, ground.blendMode) = ([], nil)
    let items = ground.fill(Path(rect), FillStyle(), id: id)
    guard !items.isEmpty else { return [] }
    var masked = Item.group(.mask(mask), Placed(Fragment(id: id, items: items)))
    for shadow in shadows where !shadow.isInner {
      let effect = Effect.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)
      masked = .group(effect, Placed(Fragment(id: id, items: [masked])))
    }
    if let blendMode, blendMode != .normal {
      masked = .group(.blend(blendMode), Placed(Fragment(id: id, items: [masked])))
    }
    return [masked]
  }

  /// Whether opacity cannot be taken into the paint's colours.
  private var needsLayer: Bool {
    if case .tiles = paint { return true }
    return backdrop != nil
  }

  private var itemPaint: Paint { needsLayer ? paint : flattened }

  private func wrap(_ items: [Item], area: Path, _ style: FillStyle, id: UInt64) -> [Item] {
    var items = items
    func group(_ effect: Effect, _ content: [Item]) -> [Item] {
      [.group(effect, Placed(Fragment(id: id, items: content)))]
    }
    for shadow in shadows where shadow.isInner { items += shadow.innerItems(in: area, style, id: id) }
    if let backdrop {
      items = group(.backdrop(area, radius: backdrop.radius, saturation: backdrop.saturation), items)
    }
    if opacity != 1, needsLayer { items = group(.opacity(.value(opacity)), items) }
    for shadow in shadows where !shadow.isInner {
      items = group(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset), items)
    }
    if let blendMode, blendMode != .normal { items = group(.blend(blendMode), items) }
    return items
  }
}

extension Paint {
  /// The paint with the opacity of its colours multiplied. Tiles have no colours of their own and stay.
  package func multiplyingOpacity(by factor: Double) -> Paint {
    func fade(_ stops: GradientStops) -> GradientStops {
      GradientStops(
        stops.stops.map { .init(color: $0.color.multiplyingOpacity(by: factor), location: $0.location) },
        colorSpace: stops.colorSpace)
    }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(fade(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(fade(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      return .ellipticalGradient(fade(stops), rect: rect, center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(fade(stops), center: center, start: start, end: end)
    case .meshGradient(var mesh, let rect):
      mesh.colors = mesh.colors.map { $0.multiplyingOpacity(by: factor) }
      mesh.background = mesh.background.multiplyingOpacity(by: factor)
      return .meshGradient(mesh, rect: rect)
    case .tiles: return self
    }
  }

  /// The one colour that stands for the paint where only a colour will do.
  package var representativeColor: ResolvedColor {
    switch self {
    case .color(let color): return color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      return stops.stops.first?.color ?? .clear
    case .meshGradient(let mesh, _): return mesh.colors.first ?? .clear
    case .tiles: return .black
    }
  }
}
