import DisplayList
import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// How symbols move by effects, on the session's clock.
@MainActor @Suite("Effects of symbols")
struct SymbolEffectTests {
  private let remote = Remote(0)

  private func session<V: View>(@ViewBuilder _ view: @escaping (Int) -> V) -> HeadlessSession {
    let session = HeadlessSession(Driven(remote, content: view), size: CGSize(width: 100, height: 100))
    _ = session.picture
    return session
  }

  private func set(_ value: Int, _ session: HeadlessSession) {
    remote.value = value
    session.update()
  }

  /// A discrete effect by its name.
  struct Discrete: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor @Sendable (Int) -> AnyView
    init<E: SymbolEffect & DiscreteSymbolEffect>(_ name: String, _ effect: E, on symbol: String = "bell.fill")
    {
      testDescription = name
      view = { AnyView(Image(systemName: symbol).font(.largeTitle).symbolEffect(effect, value: $0)) }
    }
  }

  nonisolated private static let discrete = [
    Discrete("bounce", .bounce), Discrete("bounce down", .bounce.down.wholeSymbol), Discrete("pulse", .pulse),
    Discrete("variable colour", .variableColor, on: "wifi"),
    Discrete(
      "variable colour, cumulative", .variableColor.cumulative.reversing.hideInactiveLayers, on: "wifi"),
    Discrete("breathe", .breathe), Discrete("breathe and pulse", .breathe.pulse), Discrete("rotate", .rotate),
    Discrete("rotate back", .rotate.counterClockwise), Discrete("wiggle", .wiggle),
    Discrete("wiggle left", .wiggle.left),
    Discrete("wiggle along an angle", .wiggle.custom(angle: .degrees(30))),
    Discrete("wiggle forward", .wiggle.forward.byLayer),
  ]

  @Test("runs once when its value changes, and comes to rest as it was", arguments: discrete)
  func runsOnce(_ test: Discrete) {
    let session = session(test.view)
    let rest = session.shownItems
    #expect(!session.isMoving)
    set(1, session)
    #expect(session.isMoving)
    var shown: [[ShownItem]] = []
    for _ in 0..<5 {
      session.advance(by: 0.11)
      shown.append(session.shownItems)
    }
    #expect(shown.contains { $0 != rest })
    #expect(Set(shown.map { "\($0)" }).count > 2)
    session.advance(by: 3)
    #expect(!session.isMoving)
    #expect(session.shownItems == rest)
  }

  @Test("an effect that is active goes on, and ends with its round when it is no more")
  func indefinite() {
    let session = session { Image(systemName: "bell").symbolEffect(.pulse.wholeSymbol, isActive: $0 == 1) }
    let rest = session.shownItems
    #expect(!session.isMoving)
    set(1, session)
    session.advance(by: 100.2)
    #expect(session.isMoving && session.shownItems != rest)
    set(0, session)
    #expect(session.shownItems != rest)
    session.advance(by: 1.2)
    #expect(!session.isMoving && session.shownItems == rest)
  }

  @Test("options say how often and how fast an effect runs")
  func options() {
    func duration(_ options: SymbolEffectOptions) -> Double {
      let remote = Remote(0)
      let session = HeadlessSession(
        Driven(remote) { Image(systemName: "bell").symbolEffect(.pulse, options: options, value: $0) })
      _ = session.picture
      remote.value = 1
      session.update()
      var steps = 0
      while session.isMoving, steps < 200 {
        session.advance(by: 0.1)
        steps += 1
      }
      return Double(steps) / 10
    }
    #expect(abs(duration(.default) - 1.2) < 0.11)
    #expect(abs(duration(.speed(2)) - 0.6) < 0.11)
    #expect(abs(duration(.repeat(.periodic(3, delay: 0))) - 3.6) < 0.11)
    #expect(abs(duration(.repeat(.periodic(2, delay: 1))) - 3.4) < 0.11)
    #expect(abs(duration(.speed(.nan).nonRepeating) - 1.2) < 0.11)
    #expect(duration(.repeating) == 20)
    #expect(duration(.repeat(.continuous)) == 20)
  }

  @Test("an effect that is indefinite and does not repeat runs once")
  func nonRepeating() {
    let session = session { _ in
      Image(systemName: "bell").symbolEffect(.pulse, options: .nonRepeating)
    }
    #expect(session.isMoving)
    session.advance(by: 1.3)
    #expect(!session.isMoving)
  }

  @Test("a symbol is larger while it is to be, and takes no more room")
  func scale() throws {
    let session = session {
      Image(systemName: "circle.fill").symbolEffect(.scale.up.wholeSymbol, isActive: $0 == 1)
        .testProbe("image")
    }
    let frame = session.frame(of: "image")
    let rest = try #require(session.shownItems.first?.box)
    set(1, session)
    session.advance(by: 0.2)
    let half = try #require(session.shownItems.first?.box)
    session.advance(by: 1)
    let end = try #require(session.shownItems.first?.box)
    #expect(abs(half.width - rest.width * 1.125) < 0.01)
    #expect(abs(end.width - rest.width * 1.25) < 0.01)
    #expect(!session.isMoving)
    #expect(session.frame(of: "image") == frame)
    set(0, session)
    session.advance(by: 1)
    #expect(session.shownItems.first?.box == rest)
  }

  @Test("a symbol disappears and appears, and keeps its room", arguments: [true, false])
  func appearance(disappears: Bool) {
    let session = session { value in
      if disappears {
        Image(systemName: "star.fill").symbolEffect(.disappear, isActive: value == 1)
      } else {
        Image(systemName: "star.fill").symbolEffect(.appear, isActive: value == 0)
      }
    }
    let rest = session.shownItems
    #expect(!rest.isEmpty && !session.isMoving)
    set(1, session)
    session.advance(by: 0.2)
    #expect(session.shownItems != rest && !session.shownItems.isEmpty)
    session.advance(by: 1)
    #expect(session.shownItems.isEmpty && !session.isMoving)
    set(0, session)
    session.advance(by: 1)
    #expect(session.shownItems == rest)
  }

  @Test("lines are taken away, and drawn")
  func drawing() throws {
    let session = session { value in
      Image(systemName: "minus").font(.largeTitle).symbolEffect(.drawOff.wholeSymbol, isActive: value == 1)
    }
    let rest = try #require(session.shownItems.first?.box)
    set(1, session)
    session.advance(by: 0.4)
    let half = try #require(session.shownItems.first?.box)
    #expect(abs(half.width - rest.width / 2) < 0.01)
    session.advance(by: 1)
    #expect(session.shownItems.isEmpty)
  }

  @Test("layers go one after the other, or all at once")
  func layers() throws {
    func scales(_ effect: BounceSymbolEffect) -> [Double] {
      let remote = Remote(0)
      let session = HeadlessSession(
        Driven(remote) {
          Image(systemName: "wifi").symbolRenderingMode(.hierarchical).font(.largeTitle)
            .symbolEffect(effect, value: $0)
        })
      let rest = session.shownItems
      remote.value = 1
      session.advance(by: 0.12)
      return zip(session.shownItems, rest).map { $0.box.width / $1.box.width }
    }
    let (byLayer, whole) = (scales(.bounce.byLayer), scales(.bounce.wholeSymbol))
    #expect(byLayer.count > 1)
    #expect(Set(byLayer.map { ($0 * 1000).rounded() }).count > 1)
    #expect(Set(whole.map { ($0 * 1000).rounded() }).count == 1)
  }

  @Test("effects can be removed further in")
  func removed() {
    let session = session { value in
      VStack { Image(systemName: "bell").symbolEffectsRemoved() }.symbolEffect(.bounce, value: value)
    }
    set(1, session)
    #expect(!session.isMoving)
  }

  @Test(
    "one symbol replaces another by itself, whether or not the change is animated", arguments: [true, false])
  func replacement(isAnimated: Bool) {
    let session = session { value in
      Image(systemName: value == 0 ? "play.fill" : "pause.fill").contentTransition(.symbolEffect(.replace))
    }
    let start = session.shownItems
    withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { remote.value = 1 }
    session.update()
    session.advance(by: 0.1)
    #expect(session.isMoving)
    let half = session.shownItems
    session.advance(by: 1)
    let end = session.shownItems
    #expect(start != end && half != start && half != end)
    #expect(!session.isMoving)
  }

  @Test("of symbols that replace one another what both have stays")
  func magic() {
    let session = session { value in
      Image(systemName: value == 0 ? "person.badge.plus" : "person.badge.minus")
        .symbolRenderingMode(.hierarchical)
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    }
    let start = session.shownItems
    set(1, session)
    session.advance(by: 0.1)
    #expect(start.count > 1)
    #expect(session.shownItems.contains { start.contains($0) })
    #expect(session.isMoving)
  }

  @Test("with reduced motion effects leave symbols as they are in the end")
  func still() {
    let session = session { value in
      HStack {
        Image(systemName: "bell").symbolEffect(.bounce, value: value).symbolEffect(.pulse)
        Image(systemName: "star").symbolEffect(.disappear, isActive: value == 1)
      }
    }
    session.accessibilitySettings = [.reduceMotion]
    session.update()
    let before = session.shownItems.count
    set(1, session)
    #expect(!session.isMoving)
    #expect(session.shownItems.count < before)
  }

  @Test("a symbol comes and goes with an effect")
  func transition() {
    let session = session { value in
      if value == 1 { Image(systemName: "star.fill").transition(.symbolEffect(.appear.up)) }
    }
    withAnimation(.linear(duration: 1)) { remote.value = 1 }
    session.advance(by: 0.5)
    let half = session.shownItems
    session.advance(by: 0.5)
    let end = session.shownItems
    #expect(end.count == 1 && half != end)
    withAnimation(.linear(duration: 1)) { remote.value = 0 }
    session.advance(by: 0.5)
    #expect(!session.shownItems.isEmpty)
    session.advance(by: 1)
    #expect(session.shownItems.isEmpty && !session.isMoving)
  }

  @Test("frames of an effect run no body and lay nothing out")
  func cost() {
    var bodies = 0
    let session = session { _ in
      let _ = bodies += 1
      Image(systemName: "bell").symbolEffect(.pulse)
    }
    session.advance(by: 0.1)
    _ = session.picture
    let (before, bodiesBefore) = (session.counters, bodies)
    session.advance(by: 0.1)
    _ = session.picture
    #expect(bodies == bodiesBefore)
    #expect(session.counters.placements == before.placements && session.counters.drawings > before.drawings)
  }

  @Test("a symbol that leaves the tree takes its effect along")
  func leaves() {
    let session = session { value in
      if value == 0 { Image(systemName: "bell").symbolEffect(.pulse) } else { Color.clear }
    }
    #expect(session.isMoving)
    set(1, session)
    #expect(!session.isMoving)
  }
}
