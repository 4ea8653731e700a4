import ViewGraph

/// A value that says where the focus of assistive technology is among the views that are bound to it by
/// `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)`: the element that is read out.
///
/// Unlike `FocusState` it has nothing to do with the keyboard. It follows the focus, and moves it when a program
/// writes it:
/// to the element of the view that is bound to the new value, or away where it becomes false or nil. While none of the
/// technologies that are meant is in use, the value is false or nil, and becomes that again when it is written.
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// A way to a focus state, for views that it is handed to.
  @propertyWrapper
  public struct Binding {
    let location: SwiftUICore.Binding<Value>
    /// What says that the focus is nowhere.
    let unfocused: Value
    let technologies: AccessibilityTechnologies

    /// The value; writing it moves the focus.
    public var wrappedValue: Value {
      get { location.wrappedValue }
      nonmutating set { location.wrappedValue = newValue }
    }

    /// The way itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var state: State<Value>
  private let unfocused: Value
  private let technologies: AccessibilityTechnologies

  /// A state that is true while any assistive technology is on the bound view.
  public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

  /// A state that is true while one of some technologies is on the bound view. Others neither change it nor follow it.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    unfocused = false
    state = State(initialValue: false)
    self.technologies = technologies
  }

  /// A state that is the value of the bound view that any assistive technology is on, and nil where it is elsewhere.
  public init<T>() where Value == T?, T: Hashable { self.init(for: [.voiceOver, .switchControl]) }

  /// A state that is the value of the bound view that one of some technologies is on, and nil where it is elsewhere.
  /// Others
  /// neither change it nor follow it.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    unfocused = nil
    state = State(initialValue: nil)
    self.technologies = technologies
  }

  /// Where the focus is; writing it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// For views that are to be bound to the state.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(location: state.projectedValue, unfocused: unfocused, technologies: technologies)
  }
}

/// Technologies that read a window out, or let it be used, one element after the other.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  var technologies: AssistiveTechnologies

  init(_ technologies: AssistiveTechnologies) { self.technologies = technologies }

  /// No technology.
  public init() { technologies = [] }

  /// What reads the elements out: VoiceOver on Apple's systems, and the screen readers that browsers work with.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(.voiceOver) }
  /// What goes through the elements with one or a few switches.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(.switchControl) }

  /// Whether the set has all technologies of another.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    technologies.contains(member.technologies)
  }
  /// The technologies of both sets.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(technologies.union(other.technologies))
  }
  /// The technologies that both sets have.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(technologies.intersection(other.technologies))
  }
  /// The technologies that one of the two sets has.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(technologies.symmetricDifference(other.technologies))
  }
  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) {
    technologies.formUnion(other.technologies)
  }
  /// Leaves the technologies that another set has as well.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    technologies.formIntersection(other.technologies)
  }
  /// Leaves the technologies that one of the two sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    technologies.formSymmetricDifference(other.technologies)
  }
  /// Adds the technologies of another set, and says whether the set lacked them.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let (inserted, member) = technologies.insert(newMember.technologies)
    return (inserted, AccessibilityTechnologies(member))
  }
  /// Removes the technologies of another set, and returns those that there were; nil for none.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    technologies.remove(member.technologies).map { AccessibilityTechnologies($0) }
  }
  /// Adds the technologies of another set, and returns those that there were; nil for none.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    technologies.update(with: newMember.technologies).map { AccessibilityTechnologies($0) }
  }
}

extension View {
  /// Binds a focus state to whether assistive technology is on the element of this view, or on one inside: the state
  /// becomes the value when the focus comes here, and nil when it goes. Writing the value moves the focus to the view's
  /// element, or to the first one inside; the keyboard's focus stays where it is.
  public nonisolated func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    modifier(
      FocusedModifier(
        binding.location, unfocused: binding.unfocused, value: value,
        technologies: binding.technologies.technologies))
  }

  /// Binds a focus state to whether assistive technology is on the element of this view, or on one inside. Writing true
  /// moves the focus to the view's element, or to the first one inside; writing false takes it away.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Says where the focus of assistive technology is to be when this view appears: the state is given the value then,
  /// which
  /// moves the focus to the view inside that is bound to it.
  public nonisolated func accessibilityDefaultFocus<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View where Value: Hashable {
    onAppear { binding.wrappedValue = value }
  }
}
