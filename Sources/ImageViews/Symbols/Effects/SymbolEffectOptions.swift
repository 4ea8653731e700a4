/// How often an effect of symbols runs, and how fast.
///
/// Without options a discrete effect runs once, and an indefinite one as long as it is active.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Nil as the effect has it of itself.
  private(set) var behavior: RepeatBehavior?
  /// 2 for twice as fast.
  private(set) var pace = 1.0

  /// As the effect is of itself.
  public static let `default` = SymbolEffectOptions()
  /// The effect again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// The effect once, also where it is indefinite.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// The effect a number of times, at least once; nil for again and again.
  @available(*, deprecated, message: "use repeat(.periodic(_:))")
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(.periodic(count))
  }
  /// The effect as often as a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// The effect at a pace: 2 is twice as fast. A pace that is not positive and finite counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The options with the effect again and again.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  /// The options with the effect once, also where it is indefinite.
  public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }

  /// The options with the effect a number of times, at least once; nil for again and again.
  @available(*, deprecated, message: "use repeat(.periodic(_:))")
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

  /// The options with the effect as often as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.behavior = behavior
    return copy
  }

  /// The options with a pace: 2 is twice as fast. A pace that is not positive and finite counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.pace = speed > 0 && speed.isFinite ? speed : 1
    return copy
  }

  /// How often an effect runs.
  public struct RepeatBehavior: Hashable, Sendable {
    /// At least 1; nil for ever.
    let count: Int?
    /// Seconds between one run and the next.
    let delay: Double

    /// Again and again, without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Again and again, with a pause of half a second.
    public static let periodic = RepeatBehavior(count: nil, delay: 0.5)

    /// A number of times, with pauses.
    ///
    /// - Parameters:
    ///   - count: How often, at least once; nil for ever.
    ///   - delay: Seconds between one run and the next; nil for half a second. Less than zero and NaN count as none.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 0.5
      return RepeatBehavior(count: count.map { max(1, $0) }, delay: delay > 0 && delay.isFinite ? delay : 0)
    }
  }
}
