import Testing

@Suite("Public declarations have doc comments")
struct PublicDocumentationTests {
  private func undocumented(in text: String, hiddenTypes: Set<String> = []) -> [String] {
    PublicDeclarationFinder.declarations(
      in: SourceFile(path: "Geometry/Point.swift", text: text), hiddenTypes: hiddenTypes
    )
    .filter { !$0.isDocumented }.map(\.name)
  }

  @Test("in every file of the package")
  func sources() {
    let hidden = PublicDeclarationFinder.hiddenTypes(in: SourceTree.files)
    let found = SourceTree.files.flatMap { file in
      PublicDeclarationFinder.declarations(in: file, hiddenTypes: hidden).filter { !$0.isDocumented }.map {
        Violation(
          path: file.path, line: file.line(of: $0.node), reason: "'\($0.name)' has no doc comment")
      }
    }
    expectNone(found)
  }

  @Test(
    "each kind of declaration is found by its name",
    arguments: [
      ("public struct A {}", ["A"]), ("public final class A {}", ["A"]), ("open class A {}", ["A"]),
      ("public actor A {}", ["A"]), ("public enum A { case b, c }", ["A", "b, c"]),
      ("public protocol A { associatedtype B; func c(d: Int) }", ["A", "B", "c(d:)"]),
      ("public typealias A = Int", ["A"]), ("public func a(_ b: Int, in c: Int) {}", ["a(_:in:)"]),
      ("public let a = 1, b = 2", ["a, b"]), ("@available(*, deprecated) public var a: Int { 1 }", ["a"]),
      ("public macro A() = #externalMacro(module: \"B\", type: \"C\")", ["A"]),
      (
        "extension A { public init(b: Int) {}; public subscript(c: Int) -> Int { c } }",
        [
          "init(b:)", "subscript(c:)",
        ]
      ),
      ("public extension A { func b() {} }", ["b"]),
      ("#if os(Linux)\npublic func a() {}\n#endif", ["a"]),
      ("// Not documentation.\npublic func a() {}", ["a"]), ("///\npublic func a() {}", ["a"]),
      ("extension A { public struct Body {}; public typealias Body = B }", ["Body"]),
      ("public struct A { public private(set) var b = 1 }", ["A", "b"]),
    ])
  func found(source: String, names: [String]) {
    #expect(undocumented(in: source) == names)
  }

  @Test(
    "what has a comment, or is not for programs, is left alone",
    arguments: [
      "/// A.\npublic struct A {}", "/** A. */\npublic struct A {}",
      "/// A.\n@frozen public enum A {\n/// B.\ncase b\n}",
      "struct A { public var b = 1 }", "package enum A { case b }", "package protocol A { func b() }",
      "public extension A { private func b() {}; package func c() {} }",
      "public func _a() {}", "public struct _A { public var b = 1 }", "extension _A { public func b() {} }",
      "package var a = 1", "extension Hidden { public func b() {} }",
      "/// A.\npublic struct A { public static func == (a: A, b: A) -> Bool { true } }",
      "extension A { public func hash(into hasher: inout Hasher) {}; public var body: some View { b } }",
      "/// A.\npublic func a() { struct B { public var c = 1 } }",
    ])
  func fine(source: String) {
    #expect(undocumented(in: source, hiddenTypes: ["Hidden"]) == [])
  }

  @Test("a requirement is documented, whatever its name")
  func requirement() {
    #expect(undocumented(in: "/// A.\npublic protocol A { var body: Int { get } }") == ["body"])
  }

  @Test("a type is hidden when no public one has its name")
  func hidden() {
    let file = SourceFile(
      path: "Geometry/Point.swift",
      text: "struct A {}\npublic struct B { enum C {}; public enum D {} }\nenum D {}")
    #expect(PublicDeclarationFinder.hiddenTypes(in: [file]) == ["A", "C"])
  }
}
