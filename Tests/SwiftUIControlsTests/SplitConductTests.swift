import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Split views in use") @MainActor
struct SplitConductTests {
  private func session(
    _ view: some View, _ width: CGFloat, _ profile: PlatformProfile = .phone
  ) -> HeadlessSession {
    let session = HeadlessSession(
      view.environment(\.platformProfile, profile), size: CGSize(width: width, height: 700))
    session.settled()
    return session
  }

  private func resized(_ session: HeadlessSession, _ width: CGFloat) {
    session.size.width = width
    session.settled()
  }

  private func back(_ session: HeadlessSession) {
    session.press("[", modifiers: .command)
    session.settled()
  }

  @Test("of several links the one that was chosen last shows", arguments: bothProfiles)
  func lastLink(profile: PlatformProfile) throws {
    let session = session(
      NavigationSplitView {
        List { ForEach(0..<3) { number in NavigationLink("Link \(number)") { Text("View \(number)") } } }
      } detail: {
        Text("Nothing")
      }, 1000, profile)
    for number in [1, 0, 2, 1] {
      try session.tap("Link \(number)")
      session.settled()
      #expect(session.shows("View \(number)"))
    }
    resized(session, 340)
    back(session)
    #expect(session.shows("Link 1"))
    session.advance(by: 2)
    #expect(session.shows("Link 1"))
  }

  @Test("going back is possible where the program always has a selection, and the row can be opened again")
  func requiredSelection() throws {
    struct Screen: View {
      @State private var row = 1
      var body: some View {
        NavigationSplitView {
          List(
            0..<3, id: \.self,
            selection: Binding<Int?> {
              row
            } set: {
              if let value = $0 { row = value }
            }
          ) {
            Text("Row \($0)")
          }
        } detail: {
          Text("Detail \(row)")
        }
      }
    }
    let session = session(Screen(), 390)
    #expect(session.shows("Detail 1"))
    back(session)
    #expect(session.shows("Row 0"))
    try session.tap("Row 1")
    session.settled()
    #expect(session.shows("Detail 1"))
    back(session)
    try session.tap("Row 2")
    session.settled()
    #expect(session.shows("Detail 2"))
  }

  @Test("of two lists in a column, going back ends the choice of the one that has made it")
  func twoLists() throws {
    struct Screen: View {
      @State private var first: Int?
      @State private var second: Int?
      var body: some View {
        NavigationSplitView {
          VStack {
            List(0..<2, id: \.self, selection: $first) { Text("First \($0)") }
            List(0..<2, id: \.self, selection: $second) { Text("Second \($0)") }
          }
        } detail: {
          Text("Detail \(first ?? -1) \(second ?? -1)")
        }
      }
    }
    let session = session(Screen(), 390)
    for (row, shown) in [("First 1", "Detail 1 -1"), ("Second 0", "Detail -1 0"), ("First 0", "Detail 0 -1")]
    {
      try session.tap(row)
      session.settled()
      #expect(session.shows(shown))
      back(session)
      #expect(session.shows("First 0") && session.shows("Second 1"))
    }
  }

  @Test("a second way back while a screen is on its way out goes no further than from the one that came in")
  func twiceBack() throws {
    let session = session(
      NavigationStack {
        NavigationLink("One") { NavigationLink("Two") { Text("Three") }.navigationTitle("B") }
          .navigationTitle("A")
      }, 390)
    try session.tap("One")
    session.settled()
    try session.tap("Two")
    session.advance(by: 0.1)
    session.press("[", modifiers: .command)
    session.settled()
    #expect(session.shows("Two"))
  }

  @Test("a swipe that is broken off by a change of the window leaves nothing aside")
  func brokenSwipe() throws {
    struct Screen: View {
      @State private var row: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") }
        } detail: {
          Text("Detail")
        }
      }
    }
    let session = session(Screen(), 390)
    try session.tap("Row 1")
    session.settled()
    session.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 120, y: 400), lifts: false)
    resized(session, 1000)
    session.lift(at: CGPoint(x: 120, y: 400))
    resized(session, 390)
    #expect(try session.shows("Detail") && abs(session.find("Detail").frame.midX - 195) < 1)
    session.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 330, y: 400))
    session.settled()
    #expect(session.shows("Row 1"))
  }

  @Test("a swipe does not take away what the program keeps")
  func keptScreen() throws {
    let session = session(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { Text("Kept \($0)") }
      }, 390)
    session.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 330, y: 400))
    session.settled()
    #expect(try abs(session.find("Kept 1").frame.midX - 195) < 1)
  }

  @Test(
    "a link's value goes to a stack in a column that has not shown yet, and stays in front in a narrow window"
  )
  func valueForUnmadeStack() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationSplitView {
          List { ForEach(1..<4) { NavigationLink("Value \($0)", value: $0) } }
        } detail: {
          NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Int.self) { Text("Shown \($0)") }
          }
        }
      }
    }
    let narrow = session(Screen(), 390)
    try narrow.tap("Value 2")
    narrow.settled()
    #expect(narrow.shows("Shown 2"))
    let wide = session(Screen(), 1000)
    try wide.tap("Value 3")
    wide.settled()
    #expect(wide.shows("Shown 3"))
    resized(wide, 390)
    #expect(wide.shows("Shown 3"))
  }

  @Test("what shows does not disappear where columns become screens")
  func lifetime() throws {
    final class Log { var lines: [String] = [] }
    struct Screen: View {
      let log: Log
      @State private var row: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $row) { Text("Row \($0)") }
        } detail: {
          Text("Detail").onAppear { log.lines.append("appears") }.onDisappear {
            log.lines.append("disappears")
          }
        }
      }
    }
    let log = Log()
    let session = session(Screen(log: log), 1000)
    try session.tap("Row 1")
    session.settled()
    resized(session, 390)
    resized(session, 1000)
    #expect(log.lines == ["appears"])
  }

  @Test("a hidden sidebar takes neither the focus nor keys", arguments: bothProfiles)
  func hiddenSidebar(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var count = 0
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Button("Count") { count += 1 }.keyboardShortcut("k")
        } detail: {
          Text("Counted \(count)")
          Button("Hide") { visibility = .detailOnly }
        }
      }
    }
    let session = session(Screen(), 1000, profile)
    session.press("k", modifiers: .command)
    session.settled()
    #expect(session.shows("Counted 1"))
    try session.tap("Hide")
    session.settled()
    session.press("k", modifiers: .command)
    session.settled()
    #expect(session.shows("Counted 1"))
  }

  @Test("a swipe that comes right after a cancelled one is seen")
  func swipeAgain() throws {
    let session = session(
      NavigationSplitView {
        List { NavigationLink("Go") { Text("Shown") } }
      } detail: {
        Text("Detail")
      }, 390)
    try session.tap("Go")
    session.settled()
    session.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 150, y: 400), duration: 1)
    session.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    session.settled()
    #expect(!session.shows("Shown") && session.shows("Go"))
  }

  @Test(
    "columns above the detail have the button for the sidebar, and go by a press in the detail",
    arguments: bothProfiles)
  func aboveDetail(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      @State private var count = 0
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          List { Text("Row") }
        } detail: {
          Button("Count \(count)") { count += 1 }.navigationTitle("Detail")
        }
        .navigationSplitViewStyle(.prominentDetail)
      }
    }
    let session = session(Screen(), 1000, profile)
    #expect(try session.find("Toggle Sidebar").frame.midX < 250)
    session.tap(at: try session.find("Count 0").frame.center)
    session.settled()
    #expect(session.shows("Count 0") && !session.shows("Row"), "the press hides the sidebar alone")
    try session.tap("Count 0")
    #expect(session.shows("Count 1"))
    try session.tap("Toggle Sidebar")
    session.settled()
    #expect(session.shows("Row"))
    try session.tap("Hide Sidebar")
    session.settled()
    #expect(!session.shows("Row") && !session.shows("Hide Sidebar"))
  }

  @Test("both halves of the edge between columns are dragged")
  func edges() throws {
    let session = session(
      NavigationSplitView {
        Color.red.accessibilityElement().accessibilityLabel("side")
      } content: {
        Color.green.accessibilityElement().accessibilityLabel("middle")
      } detail: {
        Text("Detail")
      }, 1000, .desktop)
    for name in ["side", "middle"] {
      for side in [-2.0, 2] {
        let before = try session.find(name).frame
        let start = CGPoint(x: before.maxX + side, y: 300)
        session.drag(from: start, to: CGPoint(x: start.x + 30, y: 300))
        session.settled()
        #expect(try session.find(name).frame.width > before.width + 15, "\(name) \(side)")
      }
    }
  }

  @Test(
    "where a phone's columns are screens, a constant preference is a beginning", arguments: [true, false])
  func constantColumn(isDetail: Bool) throws {
    let session = session(
      NavigationSplitView(preferredCompactColumn: .constant(isDetail ? .detail : .sidebar)) {
        List { NavigationLink("Link") { Text("View") } }
      } detail: {
        Text("Nothing")
      }, 390)
    #expect(session.shows("Nothing") == isDetail && session.shows("Link") == !isDetail)
    if isDetail { back(session) }
    try session.tap("Link")
    session.settled()
    #expect(session.shows("View"))
    back(session)
    #expect(session.shows("Link") && !session.shows("View"))
  }

  @Test("an edge whose drag is cancelled begins anew with the next")
  func cancelledEdge() throws {
    let session = session(
      NavigationSplitView {
        Color.red.testProbe("sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 400)
      } detail: {
        Color.blue
      }, 1000, .desktop)
    let edge = try #require(session.frame(of: "sidebar")).maxX
    let width = try #require(session.frame(of: "sidebar")).width
    session.drag(from: CGPoint(x: edge, y: 300), to: CGPoint(x: edge + 60, y: 300), lifts: false)
    session.session.letGo()
    session.settled()
    #expect(session.frame(of: "sidebar")?.width == width + 60)
    session.drag(from: CGPoint(x: edge + 60, y: 300), to: CGPoint(x: edge + 70, y: 300))
    session.settled()
    #expect(session.frame(of: "sidebar")?.width == width + 70)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
