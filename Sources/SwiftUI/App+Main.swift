import Foundation
import HeadlessHost
import SceneHost

extension App {
  /// Runs the program: reads the command line and shows the first window as a picture.
  ///
  /// - `--png PATH`, `--pdf PATH`, `--svg PATH` write the window in that format; several may be given.
  /// - `--size WxH` proposes a size in points; without it the window's own default size, or else the view's.
  /// - `--scale N` sets the pixels to a point of a PNG.
  /// - `--dark` shows the window in dark colours.
  ///
  /// Anything else prints the usage on standard error and ends with status 64, or on standard output with
  /// status 0 for `--help`. A file that cannot be written ends the program with status 74.
  @MainActor @preconcurrency
  public static func main() {
    let program = Self()
    let name = (CommandLine.arguments.first ?? "app").split(separator: "/").last.map(String.init) ?? "app"
    let outcome = PictureCommand.run(CommandLine.arguments.dropFirst(), of: program, name: name)
    if !outcome.output.isEmpty { print(outcome.output) }
    if !outcome.error.isEmpty { FileHandle.standardError.write(Data((outcome.error + "\n").utf8)) }
    exit(outcome.status)
  }
}
