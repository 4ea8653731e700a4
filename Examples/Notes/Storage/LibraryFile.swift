import Foundation

/// The file in which a library is saved, in a folder of its own.
struct LibraryFile: Sendable {
  let folder: URL

  /// Where `NOTES_LIBRARY` says, or else among the user's application data.
  static var standard: LibraryFile {
    let path = ProcessInfo.processInfo.environment["NOTES_LIBRARY"]
    return LibraryFile(
      folder: path.map { URL(filePath: $0) } ?? .applicationSupportDirectory.appending(path: "Notes"))
  }

  var url: URL { folder.appending(path: "Library.json") }

  /// The contents; nil where nothing has been saved. A file that cannot be read is set aside, never overwritten.
  func read() throws(Problem) -> Library.Contents? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try JSONDecoder().decode(Library.Contents.self, from: Data(contentsOf: url))
    } catch {
      let copy = folder.appending(path: "Library, damaged \(UUID().uuidString.prefix(8)).json")
      // Where this cannot be done, nothing else can be written into the folder.
      try? FileManager.default.moveItem(at: url, to: copy)
      throw .damaged(keptAs: copy)
    }
  }

  func write(_ contents: Library.Contents) throws(Problem) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(contents).write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(url, reason: error.localizedDescription)
    }
  }
}
