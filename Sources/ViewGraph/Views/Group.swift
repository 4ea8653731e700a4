/// Several views taken as one, without a layout of their own: what is applied to the group is applied to
/// each of them.
public struct Group<Content> {
  public typealias Body = Never
  package var content: Content
}

extension Group {
  @usableFromInline
  nonisolated init(_content: Content) { content = _content }
}

extension Group: View where Content: View {
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
  override package func makeNode(_ place: NodePlace) -> ViewNode { content.makeNode(place.at(offset)) }
}

/// A view that is equal to the one before if its value says so, whatever its fields.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
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
  /// Leaves the view as it is while its value is equal to the one before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
