import Foundation
import Testing

/// Programs that read PDF files, of the package poppler-utils.
enum PDFTools {
  private static func path(of tool: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/"].map { $0 + tool }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  static let areThere = path(of: "pdftotext") != nil && path(of: "pdftoppm") != nil

  /// What a tool writes, given a file.
  static func run(_ tool: String, _ data: Data, _ arguments: [String]) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(of: tool)))
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return written
  }

  /// The text of a file, without the marks of direction that the reader puts around it.
  static func text(_ data: Data) throws -> String {
    let text = String(decoding: try run("pdftotext", data, ["FILE", "-"]), as: UTF8.self)
    let scalars = text.unicodeScalars.filter { !(0x202a...0x202e).contains($0.value) }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
