import DisplayList
import Foundation
import TextEngine

/// The font files that the page asks for: those that texts were measured with.
enum FontFile {
  /// Whether a browser can be given the face. From a file of several faces it would take the first.
  static func isServed(_ face: FontFace) -> Bool {
    face.index == 0 && !face.path.isEmpty && !face.path.hasSuffix(".ttc") && !face.path.hasSuffix(".otc")
  }

  static func name(of face: FontFace) -> String { "f\(face.id.raw)" }
  static func address(of face: FontFace) -> String { "/font/\(face.id.raw)" }

  /// The file behind an address that a page was given; nil for any other.
  static func data(id: Int) -> Data? {
    guard let raw = UInt32(exactly: id), let face = FontRegistry.shared.face(FontID(raw: raw)), isServed(face)
    else {
      return nil
    }
    return try? Data(contentsOf: URL(fileURLWithPath: face.path))
  }
}
