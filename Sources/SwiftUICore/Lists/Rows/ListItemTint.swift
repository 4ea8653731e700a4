import ViewGraph

/// The colour of what a list paints of its rows, such as the icons of labels in a sidebar.
public struct ListItemTint: Sendable {
  package enum Kind: Sendable {
    case monochrome
    case fixed(Color)
    case preferred(Color)
  }
  package let kind: Kind

  /// Shades of grey.
  public static let monochrome = ListItemTint(kind: .monochrome)
  /// A colour that holds whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
  /// A colour that yields to one that the user has chosen for all programs. A host that knows of no such choice shows it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }

  /// The colour; nil for shades of grey.
  package var color: Color? {
    switch kind {
    case .monochrome: nil
    case .fixed(let color), .preferred(let color): color
    }
  }
}

extension EnvironmentValues {
  /// The tint of what lists paint of their rows; nil where nothing is set.
  package var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }
}

extension View {
  /// Sets the colour of what a list paints of the rows below, as its style has a use for it: sidebars colour the icons of
  /// labels. Nil leaves what is set around.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .fixed($0) })
  }

  /// Sets the tint of what a list paints of the rows below, as its style has a use for it: sidebars colour the icons of
  /// labels. Nil leaves what is set around.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { if let tint { $0 = tint } }
  }
}
