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
  /// Selects these rows and no others. One that is made only for that goes again.
  let replace: (any Sequence<Subview>) -> Void
  /// The values that are selected.
  let values: () -> Set<AnyHashable>
  /// Whether a row was selected when this was asked for, whatever is selected later.
  let past: () -> (ContainerValues) -> Bool
  /// Adds these rows to the selection, or takes them out of it.
  let change: (any Sequence<Subview>, Bool) -> Void

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
      if let tag = rows.firstTag(for: Value.self) { selection.wrappedValue = tag }
    }
    let (replace, contains) = (replace, contains)
    past = { contains }
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
    replace = { selection.wrappedValue = $0.firstTag(for: Value.self) }
    let (replace, contains) = (replace, contains)
    past = { contains }
    change = { rows, isSelected in replace(isSelected ? rows : [Subview]()) }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    kind = .multiple
    hasTag = { $0.tag(for: Value.self) != nil }
    values = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    contains = { values in
      values.tag(for: Value.self).map(selection.wrappedValue.contains) ?? false
    }
    past = {
      let selected = selection.wrappedValue
      return { $0.tag(for: Value.self).map(selected.contains) ?? false }
    }
    replace = { selection.wrappedValue = $0.tags(for: Value.self) }
    change = { rows, isSelected in
      if isSelected {
        selection.wrappedValue.formUnion(rows.tags(for: Value.self))
      } else {
        selection.wrappedValue.subtract(rows.tags(for: Value.self))
      }
    }
  }
}

extension Sequence<Subview> {
  fileprivate func firstTag<Value: Hashable>(for type: Value.Type) -> Value? {
    first { _ in true }?.containerValues.tag(for: type)
  }

  /// The tags of rows, of which those that were made for it go again.
  fileprivate func tags<Value: Hashable>(for type: Value.Type) -> Set<Value> {
    var tags: Set<Value> = []
    for row in self {
      if let tag = row.containerValues.tag(for: type) { tags.insert(tag) }
      row.releaseIfUnused()
    }
    return tags
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
