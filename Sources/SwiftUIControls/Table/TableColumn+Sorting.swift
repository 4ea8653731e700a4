import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A comparator of rows by the value at a key path.
extension KeyPathComparator {
  /// By the value itself.
  fileprivate nonisolated static func comparing<V: Comparable>(
    _ value: KeyPath<Compared, V>
  ) -> KeyPathComparator { KeyPathComparator(value.shared) }

  /// By the value itself; rows without one come first.
  fileprivate nonisolated static func comparing<V: Comparable>(
    _ value: KeyPath<Compared, V?>
  ) -> KeyPathComparator { KeyPathComparator(value.shared) }

  /// By a comparator of values.
  fileprivate nonisolated static func comparing<V, C: SortComparator>(
    _ value: KeyPath<Compared, V>, _ comparator: C
  ) -> KeyPathComparator where C.Compared == V { KeyPathComparator(value.shared, comparator: comparator) }
}

extension KeyPath {
  /// The same, as Foundation's comparators take it. Key paths are immutable.
  fileprivate nonisolated var shared: KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
  }
}

/// Columns that sort rows by a value. A title given as a literal is a key of the program's string tables; one given as a string
/// is shown as it is.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of any views, which sorts by a value of the row.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: Text(titleKey), comparator: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row.
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable {
    self.init(label: Text(title), comparator: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row.
  public nonisolated init<V>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: text, comparator: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row. Rows without a value come first.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: Text(titleKey), comparator: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row. Rows without a value come first.
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable {
    self.init(label: Text(title), comparator: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row. Rows without a value come first.
  public nonisolated init<V>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: text, comparator: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by what a comparator makes of a value of the row.
  public nonisolated init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, V == C.Compared {
    self.init(label: Text(titleKey), comparator: .comparing(value, comparator), cell: content)
  }

  /// A column of any views, which sorts by what a comparator makes of a value of the row.
  @_disfavoredOverload
  public nonisolated init<S, V, C>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, C: SortComparator, V == C.Compared {
    self.init(label: Text(title), comparator: .comparing(value, comparator), cell: content)
  }

  /// A column of any views, which sorts by what a comparator makes of a value of the row.
  public nonisolated init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, V == C.Compared {
    self.init(label: text, comparator: .comparing(value, comparator), cell: content)
  }
}

/// Columns with a text that sort rows by it.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column with a text of each row's value, which sorts by it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(titleKey), comparator: .comparing(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by it.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where S: StringProtocol {
    self.init(label: Text(title), comparator: .comparing(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by it.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(label: text, comparator: .comparing(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(label: Text(titleKey), comparator: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) where S: StringProtocol {
    self.init(label: Text(title), comparator: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(label: text, comparator: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }
}
