/// The subviews of a view, made only when they are shown. A collection, and a view that shows them all.
public struct SubviewsCollection: RandomAccessCollection {
  let list: RecipeList

  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { 0 }
  public var endIndex: Int { list.recipes.count }
  public subscript(index: Int) -> Subview { list.subview(index) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(bounds.lowerBound >= 0 && bounds.upperBound <= endIndex, "a range of subviews")
    return SubviewsCollectionSlice(base: self, bounds: bounds)
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
  public subscript(index: Int) -> Subview {
    precondition(bounds.contains(index), "the index of a subview")
    return base[index]
  }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      self.bounds.lowerBound <= bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
      "a range of subviews")
    return SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews: Array(self)) }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(subviews: Array(self)) }
}

extension ForEach where Data == [Subview], ID == Subview.ID, Content == Subview {
  nonisolated init(subviews: [Subview]) { self.init(subviews) { $0 } }
}

/// The recipes of one list, at one moment.
final class RecipeList {
  let recipes: [Recipe]
  let base: EnvironmentScope
  private var sources: [SubviewSource?]

  init(recipes: [Recipe], base: EnvironmentScope) {
    self.recipes = recipes
    self.base = base
    sources = Array(repeating: nil, count: recipes.count)
  }

  func subview(_ index: Int) -> Subview {
    if let known = sources[index] { return Subview(source: known) }
    let made = SubviewSource(recipe: recipes[index], base: base)
    sources[index] = made
    return Subview(source: made)
  }
}
