/// A change that can be applied to any view.
///
/// A custom modifier computes a body from `content`, which stands for the whole of what it is applied to:
/// a group of views is one content, and the body runs once.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view. It is inferred from `body(content:)`, and is `Never` for modifiers of the
  /// package.
  associatedtype Body: View
  /// What the modifier is applied to, as `body(content:)` receives it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view. Content that is used twice shows twice, and content that is not used is not made.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  nonisolated static func _makeModifierType() -> _ModifierType
}

extension ViewModifier {
  public nonisolated static func _makeModifierType() -> _ModifierType {
    BodyModifierType<Self> { $0.body(content: $1) }
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers of the package have no body; asking for it is a programmer's error.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: it is applied by the package")  // documented programmer error
  }

  /// One modifier that applies this one and then another.
  @inlinable
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body: View {
  /// One modifier that applies this one and then another.
  @inlinable
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view, or a modifier, with a modifier applied.
  @inlinable
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    ModifiedType(
      for: Self.self, content: { .of(Content.self) }, modifier: { .of(Modifier.self) },
      modifierOffset: MemoryLayout<Self>.offset(of: \Self.modifier) ?? 0)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
  public nonisolated static func _makeModifierType() -> _ModifierType {
    ConcatenatedModifierType(
      for: Self.self, first: { .of(Content.self) }, second: { .of(Modifier.self) },
      secondOffset: MemoryLayout<Self>.offset(of: \Self.modifier) ?? 0)
  }
}

extension View {
  /// Applies a modifier to this view. The result is one view of the type `ModifiedContent`.
  @inlinable
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// A modifier that changes nothing.
  public nonisolated static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  @inlinable public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never
  public nonisolated static func _makeModifierType() -> _ModifierType {
    TransparentModifierType(for: Self.self)
  }
}
