import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// What changes where the user asks for less motion.
@MainActor @Suite("Reduced motion")
struct ReducedMotionTests {
  private struct Reader: View {
    @Environment(\.accessibilityReduceMotion) var reduces
    var body: some View { Text(reduces ? "less" : "all") }
  }

  @Test("views find the user's setting, and follow it")
  func setting() throws {
    let session = HeadlessSession(Reader())
    _ = try session.find("all")
    session.accessibilitySettings = [.reduceMotion]
    _ = try session.find("less")
    session.accessibilitySettings = []
    _ = try session.find("all")
  }

  @Test(
    "transitions that move a view are fades",
    arguments: ["move", "scale", "own", "combined", "asymmetric", "animated"])
  func transitions(_ name: String) {
    func transition() -> AnyTransition {
      switch name {
      case "move": .move(edge: .leading)
      case "scale": .scale
      case "own": AnyTransition(Shift())
      case "combined": .slide.combined(with: .scale)
      case "asymmetric": .asymmetric(insertion: .push(from: .top), removal: .slide)
      default: AnyTransition.slide.animation(.linear(duration: 1))
      }
    }
    for reduces in [false, true] {
      let remote = Remote(false)
      let session = HeadlessSession(
        Driven(remote) { shows in
          ZStack {
            Color.clear
            if shows { Color.red.frame(width: 20, height: 20).transition(transition()) }
          }
        }, size: CGSize(width: 100, height: 100))
      session.accessibilitySettings = reduces ? [.reduceMotion] : []
      _ = session.picture
      withAnimation(.linear(duration: 1)) { remote.value = true }
      session.advance(by: 0.5)
      let boxes = session.shownItems.filter { $0.box.width > 0 && $0.box.width < 100 }.map(\.box)
      let opacities = session.shownItems.filter { $0.box == .zero && $0.paint.count == 1 }
      #expect((boxes == [CGRect(x: 40, y: 40, width: 20, height: 20)]) == reduces)
      if reduces { #expect(!opacities.isEmpty) }
      session.advance(by: 1)
      #expect(!session.isMoving)
    }
  }

  private struct Shift: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : 30)
    }
  }

  @Test("a transition that says that it does not move stays what it is")
  func still() {
    struct Dim: Transition {
      static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : 30)
      }
    }
    let remote = Remote(false)
    let session = HeadlessSession(
      Driven(remote) { shows in
        ZStack {
          Color.clear
          if shows { Color.red.frame(width: 20, height: 20).transition(Dim()) }
        }
      }, size: CGSize(width: 100, height: 100))
    session.accessibilitySettings = [.reduceMotion]
    _ = session.picture
    withAnimation(.linear(duration: 1)) { remote.value = true }
    session.advance(by: 0.5)
    #expect(session.shownItems.contains { $0.box.minX == 55 })
  }

  @Test("what a program animates itself moves as before")
  func own() {
    let remote = Remote(false)
    let session = HeadlessSession(
      Driven(remote) { Color.red.frame(width: 20, height: 20).offset(x: $0 ? 40 : 0) },
      size: CGSize(width: 100, height: 100))
    session.accessibilitySettings = [.reduceMotion]
    _ = session.picture
    withAnimation(.linear(duration: 1)) { remote.value = true }
    session.advance(by: 0.5)
    #expect(session.shownItems.map(\.box.minX) == [60])
  }
}
