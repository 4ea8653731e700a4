import DisplayList
import Foundation
import SymbolDrawings

/// How a symbol, or a layer of it, shows at a moment of its effects.
struct SymbolPose: Equatable {
  /// The size of what comes larger or goes smaller.
  static let small = 0.4
  /// The size of what comes smaller or goes larger.
  static let large = 1.6

  var scale = 1.0
  /// Radians, clockwise.
  var turn = 0.0
  /// Relative to the symbol's size.
  var shift = CGPoint.zero
  var opacity = 1.0
  /// Which part of its lines shows, from their beginnings (0) to their ends (1).
  var lines = 0.0...1.0

  /// Both one after the other.
  func and(_ other: SymbolPose) -> SymbolPose {
    var pose = self
    pose.scale *= other.scale
    pose.turn += other.turn
    pose.shift.x += other.shift.x
    pose.shift.y += other.shift.y
    pose.opacity *= other.opacity
    let low = max(lines.lowerBound, other.lines.lowerBound)
    pose.lines = low...max(low, min(lines.upperBound, other.lines.upperBound))
    return pose
  }

  /// Items of a symbol in the pose.
  ///
  /// - Parameter rect: Where the symbol stands.
  func apply(to items: [Item], in rect: CGRect, id: UInt64) -> [Item] {
    guard !items.isEmpty, opacity > 0 else { return [] }
    var items = items
    func group(_ effect: Effect) { items = [.group(effect, Placed(Fragment(id: id, items: items)))] }
    if scale != 1 || turn != 0 || shift != .zero {
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let map = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(rotationAngle: turn))
        .concatenating(
          CGAffineTransform(
            translationX: center.x + shift.x * rect.width, y: center.y + shift.y * rect.height))
      group(.transform(.value(ProjectionTransform(map))))
    }
    if opacity < 1 { group(.opacity(.value(opacity))) }
    return items
  }
}

/// A layer of a symbol, for the effects on it.
struct SymbolLayerPlace {
  /// Its place among the layers.
  let index: Int
  let count: Int
  /// Its place among those that light up one after the other; nil for one that always shows.
  let step: Int?
  let steps: Int
}
