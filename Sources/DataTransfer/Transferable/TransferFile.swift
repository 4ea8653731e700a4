import Foundation

/// A file that a program hands over.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether who takes the file may have the file itself, and not a copy of it.
  public let allowAccessingOriginalFile: Bool

  /// A file to hand over. Its content is read at once, so that what becomes of it later changes nothing.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a program is handed.
public struct ReceivedTransferredFile: Sendable {
  /// The file. It is there while the closure that is given it works; what is to last is copied.
  public let file: URL
  /// Whether it is the sender's own file, and no copy.
  public let isOriginalFile: Bool

  init(_ file: URL) {
    self.file = file
    isOriginalFile = false
  }
}

/// Files for the time of a transfer, each in a folder of its own.
enum TransferFile {
  static func write(_ data: Data, _ type: UTType, name: String? = nil) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A name is no path: it leads to no other folder.
    var name = (name ?? "Item").replacingOccurrences(of: "/", with: ":")
    if name.isEmpty || name.allSatisfy({ $0 == "." }) { name = "Item" }
    if !name.contains("."), let ending = type.preferredFilenameExtension { name += ".\(ending)" }
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file
  }

  static func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }
}
