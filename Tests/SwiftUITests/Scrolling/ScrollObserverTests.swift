import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("What scroll views tell")
struct ScrollObserverTests {
  private let shelf = ScrollShelf()
  private var wheel: CGSize { CGSize(width: 0, height: 130) }

  @Test("phases") func phases() {
    let shelf = shelf
    let view = ScrollView { VStack(spacing: 0) { ForEach(0..<30) { row($0).id($0) } } }
      .onScrollPhaseChange { old, new, context in
        shelf.log.append("\(old) \(new) \(Int(context.geometry.contentOffset.y)) \(context.velocity != nil)")
      }
    let session = HeadlessSession(
      ScrollViewReader { proxy in
        let _ = shelf.proxy = proxy
        view
      }.environment(\.platformProfile, .phone), size: scrollWindow)
    session.update()
    #expect(shelf.take().isEmpty)
    session.scroll(by: wheel, at: scrollMiddle)
    session.rest()
    #expect(shelf.take() == ["idle interacting 0 false", "interacting idle 130 false"])
    session.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 150), duration: 0.1)
    session.rest(8)
    #expect(
      shelf.take().map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle",
      ])
    withAnimation { shelf.proxy?.scrollTo(0) }
    session.rest()
    #expect(
      shelf.take().map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "idle animating", "animating idle",
      ])
  }

  @Test("geometry") func geometry() {
    let shelf = shelf
    let view = ScrollView { VStack(spacing: 0) { ForEach(0..<30) { row($0) } } }
      .contentMargins(.vertical, 10, for: .scrollContent)
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { old, new in
        shelf.log.append("\(old.contentOffset.y) \(new.contentOffset.y) \(new.contentInsets.top)")
        shelf.log.append("\(new.contentSize.height) \(new.containerSize.height)")
        shelf.log.append("\(new.visibleRect.minY) \(new.visibleRect.height)")
        shelf.log.append("\(new.bounds.minY) \(new.bounds.height)")
      }
    let session = HeadlessSession(view, size: scrollWindow)
    session.update()
    #expect(shelf.take().isEmpty)
    session.scroll(by: wheel, at: scrollMiddle)
    #expect(shelf.take() == ["-10.0 120.0 10.0", "1500.0 220.0", "120.0 220.0", "130.0 200.0"])
  }

  @Test("which views are seen") func visibility() {
    let shelf = shelf
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<30) { number in
          row(number).onScrollVisibilityChange { shelf.log.append("\(number) \($0)") }
        }
      }
    }
    let session = HeadlessSession(view, size: scrollWindow)
    session.update()
    #expect(Set(shelf.take()) == ["0 true", "1 true", "2 true", "3 true"])
    session.scroll(by: wheel, at: scrollMiddle)
    #expect(Set(shelf.take()) == ["0 false", "1 false", "2 false", "4 true", "5 true", "6 true"])
  }

  @Test("which views of the target layout are seen") func targets() {
    let shelf = shelf
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<30) { row($0) } }.scrollTargetLayout()
    }
    .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { shelf.log.append("\($0)") }
    let session = HeadlessSession(view, size: scrollWindow)
    session.update()
    #expect(shelf.take() == ["[0, 1, 2, 3]"])
    session.scroll(by: wheel, at: scrollMiddle)
    #expect(shelf.take() == ["[3, 4, 5, 6]"])
  }

  @Test("what is around another scroll view does not hear of it") func nested() {
    let shelf = shelf
    let inner = ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { row($0) } } }
    let view = ScrollView { VStack(spacing: 0) { inner } }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) {
        shelf.log.append("\($0) \($1)")
      }
    let session = HeadlessSession(view, size: scrollWindow)
    session.update()
    #expect(session.scroll(by: CGSize(width: 40, height: 0), at: CGPoint(x: 150, y: 20)))
    #expect(session.left(0) == -40)
    #expect(shelf.take().isEmpty)
  }

  @Test("views change on their way in and out") func transitions() throws {
    let shelf = shelf
    func view(_ configuration: ScrollTransitionConfiguration) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { number in
            row(number).scrollTransition(configuration) { effect, phase in
              effect.offset(x: phase.value * 100)
            }
          }
        }
      }
    }
    let linear = HeadlessSession(view(.interactive(timingCurve: .linear)), size: scrollWindow)
    #expect(linear.left(0) == 0)
    #expect(linear.left(5) == 100)
    // A fifth of it is seen.
    #expect(abs((linear.left(4) ?? 0) - 60) < 1e-9)
    linear.scroll(by: CGSize(width: 0, height: 25), at: scrollMiddle)
    #expect(linear.left(0) == -50)
    let animated = HeadlessSession(view(.animated(.linear(duration: 1))), size: scrollWindow)
    #expect(animated.left(0) == 0)
    #expect(animated.left(4) == 100)
    animated.scroll(by: CGSize(width: 0, height: 30), at: scrollMiddle)
    // Frames tell the end.
    #expect(animated.left(0) == -100)
    #expect(animated.left(4) == 0)
    #expect(animated.isMoving)
    _ = shelf
  }

  @Test("of several scroll views the first is observed, and a warning says so") func several() {
    let shelf = shelf
    let view = VStack(spacing: 0) {
      ScrollView { Color.red.frame(height: 500) }.frame(height: 110)
      ScrollView { Color.blue.frame(height: 500) }.frame(height: 110)
    }
    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) {
      shelf.log.append("offset \($1)")
    }
    .onScrollPhaseChange { shelf.log.append("\($1)") }
    let session = HeadlessSession(view, size: scrollWindow)
    session.update()
    session.scroll(by: wheel, at: CGPoint(x: 150, y: 160))
    session.rest()
    #expect(shelf.take().isEmpty)
    session.scroll(by: wheel, at: CGPoint(x: 150, y: 50))
    session.rest()
    #expect(shelf.take() == ["offset 130.0", "interacting", "idle"])
  }
}
