import DeepStack

/// A type-erased view. State below it is kept while the type of the view stays the same.
public struct AnyView {
  let box: AnyViewBox

  /// Erases the type of a view. How many elements it contributes to its container is then known only once it
  /// is made.
  public nonisolated init<V>(_ view: V) where V: View {
    if let view = view as? AnyView { self = view } else { box = AnyViewBox(view) }
  }

  /// The same as `init(_:)`, for a value whose conformance is not known statically.
  public nonisolated init<V>(erasing view: V) where V: View { self.init(view) }

  /// The view, if the value is one.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { AnyViewType() }
}

/// The erased value, at an address of its own.
///
/// A program may keep it longer than a view made from it is in the tree, and in what the tree holds. So with the last such
/// view goes what the tree has put into the value's dynamic properties: its state, and its environment, which may lead back
/// to the value.
final class AnyViewBox {
  let type: _ViewType
  let memory: UnsafeMutableRawPointer
  /// How many nodes show the value.
  private var users = 0
  /// The views in the value whose dynamic properties have been made ready.
  private var filled: [(offset: Int, fields: [PropertyField])] = []

  init<V: View>(_ view: V) {
    type = .of(V.self)
    memory = type.allocate()
    memory.initializeMemory(as: V.self, to: view)
  }

  func begin() { users += 1 }

  func end() {
    users -= 1
    guard users == 0 else { return }
    for (offset, fields) in filled {
      for field in fields { field.empty?(memory + offset + field.offset) }
    }
    filled.removeAll()
  }

  /// The dynamic properties of the view at an offset have been made ready.
  func fill(_ fields: [PropertyField], at offset: Int) {
    if !filled.contains(where: { $0.offset == offset }) { filled.append((offset, fields)) }
  }

  // The view may hold another `AnyView`, and so on.
  deinit { DeepStack.withRoom { type.release(memory) } }
}

final class AnyViewType: _ViewType, @unchecked Sendable {
  /// Whether the view is one element whatever it is.
  let isSingle: Bool

  init(isSingle: Bool = false) {
    self.isSingle = isSingle
    super.init(for: AnyView.self)
  }

  override func computeArity() -> Arity { isSingle ? .one : .dynamic }
  override func makeNode(_ place: NodePlace) -> ViewNode {
    AnyViewNode(
      place, type: self,
      box: (place.owner.memory + place.offset).assumingMemoryBound(to: AnyView.self).pointee.box)
  }
}

final class AnyViewNode: OwnerNode {
  private(set) var box: AnyViewBox
  private var hasEnded = false
  private var child: ViewNode?
  private let recipes: Bool

  init(_ place: NodePlace, type: AnyViewType, box: AnyViewBox) {
    self.box = box
    recipes = place.recipes
    super.init(place, type: type, memory: box.memory)
    box.begin()
    makeChild()
  }

  private func makeChild() {
    memory = box.memory
    let place = NodePlace(owner: self, offset: 0, parent: self, environment: environment, recipes: recipes)
    let isSingle = (type as? AnyViewType)?.isSingle ?? false
    let content = isSingle ? box.type.single : box.type
    let isMade = graph.descend(below: self) { child = content.makeNode(place) }
    if !isMade { child = Placeholder.type.makeNode(place) }
  }

  override func update(from old: UnsafeRawPointer) {
    let next = value(as: AnyView.self).pointee.box
    guard next !== box else { return }
    let before = box
    box = next
    box.begin()
    defer { before.end() }
    if next.type === before.type, let child {
      memory = next.memory
      child.update(from: before.memory)
    } else {
      let left = LeftValue(type: before.type, offset: 0, memory: before.memory)
      if let child { graph.leave(child, as: ObjectIdentifier(before.type), left) }
      memory = next.memory
      if let (node, left) = graph.revive(ObjectIdentifier(next.type), below: self) {
        child = node
        if let left { node.update(from: left) }
      } else {
        child = nil
        makeChild()
        if let child { graph.arrive(child) }
      }
      listChanged()
    }
  }

  override func willRemove() {
    super.willRemove()
    end()
  }

  deinit { end() }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    box.end()
  }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func collect(into elements: inout [ElementNode]) { child?.collect(into: &elements) }
  override var listed: ViewNode? { child }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}
