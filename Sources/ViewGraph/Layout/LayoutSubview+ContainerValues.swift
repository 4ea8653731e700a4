extension LayoutSubview {
  /// The container values that were set on the view.
  public var containerValues: ContainerValues { ContainerValues(source: ElementTraits(element)) }
}

/// The traits of an element, safe to ask when it is gone.
private final class ElementTraits: TraitSource {
  private let element: ElementNode
  init(_ element: ElementNode) { self.element = element }
  func trait(_ key: ObjectIdentifier) -> Any? { element.isDead ? nil : element.elementTrait(key) }
}

extension ElementNode {
  /// The element's tag for a type of value; nil where it has none, or has left the tree.
  package final func tag<V: Hashable>(as type: V.Type) -> V? {
    isDead ? nil : TagTrait.value(as: type, elementTrait)
  }
}
