import DisplayList
import Foundation
import Geometry
import LayoutEngine

extension ScrollAlgorithm {
  /// Whether the view shows where it stands while it moves. A host that scrolls by itself has
  /// indicators of its own.
  var hasIndicators: Bool {
    guard !traits.isNative else { return false }
    return scrolls(.vertical) && traits.showsIndicators.vertical
      || scrolls(.horizontal) && traits.showsIndicators.horizontal
  }

  /// Whether it shows that now: at rest it does not.
  var showsIndicators: Bool { hasIndicators && (phase.isScrolling && phase != .tracking || flash != nil) }

  /// Shows it for a moment.
  func flashIndicators(_ node: ContainerNode) {
    guard hasIndicators, !node.isDead else { return }
    flash?.stop()
    flash = ScrollFlash(node.graph.clock) { [weak node, weak self] in
      self?.flash = nil
      node?.markNeedsDrawing()
    }
    node.markNeedsDrawing()
  }

  /// The knobs. Measured on the desktop: seven points wide, black at half opacity within a rim of a point of white, two
  /// points from the edge and four from the ends of the track. A phone's are three points wide, three from the edge.
  func indicators(_ node: ContainerNode) -> [Item] {
    guard showsIndicators else { return [] }
    let margins = traits.indicatorMargins
    let limit = limit(node)
    let size = node.size
    var items: [Item] = []
    if scrolls(.vertical), traits.showsIndicators.vertical, limit.y > 0 {
      let start = Self.end + insets.top - traits.margins.top + margins.top
      let length = size.height - start - Self.end - margins.bottom - (insets.bottom - traits.margins.bottom)
      let knob = knob(
        length, seen: size.height, content: contentSize.height, offset: offset.y, pull: overscroll.y)
      let x =
        node.isRightToLeft
        ? edge + margins.trailing : size.width - edge - width - margins.trailing
      items += knobItems(CGRect(x: x, y: start + knob.start, width: width, height: knob.length))
    }
    if scrolls(.horizontal), traits.showsIndicators.horizontal, limit.x > 0 {
      let start = Self.end + margins.leading
      let length = size.width - start - Self.end - margins.trailing
      let knob = knob(
        length, seen: size.width, content: contentSize.width, offset: offset.x, pull: overscroll.x)
      let x = node.isRightToLeft ? size.width - start - knob.start - knob.length : start + knob.start
      items += knobItems(
        CGRect(
          x: x, y: size.height - edge - width - margins.bottom, width: knob.length,
          height: width))
    }
    return items
  }

  private func knob(
    _ track: CGFloat, seen: CGFloat, content: CGFloat, offset: CGFloat, pull: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(track, 0)
    guard content > seen, seen > 0 else { return (0, track) }
    let whole = min(max(track * seen / content, Self.shortest), track)
    let length = max(whole - abs(pull), min(width, track))
    let way = offset / (content - seen)
    return ((track - length) * min(max(way, 0), 1), length)
  }

  private func knobItems(_ rect: CGRect) -> [Item] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    func pill(_ rect: CGRect) -> Path {
      Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }
    return [
      .fill(
        pill(rect.insetBy(dx: -1, dy: -1)), .color(configuration.isDark ? Self.darkRim : Self.rim),
        FillStyle()),
      .fill(pill(rect), .color(configuration.isDark ? Self.darkCore : Self.core), FillStyle()),
    ]
  }

  private static let rim = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.15)
  private static let core = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
  private static let darkRim = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.15)
  private static let darkCore = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
  private var width: CGFloat { configuration.hasThinIndicators ? 3 : 7 }
  private var edge: CGFloat { configuration.hasThinIndicators ? 3 : 2 }
  private static var end: CGFloat { 4 }
  private static var shortest: CGFloat { 26 }
}

/// The moment in which indicators show though nothing moves.
final class ScrollFlash: FrameTicker {
  private let clock: FrameClock
  private let end: Double
  private let ended: () -> Void
  private static let duration = 0.5

  init(_ clock: FrameClock, ended: @escaping () -> Void) {
    self.clock = clock
    self.ended = ended
    end = clock.now + Self.duration
    super.init()
    clock.add(self)
  }

  func stop() { clock.remove(self) }

  override func tick(_ time: Double) -> Bool {
    guard time >= end else { return true }
    ended()
    return false
  }
}
