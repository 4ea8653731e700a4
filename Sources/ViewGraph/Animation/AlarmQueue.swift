/// Nodes that wait for a time, each for one, handed out in the order of the times: a heap.
struct AlarmQueue {
  /// Moved about in the heap: holds no reference.
  private struct Alarm {
    let key: ObjectIdentifier
    let time: Double
    /// Orders alarms that are due at the same time, the one set earlier first, and distinguishes a current
    /// alarm from one that has been replaced.
    let number: UInt64

    func precedes(_ other: Alarm) -> Bool { (time, number) < (other.time, other.number) }
  }

  private struct Waiting {
    weak var node: ViewNode?
    let number: UInt64
  }

  private var heap: [Alarm] = []
  /// The current alarm of each node.
  private var current: [ObjectIdentifier: Waiting] = [:]
  private var lastNumber: UInt64 = 0

  /// Whether no alarm is left, not even one of a node that has gone.
  var isEmpty: Bool { heap.isEmpty }

  /// The earliest time; nil where no node waits.
  var next: Double? {
    mutating get {
      while let first = heap.first {
        if node(of: first) != nil { return first.time }
        removeFirst()
      }
      current.removeAll()
      return nil
    }
  }

  /// Replaces the node's earlier alarm.
  mutating func set(_ node: ViewNode, _ time: Double) {
    let key = ObjectIdentifier(node)
    lastNumber += 1
    current[key] = Waiting(node: node, number: lastNumber)
    append(Alarm(key: key, time: time, number: lastNumber))
    if heap.count > 2 * current.count + 16 { dropReplaced() }
  }

  mutating func remove(_ node: ViewNode) { current[ObjectIdentifier(node)] = nil }

  /// Removes and returns the nodes whose alarms are due, the earliest first.
  mutating func removeDue(at now: Double) -> [ViewNode] {
    var due: [ViewNode] = []
    while let first = heap.first {
      let waiting = node(of: first)
      if waiting != nil, !(first.time <= now) { break }
      removeFirst()
      guard let waiting else { continue }
      current[first.key] = nil
      due.append(waiting)
    }
    return due
  }

  /// The node of an alarm; nil where that has gone, or the alarm has been replaced.
  private func node(of alarm: Alarm) -> ViewNode? {
    guard let waiting = current[alarm.key], waiting.number == alarm.number else { return nil }
    return waiting.node.flatMap { $0.isDead ? nil : $0 }
  }

  private mutating func dropReplaced() {
    let all = heap
    let before = current
    heap.removeAll(keepingCapacity: true)
    current.removeAll(keepingCapacity: true)
    for alarm in all {
      if let waiting = before[alarm.key], waiting.number == alarm.number, waiting.node?.isDead == false {
        current[alarm.key] = waiting
        append(alarm)
      }
    }
  }

  private mutating func append(_ alarm: Alarm) {
    heap.append(alarm)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].precedes(heap[parent]) else { return }
      heap.swapAt(parent, index)
      index = parent
    }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[child].precedes(heap[least]) { least = child }
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}

/// Nodes that wait until they show something. Holds none of them.
struct SleepingNodes {
  private struct Sleeper { weak var node: ViewNode? }

  private var sleepers: [ObjectIdentifier: Sleeper] = [:]
  /// At how many those that have gone are dropped.
  private var limit = 64

  var isEmpty: Bool { sleepers.isEmpty }

  mutating func insert(_ node: ViewNode) {
    sleepers[ObjectIdentifier(node)] = Sleeper(node: node)
    guard sleepers.count > limit else { return }
    sleepers = sleepers.filter { $0.value.node?.isDead == false }
    limit = max(64, 2 * sleepers.count)
  }

  /// Answers whether the node was among them.
  @discardableResult
  mutating func remove(_ node: ViewNode) -> Bool {
    guard !sleepers.isEmpty else { return false }
    return sleepers.removeValue(forKey: ObjectIdentifier(node))?.node === node
  }
}
