import Foundation

extension AttributeScopes {
  /// The attributes that texts draw.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run, before that of the environment.
    public let font: FontAttribute
    /// The colour of a run's characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run's characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The points added after each character, which keep ligatures.
    public let kern: KerningAttribute
    /// The points added after each character, which break ligatures up.
    public let tracking: TrackingAttribute
    /// The points by which a run stands above the baseline; below it when negative.
    public let baselineOffset: BaselineOffsetAttribute
    /// The distance between a paragraph's baselines.
    public let lineHeight: AttributeScopes.CoreTextAttributes.LineHeightAttribute
    /// Foundation's attributes, of which texts follow links, languages and inline presentation intents.
    public let foundation: FoundationAttributes

    /// The key of a run's font.
    public enum FontAttribute: AttributedStringKey {
      /// A font is resolved where the text is shown.
      public typealias Value = Font
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the colour of a run's characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour is resolved where the text is shown.
      public typealias Value = Color
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colour behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour is resolved where the text is shown.
      public typealias Value = Color
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line without a colour has that of the characters.
      public typealias Value = Text.LineStyle
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line under a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line without a colour has that of the characters.
      public typealias Value = Text.LineStyle
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of kerning.
    public enum KerningAttribute: AttributedStringKey {
      /// Points after each character; negative ones bring characters closer together.
      public typealias Value = CGFloat
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points after each character; negative ones bring characters closer together.
      public typealias Value = CGFloat
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points above the baseline.
      public typealias Value = CGFloat
      /// The name under which the attribute is described.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that texts draw, to be named in key paths.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of `SwiftUIAttributes` by its name, as in `string.font`.
  public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
  where T: AttributedStringKey { self[T.self] }
}
