import HeadlessHost
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var document: Binding<String>?
}

private struct Page: View {
  @State private var text = "text"
  @State private var document = "page"
  @FocusState private var isEditing: Bool
  var body: some View {
    VStack {
      TextField("Field", text: $text).focused($isEditing)
      Text("document \(document), text \(text)")
      Button("Own") { document = "own" }.keyboardShortcut("k")
    }
    .focusedSceneValue(\.document, $document)
  }
}

private struct PageCommands: Commands {
  @FocusedBinding(\.document) private var document
  @State private var count = 0
  @Environment(\.openWindow) private var openWindow
  let isLong: Bool

  var body: some Commands {
    CommandMenu("Page") {
      Button("Stamp \(count)") {
        count += 1
        document = (document ?? "") + "!"
      }
      .keyboardShortcut("s", modifiers: [.command, .shift]).disabled(document == nil)
      Button("Shadowed") { document = "menu" }.keyboardShortcut("k")
      Menu("More") {
        Button("Open") { openWindow(id: "page") }.keyboardShortcut("o")
        Menu("Deeper") { Button("Nothing") {} }
      }
      if isLong { Button("Long") {} }
    }
  }
}

private struct Choices: View {
  @Binding var isLong: Bool
  @Binding var size: Int
  var body: some View {
    Toggle("Long", isOn: $isLong)
    Picker("Size", selection: $size) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    .pickerStyle(.inline)
  }
}

private struct Editor: App {
  @State private var isLong = false
  @State private var size = 1

  var body: some Scene {
    WindowGroup("Page", id: "page") { Page() }
      .commands {
        PageCommands(isLong: isLong)
        CommandGroup(before: .newItem) { Button("First") {} }
        CommandGroup(after: .newItem) { Choices(isLong: $isLong, size: $size) }
        CommandGroup(replacing: .help) { Link("Manual", destination: URL(filePath: "/manual")) }
      }
    Settings { Text("the settings") }
  }
}

/// What is in a menu, for comparison.
private func titles(_ items: [HeadlessMenuItem]) -> [String] { items.map(\.title) }

extension HeadlessApp {
  fileprivate func menu(_ titles: String...) throws -> [HeadlessMenuItem] {
    var items = menus
    for title in titles { items = try #require(items.first { $0.title == title }).items }
    return items
  }
  fileprivate func item(_ menu: String, _ title: String) throws -> HeadlessMenuItem {
    try #require(try self.menu(menu).first { $0.title == title })
  }
}

@MainActor
@Suite("Menus of an app")
struct CommandTests {
  private func start() throws -> (app: HeadlessApp, page: HeadlessSession) {
    let app = HeadlessApp(Editor())
    return (app, try #require(app.windows.first))
  }

  @Test("the program's menus and groups stand among those that every app has")
  func tree() throws {
    let (app, _) = try start()
    #expect(titles(app.menus).dropFirst() == ["File", "Edit", "Page", "Window", "Help"])
    #expect(titles(app.menus[0].items) == ["Settings…"])
    #expect(titles(try app.menu("File")) == ["First", "New Window", "Long", "Small", "Large", "Close"])
    #expect(
      titles(try app.menu("Edit")) == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"])
    #expect(titles(try app.menu("Page")) == ["Stamp 0", "Shadowed", "More"])
    #expect(titles(try app.menu("Page", "More")) == ["Open", "Deeper"])
    #expect(titles(try app.menu("Page", "More", "Deeper")) == ["Nothing"])
    #expect(titles(try app.menu("Window")) == ["Page"])
    #expect(titles(try app.menu("Help")) == ["Manual"])
    #expect(try app.item("Page", "Stamp 0").shortcut == KeyboardShortcut("s", modifiers: [.command, .shift]))
    #expect(try app.item("File", "New Window").shortcut == KeyboardShortcut("n"))
  }

  @Test("an item acts through what the window in front tells, and a state of the commands lives")
  func focusedValues() throws {
    let (app, page) = try start()
    try app.pick("Page", "Stamp 0")
    #expect(page.exists("document page!, text text"))
    try app.pick("File", "New Window")
    try app.pick("Page", "Stamp 1")
    #expect(page.exists("document page!, text text"))
    #expect(app.windows[1].exists("document page!, text text"), "the other window has its own")
    for window in app.windows { window.close() }
    #expect(try app.item("Page", "Stamp 2").isEnabled == false)
    #expect(throws: LookupError.self) { try app.pick("Page", "Stamp 2") }
  }

  @Test("a key does what an item says, whichever window it is pressed in; a view's own shortcut comes first")
  func keys() throws {
    let (app, page) = try start()
    page.press("s", modifiers: [.command, .shift])
    #expect(page.exists("document page!, text text"))
    try page.find(.textField("Field")).focus()
    page.press("s", modifiers: [.control, .shift])
    #expect(page.exists("document page!!, text text"), "control stands for command, and nothing is typed")
    page.press("k", modifiers: .command)
    #expect(page.exists("document own, text text"))
    page.press("o", modifiers: .command)
    #expect(app.windows.count == 2)
    app.windows[1].press("n", modifiers: .command)
    #expect(app.windows.count == 3)
    app.windows[2].press("w", modifiers: .command)
    #expect(app.windows.count == 2)
    page.press(",", modifiers: .command)
    #expect(app.windows.last?.exists("the settings") == true)
  }

  @Test("toggles and pickers are checked, and change what the app has")
  func checked() throws {
    let (app, _) = try start()
    #expect(try app.item("File", "Long").isOn == false)
    #expect(try app.item("File", "Small").isOn == true)
    try app.pick("File", "Long")
    try app.pick("File", "Large")
    #expect(try app.item("File", "Long").isOn == true)
    #expect(try app.item("File", "Small").isOn != true)
    #expect(try app.item("File", "Large").isOn == true)
    #expect(titles(try app.menu("Page")).last == "Long", "the app's body has run again")
  }

  @Test("the items for editing act on the field with the focus, and take input where they can do something")
  func editing() throws {
    let (app, page) = try start()
    func enabled() throws -> [String] { titles(try app.menu("Edit").filter(\.isEnabled)) }
    #expect(try enabled().isEmpty)
    try page.find(.textField("Field")).focus()
    try app.pick("Edit", "Select All")
    try app.pick("Edit", "Copy")
    page.type("new ")
    #expect(page.exists("document page, text new "))
    #expect(try enabled() == ["Undo", "Paste", "Select All"])
    try app.pick("Edit", "Paste")
    #expect(page.exists("document page, text new text"))
    try app.pick("Edit", "Undo")
    try app.pick("Edit", "Undo")
    #expect(page.exists("document page, text text"))
    try app.pick("Edit", "Redo")
    #expect(page.exists("document page, text new "))
    try app.pick("Edit", "Select All")
    try app.pick("Edit", "Delete")
    #expect(page.exists("document page, text "))
  }

  @Test("the menu of windows brings one to the front")
  func windows() throws {
    let (app, page) = try start()
    try app.pick("File", "New Window")
    #expect(try app.menu("Window").map(\.isOn) == [false, true])
    try app.pick("Window", "Page")
    #expect(app.frontWindow === page)
  }

  @Test("commands are removed and replaced, those of the scene's windows as well")
  func removed() throws {
    struct Bare: App {
      var body: some Scene {
        WindowGroup { Color.red }.commands { CommandMenu("A") { Button("a") {} } }.commandsRemoved()
        Window("B", id: "b") { Color.red }
          .commands { CommandMenu("B") { Button("b") {} } }
          .commandsReplaced { CommandMenu("C") { Button("c") {} } }
      }
    }
    let app = HeadlessApp(Bare())
    #expect(titles(app.menus) == ["File", "Edit", "C", "Window"])
    #expect(titles(try app.menu("File")) == ["Close"])
    #expect(try app.menu("Window").count == 1, "the open window alone")
  }

  @Test("items keep their state while other commands come and go before them")
  func states() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Changing: App {
      @State private var hasMore = false
      var body: some Scene {
        WindowGroup { Color.red }.commands {
          if hasMore {
            CommandMenu("A") { Counter(name: "a") }
            CommandGroup(after: .newItem) { Counter(name: "first") }
          }
          CommandMenu("B") { Counter(name: "b") }
          // Two menus of one name are two menus.
          CommandMenu("B") { Counter(name: "c") }
          CommandGroup(after: .newItem) { Counter(name: "last") }
          CommandGroup(replacing: .help) { Toggle("More", isOn: $hasMore) }
        }
      }
    }
    let app = HeadlessApp(Changing())
    func own() -> [[String]] { app.menus.filter { ["A", "B"].contains($0.title) }.map { titles($0.items) } }
    try app.pick("B", "b 0")
    try app.pick("B", "b 1")
    try app.pick("File", "last 0")
    try app.pick("Help", "More")
    #expect(own() == [["a 0"], ["b 2"], ["c 0"]])
    #expect(titles(try app.menu("File")) == ["New Window", "first 0", "last 1", "Close"])
    try app.pick("A", "a 0")
    try app.pick("File", "first 0")
    try app.pick("Help", "More")
    #expect(own() == [["b 2"], ["c 0"]])
    #expect(titles(try app.menu("File")) == ["New Window", "last 1", "Close"])
    try app.pick("Help", "More")
    #expect(own() == [["a 0"], ["b 2"], ["c 0"]], "what comes back begins anew")
  }

  @Test("every command of the package may be named; those without effect add nothing")
  func standard() {
    struct Named: App {
      var isMore: Bool { true }
      var body: some Scene {
        WindowGroup { Color.red }.commands {
          SidebarCommands()
          ToolbarCommands()
          TextEditingCommands()
          TextFormattingCommands()
          InspectorCommands()
          ImportFromDevicesCommands()
          EmptyCommands()
          if isMore { CommandMenu("More") { Button("more") {} } } else { EmptyCommands() }
          if !isMore { CommandMenu("Less") { Button("less") {} } }
        }
      }
    }
    let menus = HeadlessApp(Named()).menus
    #expect(titles(menus) == ["File", "Edit", "View", "More", "Window"])
    #expect(titles(menus[2].items) == ["Show Sidebar", "Show Inspector"])
  }

  @Test("an item stands at every place, in the order of the menus")
  func places() throws {
    struct Placed: App {
      var body: some Scene {
        WindowGroup { Color.red }.commands {
          CommandGroup(replacing: .appInfo) { Button("appInfo") {} }
          CommandGroup(replacing: .appSettings) { Button("appSettings") {} }
          CommandGroup(replacing: .systemServices) { Button("systemServices") {} }
          CommandGroup(replacing: .appVisibility) { Button("appVisibility") {} }
          CommandGroup(replacing: .appTermination) { Button("appTermination") {} }
          CommandGroup(replacing: .newItem) { Button("newItem") {} }
          CommandGroup(replacing: .saveItem) { Button("saveItem") {} }
          CommandGroup(replacing: .importExport) { Button("importExport") {} }
          CommandGroup(replacing: .printItem) { Button("printItem") {} }
          CommandGroup(replacing: .undoRedo) { Button("undoRedo") {} }
          CommandGroup(replacing: .pasteboard) { Button("pasteboard") {} }
          CommandGroup(replacing: .textEditing) { Button("textEditing") {} }
          CommandGroup(replacing: .textFormatting) { Button("textFormatting") {} }
          CommandGroup(replacing: .toolbar) { Button("toolbar") {} }
          CommandGroup(replacing: .sidebar) { Button("sidebar") {} }
          CommandGroup(replacing: .windowSize) { Button("windowSize") {} }
          CommandGroup(replacing: .singleWindowList) { Button("singleWindowList") {} }
          CommandGroup(replacing: .windowList) { Button("windowList") {} }
          CommandGroup(replacing: .windowArrangement) { Button("windowArrangement") {} }
          CommandGroup(replacing: .help) { Button("help") {} }
        }
      }
    }
    #expect(
      HeadlessApp(Placed()).menus.map { titles($0.items) } == [
        ["appInfo", "appSettings", "systemServices", "appVisibility", "appTermination"],
        ["newItem", "saveItem", "importExport", "printItem"], ["undoRedo", "pasteboard", "textEditing"],
        ["textFormatting"], ["toolbar", "sidebar"],
        ["windowSize", "singleWindowList", "windowList", "windowArrangement"], ["help"],
      ])
  }

  @Test("commands show and hide the sidebar and the inspector of the window in front")
  func columns() throws {
    struct Columns: App {
      var body: some Scene {
        WindowGroup(id: "columns") { Content() }
          .commands {
            SidebarCommands()
            InspectorCommands()
          }
        WindowGroup(id: "plain") { Text("plain") }
      }
      struct Content: View {
        @State private var isInspected = false
        var body: some View {
          NavigationSplitView {
            Text("Side")
          } detail: {
            Text("Detail").inspector(isPresented: $isInspected) { Text("More") }
          }
        }
      }
    }
    let app = HeadlessApp(Columns())
    let window = try #require(app.windows.first)
    func settle() { window.advance(by: 1) }
    #expect(titles(try app.menu("View")) == ["Hide Sidebar", "Show Inspector"])
    #expect(
      try app.item("View", "Hide Sidebar").shortcut == KeyboardShortcut("s", modifiers: [.control, .command]))
    try app.pick("View", "Hide Sidebar")
    settle()
    #expect(!window.exists("Side"))
    window.press("s", modifiers: [.control, .command])
    settle()
    #expect(window.exists("Side"))
    try app.pick("View", "Show Inspector")
    settle()
    #expect(window.exists("More"))
    window.press("i", modifiers: [.control, .command])
    settle()
    #expect(!window.exists("More"))
    try app.pick("File", "New plain Window")
    #expect(try !app.item("View", "Show Sidebar").isEnabled && !app.item("View", "Show Inspector").isEnabled)
  }

  @Test(
    "a window for which nobody asks for a size has room for content that takes any, and the size of other content"
  )
  func sizes() throws {
    struct Sized: App {
      var body: some Scene {
        WindowGroup(id: "list") { NavigationStack { List(0..<30, id: \.self) { Text("Row \($0)") } } }
        WindowGroup(id: "fixed") { Color.red.frame(width: 120, height: 80) }
      }
    }
    let app = HeadlessApp(Sized())
    #expect(try #require(app.windows.first).size == CGSize(width: 900, height: 450))
    try app.pick("File", "New fixed Window")
    #expect(app.windows[1].size == CGSize(width: 120, height: 80))
  }
}
