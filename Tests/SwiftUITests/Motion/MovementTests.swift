import DisplayList
import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// By whose transaction a view goes, and who is told where it shows meanwhile.
@MainActor @Suite("Movements of views in views")
struct MovementTests {
  private static let size = CGSize(width: 200, height: 200)
  private let remote = Remote(false)

  private func session<V: View>(@ViewBuilder _ view: @escaping (Bool) -> V) -> HeadlessSession {
    let session = HeadlessSession(Driven(remote, content: view), size: Self.size)
    _ = session.shownItems
    return session
  }

  private func change(_ session: HeadlessSession) {
    withAnimation(.linear(duration: 1)) { remote.value = true }
    session.advance(by: 0.5)
  }

  /// Where the left edges of all that is drawn show.
  private func edges(_ session: HeadlessSession) -> [CGFloat] { session.shownItems.map(\.box.minX) }

  private func square(_ color: Color) -> some View { color.frame(width: 20, height: 20) }

  @Test("what is below an animation of its own goes by that, whatever is around it")
  func ownAnimation() {
    let session = session { far in
      ZStack(alignment: .leading) {
        Color.clear
        HStack(spacing: 0) {
          square(.red)
          square(.blue).animation(.linear(duration: 2), value: far)
        }
        .padding(.leading, far ? 80 : 0)
      }
    }
    #expect(edges(session) == [0, 20])
    change(session)
    #expect(edges(session) == [40, 40])
    session.advance(by: 0.5)
    #expect(edges(session) == [80, 60])
    session.advance(by: 1)
    #expect(edges(session) == [80, 100])
    #expect(!session.isMoving)
  }

  @Test("what is below no animation is there at once, though its container is not")
  func noAnimation() {
    let session = session { far in
      ZStack(alignment: .leading) {
        Color.clear
        HStack(spacing: 0) {
          square(.red)
          square(.blue).transaction { $0.animation = nil }
        }
        .padding(.leading, far ? 80 : 0)
      }
    }
    change(session)
    #expect(edges(session) == [40, 100])
    session.advance(by: 0.5)
    #expect(edges(session) == [80, 100])
    #expect(!session.isMoving)
  }

  @Test("a view that comes into a container on its way stands where it is to stand")
  func arrival() {
    let session = session { far in
      ZStack(alignment: .leading) {
        Color.clear
        HStack(spacing: 0) {
          square(.red)
          if far { square(.blue).transition(.identity) }
        }
        .padding(.leading, far ? 80 : 0)
      }
    }
    change(session)
    #expect(edges(session) == [40, 100])
    session.advance(by: 0.5)
    #expect(edges(session) == [80, 100])
  }

  @Test("in a geometry group it goes with the container")
  func group() {
    let session = session { far in
      ZStack(alignment: .leading) {
        Color.clear
        HStack(spacing: 0) {
          square(.red)
          if far { square(.blue).transition(.identity) }
        }
        .geometryGroup()
        .padding(.leading, far ? 80 : 0)
      }
    }
    change(session)
    #expect(edges(session) == [40, 60])
    session.advance(by: 0.5)
    #expect(edges(session) == [80, 100])
  }

  @Test("only changes of the value set an animation of a view going")
  func otherChange() {
    let session = session { far in
      ZStack(alignment: .leading) {
        Color.clear
        square(.red).padding(.leading, far ? 80 : 0).animation(.linear(duration: 1), value: 1)
      }
    }
    remote.value = true
    session.update()
    #expect(edges(session) == [80])
    #expect(!session.isMoving)
  }

  @Test("it is hit where it shows, and frames tell where it ends")
  func hits() {
    let taps = Remote(0)
    let session = session { far in
      Driven(taps) { _ in
        ZStack(alignment: .topLeading) {
          Color.clear
          square(.red).onTapGesture { taps.value += 1 }.testProbe("square")
            .padding(.leading, far ? 100 : 0)
        }
      }
    }
    change(session)
    #expect(session.frame(of: "square")?.minX == 100)
    session.tap(at: CGPoint(x: 110, y: 10))
    #expect(taps.value == 0)
    session.tap(at: CGPoint(x: 60, y: 10))
    #expect(taps.value == 1)
  }

  @Test("assistive technology finds it where it shows")
  func semantics() {
    let session = session { far in
      ZStack(alignment: .topLeading) {
        Color.clear
        Button("Go") {}.buttonStyle(.plain).padding(.leading, far ? 100 : 0)
      }
    }
    change(session)
    #expect(session.element("Go")?.frame.minX == 50)
    session.advance(by: 0.5)
    #expect(session.element("Go")?.frame.minX == 100)
  }

  @Test("a frame on the way of places alone draws nothing and lays nothing out")
  func cost() {
    let session = session { far in
      VStack(spacing: 0) {
        if far { square(.red) }
        ForEach(0..<5, id: \.self) { _ in square(.blue) }
      }
    }
    change(session)
    _ = session.picture
    let before = session.counters
    session.advance(by: 0.1)
    _ = session.picture
    #expect(session.counters.measures == before.measures)
    #expect(session.counters.placements == before.placements)
    #expect(session.counters.drawings == before.drawings)
    #expect(session.isMoving)
  }

  @Test("a movement that the clock alone shifts goes on to the new end")
  func followed() {
    let session = session { far in
      ZStack(alignment: .leading) {
        Color.clear
        HStack(spacing: 0) {
          square(.red).modifier(Widening(width: far ? 100 : 20))
          square(.blue)
        }
      }
    }
    change(session)
    #expect(edges(session).last == 60)
    session.advance(by: 0.5)
    #expect(edges(session).last == 100)
    #expect(!session.isMoving)
  }

  @Test("what an appearing view animates sets out from what it was, though nothing has been shown yet")
  func pulse() {
    struct Pulse: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().fill(isOn ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0))
          .frame(width: 20, height: 20)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let session = HeadlessSession(Pulse(), size: CGSize(width: 20, height: 20))
    session.update()
    let start = session.shownItems
    session.advance(by: 0.5)
    let half = session.shownItems
    session.advance(by: 0.5)
    let end = session.shownItems
    #expect(half[0].difference(from: start[0].mixed(with: end[0], 0.5)) < 0.01)
    #expect(start != end)
  }

  @Test("a view's own change goes by the transaction of the modifier around it") func ownChange() {
    struct Row: View {
      @State private var isWide = false
      let square: Color
      var body: some View {
        HStack(spacing: 0) {
          if isWide { Color.clear.frame(width: 40, height: 20) }
          square.frame(width: 20, height: 20).onTapGesture { isWide = true }
        }
        .frame(width: 100, alignment: .leading)
      }
    }
    let session = HeadlessSession(
      Row(square: .red).transaction { $0.animation = .linear(duration: 1) },
      size: CGSize(width: 100, height: 20)
    )
    #expect(edges(session) == [0])
    session.tap(at: CGPoint(x: 10, y: 10))
    session.advance(by: 0.5)
    #expect(edges(session) == [20])
  }

  @Test(
    "an animation of one view moves no other that changes its place in the same update",
    arguments: [false, true])
  func othersStay(isOfModifier: Bool) {
    let session = session { far in
      HStack(spacing: 0) {
        Color.clear.frame(width: far ? 40 : 0)
        square(.red)
        if isOfModifier {
          square(.blue).animation(.linear(duration: 1)) { $0.opacity(far ? 0.5 : 1) }
        } else {
          square(far ? .blue : .green).animation(.linear(duration: 1), value: far)
        }
      }
      .frame(width: 200, alignment: .leading)
    }
    #expect(edges(session) == [0, 20])
    remote.value = true
    session.advance(by: 0.5)
    // An animation for modifiers alone says nothing of where their view is placed.
    #expect(edges(session).first == 40)
    #expect(edges(session).last == (isOfModifier ? 60 : 40))
  }

  @Test("a window that is resized on the way puts everything where it is to be") func resized() {
    let isOn = Remote(false)
    func session(_ width: CGFloat) -> HeadlessSession {
      let view = Driven(isOn) { isOn in
        Color.red.frame(width: 10, height: 10).frame(
          maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      }
      return HeadlessSession(view, size: CGSize(width: width, height: 10))
    }
    let session = session(100)
    session.update()
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    session.advance(by: 0.5)
    #expect(session.shownItems[0].box.minX == 45)
    session.size = CGSize(width: 300, height: 10)
    #expect(session.shownItems[0].box.minX == 290)
    session.advance(by: 0.1)
    #expect(session.shownItems[0].box.minX == 290)
  }

  @Test("a change that is not animated puts a frame that moves where it is to be, place and size together")
  func together() {
    let (isWide, hasThird) = (Remote(false), Remote(false))
    let session = HeadlessSession(
      Driven(isWide) { isWide in
        Driven(hasThird) { hasThird in
          HStack(spacing: 0) {
            Color.red.frame(width: isWide ? 60 : 20, height: 10)
            Color.blue.frame(width: 20, height: 10)
            if hasThird { Color.green.frame(width: 20, height: 10) }
          }
        }
      }, size: CGSize(width: 100, height: 10))
    session.update()
    withAnimation(.linear(duration: 1)) { isWide.value = true }
    session.advance(by: 0.5)
    #expect(session.shownItems.map(\.box.minX) == [20, 60] && session.shownItems[0].box.width == 40)
    hasThird.value = true
    session.update()
    #expect(session.shownItems.map(\.box.minX) == [0, 60, 80])
    #expect(session.shownItems.map(\.box.width) == [60, 20, 20])
    session.advance(by: 0.25)
    #expect(session.shownItems.map(\.box.width) == [60, 20, 20])
  }

  /// A modifier whose body runs for each frame of an animation.
  private struct Widening: ViewModifier, Animatable {
    nonisolated var width: CGFloat
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, alignment: .leading) }
  }
}
