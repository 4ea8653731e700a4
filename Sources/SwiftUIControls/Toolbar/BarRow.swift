import SwiftUICore
import ViewGraph

/// The parts of a bar: the way back, items and a title at the leading end, what stands in the middle, and items at the trailing
/// end.
///
/// Items keep their size. The title before the middle gives way first, then the middle part, then the way back; what is in the
/// middle stands in the middle of the bar, and where the others leave no room for that, between them. What is left belongs to
/// trailing items that stretch.
struct BarRow: Layout {
  /// Whether the way back gives way before the middle part leaves the middle.
  let centers: Bool
  private static let gap: CGFloat = 8
  private static let itemGap: CGFloat = 12
  /// Of a title there is at least so much.
  private static let leastTitle: CGFloat = 44

  private struct Parts {
    let back, leading, title, center, trailing: LayoutSubview

    init?(_ subviews: Subviews) {
      guard subviews.count == 5 else { return nil }
      (back, leading, title) = (subviews[0], subviews[1], subviews[2])
      (center, trailing) = (subviews[3], subviews[4])
    }
  }

  /// The widths of the parts.
  private struct Widths {
    var back, leading, title, center, trailing: CGFloat

    /// From the leading edge to where the middle part may begin.
    var start: CGFloat {
      let items = [back, leading, title].filter { $0 > 0 }
      guard !items.isEmpty else { return 0 }
      return items.reduce(0, +) + CGFloat(items.count - 1) * BarRow.itemGap + BarRow.gap
    }

    /// From where the middle part must end to the trailing edge.
    var end: CGFloat { trailing > 0 ? trailing + BarRow.gap : 0 }
  }

  private func width(_ part: LayoutSubview, _ width: CGFloat?, _ height: CGFloat?) -> CGFloat {
    part.sizeThatFits(ProposedViewSize(width: width.map { max($0, 0) }, height: height)).width
  }

  /// The widths below which something of the bar is lost.
  private func least(_ parts: Parts, _ height: CGFloat?) -> Widths {
    func title(_ part: LayoutSubview) -> CGFloat {
      max(min(width(part, nil, height), Self.leastTitle), width(part, 0, height))
    }
    return Widths(
      back: width(parts.back, 0, height), leading: width(parts.leading, 0, height), title: title(parts.title),
      center: title(parts.center), trailing: width(parts.trailing, 0, height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let parts = Parts(subviews) else { return .zero }
    let height = proposal.height ?? subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) }
    if let width = proposal.width { return CGSize(width: width, height: height) }
    let least = least(parts, height)
    return CGSize(width: least.start + least.center + least.end, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let parts = Parts(subviews) else { return }
    let height = bounds.height
    let least = least(parts, height)
    var widths = least
    /// Gives a part what it would have, as far as there is room beside the others.
    func widen(_ part: WritableKeyPath<Widths, CGFloat>, to ideal: CGFloat, room: CGFloat? = nil) {
      let taken = widths.start + widths.center + widths.end
      let free = min(bounds.width - taken, room.map { $0 - widths.start } ?? .infinity)
      widths[keyPath: part] += max(min(ideal - widths[keyPath: part], free), 0)
    }
    widen(\.trailing, to: width(parts.trailing, nil, height))
    widen(\.leading, to: width(parts.leading, nil, height))
    let center = width(parts.center, nil, height)
    let back = width(parts.back, nil, height)
    if centers, center > 0 {
      widen(\.back, to: back, room: (bounds.width - center) / 2)
      widen(\.center, to: center)
    } else {
      widen(\.center, to: center)
      widen(\.back, to: back)
    }
    // It takes of the room for it what it has a form for.
    if widths.back > least.back { widths.back = width(parts.back, widths.back, height) }
    widen(\.center, to: center)
    widen(\.title, to: width(parts.title, nil, height))
    let high = bounds.width - widths.end - widths.center
    let x = max(min((bounds.width - widths.center) / 2, high), widths.start)
    if width(parts.trailing, .infinity, height) > widths.trailing {
      let begin = widths.center > 0 ? x + widths.center + Self.gap : widths.start
      widths.trailing = max(bounds.width - begin, widths.trailing)
    }
    func place(_ part: LayoutSubview, _ x: CGFloat, _ width: CGFloat) {
      part.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: height))
    }
    place(parts.back, 0, widths.back)
    let leading = widths.back > 0 ? widths.back + Self.itemGap : 0
    place(parts.leading, leading, widths.leading)
    place(parts.title, leading + (widths.leading > 0 ? widths.leading + Self.itemGap : 0), widths.title)
    place(parts.center, x, widths.center)
    place(parts.trailing, bounds.width - widths.trailing, widths.trailing)
  }
}

/// Items of a bar side by side, with gaps of 12 points.
///
/// Each has its ideal width. Where there is no room for all, groups that can collapse do, and at last each has a part of the
/// room; what room is left over belongs to those that stretch.
struct BarItems: Layout {
  private static let gap: CGFloat = 12

  private func ideals(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  private func least(_ subviews: Subviews) -> [CGFloat] {
    subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: $0[IsCollapsing.self] ? 0 : nil, height: nil)).width
    }
  }

  private func sum(_ widths: [CGFloat]) -> CGFloat {
    widths.isEmpty ? 0 : widths.reduce(0, +) + CGFloat(widths.count - 1) * Self.gap
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) }
    let ideal = sum(ideals(subviews))
    let least = sum(least(subviews))
    var width = ideal
    if let proposed = proposal.width {
      width = max(min(ideal, proposed), least)
      if proposed > ideal, subviews.contains(where: \.stretches) { width = proposed }
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let room = proposal.width ?? bounds.width
    var widths = ideals(subviews)
    if sum(widths) > room + 0.001 { widths = least(subviews) }
    let excess = room - sum(widths)
    if excess < -0.001 {
      widths.shrink(by: -excess)
    } else if excess > 0 {
      let stretching = subviews.indices.filter { subviews[$0].stretches }
      for index in stretching { widths[index] += excess / CGFloat(stretching.count) }
    }
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.gap
    }
  }
}

extension LayoutSubview {
  /// Whether the view takes whatever width there is.
  var stretches: Bool { sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width == .infinity }
}

extension [CGFloat] {
  /// Takes so much away from lengths, from each its part.
  mutating func shrink(by excess: CGFloat) {
    let all = reduce(0, +)
    if all > 0 { self = map { $0 * Swift.max(1 - excess / all, 0) } }
  }
}

/// Marks an item of a bar that has a narrower form.
struct IsCollapsing: LayoutValueKey { static var defaultValue: Bool { false } }
