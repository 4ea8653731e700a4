import ViewGraph

/// Acts when something worked out from the content's geometry has changed.
nonisolated struct GeometryChangeModifier<T: Equatable>: ElementModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  static var affects: ModifierAspects { .placement }

  func place(_ context: PlaceContext) {
    context.placeChild()
    context.followFrame { follower in
      let modifier = follower.modifier(as: Self.self)
      let value = follower.observing { modifier.transform(follower.geometry) }
      let before = follower.memory as? T
      guard value != before else { return }
      follower.memory = value
      follower.afterLayout { modifier.action(before ?? value, value) }
    }
  }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Acts on a value worked out from the view's geometry: once it is laid out, and whenever the value has
  /// changed.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Acts on a value worked out from the view's geometry: once it is laid out, with the same value twice, and
  /// whenever the value has changed.
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
