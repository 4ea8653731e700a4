import ViewGraph

/// The platform's style: a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style of pickers for which none is set.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .automatic) }
}

/// A button that shows the chosen option and opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
  /// A style with a menu.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// The options side by side, all as wide as the widest.
public struct SegmentedPickerStyle: PickerStyle {
  /// A style with segments.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// The options where the picker stands: under each other on the desktop, as a wheel on a phone; in a list or a form on a phone
/// each is a row, with a check mark where it is chosen.
public struct InlinePickerStyle: PickerStyle {
  /// A style that shows all options.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .inline) }
}

/// The options under each other, each after a circle that is filled where it is chosen.
public struct RadioGroupPickerStyle: PickerStyle {
  /// A style with circles.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .radioGroup) }
}

/// The options in a row of plates; in a menu one item for all of them.
public struct PalettePickerStyle: PickerStyle {
  /// A style with a row of plates.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .palette) }
}

/// The options on a wheel that is turned by dragging.
public struct WheelPickerStyle: PickerStyle {
  /// A style with a wheel of 216 points' height.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// A link that shows the chosen option and leads to a screen of all; it needs a navigation container around.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A style with a link.
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A button that opens a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The options under each other where the picker stands.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options under each other, each after a circle.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The options in a row of plates.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
