import Foundation
import Geometry
import LayoutEngine

/// Which of the views of a `ScreenStack` show.
package struct ShownScreens: Equatable, Sendable {
  /// The index of the view in front. Where there is none at the index, nothing shows in front.
  package var front: Int
  /// The index of the view that shows behind it, while one goes over into the other; nil for none.
  package var behind: Int?

  package init(front: Int, behind: Int? = nil) {
    self.front = front
    self.behind = behind
  }

  package func contains(_ index: Int) -> Bool { index == front || index == behind }
}

/// Several views of which one shows, or two while one goes over into the other. The others stay in the tree with their
/// state, but are neither laid out nor drawn, and have disappeared. Each is proposed what the whole is.
package struct ScreenStack<Content: View> {
  private var shown: ShownScreens
  private var content: Content

  package nonisolated init(_ shown: ShownScreens, @ViewBuilder content: () -> Content) {
    self.shown = shown
    self.content = content()
  }
}

extension ScreenStack: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType {
    AlgorithmContainerType<ShownScreens>(
      for: Self.self, layoutOffset: MemoryLayout<Self>.offset(of: \.shown),
      contentOffset: MemoryLayout<Self>.offset(of: \.content), content: Content.self,
      make: { ScreensAlgorithm($0) }, change: { ($0 as? ScreensAlgorithm)?.shown = $1 })
  }
}

/// Places the children that show, each in the whole of the container.
final class ScreensAlgorithm: LayoutAlgorithm {
  fileprivate var shown: ShownScreens
  /// What was shown when the children were placed last.
  private var placed: ShownScreens?

  init(_ shown: ShownScreens) { self.shown = shown }

  override func childrenChanged(_ node: ContainerNode) { placed = nil }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    guard node.children.indices.contains(shown.front) else {
      return .exactly(proposal, proposal.size(ideal: .zero))
    }
    let answer = node.children[shown.front].answer(proposal)
    return .exactly(proposal, answer.size)
  }

  override func place(_ node: ContainerNode) {
    if placed != shown { node.redrawChildren() }
    let isFirst = placed == nil
    placed = shown
    for (index, child) in node.children.enumerated() {
      guard shown.contains(index) else {
        child.unplace()
        continue
      }
      let isNew = !child.flags.contains(.isPlaced)
      child.place(node.proposal)
      node.origins[index] = .zero
      // When the container itself comes into the layout, its parent reports everything inside.
      if isNew, !isFirst { child.placementBegan() }
    }
  }

  override func draws(_ index: Int) -> Bool { shown.contains(index) }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    guard node.children.indices.contains(shown.front) else { return nil }
    return node.children[shown.front].explicitGuide(key, proposal)
  }
}
