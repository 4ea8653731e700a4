import SwiftUI

/// The notes of a place, or those that are found.
struct NoteList: View {
  let place: Place
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser
  @Environment(\.horizontalSizeClass) private var sizeClass
  @AppStorage("order") private var order = NoteOrder.modified

  var body: some View {
    @Bindable var browser = browser
    let notes = library.notes(in: browser.searchedPlace, matching: browser.search, by: order)
    let pinned = place == .trash ? [] : notes.filter(\.isPinned)
    List(selection: $browser.note) {
      if pinned.isEmpty {
        rows(notes)
      } else {
        Section("Pinned") { rows(pinned) }
        Section("Notes") { rows(notes.filter { !$0.isPinned }) }
      }
    }
    .overlay { if notes.isEmpty { emptyList } }
    .navigationTitle(library.title(of: place))
    .navigationSubtitle(notes.count == 1 ? "1 note" : "\(notes.count) notes")
    .toolbar { toolbar }
    .modifier(NoteSearch(browser: browser, isHere: sizeClass == .compact))
  }

  private func rows(_ notes: [Note]) -> some View {
    ForEach(notes) { note in
      let actions = NoteActions(note: note, library: library, browser: browser)
      NavigationLink(value: note.id) { NoteRow(note: note, place: browser.searchedPlace) }
        .draggable(note)
        .contextMenu { actions }
        .swipeActions(edge: .leading) { actions.pinOrRestore.tint(.green) }
        .swipeActions(edge: .trailing) { actions.delete }
    }
  }

  @ViewBuilder private var emptyList: some View {
    if browser.search.isEmpty {
      ContentUnavailableView(
        "No Notes", systemImage: "note.text",
        description: Text("There is nothing in “\(library.title(of: place))” yet."))
    } else {
      ContentUnavailableView.search
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup {
      if place == .trash {
        Button("Empty Trash", systemImage: "trash.slash") { browser.question = .emptyTrash(of: library) }
      } else {
        Button("New Note", systemImage: "square.and.pencil") { browser.addNote(to: library) }
      }
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Picker("Sort By", selection: $order) { ForEach(NoteOrder.allCases) { Text($0.rawValue) } }
          .pickerStyle(.inline)
      }
    }
  }
}
