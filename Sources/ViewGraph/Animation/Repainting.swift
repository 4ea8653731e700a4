import DisplayList
import Foundation

/// What an element paints, on its way from what it painted before.
///
/// The element is drawn as it is to be; the numbers of its items (colours, stops, widths) then go from the earlier
/// items' to those. Items that are of other kinds than before are there at once, unless the element has a way of its own
/// to change (`ContentChanging`).
final class Repainting {
  private let element: ElementNode
  /// When the change came; after that, the time that shows.
  private var time: Double
  private var animator: Animator<NumberVector>?
  private var kinds: ItemNumbers?
  /// The change that the next drawing brings: from which items, with which transaction.
  private var due: (items: [Item], transaction: Transaction)?
  /// What fades, where the view paints nothing any more.
  private var fading: [Item]?
  /// The way of the element's own, in place of numbers.
  private var change: ContentMotion?

  init(_ element: ElementNode, _ time: Double) {
    self.element = element
    self.time = time
  }

  var hasBegun: Bool { due == nil }
  var isMoving: Bool { animator?.isMoving ?? change?.isMoving ?? false }

  /// What an element has drawn itself.
  static func items(of picture: Placed, drawnBy element: ElementNode) -> [Item]? {
    picture.fragment.isEmpty ? [] : picture.fragment.id == element.id ? picture.fragment.items : nil
  }

  func retarget(from items: [Item]?, _ transaction: Transaction) {
    due = items.map { ($0, transaction) }
    if items == nil { (animator, change) = (nil, nil) }
  }

  /// Answers whether the element is to be drawn again.
  func advance(to time: Double) -> Bool {
    let wasMoving = isMoving
    self.time = time
    _ = animator?.value(at: time)
    change?.advance(to: time)
    return wasMoving
  }

  /// The picture as it shows now, for what the element draws.
  func picture(of drawn: Placed) -> Placed {
    guard let fresh = Self.items(of: drawn, drawnBy: element) else {
      (due, animator, change) = (nil, nil, nil)
      return drawn
    }
    if let due {
      self.due = nil
      set(out: due.items, to: fresh, due.transaction)
    }
    if let change {
      guard let items = change.items(to: fresh, at: time, id: element.id) else { return drawn }
      return Placed(Fragment(id: element.id, items: items), at: drawn.origin, slot: drawn.slot)
    }
    guard animator != nil else { return drawn }
    let end = ends(of: fresh)
    if let end, let known = kinds, end.isAlike(known) {
      animator?.shift(to: end.values)
    } else {
      animator = nil
    }
    guard let values = animator?.value(at: time), isMoving else { return drawn }
    let items = (fading ?? fresh).with(values, drawnBy: element.id)
    return Placed(Fragment(id: element.id, items: items), at: drawn.origin, slot: drawn.slot)
  }

  /// Where the numbers end.
  private func ends(of fresh: [Item]) -> ItemNumbers? {
    if let fading { return fresh.isEmpty ? ItemNumbers.faded(fading, drawnBy: element.id) : nil }
    return ItemNumbers(of: fresh, drawnBy: element.id)
  }

  private func set(out from: [Item], to fresh: [Item], _ transaction: Transaction) {
    let id = element.id
    if let way = element.contentChange(from: from, to: fresh) {
      change = ContentMotion(way, from: from, scope: element.environment, transaction, at: time)
      return (animator, fading) = (nil, nil)
    }
    change = nil
    fading = fresh.isEmpty && !from.isEmpty ? from : nil
    let start =
      from.isEmpty ? ItemNumbers.faded(fresh, drawnBy: id) : ItemNumbers(of: from, drawnBy: id)
    guard let start, let end = ends(of: fresh), start.isAlike(end) else {
      animator = nil
      return
    }
    if animator == nil || kinds?.isAlike(end) != true {
      animator = Animator(start.values, scope: element.environment)
    }
    kinds = end
    animator?.retarget(end.values, transaction, at: time)
  }
}
