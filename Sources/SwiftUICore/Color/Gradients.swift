import DisplayList

/// Where a gradient's stops come from.
enum GradientSource: Hashable, Sendable {
  case gradient(Gradient)
  case any(AnyGradient)

  func resolve(in environment: EnvironmentValues) -> GradientStops {
    switch self {
    case .gradient(let gradient): gradient.resolve(in: environment)
    case .any(let gradient): gradient.resolve(stopsIn: environment)
    }
  }
}

extension _ShapeStyle_Shape {
  mutating func apply(_ source: GradientSource, _ make: (GradientStops, CGRect) -> Paint) {
    paint = ShapePaint(make(source.resolve(in: environment), bounds))
    paint.multiplyOpacity(by: HierarchicalShapeStyle.fading(level))
  }
}

/// A gradient along a line between two points of the filled area. Beyond its ends the first and the last
/// colour go on. As a view it takes the whole of what it is proposed.
public struct LinearGradient: ShapeStyle, Sendable {
  let source: GradientSource
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(_ source: GradientSource, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    self.source = source
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// A gradient along a line between two points.
  ///
  /// - Parameters:
  ///   - startPoint: The unit point of the filled area where the first colour stands. Before it that colour
  ///     goes on.
  ///   - endPoint: The unit point where the last colour stands. Beyond it that colour goes on; at
  ///     `startPoint` it fills everything.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(.gradient(gradient), startPoint, endPoint)
  }

  /// Colours at equal distances between two unit points of the filled area.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(.gradient(Gradient(colors: colors)), startPoint, endPoint)
  }

  /// Stops along a line between two unit points of the filled area.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(.gradient(Gradient(stops: stops)), startPoint, endPoint)
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(source) {
      .linearGradient($0, start: startPoint.point(in: $1), end: endPoint.point(in: $1))
    }
  }
}

/// A gradient outward from a point; radii are points. Unlike an `EllipticalGradient` it stays circular.
public struct RadialGradient: ShapeStyle, Sendable {
  let source: GradientSource
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(_ source: GradientSource, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
    self.source = source
    self.center = center
    self.startRadius = startRadius.finite(or: 0)
    self.endRadius = endRadius.finite(or: 0)
  }

  /// A gradient in circles around a point.
  ///
  /// - Parameters:
  ///   - center: A unit point of the filled area.
  ///   - startRadius: Where the first colour stands, in points; within it that colour goes on. Not finite
  ///     counts as 0.
  ///   - endRadius: Where the last colour stands, in points; beyond it that colour goes on. Not finite counts
  ///     as 0.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(.gradient(gradient), center, startRadius, endRadius)
  }

  /// Colours at equal distances, outward from a unit point of the filled area; radii are points.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(.gradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  /// Stops outward from a unit point of the filled area; radii are points.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(.gradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(source) {
      .radialGradient(
        $0, center: center.point(in: $1), startRadius: Double(startRadius), endRadius: Double(endRadius))
    }
  }
}

/// A radial gradient stretched onto the filled area; radii are fractions of its size.
public struct EllipticalGradient: ShapeStyle, Sendable {
  let source: GradientSource
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  init(_ source: GradientSource, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    self.source = source
    self.center = center
    startRadiusFraction = start.finite(or: 0)
    endRadiusFraction = end.finite(or: 0.5)
  }

  /// A gradient in ellipses that have the proportions of the filled area.
  ///
  /// - Parameters:
  ///   - center: A unit point of the filled area.
  ///   - startRadiusFraction: Where the first colour stands, as a fraction of the width and height. Not
  ///     finite counts as 0.
  ///   - endRadiusFraction: Where the last colour stands, likewise; 0.5 touches the sides. Not finite counts
  ///     as 0.5.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(.gradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colours at equal distances; radii are fractions of the filled area's width and height.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(.gradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Stops; radii are fractions of the filled area's width and height.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(.gradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(source) {
      .ellipticalGradient(
        $0, rect: $1, center: center, startRadius: Double(startRadiusFraction),
        endRadius: Double(endRadiusFraction))
    }
  }
}

/// A gradient around a point, clockwise from the right.
public struct AngularGradient: ShapeStyle, Sendable {
  let source: GradientSource
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(_ source: GradientSource, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
    self.source = source
    self.center = center
    self.startAngle = .radians(startAngle.radians.finite(or: 0))
    self.endAngle = .radians(endAngle.radians.finite(or: 0))
  }

  /// A gradient between two angles; beyond them its first and last colour go on.
  ///
  /// - Parameters:
  ///   - center: A unit point of the filled area.
  ///   - startAngle: Where the first colour stands, clockwise from the right. Not finite counts as 0.
  ///   - endAngle: Where the last colour stands. At `startAngle` the last colour fills everything.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(.gradient(gradient), center, startAngle, endAngle)
  }

  /// Colours at equal angles between two angles, clockwise from the right.
  public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(.gradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  /// Stops between two angles, clockwise from the right.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(.gradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// A gradient once around, clockwise from an angle: the last colour meets the first there.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(.gradient(gradient), center, angle, angle + .degrees(360))
  }

  /// A gradient once around, clockwise from an angle: the last colour meets the first there.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient once around, clockwise from an angle: the last colour meets the first there.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(source) {
      .angularGradient($0, center: center.point(in: $1), start: startAngle, end: endAngle)
    }
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A style as a view fills the whole of what it is proposed.
  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  public typealias Body = _ShapeView<Rectangle, Self>
}
extension RadialGradient: View {
  public typealias Body = _ShapeView<Rectangle, Self>
}
extension EllipticalGradient: View {
  public typealias Body = _ShapeView<Rectangle, Self>
}
extension AngularGradient: View {
  public typealias Body = _ShapeView<Rectangle, Self>
}
