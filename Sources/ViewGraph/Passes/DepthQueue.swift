/// Changed nodes, the deepest handed out first: a heap.
struct DepthQueue {
  private var heap: [ElementNode] = []

  var isEmpty: Bool { heap.isEmpty }
  var first: ElementNode? { heap.first }

  mutating func append(_ node: ElementNode) {
    heap.append(node)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[parent].isMeasuredAfter(heap[index]) else { return }
      heap.swapAt(parent, index)
      index = parent
    }
  }

  mutating func popDeepest() -> ElementNode? {
    guard let top = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return top }
    heap[0] = last
    var index = 0
    while true {
      var largest = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[largest].isMeasuredAfter(heap[child]) { largest = child }
      }
      guard largest != index else { return top }
      heap.swapAt(index, largest)
      index = largest
    }
  }
}

extension ElementNode {
  /// The deepest are measured first, those of one depth in the order in which they were made.
  fileprivate func isMeasuredAfter(_ other: ElementNode) -> Bool {
    depth != other.depth ? depth < other.depth : other.isOlder(than: self)
  }
}
