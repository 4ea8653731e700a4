import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A control in which a text is entered.
///
/// A field takes the width that it is offered, and its text's where none is; it is one line high. Along the vertical axis
/// (`axis`) it grows with its lines, up to `lineLimit(_:)`. While it is empty it shows the prompt, and where there is none
/// its label, in a fainter colour. In a form of the desktop the label stands before the field.
public struct TextField<Label> where Label: View {
  let label: Label
  let field: FieldParts
  @Environment(\.textFieldStyle) private var style
  @Environment(\.formPlacement) private var placement
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels

  nonisolated init(label: Label, field: FieldParts) {
    self.label = label
    self.field = field
  }
}

extension TextField: View {
  public var body: some View {
    if placement.hasColumn || placement.isRow && profile == .desktop {
      LabeledControl(alignment: .firstTextBaseline, showsLabel: showsLabel, fills: true) {
        SingleView(label).disabledLook().accessibilityHidden(label is Text)
      } content: {
        styled(isLabelled: showsLabel)
      }
    } else {
      styled(isLabelled: false)
    }
  }

  /// In a form, beside the field: not again where a style shows the field that it is given.
  @MainActor private var showsLabel: Bool {
    Label.self != EmptyView.self && Label.self != _TextFieldStyleLabel.self && labels != .hidden
  }

  /// The field in its style.
  ///
  /// - Parameter isLabelled: Whether the label shows beside the field, and not in it.
  @MainActor private func styled(isLabelled: Bool) -> some View {
    var parts = field.titled(label as? Text)
    if isLabelled { parts.isLabelled = true }
    let label = _TextFieldStyleLabel(content: AnyView(label))
    return style.body(TextField<_TextFieldStyleLabel>(label: label, field: parts))
  }
}

/// What a field is made of besides its label.
struct FieldParts {
  let source: FieldSource
  var prompt: Text?
  var axis: Axis?
  /// What of the text is selected, where the program follows that.
  var selection: Binding<TextSelection?>?
  var isSecure = false
  /// Whether it is a text editor: takes the room that it is offered, and the return and tabulator keys are typed.
  var isEditor = false
  /// How far beyond its edges an editor's lines show that are scrolled there.
  var margins = EdgeInsets()
  /// Whether the label shows beside the field: then it does not while the field is empty.
  var isLabelled = false
  /// The label, where it is a text.
  var title: Text?
  var editingChanged: (Bool) -> Void = { _ in }
  var committed: () -> Void = {}
  /// What the delete key does where there is nothing to delete before the caret; nil for nothing.
  var deletesBefore: (() -> Void)?

  func titled(_ title: Text?) -> FieldParts {
    var parts = self
    if let title { parts.title = title }
    return parts
  }
}

// MARK: Texts

extension TextField {
  /// A field with a label of any views.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), field: FieldParts(source: FieldSource(text), prompt: prompt))
  }

  /// A field that grows along an axis, with a label of any views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: FieldParts(source: FieldSource(text), prompt: prompt, axis: axis))
  }

  /// A field for a value that a format writes and reads. The value changes when editing ends; a text that cannot be read
  /// leaves it as it was.
  public nonisolated init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), field: FieldParts(source: FieldSource(value, format), prompt: prompt))
  }

  /// A field for a value that may be missing: an empty text is none.
  public nonisolated init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), field: FieldParts(source: FieldSource(value, format), prompt: prompt))
  }

  /// A field for a value that a formatter writes and reads, when editing ends.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: FieldParts(source: FieldSource(value, formatter), prompt: prompt))
  }
}

extension TextField where Label == Text {
  private nonisolated init(_ title: Text, _ source: FieldSource, _ prompt: Text?, _ axis: Axis? = nil) {
    self.init(label: title, field: FieldParts(source: source, prompt: prompt, axis: axis))
  }

  /// A field with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), FieldSource(text), nil)
  }

  /// A field with a translated title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), FieldSource(text), prompt)
  }

  /// A field with a translated title that grows along an axis.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(Text(titleKey), FieldSource(text), nil, axis)
  }

  /// A field with a translated title and a prompt that grows along an axis.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(Text(titleKey), FieldSource(text), prompt, axis)
  }

  /// A field with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(Text(titleResource), FieldSource(text), prompt)
  }

  /// A field with a title that a resource names, and that grows along an axis.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(titleResource), FieldSource(text), prompt, axis)
  }

  /// A field with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(Text(title), FieldSource(text), nil)
  }

  /// A field with a title as it is and a prompt.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(Text(title), FieldSource(text), prompt)
  }

  /// A field with a title as it is that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(Text(title), FieldSource(text), nil, axis)
  }

  /// A field with a title as it is and a prompt that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) where S: StringProtocol {
    self.init(Text(title), FieldSource(text), prompt, axis)
  }
}

// MARK: Values

extension TextField where Label == Text {
  /// A field with a translated title for a value that a format writes and reads, when editing ends.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(titleKey), FieldSource(value, format), prompt)
  }

  /// A field with a title as it is for a value that a format writes and reads, when editing ends.
  @_disfavoredOverload
  public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(title), FieldSource(value, format), prompt)
  }

  /// A field with a translated title for a value that may be missing: an empty text is none.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(titleKey), FieldSource(value, format), prompt)
  }

  /// A field with a title as it is for a value that may be missing: an empty text is none.
  @_disfavoredOverload
  public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(title), FieldSource(value, format), prompt)
  }

  /// A field with a translated title for a value that a formatter writes and reads, when editing ends.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), FieldSource(value, formatter), prompt)
  }

  /// A field with a title as it is for a value that a formatter writes and reads, when editing ends.
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) where S: StringProtocol {
    self.init(Text(title), FieldSource(value, formatter), prompt)
  }
}
