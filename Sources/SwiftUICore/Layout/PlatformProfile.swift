import ViewGraph

/// Which of SwiftUI's platforms gives the measures that differ between them. Set by the host.
package enum PlatformProfile: Sendable, Hashable {
  case desktop
  case phone

  /// Points. Measured.
  var dividerThickness: CGFloat { self == .desktop ? 1 : 0.5 }
  /// Points. Measured on the desktop: rows are at least this high.
  var minimumListRowHeight: CGFloat { self == .desktop ? 24 : 44 }
  /// Points around the root view of a window.
  var scenePadding: CGFloat { self == .desktop ? 20 : 16 }
}

private struct PlatformProfileKey: EnvironmentKey {
  static var defaultValue: PlatformProfile { .desktop }
}

extension EnvironmentValues {
  package var platformProfile: PlatformProfile {
    get { self[PlatformProfileKey.self] }
    set { self[PlatformProfileKey.self] = newValue }
  }
}
