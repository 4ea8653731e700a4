import DataTransfer
import Foundation
import ViewGraph

/// What the keys of the clipboard do while the focus is on a view or inside of it.
private struct ClipboardModifier {
  enum Command: String {
    case copy = "c"
    case cut = "x"
    case paste = "v"
  }

  let command: Command
  /// What is copied instead of what there is; none leaves that.
  var copied: () -> [NSItemProvider] = { [] }
  /// Takes what there is. Answers whether there was anything to do.
  var pasted: ([NSItemProvider]) -> Bool = { _ in false }
  @Environment(\.clipboard) private var clipboard

  nonisolated init(_ command: Command, copied: @escaping () -> [NSItemProvider]) {
    self.command = command
    self.copied = copied
  }

  nonisolated init(pasted: @escaping ([NSItemProvider]) -> Bool) {
    command = .paste
    self.pasted = pasted
  }

}

extension ClipboardModifier: ViewModifier {
  @MainActor private func perform() -> Bool {
    guard command != .paste else { return pasted(clipboard.items) }
    let items = copied()
    guard !items.isEmpty else { return false }
    clipboard.items = items
    return true
  }

  func body(content: Content) -> some View {
    content.modifier(
      ClipboardKeys { event in event.isClipboardShortcut(command.rawValue) && perform() })
  }
}

/// Gives keys to a view that the one with the focus has left.
nonisolated private struct ClipboardKeys: KeyAttaching {
  typealias Body = Never
  let action: @MainActor (KeyEvent) -> Bool
  var isCommand: Bool { true }

  func takesKeys(in environment: EnvironmentScope) -> Bool { EnvironmentValues(scope: environment).isEnabled }
  @MainActor func receive(_ event: KeyEvent) -> Bool { action(event) }
  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension KeyEvent {
  /// Whether it is a letter with command, or with control in its place, whatever caps lock makes of it.
  fileprivate func isClipboardShortcut(_ letter: String) -> Bool {
    let held = modifiers.intersection([.shift, .option, .control, .command])
    return (held == .command || held == .control) && key.character.lowercased() == letter
  }
}

extension View {
  /// Copies items when the user copies (command or control with C) while the focus is on this view or inside, and the
  /// view with the focus has no use for the key. Without items nothing is copied, and a view around may.
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View
  where T: Transferable {
    modifier(ClipboardModifier(.copy) { payload().map { .of($0) } })
  }

  /// Copies items when the user cuts (command or control with X) while the focus is on this view or inside.
  ///
  /// - Parameter action: Takes the items out of the program's own and answers them. Without any nothing is copied.
  public nonisolated func cuttable<T>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View where T: Transferable {
    modifier(ClipboardModifier(.cut) { action().map { .of($0) } })
  }

  /// Takes items when the user pastes (command or control with V) while the focus is on this view or inside.
  ///
  /// - Parameters:
  ///   - action: Takes the items that are on the clipboard and can be made values of the type.
  ///   - validator: Answers those of them that the action is given; it does not run where there are none.
  public nonisolated func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View where T: Transferable {
    modifier(
      ClipboardModifier { items in
        guard items.contains(where: { $0.canLoad(T.self) }) else { return false }
        ItemLoading<T>.load(items) { items in
          let items = validator(items)
          if !items.isEmpty { action(items) }
        }
        return true
      })
  }

  /// Copies what an action answers when the user copies while the focus is on this view or inside; nil for no action.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardModifier(.copy) { payloadAction?() ?? [] })
  }

  /// Copies what an action answers, having taken it out of the program's own, when the user cuts while the focus is on
  /// this view or inside; nil for no action.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardModifier(.cut) { payloadAction?() ?? [] })
  }

  /// Runs an action with what is on the clipboard when the user pastes while the focus is on this view or inside.
  ///
  /// - Parameter supportedContentTypes: The action is given the items that have data of one of them.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Runs an action with what a validator makes of what is on the clipboard; nil keeps the action from running.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardModifier { items in
        let items = items.conforming(to: supportedContentTypes)
        guard !items.isEmpty, let payload = validator(items) else { return false }
        payloadAction(payload)
        return true
      })
  }

  /// Runs an action with what is on the clipboard when the user pastes, the types of data by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
  }
}

extension [NSItemProvider] {
  /// Those with data of one of some types.
  package func conforming(to types: [UTType]) -> [NSItemProvider] {
    filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}
