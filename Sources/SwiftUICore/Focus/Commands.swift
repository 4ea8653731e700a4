import ViewGraph

/// A way that an arrow key points.
///
/// Source: MoveCommandDirection in SwiftUI's documentation.
public enum MoveCommandDirection: Sendable {
  /// As the arrow key of that name points.
  case up, down, left, right
}

/// Runs an action for keys that the view with the focus leaves.
nonisolated private struct CommandModifier: KeyAttaching {
  typealias Body = Never
  /// Nil where the key is none of the command's.
  let action: (KeyEvent) -> (@MainActor () -> Void)?
  var isCommand: Bool { true }

  func takesKeys(in environment: EnvironmentScope) -> Bool { EnvironmentValues(scope: environment).isEnabled }

  @MainActor func receive(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.shift, .control, .option, .command]), let run = action(event)
    else { return false }
    run()
    return true
  }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension KeyEquivalent {
  /// The key of a keyboard, or of a remote, that plays and pauses.
  package static let playPause = KeyEquivalent("\u{F750}")
}

extension View {
  /// Runs an action when an arrow key is pressed, or held and repeated, while the focus is on this view or inside, and the
  /// view with the focus has no use for it.
  public nonisolated func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(
      CommandModifier { event in
        let direction: MoveCommandDirection? =
          switch event.key {
          case .upArrow: .up
          case .downArrow: .down
          case .leftArrow: .left
          case .rightArrow: .right
          default: nil
          }
        guard let direction, let action else { return nil }
        return { action(direction) }
      })
  }

  /// Runs an action when the escape key is pressed while the focus is on this view or inside, and the view with the focus
  /// has no use for it.
  public nonisolated func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(CommandModifier { $0.key == .escape ? action : nil })
  }

  /// Runs an action when the key that plays and pauses is pressed while the focus is on this view or inside.
  public nonisolated func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(CommandModifier { $0.key == .playPause ? action : nil })
  }

  /// Runs an action when a delete key is pressed while the focus is on this view or inside, and the view with the focus has
  /// no use for it.
  public nonisolated func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(CommandModifier { [.delete, .deleteForward].contains($0.key) ? action : nil })
  }
}
