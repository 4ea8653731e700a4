import Foundation
import ViewGraph

/// A key that a view with the focus is given.
public struct KeyPress: Sendable {
  /// What became of a key.
  public enum Result: Sendable {
    /// It has been used: nobody else gets it.
    case handled
    /// It goes on, to the modifiers further out and at last to the view with the focus.
    case ignored
  }

  /// When a key is told of.
  public struct Phases: OptionSet, Sendable, Hashable {
    /// The phases, a bit each.
    public let rawValue: Int
    /// Phases by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key has been pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and the system repeats it.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key has been let go of.
    public static let up = Phases(rawValue: 4)
    /// All of these.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What has happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types, by the modifiers that are down.
  public let characters: String
  /// The modifiers that are down.
  public let modifiers: EventModifiers

  fileprivate init(_ event: KeyEvent) {
    phase =
      switch event.phase {
      case .down: .down
      case .repeated: .repeat
      case .up: .up
      }
    key = event.key
    characters = event.characters
    modifiers = event.modifiers
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The key with its phase and modifiers.
  public var debugDescription: String {
    "KeyPress(phase: \(phase.rawValue), key: \(key.character.debugDescription), "
      + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

/// Gives keys to an action while the focus is inside.
nonisolated private struct KeyPressModifier: KeyAttaching {
  typealias Body = Never
  let matches: (KeyPress) -> Bool
  let action: @MainActor (KeyPress) -> KeyPress.Result

  func takesKeys(in environment: EnvironmentScope) -> Bool { EnvironmentValues(scope: environment).isEnabled }
  @MainActor func receive(_ event: KeyEvent) -> Bool {
    let press = KeyPress(event)
    return matches(press) && action(press) == .handled
  }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Runs an action when a key is pressed, or held and repeated, while the focus is on this view or inside.
  ///
  /// Actions further in come first, and all of them before what the view with the focus does with the key itself.
  ///
  /// - Parameter action: Answers whether it has used the key.
  @preconcurrency public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeys([.down, .repeat], { $0.key == key }) { _ in action() }
  }

  /// Runs an action in some phases of a key while the focus is on this view or inside.
  @preconcurrency public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, { $0.key == key }, action)
  }

  /// Runs an action when one of several keys is pressed while the focus is on this view or inside.
  @preconcurrency public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, { keys.contains($0.key) }, action)
  }

  /// Runs an action when a key types characters of a set while the focus is on this view or inside.
  @preconcurrency public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    let matches = { (press: KeyPress) in
      !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
    }
    return onKeys(phases, matches, action)
  }

  /// Runs an action for every key while the focus is on this view or inside.
  @preconcurrency public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, { _ in true }, action)
  }

  private nonisolated func onKeys(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(matches: { phases.contains($0.phase) && matches($0) }, action: action))
  }
}
