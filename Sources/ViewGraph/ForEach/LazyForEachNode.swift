/// A `ForEach` in a subview list whose rows have a number of elements that is known from their type. Counting
/// makes no row and reads no identity; a row is made when one of its elements is accessed.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  LoopNode<Data, ID, Content>, RowReleasing
{
  private struct Row {
    let item: ForEachItem
    let id: ID
  }

  /// The rows that are made, by their places in the data.
  private var rows: [Int: Row] = [:]
  /// How many rows that are made have an identity.
  private var seen: [ID: Int] = [:]
  /// The rows whose closures run for the first time: asked meanwhile for such a row, there is none yet.
  private var making: [(number: Int, id: ID)] = []
  /// Where the identity that was looked for last is in the data; nil where the present data do not have it.
  private var found: (id: ID, place: Int?)?
  /// Elements in the data, and in a row.
  private var count: Int
  let itemCount: Int
  /// Whether the data change by themselves: then the loop follows them.
  private let isLive = Data.self is any LiveData.Type

  init(_ place: NodePlace, type: ForEachType<Data, ID, Content>, itemCount: Int) {
    self.itemCount = itemCount
    count = 0
    super.init(place, type: type)
    count = countElements()
  }

  private func countElements() -> Int {
    guard isLive else { return view.data.count }
    Source.removeReads(of: self)
    return observing { view.data.count }
  }

  override func sourceChanged(_ transaction: Transaction) {
    guard isLive, !isDead else { return }
    graph.changeList(of: self, transaction) {
      let view = view
      adopt(view)
      evaluateItems(view)
    }
  }

  private func item(_ number: Int) -> ForEachItem? {
    guard number >= 0, number < count else { return nil }
    if let known = rows[number] { return known.item }
    guard !making.contains(where: { $0.number == number }) else { return nil }
    let view = view
    let id = view.identities.at(view.data, number)
    making.append((number, id))
    let made = makeItem(number)
    making.removeLast()
    rows[number] = Row(item: made, id: id)
    checkDuplicate(id)
    return made
  }

  override func identity(of item: ForEachItem) -> AnyHashable? {
    if let row = rows[item.index], row.item === item { return AnyHashable(row.id) }
    return making.last { $0.number == item.index }.map { AnyHashable($0.id) }
  }

  /// Identities are compared among the rows that are made: reading them all may be long.
  private func checkDuplicate(_ id: ID) {
    seen[id, default: 0] += 1
    if seen[id] == 2 { reportDuplicate(id) }
  }

  private var sortedRows: [Row] { rows.values.sorted { $0.item.index < $1.item.index } }

  func release(_ item: ForEachItem) {
    guard let row = rows[item.index], row.item === item else { return }
    graph.activeParkedStates.park(below: item)
    rows[item.index] = nil
    forget(row.id)
    graph.remove(item)
  }

  private func forget(_ id: ID) {
    guard let count = seen[id] else { return }
    seen[id] = count > 1 ? count - 1 : nil
  }

  /// The places of the rows that are made, with those beside and between them.
  private var nearPlaces: Range<Int>? {
    guard let first = rows.keys.min(), let last = rows.keys.max() else { return nil }
    return max(first - 16, 0)..<min(last + 17, count)
  }

  /// The place of the element with an identity, where it is among the rows that are made or beside them.
  private func nearMadeRows(_ id: ID) -> Int? {
    guard let near = nearPlaces else { return nil }
    let view = view
    // Of rows far from one another, those between are many.
    guard near.count < 1_000 else { return rows.values.first { $0.id == id }?.item.index }
    return near.first { view.identities.at(view.data, $0) == id }
  }

  // MARK: Other data

  override func adopt(_ view: ForEach<Data, ID, Content>) {
    let before = count
    count = countElements()
    if let found, found.place == nil { self.found = nil }
    let parked = graph.parkedStates?.rows(of: self) ?? []
    let rows = sortedRows
    let wanted =
      rows.map { ($0.id, $0.item.index) }
      + parked.compactMap { row in (row.identity.base as? ID).map { ($0, row.index) } }
    guard !wanted.isEmpty else {
      if count != before { changed(view) }
      return
    }
    let places = ElementSearch(view, change: count - before).places(of: wanted)
    for (number, row) in parked.enumerated() {
      graph.parkedStates?.move(row.identity, of: self, to: places[rows.count + number])
    }
    guard count != before || zip(rows, places).contains(where: { $0.item.index != $1 }) else { return }
    self.rows.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    var gone: [ForEachItem] = []
    for (row, place) in zip(rows, places) {
      guard let place, self.rows[place] == nil else {
        gone.append(row.item)
        continue
      }
      row.item.index = place
      self.rows[place] = row
      checkDuplicate(row.id)
    }
    for item in gone { graph.remove(item) }
    changed(view)
  }

  private func changed(_ view: ForEach<Data, ID, Content>) {
    if view.identities.isConstant { reportConstantRange() }
    listChanged()
    orderChanged()
  }

  override func evaluateItems(_: ForEach<Data, ID, Content>) {
    for row in sortedRows { row.item.reevaluate() }
  }

  // MARK: Subview lists

  override var recipeCount: Int { count * itemCount }

  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    guard itemCount > 0, index >= 0 else { return nil }
    return item(index / itemCount)?.recipe(at: index % itemCount, wrappers: wrappers)
  }

  override func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? {
    guard case .explicit(let identity)? = path.first, let id = identity.base as? ID,
      case .position(let inside)? = path.dropFirst().first, inside < itemCount
    else { return nil }
    return place(of: id).map { $0 * itemCount + inside }
  }

  /// Where the element with an identity is in the data; nil where it is not. Those beside the one that was looked for last
  /// are asked first, then those near the rows that are made.
  func place(of id: ID) -> Int? {
    let view = view
    let place = besideFound(id, view) ?? nearMadeRows(id)
    if place == nil, let found, found.id == id, found.place == nil { return nil }
    let searched = place ?? view.places(of: [id]).first ?? nil
    found = (id, searched)
    return searched
  }

  /// Where elements with several identities are, which are different: near the rows that are made, or by one walk
  /// through the data.
  func places(of ids: ContiguousArray<ID>) -> [Int?] {
    guard ids.count > 1 else { return ids.map { place(of: $0) } }
    let view = view
    var search = IdentitySearch(ids)
    if let near = nearPlaces, near.count < 1_000 {
      for place in near where !search.isDone { search.visit(view.identities.at(view.data, place), at: place) }
    }
    var places = search.places
    guard !search.isDone else { return places }
    let missing = ids.indices.filter { places[$0] == nil }
    for (number, place) in zip(missing, view.places(of: ContiguousArray(missing.map { ids[$0] }))) {
      places[number] = place
    }
    return places
  }

  var dataCount: Int { count }

  func identity(at place: Int) -> ID {
    let view = view
    return view.identities.at(view.data, place)
  }

  /// The place of an identity that is where the one before was found, or next to it: rows are asked for in order.
  private func besideFound(_ id: ID, _ view: ForEach<Data, ID, Content>) -> Int? {
    guard let last = found?.place else { return nil }
    return [last, last + 1, last - 1].first {
      $0 >= 0 && $0 < count && view.identities.at(view.data, $0) == id
    }
  }

  var locatingData: (any IdentityLocating)? { view.data as? any IdentityLocating }

  override func recipeStart(of child: ViewNode) -> Int? {
    (child as? ForEachItem).map { $0.index * itemCount }
  }

  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    guard itemCount > 0, index >= 0, index / itemCount < count else { return }
    let number = index / itemCount
    let id = rows[number]?.id ?? view.identities.at(view.data, number)
    path.append(.explicit(AnyHashable(id)))
    path.append(.position(index % itemCount))
  }

  override func willRemove() { graph.parkedStates?.forget(self) }
  override func forEachChild(_ body: (ViewNode) -> Void) { for row in sortedRows { body(row.item) } }
}

/// Data that are other elements from one time to the next, while the value that stands for them is the same.
protocol LiveData {}

extension Binding: LiveData where Value: MutableCollection {}

/// Data that knows its elements by their identities without reading those of others.
package protocol IdentityLocating {
  /// How far from the start the element with an identity is, its own or one that the program has given it; nil where there
  /// is none.
  func offset(ofIdentity identity: AnyHashable) -> Int?
  /// The same of several identities.
  func offsets(ofIdentities identities: [AnyHashable]) -> [Int?]
}

extension IdentityLocating {
  package func offsets(ofIdentities identities: [AnyHashable]) -> [Int?] {
    identities.map { offset(ofIdentity: $0) }
  }
}

extension ForEach {
  /// How far from the start the first elements with identities are.
  fileprivate func places(of ids: ContiguousArray<ID>) -> [Int?] {
    if let data = data as? any IdentityLocating {
      return data.offsets(ofIdentities: ids.map { AnyHashable($0) })
    }
    return identities.find(data, ids)
  }
}

/// Finds elements again in data that has changed: near where they were, and by reading all identities only where that
/// fails.
struct ElementSearch<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let view: ForEach<Data, ID, Content>
  private let count: Int
  /// By how many elements the data has grown.
  private let change: Int
  /// How far from its expected place an element is looked for.
  private static var reach: Int { 16 }

  init(_ view: ForEach<Data, ID, Content>, change: Int) {
    self.view = view
    self.change = change
    count = view.data.count
  }

  /// Where elements are, of which each is known by its identity and the place that it had; nil for those that have gone.
  /// Of elements with one identity, those that come first are found first.
  func places(of wanted: [(id: ID, index: Int)]) -> [Int?] {
    var places: [Int?] = []
    places.reserveCapacity(wanted.count)
    // Neighbours have mostly moved by the same distance.
    var distance = 0
    var taken: Set<Int> = []
    var missing: [Int] = []
    for (number, element) in wanted.enumerated() {
      let place = near(element, distance, taken)
      if let place {
        distance = place - element.index
        taken.insert(place)
      } else {
        missing.append(number)
      }
      places.append(place)
    }
    guard !missing.isEmpty else { return places }
    let found = view.places(of: ContiguousArray(missing.map { wanted[$0].id }))
    for (number, place) in zip(missing, found) {
      if let place, taken.insert(place).inserted { places[number] = place }
    }
    return places
  }

  private func near(_ element: (id: ID, index: Int), _ distance: Int, _ taken: Set<Int>) -> Int? {
    func holds(_ place: Int) -> Bool {
      place >= 0 && place < count && !taken.contains(place)
        && view.identities.at(view.data, place) == element.id
    }
    for expected in [element.index + distance, element.index, element.index + change] where holds(expected) {
      return expected
    }
    for step in 1...Self.reach {
      for start in [element.index, element.index + change] {
        if holds(start - step) { return start - step }
        if holds(start + step) { return start + step }
      }
    }
    return nil
  }
}
