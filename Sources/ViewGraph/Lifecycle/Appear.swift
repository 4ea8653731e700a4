nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self, inSubviewList: .once) { place, content, offset in
      AppearanceActionNode(place, type: nil, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Holds the actions itself: when the content goes, its value is gone already.
final class AppearanceActionNode: AppearanceNode {
  private var modifier: AppearanceModifier

  override init(_ place: NodePlace, type: _ViewType?, content: _ViewType, contentOffset: Int) {
    modifier = (place.owner.memory + place.offset).assumingMemoryBound(to: AppearanceModifier.self).pointee
    super.init(place, type: type, content: content, contentOffset: contentOffset)
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    modifier = value(as: AppearanceModifier.self).pointee
  }

  override func appeared() { if let action = modifier.appear { graph.afterLayout(action) } }
  override func disappeared() { if let action = modifier.disappear { graph.afterLayout(action) } }
}

extension View {
  /// Runs an action each time the view appears: after its first layout and before it is drawn. A group acts
  /// once, when the first of its views appears; a view that contributes nothing never appears. What is inside acts first,
  /// and of several modifiers of a view the one that is written first. A nil action does nothing.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action each time the view, having appeared, has left the tree and is not seen any more: where it goes
  /// with a transition, when that has ended. A nil action does nothing.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
