import GalleryPages
import SwiftUI

/// Draws the pages into a folder: `Gallery [OUTPUT_FOLDER [PAGE...]]`.
@main
struct Gallery {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains(where: { $0.hasPrefix("-") }) {
      print(usage)
      return
    }
    let folder = URL(fileURLWithPath: arguments.first ?? "Output", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let wanted = Set(arguments.dropFirst())

    var prints: [ContactSheet.Print] = []
    for page in Page.all where wanted.isEmpty || wanted.contains(page.name) {
      let renderer = ImageRenderer(content: page.view)
      renderer.scale = 2
      let file = folder.appending(path: page.name)
      try renderer.pngData()?.write(to: file.appendingPathExtension("png"))
      try renderer.pdfData()?.write(to: file.appendingPathExtension("pdf"))
      try renderer.svgData()?.write(to: file.appendingPathExtension("svg"))
      if let image = renderer.cgImage { prints.append(ContactSheet.Print(name: page.name, image: image)) }
      print("\(file.path(percentEncoded: false)).png, .pdf, .svg")
    }

    let sheet = ImageRenderer(content: ContactSheet(prints: prints))
    let file = folder.appending(path: "contact-sheet.png")
    try sheet.pngData()?.write(to: file)
    print(file.path(percentEncoded: false))
  }

  @MainActor private static var usage: String {
    """
    Usage: Gallery [OUTPUT_FOLDER [PAGE...]]

    Writes every page, or those named, as PNG, PDF and SVG, and a contact sheet of them; to Output/ by default.
    Pages: \(Page.all.map(\.name).joined(separator: ", "))
    """
  }
}
