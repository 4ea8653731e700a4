protocol ForEachItemOwner: AnyObject {
  func identity(of item: ForEachItem) -> AnyHashable?
  /// Whether the data are a constant range.
  var isOverConstantRange: Bool { get }
}

/// The views of one element of a loop.
final class ForEachItem: OwnerNode {
  /// The element's place in the data.
  var index: Int
  /// Made in the present update, with the data and the closure that there are now.
  var isNew = false

  /// Whether the data has the element no more, and the item shows on its way out.
  var isLeavingList = false

  /// The items that leave, in the order of the places that they had.
  static func inOrder<ID>(_ leaving: [ID: [ForEachItem]]) -> [ForEachItem] {
    var items: [ForEachItem] = []
    for some in leaving.values { items += some }
    return items.count < 2 ? items : items.sorted { $0.index < $1.index }
  }

  private let content: _ViewType
  private var child: ViewNode?
  private let evaluate: (ForEachItem, UnsafeMutableRawPointer) -> Void

  init(
    _ place: NodePlace, content: _ViewType, index: Int,
    evaluate: @escaping (ForEachItem, UnsafeMutableRawPointer) -> Void
  ) {
    self.content = content
    self.index = index
    self.evaluate = evaluate
    super.init(place, type: nil, memory: content.allocate())
    _ = graph.descend(below: self) {
      run(into: self.memory)
      child = content.makeNode(
        NodePlace(owner: self, offset: 0, parent: self, environment: environment, recipes: place.recipes))
    }
  }

  deinit {
    if child != nil { content.release(memory) } else { memory.deallocate() }
  }

  private func run(into memory: UnsafeMutableRawPointer) {
    beginEvaluation()
    observing(content.rows) { evaluate(self, memory) }
  }

  func beginEvaluation() {
    Source.removeReads(of: self)
    flags.remove(.needsEvaluation)
  }

  func isSame(_ fresh: UnsafeRawPointer) -> Bool { content.plan.equal(memory, fresh) }

  /// Replaces the present views by others, and adopts the memory that holds them.
  func adopt(_ fresh: UnsafeMutableRawPointer) {
    guard let child else { return content.release(fresh) }
    let old = memory
    memory = fresh
    child.update(from: old)
    content.release(old)
  }

  override func reevaluate() {
    // What has left the data has no element to be made from.
    guard child != nil, !isDead, !isLeavingList else { return }
    let fresh = content.allocate()
    run(into: fresh)
    if isSame(fresh) { content.release(fresh) } else { adopt(fresh) }
  }

  override func sourceChanged(_ transaction: Transaction) { graph.enqueueEvaluation(self, transaction) }

  /// The identity that the loop gives the element.
  var identity: AnyHashable? { (parent as? any ForEachItemOwner)?.identity(of: self) }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(ImplicitTagTrait.self) { return identity }
    guard key == ObjectIdentifier(RangeOffsetTrait.self), let loop = parent as? any ForEachItemOwner else {
      return nil
    }
    return loop.isOverConstantRange ? index : nil
  }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override var listed: ViewNode? { child }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}
