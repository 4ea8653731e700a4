import Foundation

/// A direction of the plane.
@frozen public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// Along lines of text: the axis of widths.
  case horizontal
  /// From top to bottom: the axis of heights.
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The axis at a right angle to this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any of the two axes, both or none.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One axis.
    public init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The axis of widths.
    public static let horizontal = Set(.horizontal)
    /// The axis of heights.
    public static let vertical = Set(.vertical)

    package static let both: Set = [.horizontal, .vertical]

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
