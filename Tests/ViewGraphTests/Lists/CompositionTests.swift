import Geometry
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What a container is given, one statement a test.
@MainActor @Suite("Lists, groups and containers")
struct CompositionTests {
  @Test("a view contributes its list: one element for a stack root, several for a body with several roots")
  func bodies() {
    struct Stacked: View {
      var body: some View {
        VStack(spacing: 0) {
          Tile("a")
          Tile("b")
        }
      }
    }
    struct Several: View {
      var body: some View {
        Tile("c")
        Tile("d")
      }
    }
    struct Spread: View {
      var body: some View { Group(subviews: ForEach(["e", "f"], id: \.self) { Tile($0) }) { $0 } }
    }
    let stage = ListStage(
      HStack(spacing: 0) {
        Stacked().margin()
        Several().margin()
        Spread().margin()
      })
    #expect(stage.names == ["a", "b", "c", "d", "e", "f"])
    #expect(stage.lefts == [1, 1, 13, 25, 37, 49])
  }

  @Test("modifiers of layout and traits on a group or a loop apply to each element")
  func eachElement() {
    let tally = Tally()
    let stage = ListStage(
      Asking(tally) {
        Group {
          Tile("a")
          Tile("b")
        }
        .margin().layoutPriority(2).layoutValue(key: Weight.self, value: 5)
        ForEach(0..<2) { Tile("\($0)") }.layoutPriority(3)
      })
    #expect(tally.names == ["2.0 5 12", "2.0 5 12", "3.0 0 10", "3.0 0 10"])
    #expect(stage.names == ["a", "b", "0", "1"])
  }

  @Test("a custom modifier on a group runs once, its content being the whole list")
  func modifierOnGroup() {
    struct Boxed: ViewModifier {
      let tally: Tally
      func body(content: Content) -> some View {
        let _ = tally.add()
        VStack(spacing: 0) { content }.margin()
      }
    }
    let tally = Tally()
    let stage = ListStage(
      HStack(spacing: 0) {
        Group {
          Tile("a")
          Tile("b")
        }
        .modifier(Boxed(tally: tally))
      })
    #expect(tally.count == 1)
    #expect(stage.lefts == [1, 1])
    #expect(Set(stage.tops).count == 2)
  }

  @Test("a section's header reads the environment of the place where its proxy stands")
  func header() {
    let stage = ListStage(
      ForEach(
        sections: Section {
          Tile("row")
        } header: {
          Tile("header")
        }
      ) { section in
        section.header.environment(\.ink, "heading")
        section.content
      })
    #expect(stage.shown.map(\.ink) == ["heading", "plain"])
  }

  @Test("priorities and layout values travel through modifiers, bodies, conditions and erased views")
  func travel() {
    struct Named: View { var body: some View { Tile("c").said() } }
    let tally = Tally()
    _ = ListStage(
      Asking(tally) {
        Tile("a").said()
        Tile("b").said().margin()
        Named()
        AnyView(Named()).margin()
        if Bool(true) { Named() }
        HStack { Named() }
      })
    #expect(tally.names.map { String($0.prefix(5)) } == Array(repeating: "4.0 7", count: 5) + ["0.0 0"])
  }

  @Test("of two values for one element the inner wins")
  func conflict() {
    let tally = Tally()
    _ = ListStage(
      Asking(tally) {
        Tile("a").layoutPriority(1).layoutPriority(2)
        Group { Tile("b").layoutValue(key: Weight.self, value: 1) }.layoutValue(key: Weight.self, value: 2)
      })
    #expect(tally.names == ["1.0 0 10", "0.0 1 10"])
  }

  @Test("what is in front travels outward and stops at containers")
  func depth() {
    struct Raised: View { var body: some View { Color.red.zIndex(1) } }
    func front<V: View>(_ back: V) -> [UInt8] {
      let view = ZStack {
        back
        Color.blue
      }
      let image = HeadlessSession(view, size: CGSize(width: 1, height: 1)).image()
      return Array(image.premultipliedRGBA.prefix(3))
    }
    let red = front(ZStack { Color.red }.zIndex(1))
    let blue = front(Color.red)
    #expect(red != blue)
    #expect(front(Raised()) == red)
    #expect(front(AnyView(Raised().opacity(1))) == red)
    #expect(front(Group { if Bool(true) { Raised() } }) == red)
    #expect(front(HStack { Raised() }) == blue)
  }

  @Test("moving an element to another parent is a new placement; reordering in one loop keeps its state")
  func parents() {
    let remote = Remote((names: ["a", "b"], isLeft: true, run: 0))
    let stage = ListStage(
      Driven(remote) { state in
        VStack { ForEach(state.isLeft ? state.names : [], id: \.self) { Keeper("\($0)\(state.run)") } }
        VStack { ForEach(state.isLeft ? [] : state.names, id: \.self) { Keeper("\($0)\(state.run)") } }
      })
    #expect(stage.names == ["a0", "b0"])
    stage.change { remote.value = (["b", "a"], true, 1) }
    #expect(stage.names == ["b0", "a0"])
    stage.change { remote.value = (["b", "a"], false, 2) }
    #expect(stage.names == ["b2", "a2"])
  }

  @Test("one subview placed twice is two nodes: state inside is their own, that which makes the list is one")
  func twice() {
    let tally = Tally()
    let stage = ListStage(
      Group(subviews: CountedRow(name: "a", tally: tally).onAppear { tally.add("appear") }) { subviews in
        subviews[0]
        subviews[0]
      })
    #expect(stage.names == ["a", "a"])
    #expect(tally.names.filter { $0 == "appear" }.count == 2)
    // A state keeps the name of the time when it was made.
    let remote = Remote((name: "a", isTwice: false))
    let states = ListStage(
      Driven(remote) { now in
        Group(
          subviews: Group {
            VStack { Keeper("in \(now.name)") }
            Keeper("list \(now.name)")
          }
        ) { subviews in
          subviews
          if now.isTwice { subviews }
        }
      })
    states.change { remote.value = (name: "b", isTwice: true) }
    #expect(states.names == ["in a", "list a", "in b", "list a"])
  }

  @Test("a subview appears where it is placed, and not before")
  func appearance() {
    let tally = Tally()
    let remote = Remote(false)
    let stage = ListStage(
      Driven(remote) { showsAll in
        Group(
          subviews: Group {
            Tile("a").onAppear { tally.add("a") }.onDisappear { tally.add("a gone") }
            Tile("b").onAppear { tally.add("b") }.onDisappear { tally.add("b gone") }
          }
        ) { subviews in
          subviews[0]
          if showsAll { subviews[1] }
        }
      })
    #expect(tally.names == ["a"])
    stage.change { remote.value = true }
    #expect(tally.names == ["a", "b"])
    stage.change { remote.value = false }
    #expect(tally.names == ["a", "b", "b gone"])
  }

  @Test("rows with two roots are two elements")
  func rowsOfTwo() {
    let stage = ListStage(
      Group(
        subviews: ForEach(0..<2) { number in
          Tile("a\(number)")
          Tile("b\(number)")
        }
      ) { subviews in
        Tile("\(subviews.count)")
        subviews
      })
    #expect(stage.names == ["4", "a0", "b0", "a1", "b1"])
  }
}

private struct Weight: LayoutValueKey { static var defaultValue: Int { 0 } }

extension View {
  fileprivate func said() -> some View { layoutPriority(4).layoutValue(key: Weight.self, value: 7) }
}

/// Notes what its subviews say: priority, weight and width.
private struct Asking: Layout {
  let tally: Tally
  init(_ tally: Tally) { self.tally = tally }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    tally.names = subviews.map { subview in
      "\(subview.priority) \(subview[Weight.self]) \(Int(subview.sizeThatFits(.unspecified).width))"
    }
    return .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
