/// A key for a value that views set and that their ancestors read.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Self.Value { get }
  /// Combines the value so far with that of the next view, in the order of the views.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Self.Value { nil }
}

/// A node that acts on a preference set below.
protocol PreferenceConsumer: ViewNode {
  var preferenceKey: ObjectIdentifier { get }
  var isStale: Bool { get set }
  /// Whether what is set below a child of the node where the consumer is registered counts.
  func reads(through child: ViewNode) -> Bool
  /// Called at once when a preference below has been set, changed or removed.
  func preferenceChangedBelow()
  /// Called once per round, after layout, when a preference below has been set, changed or removed.
  func preferenceMayHaveChanged()
}

/// A modifier that sets a preference, or changes what is set below.
class PreferenceNode: ScopeNode {
  final let key: ObjectIdentifier
  /// Whether what is set below does not count.
  var replaces: Bool { true }

  init(_ place: NodePlace, key: ObjectIdentifier, content: _ViewType, contentOffset: Int) {
    self.key = key
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
    flags.insert(.writesPreference)
    markUpward(.hasPreferences)
    preferenceChanged()
  }

  /// Something that a transform has read changed.
  override func sourceChanged(_ transaction: Transaction) { preferenceChanged() }

  final func preferenceChanged() { graph.pending.preferenceChanged(key, at: self) }

  override func listChanged() {
    preferenceChanged()
    super.listChanged()
  }

  override func willRemove() { preferenceChanged() }
}

/// A modifier that sets or changes the preference of one key.
class TypedPreferenceNode<Key: PreferenceKey>: PreferenceNode {
  init(_ place: NodePlace, content: _ViewType, contentOffset: Int) {
    super.init(place, key: ObjectIdentifier(Key.self), content: content, contentOffset: contentOffset)
  }

  /// Makes what is set here of what is set below. Leaves it where nothing is set here.
  ///
  /// - Parameters:
  ///   - value: What is set below, nil where nothing is or where it does not count.
  ///   - elements: For which elements.
  func apply(to value: inout Key.Value?, of elements: PreferenceElements) {}
}

/// The elements that preferences are set for: those that are placed, or all where the reader counts those as well that
/// are not. Nodes with the same list share them: in a chain of modifiers each would walk down to the view inside.
final class PreferenceElements {
  let placed: [ElementNode]
  /// Whether there are elements and none of them is placed: nothing is set for them.
  let areHidden: Bool

  init(of node: ViewNode) {
    var elements: [ElementNode] = []
    node.collect(into: &elements)
    let isEmpty = elements.isEmpty
    if !node.graph.pending.countsUnplaced { elements.removeAll { !$0.flags.contains(.isPlaced) } }
    placed = elements
    areHidden = !isEmpty && elements.isEmpty
  }

  /// One element, wherever it is.
  init(_ element: ElementNode) {
    placed = [element]
    areHidden = false
  }
}

extension ViewNode {
  /// What is below stands in another order: preferences are joined in another.
  final func orderChanged() {
    guard flags.contains(.hasPreferences) || graph.pending.observesLeaves else { return }
    graph.pending.preferencesChanged(below: self)
  }

  /// The node as one that sets or changes the preference of a key.
  @inline(__always)
  final func preferenceWriter(of key: ObjectIdentifier) -> PreferenceNode? {
    guard flags.contains(.writesPreference) else { return nil }
    let writer = unsafeDowncast(self, to: PreferenceNode.self)
    return writer.key == key ? writer : nil
  }

  /// The same, with the key's type.
  @inline(__always)
  final func preferenceWriter<Key: PreferenceKey>(of key: Key.Type) -> TypedPreferenceNode<Key>? {
    guard let writer = preferenceWriter(of: ObjectIdentifier(key)) else { return nil }
    return unsafeDowncast(writer, to: TypedPreferenceNode<Key>.self)  // what has the key is of the type
  }

  /// Whether what is set here and below counts: an element that is not placed sets nothing, but for readers who want to
  /// know what it would set.
  @inline(__always)
  private final var setsPreferences: Bool {
    !isElement || flags.contains(.isPlaced) || graph.pending.countsUnplaced
  }

  /// Joins what is set here and below to what was set before. An element that is not placed sets nothing.
  /// `list` has the elements of this node, where they are known.
  func joinPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ list: PreferenceElements?, to sum: inout Key.Value?
  ) {
    guard flags.contains(.hasPreferences) else { return joinLeafPreferences(key, list, to: &sum) }
    guard setsPreferences else { return }
    guard let writer = preferenceWriter(of: key) else {
      // Values are reduced from the left, so that a sum which the node has kept can be used only as the first.
      if flags.contains(.observesPreferences), sum == nil, let knowing = self as? PreferenceSumNode<Key> {
        sum = knowing.preferenceBelow(list)
        return
      }
      return joinPreferencesBelow(key, except: nil, list, to: &sum)
    }
    let list = list ?? PreferenceElements(of: writer)
    if list.areHidden { return }
    var value: Key.Value?
    if !writer.replaces { writer.joinPreferencesBelow(key, except: nil, list, to: &value) }
    writer.apply(to: &value, of: list)
    if let value { key.join(value, to: &sum) }
  }

  /// Joins what leaves set by themselves, where nothing else is set.
  private func joinLeafPreferences<Key: PreferenceKey>(
    _ key: Key.Type, _ list: PreferenceElements?, to sum: inout Key.Value?
  ) {
    guard graph.pending.observesLeaves(for: ObjectIdentifier(key)) else { return }
    guard setsPreferences else { return }
    guard let leaf = self as? LeafNode else {
      return joinPreferencesBelow(key, except: nil, list, to: &sum)
    }
    if let value = key.leafValue(of: leaf) { key.join(value, to: &sum) }
  }

  func joinPreferencesBelow<Key: PreferenceKey>(
    _ key: Key.Type, except excluded: ViewNode?, _ list: PreferenceElements?, to sum: inout Key.Value?
  ) {
    let name = ObjectIdentifier(key)
    forEachPreference(name, except: excluded, list, observesLeaves: graph.pending.observesLeaves(for: name)) {
      $0.joinPreference(key, $1, to: &sum)
    }
  }

  /// Calls the closure for the nearest nodes below that set or observe a preference, with their lists.
  /// Not generic: what lies between costs little.
  private final func forEachPreference(
    _ key: ObjectIdentifier, except excluded: ViewNode?, _ list: PreferenceElements?, observesLeaves: Bool,
    _ body: (ViewNode, PreferenceElements?) -> Void
  ) {
    let listed = list == nil ? nil : listed
    forEachChild { child in
      guard child !== excluded, child.flags.contains(.hasPreferences) || observesLeaves else { return }
      let list = child === listed ? list : nil
      if child.flags.contains(.observesPreferences) || child.preferenceWriter(of: key) != nil
        || observesLeaves && child is LeafNode
      {
        body(child, list)
      } else {
        if !child.setsPreferences { return }
        child.forEachPreference(key, except: nil, list, observesLeaves: observesLeaves, body)
      }
    }
  }
}

/// Keeps what is set below it until something there changes: whoever asks from further up need not go further
/// down, so that a chain of such views costs each level once.
class PreferenceSumNode<Key: PreferenceKey>: ScopeNode {
  private final var sum: Key.Value?
  /// Whether `sum` is up to date. Nil is a valid sum: no view below sets the preference.
  private final var isKnown = false

  final func preferenceChangedBelow() {
    isKnown = false
    sum = nil
  }

  final func preferenceBelow(_ list: PreferenceElements?) -> Key.Value? {
    if isKnown, !graph.pending.countsUnplaced { return sum }
    var fresh: Key.Value?
    graph.withRootPlaces { joinPreferencesBelow(Key.self, except: nil, list, to: &fresh) }
    // Before layout, what is new is not placed.
    if graph.pending.isSettling, !graph.pending.countsUnplaced {
      sum = fresh
      isKnown = true
    }
    return fresh
  }
}

extension PreferenceKey {
  /// Adds a value to those before it. Inlined: each generic function looks the optional's type up.
  @inline(__always)
  static func join(_ next: Value, to sum: inout Value?) {
    if var value = sum {
      reduce(value: &value) { next }
      sum = value
    } else {
      sum = next
    }
  }
}

extension UnaryNode {
  /// The preference of the element that this node is around, leaving one node below out.
  func contentPreference<Key: PreferenceKey>(_ key: Key.Type, except excluded: ViewNode?) -> Key.Value? {
    var sum: Key.Value?
    if !isAroundListElement {
      joinPreferencesBelow(key, except: excluded, nil, to: &sum)
      return sum
    }
    // An element of a list: what is set on the way from the list down to it, and below it.
    if let inner = child as? UnaryNode, inner.isAroundListElement {
      sum = inner.contentPreference(key, except: nil)
    }
    child.joinPreference(key, nil, to: &sum)
    let elements = PreferenceElements(child)
    var node = child.parent
    while let current = node, current !== parent {
      current.preferenceWriter(of: key)?.apply(to: &sum, of: elements)
      node = current.parent
    }
    return sum
  }

  /// Whether the element inside belongs to a list, and this node only stands around it.
  var isAroundListElement: Bool { child.parent !== self && !hasContent }
}
