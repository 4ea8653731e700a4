import SwiftUICore

/// Items of the program's menus.
///
/// A custom type computes its `body` from other commands, as a scene does from scenes: its `@State`, `@Environment`,
/// `@FocusedValue` and other dynamic properties live, where the focused values are those of the window in front.
///
///     struct NoteCommands: Commands {
///       @FocusedValue(\.selectedNote) private var note
///       var body: some Commands {
///         CommandMenu("Note") { Button("Archive") { note?.archive() }.disabled(note == nil) }
///       }
///     }
///
/// Menus are no part of any window: keys that stand for an item (`keyboardShortcut`) do what it does in whichever window is in
/// front, and a test reads and picks them. A picture and a browser tab show no bar of menus.
///
/// Source: Commands in SwiftUI's documentation.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that these consist of. It is inferred from `body`, and is `Never` for those of the package.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The commands in the tree of the program's scenes. Answered by the package's own.
  @MainActor func _makeCommandsView() -> AnyView
}

extension Commands {
  public func _makeCommandsView() -> AnyView { AnyView(CommandsBody(self)) }
}

extension Commands where Body == Never {
  /// Commands of the package have no body; reading it is a programmer's error.
  public var body: Never {
    fatalError("\(Self.self) has no body: hosts ask it for its menus")  // documented programmer error
  }
}

extension Never: Commands {
  public func _makeCommandsView() -> AnyView { AnyView(EmptyView()) }
}

/// Custom commands in the tree of scenes.
private struct CommandsBody<Content: Commands>: View {
  typealias Body = Never
  private let commands: Content

  init(_ commands: Content) { self.commands = commands }

  nonisolated static func _makeViewType() -> _ViewType {
    // The view holds nothing but the commands, so that their properties are the view's.
    ValueBodyType<Content, AnyView> { $0.body._makeCommandsView() }
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  /// No commands.
  public nonisolated init() {}
  public func _makeCommandsView() -> AnyView { AnyView(EmptyView()) }
}

extension Scene {
  /// Adds commands to the program's menus, for as long as the program runs: whichever window is in front.
  public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    CommandScene(content: self, commands: content(), isReplacing: false)
  }

  /// Takes the scene's commands away: those that are added to it further in, and those that its windows have by themselves, such
  /// as New Window.
  public func commandsRemoved() -> some Scene {
    CommandScene(content: self, commands: EmptyCommands(), isReplacing: true)
  }

  /// Puts commands in the place of the scene's own: those that are added to it further in, and those that its windows have by
  /// themselves.
  public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    CommandScene(content: self, commands: content(), isReplacing: true)
  }
}

/// A scene with commands.
private struct CommandScene<Content: Scene, Added: Commands>: Scene {
  typealias Body = Never
  let content: Content
  let commands: Added
  let isReplacing: Bool

  func _makeSceneView() -> AnyView {
    let isReplacing = isReplacing
    return AnyView(
      VStack {
        VStack { content._makeSceneView() }.transformPreference(SceneDeclarationsKey.self) { declared in
          guard isReplacing else { return }
          declared.commands.removeAll()
          for index in declared.windows.indices { declared.windows[index].hasCommands = false }
        }
        commands._makeCommandsView()
      })
  }
}
