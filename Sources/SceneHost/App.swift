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
