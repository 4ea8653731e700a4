import Foundation
import Geometry
import LayoutEngine

/// A container that relative frames inside refer to, laid out as its content is (a navigation stack).
package struct RelativeRoom<Content: View> {
  private var layout = RelativeRoomLayout()
  private var content: Content

  package nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The room has no parameters.
private struct RelativeRoomLayout: Equatable {}

extension RelativeRoom: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType { RelativeRoomType<Content>() }

  fileprivate nonisolated static var layoutOffset: Int { MemoryLayout<Self>.offset(of: \.layout) ?? 0 }
  fileprivate nonisolated static var contentOffset: Int { MemoryLayout<Self>.offset(of: \.content) ?? 0 }
}

private final class RelativeRoomType<Content: View>: ContainerTypeBase, @unchecked Sendable {
  init() {
    super.init(
      for: RelativeRoom<Content>.self, layout: RelativeRoomLayout.self,
      layoutOffset: RelativeRoom<Content>.layoutOffset, contentOffset: RelativeRoom<Content>.contentOffset,
      content: { ImplicitStackType(.layers, of: .of(Content.self)) })
  }

  override func makeAlgorithm(_ layout: UnsafeRawPointer) -> LayoutAlgorithm { RelativeRoomAlgorithm() }
  override func update(_ algorithm: LayoutAlgorithm, _ layout: UnsafeRawPointer) -> Bool { true }
}

/// Passes its one child through and remembers what both are proposed.
private final class RelativeRoomAlgorithm: LayoutAlgorithm {
  private let container = RelativeContainer()

  override var relativeContainer: RelativeContainer? { container }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    // What refers to the container is placed in the size that the container itself is placed in.
    let placed = container.size
    container.setSize(proposal)
    defer { container.setSize(placed) }
    let answer = node.children[0].answer(proposal)
    // What refers to the container answers for its present size alone.
    return container.isRead ? .exactly(proposal, answer.size) : answer
  }

  override func place(_ node: ContainerNode) {
    container.setSize(node.proposal)
    node.children[0].place(node.proposal)
    node.origins[0] = .zero
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    node.children[0].explicitGuide(key, proposal)
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing { node.children[0].spacing() }
}
