import SwiftUI

/// What a window shows of the library, and what is being done in it.
@MainActor @Observable
final class Browser {
  var place: Place? = .all
  var note: Note.ID?
  var column = NavigationSplitViewColumn.content
  var search = Search()
  /// Whether the note's text is edited, rather than read.
  var isEditing = false
  var sheet: Sheet?
  var question: Question?

  /// Where the list looks for notes.
  var searchedPlace: Place {
    search.isEmpty || search.scope == .here || place == .trash ? place ?? .all : .all
  }

  func addNote(to library: Library) {
    if place == .trash { place = .all }
    search = Search()
    note = library.addNote(in: place ?? .all).id
    (isEditing, column) = (true, .detail)
  }

  /// Goes on to another note; the one before does not stay if nothing has been written.
  func leave(_ old: Note.ID?, in library: Library) {
    if let old, library[old]?.isBlank == true { library.delete([old]) }
    if let note, library[note]?.isBlank == false { isEditing = false }
  }
}
