/// What frame a window has.
///
/// Source: WindowStyle in SwiftUI's documentation.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The frame that the system gives windows.
public struct DefaultWindowStyle: WindowStyle {
  /// The style of windows for which none is set.
  public nonisolated init() {}
}

/// A frame with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// A style with a title bar.
  public nonisolated init() {}
}

/// A frame whose title bar is not seen.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// A style without a visible title bar.
  public nonisolated init() {}
}

/// No frame and no background.
public struct PlainWindowStyle: WindowStyle {
  /// A style without a frame.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The frame that the system gives windows.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A frame whose title bar is not seen.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// No frame and no background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window's toolbar and title share their room.
///
/// Source: WindowToolbarStyle in SwiftUI's documentation.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// As the system has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The style of toolbars for which none is set.
  public nonisolated init() {}
}

/// The toolbar under the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// A style with the toolbar under the title.
  public nonisolated init() {}
}

/// The toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// A style with the toolbar beside the title.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// The toolbar beside the title, with less room around both.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// A style with the toolbar beside the title, with less room.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  public nonisolated init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the system has it.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar under the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// The toolbar beside the title, which may be left out.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The toolbar beside the title, with less room around both.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// The toolbar beside the title, which may be left out.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// Sets what frame the scene's windows have.
  ///
  /// - Note: No effect on Linux: pictures, tests and browser tabs give windows no frame.
  public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle { self }

  /// Sets how the toolbar and the title of the scene's windows share their room.
  ///
  /// - Note: No effect on Linux: pictures, tests and browser tabs give windows no title bar.
  public func windowToolbarStyle<S>(_ style: S) -> some Scene where S: WindowToolbarStyle { self }
}
