import SwiftUICore

/// Builds commands from those that statements declare.
///
/// Source: CommandsBuilder in SwiftUI's documentation.
@resultBuilder
public struct CommandsBuilder {
  /// No commands.
  @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Commands as a statement; other types are refused here, where the compiler can name the line.
  @MainActor public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands { content }

  /// One statement: its commands.
  @MainActor public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }

  /// Several statements: their commands in order.
  @_disfavoredOverload
  @MainActor public static func buildBlock<each Content>(_ content: repeat each Content) -> some Commands
  where repeat each Content: Commands {
    CommandList(commands: (repeat each content))
  }

  /// `if` without `else`.
  @MainActor public static func buildIf<Content>(_ content: Content?) -> some Commands
  where Content: Commands {
    CommandChoice<Content, Content>(first: content, second: nil)
  }

  /// The first branch of `if` and `else`.
  @MainActor public static func buildEither<First, Second>(first: First) -> CommandChoice<First, Second>
  where First: Commands, Second: Commands {
    CommandChoice(first: first, second: nil)
  }

  /// The second branch of `if` and `else`.
  @MainActor public static func buildEither<First, Second>(second: Second) -> CommandChoice<First, Second>
  where First: Commands, Second: Commands {
    CommandChoice(first: nil, second: second)
  }

  /// Commands behind `if #available`, whose type is not part of the result's.
  @MainActor public static func buildLimitedAvailability<Content>(_ content: Content) -> some Commands
  where Content: Commands {
    CommandChoice<Content, Content>(first: content, second: nil)
  }
}

/// Commands one after the other.
struct CommandList<each Content: Commands>: Commands {
  typealias Body = Never
  let commands: (repeat each Content)

  func _makeCommandsView() -> AnyView {
    var views: [AnyView] = []
    for command in repeat each commands { views.append(command._makeCommandsView()) }
    return AnyView(DeclarationList(views: views))
  }
}

/// The commands of one of two branches, or none.
public struct CommandChoice<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
  let first: First?
  let second: Second?

  public func _makeCommandsView() -> AnyView {
    let (first, second) = (first?._makeCommandsView(), second?._makeCommandsView())
    return AnyView(
      Group {
        // Each branch has a place of its own: commands that come back begin anew.
        if let first { first } else if let second { second }
      })
  }
}

extension Group: Commands where Content: Commands {
  /// Commands that modifiers and conditions are applied to together.
  @_disfavoredOverload
  @MainActor public init(@CommandsBuilder content: () -> Content) { self = .grouping(content()) }

  public func _makeCommandsView() -> AnyView { content._makeCommandsView() }
}
