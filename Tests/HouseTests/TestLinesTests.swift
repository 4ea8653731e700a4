import Foundation
import Testing

@Suite("Tests keep up with the sources")
struct TestLinesTests {
  /// The lines of every Swift file below a folder of the package.
  private func lineCount(below folder: String) -> Int {
    let root = SourceTree.root.appending(path: folder)
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root.path) else { return 0 }
    return paths.filter { $0.hasSuffix(".swift") }.reduce(0) { sum, path in
      let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      return sum + (text?.components(separatedBy: "\n").count ?? 1) - 1
    }
  }

  @Test("there are at least half as many lines of tests as of sources")
  func half() {
    let (tests, sources) = (lineCount(below: "Tests"), lineCount(below: "Sources"))
    #expect(sources > 0)
    #expect(tests * 2 >= sources)
  }
}
