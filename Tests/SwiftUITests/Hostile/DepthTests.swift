import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// What is nested without an end, or far: what it costs is counted.
@MainActor
@Suite("Hostile depth")
struct DepthTests {
  @Test(
    "views nested a thousand and ten thousand deep are laid out, changed and drawn",
    arguments: [1_000, 10_000])
  func depth(levels: Int) {
    let session = HeadlessSession(Nested(depth: levels))
    let size = session.size
    #expect(size == CGSize(width: 10, height: 10 + Double(levels)))
    session.setEnvironment { $0.layoutDirection = .rightToLeft }
    let image = session.image()
    #expect(image.height == 10 + levels)
    let warnings = session.warnings
    #expect(warnings.isEmpty)
  }

  @Test("past the limit a placeholder stands, with one warning")
  func tooDeep() {
    let session = HeadlessSession(Endless())
    let size = session.size
    let warnings = session.warnings
    #expect(size == CGSize(width: 12, height: 12), "the placeholder's")
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("views nested too deep") ?? false)
  }

  @Test("bodies that contain each other end at one placeholder a level, with one warning")
  func cycle() { expectEnd(of: Ping(), below: 200_000) }

  @Test("a body with two of itself does not go on beside the end of every level")
  func branchingCycle() { expectEnd(of: Twins(), below: 500_000) }

  private func expectEnd(of view: some View, below most: Int) {
    let session = HeadlessSession(view)
    session.update()
    let warnings = session.warnings
    #expect(warnings == ["views nested too deep: more than 100000 levels; a placeholder stands for the rest"])
    let nodes = session.counters.nodes
    #expect(nodes < most)
  }

  @Test("stacks in stacks ask each level for its spacing once", arguments: [100, 200])
  func spacing(levels: Int) {
    let count = SpacingCount()
    let session = HeadlessSession(Spaced(levels: levels, count: count), size: CGSize(width: 50, height: 50))
    session.update()
    let asked = count.asked
    #expect(asked == levels)
  }

  @Test("what changes deep inside is heard of in the spacing of every level")
  func changedSpacing() {
    let session = HeadlessSession(Spacious(levels: 20))
    let before = session.size
    session.setEnvironment { $0.font = .largeTitle }
    let after = session.size
    let fresh = HeadlessSession(Spacious(levels: 20).font(.largeTitle)).size
    #expect(after == fresh)
    #expect(after != before)
  }

  @Test(
    "effects in effects have at most 32 layers, with one warning, however deep",
    arguments: DeepEffect.allCases)
  func effects(effect: DeepEffect) {
    let session = HeadlessSession(effect.nested(200), size: CGSize(width: 20, height: 20))
    let data = session.pngData()
    let warnings = session.warnings
    #expect(!data.isEmpty)
    #expect(
      warnings
        == [
          "too many layers: effects that need a layer (blurs, shadows, masks, blending) within more than 32 others are left out"
        ])
    let few = HeadlessSession(effect.nested(20), size: CGSize(width: 20, height: 20))
    _ = few.pngData()
    let fewWarnings = few.warnings
    #expect(fewWarnings == [])
  }

  @Test("blurs of blurs and opacities of opacities are one")
  func merged() {
    let square = Color.red.frame(width: 10, height: 10)
    let size = CGSize(width: 80, height: 80)
    let twice = HeadlessSession(square.blur(radius: 3).blur(radius: 4), size: size).pngData()
    let once = HeadlessSession(square.blur(radius: 5), size: size).pngData()
    #expect(twice == once)
    let many = HeadlessSession(chain(AnyView(square), 1_000) { AnyView($0.blur(radius: 0.1)) }, size: size)
    _ = many.pngData()
    let pair = HStack {
      square
      square
    }
    let faded = HeadlessSession(
      chain(AnyView(pair), 100) { AnyView($0.opacity(0.5)) }, size: CGSize(width: 40, height: 40))
    _ = faded.pngData()
    let warnings = many.warnings + faded.warnings
    #expect(warnings == [])
  }

  @Test("anchors of many levels are converted level by level once")
  func anchors() {
    let view = chain(AnyView(Color.red.frame(width: 1, height: 1)), 2_000) {
      AnyView(
        $0.padding(.leading, 1).transformAnchorPreference(key: Anchors.self, value: .bounds) { $0.append($1) }
      )
    }
    let log = AnchorLog()
    let session = HeadlessSession(
      view.overlayPreferenceValue(Anchors.self) { anchors in
        GeometryReader { proxy in
          let _ = log.places = anchors.map { proxy[$0].minX }
          Color.clear
        }
      })
    session.update()
    let places = log.places
    #expect(places == (0..<2_000).map { CGFloat(1_999 - $0) })
  }
}

@MainActor
private func chain(_ first: AnyView, _ count: Int, _ next: (AnyView) -> AnyView) -> AnyView {
  (0..<count).reduce(first) { view, _ in next(view) }
}

/// Effects that need a layer each.
enum DeepEffect: CaseIterable {
  case blur, shadow, mask, blend, group

  @MainActor
  func nested(_ count: Int) -> AnyView {
    chain(AnyView(Color.red.frame(width: 4, height: 4)), count) { view in
      switch self {
      // Not one in the other: those are merged.
      case .blur: AnyView(view.blur(radius: 0.5).background(Color.blue))
      case .shadow: AnyView(view.shadow(radius: 0.5))
      case .mask: AnyView(view.mask { Color.black })
      case .blend: AnyView(view.blendMode(.multiply))
      case .group: AnyView(view.compositingGroup())
      }
    }
  }
}

private struct Ping: View {
  var body: some View { AnyView(Pong()) }
}

private struct Pong: View {
  var body: some View { VStack { AnyView(Ping()) } }
}

private struct Twins: View {
  var body: AnyView {
    AnyView(
      VStack {
        Twins()
        Twins()
      })
  }
}

private final class SpacingCount {
  var asked = 0
}

private final class AnchorLog {
  var places: [CGFloat] = []
}

private struct Anchors: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A layout that counts how often it is asked for its spacing.
private struct Counting: Layout {
  let count: SpacingCount
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    count.asked += 1
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct Spaced: View {
  let levels: Int
  let count: SpacingCount
  var body: AnyView {
    guard levels > 0 else { return AnyView(Color.red.frame(width: 1, height: 1)) }
    return AnyView(
      VStack {
        Text("a")
        Counting(count: count) { Spaced(levels: levels - 1, count: count) }
      })
  }
}

private struct Spacious: View {
  let levels: Int
  var body: AnyView {
    guard levels > 0 else { return AnyView(Text("a")) }
    return AnyView(
      VStack {
        Color.red.frame(width: 5, height: 5)
        HStack { Spacious(levels: levels - 1) }
      })
  }
}

private struct Nested: View {
  let depth: Int
  var body: some View {
    if depth > 0 {
      VStack(spacing: 0) {
        Color.blue.frame(width: 1, height: 1)
        AnyView(Nested(depth: depth - 1)).padding(0)
      }
    } else {
      Color.red.frame(width: 10, height: 10)
    }
  }
}

/// A view whose body is itself.
private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}
