import Geometry

/// What views that lazy containers have taken out of the tree keep until they are made again: the values of their
/// states, and their state objects.
///
/// Only what a program has written is kept, by the view's place in its row and the row's identity, for as long as the
/// row is in the data and at most for `Limits.parkedViews` views: beyond that, for those that left last.
final class ParkedStates {
  /// A row of the outermost list that makes its rows as needed, or an element that is always there.
  private struct Row: Hashable {
    /// The serial number of the loop, or of the element's recipe.
    let list: UInt32
    let identity: AnyHashable?
  }

  private typealias Step = ViewStep

  private struct Kept {
    /// Where the row was in the data.
    var index: Int
    var views: [[Step]: [AnyObject?]] = [:]
  }

  private var rows: [UInt32: [AnyHashable?: Kept]] = [:]
  private var count = 0
  /// In the order in which they left; those from `oldest` on.
  private var departures: [(row: Row, path: [Step])] = []
  private var oldest = 0

  /// Keeps the states of the views below a node that is about to leave the tree.
  func park(below node: ViewNode) {
    var waiting: [ViewNode] = [node]
    while let next = waiting.popLast() {
      if let body = next as? BodyNode, let states = body.park(), let place = place(of: body) {
        keep(states, place)
      }
      next.forEachLiving { waiting.append($0) }
    }
  }

  private func keep(_ states: [AnyObject?], _ place: (row: Row, index: Int, path: [Step])) {
    let isNew =
      rows[place.row.list, default: [:]][place.row.identity, default: Kept(index: place.index)]
      .views.updateValue(states, forKey: place.path) == nil
    rows[place.row.list]?[place.row.identity]?.index = place.index
    if isNew { count += 1 }
    departures.append((place.row, place.path))
    while count > Limits.parkedViews, oldest < departures.count {
      let (row, path) = departures[oldest]
      oldest += 1
      drop(row, path)
    }
    // What came back, or left again later, is in the queue without being kept.
    guard departures.count > 64, departures.count - oldest > 2 * count || oldest > departures.count / 2 else {
      return
    }
    compact()
  }

  private func compact() {
    var seen: Set<[Step]> = []
    var left: [(row: Row, path: [Step])] = []
    for departure in departures[oldest...].reversed() {
      guard rows[departure.row.list]?[departure.row.identity]?.views[departure.path] != nil else { continue }
      guard seen.insert([.identity(AnyHashable(departure.row))] + departure.path).inserted else { continue }
      left.append(departure)
    }
    departures = left.reversed()
    oldest = 0
  }

  @discardableResult
  private func drop(_ row: Row, _ path: [Step]) -> [AnyObject?]? {
    guard let states = rows[row.list]?[row.identity]?.views.removeValue(forKey: path) else { return nil }
    count -= 1
    if rows[row.list]?[row.identity]?.views.isEmpty ?? false { rows[row.list]?[row.identity] = nil }
    if rows[row.list]?.isEmpty ?? false { rows[row.list] = nil }
    return states
  }

  /// What a view kept that is made again.
  func take(for body: BodyNode) -> [AnyObject?]? {
    guard count > 0, let place = place(of: body) else { return nil }
    return drop(place.row, place.path)
  }

  /// The identities and last places of the rows of a loop that keep something.
  func rows(of loop: ViewNode) -> [(identity: AnyHashable, index: Int)] {
    guard let kept = rows[loop.serial] else { return [] }
    return kept.compactMap { entry in entry.key.map { ($0, entry.value.index) } }.sorted {
      $0.index < $1.index
    }
  }

  /// A row of a loop has moved in its data; nil where it has gone.
  func move(_ identity: AnyHashable, of loop: ViewNode, to index: Int?) {
    if let index {
      rows[loop.serial]?[identity]?.index = index
    } else if let gone = rows[loop.serial]?.removeValue(forKey: identity) {
      count -= gone.views.count
      if rows[loop.serial]?.isEmpty ?? false { rows[loop.serial] = nil }
    }
  }

  /// A loop has left the tree.
  func forget(_ loop: ViewNode) {
    guard let gone = rows.removeValue(forKey: loop.serial) else { return }
    for kept in gone.values { count -= kept.views.count }
  }

  /// Where a view stands: its row in the outermost list, and the way from there.
  private func place(of body: BodyNode) -> (row: Row, index: Int, path: [Step])? {
    var steps: [Step] = []
    var found: (row: Row, index: Int, path: [Step])?
    var hasRow = false
    var current: ViewNode? = body
    while let node = current {
      switch node {
      case let item as ForEachItem:
        guard let identity = item.identity else { return nil }
        if let loop = item.parent as? any RowReleasing {
          found = (Row(list: loop.serial, identity: identity), item.index, steps)
          hasRow = true
        }
        steps.append(.identity(identity))
      case let node as RecipeNode:
        if !hasRow { found = (Row(list: node.serial, identity: nil), 0, steps) }
      default: if let step = node.step { steps.append(step) }
      }
      current = node.parentInList
    }
    return found
  }
}

/// A step of the way from a view to another one inside.
enum ViewStep: Hashable {
  case value(offset: Int32, type: ObjectIdentifier?)
  case identity(AnyHashable)
}

extension ViewNode {
  /// What tells the node from others with the same parent; nil for one that is alone there.
  var step: ViewStep? {
    switch self {
    case let item as ForEachItem: item.identity.map { .identity($0) }
    case let node as IdentityNode: .identity(node.identity)
    case let node as OwnerNode: .value(offset: node.offset, type: node.type.map(ObjectIdentifier.init))
    default: nil
    }
  }

  /// The node above, from what is made of an element of a list to where the list has it.
  var parentInList: ViewNode? { (self as? SubviewNode)?.recipe?.node ?? parent }
}

/// What a dynamic property keeps in a node, where it is worth keeping while the view is out of the tree.
protocol ParkedStorage: AnyObject {
  /// What is kept; nil where it is as it was at first.
  var parked: AnyObject? { get }
  /// What a copy of the view has in common with the view.
  var shared: AnyObject? { get }
}

/// A loop that makes its rows as needed, and makes them again.
protocol RowReleasing: ViewNode {
  /// Takes a row out of the tree that nothing is made from.
  func release(_ item: ForEachItem)
}

extension RecipeNode {
  /// Nothing is made from the element any more: the row goes where the loop can make it again.
  func releaseRow() {
    guard !hasInstances else { return }
    var node: ViewNode? = parent
    while let current = node, !(current is RecipeRootNode) {
      if let item = current as? ForEachItem, let loop = item.parent as? any RowReleasing {
        if !item.isPlacedBelow { loop.release(item) }
        return
      }
      node = current.parent
    }
  }
}

extension ViewNode {
  /// Whether something is made from a recipe here or below.
  fileprivate var isPlacedBelow: Bool {
    var waiting: [ViewNode] = [self]
    while let node = waiting.popLast() {
      if (node as? RecipeNode)?.hasInstances ?? false { return true }
      node.forEachLiving { waiting.append($0) }
    }
    return false
  }
}
