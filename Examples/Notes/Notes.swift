import SwiftUI

/// An app for notes: folders, tags, search, pictures, a trash and export to PDF.
///
/// The notes are kept in the user's folder for application data, or where `NOTES_LIBRARY` says.
public struct Notes: App {
  @State private var library = Library(at: .standard)

  public init() {}

  public var body: some Scene {
    WindowGroup("Notes") {
      BrowserView().environment(library)
    }
    .defaultSize(width: 1100, height: 720)
    .commands { NotesCommands() }
  }
}
