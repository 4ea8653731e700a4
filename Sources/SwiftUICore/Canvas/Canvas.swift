import DisplayList

/// A view that is drawn by a closure instead of by views.
///
/// It takes the whole of what it is proposed, and 10 points where nothing is. Views can be drawn too:
/// `symbols` are laid out beside the picture and drawn where the closure asks for them by their tags.
nonisolated public struct Canvas<Symbols>: View where Symbols: View {
  public typealias Body = Never
  private var drawn: ModifiedContent<CanvasLeaf, CanvasSymbols<Symbols>>

  /// The views that the renderer can draw, found by their tags.
  public var symbols: Symbols {
    get { drawn.modifier.symbols }
    set { drawn.modifier.symbols = newValue }
  }
  /// The closure that draws. It is given a context and the size of the canvas in points, and runs again when
  /// something that it reads changes.
  public var renderer: (inout GraphicsContext, CGSize) -> Void {
    get { drawn.modifier.drawing.renderer }
    set {
      drawn.modifier.drawing.renderer = newValue
      drawn.content.drawing?.renderer = newValue
    }
  }
  /// Whether the picture covers its frame: it is drawn on black.
  public var isOpaque: Bool { drawn.modifier.drawing.isOpaque }
  /// The colour space in which a program wants colours to be blended. It has no effect here: a canvas blends
  /// in gamma-encoded sRGB whichever mode is set.
  public let colorMode: ColorRenderingMode
  /// Pictures are recorded at once in either case; nothing waits for them.
  public let rendersAsynchronously: Bool

  /// A canvas with symbols: views with tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    let drawing = CanvasDrawing(renderer: renderer, isOpaque: opaque)
    let hasSymbols = Symbols.self != EmptyView.self
    drawn = ModifiedContent(
      content: CanvasLeaf(drawing: hasSymbols ? nil : drawing),
      modifier: CanvasSymbols(symbols: symbols(), drawing: drawing))
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _makeViewType() -> _ViewType {
    TransparentType(
      for: Self.self,
      content: {
        Symbols.self == EmptyView.self
          ? .of(CanvasLeaf.self) : .of(ModifiedContent<CanvasLeaf, CanvasSymbols<Symbols>>.self)
      }, offset: 0)
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas without symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas is drawn on black.
  ///   - colorMode: Has no effect: a canvas blends in gamma-encoded sRGB.
  ///   - rendersAsynchronously: Has no effect: pictures are recorded at once.
  ///   - renderer: Draws into a context, given the size of the canvas in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// How a canvas is drawn.
struct CanvasDrawing {
  var renderer: (inout GraphicsContext, CGSize) -> Void
  var isOpaque: Bool

  func items<Node>(_ size: CGSize, _ context: DrawContext<Node>, symbols: [DrawnView] = []) -> [Item] {
    guard size.isFinite else { return [] }
    let frame = Path(CGRect(origin: .zero, size: size))
    let recorder = GraphicsRecorder(scope: context.environment, id: context.id, size: size, symbols: symbols)
    if isOpaque { recorder.items.append(.fill(frame, .color(.black), FillStyle())) }
    var graphics = GraphicsContext(recorder)
    renderer(&graphics, size)
    guard !recorder.items.isEmpty else { return [] }
    // What is drawn beyond the frame does not show.
    return [.group(.clip(frame, FillStyle()), Placed(Fragment(id: context.id, items: recorder.items)))]
  }
}

/// The canvas as a leaf; with symbols it only takes its place.
nonisolated struct CanvasLeaf: LeafView {
  typealias Body = Never
  var drawing: CanvasDrawing?

  func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer { .flexible(proposal) }
  func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    guard let drawing else { return [] }
    return context.observing { drawing.items(size, context) }
  }
  static func affectsSize(_ old: UnsafePointer<CanvasLeaf>, _ new: UnsafePointer<CanvasLeaf>) -> Bool {
    false
  }
  static func _makeViewType() -> _ViewType { makeLeafType() }
}

/// Lays the symbols of a canvas out and draws it with them.
nonisolated struct CanvasSymbols<Symbols: View>: SecondaryModifier {
  typealias Body = Never
  typealias Secondary = Symbols
  var symbols: Symbols
  var drawing: CanvasDrawing

  static var secondaryOffset: Int { MemoryLayout<Self>.offset(of: \Self.symbols) ?? 0 }
  var alignment: Alignment { .topLeading }

  func compose(_ content: Placed, _ secondary: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let symbols = context.addedViews
    let items = context.observing(addsUp: true) { drawing.items(context.size, context, symbols: symbols) }
    return items.isEmpty ? Placed(.empty) : Placed(Fragment(id: context.id, items: items))
  }
  static func _makeModifierType() -> _ModifierType { makeSecondaryType() }
}
