import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

private struct Counter: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = false
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }.keyboardShortcut("a")
      TextField("Name", text: $name)
      Toggle("Wireless", isOn: $isOn)
      Text(isOn ? "on" : "off")
    }
  }
}

@MainActor
@Suite("Scripts")
struct ScriptTests {
  private func session() -> HeadlessSession {
    HeadlessSession(Counter(), size: CGSize(width: 200, height: 200))
  }

  private func failure(_ text: String) -> String {
    do throws(Script.Failure) {
      try session().play(try Script(text))
      return "nothing was thrown"
    } catch {
      return error.description
    }
  }

  private struct Late: View {
    @State private var queue = "waits"
    @State private var task = "waits"
    var body: some View {
      Text("queue \(queue)")
      Text("task \(task)").task {
        try? await Task.sleep(for: .milliseconds(20))
        task = "done"
      }
      Color.red.frame(width: 5, height: 5).onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { queue = "done" }
      }
    }
  }

  @Test("time passes for queues and tasks, and the session's clock goes with it")
  func running() async throws {
    let session = HeadlessSession(Late(), size: CGSize(width: 100, height: 100))
    session.startRecording()
    #expect(session.exists("queue waits"))
    let begin = session.session.graph.clock.now
    for _ in 0..<100 where !(session.exists("queue done") && session.exists("task done")) {
      try await session.run(for: 0.05)
    }
    #expect(session.exists("queue done") && session.exists("task done"))
    let passed = session.session.graph.clock.now - begin
    #expect(session.stopRecording().steps.map(\.step) == [.run(passed)] && passed >= 0.05)
    try await session.run(for: -1)
    try await session.run(for: .nan)
    #expect(session.session.graph.clock.now == begin + passed)
  }

  @Test("a script that runs where the main queue waits for it says so; the clock has gone on")
  func runningInTask() throws {
    let session = session()
    #expect(throws: Script.Failure.self) { try session.play(try Script("run 0.05")) }
    #expect(session.session.graph.clock.now == 0.05)
    #expect(try Script("run 0.5\nrun 2").description == "run 0.5\nrun 2\n")
    #expect(failure("run 0.01").contains("main function"))
  }

  @Test("a script does what a user does, and says what is to show")
  func play() throws {
    let session = session()
    var told: [String] = []
    try session.play(
      try Script(
        """
        # a remark, and a line without anything

        expect "Count 0"
        tap "Add" 2   # twice
        press command+a
        expect "Count 3"\r
        absent "Count 0"
        focus "Name"
        type "Ada \\"L\\""
        value "Ada \\"L\\"" of "Name"
        perform activate on "Wireless"
        expect "on"
        hover "Add"
        hover out
        hold 10,10 0.5
        drag 1,1 5.5,5 0.1
        size 300x250
        wait 0.25
        settle
        tree
        """)
    ) { told.append($0) }
    #expect(session.size == CGSize(width: 300, height: 250))
    #expect(told.count == 1 && told[0].contains("\"Count 3\""))
  }

  @Test(
    "a line that cannot be read says what is wrong, with its number",
    arguments: [
      ("jump", "no such step: jump"),
      ("tap", "a name in quotation marks, or a point, such as 20,30 is missing: tap"),
      ("tap \"Add", "a quotation mark is missing"),
      ("tap \"A\\q\"", "after a backslash stands one of \" \\ n t u{…}"),
      ("tap \"Add\" 0", "a count from 1 to 1000 is missing: tap \"Add\" 0"),
      ("tap 1,nan", "a name in quotation marks, or a point, such as 20,30 is missing: tap 1,nan"),
      ("press meta+x", "no such key: press meta+x"),
      ("wait -1", "a number of seconds up to a million is missing: wait -1"),
      ("wait 1 2", "too much on the line: wait 1 2"),
      ("size 0x10", "a size is above 0 and up to 16384: size 0x10"),
      ("pick \"A\" from \"B\"", "\"of\" is missing: pick \"A\" from \"B\""),
      ("perform jump on \"A\"", "no such action: perform jump on \"A\""),
      ("type words", "a text in quotation marks is missing: type words"),
      ("\"Add\"", "no such step: \"Add\""),
    ])
  func reading(line: String, message: String) {
    #expect(failure("settle\n" + line) == "line 2: " + message)
  }

  @Test("a step that does not go ends the script with its number")
  func failing() {
    #expect(
      failure("settle\n\nexpect \"Count 9\"").hasPrefix(
        "line 3: expect \"Count 9\": nothing says \"Count 9\" in:"))
    #expect(failure("absent \"Count 0\"").hasPrefix("line 1: absent \"Count 0\": something says"))
    #expect(failure("tap \"Subtract\"").contains("no view with the label or identifier \"Subtract\""))
    #expect(failure("value \"x\" of \"Name\"").contains("it is textField \"Name\""))
    #expect(failure("png \"/nowhere/at/all.png\"").hasPrefix("line 1: png"))
  }

  @Test("each step is written as it is read")
  func description() throws {
    let text = """
      tap "Add"
      tap 1,2.5 3
      click-secondary "a\\nb"
      hold "Add" 1
      hover 3,4
      hover out
      drag 0,0 10,10 0.2
      press command+shift+return
      press x
      press hash
      type "tab\\there"
      type "line\\u{2028}break\\u{d}\\u{a}"
      focus "Name"
      pick "Red" of "Color"
      perform "Wave" on "hand"
      perform increment on "Level"
      size 300x200
      wait 0.5
      settle
      expect "on"
      absent "off"
      value "1" of "Wireless"
      png "a.png"
      tree

      """
    #expect(try Script(text).description == text)
  }

  @Test("what is done is written down as a script that does it again")
  func recording() throws {
    let first = session()
    first.tap(at: .zero)
    first.startRecording()
    try first.tap("Add")
    try first.find("Name").type("Ad")
    first.type("a")
    first.press(.tab)
    first.advance(by: 0.25)
    first.advance(by: 0.25)
    first.drag(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 2, y: 2))
    let script = first.stopRecording()
    first.tap(at: .zero)
    #expect(
      script.description == """
        tap "Add"
        focus "Name"
        type "Ada"
        press tab
        wait 0.5
        drag 1,1 2,2 0.2

        """)
    #expect(first.stopRecording().description.isEmpty)
    let second = session()
    try second.play(script)
    #expect(second.exists("Count 1"))
    #expect(try second.find("Name").value == "Ada")
    #expect(second.tree == first.tree)
  }

  @Test("an app plays a script on its command line before its picture is made")
  func command() throws {
    struct Program: App { var body: some Scene { WindowGroup { Counter() } } }
    let folder = FileManager.default.temporaryDirectory.appending(path: "scripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ text: String, _ arguments: [String] = []) throws -> PictureCommand.Outcome {
      let file = folder.appending(path: "script.txt")
      try Data(text.utf8).write(to: file)
      return PictureCommand.run(["--script", file.path] + arguments, of: Program(), name: "app")
    }
    let picture = folder.appending(path: "a.png")
    let done = try run("tap \"Add\"\nexpect \"Count 1\"\ntree", ["--png", picture.path])
    #expect(done.status == 0 && done.output.contains("\"Count 1\"") && done.error.isEmpty)
    #expect(FileManager.default.fileExists(atPath: picture.path))
    let failed = try run("tree\nexpect \"Count 1\"")
    #expect(
      failed.status == 1 && failed.output.contains("\"Count 0\"")
        && failed.error.contains("script.txt, line 2: "))
    #expect(try run("jump").status == 65)
    let nowhere = PictureCommand.run(["--script", "/nowhere/at/all"], of: Program(), name: "app")
    #expect(nowhere.status == 66 && nowhere.error.hasPrefix("cannot read /nowhere/at/all"))
    #expect(PictureCommand.run(["--script"], of: Program(), name: "app").status == 64)
  }
}
