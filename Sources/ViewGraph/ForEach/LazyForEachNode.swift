/// A `ForEach` in a subview list whose rows have a number of elements that is known from their type. Counting
/// makes no row; a row is made when one of its elements is accessed.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  LoopNode<Data, ID, Content>
{
  /// The rows made so far, by their places in the data.
  private var items: [Int: ForEachItem] = [:]
  /// The identities of the rows made so far, and how many rows have each.
  private var seen: [ID: Int] = [:]
  /// The rows whose closures run for the first time: asked meanwhile for such a row, there is none yet.
  private var making: [Int] = []
  /// Elements in a row.
  private let itemCount: Int

  init(_ place: NodePlace, type: ForEachType<Data, ID, Content>, itemCount: Int) {
    self.itemCount = itemCount
    super.init(place, type: type)
  }

  private func item(_ number: Int) -> ForEachItem? {
    guard ids.indices.contains(number) else { return nil }
    if let known = items[number] { return known }
    guard !making.contains(number) else { return nil }
    making.append(number)
    let made = makeItem(number)
    making.removeLast()
    items[number] = made
    checkDuplicate(ids[number])
    return made
  }

  /// Identities are compared among the rows that are made: reading them all may be long.
  private func checkDuplicate(_ id: ID) {
    seen[id, default: 0] += 1
    if seen[id] == 2 { reportDuplicate(id) }
  }

  override func evaluateItems(_: ForEach<Data, ID, Content>) {
    for item in sortedItems { item.reevaluate() }
  }

  private var sortedItems: [ForEachItem] { items.values.sorted { $0.index < $1.index } }

  override func adoptItems(of old: ContiguousArray<ID>, head: Int, tail: Int) {
    var kept: [Int: ForEachItem] = [:]
    var spare: [ID: [ForEachItem]] = [:]
    for item in sortedItems.reversed() {
      if item.index < head {
        kept[item.index] = item
      } else if item.index >= old.count - tail {
        item.index += ids.count - old.count
        kept[item.index] = item
      } else {
        spare[old[item.index], default: []].append(item)
      }
    }
    if !spare.isEmpty {
      for number in head..<(ids.count - tail) {
        guard let item = spare[ids[number]]?.popLast() else { continue }
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

  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    guard itemCount > 0, ids.indices.contains(index / itemCount) else { return }
    path.append(.explicit(AnyHashable(ids[index / itemCount])))
    path.append(.position(index % itemCount))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { sortedItems.forEach(body) }
}
