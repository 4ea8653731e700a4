/// Builds views from statements: any number of them, conditions, optionals and availability checks.
@resultBuilder
public struct ViewBuilder {
  @inlinable
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  @_disfavoredOverload
  @inlinable
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }

  @inlinable
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

  @inlinable
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(first: first, second: nil)
  }

  @inlinable
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(first: nil, second: second)
  }

  @inlinable
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}
