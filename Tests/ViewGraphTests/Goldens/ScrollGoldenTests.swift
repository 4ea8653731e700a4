import SwiftUI
import Testing

/// The measured fixtures in which a program scrolls, to a hundredth of a point.
@MainActor
struct ScrollGoldenTests {
  /// What a fixture hands out.
  @Observable final class Model {
    var position: Int? = 10
    @ObservationIgnored var proxy: ScrollViewProxy?
  }

  private func compare(_ name: String, _ session: Session) {
    let expected = MeasuredFrames.lists[name] ?? [:]
    #expect(!expected.isEmpty, "\(name) is not among the measured fixtures")
    let frames = session.probedFrames()
    for (id, frame) in expected {
      guard let mine = frames[id] else {
        Issue.record("\(name): no probe \(id)")
        continue
      }
      let worst = max(
        abs(mine.minX - frame.minX), abs(mine.minY - frame.minY), abs(mine.width - frame.width),
        abs(mine.height - frame.height))
      #expect(worst <= 0.01, "\(name) \(id): \(mine), measured \(frame)")
    }
    #expect(session.graph.inconsistency() == nil)
  }

  private func session(_ width: CGFloat, _ height: CGFloat, _ view: some View) -> Session {
    Session(view, proposal: ProposedViewSize(width: width, height: height))
  }

  @Test func scrollTo() {
    struct Fixture: View {
      let model: Model
      var body: some View {
        ScrollViewReader { proxy in
          let _ = model.proxy = proxy
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20) { index in box(120, 20).probe("row\(index)").id(index) }
            }.probe("content")
          }.probe("scroll")
        }
      }
    }
    let model = Model()
    let session = session(300, 200, Fixture(model: model))
    defer { session.end() }
    compare("scroll/scroll-to", session)
    model.proxy?.scrollTo(15)
    compare("scroll/scroll-to row15", session)
    model.proxy?.scrollTo(3, anchor: .top)
    compare("scroll/scroll-to row3-top", session)
    model.proxy?.scrollTo(10, anchor: .center)
    compare("scroll/scroll-to row10-center", session)
    model.proxy?.scrollTo(0)
    compare("scroll/scroll-to row0", session)
  }

  struct PositionFixture: View {
    @Bindable var model: Model
    let height: CGFloat
    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          let _ = model.proxy = proxy
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<30) { index in box(120, height).probe("row\(index)").id(index) }
            }.scrollTargetLayout()
          }.scrollPosition(id: $model.position).probe("scroll")
        }
        box(100 + CGFloat(model.position ?? 0), 1).probe("position")
      }
    }
  }

  @Test func position() {
    let model = Model()
    let session = session(300, 220, PositionFixture(model: model, height: 20))
    defer { session.end() }
    compare("scroll/position", session)
    model.position = 20
    compare("scroll/position row20", session)
    model.proxy?.scrollTo(5, anchor: .top)
    compare("scroll/position proxy5", session)
    model.proxy?.scrollTo(7, anchor: .center)
    compare("scroll/position proxy-center", session)
  }

  @Test func positionOnPhones() {
    let model = Model()
    let session = session(375, 667, PositionFixture(model: model, height: 40))
    defer { session.end() }
    compare("ios/scroll/position", session)
    model.position = 20
    compare("ios/scroll/position row20", session)
    model.proxy?.scrollTo(5, anchor: .top)
    compare("ios/scroll/position proxy5", session)
  }

  struct PinnedFixture: View {
    let model: Model
    let pins: PinnedScrollableViews

    func section(_ name: String) -> some View {
      Section {
        ForEach(0..<8) { row in box(200, 20).probe("\(name)\(row)").id("\(name)\(row)") }
      } header: {
        box(200, 24).probe("\(name)H")
      } footer: {
        box(200, 16).probe("\(name)F")
      }
    }

    var body: some View {
      ScrollViewReader { proxy in
        let _ = model.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pins) {
            section("a")
            section("b")
            section("c")
          }
        }.probe("scroll")
      }
    }
  }

  @Test func pinnedHeaders() {
    let model = Model()
    let session = session(300, 200, PinnedFixture(model: model, pins: .sectionHeaders))
    defer { session.end() }
    compare("lazy/pinned-headers", session)
    model.proxy?.scrollTo("b3", anchor: .top)
    compare("lazy/pinned-headers b3", session)
    model.proxy?.scrollTo("a7", anchor: .bottom)
    compare("lazy/pinned-headers a7", session)
  }

  @Test func pinnedHeadersAndFooters() {
    let model = Model()
    let session = session(300, 200, PinnedFixture(model: model, pins: [.sectionHeaders, .sectionFooters]))
    defer { session.end() }
    compare("lazy/pinned-both", session)
    model.proxy?.scrollTo("b3", anchor: .top)
    compare("lazy/pinned-both b3", session)
  }
}
