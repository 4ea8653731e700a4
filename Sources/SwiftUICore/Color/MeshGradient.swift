import DisplayList

/// A gradient over a grid of coloured points.
///
/// The points stand row by row; there are `width` × `height` of them and as many colours. With fewer points
/// or colours than that the gradient is its background alone.
public struct MeshGradient: ShapeStyle, Sendable {
  /// Where the points are, in unit coordinates of the filled area.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    /// Points with control points toward their neighbours.
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// A point and the control points of the curves that meet in it.
  @frozen public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

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

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

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

  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

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
