import Testing

@Suite("Files are short")
struct FileLengthTests {
  /// No file is longer. Most should be far shorter: the median is to be about 150 lines.
  private static let ceiling = 800

  private func violations(in file: SourceFile) -> [Violation] {
    let count = file.lines.count - (file.lines.last == "" ? 1 : 0)
    guard count > Self.ceiling else { return [] }
    return [Violation(path: file.path, line: count, reason: "more than \(Self.ceiling) lines")]
  }

  @Test("no Swift file of Sources exceeds the ceiling")
  func sources() {
    #expect(!SourceTree.files.isEmpty)
    expectNone(SourceTree.files.flatMap(violations))
  }

  @Test("the line after the ceiling is one too many")
  func ceiling() {
    let full = String(repeating: "\n", count: Self.ceiling)
    #expect(violations(in: SourceFile(path: "Geometry/A.swift", text: full)).isEmpty)
    #expect(violations(in: SourceFile(path: "Geometry/A.swift", text: full + "let a = 1")).count == 1)
  }
}
