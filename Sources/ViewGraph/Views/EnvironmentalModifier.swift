/// A modifier that is chosen by the environment of the place where it is applied.
///
/// It resolves again when a value that it has read in the environment changes; the content keeps its state as long
/// as the resolved modifier's type stays, which it does: there is one for each modifier.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public nonisolated static func _makeModifierType() -> _ModifierType {
    BodyModifierType<Self> { modifier, content in
      let environment = Graph.current?.tracked.map { EnvironmentValues(scope: $0.environment) }
      return content.modifier(modifier.resolve(in: environment ?? EnvironmentValues()))
    }
  }
}
