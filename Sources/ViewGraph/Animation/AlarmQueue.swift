/// Nodes that wait for a time, each for one, handed out in the order of the times: a heap.
struct AlarmQueue {
  private struct Alarm {
    weak var node: ViewNode?
    let time: Double
    /// Orders alarms that are due at the same time, the one set earlier first, and distinguishes a current
    /// alarm from one that has been replaced.
    let number: UInt64

    func precedes(_ other: Alarm) -> Bool { (time, number) < (other.time, other.number) }
  }

  private var heap: [Alarm] = []
  /// The current alarm of each node.
  private var current: [ObjectIdentifier: (time: Double, number: UInt64)] = [:]
  private var lastNumber: UInt64 = 0

  /// The earliest time; nil where no node waits.
  var next: Double? {
    mutating get {
      while let first = heap.first {
        if let node = first.node, !node.isDead, isCurrent(first, for: node) { return first.time }
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
    current[key] = (time, lastNumber)
    append(Alarm(node: node, time: time, number: lastNumber))
    if heap.count > 2 * current.count + 16 { dropReplaced() }
  }

  /// Removes and returns the nodes whose alarms are due, the earliest first.
  mutating func removeDue(at now: Double) -> [ViewNode] {
    var due: [ViewNode] = []
    while let time = next, time <= now, let node = heap.first?.node {
      current[ObjectIdentifier(node)] = nil
      removeFirst()
      due.append(node)
    }
    return due
  }

  private func isCurrent(_ alarm: Alarm, for node: ViewNode) -> Bool {
    current[ObjectIdentifier(node)]?.number == alarm.number
  }

  private mutating func dropReplaced() {
    let all = heap
    heap.removeAll(keepingCapacity: true)
    var kept: [ObjectIdentifier: (time: Double, number: UInt64)] = [:]
    for alarm in all {
      guard let node = alarm.node, !node.isDead, isCurrent(alarm, for: node) else { continue }
      kept[ObjectIdentifier(node)] = (alarm.time, alarm.number)
      append(alarm)
    }
    current = kept
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
