import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The Swift files of this package's `Sources`, parsed once for all the tests of the house's rules.
enum SourceTree {
  /// The package's folder.
  static let root: URL = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { folder.deleteLastPathComponent() }  // Tests/HouseTests/SourceTree.swift
    return folder
  }()

  /// Every Swift file below `Sources`, in the order of their paths.
  static let files: [SourceFile] = {
    let sources = root.appending(path: "Sources")
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: sources.path) else { return [] }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8) else {
        return nil
      }
      return SourceFile(path: path, text: text)
    }
  }()
}

/// A Swift file, its lines and its syntax tree.
struct SourceFile: Sendable {
  /// The path below `Sources`; its first component is the room.
  let path: String
  let lines: [Substring]
  let syntax: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    syntax = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: syntax)
  }

  var room: String { String(path.prefix { $0 != "/" }) }

  /// The number, from 1, of the line on which `node` begins, without its comments.
  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Whether line `number` ends with a comment, or the line above is one.
  ///
  /// Documentation above counts only where `byDocumentation`.
  func hasReason(atLine number: Int, byDocumentation: Bool = false) -> Bool {
    guard lines.indices.contains(number - 1) else { return false }
    if lines[number - 1].replacing("://", with: "").contains("// ") { return true }
    let above = number > 1 ? lines[number - 2].drop { $0 == " " } : ""
    return above.hasPrefix("//") && (byDocumentation || !above.hasPrefix("///"))
  }
}

/// A place where a rule is broken, as compilers write it.
struct Violation: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let reason: String

  var description: String { "Sources/\(path):\(line): \(reason)" }
}

/// Records each violation as an issue of the running test.
func expectNone(_ violations: [Violation]) {
  for violation in violations { Issue.record("\(violation)") }
}
