import Foundation
import Geometry
import ImageCodecs

/// A folder with an asset catalogue, written by a test and removed when the test is done.
final class CatalogFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("treeswift-\(UUID().uuidString).resources", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: Bundle { Bundle(path: url.path) ?? .main }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes an image set of files of one colour each: name, colour, size in pixels, further keys.
  func writeSet(
    _ path: String, _ files: [(name: String, color: [UInt8], side: Int, keys: String)],
    properties: String = "{}"
  ) throws {
    var entries: [String] = []
    for file in files {
      try write(Self.png(file.color, file.side), to: "\(path).imageset/\(file.name)")
      entries.append(#"{"filename": "\#(file.name)", "idiom": "universal"\#(file.keys)}"#)
    }
    let contents = """
      {"images": [\(entries.joined(separator: ","))], "properties": \(properties),
       "info": {"author": "xcode", "version": 1}}
      """
    try write(contents, to: "\(path).imageset/Contents.json")
  }

  /// A square of one colour.
  static func png(_ color: [UInt8], _ side: Int) throws -> Data {
    try PNGEncoder().encode(image(width: side, height: side) { _, _ in color })
  }

  static func image(width: Int, height: Int, _ color: (Int, Int) -> [UInt8]) -> CGImage {
    var pixels: [UInt8] = []
    for y in 0..<height { for x in 0..<width { pixels += color(x, y) + [255] } }
    return CGImage(width: width, height: height, premultipliedRGBA: pixels)
      ?? image(width: 1, height: 1) { _, _ in [0, 0, 0] }
  }
}
