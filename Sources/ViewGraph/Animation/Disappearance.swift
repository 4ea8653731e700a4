/// One removal of views, whose pictures may stay until their transitions have run: what a program wants done when
/// the views have disappeared waits here.
final class Disappearance {
  private let inbox: GraphInbox
  /// The pictures that are left, and the removal itself while it is under way.
  private var holders = 1
  private var actions: [() -> Void] = []

  init(in graph: Graph) { inbox = graph.inbox }

  var isOver: Bool { holders == 0 }

  /// Runs an action after the layout of the frame in which the last picture has gone.
  func act(_ action: @escaping () -> Void) {
    if isOver { inbox.graph?.afterLayout(action) } else { actions.append(action) }
  }

  func hold() { holders += 1 }

  func release() {
    holders -= 1
    guard isOver else { return }
    for action in actions { inbox.graph?.afterLayout(action) }
    actions.removeAll()
  }
}

extension ViewNode {
  /// The modifiers around a node that is being removed, if this leaves them without an element, have
  /// disappeared when its picture has.
  func leaves(with disappearance: Disappearance) {
    var node = parent
    while let current = node, !(current is ElementNode) {
      if current.flags.contains(.appeared) { (current as? AppearanceNode)?.disappearance = disappearance }
      node = current.parent
    }
  }
}
