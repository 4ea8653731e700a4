import SwiftUICore
import ViewGraph

/// What a toolbar shows: items, groups and spacers. A program's own content consists of others, and may read the
/// environment and have state.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What the content consists of.
  associatedtype Body: ToolbarContent
  /// What the content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content as the toolbar's own views. Made for programs' own content from its body.
  static func _makeItems(_ content: Self) -> _ToolbarItems
}

/// Toolbar content whose items have ids.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The items of some toolbar content, as views that take no room and set what the bars show.
public struct _ToolbarItems {
  let view: AnyView
}

extension ToolbarContent {
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    _ToolbarItems(view: AnyView(ToolbarBody(content: content)))
  }
}

/// A program's own toolbar content: what its body consists of.
private struct ToolbarBody<Content: ToolbarContent>: View {
  typealias Body = Never
  let content: Content

  nonisolated static func _makeViewType() -> _ViewType {
    // The view holds nothing but the content, so that the content's properties are the view's.
    ValueBodyType<Content, AnyView> { Content.Body._makeItems($0.body).view }
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public static func _makeItems(_ content: Never) -> _ToolbarItems {}
}

extension ToolbarContent where Body == Never {
  /// Content that the toolbar knows consists of nothing else; nobody asks.
  public var body: Never {
    // As for views: nobody asks.
    fatalError("toolbar content of the package has no body")
  }
}

/// Content that is there or not: `if` without `else`.
public struct _OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension _OptionalToolbarContent: ToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    _ToolbarItems(view: AnyView(content.content.map { Content._makeItems($0).view }))
  }
}

extension _OptionalToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// One of two contents: `if` with `else`, or `switch`.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  enum Branch {
    case first(First)
    case second(Second)
  }
  let branch: Branch
}

extension _ConditionalToolbarContent: ToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    _ToolbarItems(view: AnyView(view(of: content.branch)))
  }

  @MainActor @ViewBuilder private static func view(of branch: Branch) -> some View {
    switch branch {
    case .first(let content): First._makeItems(content).view
    case .second(let content): Second._makeItems(content).view
    }
  }
}

extension _ConditionalToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Several contents one after the other.
public struct _TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension _TupleToolbarContent: ToolbarContent {
  public typealias Body = Never
  public static func _makeItems(_ content: Self) -> _ToolbarItems {
    var views: [AnyView] = []
    func add<C: ToolbarContent>(_ content: C) { views.append(C._makeItems(content).view) }
    repeat add(each content.content)
    let all = views
    return _ToolbarItems(view: AnyView(ForEach(all.indices, id: \.self) { all[$0] }))
  }
}

extension _TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

/// Builds toolbar content from statements: any number of them, conditions, optionals and availability checks.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Content as a statement.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
    content
  }

  /// One statement: its content.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent {
    content
  }

  /// Several statements: their contents one after the other.
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> where repeat each Content: ToolbarContent {
    _TupleToolbarContent(content: (repeat each content))
  }

  /// `if` without `else`: the content, or none.
  public static func buildIf<Content>(_ content: Content?) -> _OptionalToolbarContent<Content>
  where Content: ToolbarContent {
    _OptionalToolbarContent(content: content)
  }

  /// The first branch of `if` and `else`, or of `switch`.
  public static func buildEither<First, Second>(first: First) -> _ConditionalToolbarContent<First, Second>
  where First: ToolbarContent, Second: ToolbarContent {
    _ConditionalToolbarContent(branch: .first(first))
  }

  /// The second branch of `if` and `else`, or of `switch`.
  public static func buildEither<First, Second>(second: Second) -> _ConditionalToolbarContent<First, Second>
  where First: ToolbarContent, Second: ToolbarContent {
    _ConditionalToolbarContent(branch: .second(second))
  }

  /// Content behind `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }
}
