import SwiftUICore

/// A program: its body is the scenes that it consists of.
///
///     @main struct Notes: App {
///       var body: some Scene {
///         WindowGroup { NoteList() }
///       }
///     }
///
/// `main()` is supplied. It reads the command line and shows the first window on a host; run the program
/// with `--help` for what this system offers. State that the app declares (`@State`, `@StateObject`) lives as
/// long as the program.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes. It is inferred from `body`.
  associatedtype Body: Scene

  /// The app's scenes. Read again when something that it read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the program's app. `main()` calls it once, before it reads `body`.
  @MainActor @preconcurrency init()
}

/// The window of an app that a host shows, with the app's own state: the body is run anew when what it read
/// has changed, and the content of the window is brought up to date.
package struct AppWindow<Program: App>: View {
  package typealias Body = Never
  private let program: Program

  package init(_ program: Program) { self.program = program }

  nonisolated package static func _makeViewType() -> _ViewType {
    // The view holds nothing but the program, so that the program's properties are the view's.
    ValueBodyType<Program, AnyView> { program in
      Self.window(of: program)?.content ?? AnyView(EmptyView())
    }
  }

  /// The window to show: the first that is not for settings, or else the first.
  package static func window(of program: Program) -> SceneWindow? {
    let windows = program.body.declaredWindows
    return windows.first { $0.role != .settings } ?? windows.first
  }
}
