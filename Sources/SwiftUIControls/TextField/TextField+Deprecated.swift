import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension TextField where Label == Text {
  private nonisolated init(
    _ title: Text, _ source: FieldSource, _ editingChanged: @escaping (Bool) -> Void,
    _ committed: @escaping () -> Void
  ) {
    self.init(
      label: title, field: FieldParts(source: source, editingChanged: editingChanged, committed: committed))
  }

  /// A field with a translated title that tells when editing begins and ends, and when the user is done.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and View.focused(_:) instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FieldSource(text), onEditingChanged, onCommit)
  }

  /// A field with a translated title that tells when editing begins and ends.
  @available(*, deprecated, message: "Use View.focused(_:) instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), FieldSource(text), onEditingChanged, {})
  }

  /// A field with a translated title that tells when the user is done.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FieldSource(text), { _ in }, onCommit)
  }

  /// A field with a title as it is that tells when editing begins and ends, and when the user is done.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and View.focused(_:) instead.")
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), FieldSource(text), onEditingChanged, onCommit)
  }

  /// A field with a title as it is that tells when editing begins and ends.
  @available(*, deprecated, message: "Use View.focused(_:) instead.")
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self.init(Text(title), FieldSource(text), onEditingChanged, {})
  }

  /// A field with a title as it is that tells when the user is done.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), FieldSource(text), { _ in }, onCommit)
  }

  /// A field with a translated title for a value that a formatter writes and reads, that tells when editing begins and
  /// ends, and when the user is done.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and View.focused(_:) instead.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), FieldSource(value, formatter), onEditingChanged, onCommit)
  }
}
