/// What the engine knows of a modifier type: how the node of a modified view is made.
///
/// - Note: Made by the engine; a program has no use for it.
public class _ModifierType: @unchecked Sendable {
  package let type: Any.Type

  init<M>(for type: M.Type) { self.type = type }

  /// Whether each element of the content stays one element.
  package func arity(of content: _ViewType) -> _ViewType.Arity { content.arity }

  /// Whether content with the modifier is always the same element.
  func keepsElement(of content: _ViewType, depth: Int) -> Bool { false }

  /// Makes the node of content at `place` with the modifier's value `modifierOffset` further on.
  package func makeNode(_ place: NodePlace, content: _ViewType, modifierOffset: Int) -> ViewNode {
    content.makeNode(place)
  }

  private static let cache = TypeCache<_ModifierType>()

  package static func of<M: ViewModifier>(_ type: M.Type) -> _ModifierType {
    cache.value(for: type) { M._makeModifierType() }
  }
}

/// A modifier that leaves its content as it is.
package final class TransparentModifierType: _ModifierType, @unchecked Sendable {
  override init<M>(for type: M.Type) { super.init(for: type) }
  override func keepsElement(of content: _ViewType, depth: Int) -> Bool { content.keepsElement(depth: depth) }
}

/// Two modifiers, one after the other.
final class ConcatenatedModifierType: _ModifierType, @unchecked Sendable {
  private let makeFirst: () -> _ModifierType
  private let makeSecond: () -> _ModifierType
  private lazy var first = makeFirst()
  private lazy var second = makeSecond()
  private let secondOffset: Int

  init<M>(
    for type: M.Type, first: @escaping () -> _ModifierType,
    second: @escaping () -> _ModifierType, secondOffset: Int
  ) {
    makeFirst = first
    makeSecond = second
    self.secondOffset = secondOffset
    super.init(for: type)
  }

  override func arity(of content: _ViewType) -> _ViewType.Arity { second.arity(of: inner(content, 0)) }
  override func keepsElement(of content: _ViewType, depth: Int) -> Bool {
    second.keepsElement(of: inner(content, 0), depth: depth)
  }

  override func makeNode(_ place: NodePlace, content: _ViewType, modifierOffset: Int) -> ViewNode {
    second.makeNode(
      place, content: inner(content, modifierOffset), modifierOffset: modifierOffset + secondOffset)
  }

  private func inner(_ content: _ViewType, _ modifierOffset: Int) -> _ViewType {
    ModifiedType(of: content, with: first, modifierOffset: modifierOffset)
  }
}

/// A view with a modifier. It has no node of its own; the modifier's type makes the nodes.
final class ModifiedType: _ViewType, @unchecked Sendable {
  private let makeContent: () -> _ViewType
  private let makeModifier: () -> _ModifierType
  private lazy var content = makeContent()
  private lazy var modifier = makeModifier()
  private let modifierOffset: Int

  init<V>(
    for type: V.Type, content: @escaping () -> _ViewType,
    modifier: @escaping () -> _ModifierType, modifierOffset: Int
  ) {
    makeContent = content
    makeModifier = modifier
    self.modifierOffset = modifierOffset
    super.init(for: type)
  }

  /// The inner half of a concatenated modifier's content: only its nodes are made, never its memory.
  init(of content: _ViewType, with modifier: _ModifierType, modifierOffset: Int) {
    makeContent = { content }
    makeModifier = { modifier }
    self.modifierOffset = modifierOffset
    super.init(for: Void.self)
  }

  override func computeArity() -> Arity { modifier.arity(of: content) }
  override func keepsElement(depth: Int) -> Bool { modifier.keepsElement(of: content, depth: depth) }
  override func givesIdentity(of identity: Any.Type, depth: Int) -> Bool {
    (modifier as? any IdentityGiving)?.identity == identity
      || content.givesIdentity(of: identity, depth: depth)
  }
  override var makesElement: Bool { modifier is ElementModifierTypeBase && content.arity == .one }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    modifier.makeNode(place, content: content, modifierOffset: modifierOffset)
  }
}
