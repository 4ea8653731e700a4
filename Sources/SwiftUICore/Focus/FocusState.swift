import ViewGraph

/// A value that says where the focus is among the views that are bound to it by `focused(_:)` or `focused(_:equals:)`.
///
/// It follows the focus, and moves it when a program writes it: to the view that is bound to the new value, or away
/// from
/// the views that are bound where it becomes false or nil. A value that cannot be, because no view that takes the focus
/// is bound to it, becomes false or nil again once the views are up to date.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// A way to a focus state, for views that it is handed to.
  @propertyWrapper
  public struct Binding {
    let location: SwiftUICore.Binding<Value>
    /// What says that the focus is nowhere.
    let unfocused: Value

    /// The value; writing it moves the focus.
    public var wrappedValue: Value {
      get { location.wrappedValue }
      nonmutating set { move(to: newValue) }
    }

    /// The way itself.
    public var projectedValue: FocusState<Value>.Binding { self }

    /// Writes the value. Where it is none of a view that has the focus by the end of the frame, it says what cannot be, and is put
    /// right; views that are bound to it and take no focus do that before.
    fileprivate func move(to value: Value) {
      location.wrappedValue = value
      guard value != unfocused else { return }
      location.location.graphInbox?.perform { [location, unfocused] graph in
        let isThere: (any FocusBinding) -> Bool = {
          guard let binding = $0 as? FocusedModifier<Value>, binding.technologies == nil else { return false }
          return binding.value == value && binding.location.isSame(as: location)
        }
        if graph.isFocused(where: isThere) { graph.isFocusAskedFor = true }
        graph.whenSettled(unlessFocused: isThere) {
          location.location.modify(Transaction()) { current in
            guard current == value else { return false }
            current = unfocused
            return true
          }
        }
      }
    }

    /// Takes the focus away after an action of the program's, unless the action asks for it where it is.
    package func giveUp(after action: () -> Void) {
      let inbox = location.location.graphInbox
      inbox?.perform { $0.isFocusAskedFor = false }
      action()
      var stays = false
      inbox?.perform { stays = $0.isFocusAskedFor }
      if !stays { wrappedValue = unfocused }
    }
  }

  private var state: State<Value>
  private let unfocused: Value

  /// A state that is true while the focus is on the bound view.
  public init() where Value == Bool {
    unfocused = false
    state = State(initialValue: false)
  }

  /// A state that is the value of the bound view with the focus, and nil where none has it.
  public init<T>() where Value == T?, T: Hashable {
    unfocused = nil
    state = State(initialValue: nil)
  }

  /// Where the focus is; writing it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { projectedValue.move(to: newValue) }
  }

  /// For views that are to be bound to the state.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: state.projectedValue, unfocused: unfocused)
  }
}

/// Binds a focus state to whether the focus is inside of a view: the keyboard's, or that of assistive technologies.
nonisolated struct FocusedModifier<Value: Hashable>: FocusBinding {
  typealias Body = Never
  let location: Binding<Value>
  let unfocused: Value
  let value: Value
  let technologies: AssistiveTechnologies?
  let wantsFocus: Bool

  init(
    _ location: Binding<Value>, unfocused: Value, value: Value, technologies: AssistiveTechnologies? = nil
  ) {
    self.location = location
    self.unfocused = unfocused
    self.value = value
    self.technologies = technologies
    wantsFocus = location.wrappedValue == value
  }

  func writesSame(as other: any FocusBinding) -> Bool {
    (other as? Self)?.location.isSame(as: location) ?? false
  }

  func focusChanged(_ isInside: Bool) {
    if isInside {
      if location.wrappedValue != value { location.wrappedValue = value }
    } else if location.wrappedValue == value {
      location.wrappedValue = unfocused
    }
  }

  static func _makeModifierType() -> _ModifierType { makeFocusBindingType() }
}

extension View {
  /// Binds a focus state to whether this view has the focus, or a view inside: the state becomes the value when the
  /// focus
  /// comes here, and nil when it goes. Writing the value moves the focus to the first view inside that takes it.
  public nonisolated func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    modifier(FocusedModifier(binding.location, unfocused: binding.unfocused, value: value))
  }

  /// Binds a focus state to whether this view has the focus, or a view inside. Writing true moves the focus to the
  /// first
  /// view inside that takes it, writing false takes it away.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(condition.location, unfocused: false, value: true))
  }
}
