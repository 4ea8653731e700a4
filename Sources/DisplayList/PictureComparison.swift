import Foundation
import Geometry

/// Goes through two pictures at once, where they differ.
final class PictureComparison {
  private let old: Picture
  private let new: Picture
  private let before: PictureBounds
  private let after: PictureBounds
  private let slots: SlotSet
  private let depthLimit: Int
  private(set) var ids: [UInt64] = []
  private(set) var removed: [UInt64] = []
  private(set) var rects: [CGRect] = []

  /// Fragments inside one another; what lies deeper counts as changed as a whole.
  static let depthLimit = 100_000
  static let depthOnThreadStack = 1_000

  init(_ old: Picture, _ new: Picture, _ slots: SlotSet, depthLimit: Int) {
    self.old = old
    self.new = new
    self.slots = slots
    self.depthLimit = depthLimit
    before = PictureBounds(old, depthLimit: depthLimit)
    after = PictureBounds(new, depthLimit: depthLimit)
  }

  func run() {
    var damage = compare(old.root, new.root, 0)
    spread(&damage, new.root, Way())
    let page = CGRect(origin: .zero, size: new.size)
    if old.size != new.size || damage.rects.contains(where: { !$0.isFinite }) {
      rects = [page.union(CGRect(origin: .zero, size: old.size))]
    } else {
      rects = damage.rects.map { $0.overlap(page) }.filter { !$0.isNull }
    }
  }

  // MARK: Fragments

  /// What differs, in the coordinates of whoever holds both.
  private func compare(_ a: Placed, _ b: Placed, _ depth: Int) -> Damage {
    var damage = Damage()
    let isSame = a.fragment === b.fragment
    let origin = after.origin(of: b)
    let stays = before.origin(of: a) == origin && a.origin == b.origin && a.slot == b.slot
    if isSame, stays, !b.fragment.summary.slots.mayIntersect(slots) { return damage }
    guard stays, isSame || a.fragment.id == b.fragment.id, depth < depthLimit else {
      if a.origin != b.origin || a.slot != b.slot || !isSame { ids.append(b.fragment.id) }
      if a.fragment.id != b.fragment.id { removed.append(a.fragment.id) }
      add(a, b, to: &damage)
      return damage
    }
    damage.add(compare(a.fragment, b.fragment, depth + 1)) { $0.offsetBy(dx: origin.x, dy: origin.y) }
    return damage
  }

  private func add(_ a: Placed, _ b: Placed, to damage: inout Damage) {
    damage.add(before.bounds(of: a))
    damage.add(after.bounds(of: b))
  }

  private func compare(_ a: Fragment, _ b: Fragment, _ depth: Int) -> Damage {
    var damage = Damage()
    guard a.items.count == b.items.count else {
      ids.append(b.id)
      add(Placed(a), Placed(b), to: &damage)
      return damage
    }
    var isOwn = false
    for (mine, its) in zip(a.items, b.items) {
      switch (mine, its) {
      case (.children(let old), .children(let new)): compare(old, new, depth, &damage)
      case (.native(let old, let oldContent), .native(let new, let newContent)):
        if old != new { isOwn = true }
        if old.rect != new.rect {
          damage.add(old.rect)
          damage.add(new.rect)
        }
        damage.add(compare(oldContent, newContent, depth))
      case (.group(let old, let oldContent), .group(let new, let newContent)):
        if !compare(old, oldContent, new, newContent, depth, &damage) { isOwn = true }
      default:
        guard !isSame(mine, its, in: b === a) else { continue }
        isOwn = true
        damage.add(before.bounds(of: mine))
        damage.add(after.bounds(of: its))
      }
    }
    if isOwn, a !== b { ids.append(b.id) }
    return damage
  }

  /// Whether two items without children show the same.
  private func isSame(_ a: Item, _ b: Item, in sameFragment: Bool) -> Bool {
    if b.summary.slots.mayIntersect(slots) { return false }
    if sameFragment { return true }
    switch (a, b) {
    case (.fill(let p, let paint, let style), .fill(let q, let other, let itsStyle)):
      return style == itsStyle && paint == other && p == q
    case (.stroke(let p, let paint, let style), .stroke(let q, let other, let itsStyle)):
      return style == itsStyle && paint == other && p == q
    default: return false
    }
  }

  // MARK: Children

  private func compare(_ a: FragmentTree, _ b: FragmentTree, _ depth: Int, _ damage: inout Damage) {
    let changes = b.changes(since: a)
    for change in changes {
      switch (change.old.map { a[$0] }, change.new.map { b[$0] }) {
      case (let child?, nil):
        removed.append(child.fragment.id)
        damage.add(before.bounds(of: child))
      case (nil, let child?):
        ids.append(child.fragment.id)
        damage.add(after.bounds(of: child))
      case (let old?, let new?):
        if change.isReordered {
          ids.append(new.fragment.id)
          add(old, new, to: &damage)
        } else {
          damage.add(compare(old, new, depth))
        }
      case (nil, nil): break
      }
    }
    guard !slots.isEmpty else { return }
    // What is the same in both trees may show a slot that is another.
    let changed = Set(changes.compactMap(\.new))
    b.forEachIndexed(where: { $0.slots.mayIntersect(self.slots) }) { index, child in
      if !changed.contains(index) { damage.add(compare(child, child, depth)) }
    }
  }

  // MARK: Groups

  /// Answers whether the effect is the same.
  private func compare(
    _ old: Effect, _ a: Placed, _ new: Effect, _ b: Placed, _ depth: Int, _ damage: inout Damage
  ) -> Bool {
    let inner = compare(a, b, depth)
    func addAll() {
      damage.add(before.outset(old, before.bounds(of: a)))
      damage.add(after.outset(new, after.bounds(of: b)))
    }
    if case .mask(let mask) = old, case .mask(let other) = new {
      // A picture of its own: where the mask differs, all of the content may.
      if compare(mask, other, depth).isEmpty { addThrough() } else { addAll() }
      return true
    }
    func addThrough() {
      guard !inner.isEmpty else { return }
      if new.dependsOnBounds, before.bounds(of: a) != after.bounds(of: b) { return addAll() }
      damage.add(inner) { after.outsetDamage(new, $0) }
    }
    switch (old, new) {
    case (.transform(let x), .transform(let y)):
      let map = self.new.transform(y)
      guard self.old.transform(x) == map, map.m13 == 0, map.m23 == 0 || inner.isEmpty else {
        addAll()
        return Self.isSame(old, new)
      }
      addThrough()
    case (.opacity(let x), .opacity(let y)):
      if self.old.opacity(x) == self.new.opacity(y) { addThrough() } else { addAll() }
    default:
      if Self.isSame(old, new) { addThrough() } else { addAll() }
    }
    return Self.isSame(old, new)
  }

  private static func isSame(_ a: Effect, _ b: Effect) -> Bool {
    switch (a, b) {
    case (.opacity(.value(let x)), .opacity(.value(let y))): x == y
    case (.opacity(.slot(let x)), .opacity(.slot(let y))): x == y
    case (.transform(.value(let x)), .transform(.value(let y))): x == y
    case (.transform(.slot(let x)), .transform(.slot(let y))): x == y
    case (.blend(let x), .blend(let y)): x == y
    case (.isolate, .isolate): true
    case (.clip(let p, let style), .clip(let q, let other)): style == other && p == q
    case (.blur(let x, let opaque), .blur(let y, let other)): x == y && opaque == other
    case (.shadow(let color, let x, let offset), .shadow(let other, let y, let itsOffset)):
      color == other && x == y && offset == itsOffset
    case (.colorMatrix(let x), .colorMatrix(let y)): x == y
    case (.backdrop(let p, let x, let saturation), .backdrop(let q, let y, let other)):
      x == y && saturation == other && p == q
    default: false
    }
  }

  // MARK: Backdrops

  /// The way from a part up to the page.
  private struct Way {
    var up: (CGRect) -> CGRect = { $0 }
    /// Whether a point of the part shows at one point of the page.
    var isSharp = true
  }

  /// Adds what backdrops show of the damage below them: each spreads it by its reach.
  private func spread(_ damage: inout Damage, _ placed: Placed, _ way: Way) {
    guard placed.fragment.looksBelow, !damage.isEmpty else { return }
    let origin = after.origin(of: placed)
    let outer = way
    var way = way
    way.up = { outer.up($0.offsetBy(dx: origin.x, dy: origin.y)) }
    for item in placed.fragment.items {
      switch item {
      case .children(let tree): tree.forEachIndexed(where: \.looksBelow) { spread(&damage, $1, way) }
      case .native(_, let content): spread(&damage, content, way)
      case .group(.backdrop(let path, let radius, _), let content):
        spread(&damage, over: path.boundingRect, radius: radius, way)
        spread(&damage, content, way)
      case .group(let effect, let content):
        var inner = way
        inner.up = { [after] in way.up(after.outset(effect, $0)) }
        if effect.isBlurred || new.isPerspective(effect) { inner.isSharp = false }
        spread(&damage, content, inner)
      case .fill, .stroke, .glyphs, .image: break
      }
    }
  }

  private func spread(_ damage: inout Damage, over box: CGRect, radius: Double, _ way: Way) {
    let area = way.up(box)
    let unit = way.up(CGRect(x: box.minX, y: box.minY, width: 1, height: 1))
    let reach = (3 * radius + 2) * Double(max(unit.width, unit.height, 1))
    for rect in damage.rects {
      let hit = reach.isFinite ? rect.insetBy(dx: -reach, dy: -reach).overlap(area) : area
      if !hit.isNull { damage.add(way.isSharp ? hit : area) }
    }
  }
}

extension Picture {
  fileprivate func isPerspective(_ effect: Effect) -> Bool {
    guard case .transform(let property) = effect else { return false }
    let map = transform(property)
    return map.m13 != 0 || map.m23 != 0
  }
}

extension Effect {
  /// Whether a point of the content shows at several.
  fileprivate var isBlurred: Bool {
    switch self {
    case .blur, .shadow: true
    default: false
    }
  }

  /// Whether the bounds of the content say how the effect is painted.
  fileprivate var dependsOnBounds: Bool { isBlurred }
}

extension PictureBounds {
  /// Where damage of the content shows through an effect.
  fileprivate func outsetDamage(_ effect: Effect, _ rect: CGRect) -> CGRect {
    // The room of a backdrop itself is out of date only where something below it is.
    if case .backdrop = effect { return rect }
    return outset(effect, rect)
  }
}
