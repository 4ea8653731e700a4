import SwiftUICore
import ViewGraph

extension Session {
  /// The size of the picture: what the host proposes, where it proposes nothing the root's own.
  package var canvasSize: CGSize { canvasSize(for: root.element?.size ?? .zero) }

  func canvasSize(for size: CGSize) -> CGSize {
    centersRoot ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  /// Where a root of a size stands in the picture.
  func rootOrigin(for size: CGSize) -> CGPoint {
    let canvas = canvasSize(for: size)
    return CGPoint(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
  }
}
