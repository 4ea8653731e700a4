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
}
