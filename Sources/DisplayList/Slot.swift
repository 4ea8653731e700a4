import Foundation
import Geometry

/// Names a value that stands beside the picture's structure: what moves without changing (offset,
/// opacity, transform, scroll position) changes here and leaves every fragment as it is.
public struct SlotID: Sendable, Hashable {
  /// The place of the value in the picture's slots.
  public let index: Int32
  /// Names a value of the picture.
  ///
  /// - Parameter index: The place of the value in the picture's slots.
  public init(index: Int32) { self.index = index }
}

/// A value in a slot.
public enum SlotValue: Sendable, Equatable {
  /// A distance, in points, that is added to a place.
  case offset(CGPoint)
  /// 0 for invisible, 1 for opaque.
  case opacity(Double)
  /// A map of a group's content.
  case transform(ProjectionTransform)
}

/// A value that an effect holds itself or reads from a slot.
public enum Property<Value: Sendable>: Sendable {
  /// The value, the same for as long as the fragment.
  case value(Value)
  /// The slot in which the picture has the value.
  case slot(SlotID)
}

/// All that a host needs for one frame.
public struct Picture: Sendable {
  /// Points.
  public var size: CGSize
  /// What is drawn, in points from the top left corner.
  public var root: Placed
  /// The present values, by the index of their slots.
  public var slots: [SlotValue]
  /// Called by whoever draws the picture when a limit cuts something of it, with what is cut, on any thread and
  /// any number of times.
  package var limitReached: (@Sendable (String) -> Void)?

  /// A picture of a size in points.
  public init(size: CGSize, root: Placed, slots: [SlotValue] = []) {
    self.size = size
    self.root = root
    self.slots = slots
  }

  /// The distance in a slot, in points; zero for none, and for a slot that holds no distance.
  public func offset(of slot: SlotID?) -> CGPoint {
    guard let slot, slots.indices.contains(Int(slot.index)),
      case .offset(let point) = slots[Int(slot.index)]
    else { return .zero }
    return point
  }

  /// The opacity that a property has in this picture; 1 for a slot that holds none.
  public func opacity(_ property: Property<Double>) -> Double {
    switch property {
    case .value(let value): return value
    case .slot(let slot):
      guard slots.indices.contains(Int(slot.index)), case .opacity(let value) = slots[Int(slot.index)]
      else { return 1 }
      return value
    }
  }

  /// The map that a property has in this picture; one that changes nothing for a slot that holds none.
  public func transform(_ property: Property<ProjectionTransform>) -> ProjectionTransform {
    switch property {
    case .value(let value): return value
    case .slot(let slot):
      guard slots.indices.contains(Int(slot.index)),
        case .transform(let value) = slots[Int(slot.index)]
      else { return ProjectionTransform() }
      return value
    }
  }
}
