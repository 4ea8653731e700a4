import Foundation
import Geometry

/// What a shape is filled with. Points are in the coordinates of the item.
public indirect enum Paint: Sendable, Equatable {
  /// One colour.
  case color(ResolvedColor)
  /// Along a line; beyond its ends the first and last colour go on.
  case linearGradient(GradientStops, start: CGPoint, end: CGPoint)
  /// Outward in circles; radii are points.
  case radialGradient(GradientStops, center: CGPoint, startRadius: Double, endRadius: Double)
  /// A radial gradient whose circles are stretched with `rect`: radii are fractions of its width and height,
  /// so that 0.5 reaches its edges from the middle.
  case ellipticalGradient(
    GradientStops, rect: CGRect, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Clockwise on screen, from the trailing edge.
  case angularGradient(GradientStops, center: CGPoint, start: Angle, end: Angle)
  /// Over a grid of points in unit coordinates of `rect`.
  case meshGradient(MeshGradientData, rect: CGRect)
  /// Copies of a picture side by side.
  case tiles(TilePaint)
}

/// Colours along a gradient, ordered by location.
public struct GradientStops: Sendable, Hashable {
  /// A colour at a location.
  public struct Stop: Sendable, Hashable {
    /// The colour at the location.
    public var color: ResolvedColor
    /// 0 for the gradient's start, 1 for its end.
    public var location: Double
    /// A colour at a location.
    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }
  /// Where colours between stops are mixed.
  public enum ColorSpace: Sendable, Hashable {
    /// Oklab (`perceptual`), or gamma-encoded sRGB (`device`).
    case perceptual, device
  }

  /// The colours, none at a smaller location than the one before.
  public var stops: [Stop]
  /// Perceptual gradients are interpolated in Oklab, device gradients in sRGB.
  public var colorSpace: ColorSpace

  /// Stops in the order of their locations.
  public init(_ stops: [Stop], colorSpace: ColorSpace = .perceptual) {
    self.stops = stops
    self.colorSpace = colorSpace
  }
}

/// A grid of `width` × `height` coloured points; positions are unit coordinates.
public struct MeshGradientData: Sendable, Hashable {
  /// A point of the grid and the control points of the curves that meet in it.
  public struct Vertex: Sendable, Hashable {
    /// Where the point is.
    public var position: CGPoint
    /// Control points toward the neighbours; nil where they follow from the neighbours.
    public var leading: CGPoint?, top: CGPoint?, trailing: CGPoint?, bottom: CGPoint?
    /// A point; control points that are not given follow from the neighbours.
    public init(
      position: CGPoint, leading: CGPoint? = nil, top: CGPoint? = nil, trailing: CGPoint? = nil,
      bottom: CGPoint? = nil
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }
  /// How many points a row and a column have: at least two each, else nothing is painted but the background.
  public var width: Int, height: Int
  /// The points, row by row.
  public var vertices: [Vertex]
  /// The colour of each point.
  public var colors: [ResolvedColor]
  /// What is painted where the mesh does not cover the area.
  public var background: ResolvedColor
  /// Whether colours change smoothly across the lines of the grid.
  public var smoothsColors: Bool
  /// Where colours between the points are mixed.
  public var colorSpace: GradientStops.ColorSpace

  /// A grid of points, row by row, with a colour for each.
  public init(
    width: Int, height: Int, vertices: [Vertex], colors: [ResolvedColor], background: ResolvedColor,
    smoothsColors: Bool, colorSpace: GradientStops.ColorSpace
  ) {
    self.width = width
    self.height = height
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
}
