import Foundation
import SwiftUICore

/// One window, or a kind of windows, as a scene declares it.
package struct SceneWindow {
  package enum Role: Sendable, Equatable {
    /// Any number of windows of the same kind.
    case group
    /// One window.
    case single
    /// The app's settings, shown on demand.
    case settings
    /// Windows that each show a value that the program opens.
    case value
  }

  package var role: Role
  /// What a program opens the window by; empty when it has no name.
  package var id: String
  /// What stands in the title bar.
  package var title: Text?
  /// Of the values that the windows show.
  package var valueType: ObjectIdentifier?
  /// Points; nil where the host decides.
  package var defaultSize: CGSize?
  /// Where on the screen a window opens; nil where the host decides.
  package var defaultPosition: UnitPoint?
  package var resizability = WindowResizability.automatic
  package var launch = SceneLaunchBehavior.automatic
  /// The texts of which an outside event has one; nil where nothing is said.
  package var externalEvents: Set<String>?
  /// What opens the window, or another one of its kind.
  package var shortcut: KeyboardShortcut?
  /// Whether the menus have commands for the scene without the program's asking.
  package var hasCommands = true
  package var content: AnyView

  package init(role: Role, id: String = "", title: Text? = nil, content: AnyView) {
    self.role = role
    self.id = id
    self.title = title
    self.content = content
  }

  /// How the window's size depends on its content's, where the scene leaves that to the platform: a desktop's windows are at
  /// least as large as their content at its smallest, and settings as large as it is.
  func resizability(fillsScreen: Bool) -> WindowResizability.Kind {
    guard resizability.kind == .automatic, !fillsScreen else { return resizability.kind }
    return role == .settings ? .contentSize : .contentMinSize
  }

  /// Whether a program can open the window by an id, a value or both.
  func isOpened(by id: String?, _ value: WindowValue?) -> Bool {
    guard role != .settings, id == nil || id == self.id, id != "" else { return false }
    guard let value else { return true }
    return role == .value && value.type == valueType
  }
}

/// Which of the declared scenes a window belongs to: the same one after the app's body has run again.
struct SceneIdentity: Hashable {
  let role: SceneWindow.Role
  let id: String
  let valueType: ObjectIdentifier?
  /// Among those that are alike.
  let ordinal: Int
}

/// What the scenes of a program declare, in the order of the source.
package struct SceneDeclarations: Equatable {
  package var windows: [SceneWindow] = []
  var commands: [DeclaredCommand] = []

  package init() {}

  // What views are in it does not compare; it is looked at only where a scene has said it anew.
  package static func == (a: Self, b: Self) -> Bool {
    a.windows.isEmpty && b.windows.isEmpty && a.commands.isEmpty && b.commands.isEmpty
  }

  /// The windows with what tells them from one another.
  var identified: [(identity: SceneIdentity, window: SceneWindow)] {
    var seen: [SceneIdentity: Int] = [:]
    return windows.map { window in
      let first = SceneIdentity(role: window.role, id: window.id, valueType: window.valueType, ordinal: 0)
      let count = seen[first, default: 0]
      seen[first] = count + 1
      return (
        SceneIdentity(role: window.role, id: window.id, valueType: window.valueType, ordinal: count), window
      )
    }
  }
}
