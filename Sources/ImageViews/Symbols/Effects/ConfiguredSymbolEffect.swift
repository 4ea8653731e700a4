/// An effect that holds its set-up, for those that are changed by their properties.
protocol ConfiguredSymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ConfiguredSymbolEffect {
  /// The effect in another set-up.
  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}

extension BounceSymbolEffect: ConfiguredSymbolEffect {}
extension PulseSymbolEffect: ConfiguredSymbolEffect {}
extension VariableColorSymbolEffect: ConfiguredSymbolEffect {}
extension ScaleSymbolEffect: ConfiguredSymbolEffect {}
extension AppearSymbolEffect: ConfiguredSymbolEffect {}
extension DisappearSymbolEffect: ConfiguredSymbolEffect {}
extension BreatheSymbolEffect: ConfiguredSymbolEffect {}
extension RotateSymbolEffect: ConfiguredSymbolEffect {}
extension WiggleSymbolEffect: ConfiguredSymbolEffect {}
extension DrawOnSymbolEffect: ConfiguredSymbolEffect {}
extension DrawOffSymbolEffect: ConfiguredSymbolEffect {}
