import DisplayList
import Foundation
import HeadlessHost
import SwiftUI
import ViewGraph

extension HeadlessSession {
  /// The red, green, blue and alpha of a pixel, one to the point.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let image = image()
    guard (0..<image.width).contains(x), (0..<image.height).contains(y) else { return [] }
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  /// Whether something is painted at a pixel.
  func paints(_ x: Int, _ y: Int) -> Bool { pixel(x, y).last ?? 0 > 0 }

  /// The first scroll view.
  private var scrollView: (node: ContainerNode, algorithm: ScrollAlgorithm)? {
    update()
    var waiting: [ViewNode] = [session.root]
    while let node = waiting.popLast() {
      if let container = node as? ContainerNode, let found = container.algorithm as? ScrollAlgorithm {
        return (container, found)
      }
      node.forEachChild { waiting.append($0) }
    }
    return nil
  }

  /// How far the first scroll view is scrolled.
  var scrollOffset: CGPoint? { scrollView?.algorithm.offset }

  /// Scrolls the first scroll view as a user would.
  func scroll(x: CGFloat = 0, y: CGFloat = 0) {
    guard let (node, algorithm) = scrollView else { return }
    algorithm.scroll(to: CGPoint(x: x, y: y), node)
  }
}
