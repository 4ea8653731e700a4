import Testing

@Suite("Traps are explained")
struct TrapsTests {
  private func count(_ source: String) -> Int {
    TrapFinder.unexplained(in: SourceFile(path: "Geometry/Point.swift", text: source)).count
  }

  @Test("in every file of the package")
  func sources() {
    let found = SourceTree.files.flatMap(TrapFinder.unexplained)
    expectNone(found)
  }

  @Test(
    "each kind is found, and a reason allows it",
    arguments: [
      "let a = b!", "let a = b!.c", "let a = try! b()", "let a = b as! C", "fatalError(\"no\")",
      "precondition(a > 0)", "let a = Dictionary(uniqueKeysWithValues: b)",
      "let a = { [unowned b] in b.c() }", "let a = Int(1.5)", "let a = Int(b.rounded(.up))",
      "let a = UInt8(size.width * 2)", "let a = Int(floor(b))", "let a = Int32((b - rect.minX) / 2)",
    ])
  func found(source: String) {
    #expect(count(source) == 1)
    #expect(count("\(source)  // the caller checked it") == 0)
    #expect(count("// the caller checked it\n\(source)") == 0)
    #expect(count("/// Documentation is no reason.\n\(source)") == 1)
  }

  @Test(
    "what cannot trap is left alone",
    arguments: [
      "let a = !b", "let a = b != c", "let a = try? b()", "let a = b as? C", "let a: B! = nil",
      "let a = Int(b.count)", "let a = Int(exactly: b.width)", "let a = Int(clamping: b)",
      "let a = Int(table.index(of: b.width))", "// b! and fatalError()", "let a = \"b! fatalError()\"",
      "let a = Dictionary(b, uniquingKeysWith: { $1 })",
    ])
  func allowed(source: String) {
    #expect(count(source) == 0)
  }

  @Test("an unowned property may have its reason in its documentation")
  func unowned() {
    #expect(count("unowned let a: B") == 1)
    #expect(count("/// Outlives this.\nunowned let a: B") == 0)
  }

  @Test("an address in a string is no comment")
  func address() {
    #expect(count("let a = URL(string: \"https://example.org\")!") == 1)
  }
}
