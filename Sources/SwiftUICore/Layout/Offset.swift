import DisplayList
import ViewGraph

/// Shows the content elsewhere than layout has put it.
nonisolated public struct _OffsetEffect: ElementModifier {
  public typealias Body = Never
  public var offset: CGSize

  public init(offset: CGSize) { self.offset = offset }

  package static var affects: ModifierAspects { [.placement, .drawing] }

  private func moved(_ point: CGPoint, _ node: UnaryNode) -> CGPoint {
    let width = offset.width.finite(or: 0)
    return CGPoint(
      x: point.x + (node.isRightToLeft ? -width : width), y: point.y + offset.height.finite(or: 0)
    ).held
  }

  package func draw(_ content: Placed, _ node: UnaryNode) -> Placed {
    var content = content
    content.origin = moved(content.origin, node)
    return content
  }

  package func shift(_ point: CGPoint, _ node: UnaryNode) -> CGPoint { moved(point, node) }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension _OffsetEffect: NumberChecking {
  package var problem: String? {
    offset.isFinite ? nil : "an offset of \(offset.width), \(offset.height) points"
  }
}

extension View {
  /// Shows the view shifted, in points toward the trailing edge and down. Layout stays as it is. Distances
  /// that are not finite count as zero.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Shows the view shifted, in points toward the trailing edge and down. Layout stays as it is.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}
