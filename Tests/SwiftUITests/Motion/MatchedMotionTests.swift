import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Matched views in animated changes.
@MainActor @Suite("Matched views on their way")
struct MatchedMotionTests {
  private let size = CGSize(width: 100, height: 60)
  private let second = Animation.linear(duration: 1)

  private struct Swapped: View {
    let isOpen: Bool
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOpen {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
            .padding(.leading, 60).padding(.top, 20)
        } else {
          Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
        }
      }
    }
  }

  private func boxes(_ session: HeadlessSession) -> [CGRect] {
    session.update()
    return session.shownItems.map(\.box).filter { $0.width > 0 && $0.width < 100 }
  }

  @Test("a view that takes another's place sets out from there, and the other goes with it") func swap() {
    let isOpen = Remote(false)
    let session = HeadlessSession(Driven(isOpen) { Swapped(isOpen: $0) }, size: size)
    #expect(boxes(session) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    withAnimation(second) { isOpen.value = true }
    session.update()
    #expect(
      Set(boxes(session).map(\.minX)) == [0] && boxes(session).count == 2, "both show where the first was")
    session.advance(by: 0.5)
    #expect(boxes(session) == Array(repeating: CGRect(x: 30, y: 10, width: 30, height: 30), count: 2))
    // Back from there.
    withAnimation(second) { isOpen.value = false }
    session.update()
    #expect(boxes(session) == Array(repeating: CGRect(x: 30, y: 10, width: 30, height: 30), count: 2))
    for _ in 0..<6 { session.advance(by: 0.25) }
    #expect(boxes(session) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(!session.isMoving)
  }

  @Test("without an animation each is in its place") func unanimated() {
    let isOpen = Remote(false)
    let session = HeadlessSession(Driven(isOpen) { Swapped(isOpen: $0) }, size: size)
    session.update()
    isOpen.value = true
    session.update()
    #expect(boxes(session) == [CGRect(x: 60, y: 20, width: 40, height: 40)])
    withAnimation(second) { isOpen.value = false }
    session.advance(by: 0.5)
    isOpen.value = true
    session.update()
    #expect(boxes(session) == [CGRect(x: 60, y: 20, width: 40, height: 40)])
    #expect(!session.isMoving)
  }

  private struct Tabs: View {
    let selected: Int
    let isAnimated: Bool
    @Namespace private var space
    var body: some View {
      if isAnimated { tabs.animation(.linear(duration: 1), value: selected) } else { tabs }
    }
    private var tabs: some View {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { tab in
          ZStack(alignment: .bottom) {
            Color.clear
            if selected == tab {
              Color.green.matchedGeometryEffect(id: "line", in: space).frame(height: 4)
            }
          }
        }
      }
    }
  }

  @Test(
    "the line under the chosen tab glides, by an animation of the change or of the view",
    arguments: [true, false])
  func tabs(ofView: Bool) {
    let selected = Remote(0)
    let session = HeadlessSession(
      Driven(selected) { Tabs(selected: $0, isAnimated: ofView) }, size: size)
    session.update()
    if ofView { selected.value = 2 } else { withAnimation(second) { selected.value = 2 } }
    session.advance(by: 0.5)
    #expect(boxes(session) == Array(repeating: CGRect(x: 25, y: 56, width: 25, height: 4), count: 2))
    session.advance(by: 0.6)
    #expect(boxes(session) == [CGRect(x: 50, y: 56, width: 25, height: 4)])
  }

  private struct Chosen: View {
    let chosen: Int
    @Namespace private var space
    var body: some View {
      HStack(spacing: 20) {
        ForEach(0..<3, id: \.self) { number in
          Color.clear.frame(width: 20, height: 20).matchedGeometryEffect(id: number, in: space)
        }
      }
      .background { Color.orange.matchedGeometryEffect(id: chosen, in: space, isSource: false) }
    }
  }

  @Test("a view that follows another source goes there") func follower() {
    let chosen = Remote(0)
    let session = HeadlessSession(Driven(chosen) { Chosen(chosen: $0) }, size: size)
    #expect(boxes(session) == [CGRect(x: 0, y: 20, width: 20, height: 20)])
    withAnimation(second) { chosen.value = 2 }
    session.advance(by: 0.25)
    #expect(boxes(session) == [CGRect(x: 20, y: 20, width: 20, height: 20)])
    session.advance(by: 0.75)
    #expect(boxes(session) == [CGRect(x: 80, y: 20, width: 20, height: 20)])
    #expect(!session.isMoving)
    chosen.value = 1
    session.update()
    #expect(boxes(session) == [CGRect(x: 40, y: 20, width: 20, height: 20)])
  }

  private struct Hero: View {
    let isOpen: Bool
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space, isSource: !isOpen)
        Color.clear.matchedGeometryEffect(id: 1, in: space, isSource: isOpen)
          .frame(width: 40, height: 40).padding(.leading, 60)
      }
    }
  }

  @Test("a view that stops being the source goes to the one that is") func turns() {
    let isOpen = Remote(false)
    let session = HeadlessSession(Driven(isOpen) { Hero(isOpen: $0) }, size: size)
    func start() -> Double { Double(boxes(session).first?.minX ?? -1) }
    #expect(start() == 0)
    withAnimation(second) { isOpen.value = true }
    session.advance(by: 0.5)
    let half = start()
    session.advance(by: 0.5)
    let end = start()
    #expect(end > 50 && abs(half - end / 2) < 0.001)
    withAnimation(second) { isOpen.value = false }
    session.advance(by: 0.5)
    #expect(abs(start() - end / 2) < 0.001)
    session.advance(by: 0.5)
    #expect(start() == 0 && !session.isMoving)
  }

  private struct Indicator: View {
    let selected: Int
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { tab in
          Color.clear.frame(width: 50, height: 20)
            .background { if tab == selected { Color.green.matchedGeometryEffect(id: 1, in: space) } }
        }
      }
    }
  }

  @Test("an indicator behind the chosen view glides as one") func indicator() {
    let selected = Remote(0)
    let session = HeadlessSession(Driven(selected) { Indicator(selected: $0) }, size: size)
    #expect(boxes(session) == [CGRect(x: 0, y: 20, width: 50, height: 20)])
    withAnimation(second) { selected.value = 1 }
    for step in 1...3 {
      session.advance(by: 0.25)
      let box = CGRect(x: 12.5 * CGFloat(step), y: 20, width: 50, height: 20)
      #expect(boxes(session) == [box, box])
    }
  }

  private struct Closing: View {
    let isOpen: Bool
    @Namespace private var space
    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          if !isOpen { Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20) }
          Color.clear.frame(width: 20, height: 20)
        }
        if isOpen { Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 60) }
      }
    }
  }

  @Test("opening and closing both views stay on one another though their container changes its size")
  func closing() {
    let isOpen = Remote(false)
    let session = HeadlessSession(Driven(isOpen) { Closing(isOpen: $0) }, size: size)
    for turn in [true, false] {
      session.update()
      withAnimation(second) { isOpen.value = turn }
      for _ in 0..<3 {
        session.advance(by: 0.25)
        let shown = boxes(session)
        #expect(shown.count == 2 && shown.first == shown.last)
      }
      session.advance(by: 0.5)
      #expect(!session.isMoving && boxes(session).count == 1)
    }
  }

  private struct Renamed: View {
    let id: Int
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.clear.matchedGeometryEffect(id: id, in: space).frame(width: 20, height: 20)
          .padding(.leading, 50).padding(.top, 30)
        Color.red.matchedGeometryEffect(id: id, in: space, isSource: false)
      }
    }
  }

  @Test("a source and its follower change their identifier together") func renamed() {
    let id = Remote(1)
    let session = HeadlessSession(Driven(id) { Renamed(id: $0) }, size: size)
    let place = [CGRect(x: 50, y: 30, width: 20, height: 20)]
    #expect(boxes(session) == place)
    id.value = 2
    #expect(boxes(session) == place)
    withAnimation(second) { id.value = 3 }
    session.advance(by: 0.5)
    #expect(boxes(session) == place)
  }
}
