import SwiftUICore
import TextViews
import ViewGraph

/// A text field that shows dots in place of letters. What is selected of it cannot be copied.
///
/// It sizes and looks as a `TextField` does, in the style of text fields.
public struct SecureField<Label> where Label: View {
  private let field: TextField<Label>

  private nonisolated init(
    _ label: Label, _ text: Binding<String>, _ prompt: Text?, _ committed: @escaping () -> Void = {}
  ) {
    field = TextField(
      label: label,
      field: FieldParts(source: FieldSource(text), prompt: prompt, isSecure: true, committed: committed))
  }

  /// A secure field with a label of any views.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text, prompt)
  }
}

extension SecureField: View {
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// A secure field with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text, nil)
  }

  /// A secure field with a translated title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt)
  }

  /// A secure field with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(Text(titleResource), text, prompt)
  }

  /// A secure field with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(Text(title), text, nil)
  }

  /// A secure field with a title as it is and a prompt.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(Text(title), text, prompt)
  }

  /// A secure field with a translated title that tells when the user is done.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, nil, onCommit)
  }

  /// A secure field with a title as it is that tells when the user is done.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), text, nil, onCommit)
  }
}
