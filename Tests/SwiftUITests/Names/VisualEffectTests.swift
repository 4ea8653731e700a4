import Foundation
import HeadlessHost
import SwiftUI
import Testing

private struct Sliding: View {
  @State private var space = 0.0
  let act: (Binding<Double>) -> Void
  var body: some View {
    act($space)
    return HStack(spacing: 0) {
      Color.clear.frame(width: space, height: 10)
      // As far to the right again as the view stands from the left.
      Color.red.frame(width: 10, height: 10)
        .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minX) }
      Spacer(minLength: 0)
    }
    .frame(width: 100, height: 10)
  }
}

@MainActor
struct VisualEffectTests {
  /// The columns of a picture that are painted.
  private func painted(_ image: CGImage?) -> ClosedRange<Int>? {
    guard let image else { return nil }
    let pixels = image.premultipliedRGBA
    let columns = (0..<image.width).filter { x in
      (0..<image.height).contains { y in pixels[(y * image.width + x) * 4 + 3] > 127 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test("an effect is made from the view's place and made anew when that changes")
  func follows() {
    var space = Binding.constant(0.0)
    let session = HeadlessSession(Sliding { space = $0 }, size: CGSize(width: 100, height: 10))
    let before = painted(session.image())
    space.wrappedValue = 20
    let after = painted(session.image())
    #expect(before == 0...9 && after == 40...49)
  }

  @Test("effects act in order and leave layout alone")
  func order() {
    let view = Color.red.frame(width: 10, height: 10)
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width).scaleEffect(2, anchor: .topLeading)
      }
      .testProbe("box")
    let session = HeadlessSession(view.frame(width: 60, height: 20, alignment: .topLeading))
    let frame = session.frame(of: "box")
    let columns = painted(session.image())
    #expect(frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(columns == 20...39)
  }

  @Test("each effect looks like the modifier of its name")
  func likeModifiers() {
    let box = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .frame(width: 12, height: 8)
    func same(_ a: some View, _ b: some View) -> Bool {
      let images = [AnyView(a), AnyView(b)].map {
        ImageRenderer(content: $0.padding(8)).cgImage?.premultipliedRGBA
      }
      return images[0] != nil && images[0] == images[1]
    }
    #expect(same(box.opacity(0.5), box.visualEffect { content, _ in content.opacity(0.5) }))
    #expect(same(box.blur(radius: 2), box.visualEffect { content, _ in content.blur(radius: 2) }))
    #expect(same(box.brightness(0.2), box.visualEffect { content, _ in content.brightness(0.2) }))
    #expect(same(box.contrast(0.4), box.visualEffect { content, _ in content.contrast(0.4) }))
    #expect(same(box.saturation(0), box.visualEffect { content, _ in content.saturation(0) }))
    #expect(same(box.grayscale(1), box.visualEffect { content, _ in content.grayscale(1) }))
    let turn = Angle.degrees(40)
    #expect(same(box.hueRotation(turn), box.visualEffect { content, _ in content.hueRotation(turn) }))
    #expect(same(box.rotationEffect(turn), box.visualEffect { content, _ in content.rotationEffect(turn) }))
    #expect(
      same(
        box.rotation3DEffect(turn, axis: (0, 1, 0)),
        box.visualEffect { content, _ in content.rotation3DEffect(turn, axis: (0, 1, 0)) }))
    #expect(same(box, box.visualEffect { content, _ in content }))
  }
}
