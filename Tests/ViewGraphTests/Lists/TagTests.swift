import SwiftUI
import TestSupport
import Testing
import ViewGraph

@MainActor @Suite("Tags")
struct TagTests {
  /// Of each subview, its tags for `Int`, `String` and `Int?`; a dash for none.
  private func tags<V: View>(_ view: V) -> [String] {
    let tally = Tally()
    _ = ListStage(
      Group(subviews: view) { subviews in
        let _ = subviews.forEach { subview in
          let values = subview.containerValues
          let number = values.tag(for: Int.self).map { "\($0)" } ?? "-"
          let optional = values.tag(for: Int?.self).map { $0.map { "\($0)" } ?? "nil" } ?? "-"
          tally.add("\(number) \(values.tag(for: String.self) ?? "-") \(optional)")
        }
        EmptyView()
      })
    return tally.names
  }

  @Test("a view has one tag for each type of value") func types() {
    #expect(tags(Tile("a").tag(1).tag("x")) == ["1 x 1"])
    #expect(tags(Tile("a").tag("x").tag(1, includeOptional: false)) == ["1 x -"])
    #expect(tags(Tile("a").tag(1 as Int?)) == ["- - 1"])
    #expect(tags(Tile("a").tag(nil as Int?).tag(2)) == ["2 - nil"])
  }

  @Test("of several tags of one type the inmost holds") func inmost() {
    #expect(tags(Tile("a").tag(1).tag(2)) == ["1 - 1"])
    #expect(tags(Tile("a").tag(1).tag(2 as Int?)) == ["1 - 1"])
    #expect(tags(Tile("a").tag(1, includeOptional: false).tag(2 as Int?)) == ["1 - 2"])
  }

  @Test("any tag of the program's beats the identity that a loop gives") func loops() {
    #expect(tags(ForEach([1, 2], id: \.self) { _ in Tile("a") }) == ["1 - 1", "2 - 2"])
    #expect(tags(ForEach([1, 2], id: \.self) { _ in Tile("a").tag("x") }) == ["- x -", "- x -"])
    #expect(tags(ForEach([1, 2], id: \.self) { Tile("a").tag($0 * 10) }) == ["10 - 10", "20 - 20"])
    #expect(tags(ForEach([1, 2], id: \.self) { _ in Tile("a") }.tag(7)) == ["7 - 7", "7 - 7"])
  }

  @Test("a tag that changes reaches who asks for it") func change() {
    let remote = Remote(1)
    let tally = Tally()
    let stage = ListStage(
      Driven(remote) { number in
        Group(subviews: Tile("a").tag(number).tag("x")) { subviews in
          let _ = subviews.forEach {
            tally.add("\($0.containerValues.hasTag(2)) \($0.containerValues.hasTag("x"))")
          }
          EmptyView()
        }
      })
    #expect(tally.names == ["false true"])
    stage.change { remote.value = 2 }
    #expect(tally.names.last == "true true")
  }

  @Test("a layout reads container values and tags of its subviews") func layout() {
    struct Reading: Layout {
      let tally: Tally
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for subview in subviews {
          let values = subview.containerValues
          let text = "\(values.level) \(values.tag(for: Int.self) ?? 0)"
          MainActor.assumeIsolated { tally.add(text) }
        }
        return .zero
      }
      func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let tally = Tally()
    _ = ListStage(
      Reading(tally: tally) {
        Tile("a").containerValue(\.level, 4).tag(1)
        Tile("b").padding()
      })
    #expect(Array(tally.names.prefix(2)) == ["4 1", "0 0"])
  }
}
