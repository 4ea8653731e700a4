import Foundation
import Geometry

/// Makes the tree of semantics: what the views say of themselves, from the root down and in reading order.
///
/// The pass makes no node, places nothing and draws nothing. It goes by where everything shows at the moment,
/// animations and scroll offsets included, and by the tree as it was laid out last. A view that says nothing makes no
/// element: what is inside of it stands in the element around it. Left out are, as in SwiftUI, views that are hidden or
/// whose opacity is 0, masks, and views on their way out: those have left the tree. What is scrolled out of sight
/// stays.
///
/// The tree is made when somebody asks for it first, and from then on kept in pieces, one for each view: see
/// `SemanticsStore`.
package struct SemanticsPass {
  /// The tree as it is now; nil where there is no view.
  package static func tree(in graph: Graph) -> SemanticsNode? {
    graph.enter {
      guard let root = graph.root, let element = root.element else { return nil }
      let store = graph.semantics ?? SemanticsStore()
      graph.semantics = store
      let part = PlacedSemantics(
        piece: SemanticsPass(store: store).piece(of: element),
        transform: .translation(graph.presentedRootOrigin))
      let window = SemanticsContent(
        handle: graph.nodes.handle(of: root), semantics: Semantics(.window),
        frame: CGRect(origin: graph.presentedRootOrigin, size: element.size), parts: [part])
      var tree = SemanticsNode(content: window, transform: .identity)
      if part.piece.marks.contains(.names) {
        tree.pairs = SemanticsPairs(in: [part], looked: &store.lookedForNames)
      }
      return tree
    }
  }

  /// Does what assistive technology asks of an element of the tree, as the view offers it now. Answers false, having
  /// done nothing, where the element has gone, takes no input or offers no such action.
  @MainActor
  package static func perform(_ kind: SemanticsAction.Kind, on handle: NodeHandle, in graph: Graph) -> Bool {
    guard let node = tree(in: graph)?.first(where: { $0.handle == handle }), node.semantics.isEnabled,
      let action = node.semantics.actions.first(where: { $0.kind == kind }),
      case .some(let source) = graph.nodes[action.source]
    else { return false }
    if case .scroll(let edge) = action.sourceKind, source is ContainerNode {
      return graph.scroll(action.source, towards: edge)
    }
    guard
      let run = graph.enter({
        (source as? SemanticsScopeNode)?.handler(of: action.sourceKind, size: node.content.frame.size)
      })
    else { return false }
    run()
    return true
  }

  private let store: SemanticsStore

  private func piece(of element: ElementNode) -> SemanticsPiece {
    if let known = store[element] { return known }
    var piece = describe(element)
    element.forEachSemanticsScope { scope in
      if !piece.isHidden { piece = apply(scope, to: piece, of: element) }
    }
    store.keep(piece, of: element)
    return piece
  }

  // MARK: What a view is

  private func describe(_ element: ElementNode) -> SemanticsPiece {
    guard !element.isDead, element.isPlaced else { return .nothing }
    return switch element {
    case let leaf as LeafNode: describe(leaf: leaf)
    case let unary as UnaryNode: describe(unary: unary)
    case let container as ContainerNode: describe(container: container)
    default: .nothing
    }
  }

  private func describe(leaf: LeafNode) -> SemanticsPiece {
    guard let semantics = leaf.semantics, !semantics.isHidden, semantics.saysSomething else {
      return .nothing
    }
    return SemanticsPiece(element(leaf, semantics))
  }

  private func describe(unary: UnaryNode) -> SemanticsPiece {
    if unary.hidesContent { return .hidden }
    if let secondary = unary as? SecondaryNode, let part = secondary.spokenPart {
      return describe(secondary, part)
    }
    let transform = unary.presentedContentTransform
    var parts: [PlacedSemantics] = []
    var isContentHidden = false
    unary.forEachElementInReadingOrder { child in
      let piece = piece(of: child)
      if child === unary.child { isContentHidden = piece.isHidden }
      parts.append(PlacedSemantics(piece: piece, transform: unary.place(of: child).followed(by: transform)))
    }
    let joined = SemanticsPiece.joining(parts)
    return isContentHidden && joined.count == 0 ? .hidden : joined
  }

  /// A view of which another, which is never seen, says something.
  private func describe(_ node: SecondaryNode, _ part: SpokenPart) -> SemanticsPiece {
    func piece(at child: ElementNode) -> SemanticsPiece {
      let piece = self.piece(of: child)
      if piece.isHidden { return piece }
      return .joining([PlacedSemantics(piece: piece, transform: node.place(of: child))])
    }
    let content = piece(at: node.child)
    let spoken = piece(at: node.secondaryElement)
    if part == .representation {
      // The one that stands for the view is where the view is.
      guard spoken.count == 1, let only = spoken.nodes.first else { return spoken }
      var element = only.content
      element.frame = node.bounds
      return SemanticsPiece(element)
    }
    if content.isHidden { return content }
    if part == .children {
      if content.count == 1 {
        return content.mapping { element in
          if element.semantics.role == .none { element.semantics.role = .group }
          element.parts = [PlacedSemantics(piece: spoken, transform: .identity)]
        }
      }
      var group = element(node, Semantics(.group))
      group.parts = [PlacedSemantics(piece: spoken, transform: .identity)]
      return SemanticsPiece(group)
    }
    let said = spoken.saidInside
    if content.count > 0 { return content.mapping { part.merge(said, into: &$0.semantics) } }
    var own = element(node, Semantics())
    part.merge(said, into: &own.semantics)
    return own.semantics.saysSomething ? SemanticsPiece(own) : content
  }

  private func describe(container: ContainerNode) -> SemanticsPiece {
    if container.isCovered { return .hidden }
    var parts: [PlacedSemantics] = []
    for (index, child) in container.children.enumerated() where container.algorithm.draws(index) {
      let piece = piece(of: child)
      if piece.count > 0 {
        parts.append(PlacedSemantics(piece: piece, transform: container.place(of: child)))
      }
    }
    guard let role = container.algorithm.semanticsRole else { return .joining(parts) }
    var node = element(container, Semantics(role))
    if let scroll = container.algorithm as? ScrollAlgorithm {
      let source = container.handle(in: container.graph.nodes)
      for edge in Edge.allCases where scroll.isScrollable(to: edge, container) {
        node.semantics.add(
          SemanticsAction(kind: .scroll(edge), source: source, sourceKind: .scroll(edge)))
      }
    }
    node.parts = parts
    return SemanticsPiece(node)
  }

  private func element(_ element: ElementNode, _ semantics: Semantics) -> SemanticsContent {
    SemanticsContent(
      handle: element.handle(in: element.graph.nodes), semantics: semantics, frame: element.bounds)
  }

  // MARK: What is said of it

  /// What modifiers say, from the inside out. One that makes an element of its own does; any other speaks of the
  /// elements that are there, of each where there are several, and of the view itself where there are none.
  private func apply(
    _ scope: SemanticsScopeNode, to piece: SemanticsPiece, of element: ElementNode
  ) -> SemanticsPiece {
    scope.describing(element) { describe in
      if let behavior = scope.childBehavior, let made = make(behavior, of: element, from: piece) {
        var node = made
        describe(&node.semantics)
        if node.semantics.isHidden { return .hidden }
        // A view that is made of nothing is nothing, unless the program says that it is an element.
        return behavior.isCombining && !node.semantics.saysSomething ? .nothing : SemanticsPiece(node)
      }
      if piece.count == 0 {
        var node = self.element(element, Semantics())
        describe(&node.semantics)
        if node.semantics.isHidden { return .hidden }
        return node.semantics.saysSomething ? SemanticsPiece(node) : piece
      }
      var isHidden = false
      let described = piece.mapping { node in
        describe(&node.semantics)
        if node.semantics.isHidden { isHidden = true }
      }
      return isHidden ? .hidden : described
    }
  }

  /// A view as one element; nil where those inside stay as they are.
  private func make(
    _ behavior: SemanticsChildBehavior, of element: ElementNode, from piece: SemanticsPiece
  ) -> SemanticsContent? {
    switch behavior {
    case .ignore: return self.element(element, Semantics())
    case .contain:
      let inside = PlacedSemantics(piece: piece, transform: .identity)
      // The view's own element goes on: a group in a group of the same view would say nothing more.
      if case .node(let node) = piece.content, node.handle == element.handle(in: element.graph.nodes) {
        return node
      }
      var group = self.element(element, Semantics(.group))
      group.parts = [inside]
      return group
    case .combine: return self.element(element, Semantics(combining: piece.saidInside))
    case .combineTexts:
      var said = piece.saidInside
      if said.contains(where: { !$0.actions.isEmpty }) { return nil }
      let texts = said.filter { $0.role != .image || $0.value != nil }
      if !texts.isEmpty { said = texts }
      return self.element(element, Semantics(combining: said))
    }
  }
}

extension SemanticsPiece {
  /// What all elements inside say, in reading order: groups that have something to say before what is in them.
  fileprivate var saidInside: [Semantics] {
    var said: [Semantics] = []
    var waiting = Array(nodes.reversed())
    while let node = waiting.popLast() {
      var semantics = node.semantics
      let children = node.children
      if !children.isEmpty, semantics.role == .group { semantics.role = .none }
      if children.isEmpty || semantics.saysSomething { said.append(semantics) }
      waiting.append(contentsOf: children.reversed())
    }
    return said
  }
}

// MARK: Keeping up to date

/// The pieces of the tree that hold: one for each view that was described since it changed last.
///
/// A view that is to be drawn anew, whose modifiers say something else, or which shows elsewhere drops its piece and
/// those of the views around it; asking again makes what was dropped, and takes the others as they are. Pieces are in
/// their views' own coordinates, so that what moves drops none of what is inside.
///
/// Invariant: the piece of a view that holds was made of pieces that hold. So dropping ends at the first view that has
/// none. Owner: the graph, once somebody has asked for the tree.
package final class SemanticsStore {
  @exclusivity(unchecked) private var pieces: [ObjectIdentifier: SemanticsPiece] = [:]
  /// How many views were described so far.
  package private(set) var described = 0
  /// How many elements were looked at for what they name so far.
  package fileprivate(set) var lookedForNames = 0

  fileprivate subscript(element: ElementNode) -> SemanticsPiece? { pieces[ObjectIdentifier(element)] }

  fileprivate func keep(_ piece: SemanticsPiece, of element: ElementNode) {
    described += 1
    // One element stands for the content of many modifiers and has no place of its own.
    if !(element is EmptyElement) { pieces[ObjectIdentifier(element)] = piece }
  }

  /// What the view contributes may be something else.
  func drop(_ element: ElementNode) {
    var node = element
    while pieces.removeValue(forKey: ObjectIdentifier(node)) != nil, let parent = node.layoutParent {
      node = parent
    }
  }

  /// The view leaves the tree.
  func forget(_ element: ElementNode) { pieces.removeValue(forKey: ObjectIdentifier(element)) }
}

extension ElementNode {
  /// What the element and those above contribute to the tree of semantics may be something else. Costs nothing where
  /// nobody has asked for that tree.
  @inline(__always)
  final func semanticsMayHaveChanged() { if let store = graph.semantics { store.drop(self) } }

  /// Where a child shows in the element's coordinates, before what the element does to its content as a whole.
  fileprivate func place(of child: ElementNode) -> ContentTransform {
    let origin = presentedOrigin(of: child)
    return origin == .zero ? .identity : .translation(origin)
  }
}

extension UnaryNode {
  /// The elements inside that are seen, in the order in which they are read: what lies behind, the content, what lies
  /// before it. A mask is seen through and not read.
  fileprivate func forEachElementInReadingOrder(_ body: (ElementNode) -> Void) {
    guard let second = secondLayer else { return forEachElement(body) }
    if second.layering == .behind { body(second.element) }
    body(child)
    if second.layering == .before { body(second.element) }
  }
}
