import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Tabs that come and go") @MainActor
struct TabIdentityTests {
  /// What a tab is for, and what is on the path of its stack.
  fileprivate final class Document: Hashable {
    static func == (a: Document, b: Document) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @MainActor private final class Opened {
    private struct Weak { weak var document: Document? }
    private var all: [Weak] = []
    var alive: Int { all.count { $0.document != nil } }
    func open() -> Document {
      let document = Document()
      all.append(Weak(document: document))
      return document
    }
  }

  @Observable fileprivate final class Model {
    var tabs: [Int] = []
    var selection = 0
  }

  @Observable fileprivate final class Documents {
    var all: [Document] = []
    var selection: Document?
  }

  private struct Stack: View {
    let opened: Opened
    @State private var path: [Document] = []
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Document.self) { _ in Text("Page") }
      }
      .onAppear { if path.isEmpty { path = [opened.open()] } }
    }
  }

  @Test("nothing is kept of tabs that have gone", arguments: bothProfiles)
  func forgotten(profile: PlatformProfile) {
    struct Screen: View {
      @Bindable var documents: Documents
      let opened: Opened
      var body: some View {
        TabView(selection: $documents.selection) {
          ForEach(documents.all, id: \.self) { document in
            Tab("Tab", systemImage: "star", value: Optional(document)) { Stack(opened: opened) }
          }
        }
      }
    }
    let (documents, opened) = (Documents(), Opened())
    let session = presenting(Screen(documents: documents, opened: opened), profile)
    for _ in 0..<10 {
      documents.all = [opened.open()]
      documents.selection = documents.all[0]
      session.settled()
      #expect(session.shows("Page"))
    }
    #expect(opened.alive == 2, "the last tab, and what is on its path")
  }

  @Test("the view of a tab that comes back is made when the tab is chosen", arguments: bothProfiles)
  func madeAgain(profile: PlatformProfile) {
    struct Screen: View {
      @Bindable var model: Model
      let log: Noted
      var body: some View {
        TabView(selection: $model.selection) {
          ForEach(model.tabs, id: \.self) { number in
            Tab("Tab \(number)", systemImage: "star", value: number) { Logged(number: number, log: log) }
          }
        }
      }
    }
    struct Logged: View {
      let number: Int
      let log: Noted
      var body: some View {
        let _ = log.add("\(number)")
        Text("View \(number)")
      }
    }
    let (model, log) = (Model(), Noted())
    model.tabs = [0, 1]
    let session = presenting(Screen(model: model, log: log), profile)
    for selection in [1, 0] {
      model.selection = selection
      session.settled()
    }
    #expect(Set(log.take()) == ["0", "1"])
    model.tabs = [0]
    session.settled()
    model.tabs = [0, 1]
    session.settled()
    #expect(!log.take().contains("1"))
    model.selection = 1
    session.settled()
    #expect(session.shows("View 1") && log.take().contains("1"))
  }

  private enum Kind: CaseIterable { case bar, row, sidebar, pages }

  @Test("without a selection the tab that shows stays when others come before it", arguments: Kind.allCases)
  private func inserted(kind: Kind) throws {
    struct Numbered: View {
      let model: Model
      var body: some View {
        TabView {
          ForEach(model.tabs, id: \.self) { number in
            Tab("Tab \(number)", systemImage: "star") {
              Text("View \(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
        }
      }
    }
    let model = Model()
    model.tabs = [1, 2]
    let tabs = Numbered(model: model)
    let session =
      switch kind {
      case .bar: presenting(tabs, .phone)
      case .row: presenting(tabs, .desktop)
      case .sidebar: presenting(tabs.tabViewStyle(.sidebarAdaptable), .desktop)
      case .pages: presenting(tabs.tabViewStyle(.page), .phone)
      }
    /// The number of the tab that shows, and its place.
    func shown() -> [Int] {
      session.settled()
      let window = CGRect(origin: .zero, size: session.size)
      let numbers = (0..<4).filter { number in
        session.findAll(.named("View \(number)")).contains { window.contains($0.activationPoint) }
      }
      return numbers + numbers.compactMap(model.tabs.firstIndex)
    }
    #expect(shown() == [1, 0])
    model.tabs = [0, 1, 2]
    #expect(shown() == [1, 1])
    if kind == .pages { #expect(session.shows("Page 2 of 3")) }
    // Where it goes the first shows, and stays from then on.
    model.tabs = [2, 3]
    #expect(shown() == [2, 0])
    model.tabs = [1, 2, 3]
    #expect(shown() == [2, 1])
  }

  @Test("sections of a sidebar that the user has collapsed are the same when others come and go")
  func sections() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.selection) {
          ForEach(model.tabs, id: \.self) { number in
            TabSection("Section \(number)") {
              Tab("Tab \(number)", systemImage: "star", value: number) { Text("View") }
            }
          }
          Tab("Last", systemImage: "star", value: 9) { Text("View") }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let model = Model()
    model.tabs = [0, 1, 2]
    model.selection = 2
    let session = presenting(Screen(model: model), .desktop)
    func shown() -> [Int] {
      session.settled()
      return (0..<4).filter { session.shows("Tab \($0)") }
    }
    func collapse(_ number: Int) throws {
      try #require(session.findAll(.button("Collapse")).dropFirst(number).first).tap()
    }
    #expect(shown() == [0, 1, 2])
    try collapse(0)
    #expect(shown() == [1, 2])
    model.tabs = [1, 2]
    #expect(shown() == [1, 2])
    try collapse(1)
    #expect(shown() == [1])
    model.tabs = [3, 1, 2]
    #expect(shown() == [1, 3])
    model.tabs = [2, 0]
    #expect(shown() == [0], "a section that comes again begins expanded")
  }

  @Test("rows of a sidebar go with their tabs")
  func rows() throws {
    struct Title: View {
      let name: String
      @State private var born = ""
      var body: some View { Text("\(name) from \(born)").onAppear { born = name } }
    }
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.selection) {
          ForEach(model.tabs, id: \.self) { number in
            Tab(value: number) {
              Text("View \(number)")
            } label: {
              Title(name: "\(number)")
            }
          }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let model = Model()
    model.tabs = [1, 2]
    model.selection = 1
    let session = presenting(Screen(model: model), .desktop)
    session.settled()
    model.tabs = [0, 1, 2]
    session.settled()
    #expect((0..<3).allSatisfy { session.shows("\($0) from \($0)") })
    #expect(try session.find("1 from 1").isSelected && session.shows("View 1"))
    try session.tap("0 from 0")
    #expect(session.shows("View 0") && model.selection == 0)
    session.press(.downArrow)
    session.settled()
    #expect(session.shows("View 1") && model.selection == 1)
  }
}
