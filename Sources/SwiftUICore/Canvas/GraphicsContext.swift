import DisplayList

/// What a canvas draws with: a value with a state of its own, on a picture that all copies share.
///
/// Copies draw on the same picture. A change of the state (transform, clip, filter, opacity, blend mode) holds for
/// what is drawn with this copy later on.
public struct GraphicsContext {
  package let recorder: GraphicsRecorder
  private var clips: [Wrapper] = []
  private var filters: [Wrapper] = []
  private var clipBounds: CGRect

  /// The opacity of what is drawn, 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn is composited.
  public var blendMode = BlendMode.normal
  /// From the coordinates of what is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity

  /// The ways in which what is drawn is composited with what is below.
  public typealias BlendMode = DisplayList.BlendMode

  /// Something around items: an effect in the canvas's coordinates.
  typealias Wrapper = (_ items: [Item], _ recorder: GraphicsRecorder) -> [Item]

  /// A pen over the recorder's frame, and what lies around it by `padding`.
  package init(_ recorder: GraphicsRecorder, padding: EdgeInsets = EdgeInsets()) {
    self.recorder = recorder
    let frame = CGRect(origin: .zero, size: recorder.size)
    let isRightToLeft = recorder.environment.layoutDirection == .rightToLeft
    let padded = CGRect(
      x: frame.minX - (isRightToLeft ? padding.trailing : padding.leading), y: frame.minY - padding.top,
      width: frame.width + padding.leading + padding.trailing,
      height: frame.height + padding.top + padding.bottom)
    clipBounds = padded.isFinite ? padded : frame
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  // MARK: Coordinates

  /// Scales what is drawn from now on, about the origin of the context's coordinates. A factor that is not
  /// finite changes nothing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves the origin of what is drawn from now on, in the context's coordinates. A distance that is not
  /// finite changes nothing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates what is drawn from now on about the origin of the context's coordinates, clockwise for positive
  /// angles. An angle that is not finite changes nothing.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Applies a map before those so far. A map that is not finite changes nothing.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    let next = matrix.concatenating(transform)
    guard (next.a + next.b + next.c + next.d + next.tx + next.ty).isFinite else { return }
    transform = next
  }

  // MARK: Clips

  /// How a path clips. With no option what is within the path shows.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Shows what is outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle around all clips, in the present coordinates.
  public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

  /// Shows of what is drawn from now on only what is within the path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      var outside = Path(recorder.everywhere)
      outside.addPath(path.normalized(eoFill: style.isEOFilled))
      path = outside
      style.isEOFilled = true
    } else {
      clipBounds = clipBounds.overlap(path.boundingRect)
      if clipBounds.isNull { clipBounds = .zero }
    }
    clips.append { items, recorder in [recorder.group(.clip(path, style), items)] }
  }

  /// Shows of what is drawn from now on only where a picture is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try record(content)
    if opacity < 1, !items.isEmpty { items = [recorder.layer(opacity: max(0, opacity), items)] }
    if options.contains(.inverse) {
      let cut = recorder.group(.blend(.destinationOut), items)
      let all = Item.fill(Path(recorder.everywhere), .color(.black), FillStyle())
      items = [recorder.group(.isolate, [all, cut])]
    }
    let mask = Placed(Fragment(id: recorder.id, items: items))
    clips.append { items, recorder in [recorder.group(.mask(mask), items)] }
  }

  mutating func addFilter(_ wrapper: @escaping Wrapper) { filters.append(wrapper) }

  // MARK: Layers

  /// Draws with a fresh state in the present coordinates, and puts all of it down as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try record(content)
    guard !items.isEmpty else { return }
    emit(inCanvas: [recorder.group(.isolate, items)])
  }

  private func record(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [Item] {
    let inner = GraphicsRecorder(
      scope: recorder.scope, id: recorder.id, size: recorder.size, symbols: recorder.symbols)
    inner.environment = recorder.environment
    var context = GraphicsContext(inner)
    context.transform = transform
    context.clipBounds = clipBounds
    try content(&context)
    return inner.items
  }

  // MARK: Recording

  /// Records items in the present coordinates.
  package func emit(_ items: [Item]) {
    guard !items.isEmpty else { return }
    if transform == .identity { return emit(inCanvas: items) }
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      let origin = CGPoint(x: transform.tx, y: transform.ty)
      let placed = Placed(Fragment(id: recorder.id, items: items), at: origin)
      return emit(inCanvas: [.children(FragmentTree([placed]))])
    }
    emit(inCanvas: [recorder.group(.transform(.value(ProjectionTransform(transform))), items)])
  }

  /// Records items in the canvas's coordinates, within the state.
  private func emit(inCanvas items: [Item]) {
    let share = opacity.isNaN ? 1 : opacity.clamped(to: 0...1)
    guard share > 0 else { return }
    var items = items
    // The filter added last sees the picture first.
    for filter in filters.reversed() { items = filter(items, recorder) }
    if share < 1 { items = [recorder.layer(opacity: share, items)] }
    for clip in clips.reversed() { items = clip(items, recorder) }
    if blendMode != .normal { items = [recorder.group(.blend(blendMode), items)] }
    recorder.items += items
  }
}

/// What a canvas has drawn so far.
package final class GraphicsRecorder {
  package let scope: EnvironmentScope
  package let id: UInt64
  let size: CGSize
  let symbols: [DrawnView]
  package var environment: EnvironmentValues
  package var items: [Item] = []

  package init(scope: EnvironmentScope, id: UInt64, size: CGSize, symbols: [DrawnView]) {
    self.scope = scope
    self.id = id
    self.size = size
    self.symbols = symbols
    environment = EnvironmentValues(scope: scope)
  }

  /// A rectangle beyond all that shows.
  var everywhere: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -1000, dy: -1000) }

  func group(_ effect: Effect, _ items: [Item]) -> Item {
    .group(effect, Placed(Fragment(id: id, items: items)))
  }

  /// Items as one layer with an opacity.
  func layer(opacity: Double, _ items: [Item]) -> Item {
    let content = Fragment(id: id, items: items)
    // What paints by itself is one view already.
    if content.paints { return .group(.opacity(.value(opacity)), Placed(content)) }
    return group(.opacity(.value(opacity)), [.group(.isolate, Placed(content))])
  }
}
