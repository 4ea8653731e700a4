import OpenCombine

nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self, inSubviewList: .once) { place, content, offset in
      ReceiveNode<P>(place, type: nil, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Holds the subscription of content that has appeared, until it leaves the tree: what is covered by another screen or tab
/// goes on listening.
final class ReceiveNode<P: Publisher>: AppearanceNode where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var subscription: AnyCancellable?
  private var isListening = false

  override init(_ place: NodePlace, type: _ViewType?, content: _ViewType, contentOffset: Int) {
    modifier = (place.owner.memory + place.offset).assumingMemoryBound(to: ReceiveModifier<P>.self).pointee
    super.init(place, type: type, content: content, contentOffset: contentOffset)
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    let before = modifier.publisher
    modifier = value(as: ReceiveModifier<P>.self).pointee
    if !ValuePlan.areEqual(before, modifier.publisher), isListening { subscribe() }
  }

  override func appeared() {
    guard !isListening else { return }
    isListening = true
    subscribe()
  }

  /// Subscribes with the actions: a publisher may send a value at once.
  private func subscribe() {
    graph.afterLayout { [weak self] in
      guard let self, !self.isDead else { return }
      let inbox = self.graph.inbox
      self.subscription = self.modifier.publisher.sink { [weak self] output in
        inbox.perform { [weak self] _ in self?.receive(output) }
      }
    }
  }

  private func receive(_ output: P.Output) {
    guard !isDead else { return }
    // What is sent while a body runs waits for the end of the update.
    if graph.tracked != nil {
      graph.afterLayout { [weak self] in self?.receive(output) }
    } else {
      modifier.action(output)
    }
  }

  override func willRemove() {
    super.willRemove()
    subscription = nil
  }
}

extension View {
  /// Runs an action for each value that a publisher sends while the view is in the tree. A value sent on
  /// another thread is taken at the next frame.
  public nonisolated func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
