import SwiftUI

/// A window: places, the notes of one, and a note, beside each other or one after another.
struct BrowserView: View {
  @Environment(Library.self) private var library
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.scenePhase) private var scenePhase
  @State private var browser = Browser()
  @State private var columns = NavigationSplitViewVisibility.automatic
  @AppStorage("accent") private var accent = Accent.orange

  var body: some View {
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $browser.column) {
      Sidebar().navigationSplitViewColumnWidth(min: 180, ideal: 210, max: 300)
    } content: {
      NoteList(place: browser.place ?? .all).navigationSplitViewColumnWidth(min: 240, ideal: 290, max: 400)
    } detail: {
      if let id = browser.note, let note = library[id] {
        NoteView(note: library.binding(for: note)).id(id)
      } else {
        ContentUnavailableView(
          "No Note Selected", systemImage: "note.text",
          description: Text("Choose a note, or write a new one."))
      }
    }
    .modifier(NoteSearch(browser: browser, isHere: sizeClass != .compact))
    .modifier(BrowserDialogs(browser: browser, library: library))
    .environment(browser)
    .focusedSceneValue(browser)
    .focusedSceneValue(library)
    .tint(accent.color)
    .onGeometryChange(for: Bool.self) {
      $0.size.width < 800
    } action: {
      columns = $0 ? .doubleColumn : .all
    }
    .onAppear { if sizeClass != .compact { browser.note = library.notes(in: .all).first?.id } }
    .onChange(of: browser.note) { old, _ in browser.leave(old, in: library) }
    .onChange(of: scenePhase) { library.save() }
    .task(id: library.contents) {
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { library.save() }
    }
  }
}
