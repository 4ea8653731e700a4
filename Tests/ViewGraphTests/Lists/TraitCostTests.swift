import DisplayList
import SwiftUI
import TestSupport
import Testing

@testable import ViewGraph

/// Traits concern the container whose children have them, and change nothing for the others.
@MainActor @Suite("What traits cost")
struct TraitCostTests {
  private static let rows = 200

  private struct Row: View {
    let remote: Remote<Int>?
    var body: some View {
      if let remote {
        Driven(remote) { Color(white: Double($0)).frame(width: 10, height: 10) }
      } else {
        Tile("row")
      }
    }
  }

  private static func column<Extra: View>(
    _ remote: Remote<Int>, @ViewBuilder beside extra: () -> Extra
  ) -> some View {
    VStack {
      extra()
      ForEach(0..<rows, id: \.self) { Row(remote: $0 == 7 ? remote : nil) }
    }
  }

  /// What the change of one row looks up and puts together.
  private func change<Extra: View>(@ViewBuilder beside extra: () -> Extra) -> (Int, Int) {
    let remote = Remote(0)
    let stage = ListStage(Self.column(remote, beside: extra))
    let before = stage.graph.counters
    remote.value = 1
    stage.graph.update()
    _ = stage.root.picture()
    let after = stage.graph.counters
    return (after.traits - before.traits, after.compositions - before.compositions)
  }

  @Test("one trait beside many rows costs the picture of a changed row nothing")
  func besideRows() {
    let (traits, compositions) = change { Tile("plain") }
    #expect(traits == 0)
    #expect((1...3).contains(compositions), "one row, in the column and those around it")
    #expect(change { Tile("a").help("help") } == (traits, compositions))
    #expect(change { Tile("a").accessibilityLabel("label") } == (traits, compositions))
    #expect(change { Tile("a").tag(1) } == (traits, compositions))
    #expect(change { Tile("a").containerValue(\.level, 1) } == (traits, compositions))
    #expect(change { Tile("a").zIndex(1) } == (traits, compositions))
    #expect(change { VStack { Tile("a").zIndex(1) } } == (traits, compositions))
  }

  @Test("a z-index is a matter of the container alone whose children have it")
  func containerAlone() throws {
    let stage = ListStage(
      VStack {
        HStack {
          Tile("a").zIndex(1).margin()
          Tile("b").layoutPriority(1)
        }
        Tile("c").tag(1)
      })
    let column = try #require(container(1, stage))
    let row = try #require(container(2, stage))
    #expect(column.flags.traitUses == .values)
    #expect(row.flags.traitUses == [.paintOrder, .priority])
  }

  /// The container that stands so many containers deep.
  private func container(_ depth: Int, _ stage: ListStage) -> ContainerNode? {
    var element = stage.root.element
    for _ in 0..<depth {
      var next: ElementNode?
      element?.forEachElement { if next == nil, $0 is ContainerNode { next = $0 } }
      element = next
    }
    return element as? ContainerNode
  }

  @Test("a changed label, help text or tag that nobody reads rebuilds nothing")
  func changedLabel() {
    let remote = Remote(0)
    func check<Labeled: View>(@ViewBuilder _ content: @escaping (Int) -> Labeled) {
      let remote = Remote(0)
      let stage = ListStage(
        VStack {
          Driven(remote) { content($0) }
          ForEach(0..<20, id: \.self) { _ in Tile("row") }
        })
      let before = stage.graph.counters
      remote.value = 1
      stage.graph.update()
      _ = stage.root.picture()
      let after = stage.graph.counters
      #expect(after.bodies - before.bodies == 1)
      #expect(after.measures == before.measures)
      #expect(after.placements == before.placements)
      #expect(after.drawings == before.drawings)
      #expect(after.traits == before.traits)
    }
    check { Tile("a").help("help \($0)") }
    check { Tile("a").accessibilityLabel("label \($0)") }
    check { Tile("a").tag($0) }
    check { Tile("a").containerValue(\.level, $0).margin() }
    check { Tile("a").layoutValue(key: LevelKey.self, value: $0) }
    check { Tile("a").transition($0 == 0 ? .opacity : .slide) }
    withExtendedLifetime(remote) {}
  }

  private struct LevelKey: LayoutValueKey { static var defaultValue: Int { 0 } }

  /// As high as its children's values say.
  private struct LevelLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: subviews.map { CGFloat($0[LevelKey.self]) }.reduce(0, +))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("what a consumer goes by reaches it, through modifiers, groups and placed subviews")
  func changedLayoutValue() {
    let remote = Remote(1)
    let stage = ListStage(
      VStack(spacing: 0) {
        Driven(remote) { level in
          LevelLayout {
            Tile("a").layoutValue(key: LevelKey.self, value: level).margin()
            Group { Tile("b") }.layoutValue(key: LevelKey.self, value: level)
            Group(subviews: Tile("c").layoutValue(key: LevelKey.self, value: level)) { subviews in
              ForEach(subviews) { $0 }
            }
          }
        }
        Tile("end")
      })
    func top() -> CGFloat { stage.shown.first { $0.name == "end" }?.frame.minY ?? -1 }
    let first = top()
    stage.change { remote.value = 5 }
    #expect(top() == first + 4 * 3)
  }

  @Test("the paint order follows z-indices that change, come and go")
  func changedOrder() {
    let remote = Remote(0)
    func shown(_ number: Int) -> some View {
      ZStack {
        Color.red.zIndex(Double(number)).frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10)
        if number > 1 { Color.blue.frame(width: 10, height: 10).zIndex(-1) }
        HStack { Color.white.frame(width: 10, height: 10).zIndex(3) }
      }
    }
    let stage = ListStage(Driven(remote) { shown($0) })
    for number in [1, 2, -1, 0, 2] {
      stage.change { remote.value = number }
      let fresh = ListStage(Driven(Remote(number)) { shown($0) })
      #expect(colors(stage.root.picture()) == colors(fresh.root.picture()), "\(number)")
    }
    #expect(colors(stage.root.picture()).count == 4)
  }

  /// The colours of a picture, from back to front.
  private func colors(_ placed: Placed) -> [ResolvedColor] {
    var found: [ResolvedColor] = []
    for item in placed.fragment.items {
      switch item {
      case .fill(_, .color(let color), _): found.append(color)
      case .children(let tree): tree.forEach { found += colors($0) }
      case .group(_, let content): found += colors(content)
      default: break
      }
    }
    return found
  }
}
