import Foundation
import ViewGraph

/// What a rotor leads to: an `AccessibilityRotorEntry`, a `ForEach` over entries, conditions, or a type of the
/// program's
/// that is made of these.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// What a content of the program's own is made of.
  associatedtype Body: AccessibilityRotorContent

  /// What the content is made of.
  @AccessibilityRotorContentBuilder var body: Body { get }

  /// Appends the entries, in order; types of the program's need not implement it.
  func _appendEntries(to entries: inout _RotorEntries)
}

/// The entries of a rotor, while they are listed.
public struct _RotorEntries {
  let context: SemanticsContext
  var entries: [SemanticsRotorEntry] = []

  init(_ context: SemanticsContext) { self.context = context }
}

extension AccessibilityRotorContent {
  public func _appendEntries(to entries: inout _RotorEntries) { body._appendEntries(to: &entries) }
}

extension AccessibilityRotorContent where Body == Never {
  /// Never read: the entries are listed without it.
  public var body: Never { fatalError("entries are listed without it") }  // can not be called
}

extension Never: AccessibilityRotorContent {
  public func _appendEntries(to entries: inout _RotorEntries) {}
}

/// The entries of several contents, one after the other.
nonisolated struct RotorContents: AccessibilityRotorContent {
  typealias Body = Never
  var all: [any AccessibilityRotorContent]

  @MainActor func _appendEntries(to entries: inout _RotorEntries) {
    for content in all { content._appendEntries(to: &entries) }
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never
  public func _appendEntries(to entries: inout _RotorEntries) {
    for element in data { content(element)._appendEntries(to: &entries) }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries of a rotor for identifiable elements.
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data, id: \.id, content: content) }

  /// Entries of a rotor for elements that a key path identifies.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    let identities = ForEachIdentities<Data, ID>(
      read: { data in ContiguousArray(data.map { $0[keyPath: id] }) },
      at: { data, offset in data[data.index(data.startIndex, offsetBy: offset)][keyPath: id] })
    self.init(data: data, content: content, identities: identities)
  }

  /// Entries of a rotor for a range of numbers.
  public nonisolated init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int { self.init(data, id: \.self, content: content) }
}

/// Builds what a rotor leads to.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Entries as a statement; other types are refused here, where the compiler can name the line.
  @MainActor @preconcurrency
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AccessibilityRotorContent { content }

  /// One statement: its entries.
  @MainActor @preconcurrency
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: AccessibilityRotorContent { content }

  /// Several statements: their entries in order.
  @_disfavoredOverload @MainActor @preconcurrency
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent where repeat each Content: AccessibilityRotorContent {
    var all: [any AccessibilityRotorContent] = []
    repeat all.append(each content)
    return RotorContents(all: all)
  }

  /// `if` without `else`.
  @MainActor @preconcurrency
  public static func buildOptional<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { RotorContents(all: content.map { [$0] } ?? []) }

  /// The first branch of `if` and `else`.
  @MainActor @preconcurrency
  public static func buildEither<First, Second>(first: First) -> _RotorChoice<First, Second>
  where First: AccessibilityRotorContent, Second: AccessibilityRotorContent { _RotorChoice(content: first) }

  /// The second branch of `if` and `else`.
  @MainActor @preconcurrency
  public static func buildEither<First, Second>(second: Second) -> _RotorChoice<First, Second>
  where First: AccessibilityRotorContent, Second: AccessibilityRotorContent { _RotorChoice(content: second) }

  /// `if #available`.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content>(_ content: Content) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { RotorContents(all: [content]) }
}

/// The entries of one of two branches.
public struct _RotorChoice<First, Second>: AccessibilityRotorContent
where First: AccessibilityRotorContent, Second: AccessibilityRotorContent {
  public typealias Body = Never
  let content: any AccessibilityRotorContent

  public func _appendEntries(to entries: inout _RotorEntries) { content._appendEntries(to: &entries) }
}
