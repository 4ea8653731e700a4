private import BrowserHost
import Foundation
import HeadlessHost
import SceneHost

extension App {
  /// Runs the program: reads the command line and shows the first window, as a picture or in a browser.
  ///
  /// - `--png PATH`, `--pdf PATH`, `--svg PATH` write the window in that format; several may be given.
  /// - `--size WxH` proposes a size in points; without it the window's own default size, or else the view's.
  /// - `--scale N` sets the pixels to a point of a PNG.
  /// - `--dark` shows the window in dark colours.
  /// - `--window ID` shows the window of the scene with that id; without it the first one.
  /// - `--script FILE` does what a user does, by the steps of a `Script`, before the picture is made, which is that of the
  ///   window in front then.
  /// - `--browser [PORT]` serves the windows, live, to one page of a browser on this machine, until the program is ended.
  /// - `--help` prints all of this.
  ///
  /// Anything else prints one line that says why on standard error and ends with status 64. A script that cannot be read ends the program with status 65 or 66, one that does not go as it
  /// says with 1. A file that cannot be written ends the program with status 74, a port that cannot be had
  /// with 69.
  @MainActor @preconcurrency
  public static func main() {
    let program = Self()
    let arguments = CommandLine.arguments.dropFirst()
    let name = (CommandLine.arguments.first ?? "app").split(separator: "/").last.map(String.init) ?? "app"
    do throws(BrowserCommand.Misuse) {
      if let command = try BrowserCommand(arguments) { serve(program, command, name) }
    } catch {
      end(name, PictureCommand.Outcome(status: 64, error: "\(name): \(error.message) (--help says more)"))
    }
    end(name, PictureCommand.run(arguments, of: program, name: name, further: BrowserCommand.usage))
  }

  private static func end(_ name: String, _ outcome: PictureCommand.Outcome) -> Never {
    if !outcome.output.isEmpty { print(outcome.output) }
    if !outcome.error.isEmpty { FileHandle.standardError.write(Data((outcome.error + "\n").utf8)) }
    exit(outcome.status)
  }

  private static func serve(_ program: Self, _ command: BrowserCommand, _ name: String) -> Never {
    Task { @MainActor in
      do {
        try await command.run(program) { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
        end(name, PictureCommand.Outcome())
      } catch let misuse as BrowserCommand.Misuse {
        end(name, PictureCommand.Outcome(status: 65, error: "\(name): \(misuse.message)"))
      } catch {
        end(
          name,
          PictureCommand.Outcome(status: 69, error: "\(name): cannot serve on port \(command.port): \(error)")
        )
      }
    }
    // Who started the program may have signals blocked, as Foundation's `Process` has: it is to be ended by them still.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // The run loop serves the main actor and the main queue, and programs' timers besides.
    while true { RunLoop.main.run() }
  }
}
