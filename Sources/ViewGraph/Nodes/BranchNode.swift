/// A choice: `if`, `switch`, an optional. Each branch has an identity of its own, so that switching to
/// another branch makes new state, even where both have the same type.
final class BranchNode: ListNode {
  private var child: ViewNode?
  private var branch: Int
  private let recipes: Bool

  init(_ place: NodePlace, type: BranchType) {
    branch = -1
    recipes = place.recipes
    super.init(place, type: type)
    makeChild(of: type.branch(value))
  }

  private var branchType: BranchType { unsafeDowncast(type!, to: BranchType.self) }  // set by init

  private func makeChild(of branch: Int) {
    self.branch = branch
    guard branchType.branches.indices.contains(branch) else { return }
    let (offset, type) = branchType.branches[branch]
    child = type.makeNode(
      NodePlace(
        owner: owner, offset: Int(self.offset) + offset, parent: self, environment: environment,
        recipes: recipes))
  }

  override func update(from old: UnsafeRawPointer) {
    let next = branchType.branch(value)
    if next == branch {
      child?.update(from: old)
    } else {
      if let child { graph.leave(child, as: branch, leftValue(in: old)) }
      child = nil
      if let (node, left) = graph.revive(next, below: self) {
        (branch, child) = (next, node)
        if let left { node.update(from: left) }
      } else {
        makeChild(of: next)
        if let child { graph.arrive(child) }
      }
      listChanged()
    }
  }

  /// The payload of the present branch, in the owner's memory of before.
  private func leftValue(in old: UnsafeRawPointer) -> LeftValue? {
    guard branchType.branches.indices.contains(branch) else { return nil }
    let (offset, type) = branchType.branches[branch]
    return LeftValue(type: type, offset: Int(self.offset) + offset, memory: old)
  }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override var listed: ViewNode? { child }
  override func identityStep(to child: ViewNode) -> IdentityStep? { .position(branch) }
  override func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? {
    path.first == .position(branch) ? child?.recipeIndex(at: path.dropFirst()) : nil
  }
  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    path.append(.position(branch))
    child?.appendIdentity(ofRecipe: index, to: &path)
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}

/// The type of a choice: the offset of each branch's payload, and a closure that returns the active branch.
final class BranchType: _ViewType, @unchecked Sendable {
  typealias Choose = (UnsafeRawPointer) -> Int
  private let makeBranches: () -> [(Int, _ViewType)]
  private(set) lazy var branches = makeBranches()
  private let choose: Choose

  init<Value>(
    for type: Value.Type, branches: @escaping () -> [(Int, _ViewType)], choose: @escaping Choose
  ) {
    makeBranches = branches
    self.choose = choose
    super.init(for: type)
  }

  func branch(_ value: UnsafeRawPointer) -> Int { choose(value) }

  /// One element only where every branch has one; a lone optional has none or some.
  override func computeArity() -> Arity {
    guard branches.count > 1, let first = branches.first?.1.arity else { return .dynamic }
    return branches.allSatisfy { $0.1.arity == first } ? first : .dynamic
  }

  override func givesIdentity(of identity: Any.Type, depth: Int) -> Bool {
    branches.contains { $0.1.givesIdentity(of: identity, depth: depth) }
  }

  override func makeNode(_ place: NodePlace) -> ViewNode { BranchNode(place, type: self) }
}

/// One of two views: what a builder makes of `if … else` and `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// A payload of a generic enum stands at its start, with its own type's layout: the case is told behind the payloads and
  /// not in bits that they leave free.
  @usableFromInline enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @usableFromInline nonisolated init(_ storage: Storage) { self.storage = storage }
}

/// Choices of what is no view: rows and columns of tables.
extension _ConditionalContent {
  package nonisolated static func choosing(first: TrueContent) -> Self { Self(.first(first)) }
  package nonisolated static func choosing(second: FalseContent) -> Self { Self(.second(second)) }

  /// Runs the closure of the branch that there is.
  package nonisolated func branch<Result>(
    _ whenFirst: (TrueContent) -> Result, second whenSecond: (FalseContent) -> Result
  ) -> Result {
    switch storage {
    case .first(let content): whenFirst(content)
    case .second(let content): whenSecond(content)
    }
  }

  /// The same choice of other content.
  package nonisolated func mapped<A, B>(
    _ first: (TrueContent) -> A, second: (FalseContent) -> B
  ) -> _ConditionalContent<A, B> {
    branch(
      { _ConditionalContent<A, B>(.first(first($0))) },
      second: { _ConditionalContent<A, B>(.second(second($0))) })
  }
}

/// Two choices are the same where the branch is, and what is in it.
extension _ConditionalContent: IdentityComparable {
  package func isSame(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.first(let mine), .first(let its)): ValuePlan.areEqual(mine, its)
    case (.second(let mine), .second(let its)): ValuePlan.areEqual(mine, its)
    default: false
    }
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    BranchType(
      for: Self.self,
      branches: { [(0, .of(TrueContent.self)), (0, .of(FalseContent.self))] },
      choose: {
        switch $0.assumingMemoryBound(to: Self.self).pointee.storage {
        case .first: 0
        case .second: 1
        }
      })
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  /// A payload stands at the start of an optional, with the wrapped type's own layout.
  public nonisolated static func _makeViewType() -> _ViewType {
    BranchType(
      for: Self.self, branches: { [(0, .of(Wrapped.self))] },
      choose: { $0.assumingMemoryBound(to: Self.self).pointee == nil ? -1 : 0 })
  }
}
