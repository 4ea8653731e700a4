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
  /// What shows on the way.
  ///
  /// - Parameters:
  ///   - share: How much of the way has been gone: 0 shows the old items, 1 the new. A spring goes beyond.
  ///   - id: Of the leaf, for fragments of its own.
  func items(from old: [Item], to new: [Item], _ share: Double, id: UInt64) -> [Item]
}

extension LeafNode {
  func contentChange(from old: [Item], to new: [Item]) -> (any ContentChange)? {
    leafType.contentChanging?.contentChange(from: old, to: new, DrawContext(self))
  }
}
