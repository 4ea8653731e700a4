/// Moves what is inside as one.
nonisolated struct GeometryGroupModifier: ElementModifier {
  typealias Body = Never
  static var affects: ModifierAspects { [] }
  static var holdsContentTogether: Bool { true }
}

extension View {
  /// Moves the view as one when it is laid out elsewhere in an animation: its place is animated for the group, and what
  /// is inside goes with it.
  ///
  /// Without a group each view inside goes its own way to its place in the window: one with an animation of its own
  /// (``SwiftUICore/View/animation(_:value:)``) by that, and one that is inserted meanwhile stands where it will be at the
  /// end. Layout stays as it is.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
