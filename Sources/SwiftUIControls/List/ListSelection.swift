import SwiftUICore
import ViewGraph

/// The selection of a list, by the tags of its rows.
struct ListSelection {
  enum Kind {
    /// One row always.
    case required
    /// One row or none.
    case single
    case multiple
  }
  let kind: Kind
  /// Whether a row is selected. One without a tag of the selection's type never is.
  let contains: (ContainerValues) -> Bool
  /// Whether a row has a tag of the selection's type.
  private let hasTag: (ContainerValues) -> Bool
  /// Selects these rows and no others.
  let replace: ([ContainerValues]) -> Void
  /// The values that are selected.
  let values: () -> Set<AnyHashable>
  /// Adds these rows to the selection, or takes them out of it.
  let change: ([ContainerValues], Bool) -> Void

  /// Whether a row can be selected.
  func takes(_ row: Subview) -> Bool { !row.isSelectionDisabled && hasTag(row.containerValues) }

  /// Of one row always. Where the overloads leave a set or an optional to be the value, it is taken for the selection of several
  /// rows, or of one or none.
  init<Value: Hashable>(required selection: Binding<Value>) {
    if let type = Value.self as? any SelectedValue.Type, let found = type.listSelection(selection) {
      self = found
      return
    }
    kind = .required
    hasTag = { $0.tag(for: Value.self) != nil }
    values = { [AnyHashable(selection.wrappedValue)] }
    contains = { $0.tag(for: Value.self) == selection.wrappedValue }
    replace = { rows in
      if let tag = rows.first.flatMap({ $0.tag(for: Value.self) }) { selection.wrappedValue = tag }
    }
    let replace = replace
    change = { rows, isSelected in if isSelected { replace(rows) } }
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    kind = .single
    hasTag = { $0.tag(for: Value.self) != nil }
    values = { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    contains = { values in
      guard let tag = values.tag(for: Value.self) else { return false }
      return tag == selection.wrappedValue
    }
    replace = { selection.wrappedValue = $0.first.flatMap { $0.tag(for: Value.self) } }
    let replace = replace
    change = { rows, isSelected in replace(isSelected ? rows : []) }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    kind = .multiple
    hasTag = { $0.tag(for: Value.self) != nil }
    values = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    contains = { values in
      values.tag(for: Value.self).map(selection.wrappedValue.contains) ?? false
    }
    func tags(_ rows: [ContainerValues]) -> Set<Value> { Set(rows.compactMap { $0.tag(for: Value.self) }) }
    replace = { selection.wrappedValue = tags($0) }
    change = { rows, isSelected in
      if isSelected {
        selection.wrappedValue.formUnion(tags(rows))
      } else {
        selection.wrappedValue.subtract(tags(rows))
      }
    }
  }
}

/// A hashable type whose values say more than one value of a selection.
private protocol SelectedValue {
  static func listSelection<Value>(_ binding: Binding<Value>) -> ListSelection?
}

extension Set: SelectedValue {
  fileprivate static func listSelection<Value>(_ binding: Binding<Value>) -> ListSelection? {
    (binding as? Binding<Set<Element>>).map { ListSelection($0) }
  }
}

extension Optional: SelectedValue where Wrapped: Hashable {
  fileprivate static func listSelection<Value>(_ binding: Binding<Value>) -> ListSelection? {
    (binding as? Binding<Wrapped?>).map { ListSelection($0) }
  }
}
