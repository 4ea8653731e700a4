/// The states that copies of views have in common with their originals: what is done to the one is done to both.
package final class SharedStates {
  fileprivate struct Original { weak var node: ViewNode? }

  fileprivate var originals: [AnyHashable: Original] = [:]

  package init() {}
}

/// Gives the views of a copy the states of the original, which is another view of the same type. What else a view keeps (focus,
/// gestures, namespaces) is its own.
package nonisolated struct SharedStatesModifier: ViewModifier {
  package typealias Body = Never
  let states: SharedStates
  /// By which the original is known.
  let id: AnyHashable
  let isCopy: Bool

  package init(_ states: SharedStates, id: AnyHashable, isCopy: Bool) {
    (self.states, self.id, self.isCopy) = (states, id, isCopy)
  }

  package nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self, inSubviewList: .inList) { place, content, offset in
      SharedStatesNode(place, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

private final class SharedStatesNode: ScopeNode {
  private let states: SharedStates
  private let id: AnyHashable
  private let isCopy: Bool

  init(_ place: NodePlace, content: _ViewType, contentOffset: Int) {
    let modifier = (place.owner.memory + place.offset).assumingMemoryBound(to: SharedStatesModifier.self)
    (states, id, isCopy) = (modifier.pointee.states, modifier.pointee.id, modifier.pointee.isCopy)
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
    if isCopy { graph.stateCopies += 1 } else { states.originals[id] = SharedStates.Original(node: self) }
  }

  override func willRemove() {
    if isCopy {
      graph.stateCopies -= 1
    } else if states.originals[id]?.node === self {
      states.originals[id] = nil
    }
  }

  /// The original, where this is a copy of it.
  var original: ViewNode? { isCopy ? states.originals[id]?.node : nil }
}

extension BodyNode {
  /// The states of the view of which this one is a copy; nil for one that has its own.
  var statesOfOriginal: [AnyObject?]? {
    guard graph.stateCopies > 0,
      let (scope, way) = way(where: { ($0 as? SharedStatesNode)?.original != nil }),
      let original = (scope as? SharedStatesNode)?.original
    else { return nil }
    var waiting = [original]
    while let node = waiting.popLast() {
      if let body = node as? BodyNode, body.evaluatorIdentity === evaluatorIdentity,
        let its = body.way(where: { $0 === original }), its.way == way
      {
        return body.sharedStates
      }
      (node as? RecipeNode)?.forEachInstance { waiting.append($0) }
      node.forEachLiving { waiting.append($0) }
    }
    return nil
  }

  /// The nearest node above of which something holds, and the way from what is right below it to this one, from here upward.
  private func way(where condition: (ViewNode) -> Bool) -> (scope: ViewNode, way: [ViewStep])? {
    var steps: [ViewStep] = []
    var node: ViewNode = self
    while let parent = node.parentInList {
      if condition(parent) { return (parent, steps) }
      if let step = node.step { steps.append(step) }
      node = parent
    }
    return nil
  }
}
