/// What the shape of a view's content counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view takes taps and other events.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the picture that is dragged, and how it is lifted.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of the picture in a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of what shines under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline of the mark of focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline that assistive technology draws.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Sets the shape of the content for some purposes.
nonisolated struct ContentShapeModifier<S: Shape>: HitTestingModifier {
  typealias Body = Never
  let kinds: ContentShapeKinds
  let shape: S
  let eoFill: Bool
  static var affects: ModifierAspects { [] }

  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    guard kinds.contains(.interaction) else { return .content }
    let path = shape.path(in: CGRect(origin: .zero, size: context.size), on: context)
    return path.contains(point, eoFill: eoFill) ? .whole : .nothing
  }
}

/// Sets whether the content takes part in hit testing.
nonisolated struct AllowsHitTestingModifier: HitTestingModifier {
  typealias Body = Never
  let isEnabled: Bool
  static var affects: ModifierAspects { [] }
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    isEnabled ? .content : .nothing
  }
}

extension View {
  /// The shape in which the view takes events, drawn in its frame; `eoFill` fills it by the even-odd rule.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, eoFill: eoFill))
  }

  /// The shape that the view has for some purposes, drawn in its frame; `eoFill` fills it by the even-odd rule.
  public nonisolated func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
      .focusOutline(kind.contains(.focusEffect) ? shape : nil)
  }

  /// Whether the view and those in it take events; where they do not, what lies behind takes them.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: enabled))
  }
}
