import Foundation
import ViewGraph

/// Scrolls by pages as long as what is seen: from where the user began at most one page on. A flick turns the page; after a
/// slower movement the page is the nearest to where it would come to rest.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Points a second.
  private static let flick: CGFloat = 250

  /// The behaviour.
  public init() {}

  /// Changes where the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ start: CGFloat, _ rest: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return rest }
      let first = start / length
      let wanted =
        abs(velocity) < Self.flick
        ? (rest / length).rounded() : velocity > 0 ? first.rounded(.down) + 1 : first.rounded(.up) - 1
      return min(max(wanted, (first - 1).rounded(.up)), (first + 1).rounded(.down)) * length
    }
    let start = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        start.minX, target.rect.minX, context.velocity.dx, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        start.minY, target.rect.minY, context.velocity.dy, context.containerSize.height)
    }
  }
}

/// Comes to rest where one of the views begins to which the scroll view aligns: those of a `scrollTargetLayout()`, and
/// those with `scrollTarget(isEnabled:)`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement goes on at most.
  public struct LimitBehavior: Sendable, Equatable {
    enum Limit: Sendable { case automatic, few, one, never }
    let limit: Limit

    /// As few as `always` says where what is seen is a narrow window that scrolls horizontally, any
    /// number elsewhere.
    public static var automatic: LimitBehavior { LimitBehavior(limit: .automatic) }
    /// As many as there is room for in what is seen.
    public static var always: LimitBehavior { LimitBehavior(limit: .few) }
    /// As many as there is room for in what is seen.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .few) }
    /// One.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior(limit: .never) }
  }

  let limitBehavior: LimitBehavior

  /// The behaviour with a limit.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// Changes where the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(
        context.targets.map(\.minX), start.minX, target.rect.minX, context.velocity.dx,
        context.containerSize.width, context.contentSize.width, isLimited: isLimited(context))
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(
        context.targets.map(\.minY), start.minY, target.rect.minY, context.velocity.dy,
        context.containerSize.height, context.contentSize.height, isLimited: isLimited(context))
    }
  }

  private func isLimited(_ context: TargetContext) -> Bool {
    switch limitBehavior.limit {
    case .automatic:
      context.axes.contains(.horizontal) && context.horizontalSizeClass == .compact
        || context.axes.contains(.vertical) && context.verticalSizeClass == .compact
    case .few, .one: true
    case .never: false
    }
  }

  private func aligned(
    _ starts: [CGFloat], _ start: CGFloat, _ rest: CGFloat, _ velocity: CGFloat, _ seen: CGFloat,
    _ content: CGFloat, isLimited: Bool
  ) -> CGFloat {
    // What begins where the content cannot be scrolled to stands at its end.
    let limit = max(content - seen, 0)
    let places = Set(starts.map { min(max($0, 0), limit) }).sorted()
    guard let first = places.first else { return rest }
    func nearest(_ place: CGFloat) -> Int {
      places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) } ?? 0
    }
    var rest = rest.isFinite ? rest : first
    let from = nearest(start)
    if isLimited, limitBehavior.limit != .one { rest = min(max(rest, start - seen), start + seen) }
    var found = nearest(rest)
    if limitBehavior.limit == .one {
      // However little it was moved on, it goes on when it was thrown.
      if velocity > 0 { found = max(found, from + 1) }
      if velocity < 0 { found = min(found, from - 1) }
      found = min(max(found, from - 1), from + 1)
    }
    return places[min(max(found, 0), places.count - 1)]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Pages as long as what is seen.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the beginnings of views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At the beginnings of views, no further than a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Comes to rest as a value says whose type is not known.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// A behaviour that is another.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Changes where the scroll view comes to rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

nonisolated private struct ScrollTargetBehaviorModifier: ScrollAttaching {
  typealias Body = Never
  let behavior: any ScrollTargetBehavior
  var targetBehavior: (any ScrollTargetBehavior)? { behavior }
}

extension View {
  /// Sets where scroll views inside come to rest when the user has let them go, or a wheel stands still. What the
  /// program does goes where it says.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}
