import Foundation
import Geometry

/// Names a value that stands beside the picture's structure: what moves without changing (offset,
/// opacity, transform, scroll position) changes here and leaves every fragment as it is.
public struct SlotID: Sendable, Hashable {
  public let index: Int32
  public init(index: Int32) { self.index = index }
}

public enum SlotValue: Sendable, Equatable {
  case offset(CGPoint)
  case opacity(Double)
  case transform(ProjectionTransform)
}

/// A value that an effect holds itself or reads from a slot.
public enum Property<Value: Sendable>: Sendable {
  case value(Value)
  case slot(SlotID)
}

/// All that a host needs for one frame.
public struct Picture: Sendable {
  /// Points.
  public var size: CGSize
  public var root: Placed
  public var slots: [SlotValue]
  /// Called by whoever draws the picture when a limit cuts something of it, with what is cut, on any thread and
  /// any number of times.
  package var limitReached: (@Sendable (String) -> Void)?

  public init(size: CGSize, root: Placed, slots: [SlotValue] = []) {
    self.size = size
    self.root = root
    self.slots = slots
  }

  public func offset(of slot: SlotID?) -> CGPoint {
    guard let slot, slots.indices.contains(Int(slot.index)),
      case .offset(let point) = slots[Int(slot.index)]
    else { return .zero }
    return point
  }

  public func opacity(_ property: Property<Double>) -> Double {
    switch property {
    case .value(let value): return value
    case .slot(let slot):
      guard slots.indices.contains(Int(slot.index)), case .opacity(let value) = slots[Int(slot.index)]
      else { return 1 }
      return value
    }
  }

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
