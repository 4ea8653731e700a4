/// What both kinds of loop nodes share: how an element's item is made, and how a new value is compared with the one
/// before. `ForEachNode` makes all items, `LazyForEachNode` those that are accessed.
class LoopNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListNode, ForEachItemOwner {
  final let content: _ViewType
  private let recipes: Bool

  init(_ place: NodePlace, type: ForEachType<Data, ID, Content>) {
    content = type.content
    recipes = place.recipes
    super.init(place, type: type)
  }

  final var view: ForEach<Data, ID, Content> { value(as: ForEach<Data, ID, Content>.self).pointee }

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

  func identity(of item: ForEachItem) -> AnyHashable? { nil }

  final var isOverConstantRange: Bool { view.identities.isConstant }

  final override func identityStep(to child: ViewNode) -> IdentityStep? {
    (child as? ForEachItem)?.identity.map { .explicit($0) }
  }

  final override func update(from old: UnsafeRawPointer) {
    guard !(type?.plan.equal(old + Int(offset), value) ?? false) else { return }
    let view = view
    adopt(view)
    evaluateItems(view)
  }

  /// Passes the items of the old data on to the present one.
  func adopt(_ view: ForEach<Data, ID, Content>) {}

  /// Makes the views of the items anew.
  func evaluateItems(_ view: ForEach<Data, ID, Content>) {}

  final func reportConstantRange() {
    graph.reporter.report(.countChanged, "ForEach over a constant range got another range", at: self)
  }

  /// Reports, once, an identity that occurs twice. Both elements keep their places.
  final func reportDuplicate(_ id: ID) {
    // The loop whose views these are has told it.
    guard ID.self != Subview.ID.self else { return }
    graph.reporter.report(
      .duplicateID, "ForEach has the id \(String(describing: id).prefix(80)) twice; state may go astray",
      at: self)
  }
}
