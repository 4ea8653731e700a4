import Foundation

/// A number that grows and shrinks with the size of text that the user prefers.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let base: Value
  private let scale: (DynamicTypeSize) -> Double
  private var scope: EnvironmentScope?

  /// Scales as the sizes of a text style do.
  package init(wrappedValue: Value, scale: @escaping (DynamicTypeSize) -> Double) {
    base = wrappedValue
    self.scale = scale
  }

  /// Scales as body text does. The value is the one at the size `large`.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { $0.bodyPointSize / DynamicTypeSize.large.bodyPointSize }
  }

  /// The value for the present size of text; outside a view in a tree, the value as given.
  public var wrappedValue: Value {
    guard let scope else { return base }
    return base * Value(scale(EnvironmentValues(scope: scope).dynamicTypeSize))
  }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, _, node in
      pointer.assumingMemoryBound(to: Self.self).pointee.scope = node.environment
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.scope = nil
    }
  }
}

extension ScaledMetric: IdentityComparable {
  package func isSame(as other: ScaledMetric) -> Bool {
    base == other.base && scale(.accessibility5) == other.scale(.accessibility5)
  }
}
