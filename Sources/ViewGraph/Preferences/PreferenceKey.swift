/// A key for a value that travels up the tree: what views below set, their ancestors read.
public protocol PreferenceKey {
  associatedtype Value
  /// What holds where no view below sets anything.
  static var defaultValue: Self.Value { get }
  /// Joins what one view sets with what the next one sets, in the order of the views.
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
  /// Called once per round, after layout, when something below is another.
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
    markUpward(.hasPreferences)
    preferenceChanged()
  }

  /// The preference's value here, nil where none is set.
  ///
  /// - Parameters:
  ///   - inner: What is set below, nil where nothing is.
  ///   - elements: For how many elements, in order.
  func preference(inner: () -> Any?, of elements: [ElementNode]) -> Any? { nil }

  final func preferenceChanged() { graph.pending.preferenceChanged(key, at: self) }

  override func listChanged() {
    preferenceChanged()
    super.listChanged()
  }

  override func willRemove() { preferenceChanged() }
}

extension ViewNode {
  /// What is below stands in another order: preferences are joined in another.
  final func orderChanged() {
    if flags.contains(.hasPreferences) { graph.pending.preferencesChanged(below: self) }
  }

  /// Joins what is set here and below to what was set before. An element that is not placed sets nothing.
  func joinPreference<Key: PreferenceKey>(_ key: Key.Type, to sum: inout Key.Value?) {
    guard flags.contains(.hasPreferences), !(self is ElementNode) || flags.contains(.isPlaced) else { return }
    guard let writer = self as? PreferenceNode, writer.key == ObjectIdentifier(key) else {
      return joinPreferencesBelow(key, except: nil, to: &sum)
    }
    var elements: [ElementNode] = []
    writer.collect(into: &elements)
    if !elements.isEmpty {
      elements.removeAll { !$0.flags.contains(.isPlaced) }
      if elements.isEmpty { return }
    }
    let value = writer.preference(
      inner: {
        var inner: Key.Value?
        writer.joinPreferencesBelow(key, except: nil, to: &inner)
        return inner
      }, of: elements)
    if let value = value as? Key.Value { key.join(value, to: &sum) }
  }

  func joinPreferencesBelow<Key: PreferenceKey>(
    _ key: Key.Type, except excluded: ViewNode?, to sum: inout Key.Value?
  ) {
    forEachChild { if $0 !== excluded { $0.joinPreference(key, to: &sum) } }
  }
}

extension PreferenceKey {
  fileprivate static func join(_ next: Value, to sum: inout Value?) {
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
      joinPreferencesBelow(key, except: excluded, to: &sum)
      return sum
    }
    // An element of a list: what is set on the way from the list down to it, and below it.
    if let inner = child as? UnaryNode, inner.isAroundListElement {
      sum = inner.contentPreference(key, except: nil)
    }
    child.joinPreference(key, to: &sum)
    var node = child.parent
    while let current = node, current !== parent {
      if let writer = current as? PreferenceNode, writer.key == ObjectIdentifier(key) {
        sum = writer.preference(inner: { sum }, of: [child]) as? Key.Value ?? sum
      }
      node = current.parent
    }
    return sum
  }

  /// Whether the element inside belongs to a list, and this node only stands around it.
  var isAroundListElement: Bool { child.parent !== self && !hasContent }
}
