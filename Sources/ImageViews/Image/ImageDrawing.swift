import DeepStack
import DisplayList

/// An image that a closure draws, in a size of its own.
final class ImageDrawing: Hashable, @unchecked Sendable {
  /// Points.
  let size: CGSize
  let isOpaque: Bool
  // Called while a picture is drawn, by whoever draws it.
  private var renderer: ((inout GraphicsContext) -> Void)?

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  // The closure may hold another image that a closure draws, and so on.
  deinit { DeepStack.withRoom { renderer = nil } }

  /// What is drawn, from the corner of the image.
  func fragment(_ scope: EnvironmentScope, id: UInt64) -> Fragment {
    let frame = Path(CGRect(origin: .zero, size: size))
    let recorder = GraphicsRecorder(scope: scope, id: id, size: size, symbols: [])
    if isOpaque { recorder.items.append(.fill(frame, .color(.black), FillStyle())) }
    var context = GraphicsContext(recorder)
    DeepStack.withRoom { renderer?(&context) }
    guard !recorder.items.isEmpty else { return .empty }
    let content = Placed(Fragment(id: id, items: recorder.items))
    return Fragment(id: id, items: [.group(.clip(frame, FillStyle()), content)])
  }

  static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
