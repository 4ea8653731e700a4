/// A node that has left its parent's list in an animated change: alive, so that what shows of it follows what it reads,
/// until its transitions have run. What comes back meanwhile is this node again.
final class LeavingNode {
  let node: ViewNode
  /// By which the parent knows it.
  let key: AnyHashable
  /// Holds the node's value, where that was in the parent's own memory.
  fileprivate let keeper: KeeperNode?
  let departures: [DepartureNode]

  fileprivate init(_ node: ViewNode, _ key: AnyHashable, _ keeper: KeeperNode?, _ departures: [DepartureNode])
  {
    self.node = node
    self.key = key
    self.keeper = keeper
    self.departures = departures
  }
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
    for leaving in graph.presences.leaving[ObjectIdentifier(self)] ?? [] { body(leaving.node) }
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
    presences.leaving[ObjectIdentifier(parent), default: []].append(
      LeavingNode(node, key, keeper, departures))
    parent.flags.insert(.departing)
  }

  /// The last picture of a node that leaves has gone.
  func finishLeaving(_ leaving: LeavingNode) {
    guard let parent = leaving.node.parent, let taken = take(leaving.key, below: parent, leaving) else {
      return
    }
    enter {
      remove(taken.node)
      discard(taken)
      // Modifiers round the list may have disappeared with it.
      parent.listChanged()
    }
  }

  /// They show no more, and go.
  private func discard(_ leaving: LeavingNode) {
    for departure in leaving.departures { remove(departure) }
    if let keeper = leaving.keeper { remove(keeper) }
  }

  private func take(_ key: AnyHashable, below parent: ViewNode, _ one: LeavingNode? = nil) -> LeavingNode? {
    let name = ObjectIdentifier(parent)
    guard parent.flags.contains(.departing),
      let index = presences.leaving[name]?.firstIndex(where: { $0.key == key && (one == nil || $0 === one) })
    else { return nil }
    let taken = presences.leaving[name]?.remove(at: index)
    if presences.leaving[name]?.isEmpty ?? true {
      presences.leaving[name] = nil
      parent.flags.remove(.departing)
    }
    return taken
  }

  /// Forgets the nodes that leave a list which leaves the tree itself.
  func endLeaving(of parent: ViewNode) {
    for leaving in presences.leaving.removeValue(forKey: ObjectIdentifier(parent)) ?? [] {
      for departure in leaving.departures { release(departure) }
      discard(leaving)
    }
  }

  // MARK: Coming back

  /// Puts a node back that leaves its parent's list, with its state; its transition goes on to where the node is in place.
  /// Answers also where in memory the value of before is that the node is to be updated from; nil where the node has it
  /// itself.
  func revive(_ key: AnyHashable, below parent: ViewNode) -> (node: ViewNode, old: UnsafeRawPointer?)? {
    guard let leaving = take(key, below: parent) else { return nil }
    let node = leaving.node
    if let keeper = leaving.keeper, let owner: OwnerNode = keeper.owner {
      node.changeOwner(from: keeper, to: owner)
    }
    for departure in leaving.departures {
      let isShown = !departure.hasEnded
      release(departure)
      guard !departure.content.isDead else { continue }
      // It is placed anew, where it stands at once.
      departure.content.unplace()
      if isShown, let stage = departure.stage { comeBack(departure.element, stage) }
    }
    node.leavesList()
    discard(leaving)
    return (node, leaving.keeper.map { UnsafeRawPointer($0.memory) })
  }
}

extension ViewNode {
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
    var waiting: [ViewNode] = [self]
    while let next = waiting.popLast() {
      (next as? PreferenceNode)?.preferenceChanged()
      (next as? LeafNode)?.leafPreferencesChanged()
      (next as? UnaryNode)?.frameFollower?.leaves?()
      next.forEachLiving { waiting.append($0) }
    }
  }
}
