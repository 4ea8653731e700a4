import SwiftUICore
import ViewGraph

/// What lies behind the views of a row, from back to front.
struct ListRowPlates: View {
  enum Fill {
    case view(AnyView)
    case style(AnyShapeStyle)
  }

  /// Nil for nothing.
  let fill: Fill?
  /// How far it reaches over what is above the row.
  let rise: CGFloat
  let shape: UnevenRoundedRectangle
  /// What the row shows under the mouse; nil for nothing.
  let hover: HoverEffect?
  /// The colour of what a lift brings nearer; nil for that of the window.
  let hoverFill: SchemeColor?
  let isPressed: Bool
  /// The items of the menu that opens on all of the row; nil for none.
  let menu: AnyView?

  var count: Int { [fill != nil, hover != nil, isPressed, menu != nil].count { $0 } }

  var body: some View {
    switch fill {
    case .view(let own)?: SingleView(own).clipShape(shape)
    // What the list paints is no view of its own for presses: the row is.
    case .style(let style)? where rise > 0: shape.fill(style).padding(.top, -rise).allowsHitTesting(false)
    case .style(let style)?: shape.fill(style).allowsHitTesting(false)
    case nil: EmptyView()
    }
    if let hover { HoverPlate(effect: hover, shape: shape, fill: hoverFill).allowsHitTesting(false) }
    if isPressed { shape.fill(SchemeColor.pressed).allowsHitTesting(false) }
    if let menu { Color.clear.contentShape(Rectangle()).contextMenu { menu }.accessibilityHidden(true) }
  }
}
