import DisplayList
import Foundation
import Geometry

extension ElementNode {
  /// How the element shows to the root, as far as layout and movements put it there.
  fileprivate var shownTransform: ContentTransform {
    graph.hasMotions ? transform(to: nil, presented: true) : transformToRoot
  }
}

/// The elements that are on their way out of one host, in the order in which they left.
final class Departures {
  @exclusivity(unchecked) private var all: [DepartureNode] = []
  @exclusivity(unchecked) private var running = 0
  /// How the host shows to the root before the layout of the frame in which the last of them left, until that is done.
  @exclusivity(unchecked) private var before: ContentTransform?
  /// Whether the host is asked after each layout where it has gone.
  @exclusivity(unchecked) private var isHeld = false

  var isEmpty: Bool { running == 0 }
  var list: [DepartureNode] { all.count == running ? all : all.filter { !$0.hasEnded } }

  /// Answers whether the host is to be asked after layout from now on.
  ///
  /// - Parameter offset: How far from its place in the host it shows.
  func add(_ departure: DepartureNode, in host: ElementNode, at offset: CGPoint) -> Bool {
    all.append(departure)
    running += 1
    let transform = before ?? host.shownTransform
    before = transform
    let place = departure.origin
    departure.stand = transform.apply(to: CGPoint(x: place.x + offset.x, y: place.y + offset.y))
    defer { isHeld = true }
    return !isHeld
  }

  /// The pictures stay where they are though the layout of their frame moves the host, at once or on its way; later they
  /// go with it. Answers whether one has another place in the host now.
  func hostIsLaidOut(_ host: ElementNode) -> (hasMoved: Bool, isHeld: Bool) {
    before = nil
    isHeld = host.graph.hasMotions && host.isOnTheWay
    let transform = isHeld ? host.transform(to: nil, presented: true) : host.shownTransform
    var hasMoved = false
    for departure in all where !departure.hasEnded {
      guard let stand = departure.stand, let origin = transform.revert(stand) else { continue }
      hasMoved = departure.hold(at: origin, isHeld) || hasMoved
      if !isHeld { departure.stand = nil }
    }
    return (hasMoved, isHeld)
  }

  func end(_ departure: DepartureNode) {
    guard !departure.hasEnded else { return }
    departure.end()
    running -= 1
    if all.count > 2 * running + 16 { all.removeAll(where: \.hasEnded) }
  }
}

/// What comes and goes in one tree, beside the nodes: few do at a time.
package struct Presences {
  var departing: [ObjectIdentifier: Departures] = [:]
  var arriving: [ObjectIdentifier: TransitionStage] = [:]
  /// The nodes that leave their lists, by the node that has the list.
  var leaving: [ObjectIdentifier: LeavingNodes] = [:]
  /// The transition of views that declare none.
  fileprivate lazy var fade = FadeDescription()
  /// The departures that elements have come back from in this change, by what they had.
  fileprivate var returned: [ObjectIdentifier: DepartureNode] = [:]
  /// The hosts that elements have left in this frame, and those that are on their way since.
  var left: [ElementNode] = []
  /// Whether a transition has an animation of its own, so that views come and go with it in any change.
  private(set) var hasAnimatedTransitions = false
  /// Memory in which the elements of a node are collected.
  fileprivate var elements: [ElementNode] = []
  package var isEmpty: Bool { departing.isEmpty && arriving.isEmpty }

  /// A view has a transition.
  mutating func note(_ transition: Any) {
    guard let transition = transition as? any TransitionDescription else { return }
    if transition.animation(to: .identity) != nil || transition.animation(to: .didDisappear) != nil {
      hasAnimatedTransitions = true
    }
  }

  /// Whether views may come and go with an animation in a change with a transaction.
  func mayAnimate(_ transaction: Transaction) -> Bool {
    transaction.animation != nil || hasAnimatedTransitions && !transaction.disablesAnimations
  }
}

extension Graph {
  // MARK: Going

  /// Takes the elements of a node over to where those are that leave: those with a transition in the present change are on
  /// their way out then, the others show no more.
  func depart(_ node: ViewNode, _ place: NodePlace) -> [DepartureNode] {
    var departures: [DepartureNode] = []
    forEachElement(of: node) { element in
      var top = element
      while let wrapper = top.layoutParent as? UnaryNode, wrapper.wrapsElementOfList { top = wrapper }
      let former = presences.returned[ObjectIdentifier(top)]
      guard let host = top.layoutParent ?? former?.layoutParent, !host.isDead else { return }
      departures.append(depart(element, in: top, from: host, place.below(host), after: former))
    }
    return departures
  }

  private func depart(
    _ element: ElementNode, in top: ElementNode, from host: ElementNode, _ place: NodePlace,
    after former: DepartureNode?
  ) -> DepartureNode {
    guard element.flags.contains(.isPlaced) || former != nil, host is ContainerNode || host is UnaryNode,
      !top.lastPicture.fragment.isEmpty, let transition = animatedTransition(of: element, to: .didDisappear)
    else { return DepartureNode(place, element, in: top, of: host, nil) }
    // What is still coming in goes back from where it shows.
    let coming = presences.arriving.removeValue(forKey: ObjectIdentifier(element))
    if coming != nil { endPresenting(element, hasShown: true) }
    let stage = coming ?? TransitionStage(transition, phase: .identity, of: top)
    let departure = DepartureNode(place, element, in: top, of: host, stage, after: former)
    stage.host = departure
    host.flags.insert(.departing)
    // It goes with the host no more, and has no need to stand against it.
    let offset = top.flags.contains(.isPresented) ? motions?[top]?.endStanding() ?? .zero : .zero
    let key = ObjectIdentifier(host)
    let known = presences.departing[key]
    let departures = known ?? Departures()
    if known == nil { presences.departing[key] = departures }
    if departures.add(departure, in: host, at: offset) { presences.left.append(host) }
    host.redrawChildren()
    // The picture of before the change: drawn now, the element would read values that are not all brought up to date.
    _ = stage.picture(of: top.lastPicture, size: top.size)
    stage.move(to: .didDisappear, transaction) { [weak self, weak departure] in
      guard let self, let departure, !departure.isDead else { return }
      stage.end()
      self.departureHasEnded(departure)
    }
    return departure
  }

  /// What is made from an element of a list that is there no more goes out as it was seen last: it can read nothing
  /// any more.
  func departStill(_ node: SubviewNode) {
    guard presences.mayAnimate(transaction), !isStage else { return }
    let place = NodePlace(owner: node.owner, offset: 0, parent: node, environment: node.environment)
    for departure in depart(node, place) {
      if departure.hasEnded { remove(departure) } else { deeply { departure.holdStill() } }
    }
  }

  private func departureHasEnded(_ departure: DepartureNode) {
    release(departure)
    guard let leaving = departure.leaving else {
      if departure.isStill { remove(departure) }
      return
    }
    if leaving.departures.allSatisfy(\.hasEnded) { finishLeaving(leaving) }
  }

  /// Its host shows it no more.
  func release(_ departure: DepartureNode) {
    guard !departure.hasEnded, let host = departure.layoutParent else { return }
    let key = ObjectIdentifier(host)
    let departures = presences.departing[key]
    departures?.end(departure)
    departure.end()
    if departures?.isEmpty ?? true {
      presences.departing[key] = nil
      host.flags.remove(.departing)
    }
    if !host.isDead { host.redrawChildren() }
  }

  /// The host leaves the tree itself: what was on its way out there has gone.
  func endDepartures(in host: ViewNode) {
    guard let departures = presences.departing.removeValue(forKey: ObjectIdentifier(host)) else { return }
    for departure in departures.list {
      departure.end()
      departure.stage?.end()
      departure.layoutParent = nil
      if departure.isStill { remove(departure) }
      if let leaving = departure.leaving, leaving.departures.allSatisfy(\.hasEnded) { finishLeaving(leaving) }
    }
  }

  /// An element has come back from its departure.
  func hasReturned(_ departure: DepartureNode) {
    presences.returned[ObjectIdentifier(departure.content)] = departure
  }

  /// After the layout of a frame in which elements have left, and of those in which their hosts are on their way.
  func settleDepartures() {
    if !presences.returned.isEmpty { presences.returned.removeAll() }
    guard !presences.left.isEmpty else { return }
    let hosts = presences.left
    presences.left.removeAll()
    settleRootOrigin()
    for host in hosts where !host.isDead {
      guard let answer = presences.departing[ObjectIdentifier(host)]?.hostIsLaidOut(host) else { continue }
      if answer.hasMoved { host.redrawChildren() }
      if answer.isHeld { presences.left.append(host) }
    }
  }

  func departures(in host: ElementNode) -> [DepartureNode] {
    host.flags.contains(.departing) ? presences.departing[ObjectIdentifier(host)]?.list ?? [] : []
  }

  // MARK: Coming

  /// Lets the elements of a new node come in with their transitions, if the change is animated.
  func arrive(_ node: ViewNode) {
    guard presences.mayAnimate(transaction), !isStage else { return }
    forEachElement(of: node) { element in
      guard let transition = animatedTransition(of: element, to: .identity) else { return }
      let stage = TransitionStage(transition, phase: .willAppear, of: element)
      show(element, coming: stage)
      let transaction = transaction
      // Once the element has a size.
      afterLayout { [weak self, weak element] in
        guard let self, let element, !element.isDead,
          self.presences.arriving[ObjectIdentifier(element)] === stage
        else { return }
        _ = stage.picture(of: element.lastPicture, size: element.size)
        self.bringIn(element, stage, transaction)
      }
    }
  }

  /// An element that was on its way out comes back.
  func comeBack(_ element: ElementNode, _ stage: TransitionStage) {
    guard animatedTransition(of: element, to: .identity) != nil else { return stage.end() }
    show(element, coming: stage)
    bringIn(element, stage, transaction)
  }

  private func show(_ element: ElementNode, coming stage: TransitionStage) {
    stage.host = element
    element.flags.insert(.isPresented)
    presences.arriving[ObjectIdentifier(element)] = stage
    element.markNeedsDrawing()
  }

  private func bringIn(_ element: ElementNode, _ stage: TransitionStage, _ transaction: Transaction) {
    let key = ObjectIdentifier(element)
    stage.move(to: .identity, transaction) { [weak self, weak element] in
      stage.end()
      if self?.presences.arriving[key] === stage { self?.presences.arriving[key] = nil }
      guard let self, let element, !element.isDead else { return }
      self.endPresenting(element, hasShown: true)
    }
  }

  /// The picture of an element that shows otherwise than it draws itself.
  func presentedPicture(of element: ElementNode, drawn: Placed) -> Placed {
    let stage = presences.arriving[ObjectIdentifier(element)]
    let coming = stage?.picture(of: drawn, size: element.size) ?? drawn
    return motions?[element]?.picture(of: coming) ?? coming
  }

  /// The element has come in, or is in its place.
  ///
  /// - Parameter hasShown: Whether it is drawn otherwise from now on.
  func endPresenting(_ element: ElementNode, hasShown: Bool) {
    if presences.arriving[ObjectIdentifier(element)] == nil, motions?[element] == nil {
      element.flags.remove(.isPresented)
    }
    if hasShown { element.markNeedsDrawing() }
  }

  /// Forgets what a removed node shows.
  func endPresences(of node: ViewNode) {
    if node.flags.contains(.isPresented), let element = node as? ElementNode { motions?.remove(element) }
    guard !presences.isEmpty else { return }
    presences.arriving.removeValue(forKey: ObjectIdentifier(node))?.end()
  }

  private func forEachElement(of node: ViewNode, _ body: (ElementNode) -> Void) {
    var elements = presences.elements
    presences.elements = []
    node.collect(into: &elements)
    elements.forEach(body)
    elements.removeAll(keepingCapacity: true)
    presences.elements = elements
  }

  /// The transition with which an element comes or goes in the present change; nil where it is there or gone at once.
  private func animatedTransition(
    of element: ElementNode, to phase: TransitionPhase
  ) -> (any TransitionDescription)? {
    let transition = element.elementTrait(TransitionTrait.key) as? any TransitionDescription
    if transaction.animation != nil { return transition ?? presences.fade }
    return transition?.animation(to: phase) == nil ? nil : transition
  }
}
