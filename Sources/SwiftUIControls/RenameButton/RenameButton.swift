import SwiftUICore
import TextViews
import ViewGraph

/// A button that lets the user rename something, by the action that `renameAction(_:)` sets around it. Without one it takes
/// no input.
public struct RenameButton<Label> where Label: View {
  private let label: Label
  @Environment(\.rename) private var rename

  private nonisolated init(label: Label) { self.label = label }
}

extension RenameButton where Label == SwiftUIControls.Label<Text, Image> {
  /// A button that is called "Rename", with a pencil.
  public nonisolated init() { self.init(label: SwiftUIControls.Label("Rename", systemImage: "pencil")) }
}

extension RenameButton: View {
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// Begins renaming something.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Begins renaming.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// What a `RenameButton` does, as `renameAction(_:)` has set it; nil where nothing can be renamed.
  public var rename: RenameAction? { self[RenameKey.self] }

  fileprivate mutating func setRename(_ action: RenameAction?) { self[RenameKey.self] = action }

  private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
}

nonisolated private struct RenameModifier: EnvironmentModifying {
  typealias Body = Never
  let action: () -> Void
  func write(to values: inout EnvironmentValues) { values.setRename(RenameAction(action: action)) }
}

extension View {
  /// Lets a `RenameButton` below give the focus to a field.
  ///
  /// - Parameter isFocused: Is set to true.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }

  /// Lets a `RenameButton` below run an action.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(RenameModifier(action: action))
  }
}
