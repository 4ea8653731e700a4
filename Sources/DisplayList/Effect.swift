import Foundation
import Geometry

/// What a group does to the picture of its content.
public enum Effect: Sendable {
  /// Each view of the content is painted with this opacity, so that what lies below it shows through; `isolate` makes one
  /// of several.
  case opacity(Property<Double>)
  /// Content is composited as one layer onto what lies below.
  case blend(BlendMode)
  /// Content is flattened first, so that later effects see one layer.
  case isolate
  /// Content shows where it is within the path.
  case clip(Path, FillStyle)
  /// Content shows where the mask's alpha does.
  case mask(Placed)
  /// Content is mapped, with or without perspective, from its own coordinates to those of the item.
  case transform(Property<ProjectionTransform>)
  /// A Gaussian with a standard deviation of `radius` points; `opaque` keeps the edges opaque.
  case blur(radius: Double, opaque: Bool)
  /// A blurred, coloured copy of the content's alpha below the content.
  case shadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// A linear map of straight sRGB components.
  case colorMatrix(ColorMatrix)
  /// What lies below, within `path`, is blurred and saturated before the content is painted.
  case backdrop(Path, radius: Double, saturation: Double)

  /// The content's bounds as this effect enlarges, moves or cuts them.
  public func outset(_ box: CGRect) -> CGRect {
    if case .backdrop(let path, _, _) = self { return box.union(path.boundingRect) }
    guard !box.isNull else { return box }
    switch self {
    case .opacity, .blend, .isolate, .colorMatrix, .backdrop: return box
    case .mask(let mask): return box.overlap(mask.bounds)
    case .clip(let path, _): return box.overlap(path.boundingRect)
    case .blur(let radius, _):
      let reach = Self.reach(radius)
      return box.insetBy(dx: -reach, dy: -reach)
    case .shadow(_, let radius, let offset):
      let reach = Self.reach(radius)
      let shadow = offset.isFinite ? box.offsetBy(dx: offset.width, dy: offset.height) : box
      return box.union(shadow.insetBy(dx: -reach, dy: -reach))
    case .transform(.value(let transform)): return transform.boundingBox(of: box)
    case .transform(.slot): return box
    }
  }

  /// How far a Gaussian shows around what it is made of. A radius below zero and NaN count as 0.
  private static func reach(_ radius: Double) -> Double { radius > 0 ? 3 * radius : 0 }
}

/// How a layer is composited onto what lies below. The names and formulas are those of PDF and the W3C
/// compositing specification, and Core Graphics' two `plus` modes.
public enum BlendMode: Sendable, Hashable {
  /// `normal` paints over what is below; the others of this line and the first of the next act on each
  /// component.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The modes of components from here on, and those that exchange hue, saturation or luminosity as a whole.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Modes of coverage: where the layer or what lies below shows, or where both add up to darker or lighter.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
