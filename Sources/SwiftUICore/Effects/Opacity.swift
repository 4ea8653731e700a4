import DisplayList

/// The opacity of a view as a whole.
///
/// Its value stands beside the picture, so that another opacity leaves every fragment as it is.
nonisolated public struct _OpacityEffect: ElementModifier, Animatable {
  public typealias Body = Never
  public var opacity: Double

  @inlinable
  public init(opacity: Double) { self.opacity = opacity }

  package func draw(_ content: Placed, _ node: UnaryNode) -> Placed {
    let value = opacity.isNaN ? 1 : opacity.clamped(to: 0...1)
    return value == 1 ? content : content.applying(.opacity(.value(value)), id: node.id)
  }
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  package static var affects: ModifierAspects { .drawing }
  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// How opaque the view is, 0 to 1.
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
