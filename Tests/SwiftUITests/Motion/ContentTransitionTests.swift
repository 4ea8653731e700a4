import DisplayList
import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// How texts and images change from one content to another in an animated change.
@MainActor @Suite("Content transitions")
struct ContentTransitionTests {
  private let remote = Remote(0)

  private func session<V: View>(@ViewBuilder _ view: @escaping (Int) -> V) -> HeadlessSession {
    let session = HeadlessSession(Driven(remote, content: view), size: CGSize(width: 300, height: 100))
    _ = session.picture
    return session
  }

  private func change(_ session: HeadlessSession, to value: Int = 1, after time: TimeInterval = 0.5) {
    withAnimation(.linear(duration: 1)) { remote.value = value }
    session.advance(by: time)
  }

  @Test("a text that becomes another fades into it")
  func fade() {
    let session = session { Text($0 == 0 ? "old" : "new words") }
    change(session, after: 0.25)
    #expect(session.shownLetters == [Letters("old", opacity: 0.75), Letters("new words", opacity: 0.25)])
    session.advance(by: 0.75)
    #expect(session.shownLetters == [Letters("new words")])
    #expect(!session.isMoving)
  }

  @Test("without an animation, and with the identity transition, a text is there at once")
  func atOnce() {
    let plain = session { Text($0 == 0 ? "old" : "new") }
    remote.value = 1
    plain.update()
    #expect(plain.shownLetters == [Letters("new")])
    let other = Remote(0)
    let identity = HeadlessSession(
      Driven(other) { Text($0 == 0 ? "old" : "new").contentTransition(.identity) },
      size: CGSize(width: 300, height: 100))
    _ = identity.picture
    withAnimation(.linear(duration: 1)) { other.value = 1 }
    identity.advance(by: 0.1)
    #expect(identity.shownLetters == [Letters("new")])
  }

  @Test("what a text shows when it is changed again fades from how it shows")
  func interrupted() {
    let session = session { Text(["old", "new", "third"][$0]) }
    change(session, to: 1, after: 0.5)
    withAnimation(.linear(duration: 1)) { remote.value = 2 }
    session.update()
    #expect(session.shownLetters == [Letters("old", opacity: 0.5), Letters("new", opacity: 0.5)])
    session.advance(by: 0.5)
    #expect(
      session.shownLetters == [
        Letters("old", opacity: 0.25), Letters("new", opacity: 0.25), Letters("third", opacity: 0.5),
      ])
    session.advance(by: 0.5)
    #expect(session.shownLetters == [Letters("third")])
    #expect(!session.isMoving)
  }

  @Test("an empty text becomes one, and one becomes empty")
  func empty() {
    let session = session { Text($0 == 1 ? "words" : "") }
    change(session)
    #expect(session.shownLetters == [Letters("words", opacity: 0.5)])
    session.advance(by: 1)
    change(session, to: 0)
    #expect(session.shownLetters == [Letters("words", opacity: 0.5)])
    session.advance(by: 1)
    #expect(session.shownLetters.isEmpty)
    #expect(!session.isMoving)
  }

  @Test("a text in another size of its font has sizes between, while its place is that at the end")
  func size() throws {
    let session = session { Text("Size").font(.system(size: $0 == 0 ? 20 : 40)).testProbe("text") }
    let start = try #require(session.frame(of: "text"))
    change(session)
    let half = session.shownLetters
    #expect(half.map(\.text) == ["Size"])
    #expect(half.first?.size == 30)
    let end = try #require(session.frame(of: "text"))
    #expect(end.width > start.width * 1.8)
    session.advance(by: 0.5)
    #expect(session.shownLetters.first?.size == 40)
    #expect(!session.isMoving)
  }

  @Test("a text whose font size turns back goes on from where it shows")
  func sizeTurnsBack() throws {
    let session = session { Text("Size").font(.system(size: $0 == 0 ? 20 : 40)) }
    let start = session.shownItems
    change(session, after: 0.25)
    #expect(session.shownLetters.first?.size == 25)
    withAnimation(.linear(duration: 1)) { remote.value = 0 }
    session.update()
    #expect(session.shownLetters.first?.size == 25)
    session.advance(by: 0.5)
    #expect(session.shownLetters.first?.size == 22.5)
    session.advance(by: 0.5)
    #expect(session.shownItems == start)
    #expect(!session.isMoving)
  }

  @Test("tracking and line spacing move letters evenly", arguments: [true, false])
  func spacing(tracks: Bool) throws {
    let session = session { value in
      Text("Two\nlines").tracking(tracks && value == 1 ? 6 : 0).lineSpacing(!tracks && value == 1 ? 20 : 0)
        .fixedSize()
    }
    let start = session.glyphOrigins
    change(session, after: 0.5)
    let half = session.glyphOrigins
    session.advance(by: 0.5)
    let end = session.glyphOrigins
    #expect(start != end && half.count == end.count)
    for index in half.indices {
      #expect(abs(half[index].x - (start[index].x + end[index].x) / 2) < 0.01)
      #expect(abs(half[index].y - (start[index].y + end[index].y) / 2) < 0.01)
    }
  }

  @Test("another weight fades in over the earlier one, letter by letter")
  func weight() {
    let session = session { Text("Weight").fontWeight($0 == 0 ? .light : .heavy) }
    change(session)
    #expect(session.shownLetters.map(\.text) == ["Weight", "Weight"])
    session.advance(by: 0.5)
    #expect(session.shownLetters == [Letters("Weight")])
  }

  @Test("digits that change roll up, and what is equal at both ends stays")
  func numbers() {
    let session = session { Text(verbatim: "1\($0)9 km").contentTransition(.numericText()) }
    let line = session.glyphOrigins.first?.y ?? 0
    change(session, to: 5)
    let shown = session.shownLetters
    #expect(
      Set(shown) == [
        Letters("0", opacity: 0.5), Letters("5", opacity: 0.5), Letters("1"), Letters("9 km"),
      ])
    let places = Dictionary(session.glyphPlaces) { first, _ in first }
    #expect((places["0"] ?? .infinity) < line)
    #expect((places["5"] ?? 0) > line)
    #expect(places["1"] == line)
    session.advance(by: 0.5)
    #expect(session.shownLetters == [Letters("159 km")])
    #expect(!session.isMoving)
  }

  @Test("of a number the digits that change roll, one by one, and the others stay")
  func digits() {
    let texts = ["12345", "19349"]
    let session = session { Text(verbatim: texts[$0]).monospacedDigit().contentTransition(.numericText()) }
    let before = session.glyphOrigins
    change(session)
    let stay = session.shownLetters.filter { $0.opacity == 1 }.map(\.text).joined()
    let roll = session.shownLetters.filter { $0.opacity != 1 }
    #expect(stay == "134")
    #expect(Set(roll) == Set(["2", "5", "9", "9"].map { Letters($0, opacity: 0.5) }) && roll.count == 4)
    let line = before[0].y
    #expect(session.glyphPlaces.filter { "134".contains($0.0) }.allSatisfy { $0.1 == line })
    session.advance(by: 1)
    #expect(session.shownLetters == [Letters("19349")])
  }

  @Test("where a number gets longer the digits that it keeps go to their places")
  func longerNumbers() {
    let texts = ["x1,234", "x12,364"]
    let session = session {
      Text(verbatim: texts[$0]).monospacedDigit().fixedSize().contentTransition(.numericText())
    }
    change(session)
    var letters = session.shownLetters
    #expect(letters.filter { $0.opacity == 1 }.map(\.text).joined() == "x1,34")
    #expect(letters.filter { $0.opacity != 1 }.map(\.text).sorted() == ["2", "2", "6"])
    session.advance(by: 1)
    change(session, to: 0)
    letters = session.shownLetters
    #expect(letters.filter { $0.opacity == 1 }.map(\.text).joined() == "x1,34")
  }

  @Test("both texts are split into letters once, whatever the number of frames", arguments: [true, false])
  func splits(isNumber: Bool) {
    let session = session { value in
      Text(verbatim: isNumber ? "\(100 + value)" : "Word").font(.system(size: value == 0 ? 20 : 30))
        .foregroundStyle(value == 2 ? Color.red : .blue)
        .contentTransition(isNumber ? .numericText() : .interpolate)
    }
    let before = session.counters.splitContents
    withAnimation(.linear(duration: 1)) { remote.value = 1 }
    for _ in 0..<20 {
      session.advance(by: 0.04)
      _ = session.picture
    }
    #expect(session.isMoving)
    #expect(session.counters.splitContents - before == 2)
    session.advance(by: 1)
    _ = session.picture
    #expect(!session.isMoving && session.counters.splitContents - before == 2)
  }

  @Test("digits roll down where they count down, and where their value falls", arguments: [true, false])
  func fallingNumbers(byValue: Bool) {
    let remote = Remote(7)
    let session = HeadlessSession(
      Driven(remote) {
        Text(verbatim: "\($0)")
          .contentTransition(byValue ? .numericText(value: Double($0)) : .numericText(countsDown: true))
      }, size: CGSize(width: 100, height: 100))
    let line = session.glyphOrigins.first?.y ?? 0
    withAnimation(.linear(duration: 1)) { remote.value = 6 }
    session.advance(by: 0.5)
    var places = Dictionary(session.glyphPlaces) { first, _ in first }
    #expect((places["7"] ?? 0) > line)
    #expect((places["6"] ?? .infinity) < line)
    session.advance(by: 0.5)
    guard byValue else { return }
    withAnimation(.linear(duration: 1)) { remote.value = 8 }
    session.advance(by: 0.5)
    places = Dictionary(session.glyphPlaces) { first, _ in first }
    #expect((places["6"] ?? .infinity) < line)
  }

  @Test("with reduced motion digits fade where they are")
  func stillNumbers() {
    let session = session { Text(verbatim: "\($0)").contentTransition(.numericText()) }
    session.accessibilitySettings = [.reduceMotion]
    let line = session.glyphOrigins.first?.y ?? 0
    change(session, to: 5)
    #expect(session.glyphPlaces.allSatisfy { $0.1 == line })
    #expect(session.shownLetters.count == 2)
  }

  @Test("an image fades into another, and a symbol into a symbol")
  func images() {
    let session = session { Image(systemName: $0 == 0 ? "star.fill" : "circle.fill") }
    let start = session.shownItems
    change(session)
    let half = session.shownItems
    #expect(half.filter { $0.box == .zero && $0.paint == [0.5] }.count == 2)
    session.advance(by: 0.5)
    #expect(session.shownItems.count == start.count && session.shownItems != start)
    #expect(!session.isMoving)
  }

  @Test("contents that change are one layer where a drawing group is asked for")
  func layer() {
    let session = session {
      Text($0 == 0 ? "old" : "new").environment(\.contentTransitionAddsDrawingGroup, true)
    }
    change(session)
    let isolated = session.picture.root.fragment.unfolded.effects.filter {
      if case .isolate = $0 { true } else { false }
    }
    #expect(isolated.count == 1)
  }

  @Test("frames on the way run no body, lay nothing out, and none come after the end")
  func cost() {
    var bodies = 0
    let session = session { value in
      let _ = bodies += 1
      Text(verbatim: "\(value)").contentTransition(.numericText())
    }
    change(session, to: 5, after: 0.25)
    _ = session.picture
    let (before, bodiesBefore) = (session.counters, bodies)
    session.advance(by: 0.25)
    _ = session.picture
    #expect(bodies == bodiesBefore)
    #expect(session.counters.placements == before.placements)
    #expect(session.counters.drawings > before.drawings)
    session.advance(by: 1)
    _ = session.picture
    let drawings = session.counters.drawings
    session.advance(by: 1)
    _ = session.picture
    #expect(session.counters.drawings == drawings && !session.isMoving)
  }

  @Test("the environment says how contents change; views interpolate by default")
  func environment() {
    var seen: [ContentTransition] = []
    struct Reader: View {
      @Environment(\.contentTransition) var transition
      let note: (ContentTransition) -> Void
      var body: some View {
        let _ = note(transition)
        Color.clear
      }
    }
    let session = HeadlessSession(
      HStack {
        Reader { seen.append($0) }
        Reader { seen.append($0) }.contentTransition(.numericText(countsDown: true))
      })
    session.update()
    #expect(seen == [.interpolate, .numericText(countsDown: true)])
  }
}

/// Letters of a picture in one run.
private struct Letters: Hashable {
  var text: String
  var opacity = 1.0
  var size: Double?

  init(_ text: String, opacity: Double = 1) {
    self.text = text
    self.opacity = opacity
  }

  static func == (a: Letters, b: Letters) -> Bool { a.text == b.text && abs(a.opacity - b.opacity) < 1e-6 }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension HeadlessSession {
  /// The runs of glyphs that show, in paint order, with the opacities around them.
  fileprivate var shownLetters: [Letters] {
    var shown: [Letters] = []
    picture.forEachRun { run, _, opacity in
      var letters = Letters(run.text, opacity: opacity)
      letters.size = run.size
      shown.append(letters)
    }
    return shown
  }

  /// Where each glyph's baseline begins.
  fileprivate var glyphOrigins: [CGPoint] {
    var points: [CGPoint] = []
    picture.forEachRun { run, origin, _ in
      for glyph in run.glyphs {
        points.append(CGPoint(x: origin.x + Double(glyph.x), y: origin.y + Double(glyph.y)))
      }
    }
    return points
  }

  /// The height of each run's baseline, by its letters.
  fileprivate var glyphPlaces: [(String, CGFloat)] {
    var places: [(String, CGFloat)] = []
    picture.forEachRun { run, origin, _ in places.append((run.text, origin.y)) }
    return places
  }
}

extension Picture {
  /// Gives each run with where its origin shows and how much of its opacity does.
  fileprivate func forEachRun(_ body: (GlyphRun, CGPoint, Double) -> Void) {
    func walk(_ placed: Placed, _ outer: CGPoint, _ opacity: Double) {
      let moved = offset(of: placed.slot)
      let origin = CGPoint(x: outer.x + placed.origin.x + moved.x, y: outer.y + placed.origin.y + moved.y)
      for item in placed.fragment.items {
        switch item {
        case .glyphs(let run, _):
          body(run, CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y), opacity)
        case .children(let tree): tree.forEach { walk($0, origin, opacity) }
        case .group(.opacity(let own), let content): walk(content, origin, opacity * self.opacity(own))
        case .group(_, let content), .native(_, let content): walk(content, origin, opacity)
        default: break
        }
      }
    }
    walk(root, .zero, 1)
  }
}
