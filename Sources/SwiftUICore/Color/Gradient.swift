import DisplayList

/// Colours at locations from 0 to 1. It is a gradient's shape, `LinearGradient` for one, that puts them on an
/// area.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour at a location of the gradient.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour at the location, resolved where the gradient is drawn.
    public var color: Color
    /// How far along the gradient the colour stands: 0 is its start, 1 its end. Locations below 0 and above 1
    /// lie beyond the ends; one that is not finite counts as 0.
    public var location: CGFloat
    /// A colour at a location of the gradient.
    ///
    /// - Parameter location: 0 for the gradient's start, 1 for its end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which the colours between stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// In gamma-encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// In Oklab.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours in the order in which they are met. A location less than the one before counts as that one,
  /// so that the colour changes at once there.
  public var stops: [Stop]
  var space = ColorSpace.perceptual

  /// A gradient of colours at locations. Without stops nothing is painted.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances, the first at 0 and the last at 1; a single one fills everything.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with the colours between stops mixed in a colour space.
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

  /// A gradient as it is, as a style that runs from top to bottom.
  public init(_ gradient: Gradient) { provider = .gradient(gradient) }
  init(of color: Color) { provider = .color(color) }

  /// The gradient with the colours between stops mixed in a colour space.
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
