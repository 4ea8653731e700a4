import ViewGraph

/// What a device lets a user feel or hear.
///
/// Source: SensoryFeedback in SwiftUI's documentation.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy what meets is.
  public struct Weight: Equatable, Sendable {
    fileprivate let number: Int
    /// Light.
    public static var light: Weight { Weight(number: 0) }
    /// Of middle weight.
    public static var medium: Weight { Weight(number: 1) }
    /// Heavy.
    public static var heavy: Weight { Weight(number: 2) }
  }

  /// How hard what meets is.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let number: Int
    /// Hard.
    public static var rigid: Flexibility { Flexibility(number: 0) }
    /// In between.
    public static var solid: Flexibility { Flexibility(number: 1) }
    /// Soft.
    public static var soft: Flexibility { Flexibility(number: 2) }
  }

  private enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
      pathComplete
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }
  private let kind: Kind

  /// A task has been done.
  public static let success = SensoryFeedback(kind: .success)
  /// A task ends with a warning.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .error)
  /// A selection changes.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value has grown beyond a mark.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A value has fallen below a mark.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Something starts.
  public static let start = SensoryFeedback(kind: .start)
  /// Something stops.
  public static let stop = SensoryFeedback(kind: .stop)
  /// What is dragged is aligned.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A pressure goes to another level.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A path has been drawn.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// Things meet.
  public static let impact = impact()

  /// Things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity))
  }

  /// Things of a hardness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity))
  }
}

extension View {
  /// Gives feedback when a value changes.
  ///
  /// - Note: No effect on Linux: no host has anything to feel.
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable { self }

  /// Gives feedback when a value changes in a way that a condition accepts, which is asked with the old and the new value.
  ///
  /// - Note: No effect on Linux: no host has anything to feel. The condition is asked.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    onChange(of: trigger) { _ = condition($0, $1) }
  }

  /// Gives the feedback that a closure names when a value changes; it is asked with the old and the new value.
  ///
  /// - Note: No effect on Linux: no host has anything to feel. The closure is asked.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    onChange(of: trigger) { _ = feedback($0, $1) }
  }

  /// Gives the feedback that a closure names when a value changes.
  ///
  /// - Note: No effect on Linux: no host has anything to feel. The closure is asked.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View where T: Equatable {
    onChange(of: trigger) { _ = feedback() }
  }
}
