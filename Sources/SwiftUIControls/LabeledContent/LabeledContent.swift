import Foundation
import SwiftUICore
import ViewGraph

/// A view with a label that says what it is: a row of a form, or a value with its name.
///
/// The style arranges both. A label of several views is a title with subtitles below it. In the automatic
/// style the label is at the leading edge, and the value at the trailing edge in a secondary colour on a
/// phone, beside the label on the desktop.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  private nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// A value, and a label: a title, and subtitles where it has further views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    // A label that a style was given says it of the one that it stands for.
    let given = label as? LabeledContentStyleConfiguration.Label
    let beginsWithLabel = given?.beginsWithLabel ?? Label.beginsWithLabel
    style.body(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label), beginsWithLabel: beginsWithLabel),
        content: .init(content: AnyView(content.modifier(ValueSemantics()))))
    )
    .modifier(TitleSemantics())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value with a translated label.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value with a label as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value with a translated label.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string as it is with a translated label.
  @_disfavoredOverload
  public nonisolated init<S>(_ titleResource: LocalizedStringResource, value: S) where S: StringProtocol {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// A value in the form of a format style, in the environment's language, with a translated label.
  @_disfavoredOverload
  public nonisolated init<F>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// A string as it is with a translated label.
  public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A string with a label, both as they are.
  @_disfavoredOverload
  public nonisolated init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value in the form of a format style, in the environment's language, with a translated label.
  public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value in the form of a format style, in the environment's language, with a label as it is.
  @_disfavoredOverload
  public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style is given, in the style around.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
