import Foundation
import Geometry
import LayoutEngine
import Observation

/// How far the scroll view is scrolled that lies under a bar, for the bar.
///
/// Owner: the view that has the bar, which puts it into the environment. Written by the scroll view that reaches under the
/// bar at the top.
@Observable
package final class ScrollEdge {
  /// Points from the content's top; 0 at the edge, and no more than `limit`, so that those who read it are not woken by
  /// what is scrolled further down.
  package private(set) var distance: Double = 0
  @ObservationIgnored private let limit: Double
  /// Points of the bar that go with the content as that is scrolled, as a large title does. Written by the bar.
  @ObservationIgnored package var collapsing: Double = 0

  package init(limit: Double) { self.limit = limit }

  func scrolled(to distance: Double) {
    let held = min(max(distance, 0), limit)
    if held != self.distance { self.distance = held }
  }
}

extension ScrollAlgorithm {
  /// How much of the bar above goes with the content at an offset.
  func collapsed(at offset: CGFloat) -> CGFloat {
    guard scrolls(.vertical), safeArea.top > 0, let bar = traits.bar else { return 0 }
    return min(max(offset, 0), bar.collapsing, safeArea.top)
  }

  /// The insets that are left while a part of the bar above has gone with the content.
  var clearInsets: EdgeInsets {
    var insets = insets
    insets.top -= collapsed(at: shown.y)
    return insets
  }
}

extension EnvironmentValues {
  /// Whom the scroll view tells that lies under a bar; nil where nobody asks.
  package var scrollEdge: ScrollEdge? {
    get { self[ScrollEdgeKey.self] }
    set { self[ScrollEdgeKey.self] = newValue }
  }

  private struct ScrollEdgeKey: EnvironmentKey { static var defaultValue: ScrollEdge? { nil } }
}
