/// What is asked before something is done that cannot be undone.
struct Question {
  let title: String
  let message: String
  let action: String
  let confirm: @MainActor () -> Void
}

extension Question {
  @MainActor static func emptyTrash(of library: Library) -> Question {
    Question(title: "Empty the trash?", message: "Its notes are deleted for ever.", action: "Empty Trash") {
      library.delete(library.notes(in: .trash).map(\.id))
    }
  }

  @MainActor static func delete(_ note: Note, in library: Library) -> Question {
    Question(title: "Delete this note?", message: "You cannot undo this.", action: "Delete For Ever") {
      library.delete([note.id])
    }
  }

  @MainActor static func delete(_ folder: Folder, in library: Library) -> Question {
    Question(title: "Delete this folder?", message: "Its notes go to the trash.", action: "Delete Folder") {
      library.delete(folder)
    }
  }
}
