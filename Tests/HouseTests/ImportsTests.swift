import Foundation
import SwiftSyntax
import Testing

@Suite("Imports point downward")
struct ImportsTests {
  private func violations(in file: SourceFile) -> [Violation] {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(file.syntax)
    return finder.imports.compactMap { declaration in
      guard let module = declaration.path.first?.name.text,
        let objection = Floors.objection(toImporting: module, in: file.room)
      else { return nil }
      return Violation(path: file.path, line: file.line(of: declaration), reason: objection)
    }
  }

  @Test("in every file of the package")
  func sources() {
    #expect(!SourceTree.files.isEmpty)
    let found = SourceTree.files.flatMap(violations)
    expectNone(found)
  }

  @Test("every folder of Sources is a room on a floor, or C")
  func rooms() {
    let unknown = Set(SourceTree.files.map(\.room)).subtracting(Floors.rooms.keys)
    #expect(unknown.isEmpty, "add to Floors.rooms: \(unknown.sorted())")
  }

  @Test("no room reaches itself")
  func cycles() {
    for room in Floors.rooms.keys {
      #expect(!Floors.reachable(from: room).contains(room), "\(room) imports itself through others")
    }
  }

  @Test(
    "an upward or sideways import is found",
    arguments: [
      "import ViewGraph", "@_exported import SceneHost", "package import DisplayList",
      "import struct ViewGraph.Node", "#if os(Linux)\nimport CGraphicsLibraries\n#endif",
      "import SwiftSyntax",
    ])
  func upward(source: String) {
    #expect(violations(in: SourceFile(path: "LayoutEngine/Stack.swift", text: source)).count == 1)
  }

  @Test(
    "a downward import, and one from outside, is not",
    arguments: ["import Geometry", "public import Foundation", "// import ViewGraph", "import LayoutEngine"])
  func downward(source: String) {
    #expect(violations(in: SourceFile(path: "LayoutEngine/Stack.swift", text: source)).isEmpty)
  }

  @Test("the rooms below those listed may be imported, the sisters may not")
  func reach() {
    #expect(Floors.objection(toImporting: "Geometry", in: "SwiftUIControls") == nil)
    #expect(Floors.objection(toImporting: "Raster", in: "SwiftUIControls") != nil)
    #expect(Floors.objection(toImporting: "BrowserHost", in: "HeadlessHost") != nil)
  }
}

private final class ImportFinder: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}
