import Foundation
import SceneHost

/// What a user has at hand besides keys: the mouse's pointer, modifier keys that are held, the clipboard.
extension HeadlessSession {
  /// What the mouse's pointer looks like where `hover(at:)` has put it, as `pointerStyle(_:)` has it there; nil where
  /// `pointerVisibility(_:)` hides it.
  public var pointerStyle: PointerStyle? {
    let pointer = session.pointer
    return pointer.isVisible ? pointer.style : nil
  }

  /// What `help(_:)` says of the view that `hover(at:)` has put the mouse over; nil where nothing is said.
  public var helpText: String? { session.pointer.help }

  /// Holds modifier keys, and lets go of all others; nothing is typed. Keys that are pressed afterwards say themselves
  /// which are held.
  public func hold(_ modifiers: EventModifiers) {
    held = modifiers
    session.send(modifiers)
  }

  /// The text on the session's clipboard; nil where there is none. Setting it is as if the user had copied it elsewhere.
  public var clipboardText: String? {
    get { session.clipboard.string }
    set { session.clipboard.string = newValue }
  }
}
