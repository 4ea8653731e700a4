import Foundation
import Raster
import SceneHost

/// What an app's command line asks of the host that makes pictures.
package struct PictureCommand: Equatable {
  package enum Format: String, CaseIterable { case png, pdf, svg }

  package var outputs: [Output] = []
  /// The path of a script that is played before.
  package var script: String?
  /// The id of the scene whose window is shown; nil for the app's first.
  package var window: String?
  package var size: CGSize?
  package var scale = 1.0
  package var isDark = false

  package struct Output: Equatable {
    package var format: Format
    package var path: String
  }

  /// What is to be told and with which status the process ends.
  package struct Outcome: Equatable {
    package var status: Int32 = 0
    package var output = ""
    package var error = ""

    package init(status: Int32 = 0, output: String = "", error: String = "") {
      self.status = status
      self.output = output
      self.error = error
    }
  }

  /// A command line that cannot be followed, in words for its user.
  package struct Misuse: Error, Equatable { package var message: String }

  package init(_ arguments: some Sequence<String>) throws(Misuse) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--png", "--pdf", "--svg":
        guard let path = rest.popFirst(), let format = Format(rawValue: String(argument.dropFirst(2))) else {
          throw Misuse(message: "\(argument) needs a path")
        }
        outputs.append(Output(format: format, path: path))
      case "--size":
        guard let text = rest.popFirst(), let size = Self.size(text) else {
          throw Misuse(message: "--size needs a width and a height in points, such as 320x200")
        }
        self.size = size
      case "--scale":
        guard let text = rest.popFirst(), let scale = Double(text), scale > 0, scale <= 64 else {
          throw Misuse(message: "--scale needs a number above 0 and up to 64")
        }
        self.scale = scale
      case "--script":
        guard let path = rest.popFirst() else { throw Misuse(message: "--script needs a path") }
        script = path
      case "--window":
        guard let id = rest.popFirst(), !id.isEmpty else { throw Misuse(message: "--window needs an id") }
        window = id
      case "--dark": isDark = true
      default: throw Misuse(message: "unknown option \(argument)")
      }
    }
    if outputs.isEmpty, script == nil { throw Misuse(message: "no display here: say where to put a picture") }
  }

  /// A size as command lines and scripts have it; nil where the text is none.
  static func size(_ text: String) -> CGSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { return nil }
    return CGSize(width: width, height: height)
  }

  /// - Parameter further: What another host offers, a line for each option.
  package static func usage(_ name: String, further: String = "") -> String {
    """
    usage: \(name) [--png PATH] [--pdf PATH] [--svg PATH] [--size WxH] [--scale N] [--dark]
                  [--window ID] [--script FILE]

    Shows the first window as a picture; after a script that opens or closes others, the one in front.
      --png PATH, --pdf PATH, --svg PATH   where to write it
      --size WxH                           proposed size in points
      --scale N                            pixels to a point of a PNG
      --dark                               dark colours, unless the window prefers others
      --window ID                          the scene whose window it is, where it is not the first
      --script FILE                        what a user does before, such as: tap "Add"
    """ + (further.isEmpty ? "" : "\n" + further)
  }

  /// Follows a command line.
  @MainActor
  package static func run<Program: App>(
    _ arguments: some Sequence<String>, of program: Program, name: String, further: String = ""
  ) -> Outcome {
    let arguments = Array(arguments)
    if arguments.contains("--help") || arguments.contains("-h") {
      return Outcome(output: usage(name, further: further))
    }
    do throws(Misuse) {
      return try PictureCommand(arguments).run(program)
    } catch {
      return Outcome(status: 64, error: "\(name): \(error.message) (--help says more)")
    }
  }

  @MainActor
  private func run<Program: App>(_ program: Program) -> Outcome {
    var host = HostEnvironment()
    host.colorScheme = isDark ? .dark : .light
    host.scale = scale
    var session: HeadlessSession
    do { session = try HeadlessSession(app: program, window: window, size: size, host: host) } catch {
      return Outcome(status: 65, error: "\(error)")
    }
    session.app?.application.isSilent = false
    var told: [String] = []
    if let outcome = play(in: session, &told) { return outcome }
    if let front = session.app?.frontWindow { session = front }
    let picture = session.picture
    let background = session.session.windowBackground
    for output in outputs {
      let data: Data
      switch output.format {
      case .png: data = Rasterizer.png(of: picture, scale: scale, background: background)
      case .pdf: data = PDFRaster.data(of: picture)
      case .svg: data = SVGRaster.data(of: picture)
      }
      do {
        try data.write(to: URL(fileURLWithPath: output.path))
      } catch {
        return Outcome(status: 74, error: "cannot write \(output.path): \(error.localizedDescription)")
      }
    }
    return Outcome(output: told.joined(separator: "\n"))
  }

  /// Plays the script, if there is one. Answers what is to be told where that does not go.
  @MainActor
  private func play(in session: HeadlessSession, _ told: inout [String]) -> Outcome? {
    guard let script else { return nil }
    let text: String
    do {
      text = try String(contentsOfFile: script, encoding: .utf8)
    } catch {
      return Outcome(status: 66, error: "cannot read \(script): \(error.localizedDescription)")
    }
    let steps: Script
    do throws(Script.Failure) { steps = try Script(text) } catch {
      return Outcome(status: 65, error: "\(script), \(error)")
    }
    do throws(Script.Failure) {
      try session.play(steps) { told.append($0) }
    } catch {
      return Outcome(status: 1, output: told.joined(separator: "\n"), error: "\(script), \(error)")
    }
    return nil
  }
}
