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

/// Identifies a group of views that share their geometry.
private struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
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
    let source = isSource ? nil : member.sourceFrame
    member.placed = source
    guard let source else { return context.placeChild() }
    context.placeChild(properties.contains(.size) ? Proposal(source.size) : context.proposal)
    context.childOrigin = origin(following: source, of: context.child.size, in: member.slot)
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
    context.kept = made
    return made
  }
}

/// One view's part in a match. Owner: the view's node.
nonisolated private final class MatchMember {
  private let follower: FrameFollower
  private let views: MatchedViews
  private var key: MatchKey?
  private(set) var isSource = false
  /// The source's frame by which the content was placed last.
  var placed: CGRect?
  /// Where the node stood in the window when it was placed last.
  private(set) var slot = CGPoint.zero

  init(_ follower: FrameFollower, in views: MatchedViews) {
    self.follower = follower
    self.views = views
  }

  deinit { if let key { views.remove(self, key) } }

  func update(isSource: Bool, key: MatchKey) {
    guard self.key != key || self.isSource != isSource else { return }
    if let old = self.key { views.remove(self, old) }
    self.key = key
    self.isSource = isSource
    views.add(self, key)
  }

  var frame: CGRect { follower.frame(in: .global) }

  /// Whether the view is laid out, which one that has left the tree or gave way to another candidate is not any more.
  var isLaidOut: Bool { follower.isLaidOut }

  var sourceFrame: CGRect? { key.flatMap { views.source($0)?.frame } }

  /// The node or its source may have moved.
  func frameMoved() {
    guard let key else { return }
    if isSource {
      views.updateFollowers(key)
    } else {
      follow()
    }
  }

  /// The source may have changed.
  func sourceMayHaveChanged() { follower.frameMayHaveChanged() }

  func follow() {
    guard follower.isInTree, !isSource else { return }
    let origin = frame.origin
    let source = sourceFrame
    guard source != placed || (source != nil && origin != slot) else { return }
    slot = origin
    follower.placeAgain()
  }
}

/// The views of one tree that share their geometry.
nonisolated private final class MatchedViews {
  private struct Member { weak var object: MatchMember? }
  private var members: [MatchKey: [Member]] = [:]

  func add(_ member: MatchMember, _ key: MatchKey) {
    members[key, default: []].append(Member(object: member))
    updateFollowers(key)
  }

  func remove(_ member: MatchMember, _ key: MatchKey) {
    members[key]?.removeAll { $0.object == nil || $0.object === member }
    if members[key]?.isEmpty ?? false { members[key] = nil }
    // The tree is changing: the other members check their source after the next layout.
    for member in members[key] ?? [] { member.object?.sourceMayHaveChanged() }
  }

  /// The view that the others follow: of several sources that are laid out, the one that came first.
  func source(_ key: MatchKey) -> MatchMember? {
    members[key]?.lazy.compactMap(\.object).first { $0.isSource && $0.isLaidOut }
  }

  func updateFollowers(_ key: MatchKey) {
    for member in members[key] ?? [] { member.object?.follow() }
  }
}

extension View {
  /// Makes views with the same identifier share their geometry: those that are no source are drawn where, or
  /// as large as, the source is. The space that they occupy in their own place stays as it was.
  ///
  /// A change of the source's frame shows at once.
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
