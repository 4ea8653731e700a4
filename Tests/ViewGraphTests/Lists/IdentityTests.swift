import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// When a view is the same view as before, one statement a test.
@MainActor @Suite("Identity and state")
struct IdentityTests {
  @Test("if and else are two views though their type is one; a ternary is one view")
  func branches() {
    let remote = Remote(true)
    let stage = ListStage(
      Driven(remote) { isFirst in
        if isFirst { Keeper("if") } else { Keeper("else") }
        Keeper(isFirst ? "yes" : "no")
      })
    #expect(stage.names == ["if", "yes"])
    stage.change { remote.value = false }
    #expect(stage.names == ["else", "yes"])
    stage.change { remote.value = true }
    #expect(stage.names == ["if", "yes"])
  }

  @Test("an erased view of the same type keeps its state, one of another type does not")
  func erased() {
    let remote = Remote(0)
    let stage = ListStage(
      Driven(remote) { run in
        run < 2 ? AnyView(Keeper("\(run)")) : AnyView(Keeper("\(run)").margin())
      })
    #expect(stage.names == ["0"])
    stage.change { remote.value = 1 }
    #expect(stage.names == ["0"])
    stage.change { remote.value = 2 }
    #expect(stage.names == ["2"])
    stage.change { remote.value = 3 }
    #expect(stage.names == ["2"])
  }

  @Test("an initial value that a parent passes later is ignored until the identity is another")
  func initialValue() {
    let remote = Remote((name: "a", id: 0))
    let stage = ListStage(Driven(remote) { Keeper($0.name).id($0.id) })
    stage.change { remote.value = ("b", 0) }
    #expect(stage.names == ["a"])
    stage.change { remote.value = ("c", 1) }
    #expect(stage.names == ["c"])
    #expect(stage.graph.counters.nodes == ListStage(Keeper("c").id(1)).graph.counters.nodes + 1)
  }

  @Test("ids that occur twice: every row is shown, the picture depends on nothing else, one warning")
  func duplicates() {
    let remote = Remote([1, 1, 2])
    let stage = ListStage(Driven(remote) { ids in ForEach(ids, id: \.self) { Keeper("\($0)") } })
    #expect(stage.names == ["1", "1", "2"])
    stage.change { remote.value = [2, 1, 3, 1] }
    #expect(stage.names == ["2", "1", "3", "1"])
    stage.change { remote.value = [1, 2] }
    #expect(stage.names == ["1", "2"])
    #expect(stage.reports == [.duplicateID])
  }

  @Test("a constant range that changes is followed, with one warning")
  func range() {
    let remote = Remote(2)
    let stage = ListStage(Driven(remote) { count in ForEach(0..<count) { Keeper("\($0)") } })
    #expect(stage.reports.isEmpty)
    for count in [4, 1, 3] {
      stage.change { remote.value = count }
      #expect(stage.names == (0..<count).map(String.init))
    }
    #expect(stage.reports == [.countChanged])
  }

  @Test("the binding of a row that was deleted neither traps nor writes")
  func staleBinding() {
    final class Kept { var items: Binding<[Item]>?; var last: Binding<Item>? }
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Editor: View {
      let kept: Kept
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        let _ = kept.items = $items
        ForEach($items) { $item in
          let _ = kept.last = $item
          Tile(item.name)
        }
      }
    }
    let kept = Kept()
    let stage = ListStage(Editor(kept: kept))
    kept.last?.wrappedValue.name = "c"
    stage.change {}
    #expect(stage.names == ["a", "c"])
    let stale = kept.last
    stage.change { kept.items?.wrappedValue.removeLast() }
    stage.change { kept.items?.wrappedValue.removeLast() }
    #expect(stage.names == [])
    let last = stale?.wrappedValue.name
    #expect(last == "c")
    stage.change { stale?.wrappedValue.name = "d" }
    #expect(stage.names == [])
    #expect(kept.items?.wrappedValue.isEmpty == true)
  }

  @Test("a removed view leaves layout at once")
  func removal() {
    let remote = Remote(true)
    let stage = ListStage(
      Driven(remote) { isThere in
        HStack(spacing: 0) {
          if isThere { Tile("a").transition(.opacity) }
          Tile("b")
        }
      })
    #expect(stage.lefts == [0, 10])
    stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
    #expect(stage.names == ["b"])
    #expect(stage.lefts == [0])
  }
}
