/// What a person may do to the elements of a collection that a list shows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate static var removal: EditActions { EditActions(rawValue: 1) }
  fileprivate static var reordering: EditActions { EditActions(rawValue: 2) }

  package var allowsDeletion: Bool { rawValue & Self.removal.rawValue != 0 }
  package var allowsMove: Bool { rawValue & Self.reordering.rawValue != 0 }

  /// All that the collection allows: nothing, as it can neither lose nor exchange elements.
  public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: MutableCollection {
  /// Elements may change places.
  public static var move: EditActions<Data> { reordering }
  /// All that the collection allows: elements may change places.
  public static var all: EditActions<Data> { reordering }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements may be removed.
  public static var delete: EditActions<Data> { removal }
  /// All that the collection allows: elements may be removed.
  public static var all: EditActions<Data> { removal }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// All that the collection allows: elements may be removed and change places.
  public static var all: EditActions<Data> { [removal, reordering] }
}
