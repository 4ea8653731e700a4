import LayoutEngine

/// The nodes of a tree that depend on the frames of elements: contents of geometry readers, modifiers that
/// observe a frame, elements whose picture depends on their place.
///
/// Layout reports the elements that it has placed again or moved. After layout, the readers that this can
/// affect are checked, in tree order. The flag `hasFrameReaders` marks the way down to them.
final class FrameReaders {
  /// The readers of one element's frame.
  private struct Entry {
    var follower: FrameFollower?
    var content: GeometryContentNode?
    var drawn: DrawnPlace?
    /// Elements whose readers also depend on this element's frame: through an anchor or a named space.
    var dependents: [ObjectIdentifier: ElementNode] = [:]
    /// The elements on whose frames this element's readers depend: the inverse of `dependents`.
    var targets: [ObjectIdentifier: ElementNode] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The children of long containers that have readers below them, by index; made when first needed.
  private var marked: [ObjectIdentifier: [Int32]] = [:]
  /// Elements placed anew: their own frames may be others.
  private var placed: [ElementNode] = []
  /// Elements that appear elsewhere with all that is inside.
  private var moved: [ElementNode] = []
  /// The element whose readers are being checked.
  private var current: ElementNode?

  /// Containers with more children have a list of those that lead to readers.
  private static let shortContainer = 32

  // MARK: What layout reports

  var isDue: Bool { !placed.isEmpty || !moved.isEmpty }

  /// The element was placed anew. What is inside is reported by itself.
  func placed(_ element: ElementNode) {
    if element.flags.contains(.readsFrames) { placed.append(element) }
  }

  /// The element and all that is inside may appear elsewhere.
  func moved(_ element: ElementNode) {
    if element.flags.contains(.hasFrameReaders) { moved.append(element) }
  }

  /// The list of a container's children, or what leads to readers among them, is another.
  func childrenChanged(of container: ElementNode) {
    if !marked.isEmpty { marked[ObjectIdentifier(container)] = nil }
  }

  // MARK: Who reads

  func follower(of element: ElementNode) -> FrameFollower? { self[element].follower }
  func drawnPlace(of element: ElementNode) -> DrawnPlace? { self[element].drawn }

  func add(_ follower: FrameFollower, of element: ElementNode) { self[element].follower = follower }
  func add(_ place: DrawnPlace, of element: ElementNode) { self[element].drawn = place }
  func add(_ content: GeometryContentNode) {
    if self[content.reader].content == nil { self[content.reader].content = content }
  }

  /// Records that the reader being checked, or else `reader`, also depends on the target's frame.
  func follow(_ target: ElementNode, by reader: ElementNode?) {
    guard let reader = current ?? reader, reader !== target, !reader.isDead, !target.isDead else { return }
    self[target].dependents[ObjectIdentifier(reader)] = reader
    self[reader].targets[ObjectIdentifier(target)] = target
  }

  private subscript(element: ElementNode) -> Entry {
    get { entries[ObjectIdentifier(element)] ?? Entry() }
    _modify {
      if !element.flags.contains(.readsFrames) {
        element.flags.insert(.readsFrames)
        element.markFrameReaders()
      }
      yield &entries[ObjectIdentifier(element), default: Entry()]
    }
  }

  /// The element leaves the tree. Readers that depend on its frame are checked again.
  func remove(_ element: ElementNode) {
    let key = ObjectIdentifier(element)
    marked[key] = nil
    guard element.flags.contains(.readsFrames), let entry = entries.removeValue(forKey: key) else { return }
    for target in entry.targets.keys { entries[target]?.dependents[key] = nil }
    for (reader, element) in entry.dependents {
      entries[reader]?.targets[key] = nil
      if !element.isDead { placed.append(element) }
    }
  }

  // MARK: After layout

  /// Checks the readers that the last layout affects, each once, in tree order.
  func check() {
    let affected = drainAffected()
    for element in affected { element.flags.remove(.awaitsFrameCheck) }
    for element in affected where !element.isDead {
      guard let entry = entries[ObjectIdentifier(element)] else { continue }
      element.graph.counters.frameChecks &+= 1
      current = element
      entry.follower?.frameMayHaveMoved()
      entry.content?.frameMayHaveMoved()
      entry.drawn?.frameMayHaveMoved()
      current = nil
    }
  }

  private func drainAffected() -> [ElementNode] {
    let (placed, moved) = (placed, moved)
    self.placed = []
    self.moved = []
    var found: [ElementNode] = []
    for element in placed { add(element, to: &found) }
    // Each element is entered once, however many above it have moved.
    var visited: [ElementNode] = []
    var waiting = moved
    while let element = waiting.popLast() {
      guard !element.isDead, !element.flags.contains(.hasMoved) else { continue }
      element.flags.insert(.hasMoved)
      visited.append(element)
      add(element, to: &found)
      forEachMarkedChild(of: element) { waiting.append($0) }
    }
    for element in visited { element.flags.remove(.hasMoved) }
    return found.count > 1 ? found.sorted { $0.precedesInLayout($1) } : found
  }

  private func add(_ element: ElementNode, to found: inout [ElementNode]) {
    guard element.flags.contains(.readsFrames), !element.isDead else { return }
    Self.mark(element, &found)
    for dependent in entries[ObjectIdentifier(element)]?.dependents.values ?? [:].values {
      Self.mark(dependent, &found)
    }
  }

  private static func mark(_ element: ElementNode, _ found: inout [ElementNode]) {
    guard !element.flags.contains(.awaitsFrameCheck) else { return }
    element.flags.insert(.awaitsFrameCheck)
    found.append(element)
  }

  private func forEachMarkedChild(of element: ElementNode, _ body: (ElementNode) -> Void) {
    guard let container = element as? ContainerNode, container.children.count > Self.shortContainer else {
      return element.forEachElement { if $0.flags.contains(.hasFrameReaders) { body($0) } }
    }
    let children = container.children
    let key = ObjectIdentifier(container)
    let indices =
      marked[key]
      ?? children.indices.filter { children[$0].flags.contains(.hasFrameReaders) }.map { Int32(clamping: $0) }
    marked[key] = indices
    for index in indices where children.indices.contains(Int(index)) { body(children[Int(index)]) }
  }
}

extension ViewNode {
  /// Sets `hasFrameReaders` here and on all above that lack it, and on the wrappers that stand beside the way up.
  final func markFrameReaders() {
    var node: ViewNode? = self
    while let current = node, !current.flags.contains(.hasFrameReaders) {
      current.flags.insert(.hasFrameReaders)
      if let parent = (current as? ElementNode)?.layoutParent {
        graph.frames.childrenChanged(of: parent)
        parent.markFrameReaders()
      }
      node = current.parent
    }
  }
}

extension ElementNode {
  /// Whether this element comes before another in the order of the tree: those around it first, siblings in
  /// the order of their container.
  final func precedesInLayout(_ other: ElementNode) -> Bool {
    var (first, second) = (self, other)
    // The last steps up to where both ways meet.
    var (firstStep, secondStep): (Int32, Int32) = (-1, -1)
    while first !== second {
      if first.depth >= second.depth, let parent = first.layoutParent {
        firstStep = first.indexInParent
        first = parent
      } else if let parent = second.layoutParent {
        secondStep = second.indexInParent
        second = parent
      } else if let parent = first.layoutParent {
        firstStep = first.indexInParent
        first = parent
      } else {
        return id < other.id
      }
    }
    return firstStep < secondStep
  }
}

extension Graph {
  /// The host has put the root elsewhere.
  package func rootMoved() {
    guard let element = root?.element else { return }
    frames.moved(element)
    enter { frames.check() }
  }
}
