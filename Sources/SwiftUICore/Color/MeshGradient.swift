import DisplayList

/// A gradient over a grid of coloured points.
///
/// The points stand row by row; there are `width` × `height` of them and as many colours. With fewer points
/// or colours than that the gradient is its background alone.
public struct MeshGradient: ShapeStyle, Sendable {
  /// Where the points are, in unit coordinates of the filled area.
  public enum Locations: Equatable, Sendable {
    /// Points with straight lines to their neighbours.
    case points([SIMD2<Float>])
    /// Points with control points toward their neighbours.
    case bezierPoints([BezierPoint])
  }

  /// The colours at the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that are resolved where the gradient is drawn.
    case colors([Color])
    /// Colours of fixed components.
    case resolvedColors([Color.Resolved])
  }

  /// A point and the control points of the curves that meet in it.
  @frozen public struct BezierPoint: Equatable, Sendable {
    /// The point in unit coordinates of the filled area; a coordinate that is not finite counts as 0.
    public var position: SIMD2<Float>
    /// The control point of the curve to the neighbour on the leading side, in unit coordinates.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the neighbour above, in unit coordinates.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the neighbour on the trailing side, in unit coordinates.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the neighbour below, in unit coordinates.
    public var bottomControlPoint: SIMD2<Float>

    /// All points are in unit coordinates of the filled area.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// How many points a row has. With fewer than two the gradient is its background alone.
  public var width: Int
  /// How many points a column has. With fewer than two the gradient is its background alone.
  public var height: Int
  /// Where the points are. Points beyond `width` × `height` do not count.
  public var locations: Locations
  /// The colour of each point. Colours beyond `width` × `height` do not count.
  public var colors: Colors
  /// What fills the area where the mesh does not cover it.
  public var background: Color
  /// Whether colours change smoothly across the lines of the grid; if not, each patch mixes those of its
  /// corners by itself.
  public var smoothsColors: Bool
  /// Where the colours between the points are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// A gradient of any kind of points and colours.
  public nonisolated init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A gradient of points joined by straight lines.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A gradient of points joined by straight lines, in colours of fixed components.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A gradient of points joined by curves.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A gradient of points joined by curves, in colours of fixed components.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  private var vertices: [MeshGradientData.Vertex] {
    func point(_ p: SIMD2<Float>) -> CGPoint {
      CGPoint(x: CGFloat(p.x.finite(or: 0)), y: CGFloat(p.y.finite(or: 0)))
    }
    switch locations {
    case .points(let points): return points.map { .init(position: point($0)) }
    case .bezierPoints(let points):
      return points.map {
        .init(
          position: point($0.position), leading: point($0.leadingControlPoint),
          top: point($0.topControlPoint), trailing: point($0.trailingControlPoint),
          bottom: point($0.bottomControlPoint))
      }
    }
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let environment = shape.environment
    let ground = background.resolve(in: environment)
    let resolved: [ResolvedColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    let vertices = vertices
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, width > 1, height > 1, vertices.count >= count, resolved.count >= count else {
      shape.paint = ShapePaint(.color(ground))
      return
    }
    let mesh = MeshGradientData(
      width: width, height: height, vertices: Array(vertices.prefix(count)),
      colors: Array(resolved.prefix(count)), background: ground, smoothsColors: smoothsColors,
      colorSpace: colorSpace == .device ? .device : .perceptual)
    shape.paint = ShapePaint(.meshGradient(mesh, rect: shape.bounds))
    shape.paint.multiplyOpacity(by: HierarchicalShapeStyle.fading(shape.level))
  }
}

extension MeshGradient: View {
  public typealias Body = _ShapeView<Rectangle, Self>
}
