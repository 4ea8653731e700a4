import Foundation
import ViewGraph

extension Text {
  /// What assistive technology reads out in place of the text. Joined to other texts, it stands for its part of the whole; of
  /// several the last one holds.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { modified(.label(label)) }

  /// What assistive technology reads out in place of the text, translated.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// What assistive technology reads out in place of the text, of a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(label))
  }

  /// What assistive technology reads out in place of the text, as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// The level that the text has among headings. It makes no heading of the text: `accessibilityAddTraits(.isHeader)` does, for
  /// a view. Joined to other texts, it holds for its part of the whole; of several the last one holds.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    modified(.heading(Int(level.rawValue)))
  }

  /// What kind of text it is, by which assistive technology may read it out in another way. Joined to other texts, it holds for
  /// its part of the whole; of several the last one holds.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType = .plain
  ) -> Text {
    modified(.contentType(value.name))
  }

  /// What is read out in place of the text; nil for the text itself.
  var spokenLabel: Text? {
    for case .label(let label) in modifiers { return label }
    return nil
  }
}
