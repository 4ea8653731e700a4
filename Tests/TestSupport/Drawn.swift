import DisplayList
import Geometry
import SceneHost
import SwiftUICore

/// The items that a view draws in a size, groups and children unfolded; paths in their fragment's coordinates.
@MainActor
package func items<V: View>(
  of view: V, width: CGFloat = 100, height: CGFloat = 100,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) -> [Item] {
  let session = Session(
    view, proposal: ProposedViewSize(width: width, height: height), environment: environment)
  defer { session.end() }
  return session.picture().root.fragment.unfolded
}

extension Fragment {
  /// Every item in paint order, effects before their content.
  package var unfolded: [Item] {
    items.flatMap { item -> [Item] in
      switch item {
      case .children(let tree):
        var all: [Item] = []
        tree.forEach { all += $0.fragment.unfolded }
        return all
      case .group(_, let content), .native(_, let content): return [item] + content.fragment.unfolded
      default: return [item]
      }
    }
  }
}

extension [Item] {
  /// The paints of filled areas and lines, in paint order.
  package var paints: [Paint] {
    compactMap {
      switch $0 {
      case .fill(_, let paint, _), .stroke(_, let paint, _): paint
      default: nil
      }
    }
  }
  package var paths: [Path] {
    compactMap {
      switch $0 {
      case .fill(let path, _, _), .stroke(let path, _, _): path
      default: nil
      }
    }
  }
  package var effects: [Effect] {
    compactMap { if case .group(let effect, _) = $0 { effect } else { nil } }
  }
}

extension ResolvedColor {
  package static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) -> ResolvedColor {
    ResolvedColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }
}
