import Foundation
import SwiftUICore
import ViewGraph

/// Puts a presentation where its form has it in a window, and an arrow between a popover and its view.
struct PresentationLayout: Layout {
  let form: PresentationForm
  let window: CGSize
  /// The part of the presenting view, in the window; nil for none.
  let anchor: CGRect?
  let sheet: PlacedSheet
  /// Whether a sheet stands free of the window's edges.
  let isInset: Bool
  let sizing: any PresentationSizing

  /// Points between a presentation and the window's edges.
  static let margin: CGFloat = 8
  /// Half of the arrow's width: how far it reaches out.
  private static let arrow: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { window }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    var frame: CGRect
    switch form {
    case .cover: frame = CGRect(origin: .zero, size: window)
    case .sheet:
      let margin = isInset ? Self.margin : 0
      let height = min(sheet.height, window.height)
      frame = CGRect(
        x: margin, y: window.height - height - margin + sheet.drop, width: max(window.width - 2 * margin, 0),
        height: height)
    case .dialog:
      let size = size(of: card, most: area.size)
      frame = CGRect(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
        height: size.height)
    case .popover(let edge):
      let place = popover(card, edge)
      frame = place.frame
      if subviews.count > 1 {
        let side = Self.arrow * 2.squareRoot()
        subviews[1].place(
          at: CGPoint(x: bounds.minX + place.tip.x, y: bounds.minY + place.tip.y), anchor: .center,
          proposal: ProposedViewSize(width: side, height: side))
      }
    }
    frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
    card.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  /// What a presentation that stands free may use of the window.
  private var area: CGRect {
    let margin = form == .dialog ? 2 * Self.margin : Self.margin
    return CGRect(
      x: margin, y: margin, width: max(window.width - 2 * margin, 0),
      height: max(window.height - 2 * margin, 0))
  }

  /// The size that the presentation asks for, or the room that there is.
  private func size(of card: LayoutSubview, most: CGSize) -> CGSize {
    let root = PresentationSizingRoot(subview: card)
    let wanted = sizing.proposedSize(for: root, context: PresentationSizingContext(window: window))
    var size = card.sizeThatFits(wanted)
    if form == .dialog, sizing.isOfContent { size = size.atLeast(flexible(card, size, most)) }
    // A program's size holds though the content would leave some of it.
    size.width = max(size.width, wanted.width ?? 0)
    size.height = max(size.height, wanted.height ?? 0)
    if size.width > most.width {
      size = card.sizeThatFits(ProposedViewSize(width: most.width, height: wanted.height))
    }
    if size.height > most.height {
      size = card.sizeThatFits(ProposedViewSize(width: min(size.width, most.width), height: most.height))
    }
    return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
  }

  /// The least size of a dialog whose content, as that of a list, takes what it is given and asks for little.
  private func flexible(_ card: LayoutSubview, _ ideal: CGSize, _ most: CGSize) -> CGSize {
    let room = CGSize(width: min(Self.room.width, most.width), height: min(Self.room.height, most.height))
    let filled = card.sizeThatFits(ProposedViewSize(room))
    return CGSize(
      width: filled.width > ideal.width ? filled.width : 0,
      height: filled.height > ideal.height ? filled.height : 0)
  }
  private static let room = CGSize(width: 420, height: 320)

  /// Where a popover stands beside its view: on the side that is asked for, where there is room.
  private func popover(_ card: LayoutSubview, _ edge: Edge?) -> (frame: CGRect, tip: CGPoint) {
    let anchor = anchor ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
    let area = area
    let gap = Self.arrow
    let size = size(of: card, most: area.size)
    func room(_ edge: Edge) -> CGFloat {
      switch edge {
      case .top: anchor.minY - area.minY - gap - size.height
      case .bottom: area.maxY - anchor.maxY - gap - size.height
      case .leading: anchor.minX - area.minX - gap - size.width
      case .trailing: area.maxX - anchor.maxX - gap - size.width
      }
    }
    let wanted = edge ?? .bottom
    let order: [Edge] = [wanted, wanted.opposite, .bottom, .top, .trailing, .leading]
    let edge = order.first { room($0) >= 0 } ?? order.max { room($0) < room($1) } ?? wanted
    var origin: CGPoint
    switch edge {
    case .top, .bottom:
      origin = CGPoint(
        x: anchor.midX - size.width / 2,
        y: edge == .top ? anchor.minY - gap - size.height : anchor.maxY + gap)
    case .leading, .trailing:
      origin = CGPoint(
        x: edge == .leading ? anchor.minX - gap - size.width : anchor.maxX + gap,
        y: anchor.midY - size.height / 2)
    }
    origin.x = max(min(origin.x, area.maxX - size.width), area.minX)
    origin.y = max(min(origin.y, area.maxY - size.height), area.minY)
    let frame = CGRect(origin: origin, size: size)
    return (frame, tip(of: frame, anchor, edge))
  }

  /// The middle of the arrow, on the edge of the popover that is next to its view and away from its corners.
  private func tip(of frame: CGRect, _ anchor: CGRect, _ edge: Edge) -> CGPoint {
    let corner = PresentationOutline.popoverRadius + Self.arrow
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      high - low < 2 * corner ? (low + high) / 2 : min(max(value, low + corner), high - corner)
    }
    switch edge {
    case .top, .bottom:
      return CGPoint(
        x: within(anchor.midX, frame.minX, frame.maxX), y: edge == .top ? frame.maxY : frame.minY)
    case .leading, .trailing:
      return CGPoint(
        x: edge == .leading ? frame.maxX : frame.minX, y: within(anchor.midY, frame.minY, frame.maxY))
    }
  }
}

extension CGSize {
  fileprivate func atLeast(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}

extension Edge {
  /// The same edge of what is mirrored.
  var mirrored: Edge { self == .leading ? .trailing : self == .trailing ? .leading : self }

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// The outline of a presentation.
struct PresentationOutline: InsettableShape {
  static let popoverRadius: CGFloat = 12
  private let upper: CGFloat
  private let lower: CGFloat
  private var inset: CGFloat = 0

  /// - Parameter isLow: Whether a sheet stands free of the window's edges.
  init(_ form: PresentationForm, isLow: Bool, radius: CGFloat?) {
    let usual: CGFloat =
      switch form {
      case .sheet: isLow ? 34 : 38
      case .dialog: 16
      case .cover: 0
      case .popover: Self.popoverRadius
      }
    upper = max(radius ?? usual, 0)
    lower = form == .sheet && !isLow ? 0 : upper
  }

  nonisolated func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(
      topLeadingRadius: max(upper - inset, 0), bottomLeadingRadius: max(lower - inset, 0),
      bottomTrailingRadius: max(lower - inset, 0), topTrailingRadius: max(upper - inset, 0),
      style: .continuous
    )
    .path(in: rect.insetBy(dx: inset, dy: inset))
  }

  nonisolated func inset(by amount: CGFloat) -> PresentationOutline {
    var outline = self
    outline.inset += amount
    return outline
  }
}
