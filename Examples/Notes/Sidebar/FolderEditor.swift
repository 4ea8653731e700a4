import SwiftUI

/// The name and the symbol of a folder, new or not.
struct FolderEditor: View {
  @State var folder: Folder
  @FocusState private var isNaming: Bool
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let isNew = library.folder(folder.id) == nil
    SheetForm(
      title: isNew ? "New Folder" : "Edit Folder", action: isNew ? "Create" : "Save",
      isReady: !folder.name.isEmpty,
      perform: save
    ) {
      TextField("Name", text: $folder.name).focused($isNaming).onSubmit(save)
      Picker("Symbol", selection: $folder.symbol) {
        ForEach(Folder.symbols, id: \.self) { Image(systemName: $0).accessibilityLabel($0) }
      }
      .pickerStyle(.segmented)
    }
    .onAppear { isNaming = true }
  }

  private func save() {
    guard !folder.name.isEmpty else { return }
    if library.folder(folder.id) == nil { browser.place = .folder(folder.id) }
    library.set(folder)
    dismiss()
  }
}
