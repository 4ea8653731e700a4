import DisplayList
import Foundation
import Geometry

/// One element on its way to where it is laid out, to its size, or to what it is to look like.
///
/// The distance that it still has to go stands in a slot of the picture, so that nothing is drawn for it. A size and
/// paints are drawn anew for each frame.
///
/// Owner: `Motions`, which ends it when the element leaves the tree. The clock holds it while it moves.
final class ElementMotion: FrameTicker {
  let element: ElementNode
  /// In the parent's coordinates.
  private var origin: Animator<CGPoint.AnimatableData>?
  private var size: Animator<CGSize.AnimatableData>?
  /// What undoes the movement of elements above whose transactions are not this element's.
  private var release: Animator<CGPoint.AnimatableData>?
  private var repainting: Repainting?
  /// How far from its place the element shows, in the parent's coordinates.
  private(set) var offset = CGPoint.zero
  /// The size that shows; nil for the element's own.
  private(set) var presentedSize: CGSize?
  /// Where the element stands in the root when the movement has ended.
  private var end = CGPoint.zero
  private var slot: SlotID?
  private var hasEnded = false
  /// Whether the picture has shown anything of it.
  private(set) var hasShown = false

  init(_ element: ElementNode) { self.element = element }

  private var graph: Graph { element.graph }
  private var now: Double { graph.clock.now }

  private var isMoving: Bool {
    origin?.isMoving == true || size?.isMoving == true || release?.isMoving == true || repainting != nil
  }

  // MARK: Setting out

  /// The layout has put the element elsewhere, or given it another size.
  func move(from place: CGPoint, _ before: CGSize, _ transaction: Transaction) {
    let target = element.settledOrigin
    if origin != nil || place != target {
      origin = origin ?? Animator(place.animatableData, scope: element.environment)
      origin?.retarget(target.animatableData, transaction, at: now)
    }
    guard element.drawsBySize, size != nil || before != element.size else { return }
    size = size ?? Animator(before.animatableData, scope: element.environment)
    size?.retarget(element.size.animatableData, transaction, at: now)
  }

  /// An element above has gone so far with its transaction. This one goes as far by another, at once where that has no
  /// animation.
  func leave(by distance: CGPoint, _ transaction: Transaction, goingBy other: Transaction) {
    if other.animation != nil {
      let target = element.settledOrigin.animatableData
      origin = origin ?? Animator(target, scope: element.environment)
      origin?.retarget(target, covering: distance.animatableData, other, at: now)
    }
    guard transaction.animation != nil else { return }
    var release = release ?? Animator(CGPoint.zero.animatableData, scope: element.environment)
    release.retarget(release.target - distance.animatableData, transaction, at: now)
    self.release = release
  }

  /// The element stands still though one above it is on its way.
  func stand(against above: ElementMotion) {
    var release = release ?? Animator(CGPoint.zero.animatableData, scope: element.environment)
    if let origin = above.origin { release.undo(origin) }
    if let undone = above.release { release.undo(undone) }
    self.release = release
  }

  /// The element goes with those above again. Answers how far off it showed for their sake.
  func endStanding() -> CGPoint {
    guard var release else { return .zero }
    var undone = CGPoint.zero
    undone.animatableData = release.value(at: now) - release.target
    self.release = nil
    showOffset(now)
    return undone.held
  }

  /// The element is to be painted otherwise than in a picture of it.
  func repaint(from picture: Placed, _ transaction: Transaction) {
    let items = Repainting.items(of: picture, drawnBy: element)
    if repainting == nil { repainting = Repainting(element, now) }
    repainting?.retarget(from: items, transaction)
  }

  /// What it paints is drawn as it is from now on.
  func endRepaint() { repainting = nil }

  /// The element has been drawn with what it is to look like: nothing more is to be done where that is what it was.
  func repaintHasBegun() { if repainting?.isMoving != true { repainting = nil } }

  /// Goes on with the clock, unless there is nothing to do.
  func begin() {
    show(now)
    if isMoving { graph.clock.add(self) } else { graph.motions?.end(element) }
  }

  /// Layout that nothing animates has put the element elsewhere, or one around it: it is there. A frame is one value: where
  /// a part of it is another, the whole is.
  ///
  /// - Parameter goesOn: The layout follows a movement of something else, and this one goes on to the new end.
  func layoutHasChanged(goesOn: Bool) {
    let (place, own) = (element.settledOrigin.animatableData, element.size.animatableData)
    let before = end
    noteEnd()
    let isOther = origin.map({ $0.target != place }) ?? false || size.map({ $0.target != own }) ?? false
    guard isOther || !goesOn && end != before else { return }
    if goesOn {
      origin?.shift(to: place)
      size?.shift(to: own)
    } else {
      origin?.stop(at: place)
      size?.stop(at: own)
      release = nil
    }
    begin()
  }

  /// Takes in where layout has the element in the root.
  func noteEnd() {
    var point = CGPoint.zero
    var node: ElementNode? = element
    while let current = node {
      let origin = current.settledOrigin
      point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
      node = current.layoutParent
    }
    end = point
  }

  // MARK: Moving

  override package func tick(_ time: Double) -> Bool {
    guard !hasEnded else { return false }
    show(time)
    if isMoving { return true }
    graph.motions?.end(element)
    return false
  }

  private func show(_ time: Double) {
    showOffset(time)
    showSize(time)
    if let repainting {
      if repainting.advance(to: time) {
        hasShown = true
        element.markNeedsDrawing()
      }
      if !repainting.isMoving, repainting.hasBegun { self.repainting = nil }
    }
  }

  private func showOffset(_ time: Double) {
    var point = CGPoint.zero
    // Worked out in place: a copy of an animator is a copy of its curves.
    if let now = origin?.value(at: time), let target = origin?.target { point.animatableData = now - target }
    if let now = release?.value(at: time), let target = release?.target {
      var undone = CGPoint.zero
      undone.animatableData = now - target
      point = CGPoint(x: point.x + undone.x, y: point.y + undone.y)
    }
    point = point.held
    guard point != offset else { return }
    offset = point
    if let slot {
      graph.setSlot(slot, .offset(point))
      graph.slotMoved()
      (element.layoutParent ?? element).semanticsMayHaveChanged()
    } else {
      slot = graph.makeSlot(.offset(point))
      hasShown = true
      element.markNeedsDrawing()
    }
  }

  private func showSize(_ time: Double) {
    guard let now = size?.value(at: time) else { return }
    var shown = CGSize.zero
    shown.animatableData = now
    // A spring may go beyond nothing.
    shown = CGSize(width: max(0, shown.width), height: max(0, shown.height)).held
    guard shown != presentedSize else { return }
    presentedSize = shown
    hasShown = true
    if let unary = element as? UnaryNode, unary.slot != nil {
      unary.animation?.nodePlaced()
      graph.slotMoved()
      unary.semanticsMayHaveChanged()
    } else {
      element.markNeedsDrawing()
    }
  }

  /// The picture of the element as it shows now, for what the element draws.
  func picture(of drawn: Placed) -> Placed {
    let painted = repainting?.picture(of: drawn) ?? drawn
    guard let slot else { return painted }
    guard painted.slot != nil else { return Placed(painted.fragment, at: painted.origin, slot: slot) }
    return Placed(Fragment(id: element.id, items: [.children(FragmentTree([painted]))]), slot: slot)
  }

  // MARK: End

  func cancel() {
    hasEnded = true
    graph.clock.remove(self)
    if let slot { graph.releaseSlot(slot) }
    slot = nil
  }
}
