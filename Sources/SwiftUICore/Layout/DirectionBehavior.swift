import DisplayList
import ViewGraph

/// Shows the content mirrored where the layout runs in a direction.
nonisolated struct MirroringModifier: ElementModifier {
  typealias Body = Never
  let behavior: LayoutDirectionBehavior

  static var affects: ModifierAspects { [.placement, .drawing] }

  private func mirrors(_ node: UnaryNode) -> Bool {
    behavior.isMirrored(EnvironmentValues(scope: node.environment).layoutDirection == .rightToLeft)
  }

  func draw(_ content: Placed, _ node: UnaryNode) -> Placed {
    guard mirrors(node) else { return content }
    return content.applying(.transform(.value(flip(node))), id: node.id)
  }

  private func flip(_ node: UnaryNode) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: node.size.width.finite(or: 0), ty: 0))
  }

  func contentTransform(_ node: UnaryNode) -> ContentTransform {
    mirrors(node) ? ContentTransform(flip(node)) : .identity
  }
  static var movesContent: Bool { true }
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
