/// The loop that a view of a list is from, for those who change the loop's data.
package struct LoopPlace {
  /// What a trait says of the loop, inmost first: set around the loop, or inside around the views of the element.
  package let values: [Any]
  /// Tells the loop from others.
  package let loop: ObjectIdentifier
  /// How far from the start of the loop's data the element is that the view is made from.
  package let index: Int
}

extension Subview {
  /// The nearest loop around the view of which a trait says something.
  package func loop(_ key: ObjectIdentifier) -> LoopPlace? { source.recipe?.loop(key) }
}

extension Recipe {
  func loop(_ key: ObjectIdentifier) -> LoopPlace? {
    guard !node.isDead else { return nil }
    if let inner = node.proxied?.recipe?.loop(key) { return inner }
    var values: [Any] = []
    var item: ForEachItem?
    var isFound = false
    var current = node.parent
    while let node = current, !node.isElement, !(node is RecipeRootNode) {
      if let next = node as? ForEachItem {
        if isFound { break }
        item = next
        isFound = !values.isEmpty
      } else if let value = node.trait(key) {
        values.append(value)
        isFound = item != nil
      }
      current = node.parent
    }
    guard isFound, let item, !item.isLeavingList, let loop = item.parent else { return nil }
    return LoopPlace(values: values, loop: ObjectIdentifier(loop), index: item.index)
  }
}
