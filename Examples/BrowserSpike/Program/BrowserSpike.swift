import BrowserRecording
import Foundation

/// Prints what a browser would be sent for a screen with a thousand rows, and writes a page that plays it:
/// `BrowserSpike [PAGE.html]`. The findings are in Docs/decisions/0009-pictures-for-browsers.md.
@main
struct BrowserSpike {
  @MainActor static func main() throws {
    let recording = try Recording()
    for step in recording.steps {
      print("\(step.name): \(step.message.count) bytes, \(step.visited) elements visited")
    }
    guard let path = CommandLine.arguments.dropFirst().first else { return }
    try Data(try recording.page.utf8).write(to: URL(fileURLWithPath: path))
    print("\(path) plays the messages in a browser")
  }
}
