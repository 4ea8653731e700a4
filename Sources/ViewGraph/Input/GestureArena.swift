/// The gestures of a window at work, from the first press until none of them can come of what the pointers did.
///
/// A pointer that goes down is judged by itself: it is given to the gestures of the views from the one that is hit up to
/// the window, and to no others. Gestures that share a press compete. The first to be recognized wins, and the others are
/// cancelled. It waits for one that comes before it where that one has high priority or is partly done, and, where it was
/// recognized as a finger moved, for a scroll view inside that does not know yet whether it follows the finger. The press of a
/// button waits for all views inside, and shows meanwhile; what is around it waits with it. A press that has won gives way to a
/// drag that takes its view away. Of several that are recognized by one event the first in order wins: views inside before those
/// around, high priority before all of these. Simultaneous gestures are not weighed.
@MainActor
final class GestureArena {
  @MainActor
  private final class Entry {
    let view: NodeHandle
    let recognizer: any GestureRecognizer
    let priority: GesturePriority
    /// The presses that the gesture has been given, by their numbers.
    var presses: Set<Int> = []
    var hasWon = false
    /// Whether the gesture was recognized as a pointer moved.
    var cameOfMoving = false

    init(view: NodeHandle, recognizer: any GestureRecognizer, priority: GesturePriority) {
      self.view = view
      self.recognizer = recognizer
      self.priority = priority
    }

    var isOver: Bool { recognizer.progress.isOver }
    var isWeighed: Bool { priority != .simultaneous }
    /// Whether the gesture has ended and waits for another to fail.
    var isUndelivered: Bool { isWeighed && !hasWon && recognizer.progress == .ended }

    func competes(with other: Entry) -> Bool {
      isWeighed && other.isWeighed && self !== other && !presses.isDisjoint(with: other.presses)
    }
  }

  private let graph: Graph
  /// In order of precedence, those of the latest press first.
  private var entries: [Entry] = []
  /// The presses of the pointers that are down.
  private var presses: [Int: Int] = [:]
  private var lastPress = 0

  init(_ graph: Graph) { self.graph = graph }

  /// Whether a pointer is down or a gesture may still come of what there was.
  var isOpen: Bool { !presses.isEmpty || !entries.isEmpty }

  /// When a gesture wants to know that time has passed.
  var deadline: Double? { entries.lazy.filter { !$0.isOver }.compactMap(\.recognizer.deadline).min() }

  // MARK: What happens

  func receive(_ event: PointerEvent, over hit: ElementNode?) {
    if event.phase == .down {
      lastPress += 1
      presses[event.pointer] = lastPress
      enter(lastPress, of: event, from: hit)
    }
    guard let press = presses[event.pointer] else { return }
    // The finger is lifted before a scroll view knows: what has waited for it has not begun, and so does not end.
    var undecided: [Entry] = []
    if event.phase == .up {
      for entry in entries where entry.cameOfMoving && !entry.hasWon && entry.presses.contains(press) {
        if isWaiting(entry, onlyForScrolling: true) { undecided.append(entry) }
      }
    }
    for entry in entries where entry.presses.contains(press) && !entry.isOver {
      guard let element = element(of: entry) else { continue }
      let wasPossible = event.phase == .moved && entry.recognizer.progress == .possible
      entry.recognizer.receive(GestureEvent(event, in: graph, of: element))
      if wasPossible { entry.cameOfMoving = entry.recognizer.progress == .recognized }
    }
    for entry in undecided { entry.recognizer.cancel() }
    if event.phase == .up || event.phase == .cancelled { presses[event.pointer] = nil }
    decide()
  }

  func timePassed(_ time: Double) {
    guard let deadline, deadline <= time else { return }
    for entry in entries where !entry.isOver {
      guard let deadline = entry.recognizer.deadline, deadline <= time, element(of: entry) != nil else {
        continue
      }
      entry.recognizer.timePassed(time)
    }
    decide()
  }

  /// The tree has changed: gestures whose views have gone, or take no part any more, are cancelled.
  ///
  /// - Returns: Whether there were any.
  func treeChanged() -> Bool {
    var isChanged = false
    for entry in entries where !entry.isOver && element(of: entry) == nil { isChanged = true }
    if isChanged { decide() }
    return isChanged
  }

  /// Nothing comes to an end any more.
  func cancel() {
    for entry in entries where !entry.isOver || entry.isUndelivered {
      entry.recognizer.cancel()
      entry.recognizer.deliver()
    }
    entries.removeAll()
    presses.removeAll()
  }

  /// The view of an entry, its gesture brought up to date; where the view has gone or takes no part any more the
  /// gesture is cancelled.
  private func element(of entry: Entry) -> UnaryNode? {
    guard let node = graph.nodes.element(entry.view) as? UnaryNode, let gesture = node.gesture,
      gesture.takesPart.itself, gesture.isEnabled(in: node.environment)
    else {
      entry.recognizer.cancel()
      return nil
    }
    gesture.update(entry.recognizer)
    return node
  }

  // MARK: Who takes part

  /// Gives a press to the gestures of the views from the one that was hit up to the window.
  private func enter(_ press: Int, of event: PointerEvent, from hit: ElementNode?) {
    var found: [Entry] = []
    var isKept = false
    var node = hit
    while let current = node {
      node = current.layoutParent
      guard let unary = current as? UnaryNode, !unary.isDead, let gesture = unary.gesture else { continue }
      let part = gesture.takesPart
      if !part.inside {
        found.removeAll()
        isKept = false
      }
      guard part.itself, gesture.button == event.button, gesture.isEnabled(in: unary.environment) else {
        continue
      }
      let view = unary.handle(in: graph.nodes)
      let known = entries.first { $0.view == view && !$0.isOver }
      let entry =
        known ?? Entry(view: view, recognizer: gesture.makeRecognizer(), priority: gesture.priority)
      if isKept, entry.recognizer.waitsForInside { continue }
      isKept = isKept || entry.recognizer.keepsPresses(by: event.device)
      if gesture.priority == .high { found.insert(entry, at: 0) } else { found.append(entry) }
    }
    // What goes on already is not disputed by another finger.
    if found.contains(where: { $0.hasWon && !$0.isOver }) {
      found.removeAll { $0.isWeighed && !$0.hasWon && $0.presses.isEmpty }
    }
    for entry in found { entry.presses.insert(press) }
    entries = found + entries.filter { entry in !found.contains { $0 === entry } }
  }

  // MARK: Who wins

  private func decide() {
    for entry in entries where isWinner(entry) {
      entry.hasWon = true
      for other in entries where other.competes(with: entry) && gives(other, wayTo: entry) {
        if !other.isOver || other.isUndelivered { other.recognizer.cancel() }
      }
    }
    for entry in entries where isHeard(entry) { entry.recognizer.deliver() }
    entries.removeAll { $0.isOver && !$0.isUndelivered }
  }

  /// Whether a gesture comes to nothing because another has won. One that takes the view away may still come of a press
  /// that has won, and ends that.
  private func gives(_ other: Entry, wayTo winner: Entry) -> Bool {
    if winner.recognizer.isDragging { return !other.hasWon || other.recognizer.yieldsToDragging }
    if other.recognizer.isDragging, winner.recognizer.yieldsToDragging, !winner.isOver { return false }
    return !other.hasWon
  }

  private func isWinner(_ entry: Entry) -> Bool {
    guard entry.isWeighed, !entry.hasWon else { return false }
    let progress = entry.recognizer.progress
    guard progress == .recognized || progress == .ended else { return false }
    return !isWaiting(entry)
  }

  /// Whether one that comes before a gesture may still be the one; or whether a scroll view may still follow the finger.
  private func isWaiting(_ entry: Entry, onlyForScrolling: Bool = false) -> Bool {
    for other in entries {
      if other === entry { return false }
      guard other.competes(with: entry) else { continue }
      if isHeldBack(other) {
        // A press that waits comes before what is around it; not before what takes the view along.
        if !onlyForScrolling, !entry.recognizer.isDragging { return true }
        continue
      }
      guard other.recognizer.progress == .possible else { continue }
      // Gestures of several fingers wait for no scroll view.
      if entry.cameOfMoving, entry.presses.count == 1, other.recognizer.decidesFirst { return true }
      guard !onlyForScrolling else { continue }
      if other.priority == .high { return true }
      if entry.recognizer.waitsForInside {
        // By its end, what is inside has come to nothing: for a second tap it does not wait.
        if entry.recognizer.progress == .recognized { return true }
      } else if other.recognizer.isPartlyDone {
        return true
      }
    }
    return false
  }

  /// Whether a press goes on that waits for gestures inside.
  private func isHeldBack(_ entry: Entry) -> Bool {
    entry.isWeighed && !entry.hasWon && entry.recognizer.waitsForInside
      && entry.recognizer.progress == .recognized
  }

  /// Whether the program is told how a gesture stands: not where it is recognized and waits, but for a press, which shows.
  private func isHeard(_ entry: Entry) -> Bool {
    if !entry.isWeighed || entry.hasWon || isHeldBack(entry) { return true }
    let progress = entry.recognizer.progress
    return progress == .possible || progress == .failed
  }
}
