/// A custom view: holds the value of its body and runs it again when something it read has changed. The body
/// of an `Animatable` view is run for each frame of an animation, with the value as it is then.
class BodyNode: OwnerNode, AnimatedNode {
  private let evaluator: BodyEvaluator
  final var evaluatorIdentity: BodyEvaluator { evaluator }
  /// The type of the value whose body runs; nil for a node that runs it in a way of its own.
  final var valueType: Any.Type? { evaluator.valueType }
  @exclusivity(unchecked) private var child: ViewNode?
  /// What the view's dynamic properties keep between evaluations, in the order of the fields.
  @exclusivity(unchecked) private var properties: [AnyObject?]
  /// The view's value on its way to the present one.
  @exclusivity(unchecked) final var animation: NodeAnimation?
  /// Whether the memory holds a body: not before it has run, and never where a placeholder stands for it.
  @exclusivity(unchecked) private var hasBody = false
  /// Whether the body runs for the first time: asked meanwhile for what it contributes, there is nothing yet.
  @exclusivity(unchecked) private var isBeginning = false
  private let recipes: Bool

  init(_ place: NodePlace, type: _ViewType?, evaluator: BodyEvaluator) {
    self.evaluator = evaluator
    properties = Array(repeating: nil, count: evaluator.properties.count)
    recipes = place.recipes
    super.init(place, type: type, memory: evaluator.bodyType.allocate())
  }

  /// How many elements the body contributes.
  var bodyArity: _ViewType.Arity { evaluator.bodyType.arity }

  /// Runs the body for the first time and makes its nodes. In a subview list, a body whose number of elements
  /// is known from its type runs only when one of them is accessed.
  final func begin() -> Self {
    if recipes, case .fixed = bodyArity { return self }
    return realise()
  }

  @discardableResult
  private func realise() -> Self {
    guard child == nil, !isDead, !isBeginning else { return self }
    isBeginning = true
    defer { isBeginning = false }
    let place = NodePlace(owner: self, offset: 0, parent: self, environment: environment, recipes: recipes)
    if !properties.isEmpty, let known = graph.parkedStates?.take(for: self) ?? statesOfOriginal {
      properties = known
    }
    let isMade = graph.descend(below: self) {
      evaluate(into: memory)
      hasBody = true
      child = evaluator.bodyType.makeNode(place)
    }
    if !isMade { child = Placeholder.type.makeNode(place) }
    return self
  }

  deinit {
    if hasBody { evaluator.bodyType.release(memory) } else { memory.deallocate() }
  }

  /// Initialises the memory with the body.
  func runBody(into memory: UnsafeMutableRawPointer) { evaluator.body(presented, memory) }

  /// The view as it shows: on its way to the owner's value while it is animated.
  private final var presented: UnsafeMutableRawPointer { animation?.presented ?? value }

  private func evaluate(into memory: UnsafeMutableRawPointer) {
    let graph = graph
    graph.counters.bodies &+= 1
    Source.removeReads(of: self)
    // What the body writes from now on is another change.
    flags.remove(.needsEvaluation)
    let fields = evaluator.properties
    let value = presented
    observing(evaluator.code) {
      for index in fields.indices {
        fields[index].install(value + fields[index].offset, &properties[index], self)
      }
      if !fields.isEmpty, animation == nil, let owner, Swift.type(of: owner) == AnyViewNode.self {
        unsafeDowncast(owner, to: AnyViewNode.self).box.fill(fields, at: Int(offset))
      }
      runBody(into: memory)
    }
  }

  /// Whether the value is the one that was in the owner's memory before.
  final func isSame(as old: UnsafeRawPointer) -> Bool { evaluator.plan.equal(old + Int(offset), value) }

  override func update(from old: UnsafeRawPointer) {
    let isSame = isSame(as: old)
    guard !isSame || flags.contains(.needsEvaluation) else { return }
    if !isSame, hasBody {
      // It is evaluated now, whether or not the animation would have queued it.
      flags.insert(.needsEvaluation)
      valueChanged(from: old + Int(offset), evaluator.animated)
    }
    reevaluate()
  }

  /// The change is no program's, so it has no transaction: what else it changes is there at once.
  final func presentedValueChanged() { graph.enqueueEvaluation(self, Transaction()) }

  /// Runs the body into fresh memory, lets what is below compare, then destroys the old value.
  final override func reevaluate() {
    // What has no body yet runs it when it is made; a placeholder never does.
    guard let child, hasBody, !isDead else {
      flags.remove(.needsEvaluation)
      return
    }
    let old = memory
    let fresh = evaluator.bodyType.allocate()
    evaluate(into: fresh)
    memory = fresh
    child.update(from: old)
    evaluator.bodyType.release(old)
  }

  override func sourceChanged(_ transaction: Transaction) { graph.enqueueEvaluation(self, transaction) }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override var listed: ViewNode? { child }
  override var recipeCount: Int {
    if child == nil, recipes, case .fixed(let count) = bodyArity { return count }
    return child?.recipeCount ?? 0
  }
  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    realise()
    return child?.recipe(at: index, wrappers: wrappers)
  }
  override func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? {
    guard case .fixed = bodyArity else { return child?.recipeIndex(at: path) }
    guard case .position(let index)? = path.first, path.count == 1 else { return nil }
    return index
  }
  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    if case .fixed = bodyArity { return path.append(.position(index)) }
    child?.appendIdentity(ofRecipe: index, to: &path)
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
  /// What dynamic properties keep that is worth keeping while the view is out of the tree; nil where nothing is.
  func park() -> [AnyObject?]? {
    guard !properties.isEmpty else { return nil }
    let kept = properties.map { $0.flatMap { ($0 as? any ParkedStorage)?.parked } }
    guard kept.contains(where: { $0 != nil }) else { return nil }
    // What is kept outlives this node, which is taken apart.
    for index in kept.indices where kept[index] != nil { properties[index] = nil }
    return kept
  }

  /// What a copy of the view has in common with it.
  var sharedStates: [AnyObject?] { properties.map { ($0 as? any ParkedStorage)?.shared } }

  override func willRemove() {
    endAnimation()
    for property in properties { (property as? any PropertyStorage)?.nodeWillRemove(in: graph) }
  }
}

/// How the body of one type is run: made once per type.
package final class BodyEvaluator: @unchecked Sendable {
  /// Reads the value and initialises the memory with its body.
  package typealias Body = (_ value: UnsafeMutableRawPointer, _ memory: UnsafeMutableRawPointer) -> Void

  package let bodyType: _ViewType
  let valueType: Any.Type?
  package let plan: ValuePlan
  package let properties: [PropertyField]
  package let body: Body
  package let code = ProgramCode()
  /// How values of the type are animated; nil where nothing of them is. Only an animated change asks for it.
  final lazy var animated = makeAnimated()
  private let makeAnimated: () -> AnimatedValue?

  package init<Value>(for type: Value.Type, bodyType: _ViewType, body: @escaping Body) {
    self.bodyType = bodyType
    valueType = type
    self.body = body
    makeAnimated = { AnimatedValue.of(type) }
    plan = ValuePlan.of(type)
    properties = PropertyField.fields(of: type)
  }

  /// For a node that runs its body in a way of its own.
  init(bodyType: _ViewType, plan: ValuePlan, properties: [PropertyField]) {
    self.bodyType = bodyType
    valueType = nil
    self.plan = plan
    self.properties = properties
    body = { _, _ in }
    makeAnimated = { nil }
  }

  /// Bodies are main-actor code. The graph belongs to one thread and hosts enter it there, so the isolation
  /// of the call is known and is not checked again for every body.
  package static func assumingIsolation(
    _ body: @escaping @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  ) -> Body {
    unsafeBitCast(body, to: Body.self)
  }
}

/// The type of a custom view.
class BodyViewType<V: View>: _ViewType, @unchecked Sendable {
  final lazy var evaluator = BodyEvaluator(
    for: V.self, bodyType: .of(V.Body.self),
    body: BodyEvaluator.assumingIsolation { value, memory in
      memory.initializeMemory(as: V.Body.self, to: value.assumingMemoryBound(to: V.self).pointee.body)
    })

  init() { super.init(for: V.self) }

  override func computeArity() -> Arity { evaluator.bodyType.arity }
  override func keepsElement(depth: Int) -> Bool {
    depth < Self.identityDepth && evaluator.bodyType.keepsElement(depth: depth + 1)
  }

  override func givesIdentity(of identity: Any.Type, depth: Int) -> Bool {
    depth < Self.identityDepth && evaluator.bodyType.givesIdentity(of: identity, depth: depth + 1)
  }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    BodyNode(place, type: self, evaluator: evaluator).begin()
  }
}
