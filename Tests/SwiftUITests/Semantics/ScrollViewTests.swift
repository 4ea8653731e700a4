import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Scroll views, one statement a test.
@MainActor @Suite("Scroll views")
struct ScrollViewTests {
  private let size = CGSize(width: 100, height: 100)

  /// Ten boxes of 30 points, the n-th marked with n.
  private var boxes: some View {
    VStack(spacing: 0) {
      ForEach(0..<10) { Color.red.frame(width: 300, height: 30).testProbe($0) }
    }
  }

  @Test("content starts at the top and moves up as it is scrolled, as far as there is content")
  func scrolling() {
    let session = HeadlessSession(ScrollView { boxes }, size: size)
    #expect(session.frame(of: 0)?.minY == 0)
    session.scroll(y: 45)
    #expect(session.frame(of: 0)?.minY == -45)
    #expect(session.paints(50, 99))
    session.scroll(y: 1_000)
    #expect(session.frame(of: 9)?.maxY == 100)
    session.scroll(y: -50)
    #expect(session.frame(of: 0)?.minY == 0)
  }

  @Test("along its axis it takes the proposal, across it is as large as its content")
  func sizes() throws {
    let session = HeadlessSession(ScrollView { boxes }.testProbe("view"), size: size)
    #expect(try #require(session.frame(of: "view")) == CGRect(x: -100, y: 0, width: 300, height: 100))
    let ideal = ImageRenderer(content: ScrollView { boxes })
    let height = ideal.cgImage?.height
    #expect(height == 300, "proposed nothing, it is as long as its content")
  }

  @Test("the offset outlasts a change of the axes and of the indicators")
  func changes() {
    let remote = Remote((axes: Axis.Set.vertical, indicators: true))
    let session = HeadlessSession(
      Driven(remote) { state in
        ScrollView(state.axes, showsIndicators: state.indicators) { boxes }
      }, size: size)
    session.scroll(y: 60)
    remote.value.indicators = false
    #expect(session.frame(of: 0)?.minY == -60)
    remote.value.axes = [.horizontal, .vertical]
    #expect(session.frame(of: 0)?.minY == -60)
    session.scroll(x: 20, y: 60)
    #expect(session.frame(of: 0)?.origin == CGPoint(x: -20, y: -60))
    remote.value.axes = .vertical
    #expect(session.scrollOffset == CGPoint(x: 0, y: 60), "across, nothing is scrolled any more")
  }

  @Test("content that becomes shorter is held within the view")
  func shorter() {
    let remote = Remote(10)
    let session = HeadlessSession(
      Driven(remote) { count in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(Array(0..<count), id: \.self) { Color.red.frame(height: 30).testProbe($0) }
          }
        }
      }, size: size)
    session.scroll(y: 200)
    remote.value = 4
    #expect(session.frame(of: 3)?.maxY == 100)
    remote.value = 2
    #expect(session.frame(of: 0)?.minY == 0)
  }

  @Test("a reader inside is told where it stands in the visible part")
  func spaces() {
    final class Told { var y: CGFloat?; var visible: CGRect? }
    let told = Told()
    let session = HeadlessSession(
      ScrollView {
        Color.red.frame(height: 300)
          .background {
            GeometryReader { proxy in
              let _ = told.y = proxy.frame(in: .scrollView).minY
              let _ = told.visible = proxy.bounds(of: .scrollView)
              Color.clear
            }
          }
      }, size: size)
    session.update()
    #expect(told.y == 0)
    session.scroll(y: 40)
    session.update()
    #expect(told.y == -40)
    #expect(told.visible == CGRect(x: 0, y: 40, width: 100, height: 100))
  }

  @Test("under a bar it keeps its frame, and its content starts after the bar")
  func bars() throws {
    let session = HeadlessSession(
      ScrollView { boxes }.testProbe("view")
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }, size: size)
    #expect(session.frame(of: 0)?.minY == 20)
    session.scroll(y: 20)
    #expect(session.frame(of: 0)?.minY == 0)
    #expect(session.paints(50, 5), "content passes below the bar")
    session.scroll(y: 1_000)
    #expect(session.frame(of: 9)?.maxY == 100)
  }
}
