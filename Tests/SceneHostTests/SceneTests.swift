import SceneHost
import Testing

/// A scene whose windows depend on a number.
private struct Choice: Scene {
  let number: Int

  var body: some Scene {
    Window("First", id: "first") { Color.red }
    if number == 1 {
      Window("One", id: "one") { Color.red }
    } else if number == 2 {
      Window("Two", id: "two") { Color.red }
      Window("Two again", id: "again") { Color.red }
    } else {
      Pair(prefix: "else")
    }
    if number > 1 { Window("Large", id: "large") { Color.red } }
    Window("Last", id: "last") { Color.red }
  }
}

private struct Pair: Scene {
  let prefix: String
  var body: some Scene {
    Window("A", id: "\(prefix) a") { Color.red }
    Window("B", id: "\(prefix) b") { Color.red }
  }
}

private struct Available: Scene {
  var body: some Scene {
    if #available(macOS 11, *) { Window("New", id: "new") { Color.red } }
    if #available(macOS 11, *) { Pair(prefix: "new") } else { Window("Old", id: "old") { Color.red } }
  }
}

private struct Many: Scene {
  var body: some Scene {
    Window("1", id: "1") { Color.red }
    Window("2", id: "2") { Color.red }
    WindowGroup(id: "3") { Color.red }
    Settings { Color.red }
    Pair(prefix: "5")
    Window("7", id: "7") { Color.red }
    Window("8", id: "8") { Color.red }
    Window("9", id: "9") { Color.red }
    Window("10", id: "10") { Color.red }
    Window("11", id: "11") { Color.red }
    Window("12", id: "12") { Color.red }
  }
}

@MainActor
@Suite("Scenes")
struct SceneTests {
  @Test(
    "statements declare windows in the order of the source, of the branches those that are taken",
    arguments: [
      (0, ["first", "else a", "else b", "last"]), (1, ["first", "one", "last"]),
      (2, ["first", "two", "again", "large", "last"]), (3, ["first", "else a", "else b", "large", "last"]),
    ])
  func branches(number: Int, ids: [String]) {
    #expect(Choice(number: number).declaredWindows.map(\.id) == ids)
  }

  @Test("a scene behind a check for availability is there")
  func availability() {
    #expect(Available().declaredWindows.map(\.id) == ["new", "new a", "new b"])
  }

  @Test("more than ten statements make one scene")
  func many() {
    let windows = Many().declaredWindows
    #expect(windows.map(\.id) == ["1", "2", "3", "", "5 a", "5 b", "7", "8", "9", "10", "11", "12"])
    #expect(windows[2].role == .group && windows[3].role == .settings && windows[4].role == .single)
  }

  @Test("every form of WindowGroup and Window has the role, id and title that it says")
  func forms() {
    let verbatim = "Title" as Substring
    func check(_ scene: some Scene, _ role: SceneWindow.Role, _ id: String, _ title: Text?) {
      let windows = scene.declaredWindows
      #expect(windows.count == 1)
      #expect(windows.first?.role == role)
      #expect(windows.first?.id == id)
      #expect(windows.first?.title == title)
      #expect(windows.first?.defaultSize == nil)
    }
    let (key, plain) = (Text("Key" as LocalizedStringKey), Text(verbatim))
    check(WindowGroup { Color.red }, .group, "", nil)
    check(WindowGroup(id: "a") { Color.red }, .group, "a", nil)
    check(WindowGroup(Text("T")) { Color.red }, .group, "", Text("T"))
    check(WindowGroup("Key") { Color.red }, .group, "", key)
    check(WindowGroup(verbatim) { Color.red }, .group, "", plain)
    check(WindowGroup(Text("T"), id: "a") { Color.red }, .group, "a", Text("T"))
    check(WindowGroup("Key", id: "a") { Color.red }, .group, "a", key)
    check(WindowGroup(verbatim, id: "a") { Color.red }, .group, "a", plain)
    check(Window(Text("T"), id: "a") { Color.red }, .single, "a", Text("T"))
    check(Window("Key", id: "a") { Color.red }, .single, "a", key)
    check(Window(verbatim, id: "a") { Color.red }, .single, "a", plain)
    check(Settings { Color.red }, .settings, "", nil)
    #expect(key != plain, "a translated title is no verbatim one")
  }

  @Test("every form of WindowGroup for values has the role, id and title that it says")
  func valueForms() {
    let verbatim = "Title" as Substring
    func check(_ scene: some Scene, _ id: String, _ title: Text?) {
      let windows = scene.declaredWindows
      #expect(windows.map(\.role) == [.value])
      #expect(windows.first?.id == id)
      #expect(windows.first?.title == title)
    }
    func optional(_ value: Binding<Int?>) -> Color { .red }
    func required(_ value: Binding<Int>) -> Color { .red }
    check(WindowGroup(for: Int.self, content: optional), "", nil)
    check(WindowGroup(id: "a", for: Int.self, content: optional), "a", nil)
    check(WindowGroup(id: "a", content: required) { 3 }, "a", nil)
    check(WindowGroup(Text("T"), for: Int.self, content: optional), "", Text("T"))
    check(WindowGroup(Text("T"), id: "a", content: required) { 3 }, "a", Text("T"))
    check(
      WindowGroup("Key", id: "a", for: Int.self, content: optional), "a", Text("Key" as LocalizedStringKey))
    check(WindowGroup("Key", content: required) { 3 }, "", Text("Key" as LocalizedStringKey))
    check(WindowGroup(verbatim, for: Int.self, content: optional), "", Text(verbatim))
    check(WindowGroup(verbatim, id: "a", content: required) { 3 }, "a", Text(verbatim))
  }

  private func session(_ scene: some Scene) throws -> Session {
    let window = try #require(scene.declaredWindows.first)
    return Session(window.content, proposal: .unspecified)
  }

  @Test("a window that no value opened has nil, keeps what is set, and another window has its own")
  func optionalValue() throws {
    var given: [Binding<Int?>] = []
    let scene = WindowGroup(for: Int.self) { value in
      let _ = given.append(value)
      Color.red.frame(width: Double(value.wrappedValue ?? 1), height: 5)
    }
    let one = try session(scene)
    #expect(one.shownSize.width == 1)
    let binding = try #require(given.last)
    let other = try session(scene)
    #expect(other.shownSize.width == 1)
    binding.wrappedValue = 30
    #expect(one.shownSize.width == 30)
    #expect(other.shownSize.width == 1)
    binding.wrappedValue = nil
    #expect(one.shownSize.width == 1)
  }

  @Test("a default stands in until a value is set")
  func defaultValue() throws {
    var given: [Binding<Int>] = []
    let scene = WindowGroup { value in
      let _ = given.append(value)
      Color.red.frame(width: Double(value.wrappedValue), height: 5)
    } defaultValue: {
      7
    }
    let session = try session(scene)
    #expect(session.shownSize.width == 7)
    given.last?.wrappedValue = 30
    #expect(session.shownSize.width == 30)
    #expect(given.last?.wrappedValue == 30)
  }
}
