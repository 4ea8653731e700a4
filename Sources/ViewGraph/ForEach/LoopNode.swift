/// What both kinds of loop nodes share: the identities of the data, how an element's item is made, and how a new value
/// is compared with the one before. `ForEachNode` makes all items, `LazyForEachNode` those that are accessed.
class LoopNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListNode, ForEachItemOwner {
  /// The identities of the present data, in order.
  private(set) final var ids: ContiguousArray<ID> = []
  final let content: _ViewType
  private let recipes: Bool

  init(_ place: NodePlace, type: ForEachType<Data, ID, Content>) {
    content = type.content
    recipes = place.recipes
    super.init(place, type: type)
    let view = view
    ids = view.identities.read(view.data)
  }

  private var view: ForEach<Data, ID, Content> { value(as: ForEach<Data, ID, Content>.self).pointee }

  /// An item for the element at a place in the data.
  final func makeItem(_ number: Int) -> ForEachItem {
    ForEachItem(
      NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment, recipes: recipes),
      content: content, index: number
    ) { [unowned(unsafe) self] item, memory in  // the item is below this node, which keeps it
      let view = self.view
      let element = view.data[view.data.index(view.data.startIndex, offsetBy: item.index)]
      memory.initializeMemory(as: Content.self, to: view.content(element))
    }
  }

  final func identity(of item: ForEachItem) -> AnyHashable? {
    ids.indices.contains(item.index) ? AnyHashable(ids[item.index]) : nil
  }

  final override func identityStep(to child: ViewNode) -> IdentityStep? {
    (child as? ForEachItem)?.identity.map { .explicit($0) }
  }

  final override func update(from old: UnsafeRawPointer) {
    guard !(type?.plan.equal(old + Int(offset), value) ?? false) else { return }
    let view = view
    let count = view.data.count
    let matched = view.identities.match(view.data, ids)
    if matched < ids.count || matched < count {
      if view.identities.isConstant {
        graph.reporter.report(.countChanged, "ForEach over a constant range got another range", at: self)
      }
      adoptIdentities(view.identities.read(view.data), from: matched)
    }
    evaluateItems(view)
  }

  /// Replaces the identities, of which `matched` at the beginning are as before.
  private func adoptIdentities(_ next: ContiguousArray<ID>, from matched: Int) {
    var tail = 0
    while tail < min(ids.count, next.count) - matched,
      ids[ids.count - 1 - tail] == next[next.count - 1 - tail]
    {
      tail += 1
    }
    let old = ids
    ids = next
    adoptItems(of: old, head: matched, tail: tail)
  }

  /// Passes the items of the old identities on to the present ones, of which the first `head` and the last `tail` are
  /// as before.
  func adoptItems(of old: ContiguousArray<ID>, head: Int, tail: Int) {}

  /// Makes the views of the items anew.
  func evaluateItems(_ view: ForEach<Data, ID, Content>) {}

  /// Reports, once, an identity that occurs twice. Both elements keep their places.
  final func reportDuplicate(_ id: ID) {
    graph.reporter.report(
      .duplicateID, "ForEach has the id \(String(describing: id).prefix(80)) twice; state may go astray",
      at: self)
  }
}
