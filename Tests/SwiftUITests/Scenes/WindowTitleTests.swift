import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("What content says of its window")
struct WindowTitleTests {
  private struct Titled: App {
    var body: some Scene {
      WindowGroup("Scene") { Content() }
    }
  }

  private struct Content: View {
    @State private var title: String? = "First"
    var body: some View {
      VStack {
        if let title {
          Text("shown").navigationTitle(title).navigationSubtitle("about \(title)")
        }
        Button("Other") { title = "Second" }
        Button("None") { title = nil }
      }
    }
  }

  @Test("the window has the title and the subtitle of its content, as long as they are there")
  func content() throws {
    let window = HeadlessApp(Titled()).windows[0]
    #expect(window.title == "First" && window.subtitle == "about First")
    try window.find(.button("Other")).tap()
    #expect(window.title == "Second" && window.subtitle == "about Second")
    try window.find(.button("None")).tap()
    #expect(window.title == "Scene" && window.subtitle == "")
  }

  private struct Stacked: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          NavigationLink("Go", value: 1).navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in Text("end").navigationTitle("Second") }
        }
      }
    }
  }

  @Test("of a navigation stack the window has the title of the screen in front")
  func stack() throws {
    let window = HeadlessApp(Stacked()).windows[0]
    #expect(window.title == "Root")
    try window.find("Go").tap()
    #expect(window.title == "Second")
    window.press("[", modifiers: .command)
    #expect(window.title == "Root")
  }

  private struct Grouped: App {
    var body: some Scene {
      Group {
        Window("A", id: "a") { Color.red }
        Window("B", id: "b") { Color.red }.defaultLaunchBehavior(.presented)
      }
      .defaultSize(width: 70, height: 50)
      .commands {
        Group {
          CommandMenu("Mine") { Button("Do") {} }
          CommandGroup(after: .newItem) { Button("Else") {} }
        }
      }
    }
  }

  @Test("a group of scenes is its scenes, and one of commands its commands")
  func groups() throws {
    let app = HeadlessApp(Grouped())
    #expect(app.windows.map(\.title).sorted() == ["A", "B"])
    #expect(app.windows.allSatisfy { $0.size == CGSize(width: 70, height: 50) })
    #expect(app.menus.contains { $0.title == "Mine" })
    #expect(app.menus.contains { menu in menu.items.contains { $0.title == "Else" } })
  }

  private struct Least: App {
    var body: some Scene {
      WindowGroup { Color.red.frame(minWidth: 120, minHeight: 80) }.defaultSize(width: 200, height: 200)
    }
  }

  @Test("by itself a window of the desktop is at least as large as its content at its smallest")
  func least() {
    let window = HeadlessApp(Least()).windows[0]
    window.size = CGSize(width: 10, height: 500)
    #expect(window.size == CGSize(width: 120, height: 500))
  }

  private struct Extras: App {
    @State private var isThere = true
    var body: some Scene {
      MenuBarExtra("Extra", systemImage: "star", isInserted: $isThere) { Button("Quit") {} }
        .menuBarExtraStyle(.window)
      UtilityWindow("Palette", id: "palette") { Text("tools") }
      WindowGroup("Main") {
        VStack {
          Text("main")
          Button("Remove") { isThere = false }
        }
      }
    }
  }

  @Test("extras and utility windows are no beginning, and open from the menu of windows")
  func extras() throws {
    let app = HeadlessApp(Extras())
    #expect(app.windows.map(\.title) == ["Main"])
    for name in ["Extra", "Palette"] { try app.pick("Window", name) }
    #expect(try app.window("Extra").exists(.button("Quit")) && app.window("palette").exists("tools"))
    try app.window("Main").find(.button("Remove")).tap()
    #expect(app.windows.map(\.title).sorted() == ["Main", "Palette"])
  }
}
