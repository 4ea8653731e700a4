/// Gives content the environment of another place of the tree than the one where it stands: that of the view for which a
/// window shows a panel.
///
/// The scope is taken when the content is made; a view that changes it gives the content another identity.
nonisolated package struct EnvironmentInheritance: ViewModifier {
  package typealias Body = Never
  let scope: EnvironmentScope?

  /// - Parameter values: The environment as a view has read it, by `\.self`.
  package init(of values: EnvironmentValues) { scope = values.scope }

  package init(scope: EnvironmentScope?) { self.scope = scope }

  /// The scope's identity.
  package var id: ObjectIdentifier? { scope.map(ObjectIdentifier.init) }

  package static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self, inSubviewList: .once) { place, content, offset in
      let value = (place.owner.memory + place.offset).assumingMemoryBound(to: Self.self).pointee
      return ScopeNode(place, type: nil, content: content, contentOffset: offset)
        .begin(value.scope ?? place.environment)
    }
  }
}
