import ViewGraph

/// A key, with modifier keys, that does what a control does.
///
/// Source: KeyboardShortcut in SwiftUI's documentation.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut is made to fit other keyboards than the one that it was written for.
  public struct Localization: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case automatic, custom, withoutMirroring }
    fileprivate let kind: Kind

    /// As the system does it; here nothing is changed.
    public static let automatic = Localization(kind: .automatic)
    /// As it is written.
    public static let custom = Localization(kind: .custom)
    /// Without exchanging keys that point where the layout runs from right to left.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
  }

  /// Return: the button that finishes a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that cancels a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that have to be down, and no others of shift, control, option and command.
  public var modifiers: EventModifiers
  /// How the shortcut is made to fit other keyboards.
  public var localization: Localization

  /// A shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether an event is of these keys. On keyboards without a command key control takes its place.
  package func matches(_ event: KeyEvent) -> Bool {
    guard event.key.character.lowercased() == key.character.lowercased() else { return false }
    let held = event.modifiers.intersection([.shift, .control, .option, .command])
    let wanted = modifiers.intersection([.shift, .control, .option, .command])
    if held == wanted { return true }
    guard wanted.contains(.command), !wanted.contains(.control) else { return false }
    return held == wanted.subtracting(.command).union(.control)
  }
}

nonisolated private struct ShortcutModifier: ShortcutAttaching {
  typealias Body = Never
  let shortcut: KeyboardShortcut?

  func matches(_ event: KeyEvent) -> Bool { shortcut?.matches(event) ?? false }

  var keys: (key: KeyEquivalent, modifiers: EventModifiers)? { shortcut.map { ($0.key, $0.modifiers) } }

  static func _makeModifierType() -> _ModifierType { makeShortcutType() }
}

extension EnvironmentValues {
  /// The shortcut of the control around a view; nil where it has none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
}

extension View {
  /// Lets keys do what the control does, wherever the focus is.
  ///
  /// A key that the view with the focus does not use activates the first enabled control in the tree's order whose shortcut
  /// it is, if it is shown. Of several modifiers around a control the inmost counts.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys do what the control does, wherever the focus is.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets keys do what the control does, wherever the focus is.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets keys do what the control does; nil takes a shortcut away that is set further out.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
  }
}
