import Foundation
import SwiftUI
import Testing

@testable import ViewGraph

/// What a program keeps for longer than it may.
private final class Keeper: @unchecked Sendable {
  var proxy: GeometryProxy?
  var subviews: LayoutSubviews?
  var subview: LayoutSubview?
  var dimensions: ViewDimensions?
  var anchor: Anchor<CGRect>?
  var collection: SubviewsCollection?
  var binding: Binding<Int>?
}

private struct KeepingLayout: Layout {
  let keeper: Keeper
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    keeper.subviews = subviews
    keeper.subview = subviews.first
    return subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct KeptKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Kept: View {
  let keeper: Keeper
  var body: some View {
    VStack {
      GeometryReader { proxy in
        let _ = keeper.proxy = proxy
        Color.clear
      }
      KeepingLayout(keeper: keeper) {
        Color.clear.frame(width: 30, height: 20)
      }
      Color.clear.frame(width: 20, height: 20).alignmentGuide(HorizontalAlignment.center) { dimensions in
        keeper.dimensions = dimensions
        return dimensions[.trailing]
      }
      Color.clear.anchorPreference(key: KeptKey.self, value: .bounds) { $0 }
      Group(subviews: Color.clear.frame(width: 10, height: 10)) { subviews in
        let _ = keeper.collection = subviews
        subviews
      }
    }
    .overlayPreferenceValue(KeptKey.self) { anchor in
      let _ = keeper.anchor = anchor
      Color.clear
    }
  }
}

private struct Showing: View {
  let keeper: Keeper
  @State private var number = 0
  var body: some View {
    let _ = keeper.binding = $number
    if number == 0 { Kept(keeper: keeper) }
  }
}

@MainActor @Suite("values kept for longer than their views") struct EscapedValueTests {
  private func ask(_ keeper: Keeper) throws {
    let proxy = try #require(keeper.proxy)
    #expect(proxy.size == .zero)
    #expect(proxy.frame(in: .global) == .zero)
    #expect(proxy.frame(in: .named("a")) == .zero)
    #expect(proxy.safeAreaInsets == EdgeInsets())
    #expect(proxy.bounds(of: .named("a")) == nil)
    _ = proxy[try #require(keeper.anchor)]
    let subview = try #require(keeper.subview)
    #expect(subview.sizeThatFits(.unspecified) == .zero)
    #expect(subview.dimensions(in: .unspecified).width == 0)
    #expect(subview.priority == 0)
    #expect(subview.spacing.distance(to: .zero, along: .vertical) == 0)
    subview.place(at: .zero, proposal: .unspecified)
    #expect(try #require(keeper.subviews).map { $0.sizeThatFits(.infinity) } == [.zero])
    let dimensions = try #require(keeper.dimensions)
    #expect(dimensions.width == 20)
    #expect(dimensions[.trailing] == 20)
    #expect(dimensions[explicit: HorizontalAlignment.center] == nil)
    #expect(try #require(keeper.collection).map(\.id).count == 1)
  }

  @Test("after their view has been removed they answer as documented, and say so once with its path")
  func removed() throws {
    let keeper = Keeper()
    let stage = Stage(Showing(keeper: keeper))
    #expect(try #require(keeper.proxy).size.width == 100)
    #expect(try #require(keeper.subview).sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
    keeper.binding?.wrappedValue = 1
    stage.update()
    try ask(keeper)
    try ask(keeper)
    let reports = stage.graph.reporter.reports.filter { $0.kind == .staleValue }
    #expect(
      reports.map(\.message).sorted() == [
        "a GeometryProxy was used after its view had gone",
        "a LayoutSubview was used after its view had gone",
        "a ViewDimensions was used after its view had gone",
      ])
    #expect(Set(reports.map(\.path)) == ["Showing > Kept"])
  }

  @Test("after the session has ended") func ended() throws {
    let keeper = Keeper()
    var stage: Stage<Showing>? = Stage(Showing(keeper: keeper))
    stage?.root.invalidate()
    stage = nil
    try ask(keeper)
    keeper.binding?.wrappedValue = 5
    #expect(keeper.binding?.wrappedValue == 5)
  }

  @Test("without the session having been ended first") func dropped() throws {
    let keeper = Keeper()
    var stage: Stage<Showing>? = Stage(Showing(keeper: keeper))
    withExtendedLifetime(stage) {}
    stage = nil
    try ask(keeper)
  }

  @Test("while another tree is being updated") func duringUpdate() throws {
    let keeper = Keeper()
    var stage: Stage<Showing>? = Stage(Showing(keeper: keeper))
    withExtendedLifetime(stage) {}
    stage = nil
    struct Asking: View {
      let keeper: Keeper
      let answer: (CGSize?) -> Void
      var body: some View {
        let _ = answer(keeper.proxy?.size)
        Box().onAppear { answer(keeper.subview?.sizeThatFits(.unspecified)) }
      }
    }
    var answers: [CGSize?] = []
    let other = Stage(Asking(keeper: keeper) { answers.append($0) })
    other.update()
    #expect(answers == [.zero, .zero])
  }

  @Test("from a deinitialiser that runs while the tree is taken down") func deinitialiser() {
    final class Probe {
      let keeper: Keeper
      let done: (CGSize) -> Void
      init(_ keeper: Keeper, _ done: @escaping (CGSize) -> Void) {
        self.keeper = keeper
        self.done = done
      }
      deinit { done(keeper.proxy?.size ?? CGSize(width: -1, height: -1)) }
    }
    struct Holding: View {
      let keeper: Keeper
      let probe: Probe
      var body: some View {
        GeometryReader { proxy in
          let _ = keeper.proxy = proxy
          let _ = probe
          Color.clear
        }
      }
    }
    var sizes: [CGSize] = []
    let keeper = Keeper()
    var stage: Stage<Holding>? = Stage(Holding(keeper: keeper, probe: Probe(keeper) { sizes.append($0) }))
    #expect(keeper.proxy?.size == CGSize(width: 100, height: 100))
    withExtendedLifetime(stage) {}
    stage = nil
    #expect(sizes == [.zero])
  }

  @Test("from a thread that does not carry the main actor") func otherThread() async throws {
    let keeper = Keeper()
    let stage = Stage(Showing(keeper: keeper))
    let kept = UncheckedBox((try #require(keeper.proxy), try #require(keeper.subview)))
    let sizes = await Task.detached { [kept.value.0.size, kept.value.1.sizeThatFits(.unspecified)] }.value
    #expect(sizes[0].width == 100)
    #expect(sizes[1] == CGSize(width: 30, height: 20))
    keeper.binding?.wrappedValue = 1
    stage.update()
    let gone = await Task.detached { [kept.value.0.size, kept.value.1.sizeThatFits(.unspecified)] }.value
    #expect(gone == [.zero, .zero])
  }

  @Test("a handle leads to no other node that takes its place in the table") func reuse() throws {
    let keeper = Keeper()
    let stage = Stage(Showing(keeper: keeper))
    let first = try #require(keeper.proxy)
    keeper.binding?.wrappedValue = 1
    stage.update()
    keeper.binding?.wrappedValue = 0
    stage.update()
    #expect(first.size == .zero)
    #expect(try #require(keeper.proxy).size.width == 100)
  }
}
