import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Split views that become screens and columns again") @MainActor
struct SplitCollapseTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func resized(_ session: HeadlessSession, _ width: CGFloat) {
    session.size.width = width
    session.settled()
  }

  @Test("views of all columns keep their state, and a stack its screens", arguments: bothProfiles)
  func state(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var folder: Int?
      @State private var note: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<2, id: \.self, selection: $folder) { Text("Folder \($0)") }
            .safeAreaInset(edge: .bottom) { Counter(name: "Side") }
        } content: {
          List(0..<2, id: \.self, selection: $note) { Text("Note \($0)") }
            .safeAreaInset(edge: .bottom) { Counter(name: "Middle") }
        } detail: {
          NavigationStack {
            VStack {
              Counter(name: "Root")
              NavigationLink("Deeper") { Counter(name: "Deep") }
            }
          }
        }
      }
    }
    let session = HeadlessSession(
      Screen().environment(\.platformProfile, profile), size: CGSize(width: 1000, height: 600))
    session.settled()
    for label in ["Folder 1", "Note 0", "Side 0", "Middle 0", "Root 0", "Deeper", "Deep 0", "Deep 1"] {
      try session.tap(label)
      session.settled()
    }
    resized(session, 340)
    #expect(session.shows("Deep 2") && !session.shows("Middle 1") && !session.shows("Side 1"))
    for shown in ["Root 1", "Middle 1", "Side 1"] {
      session.press("[", modifiers: .command)
      session.settled()
      #expect(session.shows(shown))
    }
    try session.tap("Folder 0")
    session.settled()
    try session.tap("Middle 1")
    resized(session, 1000)
    for label in ["Side 1", "Middle 2", "Root 1"] { #expect(session.shows(label)) }
  }

  @Test("a sheet and a search that began in columns are there in screens", arguments: bothProfiles)
  func sheetAndSearch(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationSplitView {
          List { Text("Searched for \(text)") }.searchable(text: $text)
        } detail: {
          Presenter()
        }
      }
    }
    struct Presenter: View {
      @State private var isPresented = false
      var body: some View {
        Button("Present") { isPresented = true }.sheet(isPresented: $isPresented) { Counter(name: "Sheet") }
      }
    }
    let session = HeadlessSession(
      Screen().environment(\.platformProfile, profile), size: CGSize(width: 1000, height: 600))
    session.settled()
    try session.find(.role(.textField)).focus()
    session.type("ab")
    session.settled()
    #expect(session.shows("Searched for ab"))
    resized(session, 340)
    #expect(session.shows("Searched for ab"))
    session.type("c")
    session.settled()
    #expect(session.shows("Searched for abc"))
    resized(session, 1000)
    try session.tap("Present")
    session.settled()
    try session.tap("Sheet 0")
    resized(session, 340)
    #expect(session.shows("Sheet 1"))
  }

  @Test("what a link has chosen is in front, and going back ends it", arguments: bothProfiles)
  func choice(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var isActive = false
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("Open") { Counter(name: "Opened") }
            Text(isActive ? "is active" : "is not active")
          }
          .navigationDestination(isPresented: $isActive) { Counter(name: "Presented") }
          .safeAreaInset(edge: .bottom) { Button("Activate") { isActive = true } }
        } detail: {
          Text("Nothing")
        }
      }
    }
    let session = HeadlessSession(
      Screen().environment(\.platformProfile, profile), size: CGSize(width: 1000, height: 600))
    session.settled()
    try session.tap("Open")
    session.settled()
    try session.tap("Opened 0")
    resized(session, 340)
    #expect(session.shows("Opened 1") && !session.shows("Open"))
    session.press("[", modifiers: .command)
    session.settled()
    #expect(session.shows("Open") && !session.shows("Opened 1"))
    try session.tap("Activate")
    session.settled()
    #expect(session.shows("Presented 0"))
    session.press("[", modifiers: .command)
    session.settled()
    #expect(session.shows("is not active"))
    resized(session, 1000)
    #expect(session.shows("Nothing"))
  }

  @Test("links in a detail that is no stack show their views in it, and another selection ends them")
  func linksOfDetail() throws {
    struct Screen: View {
      @State private var row: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") }
        } detail: {
          NavigationLink("More of \(row ?? -1)") { Text("Deep") }.navigationTitle("Detail")
        }
      }
    }
    for (width, isWide) in [(CGFloat(1000), true), (390, false)] {
      let session = HeadlessSession(
        Screen().environment(\.platformProfile, .phone), size: CGSize(width: width, height: 600))
      session.settled()
      try session.tap("Row 1")
      session.settled()
      try session.tap("More of 1")
      session.settled()
      #expect(session.shows("Deep") && !session.shows("More of 1"))
      if isWide {
        try session.tap("Row 2")
      } else {
        try session.tap("Detail")
      }
      session.settled()
      #expect(session.shows(isWide ? "More of 2" : "More of 1") && !session.shows("Deep"))
    }
  }

  @Test("a swipe from the edge goes back one screen of the detail's stack, and from its root to the sidebar")
  func swipe() throws {
    struct Screen: View {
      @State private var row: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") }
        } detail: {
          NavigationStack { NavigationLink("More") { Text("Deep") } }
        }
      }
    }
    let session = HeadlessSession(
      Screen().environment(\.platformProfile, .phone), size: CGSize(width: 390, height: 700))
    session.settled()
    try session.tap("Row 1")
    session.settled()
    try session.tap("More")
    session.settled()
    for shown in ["More", "Row 1"] {
      session.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 330, y: 400))
      session.settled()
      #expect(session.shows(shown))
    }
  }

  @Test(
    "what shows on the way out is what was chosen, and comes without a slide where it is chosen from the beginning"
  )
  func transition() throws {
    struct Screen: View {
      @State var row: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") }.navigationTitle("Rows")
        } detail: {
          Text(row.map { "Detail \($0)" } ?? "Nothing")
        }
      }
    }
    let session = HeadlessSession(
      Screen(row: 1).environment(\.platformProfile, .phone), size: CGSize(width: 390, height: 700))
    session.update()
    #expect(try abs(session.find("Detail 1").frame.midX - 195) < 1)
    try session.tap("Rows")
    session.update()
    session.advance(by: 0.1)
    let picture = session.tree
    #expect(!picture.contains("Nothing") && picture.contains("Row 1"))
    session.settled()
    #expect(session.shows("Row 1") && !session.shows("Detail 1"))
  }
}
