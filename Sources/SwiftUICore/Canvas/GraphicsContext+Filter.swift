import DisplayList

extension GraphicsContext {
  /// Where a shadow is drawn relative to what casts it. With no option it lies below.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow over what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
  }

  /// How a blur treats the edges of what it blurs. With no option they fade to transparency.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the edges of an opaque picture opaque.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    enum Storage: Sendable {
      case projection(ProjectionTransform)
      case shadow(Color, CGFloat, CGSize, BlendMode, ShadowOptions)
      case multiply(Color)
      case matrix(ColorMatrix)
      case blur(CGFloat, BlurOptions)
      case threshold(Double, Color)
    }
    let storage: Storage

    /// Maps the picture by a projection, in the coordinates of the context.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(storage: .projection(matrix))
    }

    /// A shadow; lengths are points of the canvas, `radius` is the blur's standard deviation.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(storage: .shadow(color, radius, CGSize(width: x, height: y), blendMode, options))
    }

    /// Multiplies the components of every colour by those of `color`, and its alpha by the opacity of
    /// `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .multiply(color)) }
    /// Maps the components of every colour by a matrix. Components below 0 and above 1 are cut off.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(storage: .matrix(matrix)) }
    /// Rotates the hue and about keeps the luminance. An angle that is not finite changes nothing.
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }
    /// Changes the strength of colours: 0 is gray, 1 no change, more is stronger. A value that is not finite
    /// counts as 1.
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }
    /// Adds a number to every colour component: 0 is no change, 1 is white. A value that is not finite counts
    /// as 0.
    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }
    /// Spreads colour components about the middle: 0 is gray, 1 no change, more is stronger. A value that is
    /// not finite counts as 1.
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }
    /// Inverts colours: 0 is no change, 0.5 is gray, 1 the opposite of every component.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.invert(amount)) }
    /// Takes away colour: 0 is no change, 1 is gray. A value that is not finite counts as 0.
    public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.grayscale(amount)) }
    /// Makes the picture black, as opaque as its colours were light.
    public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

    /// Blurs the picture.
    ///
    /// - Parameter radius: The standard deviation, in points; what is negative or not finite counts as 0.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(storage: .blur(radius, options))
    }

    /// `color` where the picture is at least as opaque as `min`, nothing elsewhere.
    public static func alphaThreshold(min: Double, color: Color = Color.black) -> Filter {
      Filter(storage: .threshold(min, color))
    }
  }

  /// Filters what is drawn from now on; the filter added last is applied first.
  public mutating func addFilter(_ filter: Filter) {
    let environment = environment
    switch filter.storage {
    case .projection(let transform):
      let toCanvas = ProjectionTransform(self.transform)
      let whole = toCanvas.inverted().concatenating(transform).concatenating(toCanvas)
      addFilter { items, recorder in [recorder.group(.transform(.value(whole)), items)] }
    case .shadow(let color, let radius, let offset, let blendMode, let options):
      let color = color.resolve(in: environment)
      let radius = max(0, Double(radius).finite(or: 0))
      let offset = offset.isFinite ? offset : .zero
      if options.isEmpty, blendMode == .normal {
        addFilter { items, recorder in
          [recorder.group(.shadow(color: color, radius: radius, offset: offset), items)]
        }
        return
      }
      addFilter { items, recorder in
        let flat = recorder.group(.colorMatrix(.filled(with: color)), items)
        var shadow = recorder.group(.blur(radius: radius, opaque: false), [flat])
        let move = CGAffineTransform(translationX: offset.width, y: offset.height)
        shadow = recorder.group(.transform(.value(ProjectionTransform(move))), [shadow])
        if blendMode != .normal { shadow = recorder.group(.blend(blendMode), [shadow]) }
        if options.contains(.shadowOnly) { return [shadow] }
        return options.contains(.shadowAbove) ? items + [shadow] : [shadow] + items
      }
    case .multiply(let color):
      addMatrix(.multiply(color.resolve(in: environment)))
    case .matrix(let matrix):
      addMatrix(matrix)
    case .blur(let radius, let options):
      let radius = max(0, Double(radius).finite(or: 0))
      let isOpaque = options.contains(.opaque)
      addFilter { items, recorder in [recorder.group(.blur(radius: radius, opaque: isOpaque), items)] }
    case .threshold(let low, let color):
      addMatrix(.threshold(low.isNaN ? 0 : low, color.resolve(in: environment)))
    }
  }

  private mutating func addMatrix(_ matrix: ColorMatrix) {
    addFilter { items, recorder in [recorder.group(.colorMatrix(matrix), items)] }
  }
}

extension ColorMatrix {
  /// One colour, as opaque as the picture.
  fileprivate static func filled(with color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
    (matrix.r5, matrix.g5, matrix.b5) = (color.red, color.green, color.blue)
    matrix.a4 = color.opacity
    return matrix
  }

  /// One colour where alpha is at least `low`, within a step of 8-bit alpha.
  fileprivate static func threshold(_ low: Double, _ color: ResolvedColor) -> ColorMatrix {
    var matrix = filled(with: color)
    matrix.a4 = 255
    matrix.a5 = 1 - 255 * Float(low.clamped(to: 0...1))
    return matrix
  }
}
