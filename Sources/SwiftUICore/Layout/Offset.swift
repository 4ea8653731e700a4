import DisplayList
import ViewGraph

/// Shows the content elsewhere than layout has put it.
///
/// Once it has changed the distance stands beside the picture, so that every fragment stays as it is.
nonisolated public struct _OffsetEffect: SlottedValue {
  public typealias Body = Never
  public var offset: CGSize

  public init(offset: CGSize) { self.offset = offset }

  package static var affects: ModifierAspects { [.placement, .drawing] }

  /// How far to the right and down.
  private func distance(_ context: DrawContext<UnaryNode>) -> CGPoint {
    let width = offset.width.finite(or: 0)
    return CGPoint(x: context.isRightToLeft ? -width : width, y: offset.height.finite(or: 0)).held
  }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    context.shifted(content, by: distance(context))
  }
  package func slotValue(_ context: DrawContext<UnaryNode>) -> SlotValue { .offset(distance(context)) }
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  package func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    .translation(distance(context))
  }
  package static var movesContent: Bool { true }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension DrawContext<UnaryNode> {
  /// The picture of content that a modifier shows elsewhere: in the modifier's slot once it has changed.
  func shifted(_ content: Placed, by distance: CGPoint) -> Placed {
    if let slot, !content.fragment.isEmpty {
      // The place is the slot's to change: a fragment of its own carries it.
      return Placed(Fragment(id: id, items: [.children(FragmentTree([content]))]), slot: slot)
    }
    var content = content
    content.origin.x += distance.x
    content.origin.y += distance.y
    return content
  }
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

  /// Shows the view shifted, in points toward the trailing edge and down. Layout stays as it is. Distances
  /// that are not finite count as zero.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}
