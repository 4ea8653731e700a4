/// A node that has left its parent's list in an animated change: alive, so that what shows of it follows what it reads,
/// until its transitions have run. What comes back meanwhile is this node again.
final class LeavingNode {
  let node: ViewNode
  /// By which the parent knows it.
  let key: AnyHashable
  /// Holds the node's value, where that was in the parent's own memory.
  fileprivate let keeper: KeeperNode?
  let departures: [DepartureNode]
  /// Where it stands among those that leave the same list.
  @exclusivity(unchecked) fileprivate var index = 0
  /// The one that left the same list under the same key before.
  @exclusivity(unchecked) fileprivate var sameKey: LeavingNode?

  fileprivate init(_ node: ViewNode, _ key: AnyHashable, _ keeper: KeeperNode?, _ departures: [DepartureNode])
  {
    self.node = node
    self.key = key
    self.keeper = keeper
    self.departures = departures
  }
}

/// The nodes that leave one list, in the order in which they left.
final class LeavingNodes {
  @exclusivity(unchecked) private var all: [LeavingNode?] = []
  /// The last that left under each key; nil until one is asked for.
  @exclusivity(unchecked) private var last: [AnyHashable: LeavingNode]?
  @exclusivity(unchecked) private var count = 0

  var isEmpty: Bool { count == 0 }

  fileprivate func append(_ leaving: LeavingNode) {
    leaving.index = all.count
    if last != nil { leaving.sameKey = last?.updateValue(leaving, forKey: leaving.key) }
    all.append(leaving)
    count += 1
  }

  /// The last that left under a key.
  fileprivate func node(_ key: AnyHashable) -> LeavingNode? {
    if let last { return last[key] }
    var made: [AnyHashable: LeavingNode] = [:]
    for case let leaving? in all { leaving.sameKey = made.updateValue(leaving, forKey: leaving.key) }
    last = made
    return made[key]
  }

  fileprivate func remove(_ leaving: LeavingNode) {
    guard all.indices.contains(leaving.index), all[leaving.index] === leaving else { return }
    all[leaving.index] = nil
    count -= 1
    if last != nil {
      var later = last?[leaving.key]
      if later === leaving {
        last?[leaving.key] = leaving.sameKey
      } else {
        while let one = later, one.sameKey !== leaving { later = one.sameKey }
        later?.sameKey = leaving.sameKey
      }
      leaving.sameKey = nil
    }
    guard all.count > 2 * count + 16 else { return }
    all.removeAll { $0 == nil }
    for (index, leaving) in all.enumerated() { leaving?.index = index }
  }

  fileprivate func forEach(_ body: (LeavingNode) -> Void) { for leaving in all { leaving.map(body) } }
}

/// A value that is about to go, of a node that leaves: in its owner's memory of before.
struct LeftValue {
  let type: _ViewType
  let offset: Int
  let memory: UnsafeRawPointer
}

/// Has the value of a node that leaves, where its owner had it.
private final class KeeperNode: OwnerNode {
  private let valueType: _ViewType
  private let copy: UnsafeMutableRawPointer

  init(_ left: LeftValue, _ place: NodePlace) {
    valueType = left.type
    copy = left.type.copy(of: left.memory + left.offset)
    super.init(place, type: nil, memory: copy - left.offset)
  }

  deinit { valueType.release(copy) }
}

extension ViewNode {
  /// The nodes directly below, and those that leave: everything that is alive.
  final func forEachLiving(_ body: (ViewNode) -> Void) {
    forEachChild(body)
    guard flags.contains(.departing) else { return }
    graph.presences.leaving[ObjectIdentifier(self)]?.forEach { body($0.node) }
  }
}

extension Graph {
  // MARK: Leaving

  /// Takes a node out of its parent's list. In an animated change it is there until its transitions have run.
  ///
  /// - Parameters:
  ///   - key: By which it is found when it comes back; see `revive(_:below:)`.
  ///   - left: Its value, where that is in memory that is about to go; it may be gone from the owner's.
  func leave(_ node: ViewNode, as key: AnyHashable, _ left: LeftValue?) {
    guard let parent = node.parent, let owner: OwnerNode = node.owner else { return remove(node) }
    let now = owner.memory
    if let left { owner.memory = UnsafeMutableRawPointer(mutating: left.memory) }
    defer { if left != nil { owner.memory = now } }
    guard presences.mayAnimate(transaction), !isStage else { return remove(node) }
    let place = NodePlace(
      owner: owner, offset: Int(parent.offset), parent: parent, environment: node.environment)
    let departures = depart(node, place)
    guard departures.contains(where: { !$0.hasEnded }) else {
      for departure in departures { remove(departure) }
      return remove(node)
    }
    let keeper = left.map { KeeperNode($0, place) }
    if let keeper { node.changeOwner(from: owner, to: keeper) }
    node.leavesList()
    let leaving = LeavingNode(node, key, keeper, departures)
    for departure in departures { departure.leaving = leaving }
    let name = ObjectIdentifier(parent)
    let known = presences.leaving[name]
    let others = known ?? LeavingNodes()
    if known == nil { presences.leaving[name] = others }
    others.append(leaving)
    parent.flags.insert(.departing)
  }

  /// The last picture of a node that leaves has gone.
  func finishLeaving(_ leaving: LeavingNode) {
    guard let parent = leaving.node.parent else { return }
    take(leaving, below: parent)
    enter {
      remove(leaving.node)
      discard(leaving)
      parent.leavingHasEnded(leaving.departures)
    }
  }

  /// They show no more, and go.
  private func discard(_ leaving: LeavingNode) {
    for departure in leaving.departures {
      departure.leaving = nil
      remove(departure)
    }
    if let keeper = leaving.keeper { remove(keeper) }
  }

  private func take(_ leaving: LeavingNode, below parent: ViewNode) {
    let name = ObjectIdentifier(parent)
    guard let others = presences.leaving[name] else { return }
    others.remove(leaving)
    guard others.isEmpty else { return }
    presences.leaving[name] = nil
    parent.flags.remove(.departing)
  }

  /// Forgets the nodes that leave a list which leaves the tree itself.
  func endLeaving(of parent: ViewNode) {
    presences.leaving.removeValue(forKey: ObjectIdentifier(parent))?.forEach { leaving in
      leaving.sameKey = nil
      for departure in leaving.departures {
        departure.leaving = nil
        release(departure)
      }
      discard(leaving)
    }
  }

  // MARK: Coming back

  /// Puts a node back that leaves its parent's list, with its state; its transition goes on to where the node is in place.
  /// Answers also where in memory the value of before is that the node is to be updated from; nil where the node has it
  /// itself.
  func revive(_ key: AnyHashable, below parent: ViewNode) -> (node: ViewNode, old: UnsafeRawPointer?)? {
    guard parent.flags.contains(.departing),
      let leaving = presences.leaving[ObjectIdentifier(parent)]?.node(key)
    else { return nil }
    take(leaving, below: parent)
    let node = leaving.node
    // Before the node has its owner's memory again: that may hold none of the views that it has had.
    for departure in leaving.departures {
      let isShown = !departure.hasEnded
      // What ends from here on ends nothing more.
      departure.leaving = nil
      release(departure)
      guard !departure.content.isDead else { continue }
      // It is placed anew, where it stands at once.
      departure.content.unplace()
      guard isShown, let stage = departure.stage else { continue }
      comeBack(departure.element, stage)
      hasReturned(departure)
    }
    if let keeper = leaving.keeper, let owner: OwnerNode = keeper.owner {
      node.changeOwner(from: keeper, to: owner)
    }
    node.leavesList()
    discard(leaving)
    return (node, leaving.keeper.map { UnsafeRawPointer($0.memory) })
  }
}

extension ViewNode {
  /// One of the nodes that leave the list has gone: modifiers round the list may have disappeared with it, and keep
  /// nothing for its elements.
  fileprivate func leavingHasEnded(_ departures: [DepartureNode]) {
    for departure in departures {
      var element = departure.element
      var node: ViewNode? = self
      while let current = node, !current.isDead, !current.isElement {
        if let modifier = current as? ModifierListNode {
          element = modifier.dropWrapper(of: element) ?? element
        } else if let modifier = current as? AppearanceNode, modifier.flags.contains(.appeared) {
          modifier.awaitLayout()
        }
        node = current.parent
      }
    }
  }

  /// Values of the node and below that were in one owner's memory are in another's.
  fileprivate func changeOwner(from old: OwnerNode, to new: OwnerNode) {
    var waiting: [ViewNode] = [self]
    while let next = waiting.popLast() {
      if next.owner === old { next.owner = new }
      next.forEachLiving { waiting.append($0) }
    }
  }

  /// What the list tells those above of the node counts no more, or counts again.
  fileprivate func leavesList() {
    var waiting = graph.workList
    graph.workList = []
    waiting.append(self)
    defer { graph.workList = waiting }
    while let next = waiting.popLast() {
      (next as? PreferenceNode)?.preferenceChanged()
      (next as? LeafNode)?.leafPreferencesChanged()
      (next as? UnaryNode)?.frameFollower?.leaves?()
      next.forEachLiving { waiting.append($0) }
    }
  }
}
