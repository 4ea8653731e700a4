import SwiftUI

/// The name and the symbol of a folder, new or not.
struct FolderEditor: View {
  @State private var folder: Folder
  @FocusState private var isNaming: Bool
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser
  @Environment(\.dismiss) private var dismiss

  init(_ folder: Folder) { _folder = State(initialValue: folder) }

  private var isNew: Bool { library.folder(folder.id) == nil }
  private var name: String { folder.name.trimmingCharacters(in: .whitespaces) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $folder.name)
            .focused($isNaming)
            .onSubmit(save)
        }
        Section("Symbol") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 8) {
            ForEach(Folder.symbols, id: \.self, content: symbolButton)
          }
          .padding(.vertical, 4)
        }
      }
      .formStyle(.grouped)
      .navigationTitle(isNew ? "New Folder" : "Edit Folder")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(isNew ? "Create" : "Save", action: save).disabled(name.isEmpty)
        }
      }
    }
    .frame(minWidth: 340, minHeight: 330)
    .onAppear { isNaming = true }
  }

  private func symbolButton(_ symbol: String) -> some View {
    Button {
      folder.symbol = symbol
    } label: {
      Image(systemName: symbol)
        .frame(width: 40, height: 36)
        .foregroundStyle(folder.symbol == symbol ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .background(
          folder.symbol == symbol ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
          in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(symbol)
    .accessibilityAddTraits(folder.symbol == symbol ? .isSelected : [])
  }

  private func save() {
    guard !name.isEmpty else { return }
    let isNew = isNew
    folder.name = name
    library.set(folder)
    if isNew { browser.place = .folder(folder.id) }
    dismiss()
  }
}
