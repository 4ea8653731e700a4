import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Tabs") @MainActor
struct TabViewTests {
  private struct Counter: View {
    let name: String
    let log: Noted
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.add("\(name) +") }
        .onDisappear { log.add("\(name) -") }
    }
  }

  private struct Screen: View {
    let log: Noted
    @State private var tab = "a"
    var body: some View {
      TabView(selection: $tab) {
        Counter(name: "A", log: log).tabItem { Label("First", systemImage: "house") }.tag("a")
        Counter(name: "B", log: log).tabItem {
          Image(systemName: "star")
          Text("Second")
        }.tag("b").badge(3)
        Button("Back to \(tab)") { tab = "a" }.tabItem { Text("Third") }.tag("c")
      }
    }
  }

  @Test(
    "a tab shows its view, which is made when it is chosen first and keeps its state", arguments: bothProfiles
  )
  func state(profile: PlatformProfile) throws {
    let log = Noted()
    let session = presenting(Screen(log: log), profile)
    #expect(session.has("A 0") && log.take() == ["A +"])
    try session.tap("A 0")
    try session.tap("Second")
    session.come()
    #expect(session.has("B 0") && !session.has("A 1"))
    #expect(Set(log.take()) == ["A -", "B +"])
    try session.tap("First")
    session.come()
    #expect(session.has("A 1"))
    #expect(Set(log.take()) == ["B -", "A +"])
    try session.tap("Third")
    session.come()
    try session.tap("Back to c")
    session.come()
    #expect(session.has("A 1"))
  }

  @Test("a bar says which tab is chosen, and its badges")
  func bar() throws {
    let session = presenting(Screen(log: Noted()))
    #expect(try session.find("First").isSelected && !session.find("Second").isSelected)
    #expect(try session.find("Second").value == "3" && session.find("First").value == nil)
    #expect(session.tree.contains("[isTabBar]"))
    let bar = try session.find("First").frame
    #expect(bar.maxY > 700)
  }

  @Test("content scrolls under the bar, and ends above it")
  func room() throws {
    let view = TabView {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(height: 40) } }
      }
      .tabItem { Text("Rows") }
    }
    let session = presenting(view)
    session.scroll(by: CGSize(width: 0, height: 5_000), at: CGPoint(x: 195, y: 300))
    session.come()
    #expect(try session.find("Row 39").frame.maxY < session.find("Rows").frame.minY)
  }

  @Test("tabs without a selection, without tags, and with values of a type")
  func selections() throws {
    let plain = presenting(
      TabView {
        Text("One").tabItem { Text("Tab 1") }
        Text("Two").tabItem { Text("Tab 2") }
      })
    #expect(plain.has("One"))
    try plain.tap("Tab 2")
    plain.come()
    #expect(plain.has("Two"))
    struct Numbered: View {
      @State private var number = 1
      var body: some View {
        TabView(selection: $number) {
          Text("One").tabItem { Text("Tab 1") }
          Text("Two, \(number)").tabItem { Text("Tab 2") }
          Text("Three, \(number)").tabItem { Text("Tab 3") }
        }
      }
    }
    let numbered = presenting(Numbered())
    #expect(numbered.has("Two, 1"))
    try numbered.tap("Tab 3")
    numbered.come()
    #expect(numbered.has("Three, 2"))
    // A value that no tab has: the first shows.
    let lost = presenting(
      TabView(selection: .constant("?")) {
        Text("One").tabItem { Text("Tab 1") }.tag("1")
        Text("Two").tabItem { Text("Tab 2") }.tag("2")
      })
    #expect(lost.has("One"))
    #expect(!presenting(TabView { EmptyView() }).has("Tab 1"))
  }

  @Test("`Tab` with values, conditions, loops, sections and roles", arguments: bothProfiles)
  func tabs(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var tab = 0
      @State private var isLong = false
      var body: some View {
        TabView(selection: $tab) {
          Tab("Start", systemImage: "house", value: 0) { Toggle("Long", isOn: $isLong) }
          if isLong { Tab("Extra", systemImage: "plus", value: 1) { Text("Extra view") } }
          TabSection("Numbers") {
            ForEach(2..<4, id: \.self) { number in
              Tab("Tab \(number)", systemImage: "number", value: number) { Text("View \(number)") }
            }
          }
          Tab("Hidden", systemImage: "eye", value: 8) { Text("Hidden view") }.hidden()
          Tab(value: 9, role: .search) { Text("Search view") }
        }
      }
    }
    let session = presenting(Screen(), profile)
    #expect(!session.has("Extra") && !session.has("Hidden"))
    for (tab, view) in [("Tab 3", "View 3"), ("Search", "Search view"), ("Tab 2", "View 2")] {
      try session.tap(tab)
      session.come()
      #expect(session.has(view), "\(tab)")
    }
    try session.tap("Start")
    session.come()
    try session.tap("Long")
    try session.tap("Extra")
    session.come()
    #expect(session.has("Extra view"))
  }

  @Test("a sidebar on the desktop has the sections")
  func sidebar() throws {
    let view = TabView {
      Tab("One", systemImage: "1.circle") { Text("First") }
      TabSection("Others") {
        Tab("Two", systemImage: "2.circle") { Text("Second") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    let session = presenting(view, .desktop)
    #expect(session.has("Others") && session.has("First"))
    #expect(try session.find("One").frame.maxX < session.find("First").frame.minX)
    try session.tap("Two")
    session.come()
    #expect(session.has("Second"))
    #expect(!presenting(view).has("Others"))
  }

  @Test("of many tabs some are in a menu")
  func more() throws {
    let session = presenting(
      TabView {
        ForEach(0..<8) { number in Text("View \(number)").tabItem { Text("Tab \(number)") } }
      })
    #expect(session.has("Tab 3") && !session.has("Tab 4"))
    try session.tap("More")
    session.come()
    try session.tap("Tab 6")
    session.come()
    #expect(session.has("View 6"))
  }

  @Test("pages are turned by swipes, and the selection says which shows")
  func pages() throws {
    struct Pages: View {
      @State private var page = 1
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<4) { number in
            Text("Page \(number), \(page)").frame(maxWidth: .infinity, maxHeight: .infinity).tag(number)
          }
        }
        .tabViewStyle(.page)
        .safeAreaInset(edge: .top) { Button("Last") { page = 3 } }
      }
    }
    let session = presenting(Pages())
    #expect(session.has("Page 1, 1") && session.has("Page 2 of 4"))
    session.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
    session.come()
    #expect(session.has("Page 2, 2") && session.has("Page 3 of 4"))
    try session.tap("Last")
    session.come()
    #expect(session.has("Page 3, 3"))
    try session.find("Page 4 of 4").perform(.decrement)
    session.come()
    #expect(session.has("Page 2, 2"))
    let still = presenting(TabView { Text("Only") }.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(still.has("Only") && !still.has("Page 1 of 1"))
  }

  @Test("a view hides the bar of its tab")
  func hidden() throws {
    let view = TabView {
      NavigationStack {
        NavigationLink("Go") { Text("Inside").toolbar(.hidden, for: .tabBar) }
      }
      .tabItem { Text("Tab 1") }
    }
    let session = presenting(view)
    #expect(session.has("Tab 1"))
    try session.tap("Go")
    session.come()
    #expect(session.has("Inside") && !session.has("Tab 1"))
  }
}
