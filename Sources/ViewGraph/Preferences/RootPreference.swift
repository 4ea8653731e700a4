/// Tells a host of a preference that the views set, all of them: what is shown above the root view does not count.
final class RootPreferenceNode<Key: PreferenceKey>: ViewNode, PreferenceConsumer where Key.Value: Equatable {
  private var seen = Key.defaultValue
  private let counting: UnplacedPreferences
  private let action: (Key.Value) -> Void
  private var content: ViewNode? { (parent as? RootNode)?.content }
  var isStale = false
  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  init(_ place: NodePlace, counting: UnplacedPreferences, action: @escaping (Key.Value) -> Void) {
    self.counting = counting
    self.action = action
    super.init(place, type: nil)
    graph.pending.add(self, of: Key.self, at: place.parent)
  }

  func reads(through child: ViewNode) -> Bool { child === content }
  func preferenceChangedBelow() {}

  func preferenceMayHaveChanged() {
    var sum: Key.Value?
    graph.pending.countsUnplaced = counting == .always
    defer { graph.pending.countsUnplaced = false }
    if let content,
      content.flags.contains(.hasPreferences) || graph.pending.observesLeaves(for: preferenceKey)
    {
      graph.withRootPlaces { content.joinPreferencesBelow(Key.self, except: nil, nil, to: &sum) }
    }
    let value = sum ?? Key.defaultValue
    guard value != seen else { return }
    seen = value
    graph.afterLayout(of: self) { [weak self] in
      guard let self, !isDead else { return }
      action(value)
    }
  }
}
