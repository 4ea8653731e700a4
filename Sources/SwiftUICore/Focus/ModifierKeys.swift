import Observation
import ViewGraph

/// The modifier keys that are down in a window, as its host tells.
///
/// Owner: the session.
@MainActor @Observable
package final class ModifierKeys {
  package private(set) var down: EventModifiers = []
  /// Those that were down when a pointer was pressed last: what a click means is settled then, also where its gesture waits.
  @ObservationIgnored package private(set) var atPress: EventModifiers = []

  package nonisolated init() {}

  /// A pointer goes down.
  package func pressBegan() { atPress = down }

  /// The keys are others: views that follow them are told with the next update.
  package func change(to keys: EventModifiers) {
    if keys != down { down = keys }
  }
}

extension EnvironmentValues {
  package var modifierKeys: ModifierKeys {
    get { self[ModifierKeysKey.self] }
    set { self[ModifierKeysKey.self] = newValue }
  }

  private struct ModifierKeysKey: EnvironmentKey { static let defaultValue = ModifierKeys() }
}

private struct ModifierKeysModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.modifierKeys) private var keys

  nonisolated init(
    mask: EventModifiers, initial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void
  ) {
    self.mask = mask
    self.initial = initial
    self.action = action
  }
}

extension ModifierKeysModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: keys.down.intersection(mask), initial: initial, action)
  }
}

extension View {
  /// Runs an action when modifier keys are pressed or let go of, wherever the focus is.
  ///
  /// - Parameters:
  ///   - mask: The keys that are followed.
  ///   - initial: Whether the action also runs when the view appears, twice with the keys that are down then.
  ///   - action: Takes the keys of the mask that were down before, and those that are down now.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }
}
