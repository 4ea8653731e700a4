import Foundation
import Testing

@testable import HeadlessHost

private struct Sliding: View {
  @State private var distance = 0.0
  let give: (Binding<Double>) -> Void
  var body: some View {
    give($distance)
    return Color.red.frame(width: 10, height: 10).offset(x: distance).frame(width: 60, alignment: .leading)
  }
}

/// A marked box where there is room for it.
private struct Remark: View {
  let width: CGFloat
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Color.blue.frame(width: width, height: 5).testProbe("after")
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

@MainActor
@Suite("Headless sessions")
struct HeadlessSessionTests {
  private let size = CGSize(width: 100, height: 60)

  @Test("a session has the window's size, or the view's own where none is given")
  func sizes() {
    #expect(HeadlessSession(Kept(), size: size).size == size)
    #expect(HeadlessSession(Kept()).size == CGSize(width: 10, height: 5))
    let session = HeadlessSession(Kept().testProbe("kept"))
    #expect(session.frame(of: "kept") == CGRect(x: 0, y: 0, width: 10, height: 5))
    session.size = size
    #expect(session.size == size)
    #expect(
      session.frame(of: "kept") == CGRect(x: 45, y: 27.5, width: 10, height: 5), "in the middle from now on")
  }

  @Test("an image has a pixel for a point, or as many as the scale says, also where it has no area")
  func images() {
    let session = HeadlessSession(Kept(), size: size)
    #expect(session.image().width == 100 && session.image().height == 60)
    #expect(session.image(scale: 2).width == 200)
    #expect(session.pngData(scale: 2).sizeOfPNG == CGSize(width: 200, height: 120))
    session.size = .zero
    #expect(session.pngData().sizeOfPNG == CGSize(width: 1, height: 1))
  }

  @Test(
    "a window of a size that is none gives a pixel a side, and no view is lost",
    arguments: [CGFloat.nan, .infinity, -CGFloat.infinity, -20])
  func invalidSize(width: CGFloat) {
    let session = HeadlessSession(Kept().testProbe("kept"), size: CGSize(width: width, height: 30))
    let image = session.image()
    #expect(image.width == 1 && image.height == 30)
    #expect(session.frame(of: "kept")?.size == CGSize(width: 10, height: 5))
    session.size = size
    #expect(session.frame(of: "kept") == CGRect(x: 45, y: 27.5, width: 10, height: 5))
  }

  @Test("a mark is found by its value, whatever its type; of several the first, and none is nil")
  func probes() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).testProbe("a")
      Color.red.frame(width: 20, height: 10).testProbe(1)
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10).testProbe("a")
        Color.red.frame(width: 5, height: 10).testProbe(1.5).padding(3).testProbe("padded")
      }
    }
    let session = HeadlessSession(view)
    #expect(session.frame(of: "a") == CGRect(x: 0, y: 8, width: 10, height: 10))
    #expect(session.frame(of: 1) == CGRect(x: 10, y: 8, width: 20, height: 10))
    #expect(session.frame(of: 1.5) == CGRect(x: 42.5, y: 13, width: 5, height: 10))
    #expect(session.frame(of: "padded") == CGRect(x: 39.5, y: 10, width: 11, height: 16))
    #expect(session.frame(of: "b") == nil)
    #expect(session.frame(of: 2) == nil)
  }

  @Test("a mark on a group marks each view of it, and changes nothing of the layout")
  func groupProbe() {
    func row(_ isMarked: Bool) -> some View {
      let views = Group {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      return HStack(spacing: 4) { if isMarked { views.testProbe("each") } else { views } }
    }
    let (marked, plain) = (HeadlessSession(row(true)), HeadlessSession(row(false)))
    #expect(marked.size == CGSize(width: 34, height: 10) && plain.size == marked.size)
    #expect(marked.frame(of: "each") == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(marked.pngData() == plain.pngData())
  }

  @Test("a mark that moves, goes and comes is found where it is")
  func changingProbe() throws {
    let log = Log<Binding<CGFloat>>()
    let session = HeadlessSession(Kept { log.add($0) }.overlay(alignment: .trailing) { Remark(width: 5) })
    #expect(session.frame(of: "after")?.minX == 5)
    let width = try #require(log.values.last)
    width.wrappedValue = 25
    #expect(session.frame(of: "after")?.minX == 20)
    width.wrappedValue = 3
    #expect(session.frame(of: "after") == nil, "there is no room for it")
    width.wrappedValue = 15
    #expect(session.frame(of: "after")?.minX == 10)
  }

  @Test("time passes when the test says so, and never backwards")
  func time() {
    let session = HeadlessSession(Kept())
    let clock = session.session.graph.clock
    #expect(clock.now == 0)
    session.advance(by: 1.5)
    session.advance(by: 0)
    #expect(clock.now == 1.5)
    for seconds in [-1, TimeInterval.nan, -TimeInterval.infinity] { session.advance(by: seconds) }
    #expect(clock.now == 1.5)
    session.advance(by: 0.5)
    #expect(clock.now == 2)
  }

  /// Where the first row of the picture begins to be painted.
  private func start(_ session: HeadlessSession) -> Int? {
    let image = session.image()
    return (0..<image.width).first { image.premultipliedRGBA[$0 * 4 + 3] > 0 }
  }

  @Test("an animation moves with the clock, and at its end nothing moves")
  func animation() throws {
    let log = Log<Binding<Double>>()
    let session = HeadlessSession(Sliding { log.add($0) })
    session.update()
    #expect(!session.isMoving)
    let distance = try #require(log.values.last)
    withAnimation(.linear(duration: 2)) { distance.wrappedValue = 40 }
    session.update()
    #expect(session.isMoving)
    #expect(start(session) == 0)
    session.advance(by: 0.5)
    #expect(start(session) == 10)
    session.advance(by: 0.5)
    #expect(start(session) == 20)
    #expect(session.isMoving)
    session.advance(by: 1.5)
    #expect(start(session) == 40)
    #expect(!session.isMoving)
  }

  @Test("two sessions have a clock each")
  func clocks() {
    let (first, second) = (HeadlessSession(Kept()), HeadlessSession(Kept()))
    first.advance(by: 3)
    #expect(first.session.graph.clock.now == 3)
    #expect(second.session.graph.clock.now == 0)
  }

  @Test("the environment around the view is that of a host, until a test sets another")
  func environment() {
    let (scheme, direction) = (Log<ColorScheme>(), Log<LayoutDirection>())
    let session = HeadlessSession(
      HStack {
        Asking(\.colorScheme, in: scheme)
        Asking(\.layoutDirection, in: direction)
      })
    session.setEnvironment { $0.layoutDirection = .leftToRight }
    session.update()
    session.setEnvironment { $0.layoutDirection = .rightToLeft }
    session.setEnvironment { $0.colorScheme = .dark }
    session.update()
    #expect(scheme.values == [.light, .dark])
    #expect(direction.values.suffix(2) == [.leftToRight, .rightToLeft])
  }

  @Test("a problem is told of once, with the view's path")
  func warnings() {
    struct Wide: View {
      var body: some View { Color.red.frame(width: .nan, height: 5) }
    }
    let session = HeadlessSession(VStack { Wide() })
    session.update()
    session.size = size
    session.update()
    let warnings = session.warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("invalid value: ") == true)
    #expect(warnings.first?.contains("Wide") == true)
  }

  @Test("views disappear when the session is let go")
  func life() {
    let log = Log<String>()
    var session: HeadlessSession? = HeadlessSession(
      Kept().onAppear { log.add("appear") }.onDisappear { log.add("disappear") })
    session?.update()
    #expect(log.values == ["appear"])
    session = nil
    #expect(log.values == ["appear", "disappear"])
  }
}
