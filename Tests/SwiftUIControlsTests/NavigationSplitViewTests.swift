import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Split views") @MainActor
struct NavigationSplitViewTests {
  private func wide(_ view: some View, width: CGFloat = 800) -> HeadlessSession {
    let session = HeadlessSession(
      view.environment(\.platformProfile, .desktop), size: CGSize(width: width, height: 500))
    session.settled()
    return session
  }

  private struct Mail: View {
    @State private var mailbox: String?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { name in
          NavigationLink(value: name) { Text(name) }
        }
        .navigationTitle("Mailboxes")
      } detail: {
        VStack {
          Text("Mails of \(mailbox ?? "nothing")")
          Button("Only this") { visibility = .detailOnly }
          Text(visibility == .detailOnly ? "alone" : "beside")
        }
        .navigationTitle("Mails")
      }
    }
  }

  @Test("a list in the sidebar says what the next column shows")
  func selection() throws {
    let session = wide(Mail())
    #expect(session.shows("Mails of nothing"))
    try session.tap("Sent")
    session.settled()
    #expect(try session.shows("Mails of Sent") && session.find("Sent").isSelected)
    #expect(try session.find("Sent").frame.maxX < session.find("Mails of Sent").frame.minX)
    try session.tap("Inbox")
    session.settled()
    #expect(session.shows("Mails of Inbox"))
  }

  @Test("on a phone the columns are screens: what is selected is in front, and going back selects nothing")
  func compact() throws {
    let session = presenting(Mail())
    #expect(session.shows("Inbox") && !session.shows("Mails"))
    for name in ["Sent", "Sent", "Inbox"] {
      try session.tap(name)
      session.settled()
      #expect(session.shows("Mails of \(name)") && !session.shows("Inbox"))
      try session.tap("Mailboxes")
      session.settled()
      #expect(try session.shows("Inbox") && !session.find("Sent").isSelected)
    }
  }

  @Observable final class Choice { var row: Int? }

  @Test(
    "on a phone the sidebar comes back when the program selects nothing, also while there was room for both")
  func deselected() throws {
    let choice = Choice()
    let view = NavigationSplitView {
      List(0..<3, id: \.self, selection: Bindable(choice).row) { Text("Row \($0)") }
    } detail: {
      Text("Detail")
    }
    let session = presenting(view)
    choice.row = 1
    session.settled()
    #expect(session.shows("Detail") && !session.shows("Row 0"))
    choice.row = nil
    session.settled()
    #expect(!session.shows("Detail") && session.shows("Row 0"))
    choice.row = 2
    session.settled()
    session.size.width = 900
    session.settled()
    #expect(session.shows("Detail") && session.shows("Row 0"))
    choice.row = nil
    session.settled()
    session.size.width = 390
    session.settled()
    #expect(!session.shows("Detail") && session.shows("Row 0"))
  }

  @Test("a button and a key hide and show the sidebar, and so does the program")
  func visibility() throws {
    let session = wide(Mail())
    try session.tap("Sent")
    try session.tap("Toggle Sidebar")
    session.settled()
    #expect(session.shows("alone") && !session.shows("Inbox"))
    #expect(try abs(session.find("alone").frame.midX - 400) < 1)
    session.press("s", modifiers: [.control, .command])
    session.settled()
    #expect(try session.shows("beside") && session.find("Sent").isSelected)
    try session.tap("Only this")
    session.settled()
    #expect(!session.shows("Inbox") && session.shows("Toggle Sidebar"))
    let plain = wide(
      NavigationSplitView {
        Text("Side").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Detail").navigationTitle("Title")
      })
    #expect(plain.shows("Title") && !plain.shows("Toggle Sidebar"))
  }

  private struct Notes: View {
    @State private var folder: Int?
    @State private var note: Int?
    var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        List(selection: $folder) { ForEach(0..<3) { Text("Folder \($0)").tag($0) } }
          .navigationTitle("Folders")
      } content: {
        List(selection: $note) { ForEach(0..<3) { NavigationLink("Note \($0)", value: $0) } }
          .navigationTitle("Notes in \(folder ?? -1)")
      } detail: {
        NavigationStack {
          NavigationLink("Detail \(note ?? -1)") { Text("Deep") }.navigationTitle("Note")
        }
      }
    }
  }

  @Test("three columns, with a stack in the last", arguments: bothProfiles)
  func threeColumns(profile: PlatformProfile) throws {
    let session = profile == .desktop ? wide(Notes(), width: 900) : presenting(Notes())
    let isWide = profile == .desktop
    #expect(session.shows("Note 1") == isWide && session.shows("Detail -1") == isWide)
    try session.tap("Folder 1")
    session.settled()
    #expect(session.shows("Notes in 1") && session.shows("Folder 1") == isWide)
    try session.tap("Note 2")
    session.settled()
    try session.tap("Detail 2")
    session.settled()
    #expect(session.shows("Deep") && session.shows("Note 2") == isWide)
    #expect(session.shows("Toggle Sidebar") == isWide)
    // The stack's own way back, and from its root that to the column before: there is one bar.
    try session.tap("Note")
    session.settled()
    #expect(session.shows("Detail 2") && session.shows("Notes in 1"))
    guard !isWide else { return }
    try session.tap("Notes in 1")
    session.settled()
    #expect(session.shows("Notes in 1"))
    try session.tap("Folders")
    session.settled()
    #expect(session.shows("Folder 2"))
  }

  @Test("which columns show")
  func columns() {
    for (visibility, shown) in [
      (NavigationSplitViewVisibility.automatic, [true, true]), (.all, [true, true]),
      (.doubleColumn, [false, true]), (.detailOnly, [false, false]),
    ] {
      let session = wide(Notes(visibility: visibility), width: 900)
      #expect([session.shows("Folder 0"), session.shows("Note 0")] == shown)
    }
  }

  @Test("links of a leading column without a selection show their views in the next", arguments: bothProfiles)
  func links(profile: PlatformProfile) throws {
    let view = NavigationSplitView {
      List {
        NavigationLink("A") { Text("View A") }
        NavigationLink("B") { Text("View B") }
        NavigationLink("Five", value: 5)
      }
      .navigationDestination(for: Int.self) { Text("Value \($0)") }
    } detail: {
      Text("Choose")
    }
    let session = profile == .desktop ? wide(view) : presenting(view)
    #expect(session.shows("Choose") == (profile == .desktop))
    for (link, shown) in [("A", "View A"), ("B", "View B"), ("Five", "Value 5"), ("A", "View A")] {
      try session.tap(link)
      session.settled()
      #expect(session.shows(shown) && !session.shows("Choose"))
      guard profile == .phone else { continue }
      try session.tap("Back")
      session.settled()
    }
  }

  @Test("the program says which column is in front where there is little room")
  func preferredColumn() throws {
    struct Screen: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("is \(column == .sidebar ? "sidebar" : "other")").navigationTitle("Side")
        } detail: {
          Button("Show the sidebar") { column = .sidebar }
        }
      }
    }
    let session = presenting(Screen())
    session.settled()
    try session.tap("Show the sidebar")
    session.settled()
    #expect(session.shows("is sidebar"))
    let other = presenting(Screen())
    other.settled()
    try other.tap("Side")
    other.settled()
    #expect(other.shows("is sidebar"))
  }

  @Test("widths are the program's, and the user drags edges within its limits")
  func widths() throws {
    let view = NavigationSplitView {
      Color.red.accessibilityElement().accessibilityLabel("side")
        .navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 260)
    } detail: {
      Color.blue.accessibilityElement().accessibilityLabel("detail")
    }
    let session = wide(view)
    func width() throws -> CGFloat { try session.find("side").frame.width }
    #expect(try width() == 150)
    #expect(try session.find("detail").frame == CGRect(x: 158, y: 0, width: 642, height: 500))
    for (target, expected) in [(220.0, 212.0), (700, 260), (20, 100)] {
      let edge = try session.find("side").frame.maxX
      session.drag(from: CGPoint(x: edge, y: 250), to: CGPoint(x: target, y: 250))
      session.settled()
      #expect(try abs(width() - expected) <= 3)
    }
    let bad = wide(
      NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(.nan)
      } detail: {
        Text("x")
      })
    #expect(try bad.find("side").frame.maxX < 240)
    let covered = wide(view.navigationSplitViewStyle(.prominentDetail))
    #expect(try covered.find("detail").frame.width == 800)
  }

  @Test("frames as measured on macOS: basic, columns, widths")
  func measured() throws {
    func text(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
      Color.clear.frame(width: width, height: height).accessibilityElement().accessibilityLabel(name)
    }
    func frames(_ width: CGFloat, _ view: some View, _ expected: [String: CGRect]) throws {
      let session = HeadlessSession(
        view.environment(\.platformProfile, .desktop), size: CGSize(width: width, height: 300))
      session.settled()
      for (name, frame) in expected.sorted(by: { $0.key < $1.key }) {
        let found = try session.find(name).frame
        #expect(
          abs(found.minX - frame.minX) < 0.01 && abs(found.minY - frame.minY) < 0.01
            && abs(found.width - frame.width) < 0.01 && abs(found.height - frame.height) < 0.01,
          "\(name): \(found)")
      }
    }
    try frames(
      480,
      NavigationSplitView {
        List {
          text("row1", 35, 18.5)
          text("row2", 45, 18.5)
        }
      } detail: {
        text("detail", 35, 16)
      },
      [
        "row1": CGRect(x: 24, y: 24.75, width: 35, height: 18.5),
        "row2": CGRect(x: 24, y: 56.75, width: 45, height: 18.5),
        "detail": CGRect(x: 296.5, y: 142, width: 35, height: 16),
      ])
    try frames(
      640,
      NavigationSplitView {
        List { text("row1", 35, 18.5) }.navigationSplitViewColumnWidth(min: 100, ideal: 120, max: 200)
      } content: {
        List { text("contentRow", 41.5, 16) }
      } detail: {
        text("detail", 35, 16)
      },
      [
        "row1": CGRect(x: 24, y: 24.75, width: 35, height: 18.5),
        "contentRow": CGRect(x: 144, y: 14, width: 41.5, height: 16),
        "detail": CGRect(x: 467, y: 142, width: 35, height: 16),
      ])
    try frames(
      480,
      NavigationSplitView {
        VStack(spacing: 8) {
          text("menu", 34, 16)
          text("swatch", 40, 20)
        }
        .navigationSplitViewColumnWidth(150)
      } detail: {
        VStack(spacing: 8) {
          text("wide", 31, 16)
          text("box", 40, 20)
        }
      },
      [
        "menu": CGRect(x: 66, y: 128, width: 34, height: 16),
        "swatch": CGRect(x: 63, y: 152, width: 40, height: 20),
        "wide": CGRect(x: 303.5, y: 128, width: 31, height: 16),
        "box": CGRect(x: 299, y: 152, width: 40, height: 20),
      ])
  }

  @Test("each column is what relative frames inside refer to")
  func containers() throws {
    let bar = Color.red.frame(height: 10)
    let view = NavigationSplitView {
      bar.containerRelativeFrame(.horizontal).testProbe("side").navigationSplitViewColumnWidth(200)
    } content: {
      bar.containerRelativeFrame(.horizontal).testProbe("content").navigationSplitViewColumnWidth(250)
    } detail: {
      bar.containerRelativeFrame(.horizontal) { width, _ in width / 2 }.testProbe("detail")
    }
    let session = HeadlessSession(view, size: CGSize(width: 1000, height: 400))
    session.settled()
    let widths = ["side", "content", "detail"].compactMap { session.frame(of: $0)?.width }
    #expect(widths.count == 3 && widths[0] == 200 && abs(widths[1] - 250) <= 1)
    #expect(widths.count == 3 && abs(widths[2] - (1000 - 200 - 250) / 2) < 10)
  }

  @Test("a search around is in the last column's bar; on a phone, or where it is asked for, in the sidebar's")
  func search() throws {
    struct Screen: View {
      var placement = SearchFieldPlacement.automatic
      @State private var query = ""
      var body: some View {
        NavigationSplitView {
          Text("query \(query)").navigationTitle("Side")
        } detail: {
          Text("Detail").navigationTitle("Title")
        }
        .searchable(text: $query, placement: placement)
      }
    }
    for (screen, profile) in [
      (Screen(), PlatformProfile.desktop), (Screen(placement: .sidebar), .desktop),
      (Screen(), .phone),
    ] {
      let session = profile == .desktop ? wide(screen) : presenting(screen)
      let isInDetail = profile == .desktop && screen.placement == .automatic
      #expect(try (session.find("Search").frame.maxX > 390) == isInDetail)
      try session.tap("Search")
      session.type("x")
      session.settled()
      #expect(session.shows("query x") && session.shows("Side") == (profile == .desktop))
    }
  }

  @Test("what a column presents knows nothing of the columns", arguments: bothProfiles)
  func presented(profile: PlatformProfile) throws {
    struct Chooser: View {
      @State private var choice: Int?
      var body: some View {
        NavigationStack {
          List(0..<3, id: \.self, selection: $choice) { Text("Choice \($0)") }
            .navigationTitle("Chooser \(choice ?? -1)")
        }
      }
    }
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        NavigationSplitView {
          Button("Present") { isPresented = true }.navigationTitle("Side")
            .sheet(isPresented: $isPresented) { Chooser() }
        } detail: {
          Text("Detail")
        }
      }
    }
    let session = profile == .desktop ? wide(Screen()) : presenting(Screen())
    try session.tap("Present")
    session.settled()
    #expect(session.shows("Chooser -1") && !session.shows("Back") && !session.shows("Toggle Sidebar"))
    try session.tap("Choice 1")
    session.settled()
    #expect(session.shows("Chooser 1"))
    session.press(.escape)
    session.settled()
    // The column that was in front is so still.
    #expect(session.shows("Present"))
  }

  @Observable final class Shown { var isPresented = false }

  @Test("links of views, and destinations that a sidebar presents, show in the next column")
  func linksOfViews() throws {
    struct Columns: View {
      @Bindable var shown: Shown
      var body: some View {
        NavigationSplitView {
          NavigationLink("Link") { Text("Linked") }
            .navigationDestination(isPresented: $shown.isPresented) { Text("Presented") }
        } detail: {
          Text("Detail")
        }
      }
    }
    let shown = Shown()
    let session = wide(Columns(shown: shown))
    try session.tap("Link")
    session.settled()
    #expect(session.shows("Linked") && session.shows("Link") && !session.shows("Detail"))
    shown.isPresented = true
    session.settled()
    #expect(session.shows("Presented") && session.shows("Link"))
  }

  @Test("a value of the sidebar's link goes to the stack of the detail, where that has a view for it")
  func valueForStack() throws {
    let session = wide(
      NavigationSplitView {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
      } detail: {
        NavigationStack {
          Text("Root").navigationDestination(for: Int.self) { number in
            NavigationLink("Number \(number)", value: number * 10)
          }
        }
      })
    try session.tap("Two")
    session.settled()
    try session.tap("Number 2")
    session.settled()
    #expect(session.shows("Number 20"))
    try session.tap("One")
    session.settled()
    #expect(session.shows("Number 1") && !session.shows("Number 20"))
    #expect(session.warnings.isEmpty)
  }

  @Test("columns in a tab keep their bars when another tab has been shown")
  func inTab() throws {
    let session = wide(
      TabView {
        NavigationSplitView {
          Text("Side").navigationTitle("Sidebar")
        } detail: {
          Text("Detail").navigationTitle("Title")
        }
        .tabItem { Text("One") }
        Text("Other").tabItem { Text("Two") }
      })
    for tab in ["Two", "One"] {
      try session.tap(tab)
      session.settled()
    }
    #expect(session.shows("Sidebar") && session.shows("Title"))
  }

  @Test(
    "a navigation view of two views is columns, of one or in the style of a stack a stack",
    arguments: bothProfiles)
  func navigationView(profile: PlatformProfile) throws {
    func view(_ isStack: Bool) -> AnyView {
      let view = NavigationView {
        NavigationLink("Link") { Text("Linked") }.navigationTitle("Side")
        Text("Nothing chosen")
      }
      return isStack ? AnyView(view.navigationViewStyle(.stack)) : AnyView(view)
    }
    let columns = presenting(view(false), profile)
    #expect(columns.shows("Nothing chosen") == (profile == .desktop))
    try columns.tap("Link")
    columns.settled()
    #expect(columns.shows("Linked") && columns.shows("Link") == (profile == .desktop))
    let stack = presenting(view(true), profile)
    #expect(!stack.shows("Nothing chosen"))
    try stack.tap("Link")
    stack.settled()
    #expect(stack.shows("Linked") && !stack.shows("Link"))
  }
}
