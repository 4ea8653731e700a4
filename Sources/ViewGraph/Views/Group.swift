/// Several views taken as one, without a layout of their own: what is applied to the group is applied to
/// each of them.
public struct Group<Content> {
  public typealias Body = Never
  package var content: Content
}

extension Group {
  @usableFromInline
  nonisolated init(_content: Content) { content = _content }

  /// What is no view: toolbar content, commands, scenes. Not an initializer, which a closure of views would suit as well.
  package nonisolated static func grouping(_ content: Content) -> Group { Group(_content: content) }
}

extension Group: View where Content: View {
  /// Views that modifiers are applied to one by one.
  ///
  /// - Parameter content: The views. Each is an element of the container around the group.
  @inlinable
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }

  public nonisolated static func _makeViewType() -> _ViewType {
    TransparentType(
      for: Self.self, content: { .of(Content.self) },
      offset: MemoryLayout<Self>.offset(of: \Self.content) ?? 0)
  }
}

extension Group: Sendable where Content: Sendable {}

/// A view that is nothing but its content: it has no node.
package final class TransparentType: _ViewType, @unchecked Sendable {
  private let makeContent: () -> _ViewType
  private lazy var content = makeContent()
  private let offset: Int

  package init<V>(for type: V.Type, content: @escaping () -> _ViewType, offset: Int) {
    makeContent = content
    self.offset = offset
    super.init(for: type)
  }

  override package func computeArity() -> Arity { content.arity }
  override func keepsElement(depth: Int) -> Bool { content.keepsElement(depth: depth) }
  override package func makeNode(_ place: NodePlace) -> ViewNode { content.makeNode(place.at(offset)) }
}

/// A view that is compared with the one before by its `==` and not field by field.
public struct EquatableView<Content: Equatable & View> {
  /// The view that is compared by its `==`.
  public var content: Content
  /// A view that is updated only when it differs by its `==`.
  ///
  /// - Parameter content: The view that is compared by its `==`.
  @inlinable public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    TransparentType(
      for: Self.self, content: { .of(Content.self) },
      offset: MemoryLayout<Self>.offset(of: \Self.content) ?? 0)
  }
}

extension View where Self: Equatable {
  /// Updates the view only when it differs by its `==` from the one before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
