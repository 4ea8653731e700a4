import Foundation
import FoundationAdditions
import SwiftUICore
import TextViews
import ViewGraph

extension ColumnSort {
  /// By the value itself; strings as people of the current locale put them in order.
  fileprivate nonisolated static func comparing<Row, V: Comparable>(
    _ value: KeyPath<Row, V>
  ) -> ColumnSort where Sort == KeyPathComparator<Row> {
    let plain = KeyPathComparator(value.shared)
    guard let text = value as? KeyPath<Row, String> else { return ColumnSort(comparator: plain) }
    return ColumnSort(
      comparator: KeyPathComparator(text.shared, comparator: .localizedStandard), plain: plain)
  }

  /// By the value itself, as above; rows without one come first.
  fileprivate nonisolated static func comparing<Row, V: Comparable>(
    _ value: KeyPath<Row, V?>
  ) -> ColumnSort where Sort == KeyPathComparator<Row> {
    let plain = KeyPathComparator(value.shared)
    guard let text = value as? KeyPath<Row, String?> else { return ColumnSort(comparator: plain) }
    return ColumnSort(comparator: KeyPathComparator(text.shared, comparator: OptionalText()), plain: plain)
  }

  /// By a comparator of values.
  fileprivate nonisolated static func comparing<Row, V, C: SortComparator>(
    _ value: KeyPath<Row, V>, _ comparator: C
  ) -> ColumnSort where C.Compared == V, Sort == KeyPathComparator<Row> {
    ColumnSort(comparator: KeyPathComparator(value.shared, comparator: comparator))
  }
}

/// Compares texts as people of the current locale put them in order, and none before any.
private nonisolated struct OptionalText: SortComparator {
  var order: SortOrder = .forward

  func compare(_ lhs: String?, _ rhs: String?) -> ComparisonResult {
    let result: ComparisonResult =
      switch (lhs, rhs) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let a?, let b?): a.localizedStandardCompare(b)
      }
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }
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
    self.init(label: Text(titleKey), sort: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row.
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable {
    self.init(label: Text(title), sort: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row.
  public nonisolated init<V>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: text, sort: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row. Rows without a value come first.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: Text(titleKey), sort: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row. Rows without a value come first.
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable {
    self.init(label: Text(title), sort: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by a value of the row. Rows without a value come first.
  public nonisolated init<V>(
    _ text: Text, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: text, sort: .comparing(value), cell: content)
  }

  /// A column of any views, which sorts by what a comparator makes of a value of the row.
  public nonisolated init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, V == C.Compared {
    self.init(label: Text(titleKey), sort: .comparing(value, comparator), cell: content)
  }

  /// A column of any views, which sorts by what a comparator makes of a value of the row.
  @_disfavoredOverload
  public nonisolated init<S, V, C>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, C: SortComparator, V == C.Compared {
    self.init(label: Text(title), sort: .comparing(value, comparator), cell: content)
  }

  /// A column of any views, which sorts by what a comparator makes of a value of the row.
  public nonisolated init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, V == C.Compared {
    self.init(label: text, sort: .comparing(value, comparator), cell: content)
  }
}

/// Columns with a text that sort rows by it: where nothing else is said, as people of the current locale put texts in order.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column with a text of each row's value, which sorts by it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) {
    self.init(label: Text(titleKey), sort: .comparing(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by it.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where S: StringProtocol {
    self.init(label: Text(title), sort: .comparing(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by it.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) {
    self.init(label: text, sort: .comparing(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(label: Text(titleKey), sort: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) where S: StringProtocol {
    self.init(label: Text(title), sort: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(label: text, sort: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C: SortComparator, C.Compared == String {
    self.init(label: Text(titleKey), sort: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  @_disfavoredOverload
  public nonisolated init<S, C>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where S: StringProtocol, C: SortComparator, C.Compared == String {
    self.init(label: Text(title), sort: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts by what a comparator makes of it.
  @_disfavoredOverload
  public nonisolated init<C>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C: SortComparator, C.Compared == String {
    self.init(label: text, sort: .comparing(value, comparator)) { Text($0[keyPath: value]) }
  }
}
