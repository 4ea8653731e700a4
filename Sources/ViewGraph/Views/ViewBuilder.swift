/// Builds views from statements: any number of them, conditions, optionals and availability checks.
@resultBuilder
public struct ViewBuilder {
  /// A view as a statement; other types are refused here, where the compiler can name the line.
  @inlinable
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  /// No statement: a view without elements.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: its view.
  @inlinable
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  /// Several statements: their views side by side.
  @_disfavoredOverload
  @inlinable
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }

  /// `if` without `else`: the view, or no element.
  @inlinable
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

  /// The first branch of `if` and `else`, or of `switch`. Changing branches gives the views a new identity.
  @inlinable
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(.first(first))
  }

  /// The second branch of `if` and `else`, or of `switch`.
  @inlinable
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(.second(second))
  }

  /// A view behind `if #available`, whose type is not part of the result's.
  @inlinable
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}
