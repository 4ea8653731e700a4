/// The views of a lazy container: a list of all, of which those that the window shows are made.
///
/// Owner: the container, whose algorithm decides which are made (`show(_:)`). A view that leaves the window is taken
/// out of the tree; what it keeps until it comes back is in `ParkedStates`.
final class LazyWindowNode: ListNode, RecipeConsumer {
  /// A view of the list that is made.
  struct Row {
    var index: Int
    /// The index that the algorithm knows; it learns of others by `takeChange`.
    fileprivate var knownIndex: Int
    let node: SubviewNode
  }

  private var root: RecipeRootNode!  // set by init, right after self can be its parent
  /// In the order of the list.
  private(set) var rows: [Row] = []
  /// Those that were made since the algorithm asked last.
  private var fresh: [Row] = []
  /// Where those were that are no more in the list, since the algorithm asked last.
  private var gone: [Int] = []
  private var isStale = false
  private var hasChanged = false

  init(_ place: NodePlace, content: _ViewType) {
    super.init(place, type: nil)
    root = RecipeRootNode(place.below(self), content: content)
  }

  func recipesChanged() {
    isStale = true
    listChanged()
  }

  var list: RecipeList { root.list() }

  /// Makes the views at indices, which are in order, and takes the others out of the tree. Answers whether that
  /// changed anything.
  func show(_ indices: [Int]) -> Bool {
    guard !indices.elementsEqual(rows.lazy.map(\.index)) else { return false }
    var shown: [Row] = []
    shown.reserveCapacity(indices.count)
    var gone: [SubviewNode] = []
    var next = rows.startIndex
    for index in indices {
      while next < rows.endIndex, rows[next].index < index {
        gone.append(rows[next].node)
        next += 1
      }
      if next < rows.endIndex, rows[next].index == index {
        shown.append(rows[next])
        next += 1
      } else {
        shown.append(makeRow(index))
      }
    }
    gone.append(contentsOf: rows[next...].lazy.map(\.node))
    rows = shown
    if !gone.isEmpty { graph.release(gone) }
    listChanged()
    return true
  }

  /// The view at an index, made now if need be: it is asked for its size before it is known whether it can be seen.
  func row(at index: Int) -> SubviewNode {
    let place = place(of: index)
    if place < rows.count, rows[place].index == index { return rows[place].node }
    let row = makeRow(index)
    rows.insert(row, at: place)
    listChanged()
    return row.node
  }

  /// The view at an index, if it is made.
  func madeRow(at index: Int) -> SubviewNode? {
    let place = place(of: index)
    return place < rows.count && rows[place].index == index ? rows[place].node : nil
  }

  /// The index of the view with the focus.
  var focusedRow: Int? {
    var node: ViewNode? = graph.focus.focusedElement
    while let current = node, current.parent !== self { node = current.parent }
    return node.flatMap { node in rows.first { $0.node === node }?.index }
  }

  /// Where among the rows one with an index is or would be.
  private func place(of index: Int) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func makeRow(_ index: Int) -> Row {
    graph.counters.rows &+= 1
    let node = SubviewNode(
      NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment),
      source: SubviewSource(list: list, index: index))
    let row = Row(index: index, knownIndex: index, node: node)
    fresh.append(row)
    return row
  }

  /// The rows that were made since this was asked last.
  func takeFresh() -> [Row] {
    defer { fresh.removeAll(keepingCapacity: true) }
    return fresh
  }

  /// What has become of the rows since the algorithm asked last; nil where the list has not changed.
  func takeChange() -> LazyChange? {
    guard hasChanged else { return nil }
    hasChanged = false
    let change = LazyChange(moves: rows.map { (from: $0.knownIndex, to: $0.index) }, gone: gone)
    gone.removeAll()
    for number in rows.indices { rows[number].knownIndex = rows[number].index }
    return change
  }

  /// Finds the rows in the changed list. Those that are no more in it go.
  private func refresh() {
    isStale = false
    hasChanged = true
    let list = list
    var isInOrder = true
    var kept: [Row] = []
    kept.reserveCapacity(rows.count)
    for var row in rows {
      guard let recipe = row.node.recipe?.node, !recipe.isDead, let index = list.index(of: recipe) else {
        gone.append(row.knownIndex)
        graph.remove(row.node)
        continue
      }
      row.index = index
      if let last = kept.last, last.index > index { isInOrder = false }
      kept.append(row)
    }
    rows = isInOrder ? kept : kept.sorted { $0.index < $1.index }
    if !isInOrder { orderChanged() }
  }

  override func update(from old: UnsafeRawPointer) { root.update(from: old) }
  override var elementCount: Int { rows.reduce(0) { $0 + $1.node.elementCount } }
  override func collect(into elements: inout [ElementNode]) {
    if isStale { refresh() }
    for row in rows { row.node.collect(into: &elements) }
  }
  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let root { body(root) }
    for row in rows { body(row.node) }
  }
}

extension RecipeList {
  /// Where an element stands in the list; nil where it does not.
  func index(of recipe: RecipeNode) -> Int? {
    guard let root else { return nil }
    var index = 0
    var node: ViewNode = recipe
    while node !== root {
      guard let parent = node.parent, let start = parent.recipeStart(of: node) else { return nil }
      index += start
      node = parent
    }
    return index < count ? index : nil
  }
}
