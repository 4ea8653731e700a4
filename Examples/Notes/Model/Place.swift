/// What the sidebar offers, and the list shows the notes of.
enum Place: Hashable {
  case all
  case folder(Folder.ID)
  case tag(Tag)
  case trash

  func holds(_ note: Note) -> Bool {
    guard note.trashed == nil else { return self == .trash }
    return switch self {
    case .all: true
    case .folder(let id): note.folder == id
    case .tag(let tag): note.tags.contains(tag)
    case .trash: false
    }
  }
}
