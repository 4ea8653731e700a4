extension ScrollScope {
  /// The first text in the view with an identity, as it is read out. A row that a lazy container has not made is made for it,
  /// and leaves again with the next frame where it is not seen. Nil where there is none.
  package func text(in identity: AnyHashable) -> String? {
    guard let graph = inbox?.graph else { return nil }
    return graph.enter {
      for element in present {
        switch element.findScrollTarget(identity, isInside: false) {
        case .elements(let elements)?: return elements.lazy.compactMap(\.firstText).first
        case .row(let index, let container)?:
          return (container.contentNode as? LazyWindowNode)?.row(at: index).firstText
        case nil: continue
        }
      }
      return nil
    }
  }
}

extension ViewNode {
  /// The first text from this view inward.
  fileprivate var firstText: String? {
    var text: String?
    _ = firstBelow { node in
      guard let semantics = (node as? LeafNode)?.semantics, semantics.role == .staticText else {
        return false
      }
      text = semantics.label ?? semantics.value
      return text != nil
    }
    return text
  }
}
