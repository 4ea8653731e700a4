import DisplayList

/// A leaf whose content goes over into another in a way of its own where the change is animated: a text to other words.
package protocol ContentChanging: LeafView {
  /// How what was drawn becomes what is drawn from now on.
  ///
  /// - Returns: Nil where nothing lies between but the numbers of the items (`ItemNumbers`): what else differs is there at
  ///   once.
  nonisolated static func contentChange(
    from old: [Item], to new: [Item], _ context: DrawContext<LeafNode>
  ) -> (any ContentChange)?
}

/// One content on its way to another.
package protocol ContentChange {
  /// What shows on the way. Asked with each frame, for the same old items, and for new ones that seldom are others.
  ///
  /// - Parameters:
  ///   - share: How much of the way has been gone: 0 shows the old items, 1 the new. A spring goes beyond.
  ///   - id: Of the leaf, for fragments of its own.
  func items(from old: [Item], to new: [Item], _ share: Double, id: UInt64) -> [Item]
}

/// A content on its way to another, at the times of the clock.
///
/// Owner: the element's `Repainting`, until the element paints something else again.
final class ContentMotion {
  private let way: any ContentChange
  private let from: [Item]
  /// How much of the way has been gone.
  private var share: Animator<Double>

  init(
    _ way: any ContentChange, from: [Item], scope: EnvironmentScope, _ transaction: Transaction,
    at time: Double
  ) {
    self.way = way
    self.from = from
    share = Animator(0.0, scope: scope)
    share.retarget(1, transaction, at: time)
  }

  var isMoving: Bool { share.isMoving }

  func advance(to time: Double) { _ = share.value(at: time) }

  /// What shows at a time; nil where the content has arrived.
  func items(to fresh: [Item], at time: Double, id: UInt64) -> [Item]? {
    let share = share.value(at: time)
    guard isMoving || share != 1 else { return nil }
    return way.items(from: from, to: fresh, share, id: id)
  }
}
