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
    #expect(session.shows("A 0") && log.take() == ["A +"])
    try session.tap("A 0")
    try session.tap("Second")
    session.settled()
    #expect(session.shows("B 0") && !session.shows("A 1"))
    #expect(Set(log.take()) == ["A -", "B +"])
    try session.tap("First")
    session.settled()
    #expect(session.shows("A 1"))
    #expect(Set(log.take()) == ["B -", "A +"])
    try session.tap("Third")
    session.settled()
    try session.tap("Back to c")
    session.settled()
    #expect(session.shows("A 1"))
  }

  @Test("of a stack the views in it are the parts of a tab's label", arguments: bothProfiles)
  func stackedLabel(profile: PlatformProfile) throws {
    let session = presenting(
      TabView {
        Text("One").tabItem {
          VStack {
            Image(systemName: "tv")
            Text("Movies")
          }
        }
        Text("Two").tabItem { Label("Books", systemImage: "book") }
      }, profile)
    let (stacked, label) = (try session.find("Movies").frame, try session.find("Books").frame)
    #expect(stacked.height == label.height && stacked.midY == label.midY)
    try session.tap("Books")
    try session.tap("Movies")
    session.settled()
    #expect(session.shows("One"))
    let tab = presenting(
      TabView {
        Tab {
          Text("Three")
        } label: {
          VStack {
            Image(systemName: "tv")
            Text("Movies")
          }
        }
        Tab("Books", systemImage: "book") { Text("Two") }
      }, profile)
    #expect(try tab.find("Movies").frame == stacked)
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
    session.settled()
    #expect(try session.find("Row 39").frame.maxY < session.find("Rows").frame.minY)
  }

  @Test("tabs without a selection, without tags, and with values of a type")
  func selections() throws {
    let plain = presenting(
      TabView {
        Text("One").tabItem { Text("Tab 1") }
        Text("Two").tabItem { Text("Tab 2") }
      })
    #expect(plain.shows("One"))
    try plain.tap("Tab 2")
    plain.settled()
    #expect(plain.shows("Two"))
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
    #expect(numbered.shows("Two, 1"))
    try numbered.tap("Tab 3")
    numbered.settled()
    #expect(numbered.shows("Three, 2"))
    // A value that no tab has: the first shows.
    let lost = presenting(
      TabView(selection: .constant("?")) {
        Text("One").tabItem { Text("Tab 1") }.tag("1")
        Text("Two").tabItem { Text("Tab 2") }.tag("2")
      })
    #expect(lost.shows("One"))
    #expect(!presenting(TabView { EmptyView() }).shows("Tab 1"))
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
    #expect(!session.shows("Extra") && !session.shows("Hidden"))
    for (tab, view) in [("Tab 3", "View 3"), ("Search", "Search view"), ("Tab 2", "View 2")] {
      try session.tap(tab)
      session.settled()
      #expect(session.shows(view), "\(tab)")
    }
    try session.tap("Start")
    session.settled()
    try session.tap("Long")
    try session.tap("Extra")
    session.settled()
    #expect(session.shows("Extra view"))
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
    #expect(session.shows("Others") && session.shows("First"))
    #expect(try session.find("One").frame.maxX < session.find("First").frame.minX)
    try session.tap("Two")
    session.settled()
    #expect(session.shows("Second"))
    #expect(!presenting(view).shows("Others"))
  }

  @Test("of many tabs some are in a menu")
  func more() throws {
    let session = presenting(
      TabView {
        ForEach(0..<8) { number in Text("View \(number)").tabItem { Text("Tab \(number)") } }
      })
    #expect(session.shows("Tab 3") && !session.shows("Tab 4"))
    try session.tap("More")
    session.settled()
    try session.tap("Tab 6")
    session.settled()
    #expect(session.shows("View 6"))
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
    #expect(session.shows("Page 1, 1") && session.shows("Page 2 of 4"))
    session.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
    session.settled()
    #expect(session.shows("Page 2, 2") && session.shows("Page 3 of 4"))
    try session.tap("Last")
    session.settled()
    #expect(session.shows("Page 3, 3"))
    try session.find("Page 4 of 4").perform(.decrement)
    session.settled()
    #expect(session.shows("Page 2, 2"))
    let still = presenting(TabView { Text("Only") }.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(still.shows("Only") && !still.shows("Page 1 of 1"))
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
    #expect(session.shows("Tab 1"))
    try session.tap("Go")
    session.settled()
    #expect(session.shows("Inside") && !session.shows("Tab 1"))
  }

  @Test("the title of a bar around is that of the tab that shows", arguments: bothProfiles)
  func titles(profile: PlatformProfile) throws {
    let view = NavigationStack {
      TabView {
        ForEach(["One", "Two"], id: \.self) { name in
          NavigationLink("Go \(name)") { Text("Inside") }
            .navigationTitle("Title \(name)")
            .tabItem { Text(name) }
        }
      }
    }
    let session = presenting(view, profile)
    #expect(session.shows("Title One"))
    try session.tap("Two")
    session.settled()
    #expect(session.shows("Title Two") && !session.shows("Title One"))
    try session.tap("Go Two")
    session.settled()
    #expect(session.shows("Inside") && session.shows("Title Two"))
  }

  @Test("the title of a view whose number of views its type does not tell goes with its tab")
  func titlesOfErasedViews() throws {
    let view = NavigationStack {
      TabView {
        ForEach(["One", "Two"], id: \.self) { name in
          Group { if name == "One" { AnyView(Text("A")) } else { AnyView(Text("B").padding()) } }
            .navigationTitle("Title \(name)")
            .tabItem { Text(name) }
        }
      }
    }
    let session = presenting(view)
    for name in ["One", "Two", "One"] {
      try session.tap(name)
      session.settled()
      #expect(session.shows("Title \(name)"))
    }
  }

  @Test("the tab that shows goes back to the root of its stack when it is chosen")
  func chosenAgain() throws {
    let view = TabView {
      ForEach(["One", "Two"], id: \.self) { name in
        NavigationStack {
          NavigationLink("Go \(name)", value: 1)
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Inside \(name) \(number)", value: number + 1)
            }
        }
        .tabItem { Text(name) }
      }
    }
    let session = presenting(view)
    try session.tap("Go One")
    session.settled()
    try session.tap("Inside One 1")
    session.settled()
    try session.tap("Two")
    session.settled()
    try session.tap("One")
    session.settled()
    #expect(session.shows("Inside One 2"))
    try session.tap("One")
    session.settled()
    #expect(session.shows("Go One"))
  }

  @Test("a row of tabs stays in its window")
  func narrowRow() throws {
    let view = TabView {
      ForEach(0..<9, id: \.self) { number in
        Text("View \(number)").tabItem { Text("A long title \(number)") }
      }
    }
    let session = presenting(view, .desktop)
    let frames = try (0..<9).map { try session.find("A long title \($0)").frame }
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 700 && $0.width > 20 })
  }

  @Test("several views of a tab are below each other, and a sidebar shows badges")
  func severalViews() throws {
    let view = TabView {
      Tab("Tab", systemImage: "house") {
        Text("One")
        Text("Two")
      }
      .badge(7)
    }
    let session = presenting(view)
    #expect(try session.find("One").frame.maxY <= session.find("Two").frame.minY)
    let sidebar = presenting(view.tabViewStyle(.sidebarAdaptable), .desktop)
    #expect(sidebar.tree.contains("7"))
  }

  @Test("a disabled tab is not chosen by the user", arguments: bothProfiles)
  func disabled(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "1.circle", value: 0) { Button("Turn") { tab = 1 } }
          Tab("Two", systemImage: "2.circle", value: 1) { Text("Second") }.disabled(true)
        }
      }
    }
    let session = presenting(Screen(), profile)
    let two = try session.find("Two")
    session.tap(at: CGPoint(x: two.frame.midX, y: two.frame.midY))
    session.settled()
    #expect(!session.shows("Second") && !two.isEnabled)
    try session.tap("Turn")
    session.settled()
    #expect(session.shows("Second"))
  }

  @Test("the page that shows stays when others come and go before it, and a press beside its dot turns")
  func pagesInserted() throws {
    struct Pages: View {
      @State private var pages = [1, 2, 3]
      @State private var page = 2
      var body: some View {
        TabView(selection: $page) {
          ForEach(pages, id: \.self) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        .safeAreaInset(edge: .top) {
          VStack {
            Button("Insert") { pages.insert(0, at: 0) }
            Button("Remove") { pages.removeFirst(2) }
            Text("shows \(page)")
          }
        }
      }
    }
    let session = presenting(Pages())
    func isInTheMiddle(_ name: String) throws -> Bool { try abs(session.find(name).frame.midX - 195) < 1 }
    #expect(try isInTheMiddle("Page 2"))
    try session.tap("Insert")
    session.settled()
    #expect(try isInTheMiddle("Page 2") && session.shows("Page 3 of 4") && session.shows("shows 2"))
    try session.tap("Remove")
    session.settled()
    #expect(try isInTheMiddle("Page 2") && session.shows("Page 1 of 2"))
    let dots = try session.find("Page 1 of 2").frame
    session.tap(at: CGPoint(x: dots.maxX - 4, y: dots.midY))
    session.settled()
    #expect(try isInTheMiddle("Page 3") && session.shows("shows 3"))
    session.tap(at: CGPoint(x: dots.minX + 4, y: dots.midY))
    session.settled()
    #expect(try isInTheMiddle("Page 2"))
  }

  @Test("the badge of a tab is none of the links in it", arguments: bothProfiles)
  func badgesInside(profile: PlatformProfile) throws {
    let view = TabView {
      Tab("Home", systemImage: "house") {
        NavigationStack {
          List {
            NavigationLink("Plain", value: 1)
            NavigationLink("Badged", value: 2).badge(7)
          }
        }
      }
      .badge(3)
    }
    let session = presenting(view, profile)
    #expect(session.exists("Plain") && session.exists("Badged, 7"))
  }
}
