import Foundation
import Geometry

/// What a shape is filled with. Points are in the coordinates of the item.
public indirect enum Paint: Sendable, Equatable {
  case color(ResolvedColor)
  case linearGradient(GradientStops, start: CGPoint, end: CGPoint)
  case radialGradient(GradientStops, center: CGPoint, startRadius: Double, endRadius: Double)
  /// A radial gradient whose circles are stretched with `rect`: radii are fractions of its width and height,
  /// so that 0.5 reaches its edges from the middle.
  case ellipticalGradient(
    GradientStops, rect: CGRect, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Clockwise on screen, from the trailing edge.
  case angularGradient(GradientStops, center: CGPoint, start: Angle, end: Angle)
  case meshGradient(MeshGradientData, rect: CGRect)
  case tiles(TilePaint)
}

/// Colours along a gradient, ordered by location.
public struct GradientStops: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    public var color: ResolvedColor
    public var location: Double
    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }
  public enum ColorSpace: Sendable, Hashable { case perceptual, device }

  public var stops: [Stop]
  /// Perceptual gradients are interpolated in Oklab, device gradients in sRGB.
  public var colorSpace: ColorSpace

  public init(_ stops: [Stop], colorSpace: ColorSpace = .perceptual) {
    self.stops = stops
    self.colorSpace = colorSpace
  }
}

/// A grid of `width` × `height` coloured points; positions are unit coordinates.
public struct MeshGradientData: Sendable, Hashable {
  public struct Vertex: Sendable, Hashable {
    public var position: CGPoint
    /// Control points toward the neighbours; nil where they follow from the neighbours.
    public var leading: CGPoint?, top: CGPoint?, trailing: CGPoint?, bottom: CGPoint?
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
  public var width: Int, height: Int
  public var vertices: [Vertex]
  public var colors: [ResolvedColor]
  public var background: ResolvedColor
  public var smoothsColors: Bool
  public var colorSpace: GradientStops.ColorSpace

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
