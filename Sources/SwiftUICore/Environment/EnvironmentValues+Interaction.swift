/// Whether a scene is seen and takes input.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, and not taking input.
  case inactive
  /// Seen, and taking input.
  case active
}

/// How large controls are, among the sizes of their kind.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// Smaller than usual.
  case small
  /// The size where none is set.
  case regular
  /// Larger than usual.
  case large
  /// The largest size.
  case extraLarge
}

/// Whether the content of a view is being edited.
public enum EditMode: Hashable, Sendable {
  /// Not being edited.
  case inactive
  /// About to be edited, or about to be no longer.
  case transient
  /// Being edited.
  case active

  /// Whether content is being edited: all but `inactive`.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The phase of the scene that the view is in. Active where the host sets none.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the view takes input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How large controls are. The package's own controls have one size; styles of a program can read the
  /// value.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether content is being edited: a binding of the window's own where none is set above, and nil where there is no
  /// window. An `EditButton` writes it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the nearest view above that can have the focus has it.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
  /// Keeps this view and all below from taking input. What is disabled above stays so.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Sets how large controls are in this view and below: the plates of buttons, and the text of small ones that have
  /// no font of their own. Styles of a program can read the value.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

nonisolated struct DisabledModifier: EnvironmentModifying {
  typealias Body = Never
  let isDisabled: Bool
  nonisolated func write(to values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }
}
