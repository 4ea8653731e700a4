/// What the engine knows of a view type: its size, how many elements it contributes and how its node is
/// made. One instance per type, made at first use and kept for the life of the process.
///
/// - Note: Made by the engine; a program has no use for it.
public class _ViewType: @unchecked Sendable {
  /// How many elements a view of the type contributes to a list.
  package enum Arity: Equatable {
    case fixed(Int)
    /// In the body of a modifier: `times` the number of elements of the modifier's content, and `plus` more.
    /// `of` identifies the modifier by the evaluator of its body.
    case content(of: ObjectIdentifier, times: Int, plus: Int)
    case dynamic

    package static let one = Arity.fixed(1)
  }

  package let type: Any.Type
  package let size: Int
  package let alignment: Int
  private let deinitialize: (UnsafeMutableRawPointer) -> Void
  /// What programs write for nodes of the type: a body, drawing, measuring. Used within engine work, as is the next.
  package final lazy var code = ProgramCode()
  /// The closures of loops that make views of the type.
  final lazy var rows = ProgramCode()

  init<Value>(for type: Value.Type) {
    self.type = type
    size = MemoryLayout<Value>.stride
    alignment = MemoryLayout<Value>.alignment
    deinitialize = { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }

  /// The comparison of two values of the type.
  package private(set) final lazy var plan = ValuePlan.of(type)

  /// Worked out at first use; a type that asks for itself meanwhile (a recursive body) is dynamic.
  package final var arity: Arity {
    if let knownArity { return knownArity }
    knownArity = .dynamic
    let arity = computeArity()
    knownArity = arity
    return arity
  }
  private final var knownArity: Arity?

  package func computeArity() -> Arity { .one }

  /// The type itself where its views are one element, otherwise that of a row of them. Kept for the life of the
  /// process, as types are.
  private(set) final lazy var single = arity == .one ? self : ImplicitStackType(.row, of: self)

  /// Whether `id(_:)` with a value of a type is applied to the views that ones of this type contribute.
  ///
  /// - Parameter depth: Of the types that are being asked: bodies may contain themselves.
  func givesIdentity(of identity: Any.Type, depth: Int) -> Bool { false }
  /// How deep in bodies identities are looked for.
  static let identityDepth = 16

  /// Whether the node of a view of the type is always one element, and no list.
  var makesElement: Bool { false }

  /// Whether a view of the type is one element, and the same as long as it is there: no branch, loop, identity or erased
  /// type decides on it. `content` in the body of a modifier counts as such.
  private(set) final lazy var keepsElement = keepsElement(depth: 0)

  /// - Parameter depth: Of the types that are being asked: bodies may contain themselves.
  func keepsElement(depth: Int) -> Bool { false }

  /// Makes the node of the value at `offset` in `owner`'s memory.
  package func makeNode(_ place: NodePlace) -> ViewNode {
    preconditionFailure("\(type) has no node")  // every kind of type overrides this
  }

  package final func allocate() -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: max(alignment, 1))
  }

  /// Memory with a copy of a value.
  final func copy(of value: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    func copy<Value>(_: Value.Type) -> UnsafeMutableRawPointer {
      let memory = allocate()
      memory.initializeMemory(as: Value.self, to: value.assumingMemoryBound(to: Value.self).pointee)
      return memory
    }
    return _openExistential(type, do: copy)
  }

  /// Destroys the value and leaves its memory.
  package final func destroy(_ memory: UnsafeMutableRawPointer) { deinitialize(memory) }

  /// Destroys the value and frees its memory.
  package final func release(_ memory: UnsafeMutableRawPointer) {
    deinitialize(memory)
    memory.deallocate()
  }

  private static let cache = TypeCache<_ViewType>()

  package static func of<V: View>(_ type: V.Type) -> _ViewType {
    cache.value(for: type) { V._makeViewType() }
  }
}

/// Where a node goes: whose memory holds its value, under which node it hangs, what it inherits.
package struct NodePlace {
  // A place is used up while a node is made; what it names is in the tree above.
  package unowned(unsafe) var owner: OwnerNode
  /// Of the value, in the owner's memory.
  package var offset: Int
  // As `owner`.
  package unowned(unsafe) var parent: ViewNode
  package var environment: EnvironmentScope
  /// Levels to leave free between the parent and the node, for nodes that will stand between the two.
  package var gap: Int32 = 0
  /// Whether elements are made as recipes, for a subview list, rather than as nodes.
  package var recipes = false

  package func at(_ offset: Int) -> NodePlace {
    var copy = self
    copy.offset += offset
    return copy
  }

  package func below(_ parent: ViewNode) -> NodePlace {
    var copy = self
    copy.parent = parent
    copy.gap = 0
    return copy
  }
}
