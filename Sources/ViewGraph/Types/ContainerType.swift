/// What the engine knows of a container type.
package class ContainerTypeBase: _ViewType, @unchecked Sendable {
  let contentOffset: Int
  let layoutOffset: Int
  let layoutPlan: ValuePlan
  let layoutNumbers: NumberPlan
  private let makeContent: () -> _ViewType
  lazy var content = makeContent()
  private let makeAnimated: () -> AnimatedValue?
  /// How layouts of the type are animated; nil where nothing of them is. Only an animated change asks for it.
  private(set) lazy var animated = makeAnimated()

  init<V, L>(
    for type: V.Type, layout: L.Type, layoutOffset: Int, contentOffset: Int,
    content: @escaping () -> _ViewType
  ) {
    self.contentOffset = contentOffset
    self.layoutOffset = layoutOffset
    layoutPlan = ValuePlan.of(layout)
    // A program's own layouts may mean what they like by a number.
    layoutNumbers = NumberPlan.of(layout is any EngineLayout.Type ? layout : Void.self)
    makeContent = content
    makeAnimated = { AnimatedValue.of(layout) }
    super.init(for: type)
  }

  func makeAlgorithm(_ layout: UnsafeRawPointer) -> LayoutAlgorithm { LayoutAlgorithm() }
  /// Gives an algorithm the changed layout; false when another algorithm is needed.
  func update(_ algorithm: LayoutAlgorithm, _ layout: UnsafeRawPointer) -> Bool { false }

  override var makesElement: Bool { true }
  override func keepsElement(depth: Int) -> Bool { true }
  override package func makeNode(_ place: NodePlace) -> ViewNode {
    place.recipes ? RecipeNode(place, type: self) : ContainerNode(place, type: self)
  }
}
