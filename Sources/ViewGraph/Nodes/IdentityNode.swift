/// Content under an identity of the program's: another identity makes another view, with new state.
final class IdentityNode: ListNode {
  private(set) var identity: AnyHashable
  private var child: ViewNode?
  private let contentType: _ViewType
  private let contentOffset: Int
  private let recipes: Bool
  private let read: (UnsafeRawPointer) -> AnyHashable

  init(
    _ place: NodePlace, content: _ViewType, contentOffset: Int,
    read: @escaping (UnsafeRawPointer) -> AnyHashable
  ) {
    contentType = content
    self.contentOffset = contentOffset
    recipes = place.recipes
    self.read = read
    identity = read(place.owner.memory + place.offset)
    super.init(place, type: nil)
    makeChild()
  }

  private func makeChild() {
    child = contentType.makeNode(
      NodePlace(owner: owner, offset: contentOffset, parent: self, environment: environment, recipes: recipes)
    )
  }

  override func update(from old: UnsafeRawPointer) {
    let next = read(value)
    if next == identity {
      child?.update(from: old)
    } else {
      let left = LeftValue(type: contentType, offset: contentOffset, memory: old)
      if let child { graph.leave(child, as: identity, left) }
      identity = next
      if let (node, left) = graph.revive(next, below: self) {
        child = node
        if let left { node.update(from: left) }
      } else {
        makeChild()
        if let child { graph.arrive(child) }
      }
      listChanged()
    }
  }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override var listed: ViewNode? { child }
  override func identityStep(to child: ViewNode) -> IdentityStep? { .explicit(identity) }
  override func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? {
    path.first == .explicit(identity) ? child?.recipeIndex(at: path.dropFirst()) : nil
  }
  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    path.append(.explicit(identity))
    child?.appendIdentity(ofRecipe: index, to: &path)
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}

nonisolated struct IDModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never
  let id: ID
  nonisolated static func _makeModifierType() -> _ModifierType { IdentityModifierType<ID>() }
}

/// The type of a modifier that gives views an identity.
protocol IdentityGiving: _ModifierType {
  /// The type of the identity.
  var identity: Any.Type { get }
}

final class IdentityModifierType<ID: Hashable>: _ModifierType, IdentityGiving, @unchecked Sendable {
  var identity: Any.Type { ID.self }
  init() { super.init(for: IDModifier<ID>.self) }
  override func makeNode(_ place: NodePlace, content: _ViewType, modifierOffset: Int) -> ViewNode {
    IdentityNode(place.at(modifierOffset), content: content, contentOffset: place.offset) {
      AnyHashable($0.assumingMemoryBound(to: IDModifier<ID>.self).pointee.id)
    }
  }
}

extension View {
  /// Binds the view's identity to a value: when the value changes, the view is replaced by a new one, with
  /// new state.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable { modifier(IDModifier(id: id)) }
}
