/// The type of a loop.
final class ForEachType<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewType,
  @unchecked Sendable
{
  private(set) lazy var content = _ViewType.of(Content.self)

  init() { super.init(for: ForEach<Data, ID, Content>.self) }

  override func computeArity() -> Arity { .dynamic }
  override func makeNode(_ place: NodePlace) -> ViewNode {
    if place.recipes, case .fixed(let count) = place.arity(of: content) {
      return LazyForEachNode<Data, ID, Content>(place, type: self, itemCount: count)
    }
    return ForEachNode<Data, ID, Content>(place, type: self)
  }
}

/// A loop: an item for each element, found again by its identity when the data changes.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  LoopNode<Data, ID, Content>
{
  /// The identities of the present data, in order.
  private var ids: ContiguousArray<ID> = []
  private var items: [ForEachItem] = []

  override init(_ place: NodePlace, type: ForEachType<Data, ID, Content>) {
    super.init(place, type: type)
    let view = view
    ids = view.identities.read(view.data)
    items.reserveCapacity(ids.count)
    for number in ids.indices { items.append(makeItem(number)) }
    reportDuplicates()
  }

  /// Makes the views of every item again. Items whose views differ adopt the new ones.
  override func evaluateItems(_ view: ForEach<Data, ID, Content>) {
    endObservation()
    var changed: [(item: ForEachItem, views: UnsafeMutableRawPointer)] = []
    if content.rows.readsObservables {
      evaluate(view, &changed) { item, body in item.observing(content.rows, body) }
    } else {
      // Tracking costs as much as a small row. Rows of a kind that has read no observable object so far are tracked
      // together, before any of them is adopted.
      observing(content.rows) { evaluate(view, &changed) { item, body in item.tracking(body) } }
    }
    for row in changed { row.item.adopt(row.views) }
  }

  @inline(__always)
  private func evaluate(
    _ view: ForEach<Data, ID, Content>,
    _ changed: inout [(item: ForEachItem, views: UnsafeMutableRawPointer)],
    _ run: (ForEachItem, () -> Void) -> Void
  ) {
    var fresh = content.allocate()
    var index = view.data.startIndex
    for item in items {
      guard index != view.data.endIndex else { break }
      if item.isNew {
        item.isNew = false
      } else {
        item.beginEvaluation()
        run(item) { fresh.initializeMemory(as: Content.self, to: view.content(view.data[index])) }
        if item.isSame(fresh) {
          content.destroy(fresh)
        } else {
          changed.append((item, fresh))
          fresh = content.allocate()
        }
      }
      view.data.formIndex(after: &index)
    }
    fresh.deallocate()
  }

  /// Some row that was made together with others has changed: which one is not known.
  override func sourceChanged(_ transaction: Transaction) {
    for item in items { item.sourceChanged(transaction) }
  }

  override func identity(of item: ForEachItem) -> AnyHashable? {
    ids.indices.contains(item.index) ? AnyHashable(ids[item.index]) : nil
  }

  override func adopt(_ view: ForEach<Data, ID, Content>) {
    let matched = view.identities.match(view.data, ids)
    guard matched < ids.count || matched < view.data.count else { return }
    if view.identities.isConstant { reportConstantRange() }
    let next = view.identities.read(view.data)
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
  private func adoptItems(of old: ContiguousArray<ID>, head: Int, tail: Int) {
    var spare: [ID: [ForEachItem]] = [:]
    for number in (head..<(old.count - tail)).reversed() {
      spare[old[number], default: []].append(items[number])
    }
    let before = items
    var fresh: [ForEachItem] = Array(before[..<head])
    fresh.reserveCapacity(ids.count)
    var made: [ForEachItem] = []
    for number in head..<(ids.count - tail) {
      if let item = spare[ids[number]]?.popLast() ?? revived(ids[number]) {
        item.index = number
        fresh.append(item)
      } else {
        let item = makeItem(number)
        item.isNew = true
        made.append(item)
        fresh.append(item)
      }
    }
    for item in before[(before.count - tail)...] {
      item.index = fresh.count
      fresh.append(item)
    }
    items = fresh
    // Its index is still that of before.
    for item in ForEachItem.inOrder(spare) {
      item.isLeavingList = true
      graph.leave(item, as: old[item.index], nil)
    }
    listChanged()
    orderChanged()
    for item in made { graph.arrive(item) }
    reportDuplicates()
  }

  /// The item that is on its way out under an identity.
  private func revived(_ id: ID) -> ForEachItem? {
    let item = graph.revive(id, below: self)?.node as? ForEachItem
    item?.isLeavingList = false
    return item
  }

  /// Reports the first identity that occurs twice.
  private func reportDuplicates() {
    guard ids.count > 1, !(Data.self == Range<Int>.self) else { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted { return reportDuplicate(id) }
  }

  override var elementCount: Int { items.reduce(0) { $0 + $1.elementCount } }
  override func collect(into elements: inout [ElementNode]) {
    for item in items { item.collect(into: &elements) }
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { items.forEach(body) }

  // MARK: Subview lists

  /// Where each item's elements begin, and the number of all; dropped when the list changes.
  private var starts: [Int]?

  private func itemStarts() -> [Int] {
    if let starts { return starts }
    var made = [0]
    made.reserveCapacity(items.count + 1)
    for item in items { made.append((made.last ?? 0) + item.recipeCount) }
    starts = made
    return made
  }

  /// The item that was looked for last, until the list changes: each section of a list asks for the same one.
  private var found: Int?

  override func listChanged() {
    starts = nil
    found = nil
    super.listChanged()
  }

  override var recipeCount: Int { itemStarts().last ?? 0 }

  /// The item that an element belongs to, and its index there.
  private func item(ofRecipe index: Int) -> (Int, Int)? {
    let starts = itemStarts()
    guard index >= 0, index < starts.last ?? 0 else { return nil }
    // The last item that begins at or before the element; those without elements begin with the next.
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (low, index - starts[low])
  }

  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    guard let (number, index) = item(ofRecipe: index) else { return nil }
    return items[number].recipe(at: index, wrappers: wrappers)
  }

  override func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? {
    guard case .explicit(let identity)? = path.first, let id = identity.base as? ID,
      let number = found.flatMap({ ids.indices.contains($0) && ids[$0] == id ? $0 : nil })
        ?? ids.firstIndex(of: id)
    else { return nil }
    found = number
    let start = itemStarts()[number]
    return items[number].recipeIndex(at: path.dropFirst()).map { start + $0 }
  }

  override func recipeStart(of child: ViewNode) -> Int? {
    let starts = itemStarts()
    guard let item = child as? ForEachItem, items.indices.contains(item.index) else { return nil }
    return starts[item.index]
  }

  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    guard let (number, index) = item(ofRecipe: index) else { return }
    path.append(.explicit(AnyHashable(ids[number])))
    items[number].appendIdentity(ofRecipe: index, to: &path)
  }

  override func findSections(from offset: Int, into sections: inout [FoundSection]) {
    let starts = itemStarts()
    for (number, item) in items.enumerated() {
      item.findSections(from: offset + starts[number], into: &sections)
    }
  }
}
