import Geometry
import ViewGraph

/// Identifies a group of views that share their geometry.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// One view's part in a match. Owner: the view's node.
///
/// Frames are in the window.
nonisolated final class MatchMember {
  private let follower: FrameFollower
  private let views: MatchedViews
  private var key: MatchKey?
  private(set) var isSource = false
  /// Where the node stands.
  private(set) var slot = CGPoint.zero
  /// The frame that the content is to have; nil until the node has been laid out.
  private var end: CGRect?
  /// Whether that is the node's own.
  private var isLeading = true
  private var travel: MovingValue<CGRect>?
  /// What was taken when the content was placed last.
  var placed: CGRect?

  init(_ follower: FrameFollower, in views: MatchedViews) {
    self.follower = follower
    self.views = views
  }

  deinit {
    travel?.stop()
    if let key { views.remove(self, key) }
  }

  func update(isSource: Bool, key: MatchKey) {
    guard self.key != key || self.isSource != isSource else { return }
    if let old = self.key { views.remove(self, old) }
    self.key = key
    self.isSource = isSource
    views.add(self, key)
  }

  /// The frame of another view that the content is given now; nil for its own.
  var frameToTake: CGRect? { travel?.value ?? followed }

  /// Where the content shows now.
  var shown: CGRect? { travel?.value ?? end }

  /// What is on its way out is held where it shows.
  var frame: CGRect { isLeaving ? follower.shownFrame : follower.frame(in: .global) }

  /// Whether the view is laid out, which one that has left the tree or gave way to another candidate is not any more.
  var isLaidOut: Bool { follower.isLaidOut }

  var isLeaving: Bool { follower.isInTree && follower.isLeaving }

  /// What the view follows: what leaves goes with the view that is there in its place.
  private var followed: CGRect? {
    guard let key, !isSource || isLeaving, let source = views.source(key), source !== self else { return nil }
    return source.frame
  }

  /// The node or its source may have moved.
  func frameMoved() {
    guard let key else { return }
    settle()
    if isSource { views.updateFollowers(key) }
  }

  /// The source may have changed.
  func sourceMayHaveChanged() { follower.frameMayHaveChanged() }

  /// The view leaves its list, or comes back.
  func listHasChanged() { if let key { views.membersHaveChanged(key) } }

  /// Takes in where the content is to be.
  func settle() {
    guard follower.isInTree, let key else { return }
    let own = frame
    let shift = CGPoint(x: own.minX - slot.x, y: own.minY - slot.y)
    let followed = followed
    let next = followed ?? own
    let (before, led) = (end, isLeading)
    (slot, end, isLeading) = (own.origin, next, followed == nil)
    guard before != next || shift != .zero || placed != frameToTake else { return }
    let wasTravelling = travel != nil
    if led, isLeading, before != nil {
      // Layout moves what leads; it goes on to where that takes it.
      travel?.goesOn(to: next)
    } else {
      let from = before == nil ? views.leaving(key, beside: self)?.shown : shown(before, shift)
      go(from: from, to: next, isOther: before != next)
    }
    if wasTravelling || placed != frameToTake || shift != .zero { follower.placeAgain() }
  }

  private func go(from: CGRect?, to end: CGRect, isOther: Bool) {
    if let from, from != end, let transaction = follower.transaction, transaction.animation != nil {
      let travel = travel ?? MovingValue(from, follower.clock) { [weak self] in self?.hasTravelled() }
      self.travel = travel
      travel.go(to: end, transaction)
    } else if isOther {
      travel?.stop()
      travel = nil
    }
  }

  /// What showed before the node moved, as it shows in the moved one while layout brings that there.
  private func shown(_ before: CGRect?, _ shift: CGPoint) -> CGRect? {
    (travel?.value ?? before)?.offsetBy(dx: shift.x, dy: shift.y)
  }

  private func hasTravelled() {
    if travel?.isMoving == false { travel = nil }
    if follower.isInTree { follower.placeAgain() }
  }
}

/// The views of one tree that share their geometry.
nonisolated final class MatchedViews {
  private struct Member { weak var object: MatchMember? }
  private var members: [MatchKey: [Member]] = [:]

  func add(_ member: MatchMember, _ key: MatchKey) {
    members[key, default: []].append(Member(object: member))
    membersHaveChanged(key)
  }

  func remove(_ member: MatchMember, _ key: MatchKey) {
    members[key]?.removeAll { $0.object == nil || $0.object === member }
    if members[key]?.isEmpty ?? false { members[key] = nil }
    membersHaveChanged(key)
  }

  /// The tree is changing: the members check their source after the next layout.
  func membersHaveChanged(_ key: MatchKey) {
    for member in members[key] ?? [] { member.object?.sourceMayHaveChanged() }
  }

  /// The view that the others follow: of several sources that are laid out, the one that came first.
  func source(_ key: MatchKey) -> MatchMember? {
    members[key]?.lazy.compactMap(\.object).first { $0.isSource && $0.isLaidOut }
  }

  /// A view on its way out, beside one that comes.
  func leaving(_ key: MatchKey, beside other: MatchMember) -> MatchMember? {
    members[key]?.lazy.compactMap(\.object).last { $0 !== other && $0.isLeaving }
  }

  func updateFollowers(_ key: MatchKey) {
    for member in members[key] ?? []
    where member.object?.isSource == false || member.object?.isLeaving == true {
      member.object?.settle()
    }
  }
}
