import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@MainActor private final class Log {
  var entries: [String] = []
}

/// Counts how many of its kind are alive.
@MainActor private final class Token: ObservableObject {
  static var alive = 0
  let number: Int
  static var made = 0
  nonisolated init() { number = MainActor.assumeIsolated { Self.begin() } }
  private static func begin() -> Int {
    (alive, made) = (alive + 1, made + 1)
    return made
  }
  deinit { MainActor.assumeIsolated { Self.alive -= 1 } }
}

@MainActor private final class Model: ObservableObject {
  @Published var width = 10.0
  @Published var rows = [1, 2, 3]
  var text = ""
}

/// A view with a state: tells how often it was made anew.
private struct Kept: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onTapGesture { count += 1 }
      .accessibilityLabel("count \(count)")
      .onAppear { log.entries.append("appears") }
      .onDisappear { log.entries.append("disappears") }
  }
}

/// Views that come back while they are on their way out.
@MainActor @Suite("Views that come back")
struct RevivalTests {
  private let log = Log()
  private let size = CGSize(width: 60, height: 60)
  private let second = Animation.linear(duration: 1)

  private func session<V: View, Value>(
    _ value: Remote<Value>, @ViewBuilder _ content: @escaping (Value) -> V
  ) -> HeadlessSession {
    let session = HeadlessSession(Driven(value) { value in VStack { content(value) } }, size: size)
    session.update()
    return session
  }

  /// Goes away and comes back, and tells of the view's state and life.
  private func check<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) throws {
    let isShown = Remote(true)
    let session = session(isShown, content)
    try session.tap("count 0")
    try session.tap("count 1")
    withAnimation(second) { isShown.value = false }
    session.advance(by: 0.5)
    #expect(session.element("count 2") == nil, "what leaves is no part of the semantics")
    withAnimation(second) { isShown.value = true }
    session.advance(by: 0.25)
    #expect(session.element("count 2") != nil, "the state is kept")
    session.advance(by: 2)
    #expect(log.entries == ["appears"] && !session.isMoving)
    try session.tap("count 2")
    #expect(session.element("count 3") != nil)
    withAnimation(second) { isShown.value = false }
    session.advance(by: 0.5)
    session.advance(by: 0.6)
    #expect(log.entries == ["appears", "disappears"])
    withAnimation(second) { isShown.value = true }
    session.advance(by: 0.1)
    #expect(session.element("count 0") != nil, "what has gone comes as a new view")
  }

  @Test("in a condition") func condition() throws { try check { if $0 { Kept(log: log) } } }

  @Test("in a choice of two") func choice() throws {
    try check { if $0 { Kept(log: log) } else { Color.blue } }
  }

  @Test("in a loop") func loop() throws {
    try check { isShown in ForEach(isShown ? [1, 2] : [2], id: \.self) { if $0 == 1 { Kept(log: log) } } }
  }

  @Test("under an identity") func identity() throws {
    try check { isShown in Group { if isShown { Kept(log: log) } else { Color.blue } }.id(isShown) }
  }

  @Test("as an erased view") func erased() throws {
    try check { $0 ? AnyView(Kept(log: log)) : AnyView(Color.blue) }
  }

  @Test("inside of modifiers on a list, and of a modifier's body") func modified() throws {
    struct Shown: ViewModifier {
      let isShown: Bool
      func body(content: Content) -> some View { if isShown { content.padding(2) } }
    }
    try check { isShown in
      Group { if isShown { Kept(log: log) } }.padding(1).opacity(0.9)
    }
    log.entries = []
    try check { Kept(log: log).modifier(Shown(isShown: $0)) }
  }

  @Test("the transition goes back from where it shows, and there is one view") func transition() {
    let isShown = Remote(true)
    let session = session(isShown) { if $0 { Color(red: 1, green: 0, blue: 0) } }
    func opacity() -> Int { Int(session.pixel(30, 30).last ?? 0) }
    withAnimation(second) { isShown.value = false }
    session.advance(by: 0.75)
    #expect(abs(opacity() - 64) < 3)
    withAnimation(second) { isShown.value = true }
    session.update()
    #expect(abs(opacity() - 64) < 3)
    session.advance(by: 0.5)
    // What the first movement still lacks runs out beside the second.
    #expect((128...200).contains(opacity()))
    session.advance(by: 0.5)
    #expect(opacity() == 255)
    #expect(!session.isMoving)
  }

  @Test("a view that is on its way in goes back out") func turnedBack() {
    let isShown = Remote(false)
    let session = session(isShown) { if $0 { Color(red: 1, green: 0, blue: 0) } }
    func opacity() -> Int { Int(session.pixel(30, 30).last ?? 0) }
    withAnimation(second) { isShown.value = true }
    session.advance(by: 0.5)
    #expect(abs(opacity() - 128) < 3)
    withAnimation(second) { isShown.value = false }
    session.update()
    #expect(abs(opacity() - 128) < 3)
    for _ in 0..<3 { session.advance(by: 0.4) }
    #expect(opacity() == 0 && !session.isMoving)
  }

  @Test("it stands still, though its container makes room for others and comes back") func place() {
    let isShown = Remote(true)
    let session = session(isShown) { if $0 { Color.red.frame(width: 40, height: 40) } }
    func boxes() -> [CGRect] {
      session.shownItems.map(\.box).filter { $0.width > 0 }.map {
        $0.offsetBy(dx: $0.minX.rounded() - $0.minX, dy: $0.minY.rounded() - $0.minY)
      }
    }
    let place = [CGRect(x: 10, y: 10, width: 40, height: 40)]
    #expect(boxes() == place)
    for _ in 0..<3 {
      withAnimation(second) { isShown.value = false }
      session.advance(by: 0.4)
      #expect(boxes() == place)
      withAnimation(second) { isShown.value = true }
      session.update()
      #expect(boxes() == place)
      session.advance(by: 0.3)
      #expect(boxes() == place)
    }
  }

  @Test("what leaves an overlay or a background stays where it stood") func secondary() {
    let isShown = Remote(true)
    let session = session(isShown) { isShown in
      Color.clear.frame(width: 60, height: 20).overlay(alignment: .bottomTrailing) {
        if isShown { Color.red.frame(width: 30, height: 10).transition(.opacity) }
      }
      .background { if isShown { Color.blue.frame(width: 20, height: 10) } }
    }
    func boxes() -> [CGRect] { session.shownItems.map(\.box).filter { $0.width > 0 } }
    let places = boxes()
    #expect(places.count == 2)
    withAnimation(second) { isShown.value = false }
    for _ in 0..<3 {
      session.advance(by: 0.25)
      #expect(boxes() == places)
    }
    session.advance(by: 0.3)
    #expect(boxes().isEmpty)
  }

  @Test(
    "parts of a transition have animations of their own, in changes with and without one",
    arguments: [true, false])
  func ownAnimations(isAnimated: Bool) {
    let long = AnyTransition.opacity.animation(.linear(duration: 2))
    let isShown = Remote(true)
    let session = session(isShown) { isShown in
      if isShown {
        Color(red: 1, green: 0, blue: 0).transition(
          .asymmetric(insertion: long, removal: long.combined(with: .identity)))
      }
    }
    func opacity() -> Int { Int(session.pixel(30, 30).last ?? 0) }
    func change(to isOn: Bool) {
      if isAnimated { withAnimation(second) { isShown.value = isOn } } else { isShown.value = isOn }
    }
    change(to: false)
    session.advance(by: 0.5)
    #expect(abs(opacity() - 191) < 3)
    session.advance(by: 1)
    #expect(abs(opacity() - 64) < 3)
    session.advance(by: 0.6)
    #expect(opacity() == 0 && !session.isMoving)
    change(to: true)
    session.advance(by: 1)
    #expect(abs(opacity() - 128) < 3)
    session.advance(by: 1)
    #expect(opacity() == 255)
  }

  @Test("without an animation it is there at once") func unanimated() {
    let isShown = Remote(true)
    let session = session(isShown) { if $0 { Kept(log: log) } }
    withAnimation(second) { isShown.value = false }
    session.advance(by: 0.5)
    isShown.value = true
    session.update()
    #expect(session.pixel(30, 30) == [255, 56, 60, 255])
    session.advance(by: 1)
    #expect(session.pixel(30, 30) == [255, 56, 60, 255])
    #expect(log.entries == ["appears"] && !session.isMoving)
  }

  @Test("what is inside of a view on its way out changes, and the view comes back")
  func changedInside() {
    let isShown = Remote((outer: true, inner: true))
    let session = session(isShown) { shown in
      VStack {
        if shown.outer {
          Text("outer").transition(.opacity)
          if shown.inner { Kept(log: log).transition(.opacity) }
        }
      }
    }
    withAnimation(second) { isShown.value.outer = false }
    session.update()
    withAnimation(second) { isShown.value.inner = false }
    session.update()
    withAnimation(second) { isShown.value.outer = true }
    session.update()
    session.advance(by: 2)
    #expect(session.exists("outer") && !session.isMoving)
    #expect(log.entries == ["appears", "disappears"])
  }

  @Test("one of three views of a switch comes back from two steps away")
  func threeWays() {
    let step = Remote(0)
    let session = session(step) { step in
      switch step {
      case 0: Text("first").transition(.opacity)
      case 1: Text("second").transition(.scale)
      default: Text("third")
      }
    }
    for next in [1, 2, 0, 2, 1, 0] {
      withAnimation(second) { step.value = next }
      session.update()
    }
    session.advance(by: 2)
    #expect(session.exists("first") && !session.exists("second") && !session.exists("third"))
  }

  @Test("all rows of a list leave, and one comes back")
  func rowsOfList() {
    let rows = Remote((first: true, second: true))
    let session = session(rows) { rows in
      List {
        if rows.first { Text("first") }
        if rows.second { Text("second") }
      }
    }
    for _ in 0..<4 {
      withAnimation(second) { rows.value.first.toggle() }
      session.update()
      withAnimation(second) { rows.value.second.toggle() }
      session.advance(by: 0.1)
    }
    session.advance(by: 3)
    #expect(session.exists("first") && session.exists("second") && !session.isMoving)
  }

  @Test("a view on its way out goes on to its end where its branch comes back without it")
  func goesOn() {
    let step = Remote(0)
    let session = session(step) { step in
      ZStack {
        switch step {
        case 0: Color.green.frame(width: 10, height: 10).offset(x: -20)
        case 1:
          Color.red.frame(width: 10, height: 10).onDisappear { log.entries.append("red has gone") }
        default: Color.blue.frame(width: 10, height: 10).offset(x: 20)
        }
      }
    }
    func show(_ next: Int, for time: Double) {
      withAnimation(second) { step.value = next }
      session.update()
      session.advance(by: time)
    }
    show(1, for: 2)
    show(2, for: 0.25)
    let before = session.pixel(30, 30).last ?? 0
    #expect(abs(Int(before) - 191) < 3)
    withAnimation(second) { step.value = 0 }
    session.update()
    #expect(session.pixel(30, 30).last == before && log.entries.isEmpty)
    session.advance(by: 0.25)
    #expect(abs(Int(session.pixel(30, 30).last ?? 0) - 128) < 3)
    session.advance(by: 2)
    #expect(session.pixel(30, 30).last == 0 && session.pixel(10, 30).last == 255)
    #expect(log.entries == ["red has gone"] && !session.isMoving)
  }

  @Test("what comes back stands in its order beside what still leaves")
  func order() {
    let shown = Remote((green: true, blue: true))
    let session = session(shown) { shown in
      ZStack {
        Color.red.frame(width: 40, height: 40)
        if shown.green { Color.green.frame(width: 40, height: 40) }
        if shown.blue { Color.blue.frame(width: 20, height: 20).transition(.scale) }
      }
    }
    withAnimation(second) { shown.value.green = false }
    session.advance(by: 0.2)
    withAnimation(second) { shown.value.blue = false }
    session.advance(by: 0.2)
    let before = session.pixel(30, 30)
    #expect(before[2] > 200, "blue is in front")
    withAnimation(second) { shown.value.green = true }
    session.update()
    #expect(session.pixel(30, 30) == before)
  }

  private struct Following: View {
    @ObservedObject var model: Model
    var body: some View { Color.black.frame(width: model.width, height: 20) }
  }

  @Test("a view on its way out follows its model") func following() {
    let (model, isShown) = (Model(), Remote(true))
    let session = session(isShown) { if $0 { Following(model: model) } }
    withAnimation(second) { isShown.value = false }
    session.advance(by: 0.5)
    #expect(session.pixel(26, 30).last ?? 0 > 100 && session.pixel(38, 30).last == 0)
    model.width = 20
    session.update()
    #expect(session.pixel(38, 30).last ?? 0 > 100)
    session.advance(by: 0.6)
    #expect(session.pixel(26, 30).last == 0)
  }

  @Test("what leaves takes no taps, and a focus in it is lost") func deaf() throws {
    let (isShown, text) = (Remote(true), Model())
    let session = session(isShown) { isShown in
      if isShown {
        Kept(log: log)
        TextField("name", text: Binding(get: { text.text }, set: { text.text = $0 }))
      }
    }
    try session.tap("name")
    session.type("a")
    withAnimation(second) { isShown.value = false }
    session.advance(by: 0.25)
    session.type("b")
    session.tap(at: CGPoint(x: 30, y: 15))
    session.tap(at: CGPoint(x: 30, y: 40))
    session.type("c")
    #expect(text.text == "a")
  }

  @Test("rows that go and come in any order: the states of those that came back, and nothing is left")
  func rows() {
    struct Row: View {
      let id: Int
      @StateObject private var token = Token()
      @State private var isOpen = false
      var body: some View {
        let _ = token.number
        VStack {
          Text("\(id)")
          if isOpen { Color.blue.frame(height: 3) }
        }
        .onAppear { isOpen = id.isMultiple(of: 2) }
      }
    }
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          ForEach(model.rows, id: \.self) { id in Group { Row(id: id) }.padding(1).transition(.slide) }
        }
      }
    }
    var generator = Seeded(state: 7)
    let model = Model()
    do {
      let session = HeadlessSession(Rows(model: model), size: size)
      session.update()
      for step in 0..<300 {
        let rows = (0..<8).filter { _ in Bool.random(using: &generator) }
        if Int.random(in: 0..<4, using: &generator) == 0 {
          model.rows = rows
        } else {
          withAnimation(.linear(duration: 1)) { model.rows = rows.shuffled(using: &generator) }
        }
        session.advance(by: Double.random(in: 0..<0.7, using: &generator))
        if step.isMultiple(of: 3) { _ = session.image() }
      }
      session.advance(by: 1)
      session.advance(by: 1)
      #expect(!session.isMoving && Token.alive == model.rows.count)
      let fresh = HeadlessSession(Rows(model: model), size: size)
      fresh.update()
      #expect(session.pngData() == fresh.pngData())
    }
    #expect(Token.alive == 0)
  }
}

private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
