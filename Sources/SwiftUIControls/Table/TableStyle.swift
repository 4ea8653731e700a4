import SwiftUICore
import ViewGraph

/// How tables look. The styles are those of the package.
@MainActor @preconcurrency
public protocol TableStyle {
  /// What the package makes of the style.
  nonisolated var _look: _TableLook { get }
}

/// A look of tables.
///
/// - Note: Made by the styles; a program has no use for it.
public struct _TableLook: Hashable, Sendable {
  enum Kind { case automatic, inset, bordered }
  let kind: Kind
  /// Whether every other row has another background.
  var alternatesRows = true
}

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }

  private struct TableLookKey: EnvironmentKey {
    static var defaultValue: _TableLook { _TableLook(kind: .automatic) }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }

  private struct TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
}

extension View {
  /// Sets how tables below look.
  public nonisolated func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
    environment(\.tableLook, style._look)
  }

  /// Sets whether tables below show the titles of their columns. On a phone they never do.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

/// The table style of the platform: rows from edge to edge on the desktop, with alternating backgrounds.
public struct AutomaticTableStyle: TableStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _TableLook { _TableLook(kind: .automatic) }
}

/// Rows that stand in from the table's edges. On a phone, rows from edge to edge.
public struct InsetTableStyle: TableStyle {
  private let alternates: Bool
  /// The style, with alternating backgrounds.
  public nonisolated init() { alternates = true }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _look: _TableLook { _TableLook(kind: .inset, alternatesRows: alternates) }
}

/// Rows in a frame. On a phone, rows from edge to edge.
public struct BorderedTableStyle: TableStyle {
  private let alternates: Bool
  /// The style, with alternating backgrounds.
  public nonisolated init() { alternates = true }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _look: _TableLook { _TableLook(kind: .bordered, alternatesRows: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The table style of the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows that stand in from the table's edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// The same, where every other row may have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// The same, where every other row may have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
