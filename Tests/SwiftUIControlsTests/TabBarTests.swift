import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("The bar of tabs") @MainActor
struct TabBarTests {
  /// Fruits in a tab for search, and a list and texts in others.
  private struct Screen: View {
    var behavior = TabBarMinimizeBehavior.never
    @State private var text = ""
    @State private var tab = "home"
    @State private var plays = true

    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "home") {
          NavigationStack { List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Start") }
        }
        Tab("Bare", systemImage: "leaf", value: "bare") {
          ScrollView { ForEach(0..<60, id: \.self) { Text("Line \($0)").frame(height: 40) } }
        }
        Tab(value: "search", role: .search) { Fruits(text: text) }
      }
      .searchable(text: $text, prompt: "Fruits")
      .searchSuggestions { if text == "P" { Text("Peach").searchCompletion("Pear") } }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory(isEnabled: plays) { Player(plays: $plays) }
    }
  }

  private struct Fruits: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    var body: some View {
      VStack {
        Text("searching \(isSearching)")
        ForEach(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      }
    }
  }

  private struct Player: View {
    @Binding var plays: Bool
    @State private var count = 0
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View {
      Button("Plays \(count) \(placement.map { "\($0)" } ?? "nowhere")") { count += 1 }
      Button("Stop") { plays = false }
    }
  }

  @Test("the search of tabs has its field in the tab for it alone, in place of the other tabs")
  func search() throws {
    let session = presenting(Screen(), .phone)
    #expect(!session.shows("Fruits") && session.shows("Search"))
    try session.tap("Search")
    session.settled()
    #expect(session.shows("Fruits") && session.shows("Home") && !session.shows("Bare"))
    #expect(session.shows("searching false") && session.shows("Apple"))
    try session.tap("Fruits")
    session.type("P")
    session.settled()
    #expect(session.shows("Peach") && !session.shows("Pear"), "what suggestions cover nobody uses")
    try session.tap("Peach")
    session.settled()
    #expect(session.shows("Pear") && !session.shows("Apple") && session.shows("searching true"))
    try session.tap("Cancel")
    session.settled()
    #expect(session.shows("Apple") && session.shows("searching false") && session.shows("Fruits"))
    try session.tap("Home")
    session.settled()
    #expect(session.shows("Row 0") && session.shows("Bare") && !session.shows("Fruits"))
    // The tab that leads out is the one that was there before.
    try session.tap("Bare")
    session.settled()
    try session.tap("Search")
    session.settled()
    #expect(session.shows("Bare") && !session.shows("Home"))
  }

  @Test("without a tab for search the stacks of the tabs show the field")
  func withoutRole() throws {
    let view = TabView {
      NavigationStack { Text("One").navigationTitle("First") }.tabItem { Text("A") }
    }
    .searchable(text: .constant(""), prompt: "Fruits")
    #expect(presenting(view, .phone).shows("Fruits"))
  }

  @Test(
    "the bar gives way as content is scrolled, and comes back by scrolling, at the top, by a press and in another tab",
    arguments: ["Start", "Bare"])
  func minimizing(_ tab: String) throws {
    let session = presenting(Screen(behavior: .onScrollDown), .phone)
    if tab == "Bare" {
      try session.tap("Bare")
      session.settled()
    }
    let (own, other) = tab == "Bare" ? ("Bare", "Home") : ("Home", "Bare")
    let window = session.size
    func scroll(_ distance: CGFloat) {
      let start = CGPoint(x: window.width / 2, y: window.height / 2)
      session.drag(from: start, to: CGPoint(x: start.x, y: start.y - distance))
      session.settled()
    }
    #expect(session.shows(other))
    scroll(200)
    #expect(!session.shows(other) && session.shows(own) && session.shows("Search"))
    scroll(-60)
    #expect(session.shows(other))
    scroll(100)
    #expect(!session.shows(other))
    try session.tap(own)
    session.settled()
    #expect(session.shows(other))
    scroll(100)
    #expect(!session.shows(other))
    scroll(-1500)
    #expect(session.shows(other))
    scroll(100)
    try session.tap("Search")
    session.settled()
    try session.tap(own)
    session.settled()
    #expect(session.shows(other))
  }

  @Test("other behaviors: the bar stays, or gives way as content is scrolled back")
  func behaviors() throws {
    for behavior in [TabBarMinimizeBehavior.automatic, .never, .onScrollUp] {
      let session = presenting(Screen(behavior: behavior), .phone)
      let middle = CGPoint(x: session.size.width / 2, y: session.size.height / 2)
      session.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 200))
      session.settled()
      #expect(session.shows("Bare"))
      session.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 60))
      session.settled()
      #expect(session.shows("Bare") == (behavior != .onScrollUp))
    }
  }

  @Test("an accessory stands above the bar, and in it while it has given way, with the same state")
  func accessory() throws {
    let session = presenting(Screen(behavior: .onScrollDown), .phone)
    try session.tap("Plays 0 expanded")
    let above = try session.find("Plays 1 expanded").frame
    let home = try session.find("Home").frame
    #expect(above.maxY <= home.minY)
    let middle = CGPoint(x: session.size.width / 2, y: session.size.height / 2)
    session.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 200))
    session.settled()
    let inline = try session.find("Plays 1 inline").frame
    #expect(try abs(inline.midY - session.find("Home").frame.midY) < 1)
    #expect(try inline.minX > session.find("Home").frame.maxX)
    #expect(try inline.maxX < session.find("Search").frame.minX)
    try session.tap("Stop")
    session.settled()
    #expect(!session.exists("Plays 1 inline"))
  }

  @Test("the desktop has the accessory at the lower edge")
  func desktop() throws {
    let session = presenting(Screen(), .desktop)
    #expect(try session.find("Plays 0 expanded").frame.midY > session.size.height - 50)
  }

  @Test("a bar goes by the scroll view under it, whatever others on the screen do, and gives way to each")
  func severalScrollViews() throws {
    struct Screen: View {
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") {
            NavigationStack {
              VStack(spacing: 0) {
                List(0..<40, id: \.self) { Text("Row \($0)") }
                ScrollView { ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 40) } }
              }
              .navigationTitle("Start")
            }
          }
          Tab("Other", systemImage: "star") { Text("Other view") }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
      }
    }
    let session = presenting(Screen(), .phone)
    func scroll(at height: CGFloat, _ distance: CGFloat) {
      let start = CGPoint(x: session.size.width / 2, y: height)
      session.drag(from: start, to: CGPoint(x: start.x, y: start.y - distance))
      session.settled()
    }
    let large = try session.find("Start").frame.height
    scroll(at: session.size.height * 0.35, 150)
    let small = try session.find("Start").frame.height
    #expect(small < large && !session.shows("Other"))
    try session.tap("Home")
    session.settled()
    #expect(session.shows("Other"))
    scroll(at: session.size.height * 0.75, 60)
    #expect(!session.shows("Other"))
    scroll(at: session.size.height * 0.75, -20)
    #expect(session.shows("Other"))
    #expect(try session.find("Start").frame.height == small, "the title stays in the row")
  }

  @Test("the image of a tab is above its text, in whatever order they are written")
  func textFirst() throws {
    let tabs = TabView {
      Text("View").tabItem {
        Text("Two")
        Image(systemName: "bell").accessibilityIdentifier("bell")
      }
    }
    let session = presenting(tabs, .phone)
    session.settled()
    let other = presenting(
      TabView {
        Text("View").tabItem {
          Image(systemName: "bell").accessibilityIdentifier("bell")
          Text("Two")
        }
      }, .phone)
    other.settled()
    #expect(session.image().premultipliedRGBA == other.image().premultipliedRGBA)
  }

  @Test("tabs of a range") func ranges() throws {
    let session = presenting(
      TabView {
        ForEach(0..<3) { number in Tab("Tab \(number)", systemImage: "star") { Text("View \(number)") } }
      },
      .phone)
    session.settled()
    try session.tap("Tab 2")
    session.settled()
    #expect(session.shows("View 2"))
  }

  /// Four tabs with badges, and one for search.
  private struct Badged: View {
    private static let titles = ["Home", "Library", "Inbox", "Profile"]
    var hasBadges = true
    var body: some View {
      TabView {
        ForEach(0..<4) { number in
          Tab {
            Text("View \(number)")
          } label: {
            Label {
              Text(Self.titles[number]).testProbe(Self.titles[number])
            } icon: {
              Image(systemName: "star")
            }
          }
          .badge(hasBadges ? Text("New \(number)") : nil)
        }
        Tab(role: .search) { Text("Found") }
      }
    }
  }

  @Test("a badge lies on the tabs after its own, and on their badges and the tab for search")
  func badges() throws {
    let display = Display(Badged(), size: CGSize(width: 260, height: 140), profile: .phone)
    let texts = display.texts
    let badges = try (0..<4).map { try #require(texts.firstIndex(of: "New \($0)")) }
    #expect(badges == badges.sorted(by: >))
    #expect(try badges.last.map { try $0 > #require(texts.firstIndex(of: "Profile")) } == true)
    // The mark of the tab for search is painted last, unless badges are.
    let without = Display(Badged(hasBadges: false), size: CGSize(width: 260, height: 140), profile: .phone)
    #expect(display.fills.last != without.fills.last)
  }

  @Test("the titles of tabs do not touch each other in a narrow window")
  func narrowTitles() throws {
    for width in stride(from: 240.0, through: 400, by: 4) {
      let display = Display(Badged(), size: CGSize(width: width, height: 140), profile: .phone)
      let frames = try ["Home", "Library", "Inbox", "Profile"].map { try #require(display[$0]) }
      for (title, next) in zip(frames, frames.dropFirst()) {
        #expect(next.minX - title.maxX >= 3.5, "in \(width) points")
      }
    }
  }
}
