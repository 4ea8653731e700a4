import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Fades a view in and out. The transition of views that have none.
nonisolated public struct OpacityTransition: Transition {
  /// A fade between invisible and the view's own opacity.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Without motion: nothing but the opacity changes.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Blurs and scales a view while it fades.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Where a view comes from and goes to.
  public struct Configuration: Equatable, Sendable {
    fileprivate let scaleOfRemoved: Double

    /// Views come in growing, and go out shrinking.
    public static let downUp = Configuration(scaleOfRemoved: 0.8)
    /// Views come in growing, and go out growing on.
    public static let upUp = Configuration(scaleOfRemoved: 1.2)
  }

  /// Where the view comes from and goes to.
  public var configuration: Configuration

  /// A fade with a blur.
  public init(configuration: Configuration) { self.configuration = configuration }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 6)
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .willAppear ? 0.8 : configuration.scaleOfRemoved
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A fade with a blur, in which views grow when they come and shrink when they go.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// A fade with a blur.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

/// Shows and removes a view at once, when the animation begins.
nonisolated public struct IdentityTransition: Transition {
  /// The transition that shows nothing of the change.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Without motion: nothing changes on the way.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Scales a view up from a size, and down to it.
nonisolated public struct ScaleTransition: Transition {
  /// The scale before insertion and after removal, relative to the view's size: 0 is nothing, 1 no change.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint

  /// A scaling about a point of the view.
  ///
  /// - Parameter scale: Relative to the view's size; one that is not finite counts as 0.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale.isFinite ? scale : 0, anchor: anchor)
  }
}

/// Moves a view in from a distance, toward the trailing edge and down, and back there.
nonisolated public struct OffsetTransition: Transition {
  /// Where the view comes from and goes to, in points from its place; a positive width is toward the trailing
  /// edge.
  public var offset: CGSize
  /// A movement from and to a distance.
  ///
  /// - Parameter offset: In points from the view's place.
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves a view in over an edge of its own place, by its own length, and back over it.
nonisolated public struct MoveTransition: Transition {
  /// The edge of the view's own place; leading and trailing follow the layout direction.
  public var edge: Edge
  /// A movement over an edge, without a fade.
  ///
  /// - Parameter edge: The edge over which the view comes and goes, by its own length.
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SizedShift(fraction: phase.isIdentity ? .zero : edge.outward))
  }
}

/// Moves a view in over the leading edge and out over the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// A slide between the leading and the trailing edge; from right to left it runs the other way.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SizedShift(fraction: CGSize(width: phase.value, height: 0)))
  }
}

/// Moves a view in over an edge and out over the opposite one, fading.
nonisolated public struct PushTransition: Transition {
  /// The edge that the view comes from; it goes to the opposite one.
  public var edge: Edge
  /// A movement across the view's place that fades in and out.
  ///
  /// - Parameter edge: The edge that the view comes from.
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let away = edge.outward
    let side = -phase.value
    content
      .modifier(SizedShift(fraction: CGSize(width: away.width * side, height: away.height * side)))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for insertion, another for removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition that the view appears with.
  public var insertion: Insertion
  /// The transition that the view disappears with.
  public var removal: Removal
  /// With motion if one of them is.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  /// A transition that differs between insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition that the view appears with.
  ///   - removal: The transition that it disappears with.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    // One view in all phases, so that it goes from one to the next.
    let isGoing = phase == .didDisappear
    removal.apply(
      content: insertion.apply(content: content, phase: isGoing ? .identity : phase),
      phase: isGoing ? phase : .identity)
  }
}

extension AsymmetricTransition: OwnAnimation {
  func ownAnimation(to phase: TransitionPhase) -> Animation? {
    phase == .didDisappear
      ? (removal as? any OwnAnimation)?.ownAnimation(to: phase)
      : (insertion as? any OwnAnimation)?.ownAnimation(to: phase)
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
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// Appears and disappears at once, when the animation begins.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to nothing, about the centre.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from `scale` times the view's size, about a point of it, and shrinks to it. A scale that is not
  /// finite counts as 0.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// Comes from a distance, in points, and goes back there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from a distance, in points, and goes back there; a positive `x` is toward the trailing edge.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// Comes over an edge of the view's own place, by its own length, and goes back over it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// Comes over the leading edge and goes over the trailing one. It does not fade, unlike `push(from:)`.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// Comes over an edge, fading in, and goes over the opposite one, fading out.
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

  static var affects: ModifierAspects { [.placement, .drawing] }

  private func distance(_ context: DrawContext<UnaryNode>) -> CGPoint {
    let x = fraction.width * context.size.width
    return CGPoint(x: context.isRightToLeft ? -x : x, y: fraction.height * context.size.height).held
  }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    context.shifted(content, by: distance(context))
  }
  func slotValue(_ context: DrawContext<UnaryNode>) -> SlotValue { .offset(distance(context)) }
}
