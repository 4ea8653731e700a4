import DisplayList
import Geometry

/// A view made from a preference that is set in the content which it lies over or behind.
nonisolated struct PreferenceReading<Key: PreferenceKey, Content: View>: View {
  typealias Body = Never
  let content: (Key.Value) -> Content
  nonisolated static func _makeViewType() -> _ViewType { PreferenceReadingType<Key, Content>() }
}

final class PreferenceReadingType<Key: PreferenceKey, Content: View>: _ViewType, @unchecked Sendable {
  private lazy var evaluator = BodyEvaluator(
    for: PreferenceReading<Key, Content>.self, bodyType: .of(Content.self),
    body: { value, memory in
      let reading = value.assumingMemoryBound(to: PreferenceReading<Key, Content>.self)
      let node = Graph.current?.tracked as? PreferenceReadingNode<Key>
      memory.initializeMemory(
        as: Content.self, to: reading.pointee.content(node?.resolve() ?? Key.defaultValue))
    })

  init() { super.init(for: PreferenceReading<Key, Content>.self) }

  /// There is nothing before the preference is known.
  override func computeArity() -> Arity { .dynamic }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    let node = PreferenceReadingNode<Key>(place, type: self, evaluator: evaluator)
    node.register()
    return node
  }
}

/// The content made from a preference.
///
/// The closure runs only when all that sets the preference is placed: programs look up in the preference what they
/// have put into it, and what has only just come into the tree has set nothing yet. So it first runs right after
/// the first placement of the view that it lies over. When it is another closure, or has read something that
/// changed, it runs after the layout of the frame.
class PreferenceContentNode: BodyNode {
  final fileprivate(set) var isMade = false

  /// The view that the content lies over has been placed.
  ///
  /// - Parameter isNew: Whether for the first time, so that all inside has been placed as well.
  final func surroundingsPlaced(isNew: Bool) {
    guard !isMade else { return }
    guard isNew else { return waitForLayout() }
    let before = graph.tracked
    graph.tracked = nil
    make()
    if let element = parent as? ElementNode { graph.settleInside(element) }
    graph.tracked = before
  }

  fileprivate final func make() {
    isMade = true
    _ = begin()
    listChanged()
  }

  fileprivate func waitForLayout() {}
}

final class PreferenceReadingNode<Key: PreferenceKey>: PreferenceContentNode, PreferenceConsumer {
  private var seen: Key.Value?
  /// The transaction of a change that waits for the layout of what sets the preference.
  private var awaited: Transaction?
  private var place: ObjectIdentifier?
  var isStale = false
  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  /// The second view's container, and the node that puts it over the content.
  private var surroundings: (container: ViewNode, unary: UnaryNode)? {
    guard let container = parent, let unary = container.parent as? UnaryNode else { return nil }
    return (container, unary)
  }

  func register() {
    guard let unary = surroundings?.unary else { return }
    let node = (unary.isAroundListElement ? unary.parent : nil) ?? unary
    place = ObjectIdentifier(node)
    graph.pending.add(self, of: Key.self, at: node)
  }

  func reads(through child: ViewNode) -> Bool {
    guard let (container, unary) = surroundings else { return false }
    return child !== container && child !== unary
  }

  private var present: Key.Value {
    guard let (container, unary) = surroundings else { return Key.defaultValue }
    return graph.withRootPlaces {
      unary.contentPreference(Key.self, except: container) ?? Key.defaultValue
    }
  }

  /// The value that the content is made from.
  func resolve() -> Key.Value {
    let value = present
    seen = value
    return value
  }

  override func update(from old: UnsafeRawPointer) {
    if isMade, !isSame(as: old) { wait(graph.transaction) }
  }

  override func sourceChanged(_ transaction: Transaction) { wait(transaction) }

  private func wait(_ transaction: Transaction) {
    awaited = transaction
    waitForLayout()
  }

  override func waitForLayout() { graph.pending.markStale(self) }

  func preferenceMayHaveChanged() {
    guard isMade else {
      if let unary = surroundings?.unary, unary.flags.contains(.isPlaced) { make() }
      return
    }
    if let transaction = awaited {
      awaited = nil
      return super.sourceChanged(transaction)
    }
    let value = present
    if let seen {
      let plan = ValuePlan.of(Key.Value.self)
      if withUnsafePointer(to: seen, { old in withUnsafePointer(to: value) { plan.equal(old, $0) } }) {
        return
      }
    }
    super.sourceChanged(Transaction())
  }

  func preferenceChangedBelow() {}

  override func willRemove() {
    if let place { graph.pending.remove(self, at: place) }
    super.willRemove()
  }
}

nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Content: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: PreferenceReading<Key, Content>
  let alignment: Alignment
  let isBehind: Bool

  typealias Secondary = PreferenceReading<Key, Content>
  static nonisolated var secondaryOffset: Int { MemoryLayout<Self>.offset(of: \Self.secondary) ?? 0 }
  static nonisolated var makesSecondaryLast: Bool { true }
  nonisolated var layering: Layering { isBehind ? .behind : .before }

  nonisolated func compose(
    _ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>
  ) -> Placed {
    isBehind ? .layered(secondary, content, id: context.id) : .layered(content, secondary, id: context.id)
  }
  nonisolated static func _makeModifierType() -> _ModifierType { makeSecondaryType() }
}

extension View {
  /// Puts a view made from a preference of this view in front of it, in the middle.
  public nonisolated func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(
      PreferenceLayerModifier<Key, T>(
        secondary: PreferenceReading(content: transform), alignment: .center, isBehind: false))
  }

  /// Puts a view made from a preference of this view in front of it. The view is made again when the
  /// preference changes.
  public nonisolated func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(
      PreferenceLayerModifier<K, V>(
        secondary: PreferenceReading(content: transform), alignment: alignment, isBehind: false))
  }

  /// Puts a view made from a preference of this view behind it, in the middle.
  public nonisolated func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(
      PreferenceLayerModifier<Key, T>(
        secondary: PreferenceReading(content: transform), alignment: .center, isBehind: true))
  }

  /// Puts a view made from a preference of this view behind it. The view is made again when the preference
  /// changes.
  public nonisolated func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(
      PreferenceLayerModifier<K, V>(
        secondary: PreferenceReading(content: transform), alignment: alignment, isBehind: true))
  }
}
