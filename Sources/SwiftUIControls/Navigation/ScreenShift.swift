import SwiftUICore
import ViewGraph

/// Moves a screen aside by a part of its width, or part of the way into the frame that it grows out of.
nonisolated struct ScreenShift: GeometryEffect {
  var fraction: Double
  let isRightToLeft: Bool
  /// The frame that the screen grows out of; nil for one that comes from the edge.
  let source: CGRect?

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    if source != nil {
      guard let zoom = ScreenZoom(source, fraction: fraction, size: size) else {
        return ProjectionTransform()
      }
      return ProjectionTransform(zoom.map(size))
    }
    let distance = size.width * fraction
    return ProjectionTransform(CGAffineTransform(translationX: isRightToLeft ? -distance : distance, y: 0))
  }
}

/// Goes back when a finger comes in over the leading edge.
struct EdgeSwipe: ViewModifier {
  let swipe: ScreenSwipe?
  @State private var width: CGFloat = 0
  @GestureState private var isSwiping = false
  /// What the swipe that is under way does, also where there is to be no more swiping.
  @State private var begun: ScreenSwipe?
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      // Where the screen belongs, also while it is on its way back there.
      .contentShape(Rectangle())
      .highPriorityGesture(gesture, including: swipe == nil ? .subviews : .all)
      .onChange(of: isSwiping) {
        if isSwiping { return begun = swipe }
        begun?.cancelled()
        begun = nil
      }
  }

  private func progress(_ distance: CGFloat) -> Double {
    width > 0 ? min(max(Double(distance / width), 0), 1) : 0
  }

  private var gesture: some Gesture {
    EdgeSwipeGesture(edge: direction == .rightToLeft ? .right : .left)
      .updating($isSwiping) { _, isSwiping, _ in isSwiping = true }
      .onChanged { swipe?.moved(progress($0.distance)) }
      .onEnded { value in
        begun = nil
        // It goes back past the middle, or where it would come to rest past it.
        let isBack = value.distance + value.velocity * 0.25 > width / 2
        swipe?.ended(progress(value.distance), isBack)
      }
  }
}
