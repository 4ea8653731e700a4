import Foundation

/// The order of notes in a list, whose pinned ones come first in any case.
enum NoteOrder: String, CaseIterable, Identifiable {
  case modified = "Date Edited"
  case created = "Date Created"
  case title = "Title"

  var id: Self { self }

  func sort(_ notes: [Note]) -> [Note] {
    switch self {
    case .modified: notes.sorted { $0.modified > $1.modified }
    case .created: notes.sorted { $0.created > $1.created }
    case .title: notes.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    }
  }
}
