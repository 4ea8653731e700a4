import SwiftUICore
import ViewGraph

/// Tabs of a `TabView`: a `Tab`, a section of them, or a program's own that consists of others.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What selects a tab; `Never` for tabs without a value.
  associatedtype TabValue: Hashable = Self.Body.TabValue
  /// The type of what the tabs consist of.
  associatedtype Body: TabContent
  /// What the tabs consist of.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
  /// The tabs as views. Made for a program's own tabs from their body.
  static func _makeTabs(_ tabs: Self) -> _Tabs
}

/// Tabs as views that say what their tabs show.
public struct _Tabs {
  let view: AnyView
}

extension TabContent {
  public static func _makeTabs(_ tabs: Self) -> _Tabs { _Tabs(view: AnyView(TabsOfProgram(tabs: tabs))) }
}

/// A program's own tabs: what their body consists of.
private struct TabsOfProgram<Tabs: TabContent>: View {
  typealias Body = Never
  let tabs: Tabs

  nonisolated static func _makeViewType() -> _ViewType {
    // The view holds nothing but the tabs, so that their properties are the view's.
    ValueBodyType<Tabs, AnyView> { Tabs.Body._makeTabs($0.body).view }
  }
}

extension Never: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Never
  public static func _makeTabs(_ tabs: Never) -> _Tabs {}
}

extension TabContent where Body == Never {
  /// Tabs that consist of nothing else; nobody asks.
  public var body: Never {
    // As for views: nobody asks.
    fatalError("tabs of the package have no body")
  }
}

/// Tabs that are there or not: `if` without `else`.
public struct _OptionalTabContent<Content: TabContent> {
  let content: Content?
}

extension _OptionalTabContent: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  public static func _makeTabs(_ tabs: Self) -> _Tabs {
    _Tabs(view: AnyView(tabs.content.map { Content._makeTabs($0).view }))
  }
}

/// One of two: `if` with `else`, or `switch`.
public struct _ConditionalTabContent<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  enum Branch {
    case first(First)
    case second(Second)
  }
  let branch: Branch
}

extension _ConditionalTabContent: TabContent {
  /// What selects the tabs.
  public typealias TabValue = First.TabValue
  public typealias Body = Never
  public static func _makeTabs(_ tabs: Self) -> _Tabs { _Tabs(view: AnyView(view(of: tabs.branch))) }

  @MainActor @ViewBuilder private static func view(of branch: Branch) -> some View {
    switch branch {
    case .first(let content): First._makeTabs(content).view
    case .second(let content): Second._makeTabs(content).view
    }
  }
}

/// Tabs after others.
public struct _PairOfTabContent<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  let first: First
  let second: Second
}

extension _PairOfTabContent: TabContent {
  /// What selects the tabs.
  public typealias TabValue = First.TabValue
  public typealias Body = Never
  public static func _makeTabs(_ tabs: Self) -> _Tabs {
    _Tabs(view: AnyView(both(First._makeTabs(tabs.first).view, Second._makeTabs(tabs.second).view)))
  }

  @MainActor @ViewBuilder private static func both(_ first: AnyView, _ second: AnyView) -> some View {
    first
    second
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// What selects the tabs.
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  public static func _makeTabs(_ tabs: ForEach) -> _Tabs {
    _Tabs(
      view: AnyView(
        ForEach<Data, ID, AnyView>(
          data: tabs.data, content: { Content._makeTabs(tabs.content($0)).view },
          identities: tabs.identities)))
  }
}

extension ForEach where Content: TabContent {
  /// Tabs for identifiable elements.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
    self.init(
      data: data, content: content,
      identities: ForEach<Data, ID, EmptyView>(data) { _ in EmptyView() }.identities)
  }

  /// Tabs for the numbers of a constant range.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(
      data: data, content: content,
      identities: ForEach<Data, ID, EmptyView>(data) { _ in EmptyView() }.identities)
  }

  /// Tabs for elements that a key path identifies.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(
      data: data, content: content,
      identities: ForEach<Data, ID, EmptyView>(data, id: id) { _ in EmptyView() }.identities)
  }
}

/// Builds tabs from statements: any number of them, conditions, optionals and availability checks.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// Tabs as views.
  public struct Content<C> where C: TabContent {
    let tabs: C
    nonisolated init(tabs: C) { self.tabs = tabs }
  }

  /// A tab as a statement.
  public static func buildExpression<C>(_ content: C) -> C where C: TabContent<TabValue> { content }

  /// The first statement: its tabs.
  public static func buildPartialBlock<C>(first: C) -> C where C: TabContent<TabValue> { first }

  /// Further statements: their tabs after the others.
  public static func buildPartialBlock<First, Second>(
    accumulated: First, next: Second
  ) -> _PairOfTabContent<First, Second>
  where First: TabContent<TabValue>, Second: TabContent<TabValue> {
    _PairOfTabContent(first: accumulated, second: next)
  }

  /// `if` without `else`: the tabs, or none.
  public static func buildIf<C>(_ content: C?) -> _OptionalTabContent<C> where C: TabContent<TabValue> {
    _OptionalTabContent(content: content)
  }

  /// The first branch of `if` and `else`, or of `switch`.
  public static func buildEither<First, Second>(first: First) -> _ConditionalTabContent<First, Second>
  where First: TabContent<TabValue>, Second: TabContent<TabValue> {
    _ConditionalTabContent(branch: .first(first))
  }

  /// The second branch of `if` and `else`, or of `switch`.
  public static func buildEither<First, Second>(second: Second) -> _ConditionalTabContent<First, Second>
  where First: TabContent<TabValue>, Second: TabContent<TabValue> {
    _ConditionalTabContent(branch: .second(second))
  }

  /// Tabs behind `if #available`.
  public static func buildLimitedAvailability<C>(_ content: C) -> C where C: TabContent<TabValue> { content }
}

extension TabContentBuilder.Content: View {
  public var body: some View { C._makeTabs(tabs).view }
}
