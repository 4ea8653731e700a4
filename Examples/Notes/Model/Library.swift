import SwiftUI

/// All notes and folders, and what can be done with them.
@MainActor @Observable
final class Library {
  /// What is saved.
  struct Contents: Codable, Equatable, Sendable {
    var folders: [Folder] = []
    var notes: [Note] = []
  }

  var contents = Contents()
  var problem: Problem?
  let pictures: PictureStore
  @ObservationIgnored let file: LibraryFile
  @ObservationIgnored private var saved: Contents?

  /// Reads the library in a folder; where there is none, makes one with a few notes to begin with.
  init(at file: LibraryFile) {
    self.file = file
    pictures = PictureStore(folder: file.folder.appending(path: "Pictures"))
    do throws(Problem) {
      saved = try file.read()
      contents = saved ?? Sample.contents(pictures: pictures)
    } catch {
      problem = error
    }
  }

  func save() {
    guard contents != saved else { return }
    do throws(Problem) {
      try file.write(contents)
      saved = contents
    } catch {
      problem = error
    }
  }

  /// A note, to be read and changed. A change of what it says is one of its date.
  subscript(id: Note.ID) -> Note? {
    get { contents.notes.first { $0.id == id } }
    set {
      guard var note = newValue, let index = contents.notes.firstIndex(where: { $0.id == id }) else { return }
      let old = contents.notes[index]
      if note.text != old.text || note.pictures != old.pictures { note.modified = .now }
      contents.notes[index] = note
    }
  }

  /// The note, to be edited by views. What is written once it has gone is lost.
  func binding(for note: Note) -> Binding<Note> {
    Binding {
      self[note.id] ?? note
    } set: {
      self[note.id] = $0
    }
  }

  func notes(in place: Place, matching search: Search = Search(), by order: NoteOrder = .modified) -> [Note] {
    order.sort(contents.notes.filter { place.holds($0) && search.matches($0) })
  }

  func addNote(in place: Place) -> Note {
    var note = Note()
    if case .folder(let id) = place { note.folder = id }
    if case .tag(let tag) = place { note.text = "\n\n#\(tag.name)" }
    contents.notes.append(note)
    return note
  }

  /// Moves a note to a folder, out of all folders, or to the trash, from where it can be restored.
  func move(_ id: Note.ID, to place: Place) {
    switch place {
    case .all: self[id]?.folder = nil
    case .folder(let folder): self[id]?.folder = folder
    case .tag(let tag): self[id]?.text += "\n#\(tag.name)"
    case .trash: break
    }
    self[id]?.trashed = place == .trash ? .now : nil
  }

  func delete(_ ids: [Note.ID]) {
    ids.compactMap { self[$0] }.flatMap(\.pictures).forEach(pictures.remove)
    contents.notes.removeAll { ids.contains($0.id) }
  }

  func set(_ folder: Folder) {
    if let index = contents.folders.firstIndex(where: { $0.id == folder.id }) {
      contents.folders[index] = folder
    } else {
      contents.folders.append(folder)
    }
  }

  /// Deletes a folder; its notes go to the trash.
  func delete(_ folder: Folder) {
    for note in contents.notes where note.folder == folder.id {
      self[note.id]?.folder = nil
      if note.trashed == nil { move(note.id, to: .trash) }
    }
    contents.folders.removeAll { $0.id == folder.id }
  }

  func folder(_ id: Folder.ID?) -> Folder? { contents.folders.first { $0.id == id } }

  /// The tags of all notes that are kept, by name.
  var tags: [Tag] {
    Set(contents.notes.filter { $0.trashed == nil }.flatMap(\.tags)).sorted { $0.name < $1.name }
  }

  func title(of place: Place) -> String {
    switch place {
    case .all: "All Notes"
    case .folder(let id): folder(id)?.name ?? ""
    case .tag(let tag): "#\(tag.name)"
    case .trash: "Trash"
    }
  }
}
