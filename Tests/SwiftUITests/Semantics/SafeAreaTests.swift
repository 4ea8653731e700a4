import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Unsafe areas, one statement a test.
@MainActor @Suite("Safe areas")
struct SafeAreaTests {
  private let size = CGSize(width: 100, height: 100)

  private final class Told { var insets: EdgeInsets? }

  /// A window with 20 points along an edge that content keeps clear of.
  private func session<V: View>(_ content: V, edge: VerticalEdge = .bottom) -> HeadlessSession {
    HeadlessSession(
      content.safeAreaInset(edge: edge, spacing: 0) { Color.clear.frame(height: 20) }, size: size)
  }

  @Test("a colour as a background goes on under the unsafe area, views behind do not")
  func backgrounds() throws {
    let style = session(Color.clear.background(Color.red).testProbe("content"))
    #expect(style.paints(50, 50) && style.paints(50, 90))
    #expect(try #require(style.frame(of: "content")) == CGRect(x: 0, y: 0, width: 100, height: 80))
    let view = session(Color.clear.background { Color.red })
    #expect(view.paints(50, 50) && !view.paints(50, 90))
    let kept = session(Color.clear.background(Color.red, ignoresSafeAreaEdges: .top))
    #expect(kept.paints(50, 50) && !kept.paints(50, 90))
    let apart = session(Color.clear.frame(height: 40).background(Color.red))
    #expect(apart.paints(50, 40) && !apart.paints(50, 90), "it does not touch the unsafe area")
    let over = session(Color.clear.overlay(Color.red), edge: .top)
    #expect(over.paints(50, 10))
  }

  @Test("a background that comes to touch the unsafe area without a new size is drawn anew")
  func movingBackground() {
    let remote = Remote(Alignment.center)
    let session = session(
      Driven(remote) { alignment in
        Color.clear.frame(width: 100, height: 40).background(Color.red)
          .frame(maxHeight: .infinity, alignment: alignment)
      })
    #expect(!session.paints(50, 90))
    remote.value = .bottom
    #expect(session.paints(50, 90))
    remote.value = .center
    #expect(!session.paints(50, 90))
  }

  @Test("a reader inside is told of the unsafe area that it touches, and of what it lies under")
  func insets() {
    func told<V: View>(_ wrap: (AnyView) -> V) -> EdgeInsets? {
      let told = Told()
      let reader = GeometryReader { proxy in
        let _ = told.insets = proxy.safeAreaInsets
        Color.clear
      }
      HeadlessSession(wrap(AnyView(reader)), size: size).update()
      return told.insets
    }
    let ten = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let bottom = EdgeInsets(top: 0, leading: 0, bottom: 28, trailing: 0)
    #expect(told { $0 } == EdgeInsets())
    #expect(told { $0.safeAreaPadding(10) } == ten)
    #expect(told { $0.safeAreaInset(edge: .bottom) { Color.clear.frame(height: 20) } } == bottom)
    #expect(
      told { $0.safeAreaPadding(.bottom, 5).safeAreaPadding(.bottom, 7) }
        == EdgeInsets(top: 0, leading: 0, bottom: 12, trailing: 0))
    let apart = told { reader in
      ZStack { reader.frame(width: 30, height: 30) }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaPadding(10)
    }
    #expect(apart == EdgeInsets(), "it stands away from them")
    #expect(told { $0.ignoresSafeArea().safeAreaPadding(10) } == ten)
    #expect(
      told { $0.safeAreaPadding(.leading, 10).environment(\.layoutDirection, .rightToLeft) }
        == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0))
  }

  @Test("a probe outside of a view that ignores the safe area reports the slot, one inside the whole")
  func ignoring() throws {
    let session = session(Color.red.testProbe("inside").ignoresSafeArea().testProbe("outside"))
    #expect(try #require(session.frame(of: "outside")) == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(try #require(session.frame(of: "inside")) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(session.paints(50, 95))
  }

  @Test("a probe outside of an offset or a transform reports the slot as it is without")
  func transforms() throws {
    let plain = CGRect(x: 30, y: 40, width: 40, height: 20)
    func slot<V: View>(_ view: V) -> CGRect? {
      HeadlessSession(view.testProbe("slot"), size: size).frame(of: "slot")
    }
    let box = Color.red.frame(width: 40, height: 20)
    #expect(slot(box) == plain)
    #expect(slot(box.offset(x: 30, y: 5)) == plain)
    #expect(slot(box.scaleEffect(2)) == plain)
    #expect(slot(box.rotationEffect(.degrees(30))) == plain)
  }

  @Test("the styles of backgrounds and overlays are clipped to the container's shape")
  func containerShape() {
    let round = HeadlessSession(
      Color.clear.background(Color.red).containerShape(Circle()), size: size)
    #expect(round.paints(50, 50) && !round.paints(3, 3))
    let over = HeadlessSession(Color.clear.overlay(Color.red).containerShape(Circle()), size: size)
    #expect(over.paints(50, 50) && !over.paints(3, 3))
    let plain = HeadlessSession(Color.clear.background(Color.red), size: size)
    #expect(plain.paints(3, 3))
    let view = HeadlessSession(
      Color.clear.background { Color.red }.containerShape(Circle()), size: size)
    #expect(view.paints(3, 3), "a view behind is not a style")
  }

  @Test("content keeps clear of a bar, and its room follows the bar's length")
  func bar() throws {
    let remote = Remote(30.0)
    let session = HeadlessSession(
      Driven(remote) { height in
        Color.red.testProbe("content")
          .safeAreaInset(edge: .top, alignment: .leading) {
            Color.blue.frame(width: 40, height: height).testProbe("bar")
          }
      }, size: size)
    #expect(try #require(session.frame(of: "content")) == CGRect(x: 0, y: 38, width: 100, height: 62))
    #expect(try #require(session.frame(of: "bar")) == CGRect(x: 0, y: 0, width: 40, height: 30))
    remote.value = 10
    #expect(try #require(session.frame(of: "content")) == CGRect(x: 0, y: 18, width: 100, height: 82))
  }
}
