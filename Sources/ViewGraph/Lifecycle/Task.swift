import OpenCombine

nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  let id: ID
  /// For debuggers; nil for none.
  var name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self, inSubviewList: .once) { place, content, offset in
      TaskNode<ID>(place, type: nil, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Holds the task of content that has appeared.
final class TaskNode<ID: Equatable>: AppearanceNode {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?

  override init(_ place: NodePlace, type: _ViewType?, content: _ViewType, contentOffset: Int) {
    modifier = (place.owner.memory + place.offset).assumingMemoryBound(to: TaskModifier<ID>.self).pointee
    super.init(place, type: type, content: content, contentOffset: contentOffset)
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    let before = modifier.id
    modifier = value(as: TaskModifier<ID>.self).pointee
    guard modifier.id != before, flags.contains(.appeared) else { return }
    task?.cancel()
    appeared()
  }

  override func appeared() {
    let action = modifier.action
    task = GraphInbox.$acting.withValue(graph.inbox) {
      Task(name: modifier.name, priority: modifier.priority) { @MainActor in await action() }
    }
  }

  override func disappeared() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Starts an asynchronous action when the view appears, and cancels it when the view disappears. The action
  /// is isolated as the place that makes it is: to the main actor in a view's body.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Starts an asynchronous action when the view appears, cancels it and starts it anew when the value
  /// changes, and cancels it when the view disappears.
  public nonisolated func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Starts an asynchronous action, under a name for debuggers, when the view appears, and cancels it when the view
  /// disappears.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, name: name, priority: priority, action: action))
  }

  /// Starts an asynchronous action, under a name for debuggers, when the view appears, cancels it and starts it anew
  /// when the value changes, and cancels it when the view disappears.
  public nonisolated func task<T>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}
