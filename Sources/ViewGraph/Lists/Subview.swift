/// A view of a subview list: a proxy, which shows the view where it is placed.
///
/// What was applied to the original takes effect before what is applied to the proxy. Custom bodies that
/// form the list run in the environment of the container; the view shown reads the environment of the place
/// where the proxy stands. Placed twice, it shows twice. A proxy that outlives its view shows nothing.
public struct Subview: Identifiable {
  /// Identifies the view among the subviews of its container.
  public struct ID: Hashable {
    let path: [IdentityStep]
  }

  let source: SubviewSource

  /// The identity of the view: that of its place in the content, or of the loop or `id(_:)` that made it.
  public var id: ID { source.id }

  /// The container values that were set on the view.
  public var containerValues: ContainerValues { ContainerValues(source: source) }

  /// The environment that the content which the view is from sets around it; nil where the view has gone. The view at work
  /// depends on what it reads of it.
  package var environment: EnvironmentValues? {
    source.recipe.map { EnvironmentValues(scope: $0.node.environment) }
  }

  /// Whether the view that stands in the list is of a type, whatever is applied to it from outside.
  package func isOne<V: View>(of type: V.Type) -> Bool {
    guard let node = source.recipe?.node else { return false }
    if let proxied = node.proxied { return Subview(source: proxied).isOne(of: type) }
    return node.type?.type == type
  }

  /// Takes the view out of the tree where nothing is made from it and its loop can make it again: for one that was only asked.
  package func releaseIfUnused() { source.releaseIfUnused() }

  /// The same once the frame is settled: for one that was asked while views are updated, which may be made from it yet.
  package func releaseIfStillUnused() { source.releaseIfStillUnused() }

  /// The value of a trait of the older kind.
  package func trait(_ key: ObjectIdentifier) -> Any? { source.trait(key) }

  /// The values of a trait that is set several times, inmost first.
  package func traits(_ key: ObjectIdentifier) -> [Any] { source.traits(key) }

  /// The identity that a loop or `id(_:)` has given the view, the inmost of the type; nil where none has.
  package func explicitID<Identity: Hashable>(as type: Identity.Type) -> Identity? {
    source.recipe?.explicitID(as: type)
  }
}

extension Subview: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    SubviewType(for: Self.self) { ($0.source, [:]) }
  }
}

extension Subview: IdentityComparable {
  package func isSame(as other: Subview) -> Bool { source.isSame(as: other.source) }
}

/// What a proxy stands for: an element of a list, found when it is needed.
final class SubviewSource: TraitSource {
  let list: RecipeList
  private let index: Int
  private var found: Recipe?
  private var knownID: Subview.ID?

  init(list: RecipeList, index: Int) {
    self.list = list
    self.index = index
  }

  /// The element, nil when it is gone.
  var recipe: Recipe? {
    if let found, !found.node.isDead { return found }
    found = list.recipe(at: index)
    return found
  }

  /// Where the view stands below the list's root: identities, and places in the values between.
  var id: Subview.ID {
    if let knownID { return knownID }
    let id = list.identity(at: index)
    knownID = id
    return id
  }

  func releaseIfUnused() {
    guard let found, !found.node.isDead else { return }
    found.node.releaseRow()
  }

  func releaseIfStillUnused() {
    guard let found, !found.node.isDead, !found.node.hasInstances else { return }
    found.node.graph.whenSettled { self.releaseIfUnused() }
  }

  func trait(_ key: ObjectIdentifier) -> Any? { recipe?.trait(key) }
  func traits(_ key: ObjectIdentifier) -> [Any] { recipe?.traits(key) ?? [] }

  func isSame(as other: SubviewSource) -> Bool {
    if self === other { return true }
    guard let mine = recipe, let its = other.recipe else { return false }
    return mine.node === its.node && list.base === other.list.base
  }
}

/// The type of a proxy view.
final class SubviewType: _ViewType, @unchecked Sendable {
  typealias Content = (source: SubviewSource, traits: [ObjectIdentifier: Any])
  let read: (UnsafeRawPointer) -> Content

  init<V>(for type: V.Type, read: @escaping (V) -> Content) {
    self.read = { read($0.assumingMemoryBound(to: V.self).pointee) }
    super.init(for: type)
  }

  func source(at value: UnsafeRawPointer) -> SubviewSource { read(value).source }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    // In another subview list, the proxy is one element like any other.
    place.recipes ? RecipeNode(place, type: self) : SubviewPlaceNode(place, type: self)
  }
}

/// Holds the node of a subview proxy; makes a new one when it is replaced by another proxy.
final class SubviewPlaceNode: ListNode {
  private var content: SubviewType.Content
  private var child: SubviewNode?

  init(_ place: NodePlace, type: SubviewType) {
    content = type.read(place.owner.memory + place.offset)
    super.init(place, type: type)
    makeChild()
  }

  private func makeChild() {
    child = SubviewNode(
      NodePlace(owner: owner, offset: Int(offset), parent: self, environment: environment),
      source: content.source)
    if !content.traits.isEmpty { markTraits(.values) }
  }

  override func update(from old: UnsafeRawPointer) {
    guard let type = type as? SubviewType else { return }
    let next = type.read(value)
    if next.source.isSame(as: content.source) {
      let traitsMayDiffer = !content.traits.isEmpty || !next.traits.isEmpty
      content = next
      if traitsMayDiffer { traitsChanged(.values) }
      return
    }
    content = next
    if let child { graph.remove(child) }
    makeChild()
    listChanged()
  }

  override func trait(_ key: ObjectIdentifier) -> Any? { content.traits[key] }
  override var traitUses: TraitUses { content.traits.isEmpty ? [] : .values }
  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}
