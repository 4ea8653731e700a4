/// A value of which nothing is known but whether it is another.
struct SymbolTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: SymbolTrigger, b: SymbolTrigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (b.value as? Value) == value }
    return isEqual(a.value)
  }
}

/// An effect on the symbols below a modifier.
struct SymbolEffectEntry: Equatable {
  enum When: Equatable {
    case changes(SymbolTrigger)
    case active(Bool)
  }
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let when: When
}

private struct SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectEntry] { [] }
}

extension EnvironmentValues {
  /// The effects on symbols here, the outermost first.
  var symbolEffects: [SymbolEffectEntry] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

nonisolated private struct SymbolEffectModifier: EnvironmentModifying {
  typealias Body = Never
  let entry: SymbolEffectEntry
  nonisolated func write(to values: inout EnvironmentValues) { values.symbolEffects.append(entry) }
}

nonisolated private struct SymbolEffectsRemoved: EnvironmentModifying {
  typealias Body = Never
  let isEnabled: Bool
  nonisolated func write(to values: inout EnvironmentValues) {
    if isEnabled { values.symbolEffects = [] }
  }
}

extension View {
  /// Runs an effect on the symbols in this view as long as it is active. Other images, and symbols within texts, stay as
  /// they are.
  ///
  /// An effect that is not active any more runs to the end of its present round. With reduced motion symbols show how an
  /// effect leaves them, without moving.
  public nonisolated func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    modifier(
      SymbolEffectModifier(
        entry: SymbolEffectEntry(
          effect: effect.configuration, options: options, when: .active(isActive))))
  }

  /// Runs an effect on the symbols in this view when a value changes, from the beginning with each change. It does not run
  /// when the view appears. Other images, and symbols within texts, stay as they are.
  ///
  /// With reduced motion nothing moves.
  public nonisolated func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    modifier(
      SymbolEffectModifier(
        entry: SymbolEffectEntry(
          effect: effect.configuration, options: options, when: .changes(SymbolTrigger(value)))))
  }

  /// Keeps the effects that are set further out from the symbols in this view.
  ///
  /// - Parameter isEnabled: False to leave them.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SymbolEffectsRemoved(isEnabled: isEnabled))
  }
}
