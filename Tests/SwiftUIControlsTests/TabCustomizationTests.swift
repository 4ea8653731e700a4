import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("What users change of tabs") @MainActor
struct TabCustomizationTests {
  private struct Screen: View {
    @State private var customization = TabViewCustomization()
    @State private var tab = "home"

    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "home") { Text("Home view") }
          .customizationID("home").customizationBehavior(.disabled, for: .sidebar, .tabBar)
        Tab("Reports", systemImage: "doc", value: "reports") { Text("Reports view") }
          .customizationID("reports").defaultVisibility(.hidden, for: .sidebar)
        Tab("Pinned", systemImage: "pin", value: "pinned") { Text("Pinned view") }.tabPlacement(.pinned)
        TabSection("Library") {
          Tab("Albums", systemImage: "square", value: "albums") { Text("Albums view") }.customizationID(
            "albums")
          Tab("Songs", systemImage: "music.note", value: "songs") { Text("Songs view") }
            .customizationID("songs").tabPlacement(.sidebarOnly)
        }
        .sectionActions { Button("New Album") { tab = "albums" } }
        .customizationID("library")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("Above") }
      .tabViewSidebarFooter { Text("Below") }
      .tabViewSidebarBottomBar { Button("Reset") { customization.resetVisibility() } }
    }
  }

  private func titles(_ session: HeadlessSession) -> [String] {
    ["Home", "Reports", "Pinned", "Albums", "Songs"].filter { session.exists(.named($0)) }
  }

  @Test("the sidebar shows what the program says, until the user shows and hides tabs")
  func visibility() throws {
    let session = presenting(Screen(), .desktop)
    #expect(titles(session) == ["Home", "Pinned", "Albums", "Songs"])
    let places = try ["Above", "Home", "Albums", "New Album", "Below", "Reset", "Edit"].map {
      try session.find($0).frame.minY
    }
    #expect(places == places.sorted())
    try session.tap("Edit")
    session.settled()
    #expect(titles(session).contains("Reports"))
    #expect(try !session.find("Home").isEnabled && session.find("Albums").isEnabled)
    try session.tap("Reports")
    try session.tap("Songs")
    try session.tap("Done")
    session.settled()
    #expect(titles(session) == ["Home", "Reports", "Pinned", "Albums"])
    try session.tap("Reset")
    session.settled()
    #expect(titles(session) == ["Home", "Pinned", "Albums", "Songs"])
    try session.tap("New Album")
    session.settled()
    #expect(session.shows("Albums view"))
  }

  @Test("tabs of a section are dragged to other places")
  func order() throws {
    let session = presenting(Screen(), .desktop)
    try session.tap("Edit")
    session.settled()
    let (albums, songs) = (try session.find("Albums").frame, try session.find("Songs").frame)
    #expect(albums.minY < songs.minY)
    session.drag(
      from: CGPoint(x: songs.midX, y: songs.midY), to: CGPoint(x: songs.midX, y: albums.minY - 2),
      duration: 0.5)
    session.settled()
    try session.tap("Done")
    session.settled()
    #expect(try session.find("Songs").frame.minY < session.find("Albums").frame.minY)
  }

  @Test("actions of a section are rows of their own, whatever is said of it around them")
  func sectionActions() throws {
    struct Screen: View {
      @State private var customization = TabViewCustomization()
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 0) { Text("Home view") }
          Tab("Second", systemImage: "house", value: 1) { Text("Second view") }
          TabSection("Library") {
            Tab("Albums", systemImage: "square", value: 2) { Text("Albums view") }.customizationID("albums")
          }
          .defaultVisibility(.hidden, for: .tabBar)
          .customizationID("library")
          .sectionActions { Button("New") { customization[section: "library"].tabOrder = ["albums"] } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
      }
    }
    let session = presenting(Screen(), .desktop)
    for tab in ["Home", "Second"] {
      try session.tap(tab)
      session.settled()
      #expect(
        try session.find(tab).isSelected
          && !session.find("New").isSelected)
    }
    try session.tap("Edit")
    session.settled()
    #expect(try session.find("Albums").isEnabled)
  }

  @Test("views know where their tabs are shown", arguments: bothProfiles)
  func placement(profile: PlatformProfile) {
    struct Screen: View {
      @Environment(\.tabBarPlacement) private var placement
      var body: some View {
        Text(
          placement == .sidebar
            ? "sidebar"
            : placement == .topBar
              ? "top"
              : placement == .bottomBar ? "bottom" : placement == .pageIndicator ? "pages" : "none")
      }
    }
    func shown(_ style: some TabViewStyle) -> String? {
      let session = presenting(
        TabView { Tab("A", systemImage: "star") { Screen() } }.tabViewStyle(style), profile)
      session.settled()
      return ["sidebar", "top", "bottom", "pages", "none"].first { session.shows($0) }
    }
    #expect(shown(.automatic) == (profile == .phone ? "bottom" : "top"))
    #expect(shown(.sidebarAdaptable) == (profile == .phone ? "bottom" : "sidebar"))
    #expect(presenting(Screen()).shows("none"))
  }

  @Test("labels have menus, drops and names where they stand", arguments: bothProfiles)
  func labels(profile: PlatformProfile) throws {
    struct Screen: View {
      let log: Noted
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 0) { Text("Home view") }
            .accessibilityIdentifier("home").accessibilityHint("where all begins")
          Tab("Mail", systemImage: "envelope", value: 1) { Text("Mail view") }
            .contextMenu { Button("Mark all as read") { log.add("read") } }
            .badge(3)
            .dropDestination(for: String.self) { log.add($0.joined()) }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let log = Noted()
    let session = presenting(Screen(log: log), profile)
    session.settled()
    let home = try session.find("home")
    #expect(home.label == "Home" && home.hint == "where all begins")
    let mail = try session.find("Mail").frame
    let middle = CGPoint(x: mail.midX, y: mail.midY)
    if profile == .desktop {
      session.secondaryClick(at: middle)
    } else {
      session.session.send(PointerEvent(.down, at: middle, device: .touch))
      session.advance(by: 1)
      session.session.send(PointerEvent(.up, at: middle, device: .touch))
    }
    session.settled()
    try session.tap("Mark all as read")
    session.settled()
    #expect(log.take() == ["read"])
    try session.tap("Mail")
    #expect(session.shows("Mail view"))
  }

  @Test("a bar leaves out what is for the sidebar alone, and has what is pinned last")
  func bar() throws {
    let session = presenting(Screen(), .phone)
    #expect(titles(session) == ["Home", "Reports", "Pinned", "Albums"])
    #expect(try session.find("Albums").frame.maxX <= session.find("Pinned").frame.minX)
    #expect(!session.exists("Edit"))
  }

  @Test("what has been changed is coded, and stored")
  func coding() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    customization[tab: "a"].tabBarVisibility = .visible
    customization[section: "s"].tabOrder = ["b", "a"]
    let coded = try JSONEncoder().encode(customization)
    var read = try JSONDecoder().decode(TabViewCustomization.self, from: coded)
    #expect(read == customization && read[tab: "a"].sidebarVisibility == .hidden)
    #expect(read[section: "s"].tabOrder == ["b", "a"] && read[tab: "none"].sidebarVisibility == .automatic)
    read.resetVisibility()
    #expect(read[tab: "a"].tabBarVisibility == .automatic && read != TabViewCustomization())
    read.resetSectionOrder()
    #expect(read == TabViewCustomization())

    let store = try #require(UserDefaults(suiteName: "TabCustomizationTests.\(UUID().uuidString)"))
    let stored = AppStorage<TabViewCustomization>("tabs", store: store)
    stored.wrappedValue = customization
    #expect(AppStorage<TabViewCustomization>("tabs", store: store).wrappedValue == customization)
    store.set("nonsense", forKey: "tabs")
    #expect(AppStorage<TabViewCustomization>("tabs", store: store).wrappedValue == TabViewCustomization())
    struct Row: Identifiable { let id: Int }
    var columns = TableColumnCustomization<Row>()
    columns[visibility: "name"] = .hidden
    AppStorage<TableColumnCustomization<Row>>("columns", store: store).wrappedValue = columns
    #expect(AppStorage<TableColumnCustomization<Row>>("columns", store: store).wrappedValue == columns)
  }
}
