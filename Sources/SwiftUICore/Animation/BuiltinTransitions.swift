import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Fades.
nonisolated public struct OpacityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
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
    content.scaleEffect(phase.isIdentity ? 1 : scale.isFinite ? scale : 0, anchor: anchor)
  }
}

/// Comes from a distance, toward the trailing edge and down, and goes there.
nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes from an edge of its own place and goes there.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SizedShift(fraction: phase.isIdentity ? .zero : edge.outward))
  }
}

/// Comes from the leading edge and goes to the trailing one.
nonisolated public struct SlideTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SizedShift(fraction: CGSize(width: phase.value, height: 0)))
  }
}

/// Comes from an edge and goes to the opposite one, fading.
nonisolated public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = edge.outward
    let side = -phase.value
    content
      .modifier(SizedShift(fraction: CGSize(width: away.width * side, height: away.height * side)))
      .opacity(phase.isIdentity ? 1 : 0)
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

/// Shows a picture elsewhere, by a part of its own size; what it has of a distance stands in a slot.
nonisolated struct SizedShift: SlottedValue {
  typealias Body = Never
  /// In sizes of the view, toward the trailing edge and down.
  var fraction: CGSize

  var animatableData: CGSize.AnimatableData {
    get { fraction.animatableData }
    set { fraction.animatableData = newValue }
  }

  static var affects: ModifierAspects { .drawing }

  private func distance(_ node: UnaryNode) -> CGPoint {
    let x = fraction.width * node.size.width
    return CGPoint(x: node.isRightToLeft ? -x : x, y: fraction.height * node.size.height).held
  }

  func draw(_ content: Placed, _ node: UnaryNode) -> Placed { node.shifted(content, by: distance(node)) }
  func slotValue(_ node: UnaryNode) -> SlotValue { .offset(distance(node)) }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}
