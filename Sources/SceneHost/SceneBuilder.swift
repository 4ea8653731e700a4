/// Builds a scene from the scenes that statements declare.
@resultBuilder
public struct SceneBuilder {
  /// A scene as a statement; other types are refused here, where the compiler can name the line.
  @MainActor public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// One statement: its scene.
  @MainActor public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// Several statements: their scenes in order.
  @_disfavoredOverload
  @MainActor public static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene
  where repeat each Content: Scene {
    SceneTuple(scenes: (repeat each content))
  }

  /// `if` without `else`, for availability checks and constant conditions.
  @MainActor public static func buildOptional<Content>(_ content: Content?) -> some Scene
  where Content: Scene {
    SceneChoice<Content, Content>(first: content, second: nil)
  }

  /// The first branch of `if` and `else`.
  @MainActor public static func buildEither<First, Second>(first: First) -> SceneChoice<First, Second>
  where First: Scene, Second: Scene {
    SceneChoice(first: first, second: nil)
  }

  /// The second branch of `if` and `else`.
  @MainActor public static func buildEither<First, Second>(second: Second) -> SceneChoice<First, Second>
  where First: Scene, Second: Scene {
    SceneChoice(first: nil, second: second)
  }

  /// A scene behind `if #available`, whose type is not part of the result's.
  @MainActor public static func buildLimitedAvailability<Content>(_ content: Content) -> some Scene
  where Content: Scene {
    SceneChoice<Content, Content>(first: content, second: nil)
  }
}

/// Scenes one after the other.
struct SceneTuple<each Content: Scene>: Scene {
  typealias Body = Never
  let scenes: (repeat each Content)

  func _makeSceneView() -> AnyView {
    var views: [AnyView] = []
    for scene in repeat each scenes { views.append(scene._makeSceneView()) }
    return AnyView(DeclarationList(views: views))
  }
}

/// One of two scenes, or none.
public struct SceneChoice<First: Scene, Second: Scene>: Scene {
  public typealias Body = Never
  let first: First?
  let second: Second?

  public func _makeSceneView() -> AnyView {
    let (first, second) = (first?._makeSceneView(), second?._makeSceneView())
    return AnyView(
      Group {
        // Each branch has a place of its own: a scene that comes back begins anew.
        if let first { first } else if let second { second }
      })
  }
}

extension Group: Scene where Content: Scene {
  /// Scenes that modifiers are applied to together.
  @_disfavoredOverload
  @MainActor public init(@SceneBuilder content: () -> Content) { self = .grouping(content()) }

  public func _makeSceneView() -> AnyView { content._makeSceneView() }
}
