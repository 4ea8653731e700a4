import SwiftUI

/// What lies above a window for a while.
enum Sheet: Hashable, Identifiable {
  case folder(Folder)
  case addPicture(Note.ID)
  case export(Note)
  case settings

  var id: Self { self }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .folder(let folder): FolderEditor(folder: folder)
    case .addPicture(let note): AddPictureView(note: note)
    case .export(let note): ExportView(note: note, name: note.title)
    case .settings: SettingsView()
    }
  }
}
