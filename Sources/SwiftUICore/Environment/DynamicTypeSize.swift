/// How large a user prefers text to be. On the desktop fonts do not follow it; a `ScaledMetric` does
/// everywhere.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14 points on a phone.
  case xSmall
  /// Body text of 15 points on a phone.
  case small
  /// Body text of 16 points on a phone.
  case medium
  /// The usual size.
  case large
  /// Body text of 19 points on a phone.
  case xLarge
  /// Body text of 21 points on a phone.
  case xxLarge
  /// Body text of 23 points on a phone.
  case xxxLarge
  /// Body text of 28 points on a phone.
  case accessibility1
  /// Body text of 33 points on a phone.
  case accessibility2
  /// Body text of 40 points on a phone.
  case accessibility3
  /// Body text of 47 points on a phone.
  case accessibility4
  /// Body text of 53 points on a phone.
  case accessibility5

  /// Whether the size is one of those for users who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text, in points.
  package var bodyPointSize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

extension EnvironmentValues {
  /// The size of text that the user prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
}

extension View {
  /// Sets the size of text for this view and all below.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within a range for this view and all below. A range that holds no size changes
  /// nothing.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let admitted = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      if let least = admitted.first, let greatest = admitted.last { size = min(max(size, least), greatest) }
    }
  }
}
