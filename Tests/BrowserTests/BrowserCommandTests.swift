import SceneHost
import Testing
import ViewGraph

@testable import BrowserHost

/// What a program's scenes have been seen with.
@MainActor private final class Watch {
  var hasBegun = false
  /// Held by whatever hears what the program tells.
  weak var inbox: GraphInbox?
  nonisolated init() {}
}

private struct Watched: App {
  let watch: Watch
  init() { watch = Watch() }
  init(_ watch: Watch) { self.watch = watch }

  var body: some Scene { Declared(watch: watch) }

  struct Declared: Scene {
    typealias Body = Never
    let watch: Watch
    func _makeSceneView() -> AnyView {
      let window = SceneWindow(role: .single, id: "a", content: AnyView(Color.red))
      return AnyView(
        Declaration(window).onAppear {
          watch.hasBegun = true
          watch.inbox = Graph.current?.inbox
        })
    }
  }
}

@Suite("The command line of an app for a browser")
struct BrowserCommandTests {
  private func port(_ arguments: String...) throws -> UInt16? { try BrowserCommand(arguments)?.port }
  private func message(_ arguments: String...) -> String? {
    do {
      _ = try BrowserCommand(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("a port may be given, and a window, in any order")
  func options() throws {
    #expect(try port("--browser") == BrowserCommand.usualPort)
    #expect(try port("--browser", "0") == 0 && port("--browser", "65535") == 65_535)
    #expect(try BrowserCommand(["--browser", "--window", "a"])?.window == "a")
    let command = try BrowserCommand(["--window", "a", "--browser", "90"])
    #expect(command?.window == "a" && command?.port == 90)
  }

  @Test("a command line without it, or with --help, is another host's")
  func others() throws {
    #expect(try port("--png", "a") == nil && port() == nil && port("--browser", "--help") == nil)
    #expect(try port("--browser", "x", "-h") == nil)
  }

  @Test("an unknown window is said, and what was asked for it has ended") @MainActor
  func unknownWindow() async throws {
    let watch = Watch()
    let command = try #require(try BrowserCommand(["--browser", "0", "--window", "b"]))
    await #expect(throws: BrowserCommand.Misuse(message: "the app declares no window with the id \"b\"")) {
      try await command.run(Watched(watch)) { _ in }
    }
    #expect(watch.hasBegun && watch.inbox == nil)
  }

  @Test("what is wrong is said in a line")
  func misuse() {
    for port in ["65536", "-1", "http", "8080.5", "", "1e3"] {
      #expect(message("--browser", port) == "--browser needs a port up to 65535")
    }
    #expect(message("--browser", "--window") == "--window needs an id")
    #expect(message("--browser", "--png", "a") == "--browser goes with --window and nothing else: --png")
    #expect(message("--browser", "80", "81") == "--browser goes with --window and nothing else: 81")
  }
}
