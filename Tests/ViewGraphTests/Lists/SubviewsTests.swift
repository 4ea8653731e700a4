import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing
import SwiftUICore
import ViewGraph

@MainActor @Suite("Subviews of a view")
struct SubviewsTests {
  @Test("groups, loops, conditions and erased views flatten into one collection; empty views are none")
  func flattening() {
    let tally = Tally()
    let stage = ListStage(
      Group(
        subviews: Group {
          Tile("a")
          Group {
            Tile("b")
            EmptyView()
            Group { ForEach(["c", "d"], id: \.self) { Tile($0) } }
          }
          if Bool(true) { AnyView(Tile("e")) }
          VStack {
            Tile("f"); Tile("g")
          }
          VStack {}
        }
      ) { subviews in
        let _ = tally.add("\(subviews.count)")
        ForEach(subviews) { $0 }
      })
    #expect(tally.names == ["7"])
    #expect(stage.names == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test("a view that asks in its body for the subviews that it is one of runs once, and so does a row")
  func askedFromWithin() {
    let (kept, tally) = (KeptSubviews(), Tally())
    let stage = ListStage(
      Group(
        subviews: Group {
          Asking(kept: kept, tally: tally)
          ForEach(["b", "c"], id: \.self) { name in
            let _ = kept.ask(name, tally)
            Tile(name)
          }
        }
      ) { subviews in
        let _ = kept.subviews = subviews
        ForEach(subviews) { $0 }
      })
    #expect(stage.names == ["a", "b", "c"])
    #expect(tally.names.sorted() == ["a", "b", "c"])
    kept.subviews = nil
  }

  @Test("the cards listing: first, second, third, and the rest as a slice")
  func cards() {
    struct Cards<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack(spacing: 0) {
          Group(subviews: content) { subviews in
            HStack(spacing: 0) {
              if subviews.count >= 2 { subviews[1].margin() }
              if let first = subviews.first { first.margin(3) }
              if subviews.count >= 3 { subviews[2].margin() }
            }
            if subviews.count > 3 { subviews[3...] }
          }
        }
      }
    }
    let five = ListStage(
      Cards {
        Tile("1")
        Tile("2")
        Tile("3")
        Tile("4")
        Tile("5")
      })
    #expect(five.names == ["2", "1", "3", "4", "5"])
    #expect(five.tops == [3, 3, 3, 16, 26])
    #expect(ListStage(Cards { Tile("1") }).names == ["1"])
    #expect(ListStage(Cards { EmptyView() }).names.isEmpty)
  }

  @Test("a slice keeps the identities and indices of the whole")
  func slices() {
    let tally = Tally()
    _ = ListStage(
      Group(subviews: ForEach(0..<6) { Tile("\($0)") }) { subviews in
        let slice = subviews[3...]
        let same =
          slice.startIndex == 3 && slice[4].id == subviews[4].id && slice[5...].first?.id == subviews[5].id
        let distinct = Set(subviews.map(\.id)).count == 6
        let _ = tally.add("\(same) \(distinct) \(slice.count)")
        EmptyView()
      })
    #expect(tally.names == ["true true 3"])
  }

  @Test("an index out of range shows nothing and does not trap")
  func range() {
    let stage = ListStage(
      Group(subviews: Tile("a")) { subviews in
        subviews[7]
        subviews[-1]
        subviews[0..<9]
        subviews[0...][3]
      })
    #expect(stage.names == ["a"])
  }

  @Test("modifiers of the original apply inside those of the proxy, on a group to each child")
  func modifiers() {
    let stage = ListStage(
      Group(
        subviews: Group {
          Tile("a")
          Tile("b")
        }.margin(2)
      ) { subviews in
        HStack(spacing: 0) { ForEach(subviews) { $0.margin(5) } }
      })
    #expect(stage.names == ["a", "b"])
    #expect(stage.lefts == [7, 31])
  }

  @Test("custom bodies read the container's environment, leaves that of the place where the proxy stands")
  func environment() {
    struct Reader: View {
      @Environment(\.ink) var ink
      var body: some View { Tile("list:\(ink)") }
    }
    let stage = ListStage(
      Group(
        subviews: Group {
          Reader()
          Tile("own").environment(\.ink, "own")
        }
      ) { subviews in
        ForEach(subviews) { $0.environment(\.ink, "place") }
      }.environment(\.ink, "container"))
    #expect(stage.names == ["list:container", "own"])
    #expect(stage.shown.map(\.ink) == ["place", "own"])
  }

  @Test("a subview placed twice is two nodes, and both follow the original")
  func twice() {
    let remote = Remote("a")
    let stage = ListStage(
      Driven(remote) { name in
        Group(subviews: Tile(name).margin()) { subviews in
          HStack(spacing: 0) {
            subviews[0]
            subviews[0]
          }
        }
      })
    #expect(stage.names == ["a", "a"])
    #expect(stage.lefts == [1, 13])
    stage.change { remote.value = "b" }
    #expect(stage.names == ["b", "b"])
  }

  @Test("state and identity survive reordering by the container and in the source")
  func reordering() {
    let remote = Remote(["a", "b", "c"])
    let reversed = Remote(false)
    let stage = ListStage(
      Driven(remote) { names in
        Driven(reversed) { isReversed in
          Group(subviews: ForEach(names, id: \.self) { name in VStack { Keeper(name) } }) { subviews in
            ForEach(isReversed ? subviews.reversed() : Array(subviews)) { $0 }
          }
        }
      })
    #expect(stage.names == ["a", "b", "c"])
    let before = stage.graph.counters.nodes
    stage.change { reversed.value = true }
    #expect(stage.names == ["c", "b", "a"])
    stage.change { remote.value = ["c", "a", "b"] }
    #expect(stage.names == ["b", "a", "c"])
    #expect(stage.graph.counters.nodes == before)
  }

  @Test("a change in the list is seen by the container; nothing leaks")
  func listChanges() {
    let remote = Remote(3)
    let stage = ListStage(
      Driven(remote) { count in
        Group(
          subviews: Group {
            if count > 5 { Tile("many") }
            ForEach(Array(0..<count), id: \.self) { Tile("\($0)").margin() }
          }
        ) { subviews in
          Tile("count \(subviews.count)")
          subviews
        }
      })
    let before = stage.graph.counters.nodes
    #expect(stage.names == ["count 3", "0", "1", "2"])
    stage.change { remote.value = 6 }
    #expect(stage.names == ["count 7", "many", "0", "1", "2", "3", "4", "5"])
    stage.change { remote.value = 0 }
    #expect(stage.names == ["count 0"])
    stage.change { remote.value = 3 }
    #expect(stage.names == ["count 3", "0", "1", "2"])
    #expect(stage.graph.counters.nodes == before)
  }

  @Test("proxies and collections kept after the list has changed show nothing and do not trap")
  func kept() {
    final class Kept { var subviews: [Subview] = []; var collection: SubviewsCollection? }
    let kept = Kept()
    let names = Remote(["a", "b"])
    let other = Remote(0)
    let stage = ListStage(
      Driven(names) { names in
        HStack(spacing: 0) {
          Group(subviews: ForEach(names, id: \.self) { Tile($0).margin() }) { subviews in
            if kept.collection == nil {
              let _ = (kept.collection = subviews)
              let _ = (kept.subviews = Array(subviews))
            }
            Tile("list")
          }
          Driven(other) { number in
            Tile("other \(number)")
            ForEach(kept.subviews) { $0.margin() }
            if let collection = kept.collection { collection[1] }
          }
        }
      })
    #expect(stage.names == ["list", "other 0", "a", "b", "b"])
    stage.change { names.value = ["b"] }
    #expect(!stage.names.contains("a"))
    stage.change { names.value = [] }
    #expect(!stage.names.contains("a") && !stage.names.contains("b"))
    stage.change { other.value = 1 }
    #expect(stage.names == ["list", "other 1"])
    #expect(kept.subviews.allSatisfy { !$0.containerValues.isPinned })
    #expect(Set(kept.subviews.map(\.id)).count == 2)
    stage.root.invalidate()
    #expect(kept.subviews[0].containerValues.tag(for: String.self) == nil)
  }

  @Test("containers nest: a container in a container is one subview, or as many as its result")
  func nesting() {
    struct Row<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        HStack(spacing: 0) { Group(subviews: content) { ForEach($0.reversed()) { $0 } } }
      }
    }
    struct Doubled<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) {
          ForEach($0) {
            $0.margin(); $0
          }
        }
      }
    }
    let counts = Tally()
    let names = Remote(["a", "b"])
    let stage = ListStage(
      Driven(names) { names in
        Group(
          subviews: Group {
            Row {
              Tile("x"); Tile("y")
            }
            Doubled { ForEach(names, id: \.self) { Keeper($0) } }
          }
        ) { subviews in
          let _ = counts.add("\(subviews.count)")
          ForEach(subviews) { $0.margin() }
        }
      })
    #expect(stage.names == ["y", "x", "a", "a", "b", "b"])
    stage.change { names.value = ["b", "c", "a"] }
    #expect(stage.names == ["y", "x", "b", "b", "c", "c", "a", "a"])
    stage.change { names.value = [] }
    #expect(stage.names == ["y", "x"])
    #expect(counts.names.first == "5" && counts.names.last == "1")
  }

  @Test("a custom modifier's content may be taken apart, and may stand in a stack inside the list")
  func modifierContent() {
    struct Boxed: ViewModifier {
      func body(content: Content) -> some View { VStack(spacing: 0) { content } }
    }
    struct Spread: ViewModifier {
      func body(content: Content) -> some View {
        Group(subviews: content) { subviews in HStack(spacing: 0) { ForEach(subviews) { $0.margin() } } }
      }
    }
    let pair = Group {
      Tile("a")
      Tile("b")
    }
    let boxed = ListStage(
      Group(subviews: pair.modifier(Boxed())) {
        Tile("\($0.count)"); $0
      })
    #expect(boxed.names == ["1", "a", "b"])
    let spread = ListStage(pair.modifier(Spread()))
    #expect(spread.lefts == [1, 13])
    let nested = ListStage(pair.modifier(Boxed()).modifier(Boxed()))
    #expect(nested.names == ["a", "b"])
  }
}

extension SubviewsTests {
  private struct Noted: View {
    let tally: Tally
    var body: some View {
      let _ = tally.add("made")
      HStack { Tile("a") }
    }
  }

  @Test("a thread that does not carry the main actor makes no subviews, which run the program's code")
  func otherThread() {
    let (kept, tally) = (KeptSubviews(), Tally())
    let stage = ListStage(
      Group(subviews: Noted(tally: tally)) { subviews in
        let _ = kept.subviews = subviews
        Tile("none")
      })
    #expect(stage.names == ["none"])
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let subview = kept.subviews?.first
    Thread.detachNewThread {
      _ = subview?.containerValues.tag(for: Int.self)
      done.signal()
    }
    done.wait()
    #expect(tally.names.isEmpty)
    _ = kept.subviews?.first?.containerValues.tag(for: Int.self)
    #expect(tally.names == ["made"])
  }
}

@MainActor
private final class KeptSubviews {
  var subviews: SubviewsCollection?

  func ask(_ name: String, _ tally: Tally) {
    tally.add(name)
    for subview in subviews.map(Array.init) ?? [] { _ = subview.containerValues.tag(for: Int.self) }
  }
}

private struct Asking: View {
  let kept: KeptSubviews
  let tally: Tally

  var body: some View {
    let _ = kept.ask("a", tally)
    Tile("a")
  }
}
