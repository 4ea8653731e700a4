/// What the Edit menu does to the view with the focus.
package enum EditingCommand: CaseIterable, Sendable {
  case undo, redo, cut, copy, paste, delete, selectAll

  /// The key that stands for the command: who offers it does it when the key comes.
  package var event: KeyEvent {
    switch self {
    case .undo: KeyEvent("z", characters: "", modifiers: .command)
    case .redo: KeyEvent("z", characters: "", modifiers: [.shift, .command])
    case .cut: KeyEvent("x", characters: "", modifiers: .command)
    case .copy: KeyEvent("c", characters: "", modifiers: .command)
    case .paste: KeyEvent("v", characters: "", modifiers: .command)
    case .delete: KeyEvent(.delete, characters: "")
    case .selectAll: KeyEvent("a", characters: "", modifiers: .command)
    }
  }
}
