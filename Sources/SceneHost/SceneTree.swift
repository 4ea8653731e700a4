import SwiftUICore

// The scenes and commands of a program are a tree of views of its own, which shows nothing: so their states live, what they
// read wakes them, and what they declare comes up as a preference.

/// What the scenes below declare.
struct SceneDeclarationsKey: PreferenceKey {
  static var defaultValue: SceneDeclarations { SceneDeclarations() }
  static func reduce(value: inout SceneDeclarations, nextValue: () -> SceneDeclarations) {
    let next = nextValue()
    value.windows += next.windows
    value.commands += next.commands
  }
}

/// Declares a window, or a command for its source.
package struct Declaration: View {
  let declared: SceneDeclarations

  package init(_ window: SceneWindow) {
    var declared = SceneDeclarations()
    declared.windows = [window]
    self.declared = declared
  }

  fileprivate init(_ command: DeclaredCommand) {
    var declared = SceneDeclarations()
    declared.commands = [command]
    self.declared = declared
  }

  package var body: some View {
    Color.clear.frame(width: 0, height: 0).preference(key: SceneDeclarationsKey.self, value: declared)
  }
}

/// Declares a command.
struct CommandSource: View {
  let declaration: CommandDeclaration
  @OwnObject private var identity = CommandIdentity()

  init(_ declaration: CommandDeclaration) { self.declaration = declaration }

  var body: some View { Declaration(DeclaredCommand(id: identity, declaration: declaration)) }
}

/// Scenes or commands one after the other.
package struct DeclarationList: View {
  let views: [AnyView]
  package init(views: [AnyView]) { self.views = views }
  package var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

/// A custom scene in the tree.
struct SceneBody<Content: Scene>: View {
  typealias Body = Never
  private let scene: Content

  init(_ scene: Content) { self.scene = scene }

  nonisolated static func _makeViewType() -> _ViewType {
    // The view holds nothing but the scene, so that the scene's properties are the view's.
    ValueBodyType<Content, AnyView> { $0.body._makeSceneView() }
  }
}

/// The app in the tree: its root.
package struct AppBody<Program: App>: View {
  package typealias Body = Never
  private let program: Program

  package init(_ program: Program) { self.program = program }

  nonisolated package static func _makeViewType() -> _ViewType {
    ValueBodyType<Program, AnyView> { $0.body._makeSceneView() }
  }
}

extension Scene {
  /// The windows that the scene declares at first, for tests.
  package var declaredWindows: [SceneWindow] {
    var found: [SceneWindow] = []
    let session = Session(_makeSceneView(), proposal: .unspecified)
    session.root.onPreferenceChange(SceneDeclarationsKey.self) { found = $0.windows }
    session.update()
    session.end()
    return found
  }
}
