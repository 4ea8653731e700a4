import Geometry
import Observation
import SwiftUICore
import ViewGraph

/// A model that views of random trees follow.
@Observable
final class TreeModel: @unchecked Sendable {
  var number = 1.0
  var isWide = false
  /// What closures read.
  var first = 1.0
  var second = 1.0
  /// Followed by nobody.
  @ObservationIgnored var unannounced = 1.0

  /// Says what a world says; writes only what differs.
  func follow(_ world: World) {
    func write(_ path: ReferenceWritableKeyPath<TreeModel, Double>, _ value: Double) {
      if self[keyPath: path].bitPattern != value.bitPattern { self[keyPath: path] = value }
    }
    write(\.number, world.model)
    if isWide != world.isModelWide { isWide = world.isModelWide }
    write(\.first, world.signal(0))
    write(\.second, world.signal(1))
    write(\.unannounced, world.signal(0))
  }
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

extension EnvironmentValues {
  /// A value that random trees set now and then.
  package var treeSecond: Double {
    get { self[TreeSecondKey.self] }
    set { self[TreeSecondKey.self] = newValue }
  }

  /// Two values in one: writing it writes the second key for some numbers only.
  package var treePair: Double {
    get { treeNumber + treeSecond }
    set {
      treeNumber = newValue
      if newValue > 10 { treeSecond = newValue / 2 }
    }
  }
}

private struct TreeSecondKey: EnvironmentKey {
  static var defaultValue: Double { 2 }
}

/// A value that a view sets for the custom layout that it is in.
struct LayoutMark: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

extension ContainerValues {
  /// A value that random trees set on a view for its container.
  var treeMark: Double {
    get { self[TreeMarkKey.self] }
    set { self[TreeMarkKey.self] = newValue }
  }
}

extension ContainerValues {
  /// Another value of the same kind.
  var secondMark: Int {
    get { self[SecondMarkKey.self] }
    set { self[SecondMarkKey.self] = newValue }
  }
}

private struct SecondMarkKey: ContainerValueKey {
  static var defaultValue: Int { 1 }
}

private struct TreeMarkKey: ContainerValueKey {
  static var defaultValue: Double { 4 }
}
