import Geometry

/// A modifier whose body is run for each frame of an animation, with the values of that frame: the same as a
/// ``ViewModifier`` that is ``Animatable``.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use Animatable directly")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
