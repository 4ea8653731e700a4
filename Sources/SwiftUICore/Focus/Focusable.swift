import ViewGraph

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// What is done, a bit each.
  public let rawValue: Int
  /// Interactions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view acts when it is activated: it takes the focus by the tabulator key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes what is typed: it takes the focus by the tabulator key and when it is pressed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What a view does where nothing is said: both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view take the focus.
nonisolated package struct FocusTarget: FocusAttaching {
  package typealias Body = Never
  let isFocusable: Bool
  package let takesFocusByPress: Bool
  let changed: (Bool) -> Void
  let returned: (() -> Void)?
  let input: @MainActor (KeyboardInput) -> Bool
  let offered: @MainActor (EditingCommand) -> Bool

  package init(
    isFocusable: Bool = true, takesFocusByPress: Bool = true, changed: @escaping (Bool) -> Void,
    returned: (() -> Void)? = nil,
    input: @escaping @MainActor (KeyboardInput) -> Bool = { _ in false },
    offers: @escaping @MainActor (EditingCommand) -> Bool = { _ in false }
  ) {
    offered = offers
    self.isFocusable = isFocusable
    self.takesFocusByPress = takesFocusByPress
    self.changed = changed
    self.returned = returned
    self.input = input
  }

  package func takesFocus(in environment: EnvironmentScope) -> Bool {
    isFocusable && EnvironmentValues(scope: environment).isEnabled
  }
  package func focusChanged(_ isFocused: Bool) { changed(isFocused) }
  package func focusReturned() { if let returned { returned() } else { changed(true) } }
  @MainActor package func receive(_ input: KeyboardInput) -> Bool { self.input(input) }
  @MainActor package func offers(_ command: EditingCommand) -> Bool { offered(command) }

  package static func _makeModifierType() -> _ModifierType { makeFocusTargetType() }
}

/// A view of a program's own that takes the focus.
private struct FocusableModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  let changed: (Bool) -> Void
  @State private var isFocused = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.isFocusEffectEnabled) private var isEffectEnabled

  nonisolated init(
    isFocusable: Bool, interactions: FocusInteractions, changed: @escaping (Bool) -> Void = { _ in }
  ) {
    self.isFocusable = isFocusable
    self.interactions = interactions
    self.changed = changed
  }
}

extension FocusableModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.overlayPreferenceValue(FocusOutlineKey.self) { outline in
      if isFocused, isEffectEnabled, profile == .desktop { FocusRing(outline: outline) }
    }
    .transformPreference(FocusOutlineKey.self) { $0 = nil }
    .environment(\.isFocused, isFocused)
    .modifier(
      FocusTarget(isFocusable: isFocusable, takesFocusByPress: interactions.contains(.edit)) {
        isFocused = $0
        changed($0)
      })
  }
}

extension EnvironmentValues {
  /// Whether views that are made focusable show a ring while they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
}

extension View {
  /// Keeps views inside that are made focusable from showing a ring while they have the focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }

  /// Makes the view take the focus, by the tabulator key and when it is pressed: keys go to it, and `isFocused` of the
  /// environment inside says so. On the desktop it shows a ring
  /// while it has the focus, unless `focusEffectDisabled(_:)` is set around: along the plate of a button, or the shape that
  /// `contentShape(_:_:)` sets for the focus, or else around the view. Controls take the focus by themselves where the
  /// platform has it so.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Makes the view take the focus for some interactions.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
  {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Makes the view take the focus, and runs an action when it has got it or lost it.
  @available(
    *, deprecated,
    message:
      "Use FocusState and focused(_:equals:) for functionality previously provided by the onFocusChange parameter."
  )
  @_disfavoredOverload
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      FocusableModifier(isFocusable: isFocusable, interactions: .automatic, changed: onFocusChange))
  }
}
