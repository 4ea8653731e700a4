/// What the engine knows of a container whose algorithm stays the same object while its layout changes: it knows which of
/// its children it shows.
final class AlgorithmContainerType<Layout>: ContainerTypeBase, @unchecked Sendable {
  private let make: (Layout) -> LayoutAlgorithm
  private let change: (LayoutAlgorithm, Layout) -> Void

  /// - Parameters:
  ///   - make: Makes the algorithm of a new node.
  ///   - change: Gives an algorithm that `make` has made another layout.
  init<Container, Content: View>(
    for container: Container.Type, layoutOffset: Int?, contentOffset: Int?, content: Content.Type,
    make: @escaping (Layout) -> LayoutAlgorithm, change: @escaping (LayoutAlgorithm, Layout) -> Void
  ) {
    self.make = make
    self.change = change
    super.init(
      for: container, layout: Layout.self, layoutOffset: layoutOffset ?? 0, contentOffset: contentOffset ?? 0,
      content: { .of(Content.self) })
  }

  override func makeAlgorithm(_ layout: UnsafeRawPointer) -> LayoutAlgorithm {
    make(layout.assumingMemoryBound(to: Layout.self).pointee)
  }

  override func update(_ algorithm: LayoutAlgorithm, _ layout: UnsafeRawPointer) -> Bool {
    change(algorithm, layout.assumingMemoryBound(to: Layout.self).pointee)
    return true
  }
}
