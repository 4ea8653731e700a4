import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import HeadlessHost

/// Pictures of views, one statement a test.
@MainActor @Suite("ImageRenderer")
struct ImageRendererTests {
  private func size<V: View>(_ content: V, _ change: (ImageRenderer<V>) -> Void = { _ in }) -> CGSize {
    let renderer = ImageRenderer(content: content)
    change(renderer)
    let image = renderer.cgImage
    return CGSize(width: image?.width ?? 0, height: image?.height ?? 0)
  }

  @Test("nothing is proposed and the scale is 1 unless the program says otherwise")
  func proposal() {
    #expect(size(Color.red) == CGSize(width: 10, height: 10))
    #expect(size(Color.red) { $0.proposedSize = ProposedViewSize(width: 30, height: nil) }.width == 30)
    #expect(size(Color.red.frame(width: 7, height: 3)) { $0.scale = 3 } == CGSize(width: 21, height: 9))
  }

  @Test("there is no safe area")
  func safeArea() {
    final class Box { var insets: EdgeInsets? }
    let box = Box()
    let reader = GeometryReader { proxy in
      let _ = box.insets = proxy.safeAreaInsets
      Color.red
    }
    _ = size(reader.frame(width: 20, height: 20).ignoresSafeArea())
    #expect(box.insets == EdgeInsets())
  }

  @Test("passes run until nothing changes: what appearing and geometry set is in the first picture")
  func settled() {
    struct Growing: View {
      @State private var width = 10.0
      @State private var height = 10.0
      var body: some View {
        Color.red.frame(width: width, height: height)
          .onAppear { width = 40 }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            height = $0 / 2
          }
      }
    }
    #expect(size(Growing()) == CGSize(width: 40, height: 20))
  }

  @Test("state lives from one picture to the next")
  func state() {
    let remote = Remote(10.0)
    let renderer = ImageRenderer(content: Driven(remote) { Color.red.frame(width: $0, height: 5) })
    let first = renderer.cgImage?.width
    remote.value = 25
    let second = renderer.cgImage?.width
    #expect(first == 10 && second == 25)
  }

  @Test("a picture shows the time at which it is made")
  func time() {
    let renderer = ImageRenderer(content: Text(Date() - 9000, style: .offset))
    let clock = renderer.session.graph.clock
    #expect(String(decoding: renderer.svgData() ?? Data(), as: UTF8.self).contains(">-2 hours<"))
    // As if a day had gone by.
    clock.start -= 86_400
    _ = renderer.svgData()
    #expect(clock.now >= 86_400)
  }

  @Test("a clock begins when it is first asked for the date, not before the bodies of the first frame")
  func beginning() {
    let session = HeadlessSession(Color.red)
    session.update()
    let later = Date()
    #expect(session.session.graph.clock.date >= later)
  }

  @Test("the font of a picture is the body style, that of a window 13 points")
  func font() {
    let plain = size(Text("Hxg"))
    let body = size(Text("Hxg").font(.body))
    let system = size(Text("Hxg").font(.system(size: 13)))
    #expect(plain == body)
    let window = HeadlessSession(Text("Hxg").testProbe("text"), size: CGSize(width: 100, height: 100))
    let height = window.frame(of: "text")?.height
    #expect(height.map { abs($0 - system.height) < 1 } == true)
  }

  @Test("a container that drops some of its subviews shows the others alone")
  func dropped() {
    struct Rest<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        HStack(spacing: 0) { Group(subviews: content) { ForEach($0.dropFirst()) { $0 } } }
      }
    }
    let appeared = Remote("")
    let content = Rest {
      Color.red.frame(width: 10, height: 10).onAppear { appeared.value = "dropped" }
      Color.blue.frame(width: 20, height: 10)
      Color.green.frame(width: 30, height: 10)
    }
    #expect(size(content) == CGSize(width: 50, height: 10))
    let changing = Remote(1)
    let renderer = ImageRenderer(
      content: Driven(changing) { count in
        Group(subviews: ForEach(0..<4) { _ in Color.red.frame(width: 10, height: 10) }) { subviews in
          HStack(spacing: 0) { ForEach(subviews.dropFirst(count)) { $0 } }
        }
      })
    let before = renderer.cgImage?.width
    changing.value = 3
    let after = renderer.cgImage?.width
    #expect(before == 30 && after == 10)
  }
}
