import Foundation
import Testing

@testable import NotesApp

/// What is saved, and what happens to files that cannot be read.
@MainActor
struct LibraryTests {
  private let file = LibraryFile(
    folder: FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)"))

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: file.folder.path).sorted() }
  }

  @Test func aLibraryIsReadAsItWasWritten() throws {
    defer { try? FileManager.default.removeItem(at: file.folder) }
    let library = Library(at: file)
    let note = library.addNote(in: .folder(library.contents.folders[0].id))
    library[note.id]?.text = "Tea\n\nGreen, #tea"
    library.save()
    let again = Library(at: file)
    #expect(again[note.id]?.text == "Tea\n\nGreen, #tea")
    #expect(again[note.id]?.folder == library.contents.folders[0].id)
    #expect(again.contents.notes.map(\.id) == library.contents.notes.map(\.id))
    #expect(again.problem == nil)
    let picture = try #require(again.contents.notes.flatMap(\.pictures).first)
    #expect(again.pictures.image(of: picture) != nil)
  }

  @Test func aDamagedFileIsKeptBesideAndTold() throws {
    defer { try? FileManager.default.removeItem(at: file.folder) }
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
    let bytes = Data("{ \"folders\": [".utf8)
    try bytes.write(to: file.url)
    let library = Library(at: file)
    guard case .damaged(let copy)? = library.problem else {
      Issue.record("\(String(describing: library.problem))")
      return
    }
    #expect(try Data(contentsOf: copy) == bytes)
    #expect(library.contents == Library.Contents())
    _ = library.addNote(in: .all)
    library.save()
    #expect(try names == ["Library.json", copy.lastPathComponent].sorted())
    #expect(try Data(contentsOf: copy) == bytes)
  }

  @Test func aFolderThatCannotBeWrittenIsTold() throws {
    defer { try? FileManager.default.removeItem(at: file.folder) }
    try Data().write(to: file.folder)
    let library = Library(at: file)
    library.contents.folders.append(Folder(name: "Letters"))
    library.save()
    guard case .cannotWrite? = library.problem else {
      Issue.record("\(String(describing: library.problem))")
      return
    }
  }

  @Test func whatIsNoPictureIsNotKept() throws {
    defer { try? FileManager.default.removeItem(at: file.folder) }
    let library = Library(at: file)
    let note = library.addNote(in: .all)
    let isAdded = library.add([PictureData(bytes: Data("no picture".utf8))], to: note.id)
    #expect(!isAdded)
    #expect(library.problem == .noPicture)
    #expect(library[note.id]?.pictures == [])
  }

  @Test func notesOfADeletedFolderAreInTheTrash() throws {
    defer { try? FileManager.default.removeItem(at: file.folder) }
    let library = Library(at: file)
    let folder = try #require(library.contents.folders.first)
    let ids = Set(library.notes(in: .folder(folder.id)).map(\.id))
    library.delete(folder)
    #expect(!ids.isEmpty)
    #expect(ids.isSubset(of: library.notes(in: .trash).map(\.id)))
    #expect(library.folder(folder.id) == nil)
  }

  @Test func deletingANoteDeletesItsPictures() throws {
    defer { try? FileManager.default.removeItem(at: file.folder) }
    let library = Library(at: file)
    let note = try #require(library.contents.notes.first { !$0.pictures.isEmpty })
    library.delete([note.id])
    #expect(library[note.id] == nil)
    #expect(note.pictures.allSatisfy { library.pictures.image(of: $0) == nil })
  }
}
