import Foundation

/// The formats of files that are decoded here, recognised by how they begin and never by a name.
package enum ImageFormat: String, Sendable, CaseIterable {
  case png, jpeg, gif, webp, svg, pdf

  /// Whether a file is drawn in any number of pixels.
  package var isVector: Bool { self == .svg || self == .pdf }

  /// The format of a file's bytes; nil for one that is not known.
  package init?(_ data: Data) {
    let head = data.prefix(1_024)
    func begins(_ bytes: some Sequence<UInt8>) -> Bool { head.starts(with: bytes) }
    if PNGDecoder.recognizes(head) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF87a".utf8) || begins("GIF89a".utf8) {
      self = .gif
    } else if begins("RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if begins("%PDF-".utf8) {
      self = .pdf
    } else if Self.isMarkup(data.prefix(4_096)) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether text begins, after declarations and comments, with an element called `svg`.
  private static func isMarkup(_ head: Data) -> Bool {
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    guard head.drop(while: { marks.contains($0) }).first == UInt8(ascii: "<") else { return false }
    return head.range(of: Data("<svg".utf8)) != nil || head.range(of: Data(":svg".utf8)) != nil
  }
}
