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

  /// Whether the icons of labels have a tint: in sidebars, on a phone, and where the program sets one.
  package var tintsListIcons: Bool {
    get { self[TintsListIconsKey.self] }
    set { self[TintsListIconsKey.self] = newValue }
  }

  private struct TintsListIconsKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

nonisolated private struct ListItemTintModifier: EnvironmentModifying {
  typealias Body = Never
  let tint: ListItemTint?
  nonisolated func write(to values: inout EnvironmentValues) {
    guard let tint else { return }
    values.listItemTint = tint
    if values.isInList { values.tintsListIcons = true }
  }
}

extension View {
  /// Sets the colour of what a list paints of the rows below: the icons of labels. Nil leaves what is set around.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .fixed($0) })
  }

  /// Sets the tint of what a list paints of the rows below: the icons of labels. Nil leaves what is set around.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(ListItemTintModifier(tint: tint))
  }
}
