import Foundation
import ImageCodecs
import SceneHost
import Testing

@testable import HeadlessHost

@Suite("The command line of an app")
struct PictureCommandLineTests {
  private func message(_ arguments: String...) -> String? {
    do {
      _ = try PictureCommand(arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("every option is read, in any order, and the last of several counts")
  func options() throws {
    let command = try PictureCommand([
      "--dark", "--svg", "a.svg", "--size", "320x200.5", "--scale", "2.5", "--png", "b", "--png", "c",
    ])
    #expect(command.outputs.map(\.format) == [.svg, .png, .png])
    #expect(command.outputs.map(\.path) == ["a.svg", "b", "c"])
    #expect(command.size == CGSize(width: 320, height: 200.5))
    #expect(command.scale == 2.5 && command.isDark)
    let last = try PictureCommand([
      "--scale", "2", "--size", "1x1", "--size", "9x8", "--scale", "3", "--pdf", "p",
    ])
    #expect(last.size == CGSize(width: 9, height: 8) && last.scale == 3)
  }

  @Test("without options the window has its own size, at one pixel a point, in light colours")
  func defaults() throws {
    let command = try PictureCommand(["--pdf", "p"])
    #expect(command.size == nil && command.scale == 1 && !command.isDark)
    #expect(command.outputs == [PictureCommand.Output(format: .pdf, path: "p")])
  }

  @Test("what is missing is said")
  func missing() {
    for option in ["--png", "--pdf", "--svg", "--script"] {
      #expect(message(option) == "\(option) needs a path")
    }
    #expect(
      message("--window") == "--window needs an id" && message("--window", "") == "--window needs an id")
    let size = "--size needs a width and a height in points, such as 320x200"
    let scale = "--scale needs a number above 0 and up to 64"
    #expect(message("--png", "a", "--size") == size)
    #expect(message("--png", "a", "--scale") == scale)
    #expect(message() == "no display here: say where to put a picture")
    #expect(message("--dark", "--scale", "2") == "no display here: say where to put a picture")
  }

  @Test(
    "what is not known is said",
    arguments: ["", "-", "--", "png", "--PNG", "-png", "--png=a", "a.png", "--size=1x1"])
  func unknown(option: String) {
    #expect(message(option) == "unknown option \(option)")
    #expect(message("--png", "a", option) == "unknown option \(option)")
  }

  @Test(
    "a size is two numbers above 0 and up to 16,384",
    arguments: [
      "", "x", "10", "10x", "x10", "10x10x10", "0x10", "10x0", "-5x10", "10x-5", "nanx10", "10xinf",
      "16385x1",
      "1x16385", "1e9x1", "10 x10", "10×10", "axb",
    ])
  func wrongSize(text: String) {
    #expect(
      message("--png", "a", "--size", text) == "--size needs a width and a height in points, such as 320x200")
  }

  @Test("the largest and very small sizes are sizes")
  func limits() throws {
    let large = try PictureCommand(["--png", "a", "--size", "16384x16384", "--scale", "64"])
    #expect(large.size == CGSize(width: 16_384, height: 16_384) && large.scale == 64)
    let small = try PictureCommand(["--png", "a", "--size", "0.001x1e-9", "--scale", "1e-3"])
    #expect(small.size == CGSize(width: 0.001, height: 1e-9) && small.scale == 0.001)
  }

  @Test(
    "a scale is a number above 0 and up to 64",
    arguments: ["", "0", "-1", "nan", "inf", "64.1", "1e300", "two", "2x", " 2"])
  func wrongScale(text: String) {
    #expect(message("--png", "a", "--scale", text) == "--scale needs a number above 0 and up to 64")
  }
}

/// An app with a window of a default size, or with none at all.
private struct Sized: App {
  var hasWindow = true
  var scheme: ColorScheme?
  var log = Log<ColorScheme>()
  init() {}
  init(hasWindow: Bool = true, scheme: ColorScheme? = nil, log: Log<ColorScheme> = Log()) {
    (self.hasWindow, self.scheme, self.log) = (hasWindow, scheme, log)
  }

  var body: some Scene { Shown(app: self) }

  struct Shown: Scene {
    typealias Body = Never
    let app: Sized
    func _makeSceneView() -> AnyView {
      guard app.hasWindow else { return AnyView(EmptyView()) }
      return WindowGroup { Asking(\.colorScheme, in: app.log).preferredColorScheme(app.scheme) }
        .defaultSize(width: 40, height: 30)._makeSceneView()
    }
  }
}

@MainActor
@Suite("Pictures of an app")
final class PictureCommandRunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }
  private func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
  private func run(_ arguments: [String], of app: Sized = Sized()) -> PictureCommand.Outcome {
    PictureCommand.run(arguments, of: app, name: "sized")
  }

  @Test("all outputs are written, in the window's default size")
  func outputs() throws {
    let outcome = run(["--png", path("a"), "--pdf", path("b"), "--svg", path("c"), "--scale", "2"])
    #expect(outcome == PictureCommand.Outcome())
    #expect(try data("a").sizeOfPNG == CGSize(width: 80, height: 60))
    #expect(try data("b").sizeOfPDF == CGSize(width: 40, height: 30))
    #expect(try String(decoding: data("c"), as: UTF8.self).contains("width=\"40\""))
  }

  @Test("a size that the user gives counts instead")
  func size() throws {
    #expect(run(["--png", path("a"), "--size", "7x9"]).status == 0)
    #expect(try data("a").sizeOfPNG == CGSize(width: 7, height: 9))
  }

  @Test("dark colours are those of the views, unless the window prefers others")
  func dark() {
    let log = Log<ColorScheme>()
    #expect(run(["--png", path("a"), "--dark"], of: Sized(log: log)).status == 0)
    #expect(run(["--png", path("a")], of: Sized(log: log)).status == 0)
    #expect(log.values == [.dark, .light])
    let preferring = Log<ColorScheme>()
    #expect(run(["--png", path("a"), "--dark"], of: Sized(scheme: .light, log: preferring)).status == 0)
    #expect(preferring.values.last == .light)
  }

  @Test("what lies around the views is white, or a dark gray in dark colours")
  func background() throws {
    #expect(run(["--png", path("light")]).status == 0)
    #expect(run(["--png", path("dark"), "--dark"]).status == 0)
    #expect(run(["--png", path("preferred"), "--dark"], of: Sized(scheme: .light)).status == 0)
    #expect(try corner("light") == [255, 255, 255, 255])
    #expect(try corner("dark") == [30, 30, 30, 255])
    #expect(try corner("preferred") == [255, 255, 255, 255])
  }

  private func corner(_ name: String) throws -> [UInt8] {
    Array(try ImageDecoder().decode(data(name)).premultipliedRGBA.prefix(4))
  }

  @Test("help is told, whatever else is asked for, and nothing is written", arguments: ["--help", "-h"])
  func help(option: String) {
    let outcome = run(["--png", path("a"), "--nonsense", option])
    #expect(outcome == PictureCommand.Outcome(output: PictureCommand.usage("sized")))
    #expect(outcome.output.hasPrefix("usage: sized [--png PATH]"))
    #expect(!FileManager.default.fileExists(atPath: path("a")))
  }

  @Test("a command line that cannot be followed ends with status 64 and one line that says why")
  func misuse() {
    let outcome = run(["--png", path("a"), "--nonsense"])
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.error == "sized: unknown option --nonsense (--help says more)")
    #expect(!FileManager.default.fileExists(atPath: path("a")))
  }

  private struct Several: App {
    struct First: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Text("Open").onTapGesture { openWindow(id: "second") } }
    }
    struct Second: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("Close").onTapGesture { dismiss() } }
    }
    var body: some Scene {
      WindowGroup(id: "first") { First() }.defaultSize(width: 40, height: 30)
      Window("Second", id: "second") { Second() }.defaultSize(width: 60, height: 50)
    }
  }

  private func picture(_ arguments: String...) throws -> CGSize? {
    let outcome = PictureCommand.run(
      ["--png", path("a")] + arguments, of: Several(), name: "several")
    #expect(outcome == PictureCommand.Outcome())
    return try data("a").sizeOfPNG
  }

  @Test("the window is the first, the one with the id, or the one in front after a script")
  func windows() throws {
    #expect(try picture() == CGSize(width: 40, height: 30))
    #expect(try picture("--window", "second") == CGSize(width: 60, height: 50))
    try "tap \"Open\"".write(toFile: path("opens"), atomically: true, encoding: .utf8)
    #expect(try picture("--script", path("opens")) == CGSize(width: 60, height: 50))
    try "tap \"Open\"\ntap \"Close\"\nexpect \"Open\"".write(
      toFile: path("closes"), atomically: true, encoding: .utf8)
    #expect(try picture("--script", path("closes")) == CGSize(width: 40, height: 30))
  }

  @Test("a window that the app does not declare ends with status 65")
  func unknownWindow() {
    let outcome = PictureCommand.run(
      ["--png", path("a"), "--window", "third"], of: Several(), name: "several")
    #expect(
      outcome == PictureCommand.Outcome(status: 65, error: "the app declares no window with the id \"third\"")
    )
  }

  @Test("a script that cannot be read, is none, or does not go as it says ends the program")
  func scripts() throws {
    func run(_ script: String) -> PictureCommand.Outcome {
      PictureCommand.run(["--script", script], of: Several(), name: "several")
    }
    let missing = run(path("missing"))
    #expect(missing.status == 66 && missing.error.hasPrefix("cannot read \(path("missing"))"))
    try "nonsense".write(toFile: path("none"), atomically: true, encoding: .utf8)
    #expect(run(path("none")).status == 65)
    try "expect \"Nobody\"".write(toFile: path("fails"), atomically: true, encoding: .utf8)
    let failing = run(path("fails"))
    #expect(failing.status == 1 && failing.error.contains("Nobody"))
    try "tree".write(toFile: path("tells"), atomically: true, encoding: .utf8)
    let telling = run(path("tells"))
    #expect(telling.status == 0 && telling.output.contains("Open"))
  }

  @Test("an app without windows ends with status 65")
  func noWindow() {
    let outcome = run(["--png", path("a")], of: Sized(hasWindow: false))
    #expect(outcome == PictureCommand.Outcome(status: 65, error: "the app declares no window"))
  }

  @Test("a file that cannot be written ends with status 74 and its path; those before it are there")
  func unwritable() {
    let bad = path("missing/b.png")
    let outcome = run(["--png", path("a"), "--png", bad, "--png", path("c")])
    #expect(outcome.status == 74)
    #expect(outcome.error.hasPrefix("cannot write \(bad): "))
    #expect(FileManager.default.fileExists(atPath: path("a")))
    #expect(!FileManager.default.fileExists(atPath: path("c")))
    #expect(run(["--png", ""]).status == 74)
    #expect(run(["--png", folder.path]).status == 74, "a folder")
  }
}
