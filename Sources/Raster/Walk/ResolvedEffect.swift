import DisplayList
import Foundation
import Geometry

/// An effect with its slots read and its numbers made sound: opacity within 0 and 1, radii within 0 and
/// `RasterLimits.blurRadius`.
enum ResolvedEffect {
  /// Each view of the content has the opacity by itself. No canvas is given it: the walk hands it on.
  case fade(Double)
  /// The content has the opacity as one layer.
  case opacity(Double)
  case blend(BlendMode)
  case isolate
  case clip(Path, FillStyle)
  case mask(Placed)
  case transform(ProjectionTransform)
  case blur(radius: Double, opaque: Bool)
  case shadow(color: ResolvedColor, radius: Double, offset: CGSize)
  case colorMatrix(ColorMatrix)
  case backdrop(Path, radius: Double, saturation: Double)

  init(_ effect: Effect, in picture: Picture) {
    switch effect {
    case .opacity(let value):
      let opacity = picture.opacity(value)
      self = .fade(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    case .blend(let mode): self = .blend(mode)
    case .isolate: self = .isolate
    case .clip(let path, let style): self = .clip(path, style)
    case .mask(let mask): self = .mask(mask)
    case .transform(let transform): self = .transform(picture.transform(transform))
    case .blur(let radius, let opaque):
      self = .blur(radius: RasterLimits.blur(radius), opaque: opaque)
    case .shadow(let color, let radius, let offset):
      let isFinite = offset.width.isFinite && offset.height.isFinite
      self = .shadow(color: color, radius: RasterLimits.blur(radius), offset: isFinite ? offset : .zero)
    case .colorMatrix(let matrix): self = .colorMatrix(matrix)
    case .backdrop(let path, let radius, let saturation):
      self = .backdrop(
        path, radius: RasterLimits.blur(radius), saturation: saturation.isFinite ? max(0, saturation) : 1)
    }
  }
}

extension ResolvedEffect {
  /// Whether the content shows as it would without the effect.
  var isNeutral: Bool {
    switch self {
    case .fade(let opacity), .opacity(let opacity): opacity == 1
    case .transform(let transform): transform.isIdentity
    default: false
    }
  }

  /// Whether the content is drawn by itself first.
  var needsLayer: Bool {
    switch self {
    case .clip, .fade: false
    case .transform(let transform): transform.m13 != 0 || transform.m23 != 0
    case .blend(.normal): false
    default: true
    }
  }

  /// Whether an opacity around the effect is that of each view inside, as if the effect were not there.
  var isFadedInside: Bool {
    switch self {
    case .fade, .clip, .blend: true
    case .transform: !needsLayer
    default: false
    }
  }
}

extension ResolvedEffect {
  /// The effect together with those that are all its content: opacities are multiplied, and a blur of a blur is a
  /// wider blur, so that each takes no layer of its own.
  func merged(with content: Placed, in picture: Picture) -> (ResolvedEffect, Placed) {
    var (effect, content) = (self, content)
    while content.slot == nil, content.fragment.items.count == 1,
      case .group(let next, let inside) = content.fragment.items[0],
      let both = effect.merged(with: ResolvedEffect(next, in: picture))
    {
      let origin = CGPoint(x: content.origin.x + inside.origin.x, y: content.origin.y + inside.origin.y)
      (effect, content) = (both, Placed(inside.fragment, at: origin, slot: inside.slot))
    }
    return (effect, content)
  }

  private func merged(with inner: ResolvedEffect) -> ResolvedEffect? {
    switch (self, inner) {
    case (.fade(let a), .fade(let b)): .fade(a * b)
    case (.fade(let a), .isolate): .opacity(a)
    case (.blur(let a, opaque: false), .blur(let b, opaque: false)):
      .blur(radius: RasterLimits.blur((a * a + b * b).squareRoot()), opaque: false)
    default: nil
    }
  }
}

/// What rasters refuse to do, whatever a picture asks for.
enum RasterLimits {
  /// Points; beyond it a blur is a plain mean anyway.
  static let blurRadius = 512.0
  /// Pixels per side of a surface; cairo itself stops at 32,767.
  static let layerSide = 16_384
  /// Device coordinates are clamped to ± this: cairo's fixed point ends at 2²³.
  static let coordinate = 4_194_304.0
  /// Points; of a wider line cairo draws nothing.
  static let lineWidth = 262_144.0
  /// Fragments inside one another; what lies deeper is not drawn.
  static let depth = 100_000
  /// The same where there is only the thread's stack.
  static let depthOnThreadStack = 1_000
  /// Pixels of one glyph's mask. A glyph that has more, of which a font may say 2²⁸, is filled as a path, which takes
  /// memory only where the page shows. Ligatures of words have 100,000 at the largest size.
  static let maskPixels = 1 << 19
  /// Pixels that the lines of one glyph's mask are long: where there are more, FreeType takes time by their square.
  /// Cuneiform signs have 6,000 at the largest size.
  static let maskLines = 1 << 14
  /// Elements of one path.
  static let pathElements = 1_000_000

  static func blur(_ radius: Double) -> Double {
    radius.isNaN ? 0 : min(max(radius, 0), blurRadius)
  }
}
