import Geometry
import Observation
import SwiftUICore
import ViewGraph

/// A model that views of random trees follow.
@Observable
final class TreeModel {
  var number = 1.0
  var isWide = false
}

/// What travels up: sensitive to order, and cheap to join.
struct TrailValue: Equatable, Sendable {
  private(set) var sum: Int
  private(set) var count: Int
  private var power: Int

  init(_ step: Int) { (sum, count, power) = (step % Self.modulus, 1, 31) }
  private init() { (sum, count, power) = (0, 0, 1) }

  static let none = TrailValue()
  private static let modulus = 1_000_003

  mutating func append(_ step: Int) { append(TrailValue(step)) }
  mutating func append(_ other: TrailValue) {
    sum = (sum * other.power + other.sum) % Self.modulus
    power = power * other.power % Self.modulus
    count += other.count
  }
}

enum Trail: PreferenceKey {
  static var defaultValue: TrailValue { .none }
  static func reduce(value: inout TrailValue, nextValue: () -> TrailValue) { value.append(nextValue()) }
}

enum Anchors: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

extension EnvironmentValues {
  /// A value that random trees set and read.
  package var treeNumber: Double {
    get { self[TreeNumberKey.self] }
    set { self[TreeNumberKey.self] = newValue }
  }
}

private struct TreeNumberKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

extension ContainerValues {
  /// A value that random trees set on a view for its container.
  var treeMark: Double {
    get { self[TreeMarkKey.self] }
    set { self[TreeMarkKey.self] = newValue }
  }
}

private struct TreeMarkKey: ContainerValueKey {
  static var defaultValue: Double { 4 }
}
