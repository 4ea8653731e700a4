/// The subviews of a view, each made only when it is shown or asked about. A collection, and a view that
/// shows them all; it keeps the sections that they are in.
///
/// Belongs to the moment at which it was handed out, and to the main actor: once the list has changed, and on other threads,
/// subviews that were not used until then show nothing. So does an index out of range.
public struct SubviewsCollection: RandomAccessCollection {
  let list: RecipeList
  /// Of the list's elements.
  let range: Range<Int>

  init(list: RecipeList) { self.init(list: list, range: 0..<list.count) }

  init(list: RecipeList, range: Range<Int>) {
    self.list = list
    self.range = range
  }

  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  /// Whether some view of the whole list is marked as a row of an outline that has others below it
  /// (`OutlineRowMark`), and rows leave room for the arrows of such.
  package var hasOutlineRows: Bool { list.hasOutlineRows }

  public var startIndex: Int { 0 }
  public var endIndex: Int { range.count }
  /// A subview by its index. One out of range shows nothing.
  public subscript(index: Int) -> Subview {
    let inside = index >= 0 && index < range.count
    return Subview(source: SubviewSource(list: list, index: inside ? range.lowerBound + index : -1))
  }
  /// Some subviews that follow each other. What is out of range is left out.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds.clamped(to: 0..<range.count))
  }
}

extension SubviewsCollection: IdentityLocating {
  package func offset(ofIdentity identity: AnyHashable) -> Int? { offsets(ofIdentities: [identity])[0] }

  package func offsets(ofIdentities identities: [AnyHashable]) -> [Int?] {
    list.indices(ofOwnOrGiven: identities).map { index in
      index.flatMap { range.contains($0) ? $0 - range.lowerBound : nil }
    }
  }
}

/// A run of subviews. Indices and identities are those of the whole.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>

  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  /// A subview by its index in the whole collection. One outside of the slice shows nothing.
  public subscript(index: Int) -> Subview { base[bounds.contains(index) ? index : -1] }
  /// Some subviews that follow each other. What is outside of the slice is left out.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds.clamped(to: self.bounds))
  }
}

extension SubviewsCollectionSlice: IdentityLocating {
  package func offset(ofIdentity identity: AnyHashable) -> Int? { offsets(ofIdentities: [identity])[0] }

  package func offsets(ofIdentities identities: [AnyHashable]) -> [Int?] {
    base.offsets(ofIdentities: identities).map { offset in
      offset.flatMap { bounds.contains($0) ? $0 - bounds.lowerBound : nil }
    }
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
  public nonisolated static func _makeViewType() -> _ViewType { SubviewRunType<Self>() }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
  public nonisolated static func _makeViewType() -> _ViewType { SubviewRunType<Self>() }
}

/// Subviews that follow one another in their list.
protocol SubviewRun {
  nonisolated var list: RecipeList { get }
  nonisolated var range: Range<Int> { get }
}

extension SubviewsCollection: SubviewRun {}
extension SubviewsCollectionSlice: SubviewRun {
  nonisolated var list: RecipeList { base.list }
  nonisolated var range: Range<Int> {
    base.range.lowerBound + bounds.lowerBound..<base.range.lowerBound + bounds.upperBound
  }
}

/// The type of a run of subviews as a view.
final class SubviewRunType<V: View & SubviewRun>: BodyViewType<V>, @unchecked Sendable {
  override func makeNode(_ place: NodePlace) -> ViewNode {
    SubviewRunNode(place, type: self, evaluator: evaluator) {
      let run = $0.assumingMemoryBound(to: V.self).pointee
      return (run.list, run.range)
    }.begin()
  }
}

/// A run of subviews in a list: its sections go with it.
final class SubviewRunNode: BodyNode {
  private let read: (UnsafeRawPointer) -> (RecipeList, Range<Int>)

  init(
    _ place: NodePlace, type: _ViewType, evaluator: BodyEvaluator,
    read: @escaping (UnsafeRawPointer) -> (RecipeList, Range<Int>)
  ) {
    self.read = read
    super.init(place, type: type, evaluator: evaluator)
  }

  override func findSections(from offset: Int, into sections: inout [FoundSection]) {
    let (list, range) = read(value)
    for section in list.sections {
      guard var clipped = section.clipped(to: range) else { continue }
      clipped.shift(by: offset - range.lowerBound)
      clipped.carriers.append(self)
      sections.append(clipped)
    }
  }
}
