import HeadlessHost
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What a host has of the tree of semantics follows it by what has changed.
@MainActor @Suite("Lists of semantics") struct SemanticsListTests {
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
