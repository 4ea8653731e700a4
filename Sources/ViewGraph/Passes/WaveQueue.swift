/// Nodes that wait for a pass, which takes all of them at once while others arrive.
///
/// Two arrays take turns, so that what waits costs no memory of its own from frame to frame.
struct WaveQueue<Node: ViewNode> {
  private var waiting: [Node] = []
  /// Empty: the memory of those that were taken last.
  private var spare: [Node] = []

  var isEmpty: Bool { waiting.isEmpty }
  var first: Node? { waiting.first }

  mutating func append(_ node: Node) { waiting.append(node) }

  /// All that wait, in the order of updates.
  mutating func popAll() -> [Node] {
    var wave = spare
    spare = []
    swap(&wave, &waiting)
    wave.sortInUpdateOrder()
    return wave
  }

  /// Takes the memory of a wave back.
  mutating func finish(_ wave: consuming [Node]) {
    wave.removeAll(keepingCapacity: true)
    spare = wave
  }
}
