import GalleryPages
import SwiftUI

/// Writes pages into a folder.
@MainActor
struct Drawing {
  private let folder: URL
  private let wanted: Set<String>

  /// - Parameter arguments: The folder, and the names of the pages.
  init(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    folder = URL(fileURLWithPath: arguments.popFirst() ?? "Output", isDirectory: true)
    wanted = Set(arguments)
  }

  private func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try drawPages()
    for page in LivePage.all where isWanted(page.id) { try play(page) }
  }

  private func drawPages() throws {
    var prints: [ContactSheet.Print] = []
    for page in Page.all where isWanted(page.name) {
      let renderer = ImageRenderer(content: page.view)
      renderer.scale = 2
      let file = folder.appending(path: page.name)
      try renderer.pngData()?.write(to: file.appendingPathExtension("png"))
      try renderer.pdfData()?.write(to: file.appendingPathExtension("pdf"))
      try renderer.svgData()?.write(to: file.appendingPathExtension("svg"))
      if let image = renderer.cgImage { prints.append(ContactSheet.Print(name: page.name, image: image)) }
      print("\(file.path(percentEncoded: false)).png, .pdf, .svg")
    }
    guard !prints.isEmpty else { return }
    let sheet = ImageRenderer(content: ContactSheet(prints: prints))
    let file = folder.appending(path: "contact-sheet.png")
    try sheet.pngData()?.write(to: file)
    print(file.path(percentEncoded: false))
  }

  /// Plays a page's script in light and in dark, and writes what is seen.
  private func play(_ page: LivePage) throws {
    for (scheme, name) in [(ColorScheme.light, "live-\(page.id)"), (.dark, "live-\(page.id)-dark")] {
      let play = try LivePlay(page, colorScheme: scheme, scale: 2, isFilmed: scheme == .light)
      let strip = ImageRenderer(content: Strip(play, scale: 2))
      strip.scale = 2
      let file = folder.appending(path: name + ".png")
      try strip.pngData()?.write(to: file)
      print(file.path(percentEncoded: false))
      guard !play.film.isEmpty else { continue }
      let film = folder.appending(path: name + "-moving.png")
      try play.film.write(to: film)
      print(film.path(percentEncoded: false))
    }
  }
}
