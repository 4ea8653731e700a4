import SwiftUI

/// What is asked before something is done that cannot be undone.
enum Question: Equatable {
  case deleteFolder(Folder)
  case deleteNote(Note)
  case emptyTrash

  var title: LocalizedStringKey {
    switch self {
    case .deleteFolder(let folder): "Delete the folder “\(folder.name)”?"
    case .deleteNote(let note): "Delete “\(note.title)” for ever?"
    case .emptyTrash: "Empty the trash?"
    }
  }

  var message: LocalizedStringKey {
    switch self {
    case .deleteFolder: "Its notes go to the trash."
    case .deleteNote: "You cannot undo this."
    case .emptyTrash: "All notes in it are deleted for ever. You cannot undo this."
    }
  }

  var action: LocalizedStringKey {
    switch self {
    case .deleteFolder: "Delete Folder"
    case .deleteNote: "Delete For Ever"
    case .emptyTrash: "Empty Trash"
    }
  }

  /// Does what was asked.
  @MainActor func confirm(in library: Library, _ browser: Browser) {
    switch self {
    case .deleteFolder(let folder):
      if browser.place == .folder(folder.id) { browser.place = .all }
      library.delete(folder)
    case .deleteNote(let note): library.delete([note.id])
    case .emptyTrash: library.delete(library.notes(in: .trash).map(\.id))
    }
  }
}
