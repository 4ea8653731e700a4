import SwiftUI

/// The menus, for the window in front.
struct NotesCommands: Commands {
  @FocusedValue(Browser.self) private var browser
  @FocusedValue(Library.self) private var library
  @FocusedValue(\.formatText) private var formatText

  private var note: Note? { browser?.note.flatMap { library?[$0] } }

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { if let library { browser?.addNote(to: library) } }
        .keyboardShortcut("n")
      Button("New Folder…") { browser?.sheet = .folder(Folder()) }
        .keyboardShortcut("n", modifiers: [.command, .shift])
      Button("Export as PDF…") { browser?.sheet = note.map(Sheet.export) }
        .keyboardShortcut("e").disabled(note == nil)
    }
    CommandGroup(replacing: .appSettings) {
      Button("Settings…") { browser?.sheet = .settings }.keyboardShortcut(",")
    }
    CommandGroup(after: .pasteboard) {
      Button("Find…") { browser?.search.isPresented = true }.keyboardShortcut("f")
    }
    CommandMenu("Note") {
      Button(browser?.isEditing == true ? "Read" : "Edit") { browser?.isEditing.toggle() }
        .keyboardShortcut(.return, modifiers: .command).disabled(note == nil)
      if let note, let library, let browser {
        NoteActions(note: note, library: library, browser: browser)
      }
    }
    CommandMenu("Format") {
      ForEach(TextFormat.all) { format in
        Button(format.name) { formatText?(format) }
          .keyboardShortcut(format.key, modifiers: format.modifiers)
      }
      .disabled(formatText == nil)
    }
  }
}

extension FocusedValues {
  @Entry var formatText: ((TextFormat) -> Void)?
}
