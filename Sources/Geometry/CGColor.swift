import Foundation

/// A colour in sRGB as a reference that never changes. Components are gamma-encoded, not premultiplied.
public final class CGColor: Sendable, Hashable {
  private let resolved: ResolvedColor

  /// A colour of sRGB components, usually 0 to 1. NaN counts as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = ResolvedColor(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A colour of sRGB components, usually 0 to 1. NaN counts as 0.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray of sRGB's encoding: 0 is black, 1 is white. NaN counts as 0.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A gray: 0 is black, 1 is white. The number is used as sRGB's, whose encoding is nearly that of gamma
  /// 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  init(_ resolved: ResolvedColor) {
    self.resolved = resolved
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with an alpha of 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), alpha]
  }

  /// Always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// 0 for invisible, 1 for opaque.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The colour with another alpha; what is not finite counts as 0. Never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha.finite(or: 0))
    return CGColor(copy)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension ResolvedColor {
  /// The colour as components proportional to light.
  public init(_ color: CGColor) {
    let c = color.components ?? [0, 0, 0, 0]
    self.init(red: Float(c[0]), green: Float(c[1]), blue: Float(c[2]), opacity: Float(c[3]))
  }

  /// The colour as a reference, its components gamma-encoded.
  public var cgColor: CGColor { CGColor(self) }
}
