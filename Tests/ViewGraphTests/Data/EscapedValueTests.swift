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
  /// Where the anchor's view stood in the root's space.
  var anchored: CGRect?
  /// Whether the views are on their way out.
  var isEnding = false

  /// Asks where the anchor's view stands, while all are in the tree.
  func measureAnchor() {
    guard let proxy, let anchor else { return }
    let (inner, origin) = (proxy[anchor], proxy.frame(in: .global).origin)
    anchored = CGRect(
      x: inner.minX + origin.x, y: inner.minY + origin.y, width: inner.width, height: inner.height)
  }

  /// Which of the values answer otherwise than they should once their views have gone.
  func wrongAnswers() -> [String] {
    guard let proxy, let subviews, let subview, let dimensions, let anchor, let collection else {
      return ["not all was kept"]
    }
    var wrong: [String] = []
    func check(_ what: String, _ isRight: Bool) { if !isRight { wrong.append(what) } }
    check("size", proxy.size == .zero)
    check("frame", proxy.frame(in: .global) == .zero && proxy.frame(in: .named("a")) == .zero)
    check("insets", proxy.safeAreaInsets == EdgeInsets())
    check("bounds", proxy.bounds(of: .named("a")) == nil)
    check("anchor", isClose(proxy[anchor], anchored))
    // Anchors whose view has gone need not be equal; they can be compared.
    _ = anchor == anchor
    check("answer", subview.sizeThatFits(.unspecified) == .zero)
    check("dimensions of a subview", subview.dimensions(in: .unspecified).width == 0)
    check("priority", subview.priority == 0)
    check("spacing", subview.spacing.distance(to: .zero, along: .vertical) == 0)
    subview.place(at: .zero, proposal: .unspecified)
    check("subviews", subviews.map { $0.sizeThatFits(.infinity) } == [.zero])
    check("part of the subviews", subviews[0..<1].map(\.priority) == [0])
    check("chosen subviews", subviews[[0, 0]].map(\.priority) == [0, 0])
    check("width", dimensions.width == 20)
    check("guide", dimensions[.trailing] == 20)
    check("explicit guide", dimensions[explicit: HorizontalAlignment.center] == nil)
    check("collection", collection.map(\.id).count == 1)
    return wrong
  }
}

private func isClose(_ a: CGRect, _ b: CGRect?) -> Bool {
  guard let b else { return false }
  return abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height)
    < 1e-6
}

/// Asks in its deinitialiser, on whatever occasion that runs.
private final class Probe {
  let keeper: Keeper
  let done: ([String]) -> Void
  init(_ keeper: Keeper, _ done: @escaping ([String]) -> Void) {
    self.keeper = keeper
    self.done = done
  }
  deinit { if keeper.isEnding { done(keeper.wrongAnswers()) } }
}

/// A view whose value has a probe, in the memory of the view above.
private struct Holding: View {
  let probe: Probe?
  var body: some View { Color.clear.frame(width: 1, height: 1) }
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
  var probe: Probe?
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
      Holding(probe: probe)
    }
    .overlayPreferenceValue(KeptKey.self) { anchor in
      let _ = keeper.anchor = anchor
      Color.clear
    }
  }
}

private struct Showing: View {
  let keeper: Keeper
  /// What a probe among the views calls.
  var asked: (([String]) -> Void)?
  @State private var number = 0
  init(keeper: Keeper, asked: (([String]) -> Void)? = nil) {
    self.keeper = keeper
    self.asked = asked
  }
  var body: some View {
    let _ = keeper.binding = $number
    if number == 0 { Kept(keeper: keeper, probe: asked.map { Probe(keeper, $0) }) }
  }
}

/// How the views go.
private enum Ending: CaseIterable {
  case removed, ended, dropped

  /// Takes the views down; the answer is the session, where it stays.
  @MainActor func take<Content: View>(_ stage: Stage<Content>, _ keeper: Keeper) -> Stage<Content>? {
    keeper.measureAnchor()
    keeper.isEnding = true
    switch self {
    case .removed:
      keeper.binding?.wrappedValue = 1
      stage.update()
      return stage
    case .ended:
      stage.root.invalidate()
      return nil
    case .dropped: return nil
    }
  }
}

/// Who asks.
private enum Caller: CaseIterable {
  case here, task, thread

  @MainActor func wrongAnswers(_ keeper: Keeper) async -> [String] {
    switch self {
    case .here: return keeper.wrongAnswers()
    case .task: return await Task { keeper.wrongAnswers() }.value
    case .thread:
      return await withCheckedContinuation { done in
        Thread.detachNewThread { done.resume(returning: keeper.wrongAnswers()) }
      }
    }
  }
}

/// A layout with a view that has an anchor: who keeps the layout's subviews keeps that view's node.
private struct AnchoredInside: View {
  let keeper: Keeper
  @State private var number = 0
  var body: some View {
    let _ = keeper.binding = $number
    VStack {
      if number == 0 {
        VStack {
          GeometryReader { proxy in
            let _ = keeper.proxy = proxy
            Color.clear
          }
          KeepingLayout(keeper: keeper) {
            Color.clear.frame(width: 30, height: 20).anchorPreference(key: KeptKey.self, value: .bounds) {
              $0
            }
          }
        }
        .overlayPreferenceValue(KeptKey.self) { anchor in
          let _ = keeper.anchor = anchor
          Color.clear
        }
      }
    }
  }
}

/// A view with an anchor that moves, and where its own session finds it.
private struct MovingAnchor: View {
  let keeper: Keeper
  let found: (CGRect) -> Void
  @State private var inset = 5
  var body: some View {
    let _ = keeper.binding = $inset
    VStack(spacing: 0) {
      Color.clear.frame(width: 10, height: CGFloat(inset))
      Color.clear.frame(width: 10, height: 10).anchorPreference(key: KeptKey.self, value: .bounds) { $0 }
      Spacer(minLength: 0)
    }
    .frame(width: 100, height: 100)
    .overlayPreferenceValue(KeptKey.self) { anchor in
      let _ = keeper.anchor = anchor
      GeometryReader { proxy in
        let _ = anchor.map { found(proxy[$0]) }
        Color.clear
      }
    }
  }
}

/// Asks where the anchor of another session stands.
private struct Looking: View {
  let anchor: Anchor<CGRect>
  let found: (CGRect) -> Void
  var body: some View {
    GeometryReader { proxy in
      let _ = found(proxy[anchor])
      Color.clear
    }
  }
}

@MainActor @Suite("values kept for longer than their views") struct EscapedValueTests {
  private func ask(_ keeper: Keeper) { #expect(keeper.wrongAnswers() == []) }

  @Test("after their view has been removed they answer as documented, and say so once with its path")
  func removed() throws {
    let keeper = Keeper()
    let stage = Stage(Showing(keeper: keeper))
    #expect(try #require(keeper.proxy).size.width == 100)
    #expect(try #require(keeper.subview).sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
    keeper.measureAnchor()
    keeper.binding?.wrappedValue = 1
    stage.update()
    ask(keeper)
    ask(keeper)
    let reports = stage.graph.reporter.reports.filter { $0.kind == .staleValue }
    #expect(
      reports.map(\.message).sorted() == [
        "a GeometryProxy was used after its view had gone",
        "a LayoutSubview was used after its view had gone",
        "a ViewDimensions was used after its view had gone",
      ])
    #expect(Set(reports.map(\.path)) == ["Showing > Kept"])
  }

  @Test("after the session has ended") func ended() {
    let keeper = Keeper()
    var stage: Stage<Showing>? = Stage(Showing(keeper: keeper))
    keeper.measureAnchor()
    stage?.root.invalidate()
    stage = nil
    ask(keeper)
    keeper.binding?.wrappedValue = 5
    #expect(keeper.binding?.wrappedValue == 5)
  }

  @Test("without the session having been ended first") func dropped() {
    let keeper = Keeper()
    var stage: Stage<Showing>? = Stage(Showing(keeper: keeper))
    keeper.measureAnchor()
    withExtendedLifetime(stage) {}
    stage = nil
    ask(keeper)
  }

  @Test("however the views have gone, and whoever asks", arguments: Ending.allCases, Caller.allCases)
  private func gone(_ ending: Ending, _ caller: Caller) async {
    let keeper = Keeper()
    let stage = ending.take(Stage(Showing(keeper: keeper)), keeper)
    for _ in 0..<2 {
      let wrong = await caller.wrongAnswers(keeper)
      #expect(wrong == [])
    }
    withExtendedLifetime(stage) {}
  }

  @Test("while another tree is being updated", arguments: Ending.allCases)
  private func duringUpdate(_ ending: Ending) {
    struct Asking: View {
      let keeper: Keeper
      let answer: ([String]) -> Void
      var body: some View {
        let _ = answer(keeper.wrongAnswers())
        Box().onAppear { answer(keeper.wrongAnswers()) }
      }
    }
    let keeper = Keeper()
    let stage = ending.take(Stage(Showing(keeper: keeper)), keeper)
    var answers: [[String]] = []
    let other = Stage(Asking(keeper: keeper) { answers.append($0) })
    other.update()
    #expect(answers == [[], []])
    withExtendedLifetime(stage) {}
  }

  @Test("all of them, from a deinitialiser that runs while the views go", arguments: Ending.allCases)
  private func askedByDeinitialiser(_ ending: Ending) {
    var answers: [[String]] = []
    let keeper = Keeper()
    let stage = ending.take(Stage(Showing(keeper: keeper) { answers.append($0) }), keeper)
    #expect(!answers.isEmpty)
    let wrong = answers.flatMap { $0 }
    #expect(wrong.isEmpty)
    withExtendedLifetime(stage) {}
  }

  @Test("an anchor of a view whose node something else keeps", arguments: Ending.allCases)
  private func anchorOfKeptNode(_ ending: Ending) throws {
    let keeper = Keeper()
    let stage = ending.take(Stage(AnchoredInside(keeper: keeper)), keeper)
    let (proxy, anchor) = (try #require(keeper.proxy), try #require(keeper.anchor))
    #expect(keeper.anchored?.size == CGSize(width: 30, height: 20))
    #expect(isClose(proxy[anchor], keeper.anchored))
    withExtendedLifetime((stage, keeper.subviews)) {}
  }

  @Test("an anchor that another session asks for, which then goes; its own goes on")
  func anchorOfOtherSession() throws {
    let keeper = Keeper()
    var own: [CGRect] = []
    let stage = Stage(MovingAnchor(keeper: keeper) { own.append($0) })
    let anchor = try #require(keeper.anchor)
    var others: [CGRect] = []
    var other: Stage<Looking>? = Stage(Looking(anchor: anchor) { others.append($0) })
    #expect(others.last?.size == CGSize(width: 10, height: 10))
    keeper.binding?.wrappedValue = 20
    stage.update()
    other?.update()
    #expect(own.last?.minY == 20)
    other = nil
    keeper.binding?.wrappedValue = 30
    stage.update()
    #expect(own.last?.minY == 30)
  }

  @Test("an anchor whose session has gone, in the content of another's geometry reader")
  func anchorOfGoneSession() throws {
    let keeper = Keeper()
    var stage: Stage<Showing>? = Stage(Showing(keeper: keeper))
    keeper.measureAnchor()
    withExtendedLifetime(stage) {}
    stage = nil
    var found: [CGRect] = []
    let other = Stage(Looking(anchor: try #require(keeper.anchor)) { found.append($0) })
    other.update()
    #expect(isClose(try #require(found.last), keeper.anchored))
  }

  @Test("from a deinitialiser that runs while the tree is taken down") func deinitialiser() {
    final class SizeProbe {
      let keeper: Keeper
      let done: (CGSize) -> Void
      init(_ keeper: Keeper, _ done: @escaping (CGSize) -> Void) {
        self.keeper = keeper
        self.done = done
      }
      deinit { done(keeper.proxy?.size ?? CGSize(width: -1, height: -1)) }
    }
    struct HoldingReader: View {
      let keeper: Keeper
      let probe: SizeProbe
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
    var stage: Stage<HoldingReader>? = Stage(
      HoldingReader(keeper: keeper, probe: SizeProbe(keeper) { sizes.append($0) }))
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
