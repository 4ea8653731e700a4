import SceneHost

/// Marks an element so that a test finds it.
nonisolated struct TestProbe: ElementModifier {
  typealias Body = Never
  let id: AnyHashable
  static var affects: ModifierAspects { [] }
}

extension View {
  /// Marks the view so that ``HeadlessSession/frame(of:)`` finds it. The view looks and lays out as before.
  ///
  /// A mark on a group marks each view of it. One on a view that a `ViewThatFits` passes over is not found.
  public nonisolated func testProbe(_ id: some Hashable) -> some View {
    modifier(TestProbe(id: AnyHashable(id)))
  }
}

extension ViewNode {
  /// The first element below with a mark that takes part in the layout: what a `ViewThatFits` has passed over
  /// does not.
  package func probe(_ id: AnyHashable) -> ElementNode? {
    firstBelow { node in
      guard let element = node as? UnaryNode else { return false }
      return element.isPlaced && element.isProbe(id)
    } as? ElementNode
  }
}

extension UnaryNode {
  fileprivate func isProbe(_ id: AnyHashable) -> Bool {
    modifier(as: TestProbe.self)?.id == id
  }
}
