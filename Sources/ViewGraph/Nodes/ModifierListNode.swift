/// A modifier of layout or drawing on a list: it applies to each element.
///
/// Role: a wrapping node for each element of the content, kept as long as the element is. Its value is the
/// modifier, shared by all the wrappers.
final class ModifierListNode: ListNode {
  let modifierType: ElementModifierTypeBase
  private var content: ViewNode!  // set by init, right after self can be its parent
  private var wrappers: [ObjectIdentifier: UnaryNode] = [:]
  /// Wrappers made for subviews that a program has placed.
  private var placed: [Unowned<UnaryNode>] = []

  init(_ place: NodePlace, type: ElementModifierTypeBase, content: _ViewType, contentOffset: Int) {
    modifierType = type
    super.init(place, type: type.viewType)
    var inner = place.below(self)
    inner.offset = contentOffset
    // Wrappers stand between this node and the elements.
    inner.gap = 1
    self.content = content.makeNode(inner)
  }

  override func update(from old: UnsafeRawPointer) {
    if !modifierType.plan.equal(old + Int(offset), value) {
      for wrapper in wrappers.values { wrapper.updateModifier(from: old) }
      for wrapper in placed { wrapper.object?.updateModifier(from: old) }
    }
    content.update(from: old)
  }

  override var elementCount: Int { content.elementCount }

  override func collect(into elements: inout [ElementNode]) {
    var inner: [ElementNode] = []
    content.collect(into: &inner)
    var kept: [ObjectIdentifier: UnaryNode] = [:]
    kept.reserveCapacity(inner.count)
    for element in inner {
      let key = ObjectIdentifier(element)
      let wrapper = wrappers[key] ?? makeWrapper(around: element)
      element.layoutParent = wrapper
      element.indexInParent = 0
      kept[key] = wrapper
      elements.append(wrapper)
    }
    for (key, wrapper) in wrappers where kept[key] == nil { graph.remove(wrapper) }
    wrappers = kept
  }

  private func makeWrapper(around element: ElementNode) -> UnaryNode {
    modifierType.makeUnaryNode(
      NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment), around: element)
  }

  override func collectRecipes(into recipes: inout [Recipe], wrappers: WrapperChain?) {
    content.collectRecipes(into: &recipes, wrappers: WrapperChain(node: self, outer: wrappers))
  }

  /// A wrapper for an element made from a recipe, hanging where the program has placed it.
  func makeWrapper(around element: ElementNode, below parent: ViewNode, _ environment: EnvironmentScope) -> UnaryNode {
    let wrapper = modifierType.makeUnaryNode(
      NodePlace(owner: owner, offset: Int(offset), parent: parent, environment: environment), around: element)
    placed.append(Unowned(wrapper))
    return wrapper
  }

  func forget(_ wrapper: UnaryNode) { placed.removeAll { $0.refers(to: wrapper) } }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(content)
    for wrapper in wrappers.values { body(wrapper) }
  }
}

/// The modifiers around an element of a list that a program takes apart, inmost first.
package final class WrapperChain {
  let node: ModifierListNode
  let outer: WrapperChain?

  init(node: ModifierListNode, outer: WrapperChain?) {
    self.node = node
    self.outer = outer
  }
}
