import DisplayList
import ViewGraph

/// Shows the content mirrored where the layout runs in a direction.
nonisolated struct MirroringModifier: ElementModifier {
  typealias Body = Never
  let behavior: LayoutDirectionBehavior

  static var affects: ModifierAspects { [.placement, .drawing] }

  private func mirrors(_ context: DrawContext<UnaryNode>) -> Bool {
    behavior.isMirrored(EnvironmentValues(scope: context.environment).layoutDirection == .rightToLeft)
  }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    guard mirrors(context) else { return content }
    return content.applying(.transform(.value(flip(context))), id: context.id)
  }

  private func flip(_ context: DrawContext<UnaryNode>) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: context.size.width.finite(or: 0), ty: 0))
  }

  func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    mirrors(context) ? ContentTransform(flip(context)) : .identity
  }
  static var movesContent: Bool { true }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Shows the view's picture mirrored about its middle, where the layout runs in a direction. Its own size
  /// and place stay as they are.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }

  /// Shows the view's picture mirrored about its middle where the layout runs from right to left; false
  /// changes nothing.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroringModifier(behavior: enabled ? .mirrors : .fixed))
  }
}
