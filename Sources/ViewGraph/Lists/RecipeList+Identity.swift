/// A loop that finds its elements by their identities, without making them.
protocol IdentityFinding: ViewNode {
  /// The index in the node's list of the first element of a row with an identity; nil where no row has it.
  func rowStart(of identity: AnyHashable) -> Int?
  /// Whether views of a row may have an identity of their own that is of the same type as another.
  func mayHaveIdentity(like identity: AnyHashable) -> Bool
}

extension LazyForEachNode: IdentityFinding {
  func rowStart(of identity: AnyHashable) -> Int? {
    let place =
      if let id = identity.base as? ID { place(of: id) } else { locatingData?.offset(ofIdentity: identity) }
    return place.map { $0 * itemCount }
  }

  func mayHaveIdentity(like identity: AnyHashable) -> Bool {
    locatingData == nil && content.givesIdentity(of: Swift.type(of: identity.base), depth: 0)
  }
}

extension RecipeList {
  /// The index of the first element that has an identity by `id(_:)` or by a loop. Loops are asked; where rows may have
  /// identities of their own, which only their views tell, these are made one by one until it is found.
  func index(of identity: AnyHashable) -> Int? {
    guard let root else { return nil }
    return root.graph.enter { root.recipeIndex(of: identity) }
  }
}

extension ViewNode {
  fileprivate func recipeIndex(of identity: AnyHashable) -> Int? {
    switch self {
    case let node as IdentityNode where node.identity == identity: return recipeCount > 0 ? 0 : nil
    case let item as ForEachItem where item.identity == identity: return recipeCount > 0 ? 0 : nil
    case let recipe as RecipeNode: return recipe.proxied?.recipe?.hasIdentity(identity) == true ? 0 : nil
    case let loop as any IdentityFinding:
      if let start = loop.rowStart(of: identity) { return start }
      return loop.mayHaveIdentity(like: identity) ? loop.madeRecipeIndex(of: identity) : nil
    default:
      var children: [ViewNode] = []
      // A list from which others are made has its own numbers.
      forEachChild { if !($0 is RecipeRootNode) { children.append($0) } }
      for child in children {
        if let index = child.recipeIndex(of: identity), let start = recipeStart(of: child) {
          return start + index
        }
      }
      return (self as? ListBodyNode)?.sectionIndex(of: identity)
    }
  }

  /// Looks at the rows themselves. Those that are made for it are taken out of the tree again.
  private func madeRecipeIndex(of identity: AnyHashable) -> Int? {
    for index in 0..<recipeCount {
      guard let recipe = recipe(at: index, wrappers: nil) else { continue }
      let isFound = recipe.hasIdentity(identity)
      recipe.node.releaseRow()
      if isFound { return index }
    }
    return nil
  }
}

extension ListBodyNode {
  /// Where the list that is made has the section in whose header or footer the base has an identity: such views stand within
  /// others there, which do not tell of them.
  fileprivate func sectionIndex(of identity: AnyHashable) -> Int? {
    let base = base
    guard let index = base.index(of: identity) else { return nil }
    let sections = base.sections(in: 0..<base.count)
    guard let number = sections.firstIndex(where: { $0.range.contains(index) }) else { return nil }
    var made: [FoundSection] = []
    findSections(from: 0, into: &made)
    guard made.count == sections.count else { return nil }
    if sections[number].header.contains(index) { return made[number].header.first }
    if sections[number].footer.contains(index) { return made[number].footer.first }
    return nil
  }
}

extension Recipe {
  /// Whether `id(_:)` or a loop gives the element an identity.
  func hasIdentity(_ identity: AnyHashable) -> Bool {
    guard !node.isDead else { return false }
    if node.proxied?.recipe?.hasIdentity(identity) ?? false { return true }
    var current = node.parent
    while let node = current, !(node is RecipeRootNode) {
      if let its = (node as? IdentityNode)?.identity ?? (node as? ForEachItem)?.identity, its == identity {
        return true
      }
      current = node.parent
    }
    return false
  }
}
