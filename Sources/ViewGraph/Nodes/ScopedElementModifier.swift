extension ElementModifier where Self: EnvironmentModifying {
  /// The type of a modifier on one element that also writes to the environment of its content.
  package nonisolated static func makeScopedElementType() -> _ModifierType { ScopedElementType<Self>() }
}

private final class ScopedElementType<M: ElementModifier & EnvironmentModifying>: ElementModifierType<M>,
  @unchecked Sendable
{
  private lazy var scope = M.makeEnvironmentType()

  /// The content stands in the modifier's scope, at the modifier's own value.
  override func makeNode(_ place: NodePlace, content: _ViewType, modifierOffset: Int) -> ViewNode {
    let scoped = ModifiedType(of: content, with: scope, modifierOffset: modifierOffset)
    return super.makeNode(place, content: scoped, modifierOffset: modifierOffset)
  }
}
