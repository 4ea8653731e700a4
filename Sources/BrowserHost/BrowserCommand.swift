import Foundation
import SceneHost

/// What an app's command line asks of the host that shows it in a browser: `--browser [PORT]`.
package struct BrowserCommand: Equatable {
  package var port: UInt16

  /// Where nothing is said.
  package static let usualPort: UInt16 = 8_080

  /// A command line that cannot be followed, in words for its user.
  package struct Misuse: Error, Equatable { package var message: String }

  /// Nil for a command line that asks for something else.
  package init?(_ arguments: some Sequence<String>) throws(Misuse) {
    let arguments = Array(arguments)
    guard arguments.first == "--browser" else { return nil }
    guard arguments.count <= 2 else { throw Misuse(message: "--browser goes with a port and nothing else") }
    guard arguments.count == 2 else {
      port = Self.usualPort
      return
    }
    guard let port = UInt16(arguments[1]) else { throw Misuse(message: "--browser needs a port up to 65535") }
    self.port = port
  }

  package static let usage = """
      --browser [PORT]                     shows it in a browser of this machine, live: a preview for one page
    """

  /// Serves the app's windows, of which the page shows the one in front, until the program is ended.
  ///
  /// - Parameter told: Is given each line for the user.
  @MainActor
  package func run<Program: App>(_ program: Program, told: @escaping @Sendable (String) -> Void) async throws
  {
    let session = BrowserSession(app: { Application(program, host: $0) })
    try await PreviewServer(port: port, session: session).run { port in
      told("http://127.0.0.1:\(port)/ shows the app: a preview for one page on this machine. Ctrl-C ends it.")
    }
  }
}
