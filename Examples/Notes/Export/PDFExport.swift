import SwiftUI

/// A note on its way into a PDF file.
struct PDFExport {
  var name: String
  var folder = URL.documentsDirectory.path

  /// Where the file goes: a name that another file has gets a number.
  var destination: URL {
    let folder = URL(filePath: (folder as NSString).expandingTildeInPath)
    let name = name.replacing("/", with: "-")
    let names = sequence(first: 2) { $0 + 1 }.lazy.map { "\(name) \($0)" }
    func url(_ name: String) -> URL { folder.appending(path: name + ".pdf") }
    let isFree = { (name: String) in !FileManager.default.fileExists(atPath: url(name).path) }
    return url(isFree(name) ? name : names.first(where: isFree) ?? name)
  }

  /// Writes the file, and answers where it is.
  @MainActor func write(_ note: Note, pictures: PictureStore) throws -> URL {
    let renderer = ImageRenderer(content: NotePage(note: note, pictures: pictures))
    let file = destination
    guard let data = renderer.pdfData() else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return file
  }
}
