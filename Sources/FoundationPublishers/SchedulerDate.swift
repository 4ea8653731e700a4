import Foundation
import OpenCombine

/// A time of run loops and operation queues as schedulers: a date.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// The time of a date.
  public init(_ date: Date) { self.date = date }

  public func distance(to other: SchedulerDate) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  public func advanced(by stride: Stride) -> SchedulerDate {
    SchedulerDate(date.addingTimeInterval(stride.timeInterval))
  }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// Seconds.
    public var magnitude: TimeInterval

    /// Seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// - Parameter timeInterval: Seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    public init(integerLiteral value: TimeInterval) { magnitude = value }

    public init(floatLiteral value: TimeInterval) { magnitude = value }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }

    public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }

    public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }

    public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }

    public static func += (left: inout Stride, right: Stride) { left.magnitude += right.magnitude }

    public static func -= (left: inout Stride, right: Stride) { left.magnitude -= right.magnitude }

    public static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }

    /// So many seconds.
    public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }

    /// So many seconds.
    public static func seconds(_ count: Double) -> Stride { Stride(count) }

    /// So many thousandths of a second.
    public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }

    /// So many millionths of a second.
    public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }

    /// So many thousandths of a microsecond.
    public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
  }
}
