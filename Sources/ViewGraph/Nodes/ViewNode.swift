/// What lives: one node for each view that needs one.
///
/// A node knows where its value is (`owner`'s memory at `offset`), under which node it hangs, and what it
/// has read. It holds no copy of its value. Nodes form one tree; those that are `ElementNode`s take part in
/// layout and drawing, the others (`ListNode`s) only say which elements a view contributes.
///
/// Invariants: `depth` is greater than the parent's; a dead node is in no queue that is still read and has
/// no reads. Belongs to the graph's work; whoever may outlive the node has
/// a `NodeHandle`.
package class ViewNode {
  package struct Flags: OptionSet {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Removed: nothing may use it but who still holds it.
    static let dead = Flags(rawValue: 1 << 0)
    /// In the queue of bodies to evaluate.
    static let needsEvaluation = Flags(rawValue: 1 << 1)
    /// In the queue of nodes whose answers are to be asked again.
    static let needsMeasure = Flags(rawValue: 1 << 2)
    /// Its children are to be placed again though its own place stays.
    static let needsPlacement = Flags(rawValue: 1 << 3)
    /// Its fragment is out of date.
    static let needsDrawing = Flags(rawValue: 1 << 4)
    /// A container whose list of children is out of date.
    static let needsChildren = Flags(rawValue: 1 << 5)
    /// Somewhere below, up to the next change of structure, a text gives baselines.
    static let hasBaselines = Flags(rawValue: 1 << 6)
    /// Somewhere below, a guide is set by hand or by a custom layout.
    static let hasGuides = Flags(rawValue: 1 << 7)
    /// Somewhere below, a preference is written.
    static let hasPreferences = Flags(rawValue: 1 << 8)
    /// Somewhere below, a node wants to know its place in the root's space.
    static let hasFrameReaders = Flags(rawValue: 1 << 9)
    /// Goes by frames itself, or is gone by: has an entry in `FrameReaders`.
    static let readsFrames = Flags(rawValue: 1 << 24)
    /// Among those to be asked after this layout whether their frames are others.
    static let awaitsFrameCheck = Flags(rawValue: 1 << 25)
    /// Entered while those are collected.
    static let hasMoved = Flags(rawValue: 1 << 26)
    /// Shows elements that have left layout until their transitions end.
    static let departing = Flags(rawValue: 1 << 11)
    static let appeared = Flags(rawValue: 1 << 12)
    /// Is a `PreferenceNode`.
    static let writesPreference = Flags(rawValue: 1 << 19)
    /// Somebody hears of preferences that are set below.
    static let hearsPreferences = Flags(rawValue: 1 << 18)
    /// What elements above know of those below.
    static let inherited: Flags = [.hasBaselines, .hasGuides, .hasFrameReaders]
    /// Placed at least once.
    static let isPlaced = Flags(rawValue: 1 << 13)
    /// Drawn through the stage of its transition until it is in place.
    static let arriving = Flags(rawValue: 1 << 14)
    /// Answers were dropped from a full memory since the layout parent last asked anew.
    static let hasForgotten = Flags(rawValue: 1 << 15)
    /// The layout parent has spaced its children by this one's wish.
    static let hasToldSpacing = Flags(rawValue: 1 << 16)
    /// The spacing that the layout parent was told still holds.
    static let isSpacingKnown = Flags(rawValue: 1 << 29)
    /// What the layout parent knows of spacing was made by this element's.
    static let isSpacingUsed = Flags(rawValue: 1 << 30)
    /// An element that stacks size themselves: a spacer, or one under modifiers that leave layout alone.
    static let isSpacer = Flags(rawValue: 1 << 17)
    /// The order in which a container paints its children is the present one.
    static let isPaintOrderKnown = Flags(rawValue: 1 << 31)
    /// A node without a frame that has a place in the table of nodes.
    static let isNamed = Flags(rawValue: 1 << 10)
    /// Has an observation link.
    static let observes = Flags(rawValue: 1 << 27)
    /// A program has been handed a value that leads here.
    static let isHandedOut = Flags(rawValue: 1 << 28)
  }

  package final unowned(unsafe) let parent: ViewNode?  // keeps this node while both are in the tree
  package final unowned(unsafe) let owner: OwnerNode!  // above this node; nil at the root
  package final unowned(unsafe) let type: _ViewType?  // types are kept for the life of the process
  // Has the tree, and takes it down in its own deinit.
  package final unowned(unsafe) let graph: Graph
  package final let environment: EnvironmentScope
  @exclusivity(unchecked) package final var reads: [ReadEdge] = []
  package final let offset: Int32
  package final let depth: Int32
  @exclusivity(unchecked) package final var flags: Flags = []
  /// Which of the graph's nodes this is, in the order in which they were made. After four thousand million the count
  /// starts again: see `isOlder(than:)`.
  package final let serial: UInt32

  init(_ place: NodePlace, type: _ViewType?) {
    parent = place.parent
    owner = place.owner
    offset = Int32(truncatingIfNeeded: place.offset)
    self.type = type
    environment = place.environment
    depth = place.parent.depth &+ 1 &+ place.gap
    graph = place.parent.graph
    serial = graph.nextSerial()
    graph.counters.nodes &+= 1
  }

  /// The root alone has no parent.
  init(rootOf graph: Graph, environment: EnvironmentScope) {
    parent = nil
    owner = nil
    offset = 0
    type = nil
    depth = 0
    self.environment = environment
    self.graph = graph
    serial = graph.nextSerial()
  }

  /// The node's value, in its owner's memory.
  @inline(__always)
  package final var value: UnsafeMutableRawPointer { owner.memory + Int(offset) }

  @inline(__always)
  package final func value<Value>(as _: Value.Type) -> UnsafeMutablePointer<Value> {
    value.assumingMemoryBound(to: Value.self)
  }

  package final var isDead: Bool { flags.contains(.dead) }

  // MARK: Update

  /// The owner's memory has been replaced; the value before is at `old + offset`.
  package func update(from old: UnsafeRawPointer) {}

  /// Something that the node has read changed.
  package func sourceChanged(_ transaction: Transaction) {}

  // MARK: The list

  /// How many elements the node contributes.
  package var elementCount: Int { 0 }

  /// Appends the elements that the node contributes, in order.
  package func collect(into elements: inout [ElementNode]) {}

  /// The node below whose list is this node's own, for nodes that add nothing to it.
  package var listed: ViewNode? { nil }

  /// How many elements the node contributes to a list that a program takes apart. Makes no element whose
  /// number is known from its type.
  package var recipeCount: Int { listed?.recipeCount ?? 0 }

  /// The element at an index of that list, made now if need be; nil where there is none.
  package func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    listed?.recipe(at: index, wrappers: wrappers)
  }

  /// Appends what tells the element at an index from the others, without making it.
  package func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    listed?.appendIdentity(ofRecipe: index, to: &path)
  }

  /// Appends the sections of that list, the node's first element being at `offset`.
  package func findSections(from offset: Int, into sections: inout [FoundSection]) {
    listed?.findSections(from: offset, into: &sections)
  }

  /// What tells a child's place from those of the others, nil where there is no other.
  func identityStep(to child: ViewNode) -> IdentityStep? { nil }

  /// The elements of a node below have changed: passed upward to whoever consumes the list.
  package func listChanged() { parent?.listChanged() }

  /// The nodes directly below, in order: for teardown, preferences and dumps.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  // MARK: Life

  /// Called once when the node leaves the tree, before its children do.
  package func willRemove() {}

  /// Gives back what the node has in the graph's tables: one that has left the tree remembers no answers and is not
  /// found any more.
  func leave() {}

  /// Sets a flag here and on every ancestor that lacks it, and on the wrappers that stand beside the way up:
  /// those of a modifier on a list.
  package final func markUpward(_ flag: Flags) {
    var node: ViewNode? = self
    while let current = node, !current.flags.contains(flag) {
      current.flags.insert(flag)
      (current as? ElementNode)?.layoutParent?.markUpward(flag)
      node = current.parent
    }
  }

  // MARK: Traits

  /// The value of a trait that this node sets, if it sets it.
  package func trait(_ key: ObjectIdentifier) -> Any? { nil }

  /// The uses of the traits that this node sets.
  package var traitUses: TraitUses { [] }

  /// Traits that are set on elements of a node below have changed: passed upward to whoever consumes the list.
  package func traitsChanged(_ uses: TraitUses) { parent?.traitsChanged(uses) }

  /// Whether traits that are set below say nothing of this node and those above.
  var consumesTraits: Bool { false }
}

/// A node that contributes a list and takes no part in layout.
package class ListNode: ViewNode {}

/// A node whose memory holds a view value: a body, a row's content, the content of an `AnyView`.
package class OwnerNode: ListNode {
  @exclusivity(unchecked) package final var memory: UnsafeMutableRawPointer

  init(_ place: NodePlace, type: _ViewType?, memory: UnsafeMutableRawPointer) {
    self.memory = memory
    super.init(place, type: type)
  }

  init(rootOf graph: Graph, environment: EnvironmentScope, memory: UnsafeMutableRawPointer) {
    self.memory = memory
    super.init(rootOf: graph, environment: environment)
  }

  /// Works the value in `memory` out again.
  func reevaluate() {}
}
