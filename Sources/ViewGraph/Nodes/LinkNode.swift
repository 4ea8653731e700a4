/// A modifier in a subview list. It is in the list once, and a copy of it is made around each element that
/// the program places; the copies read the modifier's value here.
package class LinkNode: ListNode {
  private var copies: [Copy] = []

  // A copy that leaves the tree is forgotten first (`SubviewNode.willRemove`).
  private struct Copy { unowned(unsafe) var node: ViewNode }

  func makeCopy(_ place: NodePlace, content: _ViewType) -> ViewNode { content.makeNode(place) }
  func updateCopy(_ copy: ViewNode, from old: UnsafeRawPointer) {}

  /// The modifier around one placed element.
  final func copy(_ place: NodePlace, content: _ViewType) -> ViewNode {
    let node = makeCopy(place, content: content)
    copies.append(Copy(node: node))
    return node
  }

  final func updateCopies(from old: UnsafeRawPointer) {
    guard !copies.isEmpty else { return }
    for node in copies.map(\.node) where !node.isDead { updateCopy(node, from: old) }
  }

  final func removeCopy(_ node: ViewNode) { copies.removeAll { $0.node === node } }
}

/// A modifier that takes no part in layout (`onAppear`, a preference) in a subview list. It has no effect in
/// the list itself; its copies around placed elements do.
final class LinkedScopeNode: LinkNode {
  private let scope: ScopeModifierType
  private var content: ViewNode!  // set by init, right after self can be its parent

  init(_ place: NodePlace, scope: ScopeModifierType, content: _ViewType, contentOffset: Int) {
    self.scope = scope
    super.init(place, type: nil)
    var inner = place.below(self)
    inner.offset = contentOffset
    self.content = content.makeNode(inner)
  }

  override func update(from old: UnsafeRawPointer) {
    updateCopies(from: old)
    content.update(from: old)
  }

  override func makeCopy(_ place: NodePlace, content: _ViewType) -> ViewNode {
    scope.makeNode(place, content: content, modifierOffset: 0)
  }
  override func updateCopy(_ copy: ViewNode, from old: UnsafeRawPointer) {
    (copy as? ScopeNode)?.modifierChanged(from: old + Int(offset))
  }

  override var listed: ViewNode? { content }
  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    content.recipe(at: index, wrappers: WrapperChain(node: self, outer: wrappers))
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}

/// The modifiers around an element of a subview list, inmost first.
package final class WrapperChain {
  let node: LinkNode
  let outer: WrapperChain?

  init(node: LinkNode, outer: WrapperChain?) {
    self.node = node
    self.outer = outer
  }
}

/// Stands for the content of a copied modifier: what the placement makes there.
final class PlacementContentType: _ViewType, @unchecked Sendable {
  private var make: ((NodePlace) -> ViewNode)?

  init(_ make: @escaping (NodePlace) -> ViewNode) {
    self.make = make
    super.init(for: Void.self)
  }

  /// Used once: the closure holds the placement, and the modifier holds this.
  override func makeNode(_ place: NodePlace) -> ViewNode {
    guard let make else { return ListNode(place, type: nil) }
    self.make = nil
    return make(place)
  }
}
