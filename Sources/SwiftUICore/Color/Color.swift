import DeepStack
import DisplayList

/// A colour that may depend on the environment: a system colour differs in dark mode, the accent colour
/// follows `tint(_:)`.
///
/// As a view a colour takes the whole of what it is proposed, and 10 points where nothing is.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  enum Provider: Hashable, Sendable {
    case resolved(ResolvedColor)
    case system(SystemColor)
    case accent
    case derived(DerivedColor)
    indirect case asset(ColorAsset)
    indirect case custom(CustomColor)
  }
  let provider: Provider

  init(_ provider: Provider) { self.provider = provider }
  init(_ system: SystemColor) { provider = .system(system) }

  /// The colour as numbers, in an environment.
  public typealias Resolved = ResolvedColor

  /// Primaries and encodings in which components can be given.
  public typealias RGBColorSpace = Geometry.RGBColorSpace

  /// The components of the colour in an environment: for its colour scheme, contrast and tint.
  public func resolve(in environment: EnvironmentValues) -> Resolved { provider.resolve(in: environment) }

  public func hash(into hasher: inout Hasher) { hasher.combine(provider) }
  public static func == (lhs: Color, rhs: Color) -> Bool { lhs.provider == rhs.provider }

  public var description: String { provider.description }

  /// The colour's components where they do not depend on the environment.
  public var cgColor: CGColor? { constant?.cgColor }

  /// The numbers of a colour that is the same in every environment.
  package var constant: ResolvedColor? {
    if case .resolved(let color) = provider { return color }
    return nil
  }
}

extension Color.Provider: CustomStringConvertible {
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    switch self {
    case .resolved(let color): return color
    case .system(let color): return color.resolve(in: environment)
    case .accent: return environment.accent.resolve(in: environment)
    case .derived(let color): return color.resolve(in: environment)
    case .asset(let asset): return asset.resolve(in: environment)
    case .custom(let custom): return custom.resolve(environment)
    }
  }

  var description: String {
    switch self {
    case .resolved(let color):
      switch color {
      case .black: return "black"
      case .white: return "white"
      case .clear: return "clear"
      default: return color.description
      }
    case .system(let color): return "\(color)"
    case .accent: return "AccentColor"
    case .derived(let color): return color.description
    case .asset(let asset): return "NamedColor(name: \"\(asset.name)\", bundle: \(asset.bundleDescription))"
    case .custom(let custom): return custom.description
    }
  }
}

extension Color {
  /// A colour of components in a colour space, usually 0 to 1; NaN and infinities count as 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      .resolved(
        ResolvedColor(
          colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
          opacity: Float(opacity))))
  }

  /// A gray: 0 is black, 1 white. NaN and infinities count as 0.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue (a turn is 1), saturation and brightness in sRGB. Saturation and brightness are held
  /// within 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.finite(or: 0)
    // A hue of 1 is the red of 0 again.
    let h = (turn - turn.rounded(.down)) * 6
    let (s, v) = (saturation.finite(or: 0).clamped(to: 0...1), brightness.finite(or: 0).clamped(to: 0...1))
    func component(_ n: Double) -> Double {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of given components, the same in every environment.
  public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

  /// A colour with the components of a Core Graphics colour, the same in every environment.
  public init(cgColor: CGColor) { self.init(.resolved(ResolvedColor(cgColor))) }

  /// A colour with the components of a Core Graphics colour, the same in every environment.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// A colour of a program's own, that it resolves itself.
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self.init(.custom(CustomColor(color)))
  }
}

/// A colour that a program resolves.
struct CustomColor: Hashable, Sendable {
  let base: any Hashable & Sendable
  let resolve: @Sendable (EnvironmentValues) -> ResolvedColor

  init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == ResolvedColor {
    base = color
    resolve = { color.resolve(in: $0) }
  }

  var description: String { "\(base)" }
  static func == (a: CustomColor, b: CustomColor) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Color {
  /// Black with an opacity of 0: nothing is seen.
  public static let clear = Color(.resolved(.clear))
  /// Black, in light and dark mode.
  public static let black = Color(.resolved(.black))
  /// White, in light and dark mode.
  public static let white = Color(.resolved(.white))
  /// The system's red, which differs between light and dark mode and with increased contrast.
  public static let red = Color(SystemColor.red)
  /// The system's orange, which differs between light and dark mode and with increased contrast.
  public static let orange = Color(SystemColor.orange)
  /// The system's yellow, which differs between light and dark mode and with increased contrast.
  public static let yellow = Color(SystemColor.yellow)
  /// The system's green, which differs between light and dark mode and with increased contrast.
  public static let green = Color(SystemColor.green)
  /// The system's mint, which differs between light and dark mode and with increased contrast.
  public static let mint = Color(SystemColor.mint)
  /// The system's teal, which differs between light and dark mode and with increased contrast.
  public static let teal = Color(SystemColor.teal)
  /// The system's cyan, which differs between light and dark mode and with increased contrast.
  public static let cyan = Color(SystemColor.cyan)
  /// The system's blue, which differs between light and dark mode and with increased contrast.
  public static let blue = Color(SystemColor.blue)
  /// The system's indigo, which differs between light and dark mode and with increased contrast.
  public static let indigo = Color(SystemColor.indigo)
  /// The system's purple, which differs between light and dark mode and with increased contrast.
  public static let purple = Color(SystemColor.purple)
  /// The system's pink, which differs between light and dark mode and with increased contrast.
  public static let pink = Color(SystemColor.pink)
  /// The system's brown, which differs between light and dark mode and with increased contrast.
  public static let brown = Color(SystemColor.brown)
  /// The system's gray, the same in light and dark mode and another with increased contrast.
  public static let gray = Color(SystemColor.gray)
  /// For text and other content that matters most: black, or white in dark mode.
  public static let primary = Color(SystemColor.primary)
  /// For content that matters less: a translucent gray.
  public static let secondary = Color(SystemColor.secondary)
  /// The colour of controls: what `tint(_:)` or `accentColor(_:)` set, else blue.
  public static var accentColor: Color { Color(.accent) }
}

extension Color {
  /// The colour with its opacity multiplied by a factor, which may be above 1.
  public func opacity(_ opacity: Double) -> Color {
    if case .resolved(let color) = provider {
      return Color(.resolved(color.multiplyingOpacity(by: opacity)))
    }
    return Color(.derived(DerivedColor(.opacity(provider, opacity))))
  }

  /// The colour at a fraction of the way to another, in Oklab (`perceptual`) or gamma-encoded sRGB
  /// (`device`). Both are resolved where the colour is used.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let space = colorSpace == .device ? ResolvedColor.MixingSpace.device : .perceptual
    return Color(.derived(DerivedColor(.mix(provider, rhs.provider, fraction, space))))
  }
}

extension Color: View {
  public typealias Body = Never
}

/// A colour that cannot be seen is not hit.
extension Color: HitTestingLeaf {
  package nonisolated func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>) -> Bool {
    guard CGRect(origin: .zero, size: context.size).containsOrTouches(point) else { return false }
    return (constant ?? resolve(in: EnvironmentValues(scope: context.environment))).opacity > 0
  }
}

extension Color: LeafView {
  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    .flexible(proposal)
  }

  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    let color = constant ?? resolve(in: EnvironmentValues(scope: context.environment))
    guard color.opacity > 0, size.width > 0, size.height > 0, size.isFinite else { return [] }
    return [.fill(Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle().roundedToPixels)]
  }

  package nonisolated static func affectsSize(
    _ old: UnsafePointer<Color>, _ new: UnsafePointer<Color>
  ) -> Bool { false }
}

extension SizeAnswer {
  /// What a view answers that takes all it gets: the proposal, and 10 points where it is open.
  package static func flexible(_ proposal: Proposal) -> SizeAnswer {
    func range(_ value: Double) -> AxisRange {
      if value.isNaN || value == 10 { return AxisRange(lower: 10, upper: 10, holdsForNil: true) }
      return .exactlyClamped(value)
    }
    return SizeAnswer(
      size: proposal.size(ideal: CGSize(width: 10, height: 10)), width: range(proposal.width),
      height: range(proposal.height))
  }
}
