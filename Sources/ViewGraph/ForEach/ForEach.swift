/// Views made from the elements of a collection, each known by an identity of its own: state goes with the
/// identity, wherever in the collection the element is.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection, one element for each identity.
  public var data: Data
  /// Makes the views of an element, which all have the element's identity.
  public var content: (Data.Element) -> Content
  package let identities: ForEachIdentities<Data, ID>

  @usableFromInline
  nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content,
    read: @escaping (Data) -> ContiguousArray<ID>, match: @escaping (Data, ContiguousArray<ID>) -> Int,
    at: @escaping (Data, Int) -> ID, find: @escaping (Data, ContiguousArray<ID>) -> [Int?]
  ) {
    self.data = data
    self.content = content
    identities = ForEachIdentities(read: read, match: match, at: at, find: find)
  }

  package nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, identities: ForEachIdentities<Data, ID>
  ) {
    self.data = data
    self.content = content
    self.identities = identities
  }
}

/// How the identities of a collection are read. The closures are made in the program's module, where the
/// loops over its data are specialised.
package struct ForEachIdentities<Data: RandomAccessCollection, ID: Hashable>: IdentityComparable {
  /// All identities, in order.
  let read: (Data) -> ContiguousArray<ID>
  /// How many leading identities are those given.
  let match: (Data, ContiguousArray<ID>) -> Int
  /// The identity of the element at a distance from the start.
  let at: (Data, Int) -> ID
  /// How far from the start the first elements with identities are; of equal identities one each, in order.
  let find: (Data, ContiguousArray<ID>) -> [Int?]
  /// Whether the data is a range that a program promised to be constant.
  var isConstant = false

  /// - Parameters:
  ///   - read: All identities, in order.
  ///   - match: How many leading identities are those given; read and compared where nil.
  ///   - at: The identity of the element at a distance from the start.
  ///   - find: Where elements with identities are; read and compared where nil.
  package init(
    read: @escaping (Data) -> ContiguousArray<ID>, match: ((Data, ContiguousArray<ID>) -> Int)? = nil,
    at: @escaping (Data, Int) -> ID, find: ((Data, ContiguousArray<ID>) -> [Int?])? = nil
  ) {
    self.read = read
    self.match = match ?? { data, ids in zip(read(data), ids).prefix { $0 == $1 }.count }
    self.at = at
    self.find = find ?? { data, ids in IdentitySearch(ids).places(in: read(data)) }
  }

  /// Two loops of one type at one place read their identities in one way.
  package func isSame(as other: Self) -> Bool { true }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    if let data = Data.self as? any ListFormingData.Type { return data.makeLoopType() }
    return ForEachType<Data, ID, Content>()
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // A binding to a collection is a collection as well, and is to be taken for a binding.
  /// Views for identifiable elements. An identity that occurs twice is reported once, as state may then
  /// follow the wrong element.
  @inlinable @_disfavoredOverload
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(
      data: data, content: content,
      read: { data in
        var ids = ContiguousArray<ID>()
        ids.reserveCapacity(data.count)
        for element in data { ids.append(element.id) }
        return ids
      },
      match: { data, ids in
        var count = 0
        for element in data {
          guard count < ids.count, ids[count] == element.id else { return count }
          count += 1
        }
        return count
      },
      at: { data, offset in data[data.index(data.startIndex, offsetBy: offset)].id },
      find: { data, ids in
        var search = IdentitySearch(ids)
        var offset = 0
        for element in data {
          if search.isDone { break }
          search.visit(element.id, at: offset)
          offset += 1
        }
        return search.places
      })
  }
}

extension ForEach where Content: View {
  /// Views for elements that a key path identifies. An identity that occurs twice is reported once, as state
  /// may then follow the wrong element.
  @inlinable @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let path = id
    self.init(
      data: data, content: content,
      read: { data in
        var ids = ContiguousArray<ID>()
        ids.reserveCapacity(data.count)
        for element in data { ids.append(element[keyPath: path]) }
        return ids
      },
      match: { data, ids in
        var count = 0
        for element in data {
          guard count < ids.count, ids[count] == element[keyPath: path] else { return count }
          count += 1
        }
        return count
      },
      at: { data, offset in data[data.index(data.startIndex, offsetBy: offset)][keyPath: path] },
      find: { data, ids in
        var search = IdentitySearch(ids)
        var offset = 0
        for element in data {
          if search.isDone { break }
          search.visit(element[keyPath: path], at: offset)
          offset += 1
        }
        return search.places
      })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views for a range of numbers. The range is meant to stay as it is; one that changes is followed, with
  /// one warning.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    var identities = ForEachIdentities<Range<Int>, Int>(
      read: { ContiguousArray($0) },
      match: { data, ids in
        guard let first = ids.first, data.first == first else { return 0 }
        return min(ids.count, data.count)
      },
      at: { data, offset in data.lowerBound + offset },
      find: { data, ids in ids.map { data.contains($0) ? $0 - data.lowerBound : nil } })
    identities.isConstant = true
    self.init(data: data, content: content, identities: identities)
  }
}

extension ForEach where Content: View {
  /// Views for the elements of a collection, each of which is given a binding to its element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, content: content)
  }

  /// Views for the elements of a collection, each of which is given a binding to its element.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
    self.init(
      data: pairs, content: { pair in content(data[pair.0]) },
      identities: ForEachIdentities(
        read: { ContiguousArray($0.map { $0.1 }) },
        match: { data, ids in
          var count = 0
          for (_, id) in data {
            guard count < ids.count, ids[count] == id else { return count }
            count += 1
          }
          return count
        },
        at: { data, offset in data[data.index(data.startIndex, offsetBy: offset)].1 }))
  }
}
