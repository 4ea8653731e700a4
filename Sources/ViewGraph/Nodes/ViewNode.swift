/// The persistent object behind a view value: one for each view that needs one.
///
/// A node knows where its value is (in the memory of its `owner`, at `offset`), its parent, and the sources
/// that it has read. It holds no copy of its value. Nodes form one tree: `ElementNode`s take part in layout
/// and drawing, `ListNode`s only define which elements a view contributes.
///
/// Invariants: `depth` is greater than the parent's; a dead node is in no queue that is still read and has no
/// reads. Used only within the graph's work; what may outlive the node refers to it by a `NodeHandle`.
package class ViewNode {
  package struct Flags: OptionSet {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Removed from the tree; what still holds the node checks this before using it.
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
    /// Depends on a frame, or others depend on its own: has an entry in `FrameReaders`.
    static let readsFrames = Flags(rawValue: 1 << 24)
    /// Queued for a check of its frame after this layout.
    static let awaitsFrameCheck = Flags(rawValue: 1 << 25)
    /// Visited while those are collected.
    static let hasMoved = Flags(rawValue: 1 << 26)
    /// An element that shows others until their transitions end, which have left its layout; a list with nodes that
    /// leave it meanwhile.
    static let departing = Flags(rawValue: 1 << 11)
    static let appeared = Flags(rawValue: 1 << 12)
    /// Is a `PreferenceNode`.
    static let writesPreference = Flags(rawValue: 1 << 19)
    /// A consumer observes the preferences that are set below.
    static let observesPreferences = Flags(rawValue: 1 << 18)
    /// Flags that are passed on to the elements above.
    static let inherited: Flags = [.hasBaselines, .hasGuides, .hasFrameReaders]
    /// Placed at least once.
    static let isPlaced = Flags(rawValue: 1 << 13)
    /// Shows otherwise than it is laid out and draws itself: it comes in with a transition, or is on its way to its
    /// place.
    static let isPresented = Flags(rawValue: 1 << 14)
    /// Answers were dropped from a full memory since the layout parent last asked anew.
    static let hasForgotten = Flags(rawValue: 1 << 15)
    /// The layout parent has arranged its children by this element's spacing.
    static let hasReportedSpacing = Flags(rawValue: 1 << 16)
    /// The spacing last read by an element above is current.
    static let isSpacingKnown = Flags(rawValue: 1 << 29)
    /// The spacing has been read by an element above since it was invalidated last.
    static let isSpacingUsed = Flags(rawValue: 1 << 30)
    /// An element whose length the stack sets: a spacer, also inside modifiers that do not affect layout.
    static let isSpacer = Flags(rawValue: 1 << 17)
    /// The order in which a container paints its children is the present one.
    static let isPaintOrderKnown = Flags(rawValue: 1 << 31)
    // 20 to 23: `TraitUses`.
    /// A node without a frame that has a place in the table of nodes.
    static let isNamed = Flags(rawValue: 1 << 10)
    /// Has an observation link.
    static let observes = Flags(rawValue: 1 << 27)
    /// A program may hold a value that refers to this node (`ElementReference`).
    static let isReferenced = Flags(rawValue: 1 << 28)
  }

  package final unowned(unsafe) let parent: ViewNode?  // keeps this node while both are in the tree
  // Above this node; nil at the root. Another while the node leaves its list (`LeavingNode`).
  @exclusivity(unchecked) package final internal(set) unowned(unsafe) var owner: OwnerNode!
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

  /// The owner's memory has been replaced; the previous value is at `old + offset`.
  package func update(from old: UnsafeRawPointer) {}

  /// Runs code whose reads of states and of the environment are this node's.
  @inline(__always)
  final func tracking<Result>(_ body: () -> Result) -> Result {
    let graph = graph
    let before = graph.tracked
    graph.tracked = self
    defer { graph.tracked = before }
    return body()
  }

  /// Something that the node has read changed.
  package func sourceChanged(_ transaction: Transaction) {}

  /// Whether the node takes part in layout and drawing: whether it is an `ElementNode`.
  var isElement: Bool { false }

  // MARK: The list

  /// How many elements the node contributes.
  package var elementCount: Int { 0 }

  /// Appends the elements that the node contributes, in order.
  package func collect(into elements: inout [ElementNode]) {}

  /// The first element that the node contributes.
  final var firstElement: ElementNode? {
    if isElement { return unsafeDowncast(self, to: ElementNode.self) }
    var elements: [ElementNode] = []
    collect(into: &elements)
    return elements.first
  }

  /// The node below whose list is this node's own, for nodes that add nothing to it.
  package var listed: ViewNode? { nil }

  /// How many elements the node contributes to a subview list. Makes no nodes where the number is known from
  /// the type.
  package var recipeCount: Int { listed?.recipeCount ?? 0 }

  /// The element at an index of that list, made now if need be; nil where there is none.
  package func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    listed?.recipe(at: index, wrappers: wrappers)
  }

  /// Appends the steps that identify the element at an index, without making it.
  package func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    listed?.appendIdentity(ofRecipe: index, to: &path)
  }

  /// The index in that list of the element with an identity, by the steps that `appendIdentity` gives; nil where there is
  /// none. Makes no element.
  package func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? { listed?.recipeIndex(at: path) }

  /// The index in that list at which the elements of a node directly below begin; nil where it contributes none.
  package func recipeStart(of child: ViewNode) -> Int? { 0 }

  /// Appends the sections of that list, the node's first element being at `offset`.
  package func findSections(from offset: Int, into sections: inout [FoundSection]) {
    listed?.findSections(from: offset, into: &sections)
  }

  /// The step that distinguishes a child from its siblings; nil where it has none.
  func identityStep(to child: ViewNode) -> IdentityStep? { nil }

  /// The elements of a node below have changed: passed upward to the consumer of the list.
  package func listChanged() { parent?.listChanged() }

  /// The nodes directly below, in order: for teardown, preferences and dumps.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  // MARK: Life

  /// Called once when the node leaves the tree, before its children do.
  package func willRemove() {}

  /// Removes the node's entries from the graph's tables: a node that has left the tree remembers no answers,
  /// and handles no longer lead to it.
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

  /// Traits of elements below have changed: passed upward to the consumer of the list.
  package func traitsChanged(_ uses: TraitUses) { parent?.traitsChanged(uses) }

  /// Whether traits that are set below end here: they do not apply to this node and those above.
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

  /// Computes the value in `memory` again.
  func reevaluate() {}
}
