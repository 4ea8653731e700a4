/// The list style of the platform: inset rows on the desktop, cards on a phone.
public struct DefaultListStyle: ListStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .automatic) }
}

/// Rows from edge to edge, without a background of their own.
public struct PlainListStyle: ListStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Sections on bands from edge to edge. On the desktop, rows as in `InsetListStyle`.
public struct GroupedListStyle: ListStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Rows that stand in from the list's edges. On a phone, without cards.
public struct InsetListStyle: ListStyle {
  private let alternates: Bool
  /// The style, which has nothing to set.
  public nonisolated init() { alternates = false }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _look: _ListLook { _ListLook(kind: .inset, alternatesRows: alternates) }
}

/// Sections on cards that stand in from the list's edges. On the desktop, rows as in `InsetListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows in a frame. On a phone, rows as in `PlainListStyle`.
public struct BorderedListStyle: ListStyle {
  private let alternates: Bool
  /// The style, which has nothing to set.
  public nonisolated init() { alternates = false }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _look: _ListLook { _ListLook(kind: .bordered, alternatesRows: alternates) }
}

/// Rows of a window's sidebar: higher, in the body font, with sections that collapse. On a phone, cards.
public struct SidebarListStyle: ListStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .sidebar) }
}

/// The carousel of a watch. Watches are no host of the package: rows as in `PlainListStyle`.
public struct CarouselListStyle: ListStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .plain) }
}

/// The ellipse of a watch. Watches are no host of the package: rows as in `PlainListStyle`.
public struct EllipticalListStyle: ListStyle {
  /// The style, which has nothing to set.
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .plain) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The list style of the platform.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on bands from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that stand in from the list's edges.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// The same, where every other row may have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards that stand in from the list's edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// The same, where every other row may have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a window's sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  /// The carousel of a watch.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// The ellipse of a watch.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
