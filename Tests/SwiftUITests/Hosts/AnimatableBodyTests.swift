import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// The values with which bodies have run.
@MainActor
private final class Log {
  var values: [Double] = []
  func drain() -> [Double] {
    defer { values.removeAll() }
    return values
  }
}

private struct CountUp: View, Animatable {
  var count: Double
  let log: Log
  var label = ""
  @State private var life = UUID()
  nonisolated var animatableData: Double {
    get { count }
    set { count = newValue }
  }
  var body: some View {
    let _ = log.values.append(count)
    Color.red.frame(width: count, height: 10).testProbe(life)
    Color.blue.frame(width: 5, height: 5).opacity(count / 100).testProbe("inner")
  }
}

private struct Wiggle: ViewModifier, Animatable {
  var shift: Double
  var tint = Color.red
  nonisolated var animatableData: Double {
    get { shift }
    set { shift = newValue }
  }
  func body(content: Content) -> some View {
    content.padding(.leading, shift).background(tint)
  }
}

/// As programs from before `Animatable` could be a modifier's have it.
private struct Stretch: AnimatableModifier {
  var width: CGFloat
  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
  func body(content: Content) -> some View { content.frame(width: width) }
}

@Animatable
private struct Gauge: View {
  var value: Double
  @AnimatableIgnored var height: Double
  @AnimatableIgnored var log: Log
  var body: some View {
    let _ = log.values += [value, height]
    Color.green.frame(width: value, height: height)
  }
}

/// The same value moves two animatable views, one in the other's body.
private struct Nested: View, Animatable {
  var outer: Double
  var inner: Double
  let log: Log
  nonisolated var animatableData: Double {
    get { outer }
    set { outer = newValue }
  }
  var body: some View { CountUp(count: inner, log: log, label: "\(outer)") }
}

/// Views at equal distances from one another.
private struct Spread: Layout {
  var gap: Double
  var animatableData: Double {
    get { gap }
    set { gap = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: gap * Double(max(subviews.count - 1, 0)) + 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + gap * Double(index), y: bounds.minY), proposal: .unspecified)
    }
  }
}

@MainActor @Suite("Bodies and layouts that are animated")
struct AnimatableBodyTests {
  private let size = CGSize(width: 200, height: 50)
  private let second = Animation.linear(duration: 1)

  private func session<Value, Content: View>(
    _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content
  ) -> HeadlessSession {
    let session = HeadlessSession(
      Driven(remote) { value in ZStack(alignment: .topLeading) { content(value) } }, size: nil)
    session.update()
    return session
  }

  @Test("the body of an animatable view is run with the value of each frame, and not once more")
  func view() {
    let log = Log()
    let remote = Remote(10.0)
    let session = session(remote) { value in VStack(spacing: 0) { CountUp(count: value, log: log) } }
    #expect(log.drain() == [10])
    withAnimation(second) { remote.value = 50 }
    session.update()
    #expect(log.drain() == [10])
    let before = session.size.width
    #expect(before == 10)
    session.advance(by: 0.25)
    #expect(log.drain() == [20])
    let quarter = session.size.width
    #expect(quarter == 20)
    session.update()
    #expect(log.drain() == [])
    session.advance(by: 0.5)
    #expect(log.drain() == [40])
    session.advance(by: 0.5)
    #expect(log.drain() == [50])
    let end = session.size.width
    #expect(end == 50)
    #expect(!session.isMoving)
    session.advance(by: 1)
    #expect(log.drain() == [])
    remote.value = 70
    session.update()
    #expect(log.drain() == [70])
  }

  @Test("a change of direction starts where the value is; a change of something else lets it go on")
  func changesOnTheWay() {
    let log = Log()
    let remote = Remote((count: 0.0, label: "a"))
    let session = session(remote) { CountUp(count: $0.count, log: log, label: $0.label) }
    withAnimation(second) { remote.value.count = 100 }
    session.advance(by: 0.5)
    #expect(log.drain() == [0, 0, 50])
    remote.value.label = "b"
    session.update()
    #expect(log.drain() == [50])
    session.advance(by: 0.25)
    #expect(log.drain() == [75])
    withAnimation(second) { remote.value.count = 0 }
    session.update()
    #expect(log.drain() == [75])
    session.advance(by: 2)
    #expect(log.drain() == [0])
    withAnimation(second) { remote.value.count = 100 }
    session.advance(by: 0.5)
    _ = log.drain()
    remote.value.count = 30
    session.update()
    #expect(log.drain() == [30])
    #expect(!session.isMoving)
  }

  @Test("a modifier with a body moves what it modifies, and what it modifies is not made anew")
  func modifier() {
    let remote = Remote(0.0)
    let log = Log()
    let session = session(remote) { shift in
      CountUp(count: 10, log: log).modifier(Wiggle(shift: shift)).modifier(Stretch(width: 100 - shift))
    }
    _ = log.drain()
    withAnimation(second) { remote.value = 40 }
    session.advance(by: 0.25)
    let frame = session.frame(of: "inner")
    // Ten points of padding, and the rest is centred in a frame of 90.
    #expect(frame?.minX == 10 + (90.0 - 15) / 2)
    #expect(log.drain() == [])
    session.advance(by: 1)
    let after = session.frame(of: "inner")
    #expect(after?.minX == 40 + (60.0 - 45) / 2)
  }

  @Test("what the macro makes animatable is animated; what it is told to ignore is not")
  func macro() {
    let log = Log()
    let remote = Remote((10.0, 10.0))
    let session = session(remote) { Gauge(value: $0.0, height: $0.1, log: log) }
    withAnimation(second) { remote.value = (30, 30) }
    session.advance(by: 0.5)
    #expect(log.drain() == [10, 10, 10, 30, 20, 30])
  }

  @Test("an animatable view in the body of another goes its own way while the outer one's frames run")
  func nested() {
    let log = Log()
    let remote = Remote((outer: 0.0, inner: 0.0))
    let session = session(remote) { Nested(outer: $0.outer, inner: $0.inner, log: log) }
    withAnimation(.linear(duration: 2)) { remote.value.inner = 100 }
    session.advance(by: 0.5)
    withAnimation(second) { remote.value.outer = 10 }
    session.advance(by: 0.5)
    #expect(log.drain().last == 50)
    session.advance(by: 0.5)
    #expect(log.drain().last == 75)
    session.advance(by: 0.5)
    #expect(log.drain().last == 100)
    #expect(!session.isMoving)
  }

  @Test("a view that goes while its body is animated takes the animation along")
  func removal() {
    let log = Log()
    let remote = Remote((count: 0.0, isThere: true))
    let session = session(remote) { value in
      if value.isThere { CountUp(count: value.count, log: log) }
    }
    var completed = 0
    withAnimation(second, completionCriteria: .removed) {
      remote.value.count = 100
    } completion: {
      completed += 1
    }
    session.advance(by: 0.5)
    remote.value.isThere = false
    session.update()
    _ = log.drain()
    #expect(!session.isMoving)
    session.advance(by: 1)
    #expect(log.drain() == [])
    #expect(completed == 1)
  }

  @Test("an animation asked for by a modifier above counts; frames begin no animation of their own")
  func implicit() {
    let log = Log()
    let remote = Remote(0.0)
    let session = session(remote) { CountUp(count: $0, log: log).animation(.linear(duration: 1), value: $0) }
    remote.value = 100
    session.advance(by: 0.5)
    #expect(log.drain() == [0, 0, 50])
    session.advance(by: 0.5)
    #expect(log.drain() == [100])
    #expect(!session.isMoving)
  }

  @Test("a layout's animatable data is animated, in an AnyLayout as well; another layout is there at once")
  func layout() {
    for isErased in [false, true] {
      let remote = Remote(10.0)
      let session = session(remote) { gap in
        if isErased {
          AnyLayout(Spread(gap: gap))() { marks }
        } else {
          Spread(gap: gap)() { marks }
        }
      }
      withAnimation(second) { remote.value = 50 }
      let before = session.frame(of: "b")?.minX
      #expect(before == 10)
      session.advance(by: 0.5)
      let middle = session.frame(of: "b")?.minX
      #expect(middle == 30)
      let width = session.size.width
      #expect(width == 40)
      session.advance(by: 0.5)
      let end = session.frame(of: "b")?.minX
      #expect(end == 50)
      #expect(!session.isMoving)
    }
    let remote = Remote(AnyLayout(Spread(gap: 10)))
    let session = session(remote) { layout in layout { marks } }
    withAnimation(second) { remote.value = AnyLayout(Spread(gap: 30)) }
    session.advance(by: 0.5)
    withAnimation(second) { remote.value = AnyLayout(VStackLayout(spacing: 0)) }
    let stacked = session.frame(of: "b")?.origin
    #expect(stacked == CGPoint(x: 0, y: 10))
    session.advance(by: 0.25)
    let still = session.frame(of: "b")?.origin
    #expect(still == CGPoint(x: 0, y: 10))
  }

  @ViewBuilder private var marks: some View {
    Color.red.frame(width: 10, height: 10).testProbe("a")
    Color.blue.frame(width: 10, height: 10).testProbe("b")
  }
}
