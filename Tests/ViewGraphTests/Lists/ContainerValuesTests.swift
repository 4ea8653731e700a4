import TestSupport
import Testing
import SwiftUICore
import ViewGraph

@MainActor @Suite("Container values, tags and traits")
struct ContainerValuesTests {
  private func read<V: View>(_ view: V, _ value: @escaping (Subview) -> String) -> [String] {
    let tally = Tally()
    _ = ListStage(
      Group(subviews: view) { subviews in
        let _ = subviews.forEach { tally.add(value($0)) }
        EmptyView()
      })
    return tally.names
  }

  @Test("values travel through modifiers, bodies, conditions and erased views, and stop at containers")
  func travel() {
    struct Pinned: View { var body: some View { Tile("c").containerValue(\.isPinned, true) } }
    let values = read(
      Group {
        Tile("a")
        Tile("b").containerValue(\.isPinned, true).margin()
        Pinned()
        AnyView(Pinned())
        if Bool(true) { Pinned() }
        VStack { Pinned() }
      }
    ) { "\($0.containerValues.isPinned)" }
    #expect(values == ["false", "true", "true", "true", "true", "false"])
  }

  @Test("the inner value wins, and a group's value reaches each of its views")
  func conflict() {
    let values = read(
      Group {
        Tile("a")
        Tile("b").containerValue(\.level, 2)
      }.containerValue(\.level, 1)
    ) { "\($0.containerValues.level)" }
    #expect(values == ["1", "2"])
  }

  @Test("values pass through a container's own subviews; what the proxy adds counts outside")
  func nested() {
    struct Passing<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { Group(subviews: content) { ForEach($0) { $0.containerValue(\.level, 9) } } }
    }
    let values = read(
      Passing {
        Tile("a").containerValue(\.level, 1)
        Tile("b").containerValue(\.isPinned, true)
      }
    ) { "\($0.containerValues.level) \($0.containerValues.isPinned)" }
    #expect(values == ["1 false", "9 true"])
  }

  @Test("a loop's identity is a tag, an explicit tag beats it, and optionals match")
  func tags() {
    let values = read(
      Group {
        ForEach([1, 2], id: \.self) { number in
          if number == 1 { Tile("a") } else { Tile("b").tag("two") }
        }
        Tile("c").tag(3)
        Tile("d").tag(4, includeOptional: false)
      }
    ) { subview in
      let values = subview.containerValues
      return "\(values.tag(for: Int.self) ?? 0) \(values.tag(for: String.self) ?? "-") "
        + "\(values.tag(for: Int?.self).map { "\($0 ?? 0)" } ?? "-")"
    }
    #expect(values == ["1 - 1", "0 two -", "3 - 3", "4 - -"])
  }

  @Test("a changed value reaches the container, and the traits of a placed proxy its stack")
  func changes() {
    let remote = Remote(false)
    let stage = ListStage(
      Driven(remote) { isPinned in
        Group(
          subviews: Group {
            Tile("a")
            Tile("b").containerValue(\.isPinned, isPinned)
          }
        ) { subviews in
          ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
          Tile("-")
          ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
        }
      })
    #expect(stage.names == ["-", "a", "b"])
    stage.change { remote.value = true }
    #expect(stage.names == ["b", "-", "a"])
  }
}
