import Geometry
import SceneHost

/// Supplies previews of views, in the form that came before `#Preview`.
///
///     struct Card_Previews: PreviewProvider {
///       static var previews: some View { Card() }
///     }
///
/// Each element of `previews` is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previewed views. It is inferred from `previews`.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The kind of system that the previews are for; nil leaves it to the host.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No particular system, for providers that declare none.
  public static var platform: PreviewPlatform? { nil }
}

/// A kind of system that a preview is for.
public enum PreviewPlatform: Sendable, Hashable {
  /// The system by the name of its platform.
  case iOS, macOS, tvOS, watchOS
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// Proposes the size of the device.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)

  var trait: PreviewTrait<Preview.ViewTraits> {
    switch self {
    case .device: return .defaultLayout
    case .sizeThatFits: return .sizeThatFitsLayout
    case .fixed(let width, let height): return .fixedLayout(width: width, height: height)
    }
  }
}

/// A device that a preview imitates, by name.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How the device that a preview imitates is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  let orientation: PreviewTrait<Preview.ViewTraits>.Orientation
  /// The name of the orientation, as `portrait`.
  public var id: String { "\(orientation)" }

  /// Upright.
  public static let portrait = InterfaceOrientation(orientation: .portrait)
  /// Turned by half.
  public static let portraitUpsideDown = InterfaceOrientation(orientation: .portraitUpsideDown)
  /// On its side, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(orientation: .landscapeLeft)
  /// On its side, turned to the right.
  public static let landscapeRight = InterfaceOrientation(orientation: .landscapeRight)
  /// The four orientations, upright first.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// What a modifier of a preview asks of a host, as a trait of the previewed element.
nonisolated struct PreviewRequest<Kind>: TraitModifying {
  typealias Body = Never
  static var traitKey: ObjectIdentifier { ObjectIdentifier(Kind.self) }
  /// Looked up when a host shows the preview.
  static var traitUses: TraitUses { [] }
  let traitValue: Any
}

/// The keys of those traits.
package enum PreviewRequests {
  package enum Name {}
  package enum Device {}
  package enum Layout {}
  package enum Orientation {}
  package enum Context {}
}

extension View {
  /// The title of the preview; nil for the name of the view.
  ///
  /// - Note: No effect on Linux: no host shows previews yet; the value is kept for one that will.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewRequest<PreviewRequests.Name>(traitValue: value as Any))
  }

  /// The device that the preview imitates; nil leaves it to the host.
  ///
  /// - Note: No effect on Linux: no host shows previews yet; the value is kept for one that will.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewRequest<PreviewRequests.Device>(traitValue: value as Any))
  }

  /// The size of the preview.
  ///
  /// - Note: No effect on Linux: no host shows previews yet; the value is kept for one that will.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewRequest<PreviewRequests.Layout>(traitValue: value.trait))
  }

  /// How the device that the preview imitates is held.
  ///
  /// - Note: No effect on Linux: no host shows previews yet; the value is kept for one that will.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewRequest<PreviewRequests.Orientation>(traitValue: value.orientation))
  }
}
