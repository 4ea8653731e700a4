/// What depends on a trait and is invalidated when it changes. A trait without uses (a help text, a
/// transition) is looked up when it is needed, and its change invalidates nothing.
package struct TraitUses: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The order in which the container draws its children: `zIndex(_:)`.
  package static let paintOrder = TraitUses(rawValue: 1 << 0)
  /// Stacks: `layoutPriority(_:)`.
  package static let priority = TraitUses(rawValue: 1 << 1)
  /// Custom layouts and grids: `layoutValue(key:value:)`, and what is set on cells.
  package static let layout = TraitUses(rawValue: 1 << 2)
  /// Programs that receive a subview list: container values, tags, traits of variadic views.
  package static let values = TraitUses(rawValue: 1 << 3)
}

/// The key of a trait, which declares the trait's uses.
package protocol TraitKind {
  nonisolated static var uses: TraitUses { get }
}

extension ViewNode.Flags {
  /// On the chain to an element, traits of these uses are set; on a container: on that to one of its children.
  /// The container ends the chain: those above it have no such flag.
  init(_ uses: TraitUses) { self.init(rawValue: UInt32(uses.rawValue) << 20) }

  /// The uses of the traits on the chain to an element.
  var traitUses: TraitUses { TraitUses(rawValue: UInt8(truncatingIfNeeded: rawValue >> 20 & 0xf)) }
}

extension ViewNode {
  /// Sets the flags of the traits' uses from here up to the container whose children have the traits.
  final func markTraits(_ uses: TraitUses) {
    let flags = Flags(uses)
    var node: ViewNode? = self
    while let current = node, !current.flags.isSuperset(of: flags) {
      current.flags.formUnion(flags)
      if current.consumesTraits { return }
      node = current.parent
    }
  }
}

/// A modifier that sets a trait of its content's elements.
package protocol TraitModifying: ViewModifier where Body == Never {
  nonisolated static var traitKey: ObjectIdentifier { get }
  /// What is invalidated when the trait changes.
  nonisolated static var traitUses: TraitUses { get }
  nonisolated var traitValue: Any { get }
  /// Whether those are to be told who have looked the trait up; nil where the modifier's fields say: told when one differs.
  nonisolated func changesTrait(from old: Self) -> Bool?
}

extension TraitModifying {
  package nonisolated func changesTrait(from old: Self) -> Bool? { nil }

  package nonisolated static func makeTraitType() -> _ModifierType {
    let plan = ValuePlan.of(Self.self)
    return ScopeModifierType(for: Self.self, inSubviewList: .inList) { place, content, offset in
      TraitNode(
        place, content: content, contentOffset: offset, key: traitKey, uses: traitUses,
        isSame: { old, new in
          let old = old.assumingMemoryBound(to: Self.self)
          let new = new.assumingMemoryBound(to: Self.self)
          return new.pointee.changesTrait(from: old.pointee).map { !$0 } ?? plan.equal(old, new)
        }
      ) {
        $0.assumingMemoryBound(to: Self.self).pointee.traitValue
      }.begin(place.environment)
    }
  }
}

/// Sets a trait of the elements below, for their container.
package class TraitNode: ScopeNode {
  private let key: ObjectIdentifier
  private let uses: TraitUses
  private let read: (UnsafeRawPointer) -> Any
  private let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(
    _ place: NodePlace, content: _ViewType, contentOffset: Int, key: ObjectIdentifier, uses: TraitUses,
    isSame: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool, read: @escaping (UnsafeRawPointer) -> Any
  ) {
    self.key = key
    self.uses = uses
    self.read = read
    self.isSame = isSame
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
    markTraits(uses)
    noteTransition()
  }

  private final func noteTransition() {
    if key == TransitionTrait.key { graph.presences.note(read(UnsafeRawPointer(value))) }
  }

  override package func trait(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? read(UnsafeRawPointer(value)) : nil
  }

  override package var traitUses: TraitUses { uses }

  override func modifierChanged(from old: UnsafeRawPointer) {
    noteTransition()
    guard !uses.isEmpty, !isSame(old, value) else { return }
    traitsChanged(uses)
    if recipes { invalidatePlacements() }
  }

  /// Elements of a subview list are also in the lists of the containers in which the program places them.
  private final func invalidatePlacements() {
    var waiting: [ViewNode] = [self]
    while let node = waiting.popLast() {
      if let recipe = node as? RecipeNode { recipe.traitChanged(uses) }
      if !node.isElement { node.forEachChild { waiting.append($0) } }
    }
  }
}
