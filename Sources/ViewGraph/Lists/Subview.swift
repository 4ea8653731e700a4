/// A view of a list that a program takes apart: a proxy, which shows the view where it is placed.
///
/// What was applied to the original takes effect before what is applied to the proxy. Custom bodies that
/// form the list run in the environment of the container; the view shown reads the environment of the place
/// where the proxy stands. Placed twice, it shows twice.
public struct Subview: Identifiable {
  /// Identifies the view among the subviews of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  let source: SubviewSource

  public var id: ID { source.id }

  /// The container values that were set on the view.
  public var containerValues: ContainerValues { ContainerValues(recipe: source.recipe) }

  /// The value of a trait of the older kind.
  package func trait(_ key: ObjectIdentifier) -> Any? { source.recipe.trait(key) }
}

extension Subview: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { SubviewType(for: Self.self) { $0.source } }
}

extension Subview: IdentityComparable {
  package func isSame(as other: Subview) -> Bool { source.isSame(as: other.source) }
}

/// What a proxy stands for: a recipe, and the environment that its list was formed in.
final class SubviewSource {
  let recipe: Recipe
  let base: EnvironmentScope

  init(recipe: Recipe, base: EnvironmentScope) {
    self.recipe = recipe
    self.base = base
  }

  /// Where the view stands below the list's root: the identities of the loops above it and its places in
  /// the values between.
  private(set) lazy var id: Subview.ID = {
    var path: [AnyHashable] = []
    var node: ViewNode? = recipe.node
    while let current = node, !(current is RecipeRootNode), !(current is ElementNode) {
      if let item = current as? ForEachItem {
        if let identity = item.identity { path.append(identity) }
      } else if let explicit = current as? IdentityNode {
        path.append(explicit.identity)
      }
      if current.owner !== current.parent || !(current is ForEachItem) { path.append(Int(current.offset)) }
      node = current.parent
    }
    return Subview.ID(path: path.reversed())
  }()

  func isSame(as other: SubviewSource) -> Bool {
    guard recipe.node === other.recipe.node, base === other.base else { return false }
    var mine = recipe.wrappers
    var its = other.recipe.wrappers
    while let a = mine, let b = its {
      guard a.node === b.node else { return false }
      mine = a.outer
      its = b.outer
    }
    return mine == nil && its == nil
  }
}

/// The type of a proxy view.
final class SubviewType: _ViewType, @unchecked Sendable {
  private let read: (UnsafeRawPointer) -> SubviewSource

  init<V>(for type: V.Type, read: @escaping (V) -> SubviewSource) {
    self.read = { read($0.assumingMemoryBound(to: V.self).pointee) }
    super.init(for: type)
  }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    SubviewPlaceNode(place, type: self, read: read)
  }
}

/// Holds a proxy's node, and another when another proxy stands in its place.
final class SubviewPlaceNode: ListNode {
  private let read: (UnsafeRawPointer) -> SubviewSource
  private var source: SubviewSource
  private var child: SubviewNode?
  private let recipes: Bool

  init(_ place: NodePlace, type: _ViewType, read: @escaping (UnsafeRawPointer) -> SubviewSource) {
    self.read = read
    recipes = place.recipes
    source = read(place.owner.memory + place.offset)
    super.init(place, type: type)
    take()
  }

  private func take() {
    child = SubviewNode(
      NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment, recipes: recipes),
      type: nil, source: source)
  }

  override func update(from old: UnsafeRawPointer) {
    let next = read(value)
    guard !next.isSame(as: source) else { return }
    source = next
    if let child { graph.remove(child) }
    take()
    listChanged()
  }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override func collectRecipes(into recipes: inout [Recipe], wrappers: WrapperChain?) {
    child?.collectRecipes(into: &recipes, wrappers: wrappers)
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}
