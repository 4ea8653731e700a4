import DisplayList
import Foundation
import Geometry

/// How the elements of a tree get to where layout puts them when a change is animated, and how what they paint becomes
/// what it is to be.
///
/// Layout holds where everything ends. What shows meanwhile is kept here, beside the nodes, as few of them move
/// at a time. While the changes of an animated transaction are laid out, each element notes where its children were before
/// it places them anew (`willPlace`); when layout is done, those that are elsewhere, or have another size, set out from
/// there (`ElementMotion`), and so do views that are painted otherwise (`repaints`). Layout in other frames puts what moves
/// where it is to be at once.
///
/// An element moves in its parent, and what is inside moves with it. As in SwiftUI a view goes by the transaction
/// that reaches it, and not by those of the views around: what stands below a modifier that changes the transaction is held
/// against the movement of the elements above (`scopes`), and so is what is inserted into an element that moves.
final class Motions {
  /// The transaction of the changes that are being laid out, while something of them is animated.
  @exclusivity(unchecked) private(set) var transaction: Transaction?
  /// Modifiers that changed it for what is below them.
  @exclusivity(unchecked) private var scopes = NotedScopes()
  /// Those of the layout that has been done last, until what follows frames has been told.
  @exclusivity(unchecked) private var settled: (transaction: Transaction, scopes: NotedScopes)?
  @exclusivity(unchecked) private var rootPlace: NotedPlace?
  @exclusivity(unchecked) private var places: [NotedPlace] = []
  /// The elements that have noted the places of their children.
  @exclusivity(unchecked) private var parents: Set<ObjectIdentifier> = []
  /// Elements that are placed for the first time, in elements that were there before.
  @exclusivity(unchecked) private var arrivals: [ElementNode] = []
  @exclusivity(unchecked) private var repaints: [ElementNode] = []
  /// How many elements had been placed when a layout was done last.
  @exclusivity(unchecked) private var placements = 0
  @exclusivity(unchecked) private var moving: [ObjectIdentifier: ElementMotion] = [:]
  /// Whether the layout that comes follows from the clock alone, so that movements go on to their changed ends.
  @exclusivity(unchecked) var followsClock = false
  /// Whether sizes are wanted as they will be.
  @exclusivity(unchecked) private var looksAhead = false

  /// Where an element was before the changes.
  private struct NotedPlace {
    let element: ElementNode
    /// Nil for the root.
    let parent: ElementNode?
    let origin: CGPoint
    let size: CGSize
  }

  /// How far an element has gone in this layout, and with which transactions.
  private struct Shift {
    let distance: CGPoint
    let transaction: Transaction
  }

  var isEmpty: Bool { moving.isEmpty }

  subscript(element: ElementNode) -> ElementMotion? { moving[ObjectIdentifier(element)] }

  // MARK: Before layout

  /// A modifier changes the transaction of what is below it.
  func note(_ scope: TransactionScopeNode, _ transaction: Transaction) { scopes.note(scope, transaction) }

  /// Bodies have run with a transaction. Layout is animated if that is, or if a modifier has made it so.
  func bodiesHaveRun(_ transaction: Transaction, in graph: Graph) {
    let isAnimated = transaction.animation != nil
    guard isAnimated || !scopes.isEmpty else { return }
    if self.transaction == nil || isAnimated { self.transaction = transaction }
    guard !graph.isLayoutAnimated else { return }
    graph.isLayoutAnimated = true
    followsClock = false
    if let root = graph.root?.element, root.isPlaced {
      graph.settleRootOrigin()
      rootPlace = NotedPlace(element: root, parent: nil, origin: graph.rootOrigin, size: root.size)
    }
  }

  /// A view is to be painted otherwise. Its picture is the one before; where nobody has looked at one yet, there is
  /// nothing to set out from.
  func repaint(_ element: ElementNode, _ transaction: Transaction) {
    if transaction.animation == nil {
      self[element]?.endRepaint()
    } else if element.isPlaced, element.graph.counters.drawings > 0 {
      motion(of: element).repaint(from: element.lastPicture, transaction)
      repaints.append(element)
    }
  }

  // MARK: During layout

  /// An element is about to place its children anew.
  func willPlace(_ parent: ElementNode) {
    guard parent.isPlaced, parents.insert(ObjectIdentifier(parent)).inserted else { return }
    parent.forEachElement { child in
      guard child.isPlaced else { return arrivals.append(child) }
      places.append(
        NotedPlace(
          element: child, parent: parent, origin: parent.origin(of: child), size: child.size))
    }
  }

  /// How far the layout has taken those children of an element that were there before, by the child.
  func distances(in parent: ElementNode) -> [ObjectIdentifier: CGPoint] {
    var distances: [ObjectIdentifier: CGPoint] = [:]
    for place in places where place.parent === parent && place.element.layoutParent === parent {
      let origin = place.element.settledOrigin
      distances[ObjectIdentifier(place.element)] = CGPoint(
        x: origin.x - place.origin.x, y: origin.y - place.origin.y)
    }
    return distances
  }

  /// An element that was out of sight, and not there for that, comes as far as its neighbours.
  func comes(_ element: ElementNode, by distance: CGPoint) {
    let origin = element.settledOrigin
    places.append(
      NotedPlace(
        element: element, parent: element.layoutParent,
        origin: CGPoint(x: origin.x - distance.x, y: origin.y - distance.y), size: element.size))
  }

  // MARK: After layout

  /// Sets out what is elsewhere.
  func layoutIsDone(in graph: Graph) {
    // The host may have placed the root by itself.
    let hasChanged = graph.counters.placements != placements
    placements = graph.counters.placements
    guard graph.isLayoutAnimated, let base = transaction else {
      if hasChanged { follow(in: graph) }
      followsClock = false
      return
    }
    graph.isLayoutAnimated = false
    // Rows that were there and have not set out need not stay.
    graph.windows.mayHaveMoved = true
    settled = (base, scopes)
    guard hasChanged || !repaints.isEmpty else { return forgetLayout() }
    graph.settleRootOrigin()
    let (rootPlace, places, arrivals, repaints, scopes) = (rootPlace, places, arrivals, repaints, scopes)
    var shifts: [ObjectIdentifier: [Shift]] = [:]
    let needsShifts = !scopes.isEmpty
    if let rootPlace { setOut(from: rootPlace, base, needsShifts, &shifts) }
    for place in places { setOut(from: place, base, needsShifts, &shifts) }
    if !shifts.isEmpty {
      for scope in scopes.notes { release(scope.node, scope.transaction, &shifts) }
    }
    for element in arrivals where !element.isDead && element.isPlaced { hold(element) }
    forgetLayout()
    if let rootPlace { self[rootPlace.element]?.begin() }
    for place in places { self[place.element]?.begin() }
    // In the sizes from which they set out.
    for element in repaints where !element.isDead {
      _ = element.picture()
      self[element]?.repaintHasBegun()
    }
    for element in repaints { self[element]?.begin() }
    for motion in moving.values { motion.noteEnd() }
  }

  /// Sets out an element that was somewhere else, or had another size, before the layout.
  private func setOut(
    from place: NotedPlace, _ base: Transaction, _ needsShifts: Bool,
    _ shifts: inout [ObjectIdentifier: [Shift]]
  ) {
    let element = place.element
    guard !element.isDead, element.layoutParent === place.parent else { return }
    let origin = element.settledOrigin
    let isElsewhere = origin != place.origin
    guard isElsewhere || element.size != place.size && element.drawsBySize else { return }
    let transaction = transaction(at: element, base, scopes)
    if isElsewhere, needsShifts {
      let distance = CGPoint(x: origin.x - place.origin.x, y: origin.y - place.origin.y)
      shifts[ObjectIdentifier(element), default: []].append(
        Shift(distance: distance, transaction: transaction))
    }
    guard transaction.animation != nil || element.isInMotion else { return }
    motion(of: element).move(from: place.origin, place.size, transaction)
  }

  private func forgetLayout() {
    transaction = nil
    rootPlace = nil
    if !scopes.isEmpty { scopes = NotedScopes() }
    if !parents.isEmpty { (places, parents, arrivals) = ([], [], []) }
    if !repaints.isEmpty { repaints = [] }
  }

  /// Layout that nothing animates has moved the ends of movements.
  private func follow(in graph: Graph) {
    guard !moving.isEmpty else { return }
    graph.settleRootOrigin()
    // Ends run completions, which are in one order in every run.
    for motion in moving.values.sorted(by: { $0.element.isOlder(than: $1.element) }) {
      motion.layoutHasChanged(goesOn: followsClock)
    }
  }

  /// The transaction of the layout that has been done for an element; nil where it was not animated.
  func settledTransaction(at element: ElementNode) -> Transaction? {
    settled.map { transaction(at: element, $0.transaction, $0.scopes) }
  }

  /// What follows frames has been told.
  func framesAreSettled() { settled = nil }

  /// The transaction of the layout for an element, as the modifiers above it change it.
  private func transaction(
    at element: ElementNode, _ base: Transaction, _ scopes: NotedScopes
  ) -> Transaction {
    guard element.graph.hasTransactionScopes else { return base }
    var transaction = base
    for scope in element.placementScopes {
      if let noted = scopes[scope] {
        transaction = noted
      } else {
        scope.apply(to: &transaction)
      }
    }
    return transaction
  }

  // MARK: Movement of the elements above

  /// What is below the modifier goes the way of the elements above by the modifier's transaction, and not by theirs.
  private func release(
    _ scope: TransactionScopeNode, _ transaction: Transaction, _ shifts: inout [ObjectIdentifier: [Shift]]
  ) {
    guard !scope.isDead, !scope.isOfModifiers else { return }
    var elements: [ElementNode] = []
    scope.collect(into: &elements)
    for element in elements where !element.isDead && element.isPlaced {
      var own: [Shift] = []
      for shift in Self.shifts(above: element, shifts) where !shift.transaction.isSameAnimation(transaction) {
        motion(of: element).leave(by: shift.distance, shift.transaction, goingBy: transaction)
        own.append(Shift(distance: shift.distance, transaction: transaction))
        own.append(
          Shift(
            distance: CGPoint(x: -shift.distance.x, y: -shift.distance.y), transaction: shift.transaction))
      }
      if !own.isEmpty {
        shifts[ObjectIdentifier(element), default: []] += own
        self[element]?.begin()
      }
    }
  }

  /// An element that has just come stands where it is, though those above are on their way.
  private func hold(_ element: ElementNode) {
    var node = element.layoutParent
    while let current = node, !current.holdsContentTogether {
      if let above = self[current] { motion(of: element).stand(against: above) }
      node = current.layoutParent
    }
    self[element]?.begin()
  }

  private static func shifts(above element: ElementNode, _ shifts: [ObjectIdentifier: [Shift]]) -> [Shift] {
    var found: [Shift] = []
    var node = element.layoutParent
    while let current = node, !current.holdsContentTogether {
      found += shifts[ObjectIdentifier(current)] ?? []
      node = current.layoutParent
    }
    return found
  }

  // MARK: What moves

  fileprivate func presentedSize(of element: ElementNode) -> CGSize? {
    looksAhead ? nil : self[element]?.presentedSize
  }

  /// Sizes that are read in here are those at the end of movements.
  func lookingAhead<Result>(_ body: () -> Result) -> Result {
    let before = looksAhead
    looksAhead = true
    defer { looksAhead = before }
    return body()
  }

  private func motion(of element: ElementNode) -> ElementMotion {
    if let known = self[element] { return known }
    let motion = ElementMotion(element)
    moving[ObjectIdentifier(element)] = motion
    element.flags.insert(.isPresented)
    return motion
  }

  /// The element shows as it is laid out and as it draws itself.
  func end(_ element: ElementNode) {
    guard let motion = remove(element) else { return }
    element.graph.windows.mayHaveMoved = true
    element.graph.endPresenting(element, hasShown: motion.hasShown)
  }

  /// The element leaves the tree.
  @discardableResult
  func remove(_ element: ElementNode) -> ElementMotion? {
    let motion = moving.removeValue(forKey: ObjectIdentifier(element))
    motion?.cancel()
    return motion
  }
}

extension Transaction {
  /// Whether both move things in the same way.
  fileprivate func isSameAnimation(_ other: Transaction) -> Bool {
    stamp == other.stamp || animation == other.animation
  }
}

extension Graph {
  /// Where the root shows in the host now.
  var presentedRootOrigin: CGPoint {
    let offset = root?.element?.presentedOffset ?? .zero
    return CGPoint(x: rootOrigin.x + offset.x, y: rootOrigin.y + offset.y)
  }
}

extension ElementNode {
  /// Whether the element is on its way to where it is laid out, or to what it is to look like.
  final var isInMotion: Bool { flags.contains(.isPresented) && graph.motions?[self] != nil }

  /// Where the element stands in its parent, or the root in the host, by the last layout.
  final var settledOrigin: CGPoint { layoutParent?.origin(of: self) ?? graph.rootOrigin }

  /// How far from there it shows now.
  final var presentedOffset: CGPoint {
    flags.contains(.isPresented) ? graph.motions?[self]?.offset ?? .zero : .zero
  }

  /// Whether the element shows elsewhere than it is laid out, as it or one around it is on its way.
  final var isOnTheWay: Bool {
    var node: ElementNode? = self
    while let current = node {
      if current.presentedOffset != .zero { return true }
      node = current.layoutParent
    }
    return false
  }

  /// Where a child shows now, in this element's coordinates.
  final func presentedOrigin(of child: ElementNode) -> CGPoint {
    let origin = origin(of: child)
    let offset = (self as? DepartureNode)?.holdOffset ?? child.presentedOffset
    return CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
  }

  /// The size that shows now.
  package final var presentedSize: CGSize {
    flags.contains(.isPresented) ? graph.motions?.presentedSize(of: self) ?? size : size
  }

  /// What the element paints is about to change.
  @inline(__always)
  final func willRepaint(_ transaction: Transaction) {
    guard transaction.stamp != 0 || flags.contains(.isPresented) else { return }
    graph.activeMotions.repaint(self, transaction)
  }

  /// The same for a change in which no body takes part, as of an observable object that a style reads.
  final func willRepaint(byItself transaction: Transaction) {
    if transaction.animation != nil { graph.activeMotions.bodiesHaveRun(transaction, in: graph) }
    willRepaint(transaction)
  }

  /// Whether what the element draws itself depends on its size.
  final var drawsBySize: Bool {
    switch self {
    case let leaf as LeafNode: leaf.leafType.isDrawnInAnySize
    case is SecondaryNode: false
    case let unary as UnaryNode: unary.modifierType.affects.contains(.drawing)
    default: false
    }
  }

  /// Whether what is inside moves as one with the element.
  fileprivate final var holdsContentTogether: Bool {
    (self as? UnaryNode)?.modifierType.holdsContentTogether ?? false
  }
}
