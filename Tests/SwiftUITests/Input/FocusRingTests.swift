import HeadlessHost
import SwiftUI
import SwiftUICore
import Testing

/// The mark of focus.
@MainActor @Suite("Rings of focus")
struct FocusRingTests {
  /// Whether the ring shows at points of a window of 200 points, in which a view of 100 by 40 stands in the middle.
  private func ring(_ view: some View, at points: [CGPoint]) -> [Bool] {
    let session = HeadlessSession(view, size: CGSize(width: 200, height: 200))
    session.update()
    let plain = session.image()
    session.press(.tab)
    let marked = session.image()
    let (before, after) = (plain.premultipliedRGBA, marked.premultipliedRGBA)
    return points.map { point in
      let index = (Int(point.y) * plain.width + Int(point.x)) * 4
      return before[index..<index + 4] != after[index..<index + 4]
    }
  }

  /// Just outside of the middle of the upper edge, and of the corner.
  private let points = [CGPoint(x: 100, y: 78), CGPoint(x: 51, y: 81)]

  @Test("it goes around the view, or along the shape that the view has for it")
  func shapes() {
    let view = Color.gray.frame(width: 100, height: 40)
    #expect(ring(view.focusable(), at: points) == [true, true])
    #expect(ring(view.contentShape(.focusEffect, Capsule()).focusable(), at: points) == [true, false])
    #expect(ring(view.contentShape(.interaction, Capsule()).focusable(), at: points) == [true, true])
    #expect(ring(view.focusable().focusEffectDisabled(), at: points) == [false, false])
  }

  @Test("it goes where another view takes the place of the one that has the focus")
  func replaced() throws {
    struct Replacing: View {
      @State private var isOther = false
      var body: some View {
        VStack {
          Group { if isOther { Text("b") } else { Text("a") } }.focusable()
          Button("replace") { isOther = true }
        }
      }
    }
    let session = HeadlessSession(Replacing(), size: CGSize(width: 200, height: 200))
    try session.find("a").focus()
    #expect(session.focusedElement?.label == "a")
    try session.tap("replace")
    #expect(session.focusedElement == nil)
    let plain = HeadlessSession(Replacing(), size: CGSize(width: 200, height: 200))
    try plain.tap("replace")
    #expect(session.image().premultipliedRGBA == plain.image().premultipliedRGBA)
  }

  @Test("it goes along the plate of a button")
  func buttons() throws {
    func button(_ shape: ButtonBorderShape) -> some View {
      Button {
      } label: {
        Color.clear.frame(width: 60, height: 20)
      }
      .buttonStyle(.bordered).buttonBorderShape(shape).focusable()
    }
    let session = HeadlessSession(button(.capsule).testProbe("b"), size: CGSize(width: 200, height: 200))
    let frame = try #require(session.frame(of: "b"))
    let points = [CGPoint(x: 100, y: frame.minY - 2), CGPoint(x: frame.minX - 2, y: frame.minY - 2)]
    #expect(ring(button(.capsule), at: points) == [true, false])
    #expect(ring(button(.roundedRectangle(radius: 0)), at: points) == [true, true])
  }
}
