import DisplayList
import Geometry

/// An `Animatable` value of a node on its way to what the node's owner holds: a copy of the value, with its
/// `animatableData` set anew for each frame. The node's body, layout and drawing read the copy meanwhile.
///
/// A value that can stand in a slot of the picture (`SlottedValue`) stays in it from its first change on,
/// animated or not: each further change writes the slot and makes no fragment. A value that never changes has
/// no slot.
///
/// Owner: the node. The clock holds it while it moves.
class NodeAnimation: FrameTicker {
  /// The value to present, in place of the node's own.
  let presented: UnsafeMutableRawPointer
  /// Holds what moves where that can stand beside the picture, so that no fragment is made anew.
  fileprivate(set) var slot: SlotID?
  // The node keeps this, and cancels it with the clock when it leaves the tree.
  fileprivate unowned(unsafe) let node: AnimatedNode

  fileprivate init(_ node: AnimatedNode, presented: UnsafeMutableRawPointer) {
    self.node = node
    self.presented = presented
  }

  /// The owner's value has changed. Answers whether the picture shows it as it is, by its slot.
  func retarget(_ transaction: Transaction) -> Bool { false }

  /// The node has been placed: what stands in a slot may depend on the size.
  func nodePlaced() {}

  /// The clock goes through what moves by a list of its own, which may hold this still.
  fileprivate final var isCancelled = false

  /// The node leaves the tree, or shows its value as it is.
  func cancel(_ graph: Graph) {
    isCancelled = true
    graph.clock.remove(self)
    if let slot { graph.releaseSlot(slot) }
    slot = nil
  }
}

/// A node whose value, or a part of it, can be animated.
protocol AnimatedNode: ViewNode {
  var animation: NodeAnimation? { get set }
  /// What is animated, in the owner's memory.
  var animatedValue: UnsafeMutableRawPointer { get }
  /// The presented value is another.
  func presentedValueChanged()
}

extension AnimatedNode {
  var animatedValue: UnsafeMutableRawPointer { value }

  /// Takes in that the owner's value has changed from the one at `old`, with the transaction of the change.
  /// Answers whether the picture shows it as it is, by a slot.
  @discardableResult
  func valueChanged(from old: UnsafeRawPointer, _ kind: @autoclosure () -> AnimatedValue?) -> Bool {
    let transaction = graph.transaction
    if let animation { return animation.retarget(transaction) }
    let isAnimated = transaction.animation != nil
    // Modifiers alone stand in slots: what else changes at once needs no look at its type.
    guard isAnimated || self is UnaryNode, let kind = kind() else { return false }
    if kind.isSlotted || isAnimated {
      animation = kind.begin(self, old, transaction)
    }
    return false
  }

  func endAnimation() {
    animation?.cancel(graph)
    animation = nil
  }
}

/// How values of one `Animatable` type are animated. One instance per type.
class AnimatedValue: @unchecked Sendable {
  /// Whether values of the type stand in a slot once they have changed.
  var isSlotted: Bool { false }

  /// What presents the change; nil where the change is there at once and is drawn.
  func begin(_ node: AnimatedNode, _ old: UnsafeRawPointer, _ transaction: Transaction) -> NodeAnimation? {
    nil
  }

  /// Nil for types that are not animatable or have nothing to animate.
  static func of(_ type: Any.Type) -> AnimatedValue? {
    guard let animatable = type as? any Animatable.Type else { return nil }
    func make<A: Animatable>(_: A.Type) -> AnimatedValue? {
      let isStill = A.AnimatableData.self == EmptyAnimatableData.self && !(A.self is any SlottedValue.Type)
      return isStill ? nil : TypedAnimatedValue<A>()
    }
    return make(animatable)
  }
}

/// A modifier whose value can stand in a slot of the picture. It draws with `DrawContext.slot` where there is one.
package protocol SlottedValue: ElementModifier, Animatable {
  nonisolated func slotValue(_ context: DrawContext<UnaryNode>) -> SlotValue
}

/// Reads what stands in a slot from where a `SlottedValue` lies.
private typealias SlotReader = (UnsafeMutableRawPointer, DrawContext<UnaryNode>) -> SlotValue

private final class TypedAnimatedValue<Value: Animatable>: AnimatedValue, @unchecked Sendable {
  /// Nil for types that do not stand in slots. Found once for the type: a cast of each value looks its conformance up in each frame.
  private let slotReader: SlotReader? = {
    func make<Slotted: SlottedValue>(_: Slotted.Type) -> SlotReader {
      { $0.assumingMemoryBound(to: Slotted.self).pointee.slotValue($1) }
    }
    return (Value.self as? any SlottedValue.Type).map { make($0) }
  }()

  override var isSlotted: Bool { slotReader != nil }

  override func begin(
    _ node: AnimatedNode, _ old: UnsafeRawPointer, _ transaction: Transaction
  ) -> NodeAnimation? {
    let before = old.assumingMemoryBound(to: Value.self).pointee
    let now = node.animatedValue.assumingMemoryBound(to: Value.self).pointee
    guard isSlotted || now.animatableData - before.animatableData != .zero else { return nil }
    return TypedNodeAnimation<Value>(node, from: before, slotReader, transaction)
  }
}

private final class TypedNodeAnimation<Value: Animatable>: NodeAnimation {
  private var animator: Animator<Value.AnimatableData>
  private let copy: UnsafeMutablePointer<Value>
  private let slotReader: SlotReader?

  init(_ node: AnimatedNode, from before: Value, _ slotReader: SlotReader?, _ transaction: Transaction) {
    self.slotReader = slotReader
    copy = .allocate(capacity: 1)
    copy.initialize(to: before)
    animator = Animator(before.animatableData, scope: node.environment)
    super.init(node, presented: UnsafeMutableRawPointer(copy))
    let graph = node.graph
    animator.retarget(current.animatableData, transaction, at: graph.clock.now)
    if let value = slotValue {
      slot = graph.makeSlot(value)
      node.presentedValueChanged()
    }
    if present(graph.clock.now) { graph.clock.add(self) }
    graph.workArrived()
  }

  deinit {
    copy.deinitialize(count: 1)
    copy.deallocate()
  }

  private var current: Value { node.animatedValue.assumingMemoryBound(to: Value.self).pointee }

  /// The presented value as it stands in a slot.
  private var slotValue: SlotValue? {
    guard let slotReader, let node = node as? UnaryNode else { return nil }
    return slotReader(presented, DrawContext(node))
  }

  override func retarget(_ transaction: Transaction) -> Bool {
    let graph = node.graph
    let wasMoving = animator.isMoving
    animator.retarget(current.animatableData, transaction, at: graph.clock.now)
    if animator.isMoving, !wasMoving { graph.clock.add(self) }
    if !animator.isMoving {
      if slot == nil {
        node.endAnimation()
        return false
      }
      if wasMoving { graph.clock.remove(self) }
    }
    _ = present(graph.clock.now)
    return slot != nil
  }

  private func present(_ time: Double) -> Bool {
    let data = animator.value(at: time)
    copy.pointee = current
    copy.pointee.animatableData = data
    if let slot, let value = slotValue {
      node.graph.setSlot(slot, value)
      node.graph.slotMoved()
      if node.graph.semantics != nil { (node as? ElementNode)?.semanticsMayHaveChanged() }
    } else {
      node.presentedValueChanged()
    }
    return animator.isMoving
  }

  override func nodePlaced() {
    if let slot, let value = slotValue { node.graph.setSlot(slot, value) }
  }

  override package func tick(_ time: Double) -> Bool {
    guard !isCancelled else { return false }
    if present(time) { return true }
    // What is hidden by now loses the focus, though no view has changed.
    if (node as? UnaryNode)?.hidesContent == true { node.graph.changes &+= 1 }
    // What has a slot rests in it.
    if slot != nil { return false }
    let node = node
    node.endAnimation()
    node.presentedValueChanged()
    return false
  }
}
