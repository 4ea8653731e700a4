import TestSupport
import Testing
import SwiftUICore
import ViewGraph

@MainActor @Suite("Variadic views")
struct VariadicViewTests {
  struct UnaryRoot: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }
  struct MultiRoot: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }
  struct PlainRoot: _VariadicView_ViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      children.first
      ForEach(children.dropFirst()) { child in
        Tile("|")
        child
      }
    }
  }

  @ViewBuilder private var parts: some View {
    Tile("a")
    Tile("b")
    Tile("c")
  }

  @Test("a unary root is one element whose views form a vertical stack; a multi-view root flattens")
  func roots() {
    let unary = ListStage(HStack(spacing: 0) { _VariadicView.Tree(UnaryRoot()) { parts }.margin() })
    #expect(unary.lefts == [1, 1, 1])
    #expect(unary.tops == unary.tops.sorted() && Set(unary.tops).count == 3)
    let multi = ListStage(
      HStack(spacing: 0) { _VariadicView.Tree(root: MultiRoot(), content: parts).margin() })
    #expect(multi.lefts == [1, 13, 25])
    let plain = ListStage(HStack(spacing: 0) { _VariadicView.Tree(PlainRoot()) { parts } })
    #expect(plain.names == ["a", "|", "b", "|", "c"])
    #expect(plain.lefts == [0, 0, 0, 0, 0])
  }

  @Test("in another list a unary tree is one subview, a multi-view tree as many as it returns")
  func nesting() {
    let stage = ListStage(
      Group(
        subviews: Group {
          _VariadicView.Tree(UnaryRoot()) { parts }
          _VariadicView.Tree(MultiRoot()) { parts }
        }
      ) { subviews in
        Tile("\(subviews.count)")
        HStack { subviews[0] }
        HStack { subviews[3] }
      })
    #expect(stage.names == ["4", "a", "b", "c", "c"])
  }

  private struct LevelTrait: _ViewTraitKey { static var defaultValue: Int { 0 } }

  @Test("identities and traits of the children")
  func children() {
    struct Asking: _VariadicView_MultiViewRoot {
      let tally: Tally
      func body(children: _VariadicView.Children) -> some View {
        let _ = children.forEach { child in
          var changed = child
          changed[LevelTrait.self] += 10
          tally.add(
            "\(child.id(as: Int.self) ?? -1) \(child.id(as: String.self) ?? "-") \(child[LevelTrait.self]) "
              + "\(changed[LevelTrait.self])")
        }
        let _ = tally.add("\(Set(children.map(\.id)).count)")
        EmptyView()
      }
    }
    let tally = Tally()
    _ = ListStage(
      _VariadicView.Tree(Asking(tally: tally)) {
        Tile("a")._trait(LevelTrait.self, 3)
        Tile("b").id("bee")
        ForEach(7..<9) { Tile("\($0)") }
      })
    #expect(tally.names == ["-1 - 3 13", "-1 bee 0 10", "7 - 0 10", "8 - 0 10", "4"])
  }

  @Test("a root's dynamic properties are followed")
  func properties() {
    struct Inked: _VariadicView_MultiViewRoot {
      @Environment(\.ink) var ink
      func body(children: _VariadicView.Children) -> some View {
        Tile(ink)
        children
      }
    }
    let remote = Remote("red")
    let stage = ListStage(
      Driven(remote) { ink in _VariadicView.Tree(Inked()) { Tile("a") }.environment(\.ink, ink) })
    #expect(stage.names == ["red", "a"])
    stage.change { remote.value = "blue" }
    #expect(stage.names == ["blue", "a"])
  }
}
