import HeadlessHost
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What a host has of the tree of semantics follows it by what has changed.
@MainActor @Suite("Lists of semantics") struct SemanticsListTests {
  private var list = SemanticsList<String>()

  /// Brings the list up to date; answers the changes, and how many elements were looked at.
  private mutating func update(_ session: HeadlessSession, all: Bool = false) -> (
    changes: [String], visited: Int
  ) {
    let before = list.visited
    let changes = list.update(to: session.semantics, all: all) { $0.line(at: $1) }
    return (
      changes.map { "\($0.place) -\($0.removed) +\($0.inserted.joined(separator: ","))" },
      list.visited - before
    )
  }

  private static func rows(_ remote: Remote<String>) -> HeadlessSession {
    HeadlessSession(
      VStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { index in
          HStack {
            if index == 500 { Driven(remote) { Text($0) } } else { Text("row") }
            Button("open") {}
          }
        }
      }, size: CGSize(width: 200, height: 100))
  }

  @Test("an unchanged tree is not gone through, one of 1,000 rows that changes is gone through alone")
  mutating func oneOfManyRows() {
    let remote = Remote("one")
    let session = Self.rows(remote)
    let first = update(session)
    #expect(first.changes.count == 1 && first.visited > 2000)
    #expect(update(session) == ([], 1), "the window alone")
    remote.value = "two"
    let second = update(session)
    #expect(second.changes == ["1001 -1 +1 two"])
    #expect(second.visited <= 6, "the window, what is around the rows, the row, the text: \(second.visited)")
    #expect(update(session).visited == 1)
    #expect(update(session, all: true).visited > 2000)
  }

  @Test("views that come and go are those alone")
  mutating func comeAndGo() {
    let remote = Remote(["a", "b", "c", "d"])
    let session = HeadlessSession(
      Driven(remote) { names in
        HStack { ForEach(names, id: \.self) { Text($0) } }.frame(width: 100, alignment: .leading)
      }, size: CGSize(width: 200, height: 100))
    #expect(update(session).changes == ["0 -0 +0 ,1 a,1 b,1 c,1 d"])
    remote.value = ["a", "b", "x", "y", "c", "d"]
    #expect(update(session).changes == ["3 -0 +1 x,1 y"])
    remote.value = ["a", "d"]
    #expect(update(session).changes == ["2 -4 +"])
    remote.value = []
    #expect(update(session).changes == ["1 -2 +"])
    remote.value = ["z"]
    #expect(update(session).changes == ["1 -0 +1 z"])
    #expect(list.update(to: nil) { $0.line(at: $1) }.map(\.removed) == [2])
    #expect(list.snapshot.handle(at: 0) == nil)
  }

  @Test("a list of before stays as it was")
  mutating func snapshots() throws {
    let remote = Remote(["a", "b"])
    let session = HeadlessSession(
      Driven(remote) { names in VStack { ForEach(names, id: \.self) { Text($0) } } },
      size: CGSize(width: 200, height: 100))
    _ = update(session)
    let before = list.snapshot
    let second = try #require(before.handle(at: 2))
    remote.value = ["new", "a", "b"]
    _ = update(session)
    #expect(before.handle(at: 2) == second && list.snapshot.handle(at: 3) == second)
    #expect(before.handle(at: 3) == nil && before.handle(at: -1) == nil)
  }

  @Test("an element whose name stands elsewhere follows that")
  mutating func pairs() {
    let remote = Remote("one")
    let session = HeadlessSession(Named(remote: remote), size: CGSize(width: 300, height: 100))
    _ = update(session)
    remote.value = "two"
    let changes = update(session).changes
    #expect(changes.count == 2 && changes.allSatisfy { $0.hasSuffix("two") })
  }

  @Test("what names others is looked at alone, and nothing where nothing does; also where it shows elsewhere")
  func naming() throws {
    let remote = Remote("name")
    let session = HeadlessSession(Named(remote: remote), size: CGSize(width: 300, height: 100))
    #expect(try session.find(.role(.slider)).label == "name")
    func looked() -> Int { session.session.graph.semantics?.lookedForNames ?? 0 }
    var before = looked()
    _ = session.semantics
    #expect(looked() - before == 1, "one of 100")
    remote.value = ""
    #expect(try session.find(.role(.slider)).label == nil)
    before = looked()
    _ = session.semantics
    #expect(looked() == before)
  }
}

/// A slider whose name stands beside many other texts, unless it is empty.
private struct Named: View {
  let remote: Remote<String>
  @Namespace private var pairs

  var body: some View {
    Driven(remote) { name in
      HStack {
        VStack {
          if !name.isEmpty {
            Text(name).padding(3).accessibilityLabeledPair(role: .label, id: "a", in: pairs)
          }
          ForEach(0..<98, id: \.self) { Text("\($0)") }
        }
        .frame(height: 50)
        Slider(value: .constant(0.5)).labelsHidden()
          .accessibilityLabeledPair(role: .content, id: "a", in: pairs)
      }
    }
  }
}

extension SemanticsNode {
  fileprivate func line(at depth: Int) -> String { "\(depth) \(semantics.label ?? "")" }
}
