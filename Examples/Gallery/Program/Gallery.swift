import GalleryPages
import SwiftUI

/// Draws the pages into a folder, or shows the live ones: `Gallery [OUTPUT_FOLDER [PAGE...]]`, `Gallery --browser`.
@main
struct Gallery {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "--help", "-h": print(usage)
    case let option? where option.hasPrefix("-"): LiveGalleryApp.main()
    default:
      do { try Drawing(arguments).run() } catch {
        FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
        exit(1)
      }
    }
  }

  @MainActor private static var usage: String {
    """
    Usage: Gallery [OUTPUT_FOLDER [PAGE...]]
           Gallery --browser [PORT]

    Writes every page, or those named, as PNG, PDF and SVG, and a contact sheet of them; to Output/ by default. Of a live
    page it plays the script and writes the pictures side by side, light and dark, and as an animated PNG where it moves.
    Pages: \(Page.all.map(\.name).joined(separator: ", "))
    Live pages: \(LivePage.all.map(\.id).joined(separator: ", "))

    --browser shows the live pages in a browser of this machine. Other options are those of every app, for the live pages.
    """
  }
}
