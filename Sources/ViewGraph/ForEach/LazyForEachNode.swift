/// A `ForEach` in a subview list whose rows have a number of elements that is known from their type. Counting
/// makes no row; a row is made when one of its elements is accessed.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListNode,
  ForEachItemOwner
{
  private var ids: ContiguousArray<ID>
  /// The rows made so far, by their places in the data.
  private var items: [Int: ForEachItem] = [:]
  /// The identities of the rows made so far, and how many rows have each.
  private var seen: [ID: Int] = [:]
  private let content: _ViewType
  /// Elements in a row.
  private let itemCount: Int

  init(_ place: NodePlace, type: ForEachType<Data, ID, Content>, itemCount: Int) {
    content = type.content
    self.itemCount = itemCount
    ids = []
    super.init(place, type: type)
    ids = view.identities.read(view.data)
  }

  private var view: ForEach<Data, ID, Content> { value(as: ForEach<Data, ID, Content>.self).pointee }

  private func item(_ number: Int) -> ForEachItem? {
    guard ids.indices.contains(number) else { return nil }
    if let known = items[number] { return known }
    let made = ForEachItem(
      NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment, recipes: true),
      content: content, index: number
    ) { [unowned(unsafe) self] item, memory in  // the item is below this node, which keeps it
      let view = self.view
      let element = view.data[view.data.index(view.data.startIndex, offsetBy: item.index)]
      memory.initializeMemory(as: Content.self, to: view.content(element))
    }
    items[number] = made
    checkDuplicate(ids[number])
    return made
  }

  func identity(of item: ForEachItem) -> AnyHashable? {
    ids.indices.contains(item.index) ? AnyHashable(ids[item.index]) : nil
  }

  /// Identities are compared among the rows that are made: reading them all may be long.
  private func checkDuplicate(_ id: ID) {
    seen[id, default: 0] += 1
    guard seen[id] == 2 else { return }
    graph.reporter.report(
      .duplicateID, "ForEach has the id \(String(describing: id).prefix(80)) twice; state may go astray",
      at: self)
  }

  override func update(from old: UnsafeRawPointer) {
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
    for item in sortedItems { item.reevaluate() }
  }

  private var sortedItems: [ForEachItem] { items.values.sorted { $0.index < $1.index } }

  /// Finds the rows made under the new identities, beyond a common beginning and before a common end.
  private func adoptIdentities(_ next: ContiguousArray<ID>, from matched: Int) {
    var tail = 0
    while tail < min(ids.count, next.count) - matched,
      ids[ids.count - 1 - tail] == next[next.count - 1 - tail]
    {
      tail += 1
    }
    var kept: [Int: ForEachItem] = [:]
    var spare: [ID: [ForEachItem]] = [:]
    for item in sortedItems.reversed() {
      if item.index < matched {
        kept[item.index] = item
      } else if item.index >= ids.count - tail {
        item.index += next.count - ids.count
        kept[item.index] = item
      } else {
        spare[ids[item.index], default: []].append(item)
      }
    }
    ids = next
    if !spare.isEmpty {
      for number in matched..<(next.count - tail) {
        guard let item = spare[next[number]]?.popLast() else { continue }
        item.index = number
        kept[number] = item
      }
    }
    items = kept
    seen.removeAll(keepingCapacity: true)
    for number in kept.keys.sorted() { checkDuplicate(ids[number]) }
    for item in ForEachItem.inOrder(spare) { graph.remove(item) }
    listChanged()
    orderChanged()
  }

  override var recipeCount: Int { ids.count * itemCount }

  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    guard itemCount > 0, index >= 0 else { return nil }
    return item(index / itemCount)?.recipe(at: index % itemCount, wrappers: wrappers)
  }

  override func identityStep(to child: ViewNode) -> IdentityStep? {
    (child as? ForEachItem)?.identity.map { .explicit($0) }
  }

  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    guard itemCount > 0, ids.indices.contains(index / itemCount) else { return }
    path.append(.explicit(AnyHashable(ids[index / itemCount])))
    path.append(.position(index % itemCount))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { sortedItems.forEach(body) }
}
