import Foundation
import SceneHost

/// What an app's command line asks of the host that shows it in a browser: `--browser [PORT] [--window ID]`.
package struct BrowserCommand: Equatable {
  package var port = Self.usualPort
  /// The id of the scene that the app begins with; nil for its first.
  package var window: String?

  /// Where nothing is said.
  package static let usualPort: UInt16 = 8_080

  /// A command line that cannot be followed, in words for its user.
  package struct Misuse: Error, Equatable { package var message: String }

  /// Nil for a command line that asks for something else.
  package init?(_ arguments: some Sequence<String>) throws(Misuse) {
    let arguments = Array(arguments)
    guard arguments.contains("--browser"), !arguments.contains("--help"), !arguments.contains("-h") else {
      return nil
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--browser":
        guard let text = rest.first, !text.hasPrefix("--") else { continue }
        guard let port = UInt16(text) else { throw Misuse(message: "--browser needs a port up to 65535") }
        self.port = port
        rest.removeFirst()
      case "--window":
        guard let id = rest.popFirst(), !id.isEmpty else { throw Misuse(message: "--window needs an id") }
        window = id
      default: throw Misuse(message: "--browser goes with --window and nothing else: \(argument)")
      }
    }
  }

  package static let usage = """
      --browser [PORT]                     shows it in a browser of this machine, live: a preview for one page;
                                           goes with --window
    """

  /// Serves the app's windows, of which the page shows the one in front, until the program is ended.
  ///
  /// - Parameter told: Is given each line for the user.
  @MainActor
  package func run<Program: App>(_ program: Program, told: @escaping @Sendable (String) -> Void) async throws
  {
    if let window {
      let probe = Application(program)
      defer { probe.end() }
      guard probe.declared.windows.contains(where: { $0.id == window }) else {
        throw Misuse(message: "the app declares no window with the id \"\(window)\"")
      }
    }
    let session = BrowserSession(app: { Application(program, host: $0) }, window: window)
    try await PreviewServer(port: port, session: session).run { port in
      told("http://127.0.0.1:\(port)/ shows the app: a preview for one page on this machine. Ctrl-C ends it.")
    }
  }
}
