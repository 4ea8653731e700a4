import DisplayList

/// Colours along a line of locations, 0 to 1.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where the colours between the stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// In gamma-encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// In Oklab.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]
  var space = ColorSpace.perceptual

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  /// Stops in an environment, ordered: a location that is less than the one before counts as that one.
  package func resolve(in environment: EnvironmentValues) -> GradientStops {
    var last = -Double.infinity
    let resolved = stops.map { stop in
      let location = max(last, Double(stop.location).finite(or: 0))
      last = location
      return GradientStops.Stop(color: stop.color.resolve(in: environment), location: location)
    }
    return GradientStops(resolved, colorSpace: space.isPerceptual ? .perceptual : .device)
  }
}

/// A gradient made from something else: a colour's own (`Color.gradient`), or one in another colour space. As a
/// style it runs from top to bottom.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  enum Provider: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }
  let provider: Provider
  var space: Gradient.ColorSpace?

  public init(_ gradient: Gradient) { provider = .gradient(gradient) }
  init(of color: Color) { provider = .color(color) }

  /// The gradient with its colours mixed in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  package func resolve(stopsIn environment: EnvironmentValues) -> GradientStops {
    var gradient: Gradient
    switch provider {
    case .gradient(let own): gradient = own
    case .color(let color):
      let base = color.resolve(in: environment)
      var white = ResolvedColor.white
      white.opacity = base.opacity
      gradient = Gradient(colors: [Color(base.mix(with: white, by: 0.2)), Color(base)])
    }
    if let space { gradient.space = space }
    return gradient.resolve(in: environment)
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let box = shape.bounds
    shape.paint = ShapePaint(
      .linearGradient(
        resolve(stopsIn: shape.environment), start: CGPoint(x: box.midX, y: box.minY),
        end: CGPoint(x: box.midX, y: box.maxY)))
    shape.paint.multiplyOpacity(by: HierarchicalShapeStyle.fading(shape.level))
  }
}

/// As a style, a gradient runs from top to bottom of what it fills.
extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.apply(AnyGradient(self)) }
}

extension Color {
  /// The colour with a little light from above.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}
