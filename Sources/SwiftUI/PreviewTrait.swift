import Foundation

/// How a `#Preview` is shown.
///
///     #Preview("Landscape", traits: .landscapeLeft) { Dashboard() }
///
/// Of traits that contradict one another the last one given holds.
public struct PreviewTrait<T>: Sendable {
  /// What the trait asks of a host.
  package enum Request: Sendable, Equatable {
    case defaultLayout
    case sizeThatFits
    /// Width and height in points, both positive and finite.
    case fixed(CGSize)
    case orientation(Orientation)
  }

  /// How the device that the preview imitates is held.
  package enum Orientation: Sendable, Equatable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let request: Request
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The view is proposed the size of the host's window or of the device it imitates.
  public static var defaultLayout: Self { Self(request: .defaultLayout) }

  /// The preview is as large as the view wants to be.
  public static var sizeThatFitsLayout: Self { Self(request: .sizeThatFits) }

  /// The preview has this size in points.
  ///
  /// A width or height that is zero, negative, infinite or NaN makes this ``defaultLayout``.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return .defaultLayout }
    return Self(request: .fixed(CGSize(width: width, height: height)))
  }

  /// The preview is higher than wide.
  public static var portrait: Self { Self(request: .orientation(.portrait)) }

  /// The preview is higher than wide, and the device stands on its head.
  public static var portraitUpsideDown: Self { Self(request: .orientation(.portraitUpsideDown)) }

  /// The preview is wider than high: the device is turned to the left.
  public static var landscapeLeft: Self { Self(request: .orientation(.landscapeLeft)) }

  /// The preview is wider than high: the device is turned to the right.
  public static var landscapeRight: Self { Self(request: .orientation(.landscapeRight)) }
}
