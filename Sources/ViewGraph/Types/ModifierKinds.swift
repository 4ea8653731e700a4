// What kind of node a modifier or a leaf has follows from the protocol that it conforms to. One that conforms to two of
// these, or whose node is of a kind of its own, says so itself.

extension ElementModifier {
  public nonisolated static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension SecondaryModifier {
  public nonisolated static func _makeModifierType() -> _ModifierType { makeSecondaryType() }
}

extension EnvironmentModifying {
  public nonisolated static func _makeModifierType() -> _ModifierType { makeEnvironmentType() }
}

extension TraitModifying {
  public nonisolated static func _makeModifierType() -> _ModifierType { makeTraitType() }
}

extension LeafView {
  public nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
}
