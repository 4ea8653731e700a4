import Foundation
import ViewGraph

/// A place that a rotor leads to: a view, or a part of its text.
///
/// The view is the one in the rotor's view, or else anywhere in the window, that `id(_:)` or a `ForEach` gives the
/// identity;
/// with a namespace, the one that `accessibilityRotorEntry(id:in:)` gives it; without an identity, the rotor's own.
nonisolated public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
  public typealias Body = Never
  let label: Text?
  let view: SemanticsID?
  let textRange: Range<String.Index>?
  let prepare: () -> Void

  private nonisolated init(
    text: Text?, view: SemanticsID?, _ textRange: Range<String.Index>?, _ prepare: @escaping () -> Void
  ) {
    (label, self.view, self.textRange, self.prepare) = (text, view, textRange, prepare)
  }

  @MainActor public func _appendEntries(to entries: inout _RotorEntries) {
    entries.entries.append(
      SemanticsRotorEntry(
        label: label?.string(entries.context), view: view, textRange: textRange, prepare: prepare))
  }
}

extension AccessibilityRotorEntry {
  /// An entry with a label, for the view with an identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(text: label, view: SemanticsID(AnyHashable(id), in: nil), textRange, prepare) }

  /// An entry with a label, for the view that `accessibilityRotorEntry(id:in:)` gives the identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  public nonisolated init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: label, view: SemanticsID(AnyHashable(id), in: namespace), textRange, prepare) }

  /// An entry with a label from the program's string tables, for the view with an identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: Text(labelKey), view: SemanticsID(AnyHashable(id), in: nil), textRange, prepare) }

  /// An entry with a label from the program's string tables, for the view that `accessibilityRotorEntry(id:in:)` gives
  /// the identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: Text(labelKey), view: SemanticsID(AnyHashable(id), in: namespace), textRange, prepare) }

  /// An entry with a label that a resource names, for the view with an identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  @_disfavoredOverload
  public nonisolated init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: Text(label), view: SemanticsID(AnyHashable(id), in: nil), textRange, prepare) }

  /// An entry with a label that a resource names, for the view that `accessibilityRotorEntry(id:in:)` gives the
  /// identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  @_disfavoredOverload
  public nonisolated init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: Text(label), view: SemanticsID(AnyHashable(id), in: namespace), textRange, prepare) }

  /// An entry with a label as it is, for the view with an identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  @_disfavoredOverload
  public nonisolated init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(text: Text(label), view: SemanticsID(AnyHashable(id), in: nil), textRange, prepare)
  }

  /// An entry with a label as it is, for the view that `accessibilityRotorEntry(id:in:)` gives the identity.
  ///
  /// - Parameters:
  ///   - textRange: The part of the view's label or value that is meant; nil for all of it.
  ///   - prepare: Brings the view into being, before one goes there.
  @_disfavoredOverload
  public nonisolated init<L>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.init(text: Text(label), view: SemanticsID(AnyHashable(id), in: namespace), textRange, prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// An entry with a label, or with what the text range says, for a part of the text of the rotor's own view.
  ///
  /// - Parameter prepare: Brings the part into being, before one goes there.
  public nonisolated init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) { self.init(text: label, view: nil, textRange, prepare) }

  /// An entry with a label from the program's string tables, for a part of the text of the rotor's own view.
  ///
  /// - Parameter prepare: Brings the part into being, before one goes there.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) { self.init(text: Text(labelKey), view: nil, textRange, prepare) }

  /// An entry with a label that a resource names, for a part of the text of the rotor's own view.
  ///
  /// - Parameter prepare: Brings the part into being, before one goes there.
  @_disfavoredOverload
  public nonisolated init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) { self.init(text: Text(label), view: nil, textRange, prepare) }

  /// An entry with a label as it is, for a part of the text of the rotor's own view.
  ///
  /// - Parameter prepare: Brings the part into being, before one goes there.
  @_disfavoredOverload
  public nonisolated init<L>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where L: StringProtocol { self.init(text: Text(label), view: nil, textRange, prepare) }
}
