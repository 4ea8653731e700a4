/// An element of a subview list: where its value is and which modifiers surround it. Its nodes are made where
/// the program places the element, once for each time that it does.
package final class RecipeNode: ListNode {
  /// What has been made from the recipe.
  private var instances: [Unowned<SubviewNode>] = []  // each removes itself when it leaves the tree

  override init(_ place: NodePlace, type: _ViewType?) { super.init(place, type: type) }

  override package var recipeCount: Int { 1 }
  override package func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    Recipe(node: self, wrappers: wrappers)
  }

  override package func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? { path.isEmpty ? 0 : nil }

  /// What the element is a proxy of, where it is one.
  var proxied: SubviewSource? { (type as? SubviewType)?.source(at: value) }

  func add(_ node: SubviewNode) {
    instances.append(Unowned(node))
    instancesChanged()
  }
  func remove(_ node: SubviewNode) {
    instances.removeAll { $0.refers(to: node) }
    instancesChanged()
  }
  /// Whether something made from the recipe is placed.
  var showsInstance: Bool { instances.contains { $0.object?.showsElement ?? false } }

  /// Whether anything is made from the recipe, placed or not.
  var hasInstances: Bool { !instances.isEmpty }

  func forEachInstance(_ body: (ViewNode) -> Void) {
    for node in instances.compactMap(\.object) where !node.isDead { body(node) }
  }

  override package func update(from old: UnsafeRawPointer) {
    guard !instances.isEmpty else { return }
    for node in instances.compactMap(\.object) where !node.isDead { node.updateInstance(from: old) }
  }

  /// A trait of the element has changed: invalidates the containers in which it is placed.
  func traitChanged(_ uses: TraitUses) {
    for node in instances.compactMap(\.object) where !node.isDead { node.traitsChanged(uses) }
  }

  override package func willRemove() {
    let nodes = instances.compactMap(\.object)
    instances.removeAll()
    for node in nodes where !node.isDead { node.recipeRemoved() }
  }
}

/// An element with the modifiers of the groups around it.
package struct Recipe {
  let node: RecipeNode
  let wrappers: WrapperChain?

  /// The value of a trait: what is set inmost holds.
  func trait(_ key: ObjectIdentifier) -> Any? {
    guard !node.isDead else { return nil }
    return node.proxied?.trait(key) ?? node.traitFromAbove(key)
  }

  /// The values of a trait that is set several times, inmost first.
  func traits(_ key: ObjectIdentifier) -> [Any] {
    guard !node.isDead else { return [] }
    return (node.proxied?.traits(key) ?? []) + node.traitsFromAbove(key)
  }

  /// The identity that `id(_:)` or a loop gives the element, the inmost of the type.
  func explicitID<ID: Hashable>(as type: ID.Type) -> ID? {
    guard !node.isDead else { return nil }
    if let inner = node.proxied?.recipe?.explicitID(as: type) { return inner }
    var current = node.parent
    while let node = current, !(node is RecipeRootNode) {
      let identity = (node as? IdentityNode)?.identity ?? (node as? ForEachItem)?.identity
      if let found = identity?.base as? ID { return found }
      current = node.parent
    }
    return nil
  }
}

extension ViewNode {
  /// The value of a trait that is set around this node, up to the root of its list.
  final func traitFromAbove(_ key: ObjectIdentifier) -> Any? {
    var node: ViewNode? = parent
    while let current = node, !current.isElement, !(current is RecipeRootNode) {
      if let value = current.trait(key) { return value }
      node = current.parent
    }
    return nil
  }

  /// The values of a trait that are set around this node, up to the root of its list, inmost first.
  final func traitsFromAbove(_ key: ObjectIdentifier) -> [Any] {
    var values: [Any] = []
    var node: ViewNode? = parent
    while let current = node, !current.isElement, !(current is RecipeRootNode) {
      if let value = current.trait(key) { values.append(value) }
      node = current.parent
    }
    return values
  }
}

/// A node that uses the subview list whose root is right below it.
protocol RecipeConsumer: ViewNode {
  /// The list has changed.
  func recipesChanged()
}

/// The root of a subview list: changes of the list end here, and are told to the node above.
final class RecipeRootNode: ListNode {
  private var content: ViewNode!  // set by init, right after self can be its parent
  private var current: RecipeList?
  /// The rows of outlines in the list that have others below them.
  fileprivate(set) var outlineRows = 0

  init(_ place: NodePlace, content: _ViewType) {
    super.init(place, type: nil)
    var inner = place.below(self)
    inner.recipes = true
    self.content = content.makeNode(inner)
  }

  deinit { current?.root = nil }

  /// The list as it is now; the same until it changes.
  func list() -> RecipeList {
    if let current { return current }
    let count = content.recipeCount
    // Counting may run bodies, of which one may have asked for the list. That one may not be left behind: it would lead
    // here after this node has gone.
    if let current, current.count == count { return current }
    endList()
    let made = RecipeList(root: self, count: count)
    current = made
    return made
  }

  private func endList() {
    current?.root = nil
    current = nil
  }

  override var listed: ViewNode? { content }
  override func update(from old: UnsafeRawPointer) { content.update(from: old) }
  override func listChanged() {
    endList()
    (parent as? any RecipeConsumer)?.recipesChanged()
  }
  /// A program reads only values (container values, tags) of a subview list; the other traits of its elements
  /// are read by the containers in which it places them.
  override func traitsChanged(_ uses: TraitUses) { if uses.contains(.values) { listChanged() } }
  override var consumesTraits: Bool { true }
  override func willRemove() { endList() }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}

/// The elements of one list at one moment, each found when it is asked for. Once the list has changed, what
/// has not been found yet is nothing.
final class RecipeList {
  // The root sets it to nil when the list ends or the root is released.
  unowned(unsafe) fileprivate(set) var root: RecipeRootNode?
  let count: Int
  /// The environment in which the list was formed.
  let base: EnvironmentScope

  init(root: RecipeRootNode, count: Int) {
    self.root = root
    self.count = count
    base = root.environment
  }

  /// The sections in the list, in order.
  private(set) lazy var sections: [FoundSection] = {
    var found: [FoundSection] = []
    root?.findSections(from: 0, into: &found)
    return found
  }()

  /// Whether some row in the list is marked as one of an outline that has others below it.
  var hasOutlineRows: Bool { (root?.outlineRows ?? 0) > 0 }

  /// The element at an index, which is made where it is not there yet: that runs the program's code, on the main actor alone.
  func recipe(at index: Int) -> Recipe? {
    guard let root, index >= 0, index < count, Engine.isAtWork || Engine.isOnMainActor else { return nil }
    return root.graph.enter { root.recipe(at: index, wrappers: nil) }
  }

  /// Where the element with an identity stands; nil where the list has it no more.
  func index(of id: Subview.ID) -> Int? {
    guard let root else { return nil }
    return root.graph.enter { root.recipeIndex(at: id.path[...]) }
  }

  func identity(at index: Int) -> Subview.ID {
    guard let root, index >= 0, index < count else {
      return Subview.ID(path: [.explicit(AnyHashable(ObjectIdentifier(self))), .position(index)])
    }
    var path: [IdentityStep] = []
    root.appendIdentity(ofRecipe: index, to: &path)
    return Subview.ID(path: path)
  }
}

/// One step of the way from a list's root to an element.
package enum IdentityStep: Hashable {
  case position(Int)
  case explicit(AnyHashable)
}

/// Counts an outline's row in the lists that it is in.
final class OutlineRowNode: ScopeNode {
  private var lists: [RecipeRootNode] {
    var found: [RecipeRootNode] = []
    var node = parent
    while let current = node, !current.isElement {
      if let root = current as? RecipeRootNode { found.append(root) }
      node = current.parent
    }
    return found
  }

  func beginCounted() -> OutlineRowNode {
    for list in lists { list.outlineRows += 1 }
    return begin(environment)
  }

  override func willRemove() { for list in lists { list.outlineRows -= 1 } }
}

/// Marks a row of an outline that has others below it: the list that it is in knows of it
/// (`SubviewsCollection.hasOutlineRows`).
package nonisolated struct OutlineRowMark: ViewModifier {
  package typealias Body = Never

  package init() {}

  package nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self, inSubviewList: .inList) { place, content, offset in
      OutlineRowNode(place, type: nil, content: content, contentOffset: offset).beginCounted()
    }
  }
}
