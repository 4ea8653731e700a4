extension LayoutSubview {
  /// The container values that were set on the view.
  public var containerValues: ContainerValues { ContainerValues(source: SubviewTraits(self)) }
}

/// The traits of a layout's subview.
private final class SubviewTraits: TraitSource {
  private let subview: LayoutSubview
  init(_ subview: LayoutSubview) { self.subview = subview }
  func trait(_ key: ObjectIdentifier) -> Any? { subview.containerValue(key) }
}

extension ElementNode {
  /// The element's tag for a type of value; nil where it has none, or has left the tree.
  package final func tag<V: Hashable>(as type: V.Type) -> V? {
    isDead ? nil : TagTrait.value(as: type, elementTrait)
  }
}
