import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// What `Docs/decisions/0002-modules-of-apples-names.md` asks of the package, so that no build depends on which
/// module happened to be there first.
@Suite("Modules of Apple's names")
struct AppleNamesTests {
  private static let names: Set = [
    "Combine", "CoreFoundation", "CoreGraphics", "CoreTransferable", "OSLog", "UniformTypeIdentifiers", "os",
    "simd",
  ]
  /// Those that packages outside take for Apple's.
  private static let apart: Set = ["OSLog", "os", "simd"]
  /// Those that packages which we depend on ask for, and what the manifest calls those packages.
  private static let askedFor = [
    "Combine": "combine", "CoreFoundation": "combine", "OSLog": "flyingFox",
    "UniformTypeIdentifiers": "flyingFox",
  ]

  private let targets: [String: Target]

  init() throws {
    let manifest = try String(contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    let finder = TargetFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: manifest))
    targets = finder.targets
  }

  @Test("each of them is a room, and neither UIKit nor AppKit is")
  func rooms() {
    #expect(Self.names.isSubset(of: targets.keys))
    #expect(targets["UIKit"] == nil && targets["AppKit"] == nil)
  }

  @Test("what a package that we depend on asks for is built after that package")
  func order() {
    for (name, asking) in Self.askedFor {
      #expect(targets[name]?.references.contains(asking) == true, "\(name)")
    }
  }

  @Test(
    "no target of ours depends on those that other packages take for Apple's, but the tests that link swift-syntax"
  )
  func apart() {
    for (name, target) in targets where !["OSLog", "MacroExpansionsTests"].contains(name) {
      #expect(target.strings.isDisjoint(with: Self.apart), "\(name)")
    }
  }

  @Test("no source of ours asks whether one of them is there")
  func questions() {
    var asking: [String] = []
    for file in SourceTree.files {
      for line in file.lines where line.contains("canImport(") {
        if Self.names.contains(where: { line.contains("canImport(\($0))") }) {
          asking.append("\(file.path): \(line)")
        }
      }
    }
    #expect(asking.isEmpty)
  }
}

/// A target in the manifest, by what its declaration names beside itself.
private struct Target {
  var strings: Set<String> = []
  var references: Set<String> = []
}

private final class TargetFinder: SyntaxVisitor {
  private(set) var targets: [String: Target] = [:]
  private static let kinds: Set = ["room", "tests", ".target", ".executableTarget", ".testTarget"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.kinds.contains(node.calledExpression.trimmedDescription) else { return .visitChildren }
    let words = WordFinder(viewMode: .sourceAccurate)
    words.walk(node.arguments)
    guard let name = words.strings.first else { return .skipChildren }
    targets[name] = Target(strings: Set(words.strings.dropFirst()), references: words.references)
    return .skipChildren
  }
}

private final class WordFinder: SyntaxVisitor {
  private(set) var strings: [String] = []
  private(set) var references: Set<String> = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue { strings.append(text) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references.insert(node.baseName.text)
    return .visitChildren
  }
}
