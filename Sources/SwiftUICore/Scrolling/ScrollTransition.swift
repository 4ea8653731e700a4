import Foundation
import ViewGraph

/// Where a view is on its way through what its scroll view shows.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in, or goes out, at the top or leading edge.
  case topLeading
  /// It is seen.
  case identity
  /// It comes in, or goes out, at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is seen, and is to look as it does.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 where the view is seen, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes between the phases of a scroll transition, and how far in it is seen.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  private(set) var kind: Kind
  private(set) var threshold: Threshold

  /// The view stays as it is.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)
  /// Between two phases with an animation of the default kind, where half of the view is seen.
  public static let animated = animated()
  /// Bit by bit as the view comes in, until it is seen whole.
  public static let interactive = interactive()

  /// Between two phases with an animation, where half of the view is seen.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// Bit by bit as the view comes in, until it is seen whole.
  ///
  /// - Parameter timingCurve: Which part of the change there is at which part of the way.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// The same with another animation; an interactive one becomes animated.
  public func animation(_ animation: Animation) -> Self {
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// The same with another place at which the view counts as seen.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// Where a view counts as seen.
  public struct Threshold: Sendable {
    indirect enum Place: Sendable {
      case visible(Double)
      case centered
      case inset(Place, Double)
      case between(Place, Place, Double)

      /// How far the view has come in then, in points from where it is just not seen.
      func depth(_ length: CGFloat, in seen: CGFloat) -> CGFloat {
        switch self {
        case .visible(let share): length * share
        case .centered: (seen + length) / 2
        case .inset(let place, let distance): place.depth(length, in: seen) + distance
        case .between(let first, let second, let amount):
          first.depth(length, in: seen) * (1 - amount) + second.depth(length, in: seen) * amount
        }
      }
    }
    let place: Place

    /// When all of it is within what is seen.
    public static let visible = Threshold(place: .visible(1))
    /// As soon as anything of it is.
    public static let hidden = Threshold(place: .visible(0))
    /// When it stands in the middle of what is seen.
    public static var centered: Threshold { Threshold(place: .centered) }
    /// When a share of it is within what is seen, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(amount.isFinite ? min(max(amount, 0), 1) : 1))
    }

    /// Between this place and another.
    ///
    /// - Parameter amount: 0 for this one, 1 for the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(place: .between(place, other.place, amount.isFinite ? amount : 0))
    }

    /// So many points further in.
    public func inset(by distance: Double) -> Threshold {
      Threshold(place: .inset(place, distance.isFinite ? distance : 0))
    }
  }
}

/// How a view looks on its way through a scroll view.
nonisolated struct ScrollTransitionEffect<Effect: VisualEffect>: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  /// The animation of the changes; nil where they are bit by bit.
  var animation: Animation? {
    for configuration in [bottomTrailing, topLeading] {
      if case .animated(let animation) = configuration.kind { return animation }
    }
    return nil
  }

  func effect(_ base: EmptyVisualEffect, _ geometry: GeometryProxy) -> Effect {
    let identity = transition(base, .identity)
    guard let (start, length, seen) = place(geometry) else { return identity }
    // How far in the view is from either edge.
    let fromTop = share(topLeading, start + length, length, seen)
    let fromBottom = share(bottomTrailing, seen - start, length, seen)
    guard max(fromTop, fromBottom) > 0 else { return identity }
    let end = transition(base, fromTop > fromBottom ? .topLeading : .bottomTrailing)
    let share = max(fromTop, fromBottom)
    guard share < 1 else { return end }
    var effect = identity
    var difference = end.animatableData - identity.animatableData
    difference.scale(by: share)
    effect.animatableData += difference
    return effect
  }

  /// Where the view begins in what is seen, along the axis, and the lengths of both.
  private func place(_ geometry: GeometryProxy) -> (start: CGFloat, length: CGFloat, seen: CGFloat)? {
    var axis = axis
    if axis == nil {
      guard let any = geometry.bounds(of: .scrollView) else { return nil }
      axis = geometry.bounds(of: .scrollView(axis: .vertical)) == any ? .vertical : .horizontal
    }
    guard let axis, let seen = geometry.bounds(of: .scrollView(axis: axis)) else { return nil }
    let size = geometry.size
    guard axis == .horizontal else { return (-seen.minY, size.height, seen.height) }
    return (geometry.isRightToLeft ? seen.maxX - size.width : -seen.minX, size.width, seen.width)
  }

  /// How much of the change there is; 0 where the view is seen.
  private func share(
    _ configuration: ScrollTransitionConfiguration, _ depth: CGFloat, _ length: CGFloat, _ seen: CGFloat
  ) -> Double {
    let whole = configuration.threshold.place.depth(length, in: seen)
    switch configuration.kind {
    case .identity: return 0
    case .animated: return depth < whole ? 1 : 0
    case .interactive(let curve):
      guard whole > 0 else { return depth < whole ? 1 : 0 }
      let way = min(max(1 - depth / whole, 0), 1)
      return way <= 0 ? 0 : way >= 1 ? 1 : curve.value(at: Double(way))
    }
  }
}

extension View {
  /// Changes how the view looks as it comes into what its scroll view shows and goes out of it.
  ///
  /// The layout stays as it is. Outside of scroll views the view looks as it does where it is seen.
  ///
  /// - Parameters:
  ///   - configuration: How it changes, at both edges.
  ///   - axis: Along which it goes; nil for the axis of the nearest scroll view.
  ///   - transition: Adds the effects of a phase to an effect that changes nothing.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks as it comes into what its scroll view shows and goes out of it, at each edge in a way
  /// of its own.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let effect = ScrollTransitionEffect(
      topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition)
    return modifier(VisualEffectModifier(effect: { effect.effect($0, $1) }, animation: effect.animation))
  }
}
