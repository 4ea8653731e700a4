/// Where a program has placed an element of a list.
final class SubviewNode: ListNode {
  let recipe: Recipe?
  private var instance: ViewNode?
  /// The element itself, inside the modifiers.
  // The instance or below it, and set anew whenever it is made again.
  private unowned(unsafe) var inmost: ViewNode?
  /// The copies of modifiers around the instance, outermost first.
  private var copies: [(link: LinkNode, node: ViewNode)] = []

  init(_ place: NodePlace, source: SubviewSource) {
    recipe = source.recipe
    super.init(place, type: nil)
    guard let recipe, !recipe.node.isDead else { return }
    recipe.node.add(self)
    // The scopes between the list's root and the element lie over the environment of this place.
    var links: [LinkNode] = []
    var chain = recipe.wrappers
    while let link = chain {
      links.append(link.node)
      chain = link.outer
    }
    let here = NodePlace(owner: owner, offset: 0, parent: self, environment: environment)
    _ = graph.descend(below: self) {
      instance = make(here, recipe, links[...], above: source.list.base)
    }
    markTraits(recipe.traitUses)
  }

  /// Makes the outermost modifier, which makes the next inside, and the element at last. `links` are inmost
  /// first; `above` is the environment that the list has where this part of it begins.
  private func make(
    _ place: NodePlace, _ recipe: Recipe, _ links: ArraySlice<LinkNode>, above: EnvironmentScope
  ) -> ViewNode {
    func at(_ node: ViewNode) -> NodePlace {
      NodePlace(
        owner: node.owner, offset: Int(node.offset), parent: place.parent,
        environment: node.environment.rebased(from: above, onto: place.environment), gap: place.gap)
    }
    guard let link = links.last else {
      let node = recipe.node.type?.makeNode(at(recipe.node)) ?? ListNode(place, type: nil)
      inmost = node
      return node
    }
    let content = PlacementContentType { inner in
      self.make(inner, recipe, links.dropLast(), above: link.environment)
    }
    let node = link.copy(at(link), content: content)
    (node as? UnaryNode)?.isCopyInList = true
    copies.append((link, node))
    return node
  }

  /// The modifier in the list that an element here is made from.
  func link(_ element: ElementNode) -> LinkNode? { copies.first { $0.node === element }?.link }

  /// The element's own node, inside the modifiers that are made around it.
  var inmostNode: ViewNode? { inmost }

  func updateInstance(from old: UnsafeRawPointer) { inmost?.update(from: old) }

  /// The list no longer has the element.
  func recipeRemoved() {
    graph.departStill(self)
    removeCopies()
    if let instance { graph.remove(instance) }
    instance = nil
    inmost = nil
    listChanged()
  }

  /// Whether the instance is placed may have changed: modifiers around the recipe are notified as well.
  func instanceVisibilityChanged() {
    if let recipe, !recipe.node.isDead { recipe.node.instancesChanged() }
  }

  private func removeCopies() {
    for (link, node) in copies where !link.isDead { link.removeCopy(node) }
    copies.removeAll()
  }

  override func willRemove() {
    removeCopies()
    guard let recipe, !recipe.node.isDead else { return }
    recipe.node.remove(self)
    if graph.isReleasingRows { graph.releasedRecipes.append(recipe.node) }
  }

  override var elementCount: Int { instance?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { instance?.collect(into: &elements) }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let instance { body(instance) } }
  override func trait(_ key: ObjectIdentifier) -> Any? { recipe?.trait(key) }
  override var traitUses: TraitUses { recipe?.traitUses ?? [] }
}

extension Recipe {
  /// The uses of the element's traits, set here or in the subview list from which it comes.
  var traitUses: TraitUses {
    guard !node.isDead else { return [] }
    var uses: TraitUses = node.proxied?.recipe?.traitUses ?? []
    var current = node.parent
    while let node = current, !node.isElement, !(node is RecipeRootNode) {
      uses.formUnion(node.traitUses)
      current = node.parent
    }
    return uses
  }
}
