import ViewGraph

/// The indices of a collection with the identities of the elements there: the data of a `ForEach` whose rows can be
/// edited. A program has no use for it.
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
  let base: Base
  let id: KeyPath<Base.Element, ID>

  nonisolated init(_ base: Base, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
  }

  /// An index of the collection, and the identity of the element there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// The index with the identity of the element there.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// As in the base: in constant time where that has random access.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  /// As in the base: in constant time where that has random access.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}
