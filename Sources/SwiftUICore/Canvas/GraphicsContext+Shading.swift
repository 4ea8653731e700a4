import DisplayList

extension GraphicsContext {
  /// How a gradient continues beyond its ends. With no option its first and last colour go on.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colours start again beyond the ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colours run back and forth beyond the ends.
    public static let mirror = GradientOptions(rawValue: 2)
  }

  /// What areas and lines are painted with. Points are in the context's coordinates.
  public struct Shading: Sendable {
    enum Storage: Sendable {
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientOptions, @Sendable (GradientStops, CGRect) -> Paint)
      case paint(ShapePaint)
      case palette([Shading])
    }
    let storage: Storage

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Several shadings, by the levels that a text or symbol asks for; areas take the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }

    /// One colour, resolved in the environment of the canvas.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour given by its components, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray given by its lightness, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; its unit points refer to the bounds of what is painted.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(storage: .style(AnyShapeStyle(style)))
    }

    /// A gradient along a line between two points of the context's coordinates. Where both are the same point
    /// the last colour fills everything.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        storage: .gradient(gradient, options) { stops, bounds in
          let line = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
          let length = line.dx * line.dx + line.dy * line.dy
          guard !options.isEmpty, length > 0, length.isFinite, bounds.isFinite else {
            return .linearGradient(stops, start: startPoint, end: endPoint)
          }
          // How far the corners of the area lie along the line.
          let turns = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
            (bounds.maxX, bounds.maxY),
          ].map { Double((($0 - startPoint.x) * line.dx + ($1 - startPoint.y) * line.dy) / length) }
          let (all, first, last) = stops.repeated(
            from: turns.min() ?? 0, to: turns.max() ?? 1, mirrors: options.contains(.mirror))
          func point(_ turn: Double) -> CGPoint {
            CGPoint(x: startPoint.x + line.dx * turn, y: startPoint.y + line.dy * turn)
          }
          return .linearGradient(all, start: point(first), end: point(last))
        })
    }

    /// A gradient outward from a point; radii are in points of the context's coordinates. Radii that are not
    /// finite count as 0.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        storage: .gradient(gradient, options) { stops, bounds in
          let (start, end) = (Double(startRadius).finite(or: 0), Double(endRadius).finite(or: 0))
          guard !options.isEmpty, end > start, bounds.isFinite else {
            return .radialGradient(stops, center: center, startRadius: start, endRadius: end)
          }
          let dx = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
          let dy = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
          let reach = Double((dx * dx + dy * dy).squareRoot())
          let (all, first, last) = stops.repeated(
            from: -start / (end - start), to: (reach - start) / (end - start),
            mirrors: options.contains(.mirror))
          return .radialGradient(
            all, center: center, startRadius: start + (end - start) * first,
            endRadius: start + (end - start) * last)
        })
    }

    /// A gradient once around a point.
    ///
    /// - Parameters:
    ///   - angle: Where the gradient begins, clockwise from the positive x axis.
    ///   - options: Have no effect: a full turn has nothing beyond its ends.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        storage: .gradient(gradient, options) { stops, _ in
          .angularGradient(stops, center: center, start: angle, end: angle + .degrees(360))
        })
    }

    package func paint(in environment: EnvironmentValues, bounds: CGRect) -> ShapePaint {
      switch storage {
      case .style(let style): return style.paint(in: environment, bounds: bounds)
      case .gradient(let gradient, _, let make):
        return ShapePaint(make(gradient.resolve(in: environment), bounds))
      case .paint(let paint): return paint
      case .palette(let shadings):
        return shadings.first?.paint(in: environment, bounds: bounds) ?? ShapePaint(.color(.clear))
      }
    }

    /// The shading with its levels, for images.
    package func ink(in environment: EnvironmentValues, bounds: CGRect) -> ImageInk {
      switch storage {
      case .style(let style) where style.isForeground: return ImageInk(environment, bounds: bounds)
      case .style(let style): return ImageInk(style, environment, bounds: bounds)
      case .gradient, .paint: return ImageInk([paint(in: environment, bounds: bounds)])
      case .palette(let shadings):
        return ImageInk(shadings.map { $0.paint(in: environment, bounds: bounds) })
      }
    }
  }

  /// The shading as it is in the canvas's environment. Colours become numbers; gradients stay as they are,
  /// because they depend on what is painted.
  public func resolve(_ shading: Shading) -> Shading {
    let paint = shading.paint(in: environment, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .color = paint.paint, case .style = shading.storage else { return shading }
    return Shading(storage: .paint(paint))
  }

  /// Paints the inside of a path, in the context's coordinates.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let bounds = path.boundingRect
    emit(shading.paint(in: environment, bounds: bounds).fill(path, style, id: recorder.id))
  }

  /// Paints a line along a path. Widths and dashes are in the context's points.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let bounds = path.boundingRect
    emit(shading.paint(in: environment, bounds: bounds).stroke(path, style, id: recorder.id))
  }

  /// Paints a line of a width in the context's points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension GradientStops {
  /// Copies of the stops that cover locations from `low` to `high`, as stops from 0 to 1 over the whole turns
  /// from `first` to `last`. At most 256 turns; beyond them the last colour goes on.
  fileprivate func repeated(
    from low: Double, to high: Double, mirrors: Bool
  ) -> (stops: GradientStops, first: Double, last: Double) {
    let first = min(0, low.finite(or: 0).rounded(.down)).clamped(to: -128...0)
    let last = max(1, high.finite(or: 1).rounded(.up)).clamped(to: 1...128)
    var all: [Stop] = []
    var turn = first
    while turn < last {
      let isMirrored = mirrors && abs(turn.truncatingRemainder(dividingBy: 2)) == 1
      for stop in isMirrored ? stops.reversed() : stops {
        let place = isMirrored ? 1 - stop.location : stop.location
        all.append(
          Stop(color: stop.color, location: (turn + place.clamped(to: 0...1) - first) / (last - first)))
      }
      turn += 1
    }
    return (GradientStops(all, colorSpace: colorSpace), first, last)
  }
}
