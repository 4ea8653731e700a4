/// A way in which symbols move: they bounce, pulse, turn. Effects are made by type members, as in
/// `symbolEffect(.bounce.up, value: count)`.
///
/// What an effect can do is said by the protocols that it conforms to beside this one: run when a value changes
/// (``DiscreteSymbolEffect``), as long as it is active (``IndefiniteSymbolEffect``), bring a symbol in and out
/// (``TransitionSymbolEffect``), or put one in the place of another (``ContentTransitionSymbolEffect``).
public protocol SymbolEffect: Hashable, Sendable {
  /// All that the effect is set up with.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs for some time when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect of symbols is set up with.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// Whether something becomes larger or smaller, moves up or down.
  enum Vertical: Hashable, Sendable { case up, down }

  enum Kind: Hashable, Sendable {
    case automatic
    case bounce(Vertical)
    case pulse
    case variableColor(VariableColor)
    case scale(Vertical)
    case appear(Vertical?)
    case disappear(Vertical?)
    case replace(SymbolReplacement)
    case breathe(fades: Bool)
    case rotate(isClockwise: Bool)
    case wiggle(Wiggle)
    case drawOn(Drawing)
    case drawOff(Drawing)
  }

  /// How layers light up one after the other.
  struct VariableColor: Hashable, Sendable {
    var isCumulative = false
    var reverses = false
    var hidesInactive = false
  }

  /// Which way a symbol is shaken.
  enum Wiggle: Hashable, Sendable {
    case rotation(isClockwise: Bool)
    /// Radians, clockwise from the right.
    case shift(angle: Double)
    /// With the direction of reading, or against it.
    case reading(isForward: Bool)
  }

  /// How lines are drawn.
  enum Drawing: Hashable, Sendable { case byLayer, individually, whole, reversed }

  var kind: Kind
  /// Whether layers go one after the other; all at once otherwise.
  var isByLayer = true
}
