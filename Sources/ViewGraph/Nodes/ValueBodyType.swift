/// The type of a view that is nothing but a value whose body somebody else knows (an app, whose body is
/// scenes). The value's dynamic properties are made ready as a view's are.
package final class ValueBodyType<Value, Content: View>: _ViewType, @unchecked Sendable {
  private let makeBody: @MainActor (Value) -> Content
  private lazy var evaluator = BodyEvaluator(
    for: Value.self, bodyType: .of(Content.self),
    body: BodyEvaluator.assumingIsolation { [makeBody] value, memory in
      memory.initializeMemory(
        as: Content.self, to: makeBody(value.assumingMemoryBound(to: Value.self).pointee))
    })

  package init(_ body: @escaping @MainActor (Value) -> Content) {
    makeBody = body
    super.init(for: Value.self)
  }

  override package func computeArity() -> Arity { evaluator.bodyType.arity }

  override package func makeNode(_ place: NodePlace) -> ViewNode {
    BodyNode(place, type: self, evaluator: evaluator).begin()
  }
}
