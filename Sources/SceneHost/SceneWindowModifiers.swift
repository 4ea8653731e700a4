import SwiftUICore

/// How the size of a window depends on its content's.
///
/// Source: WindowResizability in SwiftUI's documentation.
public struct WindowResizability: Sendable {
  enum Kind { case automatic, contentSize, contentMinSize }
  let kind: Kind

  /// As the platform has it: on the desktop as `contentMinSize`, and settings as `contentSize`; on a phone as large as the host
  /// makes it.
  public static let automatic = WindowResizability(kind: .automatic)
  /// At least as large as the content at its smallest, and at most as at its largest.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// At least as large as the content at its smallest.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// Whether a scene's window is there when the program begins.
///
/// Source: SceneLaunchBehavior in SwiftUI's documentation.
public struct SceneLaunchBehavior: Sendable, Equatable {
  enum Kind { case automatic, presented, suppressed }
  let kind: Kind

  /// The first scene of the program is, and no other.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// It is, beside that of the first scene.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// It is not, even where it is the first.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether windows come back when a program is started again.
///
/// Source: SceneRestorationBehavior in SwiftUI's documentation.
public struct SceneRestorationBehavior: Sendable, Equatable {
  private let isDisabled: Bool

  /// As the system has it.
  public static let automatic = SceneRestorationBehavior(isDisabled: false)
  /// They do not.
  public static let disabled = SceneRestorationBehavior(isDisabled: true)
}

extension Scene {
  /// How the windows' size depends on their content's: a host that would make a window smaller or larger than is said here
  /// makes it as small or as large as may be. See `WindowResizability`.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changingWindows { $0.resizability = resizability }
  }

  /// Where on the screen the first window opens, by the point of the window that lies at the same point of the screen.
  ///
  /// - Note: No effect on Linux: pictures, tests and browser tabs have no screen on which a window would have a place.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    changingWindows { $0.defaultPosition = position }
  }

  /// Whether a window of the scene is there when the program begins. See `SceneLaunchBehavior`.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    changingWindows { $0.launch = behavior }
  }

  /// Whether the scene's windows come back when the program is started again.
  ///
  /// - Note: No effect on Linux: no host keeps windows from one run to the next.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Which events from outside, such as a URL that the host delivers, are for the scene: those with one of the texts in it, and
  /// with `*` all; with none, none. The first scene for which an event is gets it in its window in front, and a new one where
  /// it has none. Where no scene says anything the window in front gets it.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    changingWindows { $0.externalEvents = conditions }
  }

  /// The key that opens the scene's window, or another one of a group; nil takes away the one for New Window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    changingWindows {
      $0.shortcut = shortcut
      if shortcut == nil, $0.role == .group { $0.hasCommands = false }
    }
  }

  /// The key that opens the scene's window, or another one of a group.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Changes the windows of the scene.
  func changingWindows(_ change: @escaping (inout SceneWindow) -> Void) -> some Scene {
    ModifiedScene(content: self, change: change)
  }
}
