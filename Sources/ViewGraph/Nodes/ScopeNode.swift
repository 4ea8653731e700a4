/// A modifier that takes no part in layout: it sets the environment, traits or preferences of its content, or
/// acts when the content appears or a value changes.
package class ScopeNode: ListNode {
  private final var content: ViewNode!  // set by begin()
  final var hasBegun: Bool { content != nil }
  private final let contentType: _ViewType
  private final let contentOffset: Int
  /// Whether the node is in a subview list.
  final let recipes: Bool

  init(_ place: NodePlace, type: _ViewType?, content: _ViewType, contentOffset: Int) {
    contentType = content
    self.contentOffset = contentOffset
    recipes = place.recipes
    super.init(place, type: type)
  }

  /// Makes the content in the given environment.
  final func begin(_ environment: EnvironmentScope) -> Self {
    content = contentType.makeNode(
      NodePlace(owner: owner, offset: contentOffset, parent: self, environment: environment, recipes: recipes)
    )
    return self
  }

  /// The modifier's value changed.
  func modifierChanged(from old: UnsafeRawPointer) {}

  override package func update(from old: UnsafeRawPointer) {
    modifierChanged(from: old + Int(offset))
    content.update(from: old)
  }

  override package var elementCount: Int { content.elementCount }
  override package func collect(into elements: inout [ElementNode]) { content.collect(into: &elements) }
  override package var listed: ViewNode? { content }
  override package func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}

/// A modifier whose node is a scope: the closures of one type, made once.
package final class ScopeModifierType: _ModifierType, @unchecked Sendable {
  /// Where a modifier takes effect that is put on the views of a subview list.
  package enum ListEffect {
    /// In the list (environment, traits).
    case inList
    /// Around each view, where the program places it (preferences, animations).
    case aroundEach
    /// Once for all of them (`onAppear`): around a single view, in the list of several.
    case once
  }

  private let make: (NodePlace, _ViewType, Int) -> ScopeNode
  private let effect: ListEffect

  /// `make` gets the modifier's place, the content's type and its offset, and begins the node.
  package init<M>(
    for type: M.Type, inSubviewList effect: ListEffect = .aroundEach,
    make: @escaping (NodePlace, _ViewType, Int) -> ScopeNode
  ) {
    self.make = make
    self.effect = effect
    super.init(for: type)
  }

  /// Whether a copy of the modifier stands around each view of a list.
  private func isCopied(_ place: NodePlace, _ content: _ViewType) -> Bool {
    switch effect {
    case .inList: false
    case .aroundEach: true
    case .once: place.arity(of: content) == .one
    }
  }

  override func keepsElement(of content: _ViewType, depth: Int) -> Bool { content.keepsElement(depth: depth) }

  override package func makeNode(_ place: NodePlace, content: _ViewType, modifierOffset: Int) -> ViewNode {
    let modifier = place.at(modifierOffset)
    if place.recipes, isCopied(place, content) {
      return LinkedScopeNode(modifier, scope: self, content: content, contentOffset: place.offset)
    }
    return make(modifier, content, place.offset)
  }
}

/// Sets environment values for what is below.
package final class EnvironmentNode: ScopeNode {
  private let entries = EnvironmentEntries()
  private let writeValues: (UnsafeRawPointer, inout EnvironmentValues) -> Void
  private let plan: ValuePlan

  init(
    _ place: NodePlace, content: _ViewType, contentOffset: Int, plan: ValuePlan,
    write: @escaping (UnsafeRawPointer, inout EnvironmentValues) -> Void
  ) {
    writeValues = write
    self.plan = plan
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
  }

  func begin() -> EnvironmentNode {
    write(Transaction())
    return begin(EnvironmentScope(parent: environment, entries: entries))
  }

  private func write(_ transaction: Transaction) {
    Source.removeReads(of: self)
    var values = EnvironmentValues(scope: environment)
    observing { writeValues(value, &values) }
    let added = entries.update(with: values.overrides, replacing: true, transaction)
    if hasBegun { for key in added { keyBecameSet(key, transaction) } }
  }

  /// Below, nodes have looked for the key further up.
  private func keyBecameSet(_ key: ObjectIdentifier, _ transaction: Transaction) {
    environment.shapeChanged()
    if key == ObjectIdentifier(LayoutDirectionKey.self) { EnvironmentEntries.directionChanged() }
    var readers: [(ViewNode, Source)] = []
    var waiting: [ViewNode] = [self]
    while let node = waiting.popLast() {
      for edge in node.reads {
        if let source = edge.source.object, source.depends(on: key), node !== self {
          readers.append((node, source))
        }
      }
      // What is made from a list's elements stands elsewhere and inherits from here as well.
      (node as? RecipeNode)?.forEachInstance { waiting.append($0) }
      node.forEachLiving { waiting.append($0) }
    }
    for (node, source) in readers where !node.isDead { source.keyBecameSet(for: node, transaction) }
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    if !plan.equal(old, value) { write(graph.transaction) }
  }

  override package func sourceChanged(_ transaction: Transaction) { write(transaction) }
}

/// A modifier that writes to the environment.
package protocol EnvironmentModifying: ViewModifier where Body == Never {
  nonisolated func write(to values: inout EnvironmentValues)
}

extension EnvironmentModifying {
  package nonisolated static func makeEnvironmentType() -> _ModifierType {
    let plan = ValuePlan.of(Self.self)
    return ScopeModifierType(for: Self.self, inSubviewList: .inList) { place, content, offset in
      EnvironmentNode(place, content: content, contentOffset: offset, plan: plan) { value, values in
        value.assumingMemoryBound(to: Self.self).pointee.write(to: &values)
      }.begin()
    }
  }
}
