import SwiftUI

/// What lies above a window for a while.
enum Sheet: Identifiable {
  case folder(Folder)
  case addPicture(Note.ID)
  case picture(Picture, of: Note.ID)
  case export(Note)
  case settings

  var id: String {
    switch self {
    case .folder(let folder): "folder \(folder.id)"
    case .addPicture: "add picture"
    case .picture(let picture, _): "picture \(picture.id)"
    case .export: "export"
    case .settings: "settings"
    }
  }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .folder(let folder): FolderEditor(folder)
    case .addPicture(let note): AddPictureView(note: note)
    case .picture(let picture, let note): PictureViewer(picture, of: note)
    case .export(let note): ExportView(note: note)
    case .settings: SettingsView()
    }
  }
}
