import DisplayList
import Geometry
import ViewGraph

/// One content fades out while the other fades in.
struct Crossfade: ContentChange {
  /// Whether what shows on the way is one layer.
  var isOneLayer = false

  func items(from old: [Item], to new: [Item], _ share: Double, id: UInt64) -> [Item] {
    layer(Self.faded(old, 1 - share, id: id) + Self.faded(new, share, id: id), id: id)
  }

  func layer(_ items: [Item], id: UInt64) -> [Item] {
    guard isOneLayer, !items.isEmpty else { return items }
    return [.group(.isolate, Placed(Fragment(id: id, items: items)))]
  }

  /// Items with a part of their opacity.
  ///
  /// - Parameter offset: How far from their place they show.
  static func faded(_ items: [Item], _ opacity: Double, id: UInt64, at offset: CGPoint = .zero) -> [Item] {
    guard !items.isEmpty, opacity > 0 else { return [] }
    let content = Placed(Fragment(id: id, items: items), at: offset)
    if opacity < 1 { return [.group(.opacity(.value(opacity)), content)] }
    return offset == .zero ? items : [.children(FragmentTree([content]))]
  }
}
