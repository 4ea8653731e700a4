import Foundation

/// A value that changes in steps: its `animatableData` is what lies between two values.
public protocol Animatable {
  /// The type of the part that is animated; `EmptyAnimatableData` for nothing.
  associatedtype AnimatableData: VectorArithmetic

  /// The part of the value that is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}

extension EmptyAnimatableData: Animatable {
  public typealias AnimatableData = EmptyAnimatableData

  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension AnimatablePair: Animatable {
  public typealias AnimatableData = AnimatablePair
}

extension AnimatableValues: Animatable {
  public typealias AnimatableData = AnimatableValues
}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension CGVector: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(dx, dy) }
    set { self = CGVector(dx: newValue.first, dy: newValue.second) }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

extension UnitPoint3D: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(x, AnimatablePair(y, z)) }
    set { self = UnitPoint3D(x: newValue.first, y: newValue.second.first, z: newValue.second.second) }
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
