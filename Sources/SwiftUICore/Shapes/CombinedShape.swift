/// Two shapes in the same rectangle as one. It takes the whole proposal.
nonisolated struct CombinedShape<A: Shape, B: Shape>: Shape {
  enum Operation: Sendable, Hashable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }
  var first: A
  var second: B
  var operation: Operation
  var eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .union: return a.union(b, eoFill: eoFill)
    case .intersection: return a.intersection(b, eoFill: eoFill)
    case .subtracting: return a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: return a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: return a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: return a.lineSubtraction(b, eoFill: eoFill)
    }
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  var animatableData: AnimatablePair<A.AnimatableData, B.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
  typealias Body = _ShapeView<CombinedShape, ForegroundStyle>
}

extension Shape {
  /// The area in one of the shapes or both. `eoFill` fills both by the even-odd rule.
  public nonisolated func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area in both shapes. `eoFill` fills both by the even-odd rule.
  public nonisolated func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area in this shape and not in the other. `eoFill` fills both by the even-odd rule.
  public nonisolated func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// The area in exactly one of the shapes. `eoFill` fills both by the even-odd rule.
  public nonisolated func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The part of this shape's outline that is in the other shape.
  public nonisolated func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The part of this shape's outline that is not in the other shape.
  public nonisolated func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
