/// A path is a shape of fixed coordinates: it is drawn where it is, whatever the rectangle.
extension Path: Shape {
  public nonisolated func path(in _: CGRect) -> Path { self }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Path, ForegroundStyle>
}
