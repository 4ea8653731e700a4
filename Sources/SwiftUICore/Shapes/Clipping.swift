import DisplayList

/// Shows of a view only what is within a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ElementModifier, Animatable {
  public typealias Body = Never
  public var shape: ClipShape
  public var style: FillStyle

  @inlinable
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let rect = CGRect(origin: .zero, size: context.size)
    guard rect.isFinite else { return content }
    return content.applying(.clip(shape.path(in: rect, on: context), style), id: context.id)
  }
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  package static var affects: ModifierAspects { .drawing }
  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension _ClipEffect: HitTestingModifier {
  package func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    let path = shape.path(in: CGRect(origin: .zero, size: context.size), on: context)
    return path.contains(point, eoFill: style.isEOFilled) ? .content : .nothing
  }
}

extension View {
  /// Shows only what is within a shape in the view's frame.
  @inlinable
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows only what is within the view's frame. Layout stays as it is.
  @inlinable
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what is within the view's frame with round corners of a radius in points.
  @inlinable
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
