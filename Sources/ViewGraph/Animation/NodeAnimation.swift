import DisplayList
import Geometry

/// An `Animatable` value of a node on its way to what the node's owner holds: a copy of the value, with its
/// `animatableData` set anew for each frame. Layout and drawing of the node read the copy meanwhile.
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

  /// The owner's value has changed from `old`.
  func retarget(_ transaction: Transaction) {}

  func tick(_ time: Double) -> Bool { false }

  /// The node leaves the tree.
  func cancel(_ graph: Graph) {
    graph.clock.remove(self)
    if let slot { graph.releaseSlot(slot) }
    slot = nil
  }
}

/// A node whose value can be animated.
protocol AnimatedNode: ViewNode {
  var animation: NodeAnimation? { get set }
  /// The presented value is another.
  func presentedValueChanged()
}

extension AnimatedNode {
  /// Takes in that the owner's value has changed from the one at `old`, with the transaction of the change.
  func valueChanged(from old: UnsafeRawPointer, _ kind: AnimatedValue?) {
    guard let kind else { return }
    let transaction = graph.transaction
    if let animation {
      animation.retarget(transaction)
    } else if transaction.effectiveAnimation != nil {
      animation = kind.begin(self, old, transaction)
    }
  }

  func endAnimation() {
    animation?.cancel(graph)
    animation = nil
  }
}

/// How values of one `Animatable` type are animated. One instance per type.
class AnimatedValue: @unchecked Sendable {
  func begin(_ node: AnimatedNode, _ old: UnsafeRawPointer, _ transaction: Transaction) -> NodeAnimation? {
    nil
  }

  /// Nil for types that are not animatable or have nothing to animate.
  static func of<Value>(_ type: Value.Type) -> AnimatedValue? {
    guard let animatable = type as? any Animatable.Type else { return nil }
    func make<A: Animatable>(_: A.Type) -> AnimatedValue? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedAnimatedValue<A>()
    }
    return make(animatable)
  }
}

/// A value that can stand in a slot of the picture while it moves.
package protocol SlottedValue: Animatable {
  nonisolated var slotValue: SlotValue { get }
}

private final class TypedAnimatedValue<Value: Animatable>: AnimatedValue, @unchecked Sendable {
  override func begin(
    _ node: AnimatedNode, _ old: UnsafeRawPointer, _ transaction: Transaction
  ) -> NodeAnimation? {
    let before = old.assumingMemoryBound(to: Value.self).pointee
    guard before.animatableData != node.value(as: Value.self).pointee.animatableData else { return nil }
    return TypedNodeAnimation<Value>(node, from: before, transaction)
  }
}

private final class TypedNodeAnimation<Value: Animatable>: NodeAnimation {
  private var animator: Animator<Value.AnimatableData>
  private let copy: UnsafeMutablePointer<Value>

  init(_ node: AnimatedNode, from before: Value, _ transaction: Transaction) {
    copy = .allocate(capacity: 1)
    copy.initialize(to: before)
    animator = Animator(before.animatableData, scope: node.environment)
    super.init(node, presented: UnsafeMutableRawPointer(copy))
    let graph = node.graph
    animator.retarget(current.animatableData, transaction, at: graph.clock.now)
    if let value = before as? any SlottedValue {
      slot = graph.makeSlot(value.slotValue)
      node.presentedValueChanged()
    }
    _ = present(graph.clock.now)
    graph.clock.add(self)
    graph.workArrived()
  }

  deinit {
    copy.deinitialize(count: 1)
    copy.deallocate()
  }

  private var current: Value { node.value(as: Value.self).pointee }

  override func retarget(_ transaction: Transaction) {
    let now = node.graph.clock.now
    animator.retarget(current.animatableData, transaction, at: now)
    if !animator.isMoving { return node.endAnimation() }
    _ = present(now)
  }

  private func present(_ time: Double) -> Bool {
    let data = animator.value(at: time)
    copy.pointee = current
    copy.pointee.animatableData = data
    if let slot, let value = copy.pointee as? any SlottedValue {
      node.graph.setSlot(slot, value.slotValue)
      node.graph.workArrived()
    } else {
      node.presentedValueChanged()
    }
    return animator.isMoving
  }

  override func tick(_ time: Double) -> Bool {
    if present(time) { return true }
    let node = node
    node.endAnimation()
    node.presentedValueChanged()
    return false
  }
}
