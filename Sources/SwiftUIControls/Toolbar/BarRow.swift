import Foundation
import SwiftUICore
import ViewGraph

/// Arranges the parts of a bar, by their `BarPart`s: the way back, items and a title at the leading end, a title or items in the
/// middle, and items at the trailing end.
///
/// Titles give way to items, and the way back to the title in the middle. Items for which there is no room even so go into the
/// menu that is the last item at the trailing end. They stand where it does, and `overflow` names them: the row says so in the
/// frame in which that changes, and whoever makes the views takes those out of sight.
struct BarRow: Layout {
  /// Whether the way back gives way before the middle part leaves the middle.
  let centers: Bool
  /// The items that have gone into the menu. A row of which nothing goes has none.
  var overflow: Binding<BarOverflow>?
  private static let gap: CGFloat = 8
  private static let itemGap: CGFloat = 12
  /// Of a title there is at least so much.
  private static let leastTitle: CGFloat = 44

  /// The subviews by the parts that they are.
  private struct Parts {
    var back: LayoutSubview?
    var leading: [LayoutSubview] = []
    var title: LayoutSubview?
    var center: LayoutSubview?
    var trailing: [LayoutSubview] = []
    var menu: LayoutSubview?
    var away: [LayoutSubview] = []

    init(_ subviews: Subviews) {
      for subview in subviews {
        switch subview[BarPart.self] {
        case .back: back = subview
        case .leading: leading.append(subview)
        case .title: title = subview
        case .center: center = subview
        case .trailing: trailing.append(subview)
        case .menu: menu = subview
        case .away: away.append(subview)
        }
      }
    }

    /// The parts without the items that have gone. Where the menu has any it is the last item at the trailing end.
    func without(_ overflow: BarOverflow) -> Parts {
      var rest = self
      rest.leading = overflow.staying(of: leading, .leading)
      rest.trailing = overflow.staying(of: trailing, .trailing)
      rest.away += overflow.gone(of: leading, .leading) + overflow.gone(of: trailing, .trailing)
      if let menu, !rest.away.isEmpty { rest.trailing.append(menu) }
      return rest
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

    var sum: CGFloat { start + center + end }
  }

  private func width(_ part: LayoutSubview?, _ width: CGFloat?, _ height: CGFloat?) -> CGFloat {
    part?.sizeThatFits(ProposedViewSize(width: width.map { max($0, 0) }, height: height)).width ?? 0
  }

  /// The widths below which something of the bar is lost.
  private func least(_ parts: Parts, _ height: CGFloat?) -> Widths {
    func title(_ part: LayoutSubview?) -> CGFloat {
      max(min(width(part, nil, height), Self.leastTitle), width(part, 0, height))
    }
    return Widths(
      back: width(parts.back, 0, height), leading: BarItems(parts.leading).least, title: title(parts.title),
      center: title(parts.center), trailing: BarItems(parts.trailing).least)
  }

  /// As few of the items that may go as have to, in their order, for the others to have room.
  private func overflow(_ parts: Parts, in width: CGFloat, _ height: CGFloat?) -> BarOverflow {
    guard parts.menu != nil else { return BarOverflow() }
    let order = BarOverflow.order(parts.leading, parts.trailing)
    for count in 0..<order.count {
      let overflow = BarOverflow(order.prefix(count))
      // Sizes are sums of rounded numbers: what is larger by less than can be seen fits.
      if least(parts.without(overflow), height).sum <= width + 1e-6 {
        return overflow
      }
    }
    return BarOverflow(order)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = proposal.height ?? subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) }
    if let width = proposal.width { return CGSize(width: width, height: height) }
    let parts = Parts(subviews).without(BarOverflow())
    return CGSize(width: least(parts, height).sum, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let height = bounds.height
    let all = Parts(subviews)
    let overflow = overflow(all, in: bounds.width, height)
    if let known = self.overflow, known.wrappedValue != overflow {
      subviews.afterLayout { known.wrappedValue = overflow }
    }
    let parts = all.without(overflow)
    let (widths, x) = widths(parts, bounds.size)
    func place(_ part: LayoutSubview?, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat = height) {
      part?.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: height))
    }
    func place(_ items: [LayoutSubview], _ x: CGFloat, in width: CGFloat) {
      let items = BarItems(items)
      let height = items.height
      items.place(in: width) { place($0, x + $1, $2, height) }
    }
    place(parts.back, 0, widths.back)
    let leading = widths.back > 0 ? widths.back + Self.itemGap : 0
    place(parts.leading, leading, in: widths.leading)
    place(parts.title, leading + (widths.leading > 0 ? widths.leading + Self.itemGap : 0), widths.title)
    place(parts.center, x, widths.center)
    place(parts.trailing, bounds.width - widths.trailing, in: widths.trailing)
    let menu = width(all.menu, nil, height)
    if parts.trailing.last != all.menu { place(all.menu, bounds.width - menu, menu) }
    for part in parts.away {
      part.place(
        at: CGPoint(x: bounds.maxX - menu / 2, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }

  // Guides of items are none of the row's: to ask for them would be to place all of it on trial.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { nil }

  /// The widths of the parts in a bar of a size, and where the middle part begins.
  private func widths(_ parts: Parts, _ size: CGSize) -> (Widths, middle: CGFloat) {
    let height = size.height
    let least = least(parts, height)
    var widths = least
    /// Gives a part what it would have, as far as there is room beside the others.
    func widen(_ part: WritableKeyPath<Widths, CGFloat>, to ideal: CGFloat, room: CGFloat? = nil) {
      let free = min(size.width - widths.sum, room.map { $0 - widths.start } ?? .infinity)
      widths[keyPath: part] += max(min(ideal - widths[keyPath: part], free), 0)
    }
    /// Groups of items that can collapse are either as wide as they would be or collapsed.
    func expand(_ part: WritableKeyPath<Widths, CGFloat>, to ideal: CGFloat) {
      if ideal - widths[keyPath: part] <= size.width - widths.sum + 1e-6 { widths[keyPath: part] = ideal }
    }
    expand(\.trailing, to: BarItems(parts.trailing).ideal)
    expand(\.leading, to: BarItems(parts.leading).ideal)
    let center = width(parts.center, nil, height)
    let back = width(parts.back, nil, height)
    if centers, center > 0 {
      widen(\.back, to: back, room: (size.width - center) / 2)
      widen(\.center, to: center)
    } else {
      widen(\.center, to: center)
      widen(\.back, to: back)
    }
    // It takes of the room for it what it has a form for.
    if widths.back > least.back { widths.back = width(parts.back, widths.back, height) }
    widen(\.center, to: center)
    widen(\.title, to: width(parts.title, nil, height))
    let high = size.width - widths.end - widths.center
    let x = max(min((size.width - widths.center) / 2, high), widths.start)
    if parts.trailing.contains(where: \.stretches) {
      let begin = widths.center > 0 ? x + widths.center + Self.gap : widths.start
      widths.trailing = max(size.width - begin, widths.trailing)
    }
    return (widths, x)
  }
}

/// Which part of a `BarRow` a view is.
enum BarPart: LayoutValueKey {
  case back, leading, title, center, trailing
  /// The menu of the items for which there is no room.
  case menu
  /// An item that is always in the menu: it stands where that does, out of sight.
  case away

  static var defaultValue: BarPart { .away }
}

extension View {
  func barPart(_ part: BarPart) -> some View { layoutValue(key: BarPart.self, value: part) }
}

/// Items of a bar side by side, with gaps of 12 points.
///
/// Each has its ideal width. Where there is no room for all, groups that can collapse do, and at last each has a part of the
/// room; what room is left over belongs to those that stretch.
struct BarItems {
  private let items: [LayoutSubview]
  private static let gap: CGFloat = 12

  init(_ items: [LayoutSubview]) { self.items = items }

  private var ideals: [CGFloat] { items.map { $0.sizeThatFits(.unspecified).width } }

  private var leasts: [CGFloat] {
    items.map {
      $0.sizeThatFits(ProposedViewSize(width: $0[IsCollapsing.self] ? 0 : nil, height: nil)).width
    }
  }

  private func sum(_ widths: [CGFloat]) -> CGFloat {
    widths.isEmpty ? 0 : widths.reduce(0, +) + CGFloat(widths.count - 1) * Self.gap
  }

  /// That of the highest item.
  var height: CGFloat { items.reduce(0) { max($0, $1.sizeThatFits(.unspecified).height) } }
  var ideal: CGFloat { sum(ideals) }
  /// With the groups that can collapse as narrow as they are.
  var least: CGFloat { sum(leasts) }

  /// Says where each item stands in so much room, and how wide.
  func place(in room: CGFloat, _ place: (_ item: LayoutSubview, _ x: CGFloat, _ width: CGFloat) -> Void) {
    var widths = ideals
    if sum(widths) > room + 0.001 { widths = leasts }
    let excess = room - sum(widths)
    if excess < -0.001 {
      widths.shrink(by: -excess)
    } else if excess > 0 {
      let stretching = items.indices.filter { items[$0].stretches }
      for index in stretching { widths[index] += excess / CGFloat(stretching.count) }
    }
    var x: CGFloat = 0
    for (item, width) in zip(items, widths) {
      place(item, x, width)
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
