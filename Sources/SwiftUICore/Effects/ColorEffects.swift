import DisplayList

/// Changes the colours of a view's picture.
nonisolated public struct _ColorMatrixEffect: ElementModifier {
  public typealias Body = Never
  public var matrix: ColorMatrix

  public init(matrix: ColorMatrix) { self.matrix = matrix }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    content.applying(matrix, id: context.id)
  }
  package static var affects: ModifierAspects { .drawing }
}

/// Changes the colours of a view's picture by an amount, which can be animated.
nonisolated struct ColorAdjustment: ElementModifier, Animatable {
  typealias Body = Never
  enum Kind: Sendable { case brightness, contrast, saturation, grayscale, hueRotation }

  let kind: Kind
  /// Radians for a rotation.
  var amount: Double

  private var matrix: ColorMatrix {
    switch kind {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(.radians(amount))
    }
  }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    content.applying(matrix, id: context.id)
  }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  static var affects: ModifierAspects { .drawing }
}

extension Placed {
  fileprivate func applying(_ matrix: ColorMatrix, id: UInt64) -> Placed {
    matrix.isIdentity ? self : applying(.colorMatrix(matrix), id: id)
  }
}

/// Multiplies the colours of a view's picture by a colour of the environment.
nonisolated public struct _ColorMultiplyEffect: ElementModifier {
  public typealias Body = Never
  public var color: Color

  @inlinable
  public init(color: Color) { self.color = color }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let color = color.resolve(in: EnvironmentValues(scope: context.environment))
    return content.applying(.colorMatrix(.multiply(color)), id: context.id)
  }
  package static var affects: ModifierAspects { .drawing }
}

extension View {
  private nonisolated func colorMatrix(_ matrix: ColorMatrix) -> some View {
    modifier(_ColorMatrixEffect(matrix: matrix))
  }

  /// Adds `amount` to every colour component: 0 changes nothing, 1 is white, -1 black. NaN counts as 0.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(ColorAdjustment(kind: .brightness, amount: amount))
  }

  /// Spreads colour components about the middle: 0 is gray, 1 changes nothing, more is stronger. NaN counts
  /// as 1.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(ColorAdjustment(kind: .contrast, amount: amount))
  }

  /// Changes the strength of colours: 0 gives grays, 1 changes nothing, more is stronger. NaN counts as 1.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(ColorAdjustment(kind: .saturation, amount: amount))
  }

  /// Makes colours grayer: 0 changes nothing, 1 leaves no colour. NaN counts as 0.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(ColorAdjustment(kind: .grayscale, amount: amount))
  }

  /// Rotates the hues of colours and about keeps their luminance. An angle that is not finite changes
  /// nothing.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorAdjustment(kind: .hueRotation, amount: angle.radians))
  }

  /// Replaces each colour component c by 1 - c. Opacity stays.
  public nonisolated func colorInvert() -> some View { colorMatrix(.invert()) }

  /// Multiplies colours, and opacities, by those of a colour.
  @inlinable
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Makes the view black, and as opaque as it was bright.
  public nonisolated func luminanceToAlpha() -> some View { colorMatrix(.luminanceToAlpha) }
}
