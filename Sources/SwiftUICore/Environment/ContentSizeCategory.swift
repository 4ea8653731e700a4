/// How large a user prefers text to be: the older names of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// `DynamicTypeSize.xSmall`.
  case extraSmall
  /// `DynamicTypeSize.small`.
  case small
  /// `DynamicTypeSize.medium`.
  case medium
  /// `DynamicTypeSize.large`, the usual size.
  case large
  /// `DynamicTypeSize.xLarge`.
  case extraLarge
  /// `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for users who need large text.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  fileprivate var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }
}

extension DynamicTypeSize {
  /// The size of a category.
  public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}

extension EnvironmentValues {
  /// The size of text that the user prefers: `dynamicTypeSize` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get {
      let size = dynamicTypeSize
      return ContentSizeCategory.allCases.first { $0.dynamicTypeSize == size } ?? .large
    }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
