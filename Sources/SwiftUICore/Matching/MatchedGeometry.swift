import ViewGraph

/// What views with the same identifier share of their geometry.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the view stands in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is, in the view's own coordinates.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Lays the content out like another view of the same identifier, or lets others follow it.
nonisolated struct MatchedGeometryModifier: ElementModifier {
  typealias Body = Never
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static var affects: ModifierAspects { .placement }

  func place(_ context: PlaceContext) {
    let member = member(of: context)
    member.update(isSource: isSource, key: MatchKey(id: id, namespace: namespace))
    member.placed = member.frameToTake
    guard let frame = member.placed else { return context.placeChild() }
    context.placeChild(properties.contains(.size) ? Proposal(frame.size) : context.proposal)
    context.childOrigin = origin(following: frame, of: context.child.size, in: member.slot)
    if context.isRightToLeft {
      // The engine mirrors the child's origin, but the source's frame is where it shows: mirrored once already.
      context.childOrigin.x = context.size.width - context.childOrigin.x - context.child.size.width
    }
  }

  /// Where the content begins in its slot, left to right. Where size and position are shared and the content
  /// does not take the size, it stands off by the anchor's share of the difference.
  private func origin(following source: CGRect, of size: CGSize, in slot: CGPoint) -> CGPoint {
    guard properties.contains(.position) else { return .zero }
    var x = source.minX + (source.width - size.width) * anchor.x - slot.x
    var y = source.minY + (source.height - size.height) * anchor.y - slot.y
    if properties.contains(.size) {
      x += (source.width - size.width) * anchor.x
      y += (source.height - size.height) * anchor.y
    }
    return CGPoint(x: x.finite(or: 0), y: y.finite(or: 0))
  }

  private func member(of context: PlaceContext) -> MatchMember {
    if let known = context.kept as? MatchMember { return known }
    let follower = context.followFrame { ($0.kept as? MatchMember)?.frameMoved() }
    let made = MatchMember(follower, in: context.shared(MatchedViews.self) { MatchedViews() })
    follower.leaves = { [weak made] in made?.listHasChanged() }
    context.kept = made
    return made
  }
}

extension View {
  /// Makes views with the same identifier share their geometry: those that are no source are drawn where, or
  /// as large as, the source is. The space that they occupy in their own place stays as it was.
  ///
  /// Where the source's frame changes with an animation, or another view becomes the source, those that follow go there
  /// with it. So does a view that takes the place of another: inserted in the animated change in which that is removed, it
  /// sets out from the other's frame, and the other goes with it while its transition runs.
  ///
  /// - Parameters:
  ///   - id: Identifies the group of views within the name space.
  ///   - namespace: From a `@Namespace` property.
  ///   - properties: What follows the source. Size: the content is proposed the source's size. Position: the
  ///     content's anchor is put on the source's.
  ///   - anchor: The point of both frames that meets.
  ///   - isSource: Whether the others follow this view. Of several sources in the tree the one that came first
  ///     is followed; where there is none, each stays in its own place.
  public nonisolated func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    modifier(
      MatchedGeometryModifier(
        id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor, isSource: isSource)
    )
  }
}
