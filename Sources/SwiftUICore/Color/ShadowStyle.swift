import DisplayList

/// A shadow that belongs to a fill: behind it, or within its edges.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow behind. `radius` is the blur's standard deviation, all lengths are points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow within, as if the fill lay below a hole.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  package struct Resolved: Sendable, Equatable {
    package var color: ResolvedColor
    package var radius: Double
    package var offset: CGSize
    package var isInner: Bool
  }

  func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(
      color: color.resolve(in: environment), radius: max(0, Double(radius).finite(or: 0)),
      offset: CGSize(width: x.finite(or: 0), height: y.finite(or: 0)), isInner: isInner)
  }
}

extension ShadowStyle.Resolved {
  /// The shadow that everything around `area` throws into it.
  func innerItems(in area: Path, _ style: FillStyle, id: UInt64) -> [Item] {
    let box = area.boundingRect
    guard box.isFinite, color.opacity > 0 else { return [] }
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height)) + 1
    var around = Path(box.insetBy(dx: -2 * reach, dy: -2 * reach))
    around.addPath(area)
    let moved = around.offsetBy(dx: offset.width, dy: offset.height)
    let shadow = Item.fill(moved, .color(color), FillStyle(eoFill: true, antialiased: style.isAntialiased))
    let blurred = Item.group(
      .blur(radius: radius, opaque: false), Placed(Fragment(id: id, items: [shadow])))
    return [.group(.clip(area, style), Placed(Fragment(id: id, items: [blurred])))]
  }
}
