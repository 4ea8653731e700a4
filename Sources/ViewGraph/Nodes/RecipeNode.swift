/// An element of a list that a program takes apart: where its value is and what surrounds it. The nodes are
/// made where, and as often as, the program places the element.
package final class RecipeNode: ListNode {
  /// What has been made from the recipe.
  private var instances: [Unowned<SubviewNode>] = []

  override init(_ place: NodePlace, type: _ViewType?) { super.init(place, type: type) }

  override package var elementCount: Int { 1 }

  override package func collectRecipes(into recipes: inout [Recipe], wrappers: WrapperChain?) {
    recipes.append(Recipe(node: self, wrappers: wrappers))
  }

  func add(_ node: SubviewNode) {
    instances.append(Unowned(node))
    instancesChanged()
  }
  func forget(_ node: SubviewNode) {
    instances.removeAll { $0.refers(to: node) }
    instancesChanged()
  }
  /// Whether something made from the recipe is placed.
  var showsInstance: Bool { instances.contains { $0.object?.showsElement ?? false } }

  override package func update(from old: UnsafeRawPointer) {
    for instance in instances { instance.object?.updateInstance(from: old) }
  }

  override package func willRemove() {
    for instance in instances { instance.object?.recipeRemoved() }
    instances.removeAll()
  }
}

/// An element with the modifiers of the groups around it.
package struct Recipe {
  let node: RecipeNode
  let wrappers: WrapperChain?

  /// The value of a trait: what is set inmost holds.
  func trait(_ key: ObjectIdentifier) -> Any? {
    var node: ViewNode? = node.parent
    while let current = node, !(current is ElementNode), !(current is RecipeRootNode) {
      if let value = current.trait(key) { return value }
      node = current.parent
    }
    return nil
  }
}

/// The upper end of a list that a program takes apart: changes of the list stop here.
final class RecipeRootNode: ListNode {
  private var content: ViewNode!  // set by init, right after self can be its parent
  private let changed: () -> Void

  init(_ place: NodePlace, content: _ViewType, changed: @escaping () -> Void) {
    self.changed = changed
    super.init(place, type: nil)
    var inner = place.below(self)
    inner.recipes = true
    self.content = content.makeNode(inner)
  }

  override func update(from old: UnsafeRawPointer) { content.update(from: old) }
  override func listChanged() { changed() }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

  func recipes() -> [Recipe] {
    var recipes: [Recipe] = []
    content.collectRecipes(into: &recipes, wrappers: nil)
    return recipes
  }
}

/// Where a program has placed an element of a list.
final class SubviewNode: ListNode {
  private let recipe: Recipe
  private var instance: ViewNode?
  private var wrappers: [(UnaryNode, ModifierListNode)] = []
  private var isGone = false

  init(_ place: NodePlace, type: _ViewType?, source: SubviewSource) {
    recipe = source.recipe
    super.init(place, type: type)
    guard !recipe.node.isDead else {
      isGone = true
      return
    }
    recipe.node.add(self)
    markUpward(.hasTraits)
    // The scopes between the list's root and the element lie over the environment of this place.
    let base = source.base
    func rebased(_ scope: EnvironmentScope) -> EnvironmentScope { scope.rebased(from: base, onto: environment) }
    guard let type = recipe.node.type else { return }
    let node = type.makeNode(
      NodePlace(
        owner: recipe.node.owner, offset: Int(recipe.node.offset), parent: self,
        environment: rebased(recipe.node.environment), gap: Int32(recipe.depthOfWrappers)))
    instance = node
    var chain = recipe.wrappers
    var elements: [ElementNode] = []
    node.collect(into: &elements)
    while let link = chain, let element = elements.first {
      let wrapper = link.node.makeWrapper(around: element, below: self, rebased(link.node.environment))
      wrappers.append((wrapper, link.node))
      elements = [wrapper]
      chain = link.outer
    }
  }

  func updateInstance(from old: UnsafeRawPointer) { instance?.update(from: old) }

  /// The list no longer has the element.
  func recipeRemoved() {
    isGone = true
    removeInstance()
    listChanged()
  }

  private func removeInstance() {
    if let instance { graph.remove(instance) }
    instance = nil
    for (wrapper, list) in wrappers {
      if !list.isDead { list.forget(wrapper) }
      graph.remove(wrapper)
    }
    wrappers.removeAll()
  }

  override func willRemove() {
    for (wrapper, list) in wrappers where !list.isDead { list.forget(wrapper) }
    if !isGone { recipe.node.forget(self) }
    isGone = true
  }

  override var elementCount: Int { instance == nil ? 0 : 1 }
  override func collect(into elements: inout [ElementNode]) {
    if let outer = wrappers.last { elements.append(outer.0) } else { instance?.collect(into: &elements) }
  }
  override func collectRecipes(into recipes: inout [Recipe], wrappers: WrapperChain?) {
    // A subview in another list that is taken apart: one element, with what surrounds it here.
    guard !isGone else { return }
    recipes.append(Recipe(node: recipe.node, wrappers: recipe.wrappers?.inside(wrappers) ?? wrappers))
  }
  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let instance { body(instance) }
    for (wrapper, _) in wrappers { body(wrapper) }
  }
  override func trait(_ key: ObjectIdentifier) -> Any? { recipe.trait(key) }
}

extension WrapperChain {
  /// This chain with another around it.
  func inside(_ outside: WrapperChain?) -> WrapperChain {
    WrapperChain(node: node, outer: outer?.inside(outside) ?? outside)
  }
}

extension Recipe {
  var depthOfWrappers: Int {
    var count = 0
    var chain = wrappers
    while let link = chain {
      count += 1
      chain = link.outer
    }
    return count
  }
}
