/// How large a user wants text to be, by the older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
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
