/// A modifier of layout or drawing on a list: it applies to each element.
///
/// Role: a wrapping node for each element of the content, kept as long as the element is. Its value is the
/// modifier, shared by all the wrappers.
final class ModifierListNode: LinkNode {
  let modifierType: ElementModifierTypeBase
  private var content: ViewNode!  // set by init, right after self can be its parent
  private var wrappers: [ObjectIdentifier: UnaryNode] = [:]
  /// Those of elements that are on their way out.
  private var leaving: [UnaryNode] = []
  /// How many of those have gone.
  private var gone = 0
  /// The wrappers in the order of the elements.
  private var ordered: [UnaryNode] = []

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
      for wrapper in ordered + leaving { wrapper.updateModifier(from: old) }
      updateCopies(from: old)
    }
    content.update(from: old)
  }

  override var elementCount: Int { content.elementCount }

  override func collect(into elements: inout [ElementNode]) {
    var inner: [ElementNode] = []
    content.collect(into: &inner)
    let before = ordered
    ordered.removeAll(keepingCapacity: true)
    var stillLeaving: [UnaryNode] = []
    var kept: [ObjectIdentifier: UnaryNode] = [:]
    kept.reserveCapacity(inner.count)
    for element in inner {
      let key = ObjectIdentifier(element)
      let wrapper = wrappers[key] ?? makeWrapper(around: element)
      element.layoutParent = wrapper
      element.indexInParent = 0
      wrapper.updateIsSpacer()
      kept[key] = wrapper
      ordered.append(wrapper)
      elements.append(wrapper)
    }
    for wrapper in leaving + before where kept[ObjectIdentifier(wrapper.child)] !== wrapper {
      if wrapper.child.isDead || !wrapper.isLeaving {
        graph.remove(wrapper)
      } else {
        stillLeaving.append(wrapper)
      }
    }
    leaving = stillLeaving
    gone = 0
    for wrapper in leaving { kept[ObjectIdentifier(wrapper.child)] = wrapper }
    wrappers = kept
  }

  /// Removes the wrapper of an element that was on its way out and has gone. Answers the wrapper.
  func dropWrapper(of element: ElementNode) -> ElementNode? {
    guard let wrapper = wrappers.removeValue(forKey: ObjectIdentifier(element)) else { return nil }
    graph.remove(wrapper)
    gone += 1
    if leaving.count < 2 * gone {
      leaving.removeAll(where: \.isDead)
      gone = 0
    }
    return wrapper
  }

  private func makeWrapper(around element: ElementNode) -> UnaryNode {
    modifierType.makeUnaryNode(
      NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment), around: element)
  }

  override var listed: ViewNode? { content }
  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    content.recipe(at: index, wrappers: WrapperChain(node: self, outer: wrappers))
  }

  override func makeCopy(_ place: NodePlace, content: _ViewType) -> ViewNode {
    modifierType.makeUnaryNode(place, content: content, contentOffset: place.offset)
  }
  override func updateCopy(_ copy: ViewNode, from old: UnsafeRawPointer) {
    (copy as? UnaryNode)?.updateModifier(from: old)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(content)
    for wrapper in ordered { body(wrapper) }
    for wrapper in leaving { body(wrapper) }
  }
}
