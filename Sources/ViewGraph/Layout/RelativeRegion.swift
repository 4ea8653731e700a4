import Foundation
import Geometry
import LayoutEngine

/// The container that relative frames inside refer to: its content's layout is its own, and what it is proposed is the
/// room that `containerRelativeFrame` takes parts of. Several views are the implicit column.
package struct RelativeRegion<Content: View> {
  private var content: Content

  package nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension RelativeRegion: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType { RelativeRegionType<Content>() }
}

private final class RelativeRegionType<Content: View>: ContainerTypeBase, @unchecked Sendable {
  init() {
    super.init(
      for: RelativeRegion<Content>.self, layout: Void.self, layoutOffset: 0, contentOffset: 0,
      content: { ImplicitStackType(.column, of: .of(Content.self)) })
  }

  override func makeAlgorithm(_ layout: UnsafeRawPointer) -> LayoutAlgorithm { RelativeRegionAlgorithm() }
  override func update(_ algorithm: LayoutAlgorithm, _ layout: UnsafeRawPointer) -> Bool { true }
}

private final class RelativeRegionAlgorithm: LayoutAlgorithm {
  private let container = RelativeContainer()

  override var relativeContainer: RelativeContainer? { container }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    // What refers to the container's size may have no part in the answer, as a background has none.
    sized(proposal) { .exactly(proposal, node.children[0].answer(proposal).size) }
  }

  override func place(_ node: ContainerNode) {
    container.setSize(node.proposal)
    node.children[0].place(node.proposal)
    node.origins[0] = .zero
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    sized(proposal) { node.children[0].explicitGuide(key, proposal) }
  }

  override func guidesChanged(of child: ElementNode) -> Bool { false }

  override func spacing(_ node: ContainerNode) -> ViewSpacing { node.children[0].spacingForModifier() }

  /// Content that refers to the container's size is placed by the size that the container itself is placed in.
  private func sized<Result>(_ proposal: Proposal, _ ask: () -> Result) -> Result {
    container.asking {
      container.setSize(proposal)
      return ask()
    }
  }
}
