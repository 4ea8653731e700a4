import SwiftUI

/// All notes and folders, and what can be done with them.
@MainActor @Observable
final class Library {
  /// What is saved.
  struct Contents: Codable, Equatable, Sendable {
    var folders: [Folder] = []
    var notes: [Note] = []
  }

  private(set) var contents = Contents()
  /// What the user is to be told.
  var problem: Problem?
  let pictures: PictureStore
  @ObservationIgnored private let file: LibraryFile
  @ObservationIgnored private var saved: Contents?
  /// False where a file lies in the way that is to be kept.
  @ObservationIgnored private var canSave = true

  /// Reads the library in a folder; where there is none, makes one with a few notes to begin with.
  init(at file: LibraryFile) {
    self.file = file
    pictures = PictureStore(folder: file.folder.appending(path: "Pictures"))
    do throws(Problem) {
      saved = try file.read()
      contents = saved ?? Sample.contents(pictures: pictures)
    } catch {
      problem = error
      canSave = error != .damaged(keptAs: nil)
    }
  }

  /// Writes the library, if it has changed.
  func save() {
    guard canSave, contents != saved else { return }
    do throws(Problem) {
      try file.write(contents)
      saved = contents
    } catch {
      problem = error
    }
  }

  /// Where the library is saved.
  var folderPath: String { file.folder.path }

  // MARK: Notes

  var notes: [Note] { contents.notes }

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

  func notes(in place: Place, matching search: Search = Search(), sorted order: NoteOrder = .modified)
    -> [Note]
  {
    order.sort(notes.filter { place.holds($0) && search.matches($0) })
  }

  func count(in place: Place) -> Int { notes.count(where: place.holds) }

  func title(of place: Place) -> String {
    switch place {
    case .all: "All Notes"
    case .folder(let id): folders.first { $0.id == id }?.name ?? ""
    case .tag(let tag): "#\(tag.name)"
    case .trash: "Trash"
    }
  }

  /// A new note where the user is.
  func addNote(in place: Place) -> Note {
    var note = Note()
    switch place {
    case .folder(let id): note.folder = id
    case .tag(let tag): note.text = "\n\n#\(tag.name)"
    case .all, .trash: break
    }
    contents.notes.append(note)
    return note
  }

  func duplicate(_ note: Note) -> Note {
    var copy = note
    (copy.id, copy.created, copy.modified, copy.isPinned) = (UUID(), .now, .now, false)
    copy.pictures = note.pictures.compactMap { pictures.copy($0) }
    contents.notes.append(copy)
    return copy
  }

  /// Moves notes to a folder, or out of all; those in the trash come back.
  func move(_ ids: [Note.ID], to folder: Folder.ID?) {
    for id in ids {
      self[id]?.folder = folder
      self[id]?.trashed = nil
    }
  }

  /// Throws notes away, so that they can be restored. Empty ones go at once.
  func trash(_ ids: [Note.ID]) {
    for note in ids.compactMap({ self[$0] }) {
      if note.isBlank { delete([note.id]) } else { self[note.id]?.trashed = .now }
    }
  }

  /// Deletes notes and their pictures for ever.
  func delete(_ ids: [Note.ID]) {
    for note in ids.compactMap({ self[$0] }) { note.pictures.forEach(pictures.remove) }
    contents.notes.removeAll { ids.contains($0.id) }
  }

  // MARK: Folders and tags

  var folders: [Folder] { contents.folders }

  func folder(_ id: Folder.ID?) -> Folder? { folders.first { $0.id == id } }

  /// Adds a folder, or gives it another name and symbol.
  func set(_ folder: Folder) {
    if let index = folders.firstIndex(where: { $0.id == folder.id }) {
      contents.folders[index] = folder
    } else {
      contents.folders.append(folder)
    }
  }

  func moveFolders(from source: IndexSet, to destination: Int) {
    contents.folders.move(fromOffsets: source, toOffset: destination)
  }

  /// Deletes a folder; its notes go to the trash.
  func delete(_ folder: Folder) {
    trash(notes.filter { $0.folder == folder.id && $0.trashed == nil }.map(\.id))
    for note in notes where note.folder == folder.id { self[note.id]?.folder = nil }
    contents.folders.removeAll { $0.id == folder.id }
  }

  /// The tags of all notes that are kept, by name.
  var tags: [Tag] {
    Set(notes.filter { $0.trashed == nil }.flatMap(\.tags)).sorted { $0.name < $1.name }
  }
}
