import HeadlessHost
import SwiftUICore
import TextViews
import ViewGraph

/// A text below modifiers of the environment, which comes and goes.
private struct Coming: View {
  let handles: Handles
  let animation: Animation?
  @State private var step = 0

  var body: some View {
    let _ = handles.root = { value in withAnimation(animation) { step = value } }
    VStack(spacing: 0) {
      if step % 2 == 1 {
        Text("a").font(.body).foregroundStyle(.red, .blue).transition(.scale)
      }
    }
  }
}

extension Scenarios {
  /// What n comings and goings leave behind on the heap, after a hundred that fill what is kept for the next ones: of
  /// a view that is removed, of one whose removal is animated and drawn, of renderers and of sessions.
  static func leaks(_ n: Int) -> [Measurement] {
    func left(_ name: String, _ operation: () -> Void) -> Measurement {
      for _ in 0..<100 { operation() }
      let before = Instruments.heapBytes()
      for _ in 0..<n { operation() }
      var result = Measurement(name: "leaks-" + name, n: n)
      result.notes["heap_bytes_left"] = Double(Int64(Instruments.heapBytes()) - Int64(before))
      return result
    }
    func session(_ animation: Animation?) -> (HeadlessSession, Handles) {
      let handles = Handles()
      let session = HeadlessSession(Coming(handles: handles, animation: animation))
      session.update()
      return (session, handles)
    }
    var step = 0
    let (plain, plainHandles) = session(nil)
    let removal = left("removal") {
      for _ in 0..<2 {
        step += 1
        plainHandles.root?(step)
        _ = plain.picture
      }
    }
    let (animated, animatedHandles) = session(.linear(duration: 0.1))
    let transition = left("transition") {
      for _ in 0..<2 {
        step += 1
        animatedHandles.root?(step)
        _ = animated.picture
        animated.advance(by: 0.05)
        _ = animated.picture
        animated.advance(by: 0.2)
        _ = animated.picture
      }
    }
    let renderer = left("renderer") {
      _ = ImageRenderer(content: Text("a").font(.body).environment(\.lineSpacing, 2)).cgImage
    }
    let sessions = left("session") {
      let (session, handles) = session(nil)
      handles.root?(1)
      _ = session.picture
      // It holds the view, which holds the handles.
      handles.root = nil
    }
    return [removal, transition, renderer, sessions]
  }
}
