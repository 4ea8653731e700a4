import Foundation
import Geometry

extension EdgeInsets: Animatable {
  /// Top, leading, bottom and trailing, in that order.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
    }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension EdgeInsets3D: Animatable {
  /// The two-dimensional insets, then front and back.
  public var animatableData: AnimatablePair<EdgeInsets.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(EdgeInsets(self).animatableData, AnimatablePair(front, back))
    }
    set {
      var flat = EdgeInsets()
      flat.animatableData = newValue.first
      self = EdgeInsets3D(
        top: flat.top, leading: flat.leading, bottom: flat.bottom, trailing: flat.trailing,
        front: newValue.second.first, back: newValue.second.second)
    }
  }
}
