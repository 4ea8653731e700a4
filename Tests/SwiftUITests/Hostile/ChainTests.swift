import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// Values inside one another that a program makes in a loop: what walks along them holds any length, and what is
/// made of itself again and again is bounded.
///
/// Long chains are compared outside of the expectations: one that fails describes its values, and what describes
/// them would walk along all of a chain.
@MainActor
@Suite("Chains of values")
struct ChainTests {
  private static let length = 5_000

  /// Each value within the next, `length` times.
  private func chain<Value>(_ first: Value, count: Int = length, _ next: (Value) -> Value) -> Value {
    (0..<count).reduce(first) { value, _ in next(value) }
  }

  private func warnings(of view: some View) -> [String] {
    let session = HeadlessSession(view, size: CGSize(width: 10, height: 10))
    _ = session.pngData()
    session.update()
    _ = session.pngData()
    return session.warnings
  }

  @Test("texts in texts are shown, compared and released")
  func texts() {
    let inside = chain(Text("a")) { Text("\($0)b") }
    let again = chain(Text("a")) { Text("\($0)b") }
    let isEqual = inside == again
    #expect(isEqual)
    let joined = chain(Text("a")) { ($0 + Text("b")).bold() }
    let single = HeadlessSession(Text("a" + String(repeating: "b", count: Self.length)).lineLimit(1)).size
    let size = HeadlessSession(inside.lineLimit(1)).size
    #expect(size == single)
    let bold = HeadlessSession(
      Text("a" + String(repeating: "b", count: Self.length)).bold().lineLimit(1)
    ).size
    let joinedSize = HeadlessSession(joined.lineLimit(1)).size
    #expect(joinedSize == bold)
    let sum = chain(Text("a")) { $0 + Text("b") }
    let sumSize = HeadlessSession(sum.lineLimit(1)).size
    #expect(sumSize == single)
  }

  @Test("a text that holds itself again and again is cut with one warning")
  func doubledText() {
    let text = chain(Text("a"), count: 60) { $0 + $0 }
    let other = chain(Text("a"), count: 60) { $0 + $0 }
    let (isItself, isOther) = (text == text, text == other)
    #expect(isItself)
    #expect(!isOther)
    let shown = warnings(of: text.lineLimit(1))
    #expect(shown == ["a value of too many parts: of a text the first 100000 texts in it are shown"])
  }

  @Test("what a text or a font is asked for again replaces what it was asked for")
  func looks() {
    let text = chain(Text("a")) { $0.bold().kerning(2).font(.title).foregroundColor(.red) }
    let once = Text("a").bold().kerning(2).font(.title).foregroundColor(.red)
    let isOnce = text == once
    #expect(isOnce)
    let font = chain(Font.body) { $0.bold().italic().weight(.light).scaled(by: 1) }
    let fontIsOnce = font == Font.body.bold().italic().weight(.light).scaled(by: 1)
    #expect(fontIsOnce)
    let inner = HeadlessSession(Text("a").font(.title).font(.caption)).size
    let title = HeadlessSession(Text("a").font(.title)).size
    #expect(inner == title)
    let late = HeadlessSession(Text("a").font(nil).font(.title)).size
    #expect(late == title)
    let scaled = Font.body.scaled(by: 2).bold().scaled(by: 3)
    #expect(scaled == Font.body.bold().scaled(by: 6))
  }

  @Test("mixed and faded colours are resolved, compared, described and released")
  func colors() {
    let mixed = chain(Color.red) { $0.mix(with: .blue, by: 0.1) }
    let again = chain(Color.red) { $0.mix(with: .blue, by: 0.1) }
    let isEqual = mixed == again
    #expect(isEqual)
    let hashes = (mixed.hashValue, again.hashValue)
    #expect(hashes.0 == hashes.1)
    let environment = EnvironmentValues()
    let color = mixed.resolve(in: environment).description
    let blue = Color.blue.resolve(in: environment).description
    #expect(color == blue)
    let hasAllInDescription = mixed.description.hasPrefix("10% mix of 10% mix of ")
    #expect(hasAllInDescription)
    let faded = chain(Color.red) { $0.opacity(0.5) }.resolve(in: environment).opacity
    #expect(faded == 0)
  }

  @Test("a colour mixed with itself again and again is clear with one warning")
  func doubledColor() {
    let color = chain(Color.red, count: 60) { $0.mix(with: $0, by: 0.5) }
    let other = chain(Color.red, count: 60) { $0.mix(with: $0, by: 0.5) }
    let (isItself, isOther) = (color == color, color == other)
    #expect(isItself)
    #expect(!isOther)
    let hashes = (color.hashValue, color.opacity(1).hashValue)
    #expect(hashes.0 == hashes.1, "what is not compared whole is not hashed whole")
    let resolved = color.resolve(in: EnvironmentValues())
    #expect(resolved == .init(red: 0, green: 0, blue: 0, opacity: 0))
    let shown = warnings(of: color)
    #expect(shown == ["a value of too many parts: a colour made of more than 100000 colours is clear"])
  }

  @Test("bindings made of bindings are read and written")
  func bindings() {
    let place = Place()
    let source = Binding(get: { place.value }, set: { place.value = $0 })
    let member = chain(source) { $0.itself }
    member.number.wrappedValue = 1
    #expect(place.value.number == 1)
    #expect(member.wrappedValue.number == 1)
    let closures = chain(source) { inner in
      Binding(get: { inner.wrappedValue }, set: { inner.wrappedValue = $0 })
    }
    closures.wrappedValue = Part(number: 2)
    #expect(place.value.number == 2)
    #expect(closures.wrappedValue.number == 2)
  }

  // Each step reads the value, through all the steps before it.
  @Test("optional bindings and bindings of elements in one another", arguments: [600])
  func readingBindings(count: Int) {
    let place = Place()
    let source = Binding(get: { place.value }, set: { place.value = $0 })
    let optional = chain(source, count: count) { Binding(Binding<Part?>($0)) ?? $0 }
    place.writes = 0
    optional.wrappedValue = Part(number: 3)
    #expect(place.value.number == 3)
    #expect(place.writes == 1)
    let list = Binding(get: { [place.value] }, set: { place.value = $0[0] })
    let element = chain(list, count: count) { inner in
      let first = inner[0]
      return Binding(get: { [first.wrappedValue] }, set: { first.wrappedValue = $0[0] })
    }
    element[0].number.wrappedValue = 4
    #expect(place.value.number == 4)
  }

  @Test("a write through derived bindings reads the source once")
  func readsOfWrites() {
    let place = Place()
    let source = Binding(get: { place.value }, set: { place.value = $0 })
    let member = chain(source, count: 100) { Binding(Binding<Part?>($0.itself)) ?? $0 }
    place.reads = 0
    member.number.wrappedValue = 5
    #expect(place.reads == 1)
    #expect(place.value.number == 5)
  }

  @Test("an optional's binding writes nothing while it is nil")
  func missing() {
    let place = Place()
    place.optional = 1
    let binding = Binding(Binding(get: { place.optional }, set: { place.optional = $0 }))
    place.optional = nil
    place.writes = 0
    binding?.wrappedValue = 2
    #expect(place.optional == nil)
    #expect(place.writes == 0)
    #expect(binding?.wrappedValue == 1)
  }

  @Test("views, styles, shapes, layouts and images whose types are not told, in one another")
  func erased() {
    let view = chain(AnyView(Color.red)) { AnyView($0.padding(0)) }
    let style = chain(AnyShapeStyle(.red)) { AnyShapeStyle($0.opacity(1)) }
    let shape = chain(AnyShape(.rect)) { AnyShape($0.offset(x: 0).trim(from: 0, to: 1)) }
    let layout = chain(AnyLayout(ZStackLayout())) { AnyLayout(Outer(base: $0)) }
    let image = chain(
      Image(size: .init(width: 10, height: 10)) { $0.fill(Path($0.clipBoundingRect), with: .color(.red)) }
    ) {
      inner in Image(size: CGSize(width: 10, height: 10)) { $0.draw(inner, at: CGPoint(x: 5, y: 5)) }
    }
    let red = HeadlessSession(Color.red, size: CGSize(width: 10, height: 10)).pngData()
    let views: [(String, AnyView)] = [
      ("view", view), ("style", AnyView(Rectangle().fill(style))), ("shape", AnyView(shape.fill(.red))),
      ("layout", AnyView(layout { Color.red })), ("image", AnyView(image)),
    ]
    for (name, view) in views {
      let session = HeadlessSession(view, size: CGSize(width: 10, height: 10))
      let data = session.pngData()
      let warnings = session.warnings
      #expect(data == red, "\(name)")
      #expect(warnings == [], "\(name)")
    }
  }

  @Test("a style that leads back to itself paints nothing with one warning")
  func endlessStyle() {
    let shown = warnings(of: Rectangle().fill(Endless()))
    #expect(
      shown == ["views nested too deep: nothing is painted by a style within more than 100000 styles"])
  }

  @Test("an animation has at most a thousand changes of its time")
  func animations() {
    let animation = chain(Animation.linear(duration: 1), count: 2_000) { $0.delay(0) }
    let isCut = animation == chain(Animation.linear(duration: 1), count: 1_000) { $0.delay(0) }
    #expect(isCut)
    let remote = Handle()
    let session = HeadlessSession(
      Fading(remote: remote, animation: animation), size: CGSize(width: 10, height: 10))
    _ = session.pngData()
    remote.press()
    session.advance(by: 0.5)
    _ = session.pngData()
    let warnings = session.warnings
    #expect(
      warnings
        == [
          "a value of too many parts: an animation has 1000 changes of its time; further ones have no effect"
        ])
  }

  @Test("repetitions within repetitions last as long as they say")
  func repetitions() {
    let animation = chain(Animation.linear(duration: 1), count: 12) { $0.repeatCount(2, autoreverses: false) }
    var context = AnimationContext<Double>()
    let before = animation.animate(value: 8, time: 4_095.75, context: &context)
    let after = animation.animate(value: 8, time: 4_096.5, context: &context)
    #expect(before == 6)
    #expect(after == nil)
  }

  @Test("a transition has at most a thousand in it", arguments: [false, true])
  func transitions(isDoubled: Bool) {
    let transition =
      isDoubled
      ? chain(AnyTransition.opacity, count: 60) { $0.combined(with: $0) }
      : chain(AnyTransition.opacity) { $0.combined(with: .opacity).animation(.linear) }
    let remote = Handle()
    let session = HeadlessSession(
      Fading(remote: remote, animation: .linear(duration: 1), transition: transition),
      size: CGSize(width: 10, height: 10))
    _ = session.pngData()
    remote.press()
    session.advance(by: 0.5)
    _ = session.pngData()
    let warnings = session.warnings.map { $0.prefix { $0 != "(" } }
    #expect(
      warnings
        == ["a value of too many parts: a transition has 1000 in it; further ones have no effect "])
  }
}

private struct Part: Equatable {
  var number = 0
  var itself: Part {
    get { self }
    set { self = newValue }
  }
}

private final class Place {
  var reads = 0
  var writes = 0
  private var own = Part()
  var value: Part {
    get {
      reads += 1
      return own
    }
    set {
      writes += 1
      own = newValue
    }
  }
  var optional: Int? { didSet { writes += 1 } }
}

private struct Outer: Layout {
  var base: AnyLayout
  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct Endless: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(Endless()) }
}

/// Presses a button of a view.
@MainActor
private final class Handle {
  var press: () -> Void = {}
}

/// Goes from one picture to another when a button is pressed.
private struct Fading: View {
  let remote: Handle
  var animation: Animation
  var transition = AnyTransition.opacity
  @State private var isGone = false

  var body: some View {
    ZStack {
      Color.red.opacity(isGone ? 0 : 1)
      if !isGone { Color.blue.transition(transition) }
    }
    .onAppear { remote.press = { withAnimation(animation) { isGone = true } } }
  }
}
