import Foundation
import Geometry
import LayoutEngine

/// What a scroll view would show at the end of a movement.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content, in points of its own space and as large as what is seen of it.
  public var rect: CGRect
  /// Which point of the rectangle is to stand at that point of what is seen; nil for its top leading corner.
  public var anchor: UnitPoint?

  /// A target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    for value in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(value) }
    hasher.combine(anchor)
  }
}

/// Decides where a scroll view comes to rest when the user lets it go, and when its size changes.
public protocol ScrollTargetBehavior {
  /// How a scroll view stands whose target is asked for.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would end.
  ///
  /// - Parameter target: Where it ends by itself, to be replaced. What is beyond the content is held at
  ///   its end.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// How a scroll view stands whose target is asked for. The values of its environment are members, too.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What the scroll view showed when the movement began.
  public let originalTarget: ScrollTarget
  /// How fast it goes, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of what is seen of it, in points: without margins and unsafe areas.
  public let containerSize: CGSize
  /// Along which axes it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views of the target layout, in the content's space and in order.
  package let targets: [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
