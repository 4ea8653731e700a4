import DisplayList
import Foundation
import Geometry

/// A removed element whose transition runs: out of the tree and of layout, still in its host's picture.
package final class Departure {
  let stage: TransitionStage
  /// The element's last picture and place in the host.
  let content: Placed
  let size: CGSize
  /// In the host's coordinates.
  fileprivate(set) var origin: CGPoint
  let index: Int
  let zIndex: Double
  /// What waits for the picture to be gone.
  private var disappearance: Disappearance?
  fileprivate var hasEnded = false
  /// Where it is held, in the root's coordinates, while the host is on its way from where it was left; nil once it goes
  /// with the host.
  fileprivate var stand: CGPoint?
  /// In which slot of the picture stands how far from `origin` it is held.
  private var slot: SlotID?
  /// Whose slot that is.
  private weak var graph: Graph?
  /// The slots that `content` shows.
  fileprivate var slots: HeldSlots?

  init(
    stage: TransitionStage, content: Placed, size: CGSize, origin: CGPoint, index: Int, zIndex: Double,
    disappearance: Disappearance
  ) {
    self.stage = stage
    self.disappearance = disappearance
    disappearance.hold()
    self.content = content
    self.size = size
    self.origin = origin
    self.index = index
    self.zIndex = zIndex
  }

  var placed: Placed {
    var placed = stage.picture(of: content, size: size)
    placed.origin.x += origin.x
    placed.origin.y += origin.y
    guard let slot else { return placed }
    guard placed.slot != nil else { return Placed(placed.fragment, at: placed.origin, slot: slot) }
    return Placed(Fragment(id: content.fragment.id, items: [.children(FragmentTree([placed]))]), slot: slot)
  }

  /// Puts it at a point of the host. Answers whether the host is to be drawn anew.
  ///
  /// - Parameter goesOn: Whether the point changes with the host's movement, so that it goes into a slot.
  fileprivate func hold(at point: CGPoint, _ goesOn: Bool, in graph: Graph) -> Bool {
    let offset = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if let slot {
      graph.setSlot(slot, .offset(offset))
      graph.slotMoved()
      return false
    }
    guard goesOn else {
      defer { origin = point }
      return point != origin
    }
    slot = graph.makeSlot(.offset(offset))
    self.graph = graph
    return true
  }

  /// Called when the transition has run, or when no host shows it any more.
  func end() {
    if let slot { graph?.releaseSlot(slot) }
    slot = nil
    stage.end()
    disappearance?.release()
    disappearance = nil
  }
}

extension ElementNode {
  /// How the element shows to the root, as far as layout and movements put it there.
  fileprivate var shownTransform: ContentTransform {
    graph.hasMotions ? transform(to: nil, presented: true) : transformToRoot
  }
}

/// The elements that are on their way out of one host, in the order in which they left.
struct Departures {
  private var all: [Departure] = []
  private var running = 0
  /// How the host shows to the root before the layout of the frame in which the last of them left, until that is done.
  private var before: ContentTransform?
  /// Whether the host is asked after each layout where it has gone.
  private var isHeld = false

  var isEmpty: Bool { running == 0 }
  var list: [Departure] { all.count == running ? all : all.filter { !$0.hasEnded } }

  /// Answers whether the host is to be asked after layout from now on.
  mutating func add(_ departure: Departure, in host: ElementNode) -> Bool {
    all.append(departure)
    running += 1
    let transform = before ?? host.shownTransform
    before = transform
    departure.stand = transform.apply(to: departure.origin)
    defer { isHeld = true }
    return !isHeld
  }

  /// The pictures stay where they are though the layout of their frame moves the host, at once or on its way; later they
  /// go with it. Answers whether one has another place in the host now.
  mutating func hostIsLaidOut(_ host: ElementNode) -> (hasMoved: Bool, isHeld: Bool) {
    before = nil
    isHeld = host.graph.hasMotions && host.isOnTheWay
    let transform = isHeld ? host.transform(to: nil, presented: true) : host.shownTransform
    var hasMoved = false
    for departure in all where !departure.hasEnded {
      guard let stand = departure.stand, let origin = transform.revert(stand) else { continue }
      hasMoved = departure.hold(at: origin, isHeld, in: host.graph) || hasMoved
      if !isHeld { departure.stand = nil }
    }
    return (hasMoved, isHeld)
  }

  mutating func end(_ departure: Departure) {
    guard !departure.hasEnded else { return }
    departure.hasEnded = true
    departure.slots = nil
    running -= 1
    if all.count > 2 * running + 16 { all.removeAll(where: \.hasEnded) }
  }
}

/// What comes and goes in one tree, beside the nodes: few do at a time.
package struct Presences {
  var departing: [ObjectIdentifier: Departures] = [:]
  var arriving: [ObjectIdentifier: TransitionStage] = [:]
  /// The hosts that elements have left in this frame, and those that are on their way since.
  var left: [ElementNode] = []
  /// While views are being removed, the disappearance that their `onDisappear` actions wait for.
  var disappearance: Disappearance?
  /// Whether a transition has an animation of its own, so that views come and go with it in any change.
  private var hasAnimatedTransitions = false
  package var isEmpty: Bool { departing.isEmpty && arriving.isEmpty }

  /// A view has a transition.
  mutating func note(_ transition: Any) {
    if (transition as? any TransitionDescription)?.animation != nil { hasAnimatedTransitions = true }
  }

  /// Whether views may come and go with an animation in a change with a transaction.
  func mayAnimate(_ transaction: Transaction) -> Bool {
    transaction.animation != nil || hasAnimatedTransitions && !transaction.disablesAnimations
  }
}

extension Graph {
  /// Removes a node whose values are still in its owner's memory at `old`: a view that goes in an animated
  /// change stays in the picture until its transition ends.
  func remove(_ node: ViewNode, valuesAt old: UnsafeRawPointer) {
    let owner: OwnerNode = node.owner
    let now = owner.memory
    owner.memory = UnsafeMutableRawPointer(mutating: old)
    removeAnimated(node)
    owner.memory = now
  }

  /// Removes a node whose values are where they were.
  func removeAnimated(_ node: ViewNode) {
    guard presences.mayAnimate(transaction), !isStage else { return remove(node) }
    let outer = presences.disappearance
    let disappearance = Disappearance(in: self)
    presences.disappearance = disappearance
    let departures = depart(node, disappearance)
    node.leaves(with: disappearance)
    if departures.isEmpty {
      remove(node)
    } else {
      // The last pictures show the slots that the nodes give back.
      let slots = holdingSlots { remove(node) }
      for departure in departures { departure.slots = slots }
    }
    presences.disappearance = outer
    disappearance.release()
  }

  private func depart(_ node: ViewNode, _ disappearance: Disappearance) -> [Departure] {
    var departures: [Departure] = []
    for element in elements(of: node) where element.flags.contains(.isPlaced) {
      var top = element
      while let wrapper = top.layoutParent as? UnaryNode, wrapper.wrapsElementOfList { top = wrapper }
      guard let host = top.layoutParent, host is ContainerNode || host is UnaryNode, !host.isDead else {
        continue
      }
      let content = top.lastPicture
      guard !content.fragment.isEmpty, let transition = animatedTransition(of: element) else { continue }
      let stage = TransitionStage(transition, phase: .identity, of: top, host: host)
      let departure = Departure(
        stage: stage, content: content, size: top.size, origin: host.origin(of: top),
        index: Int(top.indexInParent), zIndex: top.zIndex, disappearance: disappearance)
      host.flags.insert(.departing)
      let isFirst = presences.departing[ObjectIdentifier(host), default: Departures()].add(
        departure, in: host)
      departures.append(departure)
      _ = stage.picture(of: content, size: top.size)
      stage.move(to: .didDisappear, transaction) { [weak self, weak host] in
        departure.end()
        guard let self, let host, !host.isDead else { return }
        self.release(departure, from: host)
      }
      if isFirst { presences.left.append(host) }
      host.redrawChildren()
    }
    return departures
  }

  /// After the layout of a frame in which elements have left, and of those in which their hosts are on their way.
  func settleDepartures() {
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

  private func release(_ departure: Departure, from host: ElementNode) {
    let key = ObjectIdentifier(host)
    presences.departing[key]?.end(departure)
    if presences.departing[key]?.isEmpty ?? true {
      presences.departing[key] = nil
      host.flags.remove(.departing)
    }
    host.redrawChildren()
  }

  func departures(in host: ElementNode) -> [Departure] {
    host.flags.contains(.departing) ? presences.departing[ObjectIdentifier(host)]?.list ?? [] : []
  }

  /// Lets the elements of a new node come in with their transitions, if the change is animated.
  func arrive(_ node: ViewNode) {
    guard presences.mayAnimate(transaction), !isStage else { return }
    for element in elements(of: node) {
      guard let transition = animatedTransition(of: element) else { continue }
      let key = ObjectIdentifier(element)
      let stage = TransitionStage(transition, phase: .willAppear, of: element, host: element)
      element.flags.insert(.isPresented)
      presences.arriving[key] = stage
      let transaction = transaction
      // Once the element has a size.
      afterLayout { [weak self, weak element] in
        guard let self, let element, !element.isDead else { return }
        _ = stage.picture(of: element.lastPicture, size: element.size)
        stage.move(to: .identity, transaction) { [weak self, weak element] in
          stage.end()
          self?.presences.arriving[key] = nil
          guard let self, let element, !element.isDead else { return }
          self.endPresenting(element, hasShown: true)
        }
      }
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
    let key = ObjectIdentifier(node)
    for departure in presences.departing.removeValue(forKey: key)?.list ?? [] { departure.end() }
    presences.arriving.removeValue(forKey: key)?.end()
  }

  private func elements(of node: ViewNode) -> [ElementNode] {
    var elements: [ElementNode] = []
    node.collect(into: &elements)
    return elements
  }

  /// The transition with which an element comes or goes in the present change; nil where it is there or gone at once.
  private func animatedTransition(of element: ElementNode) -> (any TransitionDescription)? {
    let transition = element.elementTrait(TransitionTrait.key) as? any TransitionDescription
    if transaction.animation != nil { return transition ?? FadeDescription() }
    return transition?.animation == nil ? nil : transition
  }
}
