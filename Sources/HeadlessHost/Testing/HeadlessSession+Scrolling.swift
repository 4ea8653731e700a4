import Foundation
import SceneHost

extension HeadlessSession {
  /// Turns a wheel at a point of the window: what lies there scrolls, along each axis the inmost scroll view that can
  /// go on in that direction.
  ///
  /// The wheel counts as let go of a tenth of a second of the session's clock later.
  ///
  /// - Parameters:
  ///   - distance: Points to the right and down by which what is seen moves on in the content.
  ///   - point: In the window's coordinates, in points.
  /// - Returns: Whether anything has scrolled.
  @discardableResult
  public func scroll(by distance: CGSize, at point: CGPoint) -> Bool {
    recorded(.scroll(at: point, by: distance)) { session.scroll(by: distance, at: point) }
  }
}
