/// A loop that finds its elements by their identities, without making them.
protocol IdentityFinding: ViewNode {
  /// The rows with identities that are looked for: of each the index of its first element in the node's list.
  func findRows(_ search: RecipeSearch) -> [RecipeSearch.Place]
  /// Whether views of a row may have an identity of a type of their own.
  func mayHaveIdentity(of type: Any.Type) -> Bool
}

extension LazyForEachNode: IdentityFinding {
  func findRows(_ search: RecipeSearch) -> [RecipeSearch.Place] {
    let wanted = search.identities(as: ID.self)
    var places: [RecipeSearch.Place] = []
    if wanted.ids.count > 1, dataCount <= wanted.ids.count {
      // Of many short loops, none goes through all that is looked for.
      for row in 0..<dataCount {
        for number in wanted.numbers[identity(at: row)] ?? [] {
          places += search.take(number, row * itemCount)
        }
      }
    } else {
      let open = ContiguousArray(
        wanted.ids.filter { wanted.numbers[$0]?.contains(where: search.isOpen) ?? false })
      for (id, row) in zip(open, self.places(of: open)) {
        guard let row else { continue }
        for number in wanted.numbers[id] ?? [] { places += search.take(number, row * itemCount) }
      }
    }
    guard let locatingData else { return places }
    let others = search.openNumbers.filter { !(search.identities[$0].base is ID) }
    let rows = locatingData.offsets(ofIdentities: others.map { search.identities[$0] })
    for (number, row) in zip(others, rows) {
      if let row { places += search.take(number, row * itemCount) }
    }
    return places
  }

  func mayHaveIdentity(of type: Any.Type) -> Bool {
    locatingData == nil && content.givesIdentity(of: type, depth: 0)
  }
}

extension RecipeList {
  /// The index of the first element that has an identity by `id(_:)` or by a loop.
  func index(of identity: AnyHashable) -> Int? { indices(of: [identity])[0] }

  /// The indices of the first elements that have identities by `id(_:)` or by a loop, found by one walk. Loops
  /// are asked; where rows may have identities of their own, which only their views tell, these are made one by one until
  /// all are found.
  func indices(of identities: [AnyHashable]) -> [Int?] {
    guard let root, !identities.isEmpty else { return identities.map { _ in nil } }
    return root.graph.enter {
      root.graph.identitySearches.answer(to: identities, in: root) {
        let search = RecipeSearch(identities)
        return search.results(root.find(search))
      }
    }
  }

  /// The same of identities that may also be the elements' own.
  func indices(ofOwnOrGiven identities: [AnyHashable]) -> [Int?] {
    let own = identities.map { $0.base as? Subview.ID }
    var given = indices(of: zip(identities, own).filter { $1 == nil }.map { $0.0 })[...]
    return own.map { $0.map { index(of: $0) } ?? given.removeFirst() }
  }
}

extension ViewNode {
  fileprivate func find(_ search: RecipeSearch) -> [RecipeSearch.Place] {
    guard !search.isDone else { return [] }
    switch self {
    case let recipe as RecipeNode:
      guard let proxied = recipe.proxied?.recipe else { return [] }
      return proxied.identities.flatMap { search.take($0, 0) }
    case let loop as any IdentityFinding: return loop.findRows(search) + loop.findMadeRows(search)
    default:
      var places: [RecipeSearch.Place] = []
      if let own = givenIdentity, search.looksFor(own), recipeCount > 0 { places += search.take(own, 0) }
      var children: [ViewNode] = []
      // A list from which others are made has its own numbers.
      forEachChild { if !($0 is RecipeRootNode) { children.append($0) } }
      for child in children {
        let inside = child.find(search)
        guard !inside.isEmpty else { continue }
        if let start = recipeStart(of: child) {
          places += inside.map { ($0.number, start + $0.index) }
        } else {
          search.giveBack(inside)
        }
      }
      return places + ((self as? ListBodyNode)?.findSections(search) ?? [])
    }
  }

  /// The identity that the node itself gives the elements below it.
  fileprivate var givenIdentity: AnyHashable? {
    (self as? IdentityNode)?.identity ?? (self as? ForEachItem)?.identity
  }

  /// Looks at the rows themselves. Those that are made for it are taken out of the tree again.
  fileprivate func findMadeRows(_ search: RecipeSearch) -> [RecipeSearch.Place] {
    guard let loop = self as? any IdentityFinding, search.openTypes.contains(where: loop.mayHaveIdentity)
    else { return [] }
    var places: [RecipeSearch.Place] = []
    for index in 0..<recipeCount {
      guard !search.isDone else { break }
      guard let recipe = recipe(at: index, wrappers: nil) else { continue }
      places += recipe.identities.flatMap { search.take($0, index) }
      recipe.node.releaseRow()
    }
    return places
  }
}

extension ListBodyNode {
  /// Where the list that is made has the sections in whose headers or footers the base has identities: such
  /// views stand within others there, which do not tell of them.
  fileprivate func findSections(_ search: RecipeSearch) -> [RecipeSearch.Place] {
    let numbers = search.openNumbers
    guard !numbers.isEmpty else { return [] }
    let base = base
    let found = zip(numbers, base.indices(of: numbers.map { search.identities[$0] })).filter { $1 != nil }
    guard !found.isEmpty else { return [] }
    let sections = base.sections(in: 0..<base.count)
    var made: [FoundSection] = []
    findSections(from: 0, into: &made)
    guard made.count == sections.count else { return [] }
    var places: [RecipeSearch.Place] = []
    for case (let number, let index?) in found {
      guard let section = sections.firstIndex(where: { $0.range.contains(index) }) else { continue }
      if sections[section].header.contains(index), let first = made[section].header.first {
        places += search.take(number, first)
      } else if sections[section].footer.contains(index), let first = made[section].footer.first {
        places += search.take(number, first)
      }
    }
    return places
  }
}

extension Recipe {
  /// Whether `id(_:)` or a loop gives the element an identity.
  func hasIdentity(_ identity: AnyHashable) -> Bool { identities.contains(identity) }

  /// The identities that `id(_:)` and loops give the element.
  var identities: [AnyHashable] {
    guard !node.isDead else { return [] }
    var identities = node.proxied?.recipe?.identities ?? []
    var current = node.parent
    while let node = current, !(node is RecipeRootNode) {
      if let its = node.givenIdentity { identities.append(its) }
      current = node.parent
    }
    return identities
  }
}
