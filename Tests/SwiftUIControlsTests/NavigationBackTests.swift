import SwiftUI
import TestSupport
import Testing

@testable import HeadlessHost

@Suite("Ways back") @MainActor
struct NavigationBackTests {
  @Test(
    "command-[ goes back and escape does not; a swipe from the leading edge does on a phone",
    arguments: [false, true])
  func otherWays(rightToLeft: Bool) throws {
    func app() throws -> HeadlessSession {
      let session = navigationWindow(
        NavigationStack {
          NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Text("second") }
        }, rightToLeft: rightToLeft)
      try session.tap("Go")
      session.settled()
      #expect(session.shows("second"))
      return session
    }
    let keys = try app()
    keys.press(.escape)
    keys.settled()
    #expect(keys.shows("second"))
    keys.press("[", modifiers: .command)
    keys.settled()
    #expect(!keys.shows("second") && keys.shows("Go"))

    let swiped = try app()
    func x(_ distance: CGFloat) -> CGFloat { rightToLeft ? 390 - distance : distance }
    swiped.drag(from: CGPoint(x: x(5), y: 300), to: CGPoint(x: x(60), y: 300), duration: 1)
    swiped.settled()
    #expect(swiped.shows("second"))
    swiped.drag(from: CGPoint(x: x(100), y: 300), to: CGPoint(x: x(380), y: 300), duration: 1)
    swiped.settled()
    #expect(swiped.shows("second"))
    swiped.drag(from: CGPoint(x: x(5), y: 300), to: CGPoint(x: x(300), y: 300), duration: 1)
    swiped.settled()
    #expect(!swiped.shows("second") && swiped.shows("Go"))
  }

  @Test("held, the back button has the screens below, and leads to the one that is chosen")
  func menu() throws {
    struct Screen: View {
      let number: Int
      var body: some View {
        NavigationLink("Next", value: number + 1).navigationTitle("Screen \(number)")
      }
    }
    struct App: View {
      @State private var path = [1, 2, 3]
      var body: some View {
        NavigationStack(path: $path) {
          Screen(number: 0).navigationDestination(for: Int.self) { Screen(number: $0) }
        }
        .safeAreaInset(edge: .bottom) { Text("path \(path)") }
      }
    }
    let session = navigationWindow(App())
    try session.find(.button("Screen 2")).press(for: 0.8)
    session.settled()
    let rows = try ["Screen 2", "Screen 1", "Screen 0"].map { name in
      try #require(session.findAll(.label(name)).last).frame.midY
    }
    #expect(rows == rows.sorted() && Set(rows).count == 3)
    try #require(session.findAll(.label("Screen 1")).last).tap()
    session.settled()
    #expect(session.shows("path [1]"))
    try session.tap("Screen 0")
    session.settled()
    #expect(session.shows("path []"))
  }

  @Test("a swipe that comes right after a cancelled one is seen")
  func swipeAgain() throws {
    let session = navigationWindow(
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Text("second") }
      })
    try session.tap("Go")
    session.settled()
    session.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 150, y: 300), duration: 1)
    session.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.3)
    session.settled()
    #expect(!session.shows("second") && session.shows("Go"))
  }

  @Test("without a back button neither keys nor a swipe lead back, but dismiss does")
  func hiddenBack() throws {
    struct Second: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button("Close \(isPresented)") { dismiss() }.navigationBarBackButtonHidden()
      }
    }
    let session = navigationWindow(
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Second() }
      })
    try session.tap("Go")
    session.settled()
    #expect(!session.shows("Back"))
    session.press("[", modifiers: .command)
    session.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), duration: 1)
    session.settled()
    try session.tap("Close true")
    session.settled()
    #expect(session.shows("Go"))
  }
}

@Suite("Navigation by views") @MainActor
struct NavigationViewLinkTests {
  @Test("a link of a view shows it with what changes around; a stack within has its own screens")
  func links() throws {
    struct App: View {
      @State private var count = 0
      var body: some View {
        NavigationView {
          List {
            NavigationLink("Detail") {
              VStack {
                Text("count \(count)")
                Button("Add") { count += 1 }
                NavigationLink("Deeper") { Text("bottom") }
              }
            }
          }
          .navigationBarTitle("Start")
        }
        .navigationViewStyle(.stack)
      }
    }
    let session = navigationWindow(App())
    try session.tap("Detail")
    session.settled()
    #expect(session.shows("count 0") && session.shows("Start") && !session.shows("Detail"))
    try session.tap("Add")
    #expect(session.shows("count 1"))
    try session.tap("Deeper")
    session.settled()
    #expect(session.shows("bottom"))
    try session.tap("Back")
    session.settled()
    #expect(session.shows("count 1"))
    try session.tap("Start")
    session.settled()
    #expect(session.shows("Detail") && !session.shows("count 1"))
  }

  @Test("bindings present screens and are told when they go")
  func bindings() throws {
    struct App: View {
      @State private var isPresented = false
      @State private var item: String?
      @State private var isActive = false
      @State private var selection: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Text("state \(isPresented) \(item ?? "none") \(isActive) \(selection ?? 0)")
            Button("Present") { isPresented = true }
            Button("Item") { item = "thing" }
            Button("Activate") { isActive = true }
            NavigationLink("Old", isActive: $isActive) { Button("Deactivate") { isActive = false } }
            NavigationLink("Tagged", tag: 3, selection: $selection) { Text("tag 3") }
          }
          .navigationDestination(isPresented: $isPresented) { Button("Unpresent") { isPresented = false } }
          .navigationDestination(item: $item) { item in
            Button("Change \(item)") { self.item = "other" }
          }
        }
      }
    }
    let session = navigationWindow(App())
    func tap(_ name: String) throws {
      try session.tap(name)
      session.settled()
    }
    let start = "state false none false 0"
    #expect(session.shows(start))
    try tap("Present")
    try tap("Unpresent")
    #expect(session.shows(start))
    try tap("Present")
    #expect(session.shows("Unpresent"))
    try tap("Back")
    #expect(session.shows(start))
    try tap("Item")
    try tap("Change thing")
    #expect(session.shows("Change other"))
    try tap("Back")
    #expect(session.shows(start))
    try tap("Activate")
    try tap("Deactivate")
    #expect(session.shows(start))
    try tap("Old")
    #expect(session.shows("Deactivate"))
    try tap("Back")
    #expect(session.shows(start))
    try tap("Tagged")
    #expect(session.shows("tag 3"))
    try tap("Back")
    #expect(session.shows(start))
    #expect(session.warnings == [])
  }

  @Test("outside of a container, and without a value, a link takes no input")
  func disabled() throws {
    let session = navigationWindow(
      VStack {
        NavigationLink("Outside") { Text("never") }
        NavigationStack { NavigationLink("Nothing", value: Int?.none) }
      })
    #expect(try session.element(named: "Outside").semantics.isEnabled == false)
    #expect(try session.element(named: "Nothing").semantics.isEnabled == false)
  }

  @Test("a link in a scroll view of a row is none of the row's: no chevron, and the row does not press it")
  func inScrolledRow() throws {
    let session = navigationWindow(
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<3) { number in
                NavigationLink {
                  Text("Page \(number)")
                } label: {
                  Color.red.frame(width: 50, height: 40).accessibilityElement().accessibilityLabel(
                    "Card \(number)")
                }
              }
            }
          }
          NavigationLink("Row") { Text("Page of row") }
        }
      })
    let cards = try (0..<3).map { try session.find("Card \($0)").frame }
    #expect(cards[1].minX - cards[0].minX == 50 && cards[2].minX - cards[1].minX == 50)
    session.tap(at: CGPoint(x: cards[2].maxX + 60, y: cards[2].midY))
    session.settled()
    #expect(session.shows("Row"))
    try session.tap("Card 1")
    session.settled()
    #expect(session.shows("Page 1"))
  }

  @Test("one way back writes to a binding once, and nothing where the program has ended it itself")
  func writesOnce() throws {
    struct App: View {
      let log: Noted
      @State private var isShown = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Show") { isShown = true }
            Button("Item") { item = 1 }
          }
          .navigationDestination(isPresented: binding($isShown)) {
            Button("End") { isShown = false }
          }
          .navigationDestination(item: binding($item)) { Text("item \($0)") }
        }
      }
      private func binding<V>(_ binding: Binding<V>) -> Binding<V> {
        Binding {
          binding.wrappedValue
        } set: {
          log.add("\($0)")
          binding.wrappedValue = $0
        }
      }
    }
    let log = Noted()
    let session = navigationWindow(App(log: log))
    for (name, written) in [("Show", "false"), ("Item", "nil")] {
      try session.tap(name)
      session.settled()
      session.press("[", modifiers: .command)
      session.settled()
      #expect(log.take() == [written] && session.shows("Show"))
    }
    try session.tap("Show")
    session.settled()
    try session.tap("End")
    session.settled()
    #expect(log.take() == [] && session.shows("Show"))
  }

  @Test("an automatic title is as large as that below, also where all screens come at once")
  func inheritedTitles() throws {
    struct Screen: View {
      let number: Int
      var body: some View {
        Color.red.testProbe("page \(number)").navigationTitle("Screen \(number)")
          .navigationBarTitleDisplayMode(number == 1 ? .inline : .automatic)
      }
    }
    let session = navigationWindow(
      NavigationStack(path: .constant([1, 2, 3])) {
        Screen(number: 0).navigationDestination(for: Int.self) { Screen(number: $0) }
      })
    session.settled()
    #expect(try #require(session.frame(of: "page 3")).minY < 60)
  }
}
