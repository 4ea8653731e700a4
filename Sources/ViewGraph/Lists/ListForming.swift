/// One view where it is placed, and others where it is in a list that a program or a list arranges: there its elements are
/// elements of the list. Nodes are made of either, never of both.
package struct ListForming<Rows, Element> where Rows: View, Element: View {
  let rows: Rows
  let element: Element

  package nonisolated init(rows: Rows, element: Element) {
    self.rows = rows
    self.element = element
  }
}

extension ListForming: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType { ListFormingType<Rows, Element>() }
}

private final class ListFormingType<Rows: View, Element: View>: _ViewType, @unchecked Sendable {
  private lazy var rowsType = _ViewType.of(Rows.self)
  private lazy var elementType = _ViewType.of(Element.self)

  init() { super.init(for: ListForming<Rows, Element>.self) }

  override func computeArity() -> Arity { rowsType.arity == elementType.arity ? rowsType.arity : .dynamic }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    place.recipes
      ? rowsType.makeNode(place.at(MemoryLayout<ListForming<Rows, Element>>.offset(of: \.rows) ?? 0))
      : elementType.makeNode(place.at(MemoryLayout<ListForming<Rows, Element>>.offset(of: \.element) ?? 0))
  }
}
