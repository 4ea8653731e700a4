import Foundation
import Geometry

/// What a view or a modifier may look at while it says what it is: its environment, its size and the time. What it
/// reads, it is asked again for when that changes.
package struct SemanticsContext {
  fileprivate let node: ViewNode
  fileprivate let element: ElementNode

  /// The environment of the view or of the modifier.
  package var environment: EnvironmentScope { node.environment }
  /// Of the view that is described.
  package var size: CGSize { element.size }
  /// The present date, by the clock of the session.
  package var date: Date { node.graph.clock.date }

  /// The clock's time, in seconds.
  package var time: Double { node.graph.clock.now }

  /// Asks again at a time of the clock, when what is said is another by then.
  package func wake(at time: Double) { node.graph.clock.wake(node, at: time) }

  /// An action that the modifier offers: who performs it asks the modifier for its handler.
  package func action(_ kind: SemanticsAction.Kind) -> SemanticsAction {
    SemanticsAction(kind: kind, source: source, sourceKind: kind)
  }

  /// The modifier.
  var source: NodeHandle { node.graph.nodes.handle(of: node) }
}

// MARK: Who takes part

/// A view without views inside that says what it is. Others say nothing, unless a modifier names them.
package protocol SemanticsLeaf: LeafView {
  nonisolated func describe(_ semantics: inout Semantics, _ context: SemanticsContext)
}

/// A modifier of drawing that decides whether its content is there at all for those who do not see it.
package protocol SemanticsHiding: ElementModifier {
  nonisolated func hidesContent(_ context: SemanticsContext) -> Bool
  /// Whether what is hidden takes no input either.
  nonisolated static var preventsInput: Bool { get }
}

/// A modifier that says something of its content. It takes no part in layout or drawing, and is asked when the tree of
/// semantics is made.
package protocol SemanticsModifying: ViewModifier where Body == Never {
  /// What becomes of the elements inside; nil where the modifier speaks of them and makes none of its own.
  nonisolated var childBehavior: SemanticsChildBehavior? { get }
  /// Changes what has been said further in.
  nonisolated func describe(_ semantics: inout Semantics, _ context: SemanticsContext)
  /// What an action of the modifier's does to an element of a size.
  nonisolated func handler(of kind: SemanticsAction.Kind, size: CGSize) -> (@MainActor () -> Void)?
  /// The places that the modifier's rotor leads to.
  @MainActor func rotorEntries(_ context: SemanticsContext) -> [SemanticsRotorEntry]
}

extension SemanticsModifying {
  package nonisolated var childBehavior: SemanticsChildBehavior? { nil }
  package nonisolated func handler(
    of kind: SemanticsAction.Kind, size: CGSize
  ) -> (@MainActor () -> Void)? { nil }
  @MainActor package func rotorEntries(_ context: SemanticsContext) -> [SemanticsRotorEntry] { [] }

  package nonisolated static func makeSemanticsType() -> _ModifierType {
    let kind = SemanticsModifierKind<Self>()
    return ScopeModifierType(for: Self.self, inSubviewList: .inList) { place, content, offset in
      SemanticsScopeNode(place, kind: kind, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// What a scope knows of its modifier's type. One instance per type.
private class SemanticsModifierKindBase {
  let plan: ValuePlan
  init(_ plan: ValuePlan) { self.plan = plan }

  func childBehavior(_ value: UnsafeRawPointer) -> SemanticsChildBehavior? { nil }
  func describe(_ value: UnsafeRawPointer, _ semantics: inout Semantics, _ context: SemanticsContext) {}
  func handler(
    _ value: UnsafeRawPointer, _ kind: SemanticsAction.Kind, _ size: CGSize
  ) -> (@MainActor () -> Void)? { nil }
  @MainActor
  func rotorEntries(_ value: UnsafeRawPointer, _ context: SemanticsContext) -> [SemanticsRotorEntry] { [] }
}

private final class SemanticsModifierKind<M: SemanticsModifying>: SemanticsModifierKindBase {
  init() { super.init(ValuePlan.of(M.self)) }

  private func modifier(_ value: UnsafeRawPointer) -> M { value.assumingMemoryBound(to: M.self).pointee }

  override func childBehavior(_ value: UnsafeRawPointer) -> SemanticsChildBehavior? {
    modifier(value).childBehavior
  }
  override func describe(
    _ value: UnsafeRawPointer, _ semantics: inout Semantics, _ context: SemanticsContext
  ) {
    modifier(value).describe(&semantics, context)
  }
  override func handler(
    _ value: UnsafeRawPointer, _ kind: SemanticsAction.Kind, _ size: CGSize
  ) -> (@MainActor () -> Void)? {
    modifier(value).handler(of: kind, size: size)
  }
  @MainActor override func rotorEntries(
    _ value: UnsafeRawPointer, _ context: SemanticsContext
  ) -> [SemanticsRotorEntry] { modifier(value).rotorEntries(context) }
}

/// The node of a modifier that says something of its content: stays in lists, and makes no element.
final class SemanticsScopeNode: ScopeNode {
  private let kind: SemanticsModifierKindBase

  fileprivate init(
    _ place: NodePlace, kind: SemanticsModifierKindBase, content: _ViewType, contentOffset: Int
  ) {
    self.kind = kind
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
  }

  var childBehavior: SemanticsChildBehavior? { kind.childBehavior(value) }
  func handler(of action: SemanticsAction.Kind, size: CGSize) -> (@MainActor () -> Void)? {
    kind.handler(value, action, size)
  }

  /// The places that the modifier's rotor leads to, as they are now: nothing depends on what is read for them.
  @MainActor var rotorEntries: [SemanticsRotorEntry] {
    kind.rotorEntries(value, SemanticsContext(node: self, element: graph.emptyElement))
  }

  /// Runs a closure that lets the modifier speak of an element; what it reads meanwhile, this node depends on.
  func describing<Result>(
    _ element: ElementNode, _ body: ((inout Semantics) -> Void) -> Result
  ) -> Result {
    let context = SemanticsContext(node: self, element: element)
    return body { semantics in tracking { kind.describe(value, &semantics, context) } }
  }

  /// What activates an element, where it is the modifier that does; nil where the element takes no input.
  func activation(of element: ElementNode) -> (@MainActor () -> Void)? {
    var semantics = Semantics()
    describing(element) { $0(&semantics) }
    guard semantics.isEnabled, let action = semantics.actions.first(where: { $0.kind == .activate }) else {
      return nil
    }
    return handler(of: action.sourceKind, size: element.size)
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    if graph.semantics != nil, !kind.plan.equal(old, value) { drop() }
  }

  override func sourceChanged(_ transaction: Transaction) { drop() }

  /// What the modifier says of its elements may be something else: of those in its list, and of those that a program
  /// has placed from it.
  private func drop() {
    guard let store = graph.semantics else { return }
    // All elements are described again, and with them all that counts is read again.
    Source.removeReads(of: self)
    var waiting: [ViewNode] = [self]
    while let node = waiting.popLast() {
      if let element = node as? ElementNode {
        store.drop(element)
      } else {
        (node as? RecipeNode)?.forEachInstance { waiting.append($0) }
        // The modifiers that are made around an element of a list are described by what it says.
        if let inmost = (node as? SubviewNode)?.inmostNode {
          waiting.append(inmost)
        } else {
          node.forEachChild { waiting.append($0) }
        }
      }
    }
    graph.workArrived()
  }
}

extension ElementNode {
  /// The modifiers between this element and the one around it that say something of it, from the inside out.
  final func forEachSemanticsScope(_ body: (SemanticsScopeNode) -> Void) {
    // Around an element of a list further elements may stand, in the place of the modifier that makes them.
    let wrapper = layoutParent as? UnaryNode
    let end = wrapper?.wrapsElementOfList == true ? wrapper?.parent : nil
    var node = parent
    while let current = node, !current.isElement, current !== end {
      if let scope = current as? SemanticsScopeNode { body(scope) }
      (current as? SubviewNode)?.forEachSemanticsScope(of: self, within: nil, body)
      node = current.parent
    }
    // Between the modifiers of a list that are made around its element, there are others in the list.
    if let copy = node as? UnaryNode, copy.isCopyInList, copy.child === self {
      copy.placement?.forEachSemanticsScope(of: self, within: copy, body)
    }
  }
}

extension UnaryNode {
  /// Where the element of a list is placed around which this modifier is made.
  fileprivate var placement: SubviewNode? {
    var node: ViewNode? = parent
    while let current = node {
      if let placed = current as? SubviewNode { return placed }
      if current.isElement, (current as? UnaryNode)?.isCopyInList != true { return nil }
      node = current.parent
    }
    return nil
  }
}

extension SubviewNode {
  /// The modifiers in the subview list from which the element comes, between one of the elements that are made here, the list's
  /// own or a modifier around it, and the next one around that; nil for the outermost.
  fileprivate func forEachSemanticsScope(
    of element: ElementNode, within outer: UnaryNode?, _ body: (SemanticsScopeNode) -> Void
  ) {
    guard let recipe, !recipe.node.isDead else { return }
    let end = outer.flatMap(link)
    if let link = link(element) { return Self.forEachScope(from: link.parent, to: end, body) }
    var chain: [RecipeNode] = []
    var next = recipe.node.proxied?.recipe
    while let node = next?.node, !node.isDead {
      chain.append(node)
      next = node.proxied?.recipe
    }
    while let inmost = chain.popLast() { Self.forEachScope(from: inmost.parent, to: nil, body) }
    Self.forEachScope(from: recipe.node.parent, to: end, body)
  }

  private static func forEachScope(
    from node: ViewNode?, to end: ViewNode?, _ body: (SemanticsScopeNode) -> Void
  ) {
    var node = node
    while let current = node, current !== end, !current.isElement, !(current is RecipeRootNode) {
      if let scope = current as? SemanticsScopeNode { body(scope) }
      node = current.parent
    }
  }
}

// MARK: Asking those who take part

extension LeafNode {
  /// What the view says of itself; nil where it says nothing.
  var semantics: Semantics? {
    guard let type = leafType.semantics else { return nil }
    var semantics = Semantics()
    let context = SemanticsContext(node: self, element: self)
    tracking { type.describe(presented, &semantics, context) }
    return semantics
  }
}

extension UnaryNode {
  /// Whether what is inside is not there for those who do not see it.
  var hidesContent: Bool {
    guard let type = modifierType.semanticsHiding else { return false }
    let context = SemanticsContext(node: self, element: self)
    return tracking { type.hidesContent(presented, context) }
  }

  /// Whether what is inside takes no input.
  var preventsInput: Bool { modifierType.semanticsHiding?.preventsInput == true && hidesContent }
}

extension SemanticsLeaf {
  fileprivate nonisolated static func describe(
    _ value: UnsafeRawPointer, _ semantics: inout Semantics, _ context: SemanticsContext
  ) {
    value.assumingMemoryBound(to: Self.self).pointee.describe(&semantics, context)
  }
}

extension SemanticsHiding {
  fileprivate nonisolated static func hidesContent(
    _ value: UnsafeRawPointer, _ context: SemanticsContext
  ) -> Bool {
    value.assumingMemoryBound(to: Self.self).pointee.hidesContent(context)
  }
}
