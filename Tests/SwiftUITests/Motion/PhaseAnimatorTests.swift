import Foundation
import HeadlessHost
import SwiftUI
import Testing

@MainActor private final class Log<Entry> {
  var entries: [Entry] = []
}

@MainActor private final class Trigger: ObservableObject {
  @Published var count = 0
  @Published var isShown = true
}

/// Tells where an animation has brought it.
private struct Probe: View, Animatable {
  nonisolated var value: Double
  let log: Log<Double>
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View {
    let _ = log.entries.append(value)
    Color.red
  }
}

@MainActor @Suite("Phase animators")
struct PhaseAnimatorTests {
  private let log = Log<Double>()
  private let size = CGSize(width: 20, height: 20)

  private struct Triggered: View {
    @ObservedObject var trigger: Trigger
    let log: Log<Double>
    var body: some View {
      PhaseAnimator([0.0, 10, 40], trigger: trigger.count) { phase in
        Probe(value: phase, log: log)
      } animation: { phase in
        .linear(duration: phase == 40 ? 2 : 1)
      }
    }
  }

  @Test("with a trigger: the first phase until it changes, then all of them and back") func triggered() {
    let trigger = Trigger()
    let session = HeadlessSession(Triggered(trigger: trigger, log: log), size: size)
    session.update()
    session.advance(by: 1)
    #expect(log.entries == [0] && !session.isMoving)
    trigger.count += 1
    session.update()
    var shown: [Double] = []
    for _ in 0..<9 {
      session.advance(by: 0.5)
      shown.append(log.entries.last ?? -1)
    }
    #expect(shown == [5, 10, 17.5, 25, 32.5, 40, 20, 0, 0])
    #expect(!session.isMoving)
  }

  @Test("a trigger on the way begins with the second phase, from what shows") func retriggered() {
    let trigger = Trigger()
    let session = HeadlessSession(Triggered(trigger: trigger, log: log), size: size)
    session.update()
    trigger.count += 1
    session.update()
    session.advance(by: 1)
    session.advance(by: 1)
    #expect(log.entries.last == 25)
    trigger.count += 1
    session.update()
    #expect(log.entries.last == 25)
    for _ in 0..<4 { session.advance(by: 1) }
    session.advance(by: 1)
    #expect(log.entries.last == 0 && !session.isMoving)
  }

  @Test("without a trigger the phases come round for ever, and end with the view") func endless() {
    struct Endless: View {
      @ObservedObject var trigger: Trigger
      let log: Log<Double>
      var body: some View {
        ZStack {
          if trigger.isShown {
            Color.blue.phaseAnimator([0.0, 10]) { content, phase in
              content.overlay { Probe(value: phase, log: log) }
            } animation: { _ in
              .linear(duration: 1)
            }
          }
        }
      }
    }
    let trigger = Trigger()
    let session = HeadlessSession(Endless(trigger: trigger, log: log), size: size)
    session.update()
    var shown: [Double] = []
    for _ in 0..<7 {
      session.advance(by: 0.5)
      shown.append(log.entries.last ?? -1)
    }
    #expect(shown == [5, 10, 5, 0, 5, 10, 5])
    trigger.isShown = false
    session.update()
    session.advance(by: 2)
    session.advance(by: 2)
    #expect(!session.isMoving)
  }

  @Test("phases without animation, or that move nothing, show for a frame each") func still() {
    let phases = Log<Int>()
    let session = HeadlessSession(
      PhaseAnimator([1, 2, 3]) { phase in
        let _ = phases.entries.append(phase)
        Color.red
      } animation: {
        $0 == 2 ? nil : .default
      }, size: size)
    session.update()
    for _ in 0..<4 { session.advance(by: 0.1) }
    #expect(phases.entries.starts(with: [1, 2, 3, 1, 2, 3]))
    #expect(phases.entries.count <= 7)
  }

  @Test("no phases, and one") func few() {
    let session = HeadlessSession(
      HStack {
        PhaseAnimator([Int]()) { _ in Text("never") }
        Text("modified").phaseAnimator([Int]()) { content, _ in content.hidden() }
        PhaseAnimator([1]) { Text("phase \($0)") }
      }, size: CGSize(width: 300, height: 40))
    session.update()
    session.advance(by: 1)
    #expect(session.element("modified") != nil && session.element("phase 1") != nil)
    #expect(session.element("never") == nil)
    #expect(!session.isMoving)
  }

  // MARK: Animations of modifiers alone

  @Test("animation(_:body:) animates what its body changes, and nothing inside") func scoped() {
    struct Scoped: View {
      @ObservedObject var trigger: Trigger
      let inside: Log<Double>
      let outside: Log<Double>
      var body: some View {
        Probe(value: Double(trigger.count), log: inside)
          .animation(.linear(duration: 1)) {
            $0.modifier(Widened(value: Double(trigger.count), log: outside))
          }
      }
    }
    let (trigger, outside) = (Trigger(), Log<Double>())
    let session = HeadlessSession(Scoped(trigger: trigger, inside: log, outside: outside), size: size)
    session.update()
    trigger.count = 1
    session.update()
    session.advance(by: 0.5)
    #expect(log.entries == [0, 1] && outside.entries.last == 0.5)
    withAnimation(.linear(duration: 2)) { trigger.count = 2 }
    session.update()
    session.advance(by: 1)
    #expect(log.entries.last == 1.5 && outside.entries.last == 2)
  }

  @Test("a modifier with an animation of its own") func modifier() {
    struct Modified: View {
      @ObservedObject var trigger: Trigger
      let inside: Log<Double>
      let outside: Log<Double>
      var body: some View {
        Probe(value: Double(trigger.count), log: inside)
          .modifier(
            Widened(value: Double(trigger.count), log: outside).animation(.linear(duration: 1)))
      }
    }
    let (trigger, outside) = (Trigger(), Log<Double>())
    let session = HeadlessSession(Modified(trigger: trigger, inside: log, outside: outside), size: size)
    session.update()
    trigger.count = 1
    session.update()
    session.advance(by: 0.5)
    #expect(log.entries == [0, 1] && outside.entries.last == 0.5)
  }

  private struct Widened: ViewModifier, Animatable {
    nonisolated var value: Double
    let log: Log<Double>
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    func body(content: Content) -> some View {
      let _ = log.entries.append(value)
      content
    }
  }
}
