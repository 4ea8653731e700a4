import SwiftUICore
import ViewGraph

/// What a user has made of the columns of a table: which are shown, and in which order.
///
/// A table with a `columnCustomization` lets the user drag the titles of columns to other places, and hide and show columns by a
/// menu of the titles; columns take part that have a `customizationID(_:)`. The value can be stored: it is `Codable`.
public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable where RowValue: Identifiable {
  private var shown: [String: Bool] = [:]
  private var order: [String] = []

  /// The columns as the program gives them.
  public nonisolated init() {}

  /// Whether a column is shown, by its `customizationID(_:)`: `automatic` for as long as nobody has chosen.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts the columns in the order that the program gives them.
  public mutating func resetOrder() { order = [] }

  /// The columns in their order. Those that cannot be moved stay at their places; those that were moved stand in the others
  /// as the user has them, and behind them what is new.
  func ordered<Value>(_ columns: [TableColumnFace<Value>]) -> [TableColumnFace<Value>] {
    guard !order.isEmpty else { return columns }
    let places = columns.indices.filter { columns[$0].canMove }
    func rank(_ index: Int) -> Int {
      columns[index].customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count
    }
    let sorted = places.sorted { (rank($0), $0) < (rank($1), $1) }
    var result = columns
    for (place, source) in zip(places, sorted) { result[place] = columns[source] }
    return result
  }

  /// The columns that are shown.
  func visible<Value>(_ columns: [TableColumnFace<Value>]) -> [TableColumnFace<Value>] {
    columns.filter { column in
      guard let id = column.customizationID else { return true }
      let chosen = self[visibility: id]
      return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
    }
  }

  /// Moves a column before the one that is at a place among those shown.
  mutating func move<Value>(
    _ source: TableColumnID, to place: Int, of shown: [TableColumnFace<Value>],
    among all: [TableColumnFace<Value>]
  ) {
    guard let from = shown.firstIndex(where: { $0.id == source }), shown[from].canMove,
      shown.indices.contains(place), place != from
    else { return }
    var columns = ordered(all)
    guard let start = columns.firstIndex(where: { $0.id == source }),
      let end = columns.firstIndex(where: { $0.id == shown[place].id })
    else { return }
    columns.insert(columns.remove(at: start), at: end)
    order = columns.filter(\.canMove).compactMap(\.customizationID)
  }
}

extension TableColumnFace {
  /// Whether a user may give the column another place.
  var canMove: Bool { customizationID != nil && !fixed.contains(.reorder) }
  /// Whether a user may make the column wider and narrower.
  var canResize: Bool { width.min < width.max && !fixed.contains(.resize) }
  /// Whether a user may hide and show the column.
  var canHide: Bool { customizationID != nil && !fixed.contains(.visibility) }
}

extension AppStorage {
  /// What the user has changed of a table's columns, stored.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(coded: wrappedValue, key, store: store)
  }
}

extension SceneStorage {
  /// What the user has changed of a table's columns, by a key of the session.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(coded: wrappedValue, key)
  }
}
