import Testing

/// A promise that nobody checks: that an object lives long enough, or that no two threads meet.
private enum Promise: String, CaseIterable {
  case unowned = "unowned(unsafe)"
  case plainPointer = "Unowned<"
  case unsafelyShared = "nonisolated(unsafe)"
  case uncheckedSendable = "@unchecked Sendable"

  /// As many lines of `Sources` have it. Lower it when one goes.
  var ceiling: Int {
    switch self {
    case .unowned: 20
    case .plainPointer: 10
    case .unsafelyShared: 9
    case .uncheckedSendable: 130
    }
  }

  /// Whether a line of code, without its comment, needs a reason why the promise is kept.
  func needsReason(in code: Substring) -> Bool {
    switch self {
    case .unowned, .unsafelyShared: true
    // What is stored; not the type itself, nor what a function is handed.
    case .plainPointer: code.contains("let ") || code.contains("var ")
    case .uncheckedSendable: false
    }
  }

  /// The lines of `file` with the promise, by their numbers from 1, without their comments.
  func lines(in file: SourceFile) -> [(number: Int, code: Substring)] {
    file.lines.enumerated().compactMap { index, line in
      guard line.contains(rawValue) else { return nil }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.contains(rawValue) ? (index + 1, code) : nil
    }
  }

  /// The lines of `file` that need a reason and have none: a comment, which is no documentation, on the line or
  /// right above it.
  func unexplained(in file: SourceFile) -> [Violation] {
    lines(in: file).compactMap { number, code in
      guard needsReason(in: code), !file.hasReason(atLine: number) else { return nil }
      return Violation(
        path: file.path, line: number, reason: "\(rawValue), without a comment that says why it holds")
    }
  }
}

@Suite("Unchecked promises are few and explained")
struct UncheckedReferencesTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "ViewGraph/A.swift", text: text) }

  @Test("there are no more of a kind than there were", arguments: Promise.allCases)
  fileprivate func count(promise: Promise) {
    let count = SourceTree.files.reduce(0) { $0 + promise.lines(in: $1).count }
    #expect(
      count <= promise.ceiling, "\(promise.rawValue): find a form that is checked; lower it when one goes")
  }

  @Test("each says how long what it refers to lives, or who may use it", arguments: Promise.allCases)
  fileprivate func reasons(promise: Promise) {
    expectNone(SourceTree.files.flatMap(promise.unexplained))
  }

  @Test(
    "a line without a reason is found, and a comment is one",
    arguments: [
      "unowned(unsafe) let a: B", "let a = { [unowned(unsafe) self] in b() }", "var a: [Unowned<B>] = []",
      "nonisolated(unsafe) static var a = 1",
    ])
  func found(source: String) {
    func count(_ text: String) -> Int { Promise.allCases.flatMap { $0.unexplained(in: file(text)) }.count }
    #expect(count(source) == 1)
    #expect(count("\(source)  // above this node, which it keeps") == 0)
    #expect(count("// Above this node,\n// which it keeps.\n\(source)") == 0)
    #expect(count("// Above this node.\n\nlet b = 1\n\(source)") == 1)
    #expect(count("/// Documentation says what it is.\n\(source)") == 1)
  }

  @Test("nobody has a weak reference to a graph, which would be slow to retain for good: its inbox tells")
  func graphs() {
    func isWeak(_ line: Substring) -> Bool {
      line.contains("weak graph") || line.contains("weak var") && line.contains(": Graph?")
    }
    #expect(isWeak("  private weak var graph: Graph?") && isWeak("a { [weak self, weak graph] in"))
    expectNone(
      SourceTree.files.flatMap { file in
        file.lines.enumerated().filter { isWeak($0.element) }.map {
          Violation(path: file.path, line: $0.offset + 1, reason: "a weak reference to a graph")
        }
      })
  }

  @Test("comments are not counted, and a line once")
  func counted() {
    let text = """
      /// An `unowned(unsafe)` field.
      struct A: @unchecked Sendable {  // not @unchecked Sendable for fun
        // unowned(unsafe)
        unowned(unsafe) let a: B, b: B
        func c(_ d: [Unowned<B>]) {}
      }
      """
    #expect(Promise.allCases.map { $0.lines(in: file(text)).count } == [1, 1, 0, 1])
  }
}
