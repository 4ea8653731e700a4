import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Fades.
nonisolated public struct OpacityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PictureShift(opacity: phase.isIdentity ? 1 : 0))
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes and goes at once, when the animation begins.
nonisolated public struct IdentityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks.
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  /// - Parameter scale: Of the view's size; one that is not finite counts as 0.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PictureShift(scale: phase.isIdentity ? 1 : scale.isFinite ? scale : 0, anchor: anchor))
  }
}

/// Comes from a distance and goes there.
nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PictureShift(offset: phase.isIdentity ? .zero : offset))
  }
}

/// Comes from an edge of its own place and goes there.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PictureShift(fraction: phase.isIdentity ? .zero : edge.outward))
  }
}

/// Comes from the leading edge and goes to the trailing one.
nonisolated public struct SlideTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PictureShift(fraction: CGSize(width: phase.value, height: 0)))
  }
}

/// Comes from an edge and goes to the opposite one, fading.
nonisolated public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = edge.outward
    let side = -phase.value
    content.modifier(
      PictureShift(
        fraction: CGSize(width: away.width * side, height: away.height * side),
        opacity: phase.isIdentity ? 1 : 0))
  }
}

/// One transition for coming, another for going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .didDisappear {
      removal.apply(content: insertion.apply(content: content, phase: .identity), phase: phase)
    } else {
      removal.apply(content: insertion.apply(content: content, phase: phase), phase: .identity)
    }
  }
}

/// From one modifier to another and back.
nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Edge {
  /// One size of the view away over the edge, left to right.
  fileprivate var outward: CGSize {
    switch self {
    case .leading: return CGSize(width: -1, height: 0)
    case .trailing: return CGSize(width: 1, height: 0)
    case .top: return CGSize(width: 0, height: -1)
    case .bottom: return CGSize(width: 0, height: 1)
    }
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

/// Opacity, scale and place of a picture, as transitions change them.
nonisolated struct PictureShift: ElementModifier, Animatable {
  typealias Body = Never
  var offset = CGSize.zero
  /// In sizes of the view, left to right; mirrored where the layout runs the other way.
  var fraction = CGSize.zero
  var scale = 1.0
  var anchor = UnitPoint.center
  var opacity = 1.0

  var animatableData:
    AnimatablePair<
      CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, AnimatablePair<Double, Double>>
    >
  {
    get {
      AnimatablePair(
        offset.animatableData, AnimatablePair(fraction.animatableData, AnimatablePair(scale, opacity)))
    }
    set {
      offset.animatableData = newValue.first
      fraction.animatableData = newValue.second.first
      scale = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }

  static var affects: ModifierAspects { .drawing }

  func draw(_ content: Placed, _ node: UnaryNode) -> Placed {
    var placed = content
    let size = node.size
    let direction: Double = node.isRightToLeft ? -1 : 1
    let x = offset.width + fraction.width * size.width * direction
    let y = offset.height + fraction.height * size.height
    if scale != 1 {
      let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
      let about = CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale, y: scale)
        .translatedBy(x: -point.x, y: -point.y)
      placed = placed.applying(.transform(.value(ProjectionTransform(about))), id: node.id)
    }
    if x.isFinite, y.isFinite {
      placed.origin.x += x
      placed.origin.y += y
    }
    if opacity < 1 { placed = placed.applying(.opacity(.value(max(0, opacity))), id: node.id) }
    return placed
  }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}
