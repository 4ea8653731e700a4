nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never
  var counting = UnplacedPreferences.never
  let action: (Key.Value) -> Void

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      PreferenceChangeNode<Key>(place, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Calls the program's closure when a preference that is set below has changed.
final class PreferenceChangeNode<Key: PreferenceKey>: PreferenceSumNode<Key>, PreferenceConsumer
where Key.Value: Equatable {
  private var seen = Key.defaultValue
  var isStale = false
  var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  init(_ place: NodePlace, content: _ViewType, contentOffset: Int) {
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
    graph.pending.add(self, of: Key.self, at: self)
  }

  func reads(through child: ViewNode) -> Bool { true }

  func preferenceMayHaveChanged() {
    let modifier = self.value(as: PreferenceChangeModifier<Key>.self)
    graph.pending.countsUnplaced =
      switch modifier.pointee.counting {
      case .never: false
      case .whileNothingShows: !showsElement
      case .always: true
      }
    let value = preferenceBelow(nil) ?? Key.defaultValue
    graph.pending.countsUnplaced = false
    guard value != seen else { return }
    seen = value
    graph.afterLayout(of: self) { [weak self] in
      guard let self, !self.isDead else { return }
      self.value(as: PreferenceChangeModifier<Key>.self).pointee.action(value)
    }
  }

  override func willRemove() { graph.pending.remove(self, at: ObjectIdentifier(self)) }
}

extension View {
  /// Runs an action with the value of a preference when it is another than before; at first, than the key's
  /// default. Runs after layout and before drawing.
  public nonisolated func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Runs an action with the value of a preference, as `onPreferenceChange`, with what is set in views that are not placed as
  /// if they were.
  package nonisolated func onPreferenceChange<K>(
    _ key: K.Type = K.self, counting: UnplacedPreferences, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(counting: counting, action: action))
  }
}

/// When a reader of a preference counts what is set in views that are not placed.
package enum UnplacedPreferences: Sendable {
  case never
  /// While the reader's own view is not placed.
  case whileNothingShows
  case always
}
