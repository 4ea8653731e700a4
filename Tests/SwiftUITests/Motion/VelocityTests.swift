import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Movements that take over from others, or from a finger, begin with their speed.
@MainActor @Suite("Speeds that go on")
struct VelocityTests {
  private let remote = Remote(CGFloat(0))

  private func session() -> HeadlessSession {
    let session = HeadlessSession(
      Driven(remote) { Color.red.frame(width: 20, height: 20).offset(x: $0) },
      size: CGSize(width: 20, height: 20))
    _ = session.picture
    return session
  }

  private func place(_ session: HeadlessSession) -> CGFloat { session.shownItems.first?.box.minX ?? .nan }

  @Test("a spring goes on with the speed of changes that track it")
  func tracked() {
    let session = session()
    // 400 points a second.
    for step in 1...5 {
      session.advance(by: 0.01)
      withTransaction(\.tracksVelocity, true) { remote.value = CGFloat(step) * 4 }
      session.update()
    }
    let spring = Spring(duration: 0.5, bounce: 0)
    withAnimation(.spring(spring)) { remote.value = 0 }
    for step in 1...6 {
      session.advance(by: 0.05)
      let known = 20 + spring.value(target: -20.0, initialVelocity: 400, time: Double(step) * 0.05)
      #expect(abs(place(session) - known) < 1e-6)
    }
  }

  @Test("changes that do not track it leave no speed, and one that has rested has none")
  func untracked() {
    for rests in [false, true] {
      let session = session()
      for step in 1...5 {
        session.advance(by: 0.01)
        withTransaction(\.tracksVelocity, rests) { remote.value = CGFloat(step) * 4 }
        session.update()
      }
      if rests { session.advance(by: 1) }
      let spring = Spring(duration: 0.5, bounce: 0)
      withAnimation(.spring(spring)) { remote.value = 0 }
      session.advance(by: 0.1)
      #expect(abs(place(session) - (20 + spring.value(target: -20.0, time: 0.1))) < 1e-6)
      session.advance(by: 5)
      #expect(!session.isMoving)
      withTransaction(Transaction()) { remote.value = 0 }
    }
  }

  @Test("what a gesture changes tracks its speed")
  func gesture() {
    struct Dragged: View {
      @State private var x: CGFloat = 0
      let note: (Bool) -> Void
      var body: some View {
        Color.red.offset(x: x)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged {
              x = $0.translation.width
            }
            .onEnded { _ in withAnimation(.spring) { x = 0 } }
          )
          .transaction { note($0.tracksVelocity) }
      }
    }
    var notes: [Bool] = []
    let session = HeadlessSession(Dragged { notes.append($0) }, size: CGSize(width: 100, height: 100))
    _ = session.picture
    notes = []
    session.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50))
    #expect(notes.contains(true))
  }

  @Test(
    "a spring that merges with one on its way goes on with value and speed, also at a distance of nothing")
  func merged() {
    let session = session()
    let spring = Spring(duration: 0.5, bounce: 0)
    withAnimation(.spring(spring)) { remote.value = 100 }
    session.advance(by: 0.1)
    let (value, speed) = (
      spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1)
    )
    #expect(abs(place(session) - value) < 1e-6)
    // Back to where it came from: in all there is no distance to go.
    withAnimation(.spring(spring)) { remote.value = 0 }
    session.update()
    #expect(abs(place(session) - value) < 1e-6)
    session.advance(by: 0.1)
    let known = value + spring.value(target: -value, initialVelocity: speed, time: 0.1)
    #expect(abs(place(session) - known) < 1e-6)
    session.advance(by: 5)
    #expect(place(session) == 0 && !session.isMoving)
  }

  @Test("a repetition without end ends when it is sent elsewhere")
  func endless() {
    let session = session()
    withAnimation(.linear(duration: 1).repeatForever()) { remote.value = 100 }
    session.advance(by: 10.5)
    #expect(abs(place(session) - 50) < 0.01)
    withAnimation(.linear(duration: 1)) { remote.value = 0 }
    session.advance(by: 0.5)
    #expect(abs(place(session) - 25) < 0.01)
    session.advance(by: 0.5)
    #expect(place(session) == 0 && !session.isMoving)
  }
}
