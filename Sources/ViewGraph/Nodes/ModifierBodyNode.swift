/// A modifier with a body of its own. Its value is the modifier; what it modifies stands where the body
/// puts `content`.
final class ModifierBodyNode: BodyNode {
  let contentType: _ViewType
  private let contentOffset: Int
  /// The environment outside the modifier does not reach the content: the place where it stands does.
  private var places: [Unowned<ContentNode>] = []  // each removes itself when it leaves the tree

  init(
    _ place: NodePlace, evaluator: BodyEvaluator, content: _ViewType, contentOffset: Int
  ) {
    contentType = content
    self.contentOffset = contentOffset
    super.init(place, type: nil, evaluator: evaluator)
  }

  override var bodyArity: _ViewType.Arity {
    super.bodyArity.replacingContent(of: ObjectIdentifier(evaluatorIdentity), with: contentType.arity)
  }

  /// The content's node at one place of the body. The body may use `content` more than once.
  func makeContent(for node: ContentNode, recipes: Bool) -> ViewNode {
    places.append(Unowned(node))
    return contentType.makeNode(
      NodePlace(
        owner: owner, offset: contentOffset, parent: node, environment: node.environment, recipes: recipes))
  }

  func remove(_ node: ContentNode) { places.removeAll { $0.refers(to: node) } }

  override func update(from old: UnsafeRawPointer) {
    super.update(from: old)
    for node in places.compactMap(\.object) where !node.isDead { node.updateContent(from: old) }
  }
}

extension NodePlace {
  /// How many elements a view of a type contributes here, with the content of the modifiers in whose bodies it stands.
  ///
  /// - Parameter holds: What has to hold of that content; else nothing is known of it.
  func arity(of type: _ViewType, where holds: (_ViewType) -> Bool = { _ in true }) -> _ViewType.Arity {
    var arity = type.arity
    var node: OwnerNode? = owner
    while case .content(let modifier, _, _) = arity, let current = node {
      if let body = current as? ModifierBodyNode, ObjectIdentifier(body.evaluatorIdentity) == modifier {
        guard holds(body.contentType) else { return .dynamic }
        arity = arity.replacingContent(of: modifier, with: body.contentType.arity)
      }
      node = current.owner
    }
    return arity
  }

  /// Whether a view of a type is always the same element here, with the content of the modifiers around.
  func keepsElement(of type: _ViewType) -> Bool {
    type.keepsElement && arity(of: type, where: \.keepsElement) == .one
  }
}

/// What `content` in a modifier's body becomes.
final class ContentNode: ListNode {
  private var child: ViewNode?
  // Among the owners of this node's memory, which outlive it.
  private unowned(unsafe) var modifier: ModifierBodyNode?

  override init(_ place: NodePlace, type: _ViewType?) {
    super.init(place, type: type)
    let modifierType = (type as? ModifierContentTypeBase)?.evaluator
    // The value was made by the modifier's body: the modifier is among those that hold the memory, wherever
    // the tree has the node.
    var node: OwnerNode? = place.owner
    while let current = node {
      if let body = current as? ModifierBodyNode, body.evaluatorIdentity === modifierType {
        modifier = body
        child = body.makeContent(for: self, recipes: place.recipes)
        return
      }
      node = current.owner
    }
  }

  func updateContent(from old: UnsafeRawPointer) { child?.update(from: old) }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override var listed: ViewNode? { child }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
  override func willRemove() { if let modifier, !modifier.isDead { modifier.remove(self) } }
}

/// The content of a custom modifier, in its body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  nonisolated init() {}
}

extension _ViewModifier_Content: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { ModifierContentType<Modifier>() }
}

class ModifierContentTypeBase: _ViewType, @unchecked Sendable {
  var evaluator: BodyEvaluator? { nil }
  /// One modifier type may be used on content of any arity: whoever knows the content puts its arity in.
  override func computeArity() -> Arity {
    evaluator.map { .content(of: ObjectIdentifier($0), times: 1, plus: 0) } ?? .dynamic
  }
  override func keepsElement(depth: Int) -> Bool { true }
  override func makeNode(_ place: NodePlace) -> ViewNode { ContentNode(place, type: self) }
}

final class ModifierContentType<M: ViewModifier>: ModifierContentTypeBase, @unchecked Sendable {
  init() { super.init(for: _ViewModifier_Content<M>.self) }
  override var evaluator: BodyEvaluator? { (_ModifierType.of(M.self) as? BodyModifierType<M>)?.evaluator }
}

/// The type of a custom modifier.
final class BodyModifierType<M: ViewModifier>: _ModifierType, @unchecked Sendable {
  private(set) lazy var evaluator = makeEvaluator()
  private let makeEvaluator: () -> BodyEvaluator
  private let needsElement = M.self is any ElementNeeding.Type

  /// - Parameter body: What the modifier makes of its content.
  init<Result: View>(_ body: @escaping @MainActor (M, M.Content) -> Result) {
    makeEvaluator = {
      BodyEvaluator(
        for: M.self, bodyType: .of(Result.self),
        body: BodyEvaluator.assumingIsolation { value, memory in
          memory.initializeMemory(
            as: Result.self, to: body(value.assumingMemoryBound(to: M.self).pointee, _ViewModifier_Content()))
        })
    }
    super.init(for: M.self)
  }

  override func arity(of content: _ViewType) -> _ViewType.Arity {
    evaluator.bodyType.arity.replacingContent(
      of: ObjectIdentifier(evaluator), with: standIn(for: content).arity)
  }

  /// What the modifier is around: an element without size for no elements, where it needs one.
  private func standIn(for content: _ViewType) -> _ViewType {
    needsElement && content.arity == .fixed(0) ? .of(NoSize.self) : content
  }

  override func keepsElement(of content: _ViewType, depth: Int) -> Bool {
    depth < _ViewType.identityDepth && standIn(for: content).keepsElement(depth: depth)
      && evaluator.bodyType.keepsElement(depth: depth + 1)
  }

  override func makeNode(_ place: NodePlace, content: _ViewType, modifierOffset: Int) -> ViewNode {
    ModifierBodyNode(
      place.at(modifierOffset), evaluator: evaluator, content: standIn(for: content),
      contentOffset: place.offset
    ).begin()
  }
}
