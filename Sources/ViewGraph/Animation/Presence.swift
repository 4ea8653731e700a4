import DisplayList
import Foundation
import Geometry

/// A removed element whose transition runs: out of the tree and of layout, still in its host's picture.
package final class Departure {
  let stage: TransitionStage
  /// The element's last picture and place in the host.
  let content: Placed
  let size: CGSize
  let origin: CGPoint
  let index: Int
  let zIndex: Double
  /// What waits for the picture to be gone.
  private var disappearance: Disappearance?
  /// How many have departed before.
  let number: Int

  init(
    stage: TransitionStage, content: Placed, size: CGSize, origin: CGPoint, index: Int, zIndex: Double,
    number: Int, disappearance: Disappearance
  ) {
    self.number = number
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
    return placed
  }

  /// The transition has run, or nobody shows it any more.
  func end() {
    stage.end()
    disappearance?.release()
    disappearance = nil
  }
}

/// What comes and goes in one tree, beside the nodes: few do at a time.
package struct Presences {
  var departing: [ObjectIdentifier: [Departure]] = [:]
  var arriving: [ObjectIdentifier: TransitionStage] = [:]
  /// What the views that are being removed wait for to have disappeared, while they are being removed.
  var disappearance: Disappearance?
  package var isEmpty: Bool { departing.isEmpty && arriving.isEmpty }
  /// How many views have departed so far, each with the number of those before it.
  private(set) var departures = 0
  /// Those of them whose transitions have not ended.
  private var underWay: Set<Int> = []
  private var firstUnderWay = 0

  mutating func numberDeparture() -> Int {
    underWay.insert(departures)
    departures += 1
    return departures - 1
  }

  mutating func end(_ departure: Departure) { underWay.remove(departure.number) }

  /// How many departures there were before the first one that has not ended.
  var departed: Int {
    mutating get {
      while firstUnderWay < departures, !underWay.contains(firstUnderWay) { firstUnderWay += 1 }
      return firstUnderWay
    }
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
    guard transaction.effectiveAnimation != nil, !isStage else { return remove(node) }
    let outer = presences.disappearance
    let disappearance = Disappearance(in: self)
    presences.disappearance = disappearance
    depart(node, disappearance)
    node.leaves(with: disappearance)
    remove(node)
    presences.disappearance = outer
    disappearance.release()
  }

  private func depart(_ node: ViewNode, _ disappearance: Disappearance) {
    for element in elements(of: node) where element.flags.contains(.isPlaced) {
      var top = element
      while let wrapper = top.layoutParent as? UnaryNode, wrapper.wrapsElementOfList { top = wrapper }
      guard let host = top.layoutParent, host is ContainerNode || host is UnaryNode, !host.isDead else {
        continue
      }
      let content = top.lastPicture
      guard !content.fragment.isEmpty else { continue }
      let stage = TransitionStage(transition(of: element), phase: .identity, of: top, host: host)
      let departure = Departure(
        stage: stage, content: content, size: top.size, origin: host.origin(of: top),
        index: Int(top.indexInParent), zIndex: top.zIndex, number: presences.numberDeparture(),
        disappearance: disappearance)
      host.flags.insert(.departing)
      presences.departing[ObjectIdentifier(host), default: []].append(departure)
      _ = stage.picture(of: content, size: top.size)
      stage.move(to: .didDisappear, transaction) { [weak self, weak host] in
        departure.end()
        guard let self, let host, !host.isDead else { return }
        self.release(departure, from: host)
      }
      host.redrawChildren()
    }
  }

  private func release(_ departure: Departure, from host: ElementNode) {
    let key = ObjectIdentifier(host)
    presences.departing[key]?.removeAll { $0 === departure }
    presences.end(departure)
    if presences.departing[key]?.isEmpty ?? true {
      presences.departing[key] = nil
      host.flags.remove(.departing)
    }
    host.redrawChildren()
  }

  func departures(in host: ElementNode) -> [Departure] {
    host.flags.contains(.departing) ? presences.departing[ObjectIdentifier(host)] ?? [] : []
  }

  /// Lets the elements of a new node come in with their transitions, if the change is animated.
  func arrive(_ node: ViewNode) {
    guard transaction.effectiveAnimation != nil, !isStage else { return }
    for element in elements(of: node) {
      let key = ObjectIdentifier(element)
      let stage = TransitionStage(transition(of: element), phase: .willAppear, of: element, host: element)
      element.flags.insert(.arriving)
      presences.arriving[key] = stage
      let transaction = transaction
      // Once the element has a size.
      afterLayout { [weak self, weak element] in
        guard let self, let element, !element.isDead else { return }
        _ = stage.picture(of: element.lastPicture, size: element.size)
        stage.move(to: .identity, transaction) { [weak self, weak element] in
          stage.end()
          self?.presences.arriving[key] = nil
          guard let element, !element.isDead else { return }
          element.flags.remove(.arriving)
          element.markNeedsDrawing()
        }
      }
    }
  }

  /// The picture of an element that is coming in.
  func arrivingPicture(of element: ElementNode, drawn: Placed) -> Placed {
    presences.arriving[ObjectIdentifier(element)]?.picture(of: drawn, size: element.size) ?? drawn
  }

  /// Forgets what a removed node shows.
  func endPresences(of node: ViewNode) {
    guard !presences.isEmpty else { return }
    let key = ObjectIdentifier(node)
    for departure in presences.departing.removeValue(forKey: key) ?? [] {
      departure.end()
      presences.end(departure)
    }
    presences.arriving.removeValue(forKey: key)?.end()
  }

  private func elements(of node: ViewNode) -> [ElementNode] {
    var elements: [ElementNode] = []
    node.collect(into: &elements)
    return elements
  }

  private func transition(of element: ElementNode) -> any TransitionDescription {
    element.elementTrait(TransitionTrait.key) as? any TransitionDescription ?? FadeDescription()
  }
}
