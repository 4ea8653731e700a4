import DisplayList

/// Blurs a view's picture.
nonisolated public struct _BlurEffect: ElementModifier, Animatable {
  public typealias Body = Never
  public var radius: CGFloat
  public var isOpaque: Bool

  @inlinable
  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let radius = Double(radius).finite(or: 0)
    guard radius > 0 else { return content }
    guard isOpaque, !content.fragment.isEmpty else {
      return content.applying(.blur(radius: radius, opaque: false), id: context.id)
    }
    // An opaque blur keeps the frame's edges: what it would carry across them is cut off.
    let frame = Path(CGRect(origin: .zero, size: context.size))
    return content.applying(.blur(radius: radius, opaque: true), id: context.id)
      .applying(.clip(frame, FillStyle()), id: context.id)
  }
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  package static var affects: ModifierAspects { .drawing }
}

extension _BlurEffect: HitTestingModifier {
  package func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    isOpaque && radius.isFinite && radius > 0 ? context.region(cutOffFor: point) : .content
  }
}

extension HitTestContext<UnaryNode> {
  /// What a modifier says of a point that cuts its content off at the view's frame.
  fileprivate func region(cutOffFor point: CGPoint) -> HitRegion {
    CGRect(origin: .zero, size: size).containsOrTouches(point) ? .content : .nothing
  }
}

/// A shadow below a view's picture.
nonisolated public struct _ShadowEffect: ElementModifier, Animatable {
  public typealias Body = Never
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  @inlinable
  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let color = color.resolve(in: EnvironmentValues(scope: context.environment))
    guard color.opacity > 0, offset.isFinite else { return content }
    let radius = max(0, Double(radius).finite(or: 0))
    return content.applying(.shadow(color: color, radius: radius, offset: offset), id: context.id)
  }
  public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
  package static var affects: ModifierAspects { .drawing }
}

/// Composites a view's picture by a blend mode.
nonisolated public struct _BlendModeEffect: ElementModifier {
  public typealias Body = Never
  public var blendMode: BlendMode

  @inlinable
  public init(blendMode: BlendMode) { self.blendMode = blendMode }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    blendMode == .normal ? content : content.applying(.blend(blendMode), id: context.id)
  }
  package static var affects: ModifierAspects { .drawing }
}

/// Makes one layer of a view's picture.
nonisolated public struct _CompositingGroupEffect: ElementModifier {
  public typealias Body = Never
  @inlinable public init() {}
  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    content.applying(.isolate, id: context.id)
  }
  package static var affects: ModifierAspects { .drawing }
}

/// Makes one layer of a view's picture, cut off at its frame.
nonisolated struct DrawingGroupEffect: ElementModifier {
  typealias Body = Never
  let isOpaque: Bool

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let rect = CGRect(origin: .zero, size: context.size)
    guard rect.isFinite else { return content }
    let frame = Path(rect)
    var layer = content
    if isOpaque {
      let ground = Item.fill(frame, .color(.black), FillStyle())
      layer = .layered(Placed(Fragment(id: context.id, items: [ground])), content, id: context.id)
    }
    return layer.applying(.isolate, id: context.id).applying(.clip(frame, FillStyle()), id: context.id)
  }
  static var affects: ModifierAspects { .drawing }
}

extension DrawingGroupEffect: HitTestingModifier {
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    context.region(cutOffFor: point)
  }
}

/// Where a drawing group mixes its colours, and how those of a picture are kept.
public enum ColorRenderingMode: Sendable, Hashable, CaseIterable {
  /// In sRGB, gamma-encoded: how every picture is drawn.
  case nonLinear
  /// In linear sRGB.
  case linear
  /// In linear sRGB with colours beyond its gamut.
  case extendedLinear
}

extension View {
  /// Blurs the view by a Gaussian with a standard deviation of `radius` points; `opaque` keeps its edges.
  @inlinable
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Puts a shadow below the view; all lengths are points, `radius` is the blur's standard deviation.
  @inlinable
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Composites the view as one layer onto what lies below it in the picture, down to the nearest
  /// `compositingGroup()` around.
  @inlinable
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Makes one layer of the view, so that effects outside see it as a whole.
  @inlinable
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Makes one layer of the view, cut off at its frame; `opaque` puts it on black. Colours are mixed in
  /// gamma-encoded sRGB in every mode.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupEffect(isOpaque: opaque))
  }
}
