/// A view that is made from the subview list of another, such as `Group(subviews:)`: its body is computed
/// from the list, and again when the list or the closure that uses it changes.
final class ListBodyNode: BodyNode, RecipeConsumer {
  private let listType: ListBodyType
  private var root: RecipeRootNode!  // set by init, right after self can be its parent

  init(_ place: NodePlace, type: ListBodyType) {
    listType = type
    super.init(place, type: type, evaluator: type.evaluator)
    root = RecipeRootNode(place.below(self).at(type.baseOffset), content: type.base)
  }

  var base: RecipeList { root.list() }

  /// Called while bodies run: the change is part of this update, not a write during it.
  func recipesChanged() {
    let graph = graph
    let before = graph.tracked
    graph.tracked = nil
    graph.enqueueEvaluation(self, graph.transaction)
    graph.tracked = before
  }

  override func runBody(into memory: UnsafeMutableRawPointer) { listType.body(value, root.list(), memory) }

  override func update(from old: UnsafeRawPointer) {
    root.update(from: old)
    let isSame = listType.ownPlan.equal(old + Int(offset) + listType.ownOffset, value + listType.ownOffset)
    if flags.contains(.needsEvaluation) || !isSame { reevaluate() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let root { body(root) }
  }
}

/// The type of a view that is made from another's subview list.
final class ListBodyType: _ViewType, @unchecked Sendable {
  typealias Body = (_ value: UnsafeMutableRawPointer, RecipeList, _ memory: UnsafeMutableRawPointer) -> Void

  let baseOffset: Int
  let ownOffset: Int
  let ownPlan: ValuePlan
  let body: Body
  /// Whether the view is one element, whatever its value consists of.
  private let isUnary: Bool
  private let makeBase: () -> _ViewType
  private(set) lazy var base = makeBase()
  private let makeEvaluator: () -> BodyEvaluator
  private(set) lazy var evaluator = makeEvaluator()

  /// - Parameters:
  ///   - base: the type of the view whose subview list is used, which is stored at `baseOffset`.
  ///   - own: the type of the rest of the value, which is stored at `ownOffset`; may have dynamic properties.
  ///   - body: works the result out.
  init<V, Base: View, Own, Result: View>(
    for type: V.Type, base: Base.Type, baseOffset: Int?, own: Own.Type, ownOffset: Int?,
    isUnary: Bool = false,
    body: @escaping @MainActor (V, RecipeList) -> Result
  ) {
    self.baseOffset = baseOffset ?? 0
    self.ownOffset = ownOffset ?? Self.offset(of: own, in: type)
    self.isUnary = isUnary
    ownPlan = ValuePlan.of(own)
    makeBase = { .of(Base.self) }
    let run: @MainActor (UnsafeMutableRawPointer, RecipeList, UnsafeMutableRawPointer) -> Void = {
      $2.initializeMemory(as: Result.self, to: body($0.assumingMemoryBound(to: V.self).pointee, $1))
    }
    // Bodies are main-actor code, and the graph's thread is the main actor's: see BodyEvaluator.
    self.body = unsafeBitCast(run, to: Body.self)
    let start = self.ownOffset
    makeEvaluator = {
      let properties = PropertyField.fields(of: own).map {
        PropertyField(offset: start + $0.offset, install: $0.install, empty: $0.empty)
      }
      return BodyEvaluator(bodyType: .of(Result.self), plan: .of(own), properties: properties)
    }
    super.init(for: type)
  }

  /// The offset of the field of a type in a value: a key path to a closure has none.
  private static func offset(of field: Any.Type, in type: Any.Type) -> Int {
    TypeField.fields(of: type).first { $0.type == field }?.offset ?? 0
  }

  override func computeArity() -> Arity { isUnary ? .one : evaluator.bodyType.arity }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    guard isUnary else { return ListBodyNode(place, type: self).begin() }
    if place.recipes { return RecipeNode(place, type: self) }
    return ContainerNode(
      place, algorithm: ImplicitStack(.column)
    ) { ListBodyNode(place.below($0), type: self).begin() }
  }
}
