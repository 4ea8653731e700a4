import SwiftUI

/// The notes of a place, or those that are found.
struct NoteList: View {
  let place: Place
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser
  @Environment(\.horizontalSizeClass) private var sizeClass
  @AppStorage(SettingsKey.sortOrder) private var order = NoteOrder.modified

  private var notes: [Note] {
    library.notes(in: browser.searchedPlace, matching: browser.search, sorted: order)
  }

  var body: some View {
    @Bindable var browser = browser
    List(selection: $browser.note) {
      let pinned = place == .trash ? [] : notes.filter(\.isPinned)
      if pinned.isEmpty {
        rows(notes)
      } else {
        Section("Pinned") { rows(pinned) }
        Section("Notes") { rows(notes.filter { !$0.isPinned }) }
      }
    }
    .overlay {
      if notes.isEmpty { emptyList }
    }
    .navigationTitle(title)
    .navigationSubtitle("\(notes.count) notes")
    .toolbar { toolbar }
    .modifier(NoteSearch(browser: browser, isHere: sizeClass == .compact))
  }

  private func rows(_ notes: [Note]) -> some View {
    ForEach(notes) { note in
      NavigationLink(value: note.id) { NoteRow(note: note, place: browser.searchedPlace) }
        .draggable(NoteReference(id: note.id))
        .contextMenu { NoteActions(note: note, library: library, browser: browser) }
        .swipeActions(edge: .leading) { leadingActions(note) }
        .swipeActions(edge: .trailing) { trailingActions(note) }
    }
  }

  @ViewBuilder private func leadingActions(_ note: Note) -> some View {
    if note.trashed == nil {
      Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
        library[note.id]?.isPinned.toggle()
      }
      .tint(.orange)
    } else {
      Button("Restore", systemImage: "arrow.uturn.backward") { library.move([note.id], to: note.folder) }
        .tint(.green)
    }
  }

  private func trailingActions(_ note: Note) -> some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      if note.trashed == nil { library.trash([note.id]) } else { browser.question = .deleteNote(note) }
    }
  }

  private var title: String { library.title(of: place) }

  @ViewBuilder private var emptyList: some View {
    if !browser.search.isEmpty {
      ContentUnavailableView.search
    } else if place == .trash {
      ContentUnavailableView("The Trash Is Empty", systemImage: "trash")
    } else {
      ContentUnavailableView {
        Label("No Notes", systemImage: "note.text")
      } description: {
        Text("Notes in “\(title)” appear here.")
      } actions: {
        Button("New Note") { browser.addNote(to: library) }
      }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem {
      if place == .trash {
        Button("Empty Trash", systemImage: "trash.slash") { browser.question = .emptyTrash }
          .disabled(notes.isEmpty)
      } else {
        Button("New Note", systemImage: "square.and.pencil") { browser.addNote(to: library) }
      }
    }
    ToolbarItem {
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Picker("Sort By", selection: $order) {
          ForEach(NoteOrder.allCases) { Text($0.name) }
        }
        .pickerStyle(.inline)
      }
    }
  }
}
