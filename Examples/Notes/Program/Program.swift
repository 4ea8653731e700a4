import NotesApp

/// Begins the app, which is a library of its own so that tests can import it.
@main
enum Program {
  @MainActor static func main() { Notes.main() }
}
