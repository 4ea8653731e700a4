extension Shape where Self == Rectangle {
  /// A rectangle as large as what is proposed.
  public static var rect: Rectangle { .init() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a width and height in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius in points for each corner. Leading corners are on the right where content runs
  /// from right to left.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius in points for each corner. Leading corners are on the right where content runs
  /// from right to left.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose smaller sides are half circles of the continuous style.
  public static var capsule: Capsule { .init() }
  /// A rectangle whose smaller sides are half circles of a style.
  public static func capsule(style: RoundedCornerStyle) -> Self { .init(style: style) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides.
  public static var ellipse: Ellipse { .init() }
}

extension Shape where Self == Circle {
  /// A circle whose diameter is the smaller side.
  public static var circle: Circle { .init() }
}
