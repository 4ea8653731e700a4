import Foundation
import SwiftSyntax
import Testing

/// What only some programs need is opened when it is first used: a name in a source would link it (decision 0019).
@Suite("Libraries that only some programs need are not linked")
struct LinkedLibrariesTests {
  /// The functions whose types are declared for that.
  private static let functions: Set<String> = {
    let header = SourceTree.root.appending(path: "Sources/CGraphicsLibraries/functions.h")
    let text = (try? String(contentsOf: header, encoding: .utf8)) ?? ""
    return Set(text.matches(of: /TYPE_OF\((\w+)\);/).map { String($0.1) })
  }()

  /// Rooms that pass networking on, without a name of it in what is emitted for them.
  private static let passingOn: Set = ["SwiftUI", "FoundationPublishers"]

  private func violations(in file: SourceFile) -> [Violation] {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(file.syntax)
    let calls = finder.names.filter { Self.functions.contains($0.baseName.text) }
      .map {
        Violation(path: file.path, line: file.line(of: $0), reason: "\($0.baseName.text) links its library")
      }
    let imports = finder.imports.filter {
      $0.path.first?.name.text == "FoundationNetworking" && !Self.passingOn.contains(file.room)
    }.map {
      Violation(path: file.path, line: file.line(of: $0), reason: "networking is for programs that name it")
    }
    return calls + imports
  }

  @Test("in every file of the package")
  func sources() {
    #expect(Self.functions.count > 20)
    expectNone(SourceTree.files.flatMap(violations))
  }

  @Test(
    "a call and an import are found",
    arguments: ["let reader = tjInitDecompress()", "let open = DGifOpen", "import FoundationNetworking"])
  func found(source: String) {
    #expect(violations(in: SourceFile(path: "ImageCodecs/Some.swift", text: source)).count == 1)
  }

  @Test(
    "a type, a name in a text and networking passed on are not",
    arguments: [
      "let open: DGifOpen_t", "let name = \"DGifOpen\"", "@_exported import FoundationNetworking",
    ])
  func allowed(source: String) {
    #expect(violations(in: SourceFile(path: "SwiftUI/Some.swift", text: source)).isEmpty)
  }
}

private final class NameFinder: SyntaxVisitor {
  private(set) var names: [DeclReferenceExprSyntax] = []
  private(set) var imports: [ImportDeclSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}
