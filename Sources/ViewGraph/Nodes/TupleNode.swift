/// Several views side by side, from a builder.
final class TupleNode: ListNode {
  private var children: [ViewNode] = []

  init(_ place: NodePlace, type: TupleType) {
    super.init(place, type: type)
    children.reserveCapacity(type.fields.count)
    for field in type.fields {
      children.append(field.type.makeNode(place.below(self).at(field.offset)))
    }
  }

  override func update(from old: UnsafeRawPointer) {
    for child in children { child.update(from: old) }
  }

  override var elementCount: Int { children.reduce(0) { $0 + $1.elementCount } }
  override func collect(into elements: inout [ElementNode]) {
    for child in children { child.collect(into: &elements) }
  }
  override var recipeCount: Int { children.reduce(0) { $0 + $1.recipeCount } }
  override func recipe(at index: Int, wrappers: WrapperChain?) -> Recipe? {
    guard let (number, index) = child(ofRecipe: index) else { return nil }
    return children[number].recipe(at: index, wrappers: wrappers)
  }
  override func recipeIndex(at path: ArraySlice<IdentityStep>) -> Int? {
    guard case .position(let number)? = path.first, children.indices.contains(number) else { return nil }
    let start = children[..<number].reduce(0) { $0 + $1.recipeCount }
    return children[number].recipeIndex(at: path.dropFirst()).map { start + $0 }
  }
  override func recipeStart(of child: ViewNode) -> Int? {
    var start = 0
    for other in children {
      if other === child { return start }
      start += other.recipeCount
    }
    return nil
  }
  override func identityStep(to child: ViewNode) -> IdentityStep? {
    children.firstIndex { $0 === child }.map { .position($0) }
  }
  override func appendIdentity(ofRecipe index: Int, to path: inout [IdentityStep]) {
    guard let (number, index) = child(ofRecipe: index) else { return }
    path.append(.position(number))
    children[number].appendIdentity(ofRecipe: index, to: &path)
  }
  override func findSections(from offset: Int, into sections: inout [FoundSection]) {
    var offset = offset
    for child in children {
      child.findSections(from: offset, into: &sections)
      offset += child.recipeCount
    }
  }
  /// The child that an element belongs to, and its index there.
  private func child(ofRecipe index: Int) -> (Int, Int)? {
    var index = index
    for (number, child) in children.enumerated() {
      let count = child.recipeCount
      if index < count { return (number, index) }
      index -= count
    }
    return nil
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { children.forEach(body) }
}

/// The type of a `TupleView`: the views' types and where they stand.
class TupleType: _ViewType, @unchecked Sendable {
  struct Field {
    var offset: Int
    var type: _ViewType
  }

  private(set) lazy var fields: [Field] = {
    var fields: [Field] = []
    func field<V: View>(_ type: V.Type, _ offset: Int) {
      fields.append(Field(offset: offset, type: .of(type)))
    }
    if let one = tuple as? any View.Type {
      field(one, 0)
      return fields
    }
    for element in TypeField.fields(of: tuple) {
      if let view = element.type as? any View.Type { field(view, element.offset) }
    }
    return fields
  }()

  /// The fields, where each of them is an element by itself: then nothing has to stand between the elements
  /// and their container.
  private(set) lazy var elements: [Field]? = fields.allSatisfy(\.type.makesElement) ? fields : nil

  private let tuple: Any.Type

  init<Value>(for type: Value.Type, tuple: Any.Type) {
    self.tuple = tuple
    super.init(for: type)
  }

  override func computeArity() -> Arity {
    fields.reduce(.fixed(0)) { $0 + $1.type.arity }
  }

  override func givesIdentity(of identity: Any.Type, depth: Int) -> Bool {
    fields.contains { $0.type.givesIdentity(of: identity, depth: depth) }
  }

  override func makeNode(_ place: NodePlace) -> ViewNode { TupleNode(place, type: self) }
}

/// Views that a builder has put side by side.
public struct TupleView<T> {
  /// The views, as a tuple. Elements that are no views do not show.
  public var value: T
  /// Views as a tuple; builders call it.
  @inlinable public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    TupleType(for: TupleView<T>.self, tuple: T.self)
  }
}

extension TupleView: Sendable where T: Sendable {}

extension View {
  /// The type of the first of the views that are written side by side; nil for a type of one view.
  package nonisolated static var firstOfSeveral: Any.Type? {
    guard let fields = (_ViewType.of(Self.self) as? TupleType)?.fields, fields.count > 1 else { return nil }
    return fields.first?.type.type
  }
}
