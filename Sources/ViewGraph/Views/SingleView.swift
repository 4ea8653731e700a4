/// Any number of views as one: a single view as it is, several in an implicit row, none as a view without size.
///
/// What a control shows is one view, whatever a program gives it for a label. An `AnyView` inside is looked
/// through: the row is there only where the erased view is not one element by its type.
package struct SingleView<Content: View> {
  /// The views as the program gives them.
  package let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

extension SingleView where Content == AnyView {
  /// A single view with its type erased.
  package nonisolated init<V: View>(erasing view: V) { content = AnyView(view) }
}

extension SingleView: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType {
    Content.self == AnyView.self ? AnyViewType(isSingle: true) : SingleViewType<Content>()
  }
}

final class SingleViewType<Content: View>: _ViewType, @unchecked Sendable {
  private lazy var content = _ViewType.of(Content.self).single

  init() { super.init(for: SingleView<Content>.self) }

  override func computeArity() -> Arity { .one }
  override var makesElement: Bool { content.makesElement }
  override func keepsElement(depth: Int) -> Bool { content.keepsElement(depth: depth) }
  override func makeNode(_ place: NodePlace) -> ViewNode { content.makeNode(place) }
}
