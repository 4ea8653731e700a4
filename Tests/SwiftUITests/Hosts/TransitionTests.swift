import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// A square of 20 points in the middle of 100 × 20, half of the way in or out.
@MainActor @Suite("Transitions")
struct TransitionTests {
  /// What is painted in the middle line: from where to where, and how opaque.
  private struct Band: Equatable {
    var columns: Range<Int>
    var alpha: Int
    static let none = Band(columns: 0..<0, alpha: 0)
  }

  private struct Screen<T: Transition>: View {
    let isThere: Bool
    let transition: T
    var body: some View {
      ZStack {
        Color.clear
        if isThere { Color.red.frame(width: 20, height: 20).transition(transition) }
      }
    }
  }

  private struct ErasedScreen: View {
    let isThere: Bool
    let transition: AnyTransition
    var body: some View {
      ZStack {
        Color.clear
        if isThere { Color.red.frame(width: 20, height: 20).transition(transition) }
      }
    }
  }

  private func band(_ session: HeadlessSession) -> Band {
    let image = session.image()
    let bytes = image.premultipliedRGBA
    let alphas = (0..<image.width).map { Int(bytes[(10 * image.width + $0) * 4 + 3]) }
    guard let first = alphas.firstIndex(where: { $0 > 0 }), let last = alphas.lastIndex(where: { $0 > 0 })
    else { return .none }
    return Band(columns: first..<last + 1, alpha: alphas[(first + last) / 2])
  }

  /// The picture at a time after the change.
  private func band<V: View>(
    after seconds: Double, inserting: Bool, rightToLeft: Bool = false,
    @ViewBuilder _ view: @escaping (Bool) -> V
  ) -> Band {
    let isThere = Remote(!inserting)
    let session = HeadlessSession(Driven(isThere) { view($0) }, size: CGSize(width: 100, height: 20))
    if rightToLeft { session.setEnvironment { $0.layoutDirection = .rightToLeft } }
    // What has never been drawn changes at once.
    _ = session.image()
    withAnimation(.linear(duration: 1)) { isThere.value = inserting }
    session.advance(by: seconds)
    return band(session)
  }

  /// Half of the way in, and half of the way out.
  private func halfway(_ transition: AnyTransition, rightToLeft: Bool = false) -> [Band] {
    [true, false].map { inserting in
      band(after: 0.5, inserting: inserting, rightToLeft: rightToLeft) {
        ErasedScreen(isThere: $0, transition: transition)
      }
    }
  }

  private func halfway(_ transition: some Transition) -> [Band] {
    [true, false].map { inserting in
      band(after: 0.5, inserting: inserting) { Screen(isThere: $0, transition: transition) }
    }
  }

  private func solid(_ columns: Range<Int>) -> Band { Band(columns: columns, alpha: 255) }
  private func half(_ columns: Range<Int>) -> Band { Band(columns: columns, alpha: 128) }

  @Test("before and after its change a view is where it stands, or nowhere")
  func ends() {
    for transition in [AnyTransition.opacity, .slide, .scale, .move(edge: .top), .push(from: .leading)] {
      for inserting in [true, false] {
        let end = band(after: 1.5, inserting: inserting) { ErasedScreen(isThere: $0, transition: transition) }
        #expect(end == (inserting ? solid(40..<60) : .none))
      }
    }
  }

  @Test("opacity fades in and out in place, and is what a view has without a transition")
  func opacity() {
    #expect(halfway(.opacity) == [half(40..<60), half(40..<60)])
    let unset = [true, false].map { inserting in
      band(after: 0.5, inserting: inserting) { isThere in
        ZStack {
          Color.clear
          if isThere { Color.red.frame(width: 20, height: 20) }
        }
      }
    }
    #expect(unset == [half(40..<60), half(40..<60)])
  }

  @Test("identity shows the change when it begins")
  func identity() { #expect(halfway(.identity) == [solid(40..<60), .none]) }

  @Test("a move comes over an edge by the view's own length, and goes back over it")
  func move() {
    #expect(halfway(.move(edge: .leading)) == [solid(30..<50), solid(30..<50)])
    #expect(halfway(.move(edge: .trailing)) == [solid(50..<70), solid(50..<70)])
    #expect(halfway(.move(edge: .leading), rightToLeft: true) == [solid(50..<70), solid(50..<70)])
  }

  @Test("a slide comes over the leading edge and goes over the trailing one")
  func slide() {
    #expect(halfway(.slide) == [solid(30..<50), solid(50..<70)])
    #expect(halfway(.slide, rightToLeft: true) == [solid(50..<70), solid(30..<50)])
  }

  @Test("a push comes over its edge and goes over the opposite one, fading")
  func push() {
    #expect(halfway(.push(from: .leading)) == [half(30..<50), half(50..<70)])
    #expect(halfway(.push(from: .trailing)) == [half(50..<70), half(30..<50)])
  }

  @Test("an offset comes from a distance and goes back there")
  func offset() {
    #expect(halfway(.offset(x: 40)) == [solid(60..<80), solid(60..<80)])
    #expect(halfway(.offset(CGSize(width: -20, height: 0))) == [solid(30..<50), solid(30..<50)])
  }

  @Test("a scale grows from a size about a point, and shrinks to it")
  func scale() {
    #expect(halfway(.scale) == [solid(45..<55), solid(45..<55)])
    #expect(halfway(.scale(scale: 0.6, anchor: .leading)) == [solid(40..<56), solid(40..<56)])
    #expect(halfway(.scale(scale: 2)) == [solid(35..<65), solid(35..<65)])
  }

  @Test("an asymmetric transition comes in one way and goes in another")
  func asymmetric() {
    let erased = AnyTransition.asymmetric(insertion: .opacity, removal: .move(edge: .trailing))
    #expect(halfway(erased) == [half(40..<60), solid(50..<70)])
    let typed = AsymmetricTransition(insertion: MoveTransition(edge: .leading), removal: OpacityTransition())
    #expect(halfway(typed) == [solid(30..<50), half(40..<60)])
  }

  @Test("combined transitions act at once")
  func combined() {
    #expect(halfway(.opacity.combined(with: .move(edge: .leading))) == [half(30..<50), half(30..<50)])
    #expect(halfway(.offset(x: 20).combined(with: .offset(x: 20))) == [solid(60..<80), solid(60..<80)])
    #expect(
      halfway(OpacityTransition().combined(with: OffsetTransition(CGSize(width: 40, height: 0)))) == [
        half(60..<80), half(60..<80),
      ])
  }

  @Test("a transition between modifiers goes from the active one to that of identity")
  func modifiers() {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    #expect(
      halfway(.modifier(active: Shift(x: 40), identity: Shift(x: 0))) == [solid(60..<80), solid(60..<80)])
  }

  @Test("a transition may have an animation of its own, or none")
  func animation() {
    let slow = AnyTransition.offset(x: 40).animation(.linear(duration: 2))
    #expect(halfway(slow) == [solid(70..<90), solid(50..<70)])
  }

  @Test("a transition of a program is told whether the view comes, is there or goes")
  func phases() {
    struct Sides: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase == .willAppear ? -40 : phase == .didDisappear ? 20 : 0)
      }
    }
    #expect(halfway(Sides()) == [solid(20..<40), solid(50..<70)])
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
    #expect(TransitionPhase.identity.value == 0 && TransitionPhase.identity.isIdentity)
    #expect(!TransitionPhase.willAppear.isIdentity)
  }

  @Test("without an animated change a transition does nothing")
  func unanimated() {
    let isThere = Remote(true)
    let session = HeadlessSession(
      Driven(isThere) { ErasedScreen(isThere: $0, transition: .slide) }, size: CGSize(width: 100, height: 20))
    _ = session.image()
    isThere.value = false
    session.update()
    #expect(band(session) == .none)
    #expect(!session.isMoving)
  }

  @Test("a view that goes leaves its place at once, and is drawn where it stood")
  func place() {
    let isThere = Remote(true)
    let session = HeadlessSession(
      Driven(isThere) { isThere in
        HStack(spacing: 0) {
          if isThere { Color.red.frame(width: 20, height: 20).transition(.identity) }
          Color.blue.frame(width: 20, height: 20).testProbe("staying")
        }
      }, size: CGSize(width: 100, height: 20))
    #expect(session.frame(of: "staying")?.minX == 50)
    withAnimation(.linear(duration: 1)) { isThere.value = false }
    #expect(session.frame(of: "staying")?.minX == 40)
  }
}
