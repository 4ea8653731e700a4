import Geometry

/// The animatable data of a type-erased value: of the layout in an ``AnyLayout``.
///
/// Between data of two types there is nothing: their difference is zero, so that a change from one to the other
/// is there at once.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil stands for the zero of any type.
  private var vector: (any VectorArithmetic)?

  init(_ data: some VectorArithmetic) { vector = data }
  private init() { vector = nil }

  /// The data, if they are of the type; that type's zero for data of no type.
  func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    guard let vector else { return .zero }
    return vector as? Data
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    func isSame<Data: VectorArithmetic>(_ mine: Data) -> Bool { b.value(as: Data.self) == mine }
    if let mine = a.vector { return isSame(mine) }
    return b.vector == nil || b == a
  }

  /// The sum; the left side where the right is of another type.
  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<Data: VectorArithmetic>(_ mine: Data) -> _AnyAnimatableData {
      b.value(as: Data.self).map { _AnyAnimatableData(mine + $0) } ?? a
    }
    return a.vector.map { sum($0) } ?? b
  }

  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func difference<Data: VectorArithmetic>(_ mine: Data) -> _AnyAnimatableData {
      b.value(as: Data.self).map { _AnyAnimatableData(mine - $0) } ?? .zero
    }
    if let mine = a.vector { return difference(mine) }
    var negative = b
    negative.scale(by: -1)
    return negative
  }

  public mutating func scale(by rhs: Double) {
    func scaled<Data: VectorArithmetic>(_ mine: Data) -> _AnyAnimatableData {
      _AnyAnimatableData(mine.scaled(by: rhs))
    }
    if let vector { self = scaled(vector) }
  }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}
