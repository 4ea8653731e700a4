import Foundation
import Geometry

extension Placed {
  /// The picture with the present values of its slots in it, which may be others' later, and without elements of the
  /// host's own: for what shows it when nothing is behind it any more.
  package func still(_ slots: [SlotValue]) -> Placed {
    Picture(size: .zero, root: self, slots: slots).still(self)
  }
}

extension Picture {
  fileprivate func still(_ placed: Placed) -> Placed {
    let offset = offset(of: placed.slot)
    return Placed(
      Fragment(id: placed.fragment.id, items: placed.fragment.items.map(still)),
      at: CGPoint(x: placed.origin.x + offset.x, y: placed.origin.y + offset.y))
  }

  private func still(_ item: Item) -> Item {
    switch item {
    case .fill, .stroke, .glyphs, .image: return item
    case .children(let tree):
      var children: [Placed] = []
      tree.forEach { children.append(still($0)) }
      return .children(FragmentTree(children))
    case .group(let effect, let content): return .group(still(effect), still(content))
    case .native(_, let content): return .children(FragmentTree([still(content)]))
    }
  }

  private func still(_ effect: Effect) -> Effect {
    switch effect {
    case .opacity(let opacity): return .opacity(.value(self.opacity(opacity)))
    case .transform(let transform): return .transform(.value(self.transform(transform)))
    case .mask(let mask): return .mask(still(mask))
    case .clip, .backdrop, .blend, .isolate, .blur, .shadow, .colorMatrix: return effect
    }
  }
}
