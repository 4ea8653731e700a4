import SwiftUI

/// Menus: with sections, nested, with a primary action; the menu of a view; groups of controls.
struct MenusPage: View {
  @State private var last = "nothing yet"
  @State private var order = "Name"
  @State private var isStarred = false

  var body: some View {
    LiveFrame("Menus", "Last chosen: \(last).") {
      LiveCard("Menus") {
        HStack(spacing: 16) {
          Menu("File", systemImage: "doc") {
            Button("New", systemImage: "plus") { last = "New" }.keyboardShortcut("n")
            Button("Open…", systemImage: "folder") { last = "Open" }
            Menu("Export") {
              Button("PDF") { last = "PDF" }
              Button("Picture") { last = "Picture" }
            }
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
          }
          Menu("Sort by") {
            Picker("Sort by", selection: $order) {
              ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
            }
            Section("Marks") { Toggle("Starred first", isOn: $isStarred) }
          }
          Menu("Save") {
            Button("Save a copy") { last = "Save a copy" }
          } primaryAction: {
            last = "Save"
          }
        }
        .fixedSize()
      }
      LiveCard("The menu of a view: click it with the secondary button, or hold it") {
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 14, style: .continuous)
            .fill(Color.orange.gradient)
            .frame(width: 120, height: 90)
            .overlay {
              Image(systemName: isStarred ? "star.fill" : "star").font(.title).foregroundStyle(.white)
            }
            .accessibilityElement()
            .accessibilityLabel("Photo")
            .contextMenu {
              Button("Copy", systemImage: "doc.on.doc") { last = "Copy" }
              Button(isStarred ? "Unstar" : "Star", systemImage: "star") {
                isStarred.toggle()
                last = "Star"
              }
            }
          VStack(alignment: .leading, spacing: 4) {
            Text("Sorted by \(order)").font(.headline)
            Text(isStarred ? "Starred" : "Not starred").foregroundStyle(.secondary)
          }
        }
      }
      LiveCard("Groups of controls") {
        HStack(spacing: 24) {
          ControlGroup {
            Button("Back", systemImage: "chevron.left") { last = "Back" }
            Button("Forward", systemImage: "chevron.right") { last = "Forward" }
          }
          .labelStyle(.iconOnly)
          ControlGroup("Edit") {
            Button("Cut", systemImage: "scissors") { last = "Cut" }
            Button("Paste", systemImage: "clipboard") { last = "Paste" }
          }
          .controlGroupStyle(.menu)
          .fixedSize()
        }
      }
    }
  }
}
