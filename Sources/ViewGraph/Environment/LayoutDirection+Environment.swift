import Geometry

extension EnvironmentValues {
  /// The direction in which content runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentScope {
  /// Whether content runs from right to left here. Kept in the scope, and looked up again after the
  /// direction has changed anywhere, which makes a graph place everything anew.
  package var isRightToLeft: Bool {
    if directionStamp != Self.currentDirectionStamp {
      directionStamp = Self.currentDirectionStamp
      let box = entry(ObjectIdentifier(LayoutDirectionKey.self)).box
      direction = box?.value(as: LayoutDirection.self) ?? .leftToRight
    }
    return direction == .rightToLeft
  }
}
