import HeadlessHost
import SceneHost
import SwiftUI
import SwiftUICore
import Testing

/// What shows under the pointer while something is dragged.
@MainActor @Suite("Previews of drags")
struct DragPreviewTests {
  /// A preview closure that does not escape.
  private func card(_ preview: () -> some View) -> some View {
    Color.red.draggable("apple", preview: preview)
  }

  private func item(_ preview: () -> some View) -> some View {
    Color.red.onDrag({ NSItemProvider(object: "apple" as NSString) }, preview: preview)
  }

  /// Where green shows in a row of a window, in which a source of 100 points is dragged by 120 points.
  private func green(_ source: some View, from start: CGPoint) -> ClosedRange<Int>? {
    let session = HeadlessSession(
      HStack(spacing: 0) {
        source.frame(width: 100, height: 100)
        Color.white.frame(width: 200, height: 100)
      }, size: CGSize(width: 300, height: 100))
    session.drag(from: start, to: CGPoint(x: start.x + 120, y: start.y), holding: 0.6, lifts: false)
    let image = session.image()
    let pixels = image.premultipliedRGBA
    let row = (0..<image.width).filter { x in
      let index = (50 * image.width + x) * 4
      return Int(pixels[index + 1]) > Int(pixels[index]) + 40
    }
    guard let first = row.first, let last = row.last else { return nil }
    return first...last
  }

  @Test("a preview lies over the middle of the view when it is lifted, wherever that is taken")
  func middle() {
    for start in [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)] {
      let preview = { Color.green.frame(width: 20, height: 20) }
      #expect(green(card(preview), from: start) == 160...179)
      #expect(green(item(preview), from: start) == 160...179)
    }
  }

  @Test("the view itself keeps its place under the pointer")
  func itself() {
    #expect(green(Color.green.draggable("apple"), from: CGPoint(x: 20, y: 50)) == 0...219)
  }
}
