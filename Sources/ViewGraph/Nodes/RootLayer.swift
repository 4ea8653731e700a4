import Foundation
import Geometry
import LayoutEngine

/// What a host shows above the root view: as large as that, and no part of its layout.
///
/// A tree without such a thing has no node for it. The first time that something is to be shown, a container is set above
/// the root's (`LayerAlgorithm`), whose children are that and the layer; it stays.
final class RootLayer: OwnerNode {
  private var layer: ContainerNode!  // set by the initializer

  init(_ place: NodePlace, _ view: AnyView) {
    super.init(place, type: nil, memory: Self.keep(view))
    layer = ContainerNode(
      NodePlace(owner: self, offset: 0, parent: self, environment: environment), content: .of(AnyView.self),
      algorithm: ImplicitStack(.layers))
  }

  deinit { Self.release(memory) }

  func show(_ view: AnyView) {
    let old = memory
    memory = Self.keep(view)
    layer.update(from: old)
    Self.release(old)
  }

  private static func keep(_ view: AnyView) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
    memory.initialize(to: view)
    return UnsafeMutableRawPointer(memory)
  }

  private static func release(_ memory: UnsafeMutableRawPointer) {
    let view = memory.assumingMemoryBound(to: AnyView.self)
    view.deinitialize(count: 1)
    view.deallocate()
  }

  override var elementCount: Int { 2 }
  override func collect(into elements: inout [ElementNode]) {
    (parent?.parent as? RootNode)?.content?.collect(into: &elements)
    elements.append(layer)
  }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let layer { body(layer) } }
  override func listChanged() {}
}

/// The root view, with the layer above it in the same place and size.
final class LayerAlgorithm: LayoutAlgorithm {
  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    node.children[0].answer(proposal)
  }

  override func place(_ node: ContainerNode) {
    let base = node.children[0]
    base.place(node.proposal)
    node.children[1].place(Proposal(base.size))
    node.origins = [.zero, .zero]
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    node.children[0].explicitGuide(key, proposal)
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing { node.children[0].spacingForModifier() }
  override func guidesChanged(of child: ElementNode) -> Bool { false }
  override var mirrors: Bool { false }
}
