import SwiftUICore
import ViewGraph

/// The platform's style: bordered on the desktop, borderless on a phone, where a button alone in a row of a list or a form is
/// pressed wherever the row is.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style of buttons for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .automatic)
  }
}

/// A label on a grey plate, half as opaque where the button is disabled.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A style with a plate of the foreground colour at a tenth of its opacity, around a padded label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .bordered)
  }
}

/// A white label on a plate of the tint, for the button that matters most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A style with a plate of the tint, red for a destructive button, around a padded white label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .prominent)
  }
}

/// A label in the tint, without a plate. It has no padding.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// A style without a plate: the label has the tint, or is red in a destructive button.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .borderless)
  }
}

/// A label without any decoration: it keeps the foreground style around.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// A style that adds nothing to the label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .plain)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Bordered on the desktop, borderless on a phone.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a gray plate.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a plate of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label without any decoration: it keeps the foreground style around.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the colour of links, without a plate. It has no padding.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// A style for buttons that look like links: the pointer over them is a hand.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .link).pointerStyle(.link)
  }
}

/// A plain label for a bar below a toolbar: its plate shows only while the button is pressed.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// A style for buttons that narrow a search or a list.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .bar)
  }
}

/// A label on a plate for a bar below a toolbar.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// A style for buttons that do something with what a search has found.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .bordered).controlSize(.small)
  }
}

/// A label on a plate of glass, round at both ends: what lies behind is blurred, the rim is bright.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// A style with a plate of glass.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .glass)
  }
}

/// A white label on a plate of tinted glass, round at both ends, for the button that matters most.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// A style with a plate of tinted glass.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, look: .glassProminent)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label in the colour of links.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A plain label for a bar below a toolbar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A label on a plate for a bar below a toolbar.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a plate of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on a plate of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button's label on its plate; half as strong where the button takes no input, darker or paler while it is pressed.
private struct ButtonLook: View {
  enum Look {
    case automatic, bordered, prominent, borderless, plain, link, bar, glass, glassProminent
    var isGlass: Bool { self == .glass || self == .glassProminent }
  }

  let configuration: PrimitiveButtonStyleConfiguration
  /// The look of the button's style.
  let styled: Look
  /// Whether the toggle is on that the button is; nil for a button that is none.
  @Environment(\.isToggledOn) private var isOn
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonRepeatBehavior) private var repeating
  @Environment(\.isInList) private var isInList
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.tintStyle) private var tint
  @GestureState private var isPressed = false

  init(configuration: PrimitiveButtonStyleConfiguration, look: Look) {
    self.configuration = configuration
    styled = look
  }

  private var isToggle: Bool { isOn != nil }

  /// The look as it is now: that of a toggle shows whether it is on.
  private var look: Look {
    guard let isOn else { return isDefault ? .prominent : styled }
    switch styled {
    case .automatic: return isOn ? .prominent : isPhone ? .bar : .bordered
    case .bordered, .prominent: return isOn ? .prominent : .bordered
    case .glass, .glassProminent: return isOn ? .glassProminent : .glass
    case .borderless, .plain, .link, .bar: return styled
    }
  }

  /// Whether it is the button that the return key presses, which the desktop fills with the tint.
  private var isDefault: Bool {
    shortcut == .defaultAction && !isPhone && (styled == .automatic || styled == .bordered)
  }

  private var isPhone: Bool { profile == .phone }
  private var metrics: ButtonMetrics { ButtonMetrics(controlSize, isPhone: isPhone) }

  var body: some View {
    let button = shape.focusOutline(hasPlate ? outline : nil)
      .disabledLook().opacity(isPressed && !darkens ? 0.5 : 1)
    if isInList, look == .automatic, isPhone, repeating != .enabled {
      button.modifier(RowTargeting(isPressed: $isPressed, action: configuration.action))
    } else {
      button.contentShape(Rectangle())
        .pressing($isPressed, repeats: repeating == .enabled, configuration.action)
    }
  }

  /// Whether a pressed button is darker, and not paler.
  private var darkens: Bool { look == .bordered || look == .bar || look == .automatic && !isPhone }

  private var hasPlate: Bool {
    switch look {
    case .plain, .borderless, .link: false
    case .automatic: !isPhone
    case .bordered, .prominent, .bar, .glass, .glassProminent: true
    }
  }

  private var isDestructive: Bool { configuration.role == .destructive }
  /// Whether the plate of a prominent button has the tint.
  private var isTinted: Bool { isEnabled || isToggle }

  /// The title's style: one that is set around the button, else its own.
  private var titleInk: AnyShapeStyle {
    hasOwnForeground && isEnabled ? AnyShapeStyle(.controlForeground) : ink
  }

  /// What takes no input is grey on a phone, whatever it would do.
  private var ink: AnyShapeStyle {
    if isPhone, !isEnabled, look != .prominent, look != .glassProminent {
      return AnyShapeStyle(Color.primary.opacity(0.6))
    }
    if isDestructive { return AnyShapeStyle(Color.red) }
    if look == .borderless, isOn == false { return AnyShapeStyle(.secondary) }
    return look == .prominent || look == .glassProminent
      ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ControlTint())
  }

  @ViewBuilder private var shape: some View {
    switch look {
    case .plain where !isToggle: configuration.label
    case .plain: configuration.label.foregroundStyle(isOn == true ? titleInk : AnyShapeStyle(.foreground))
    case .borderless: configuration.label.foregroundStyle(titleInk)
    case .link:
      configuration.label.foregroundStyle(
        isDestructive || prominence == .increased ? ink : AnyShapeStyle(.link))
    case .automatic where isPhone: configuration.label.foregroundStyle(titleInk)
    // One branch for all: a role that comes or goes, or a toggle that is switched, leaves the label's state alone.
    case .automatic, .bordered, .prominent, .bar:
      plate.foregroundStyle(titleOnPlate).background(plateInk, in: outline)
    case .glass:
      plate.foregroundStyle(isDestructive ? ink : AnyShapeStyle(.controlForeground))
        .background { GlassPlate(outline: outline, tint: nil) }
    case .glassProminent:
      plate.foregroundStyle(isTinted ? AnyShapeStyle(.white) : AnyShapeStyle(.controlForeground))
        .background { GlassPlate(outline: outline, tint: isTinted ? ink : nil) }
    }
  }

  private var titleOnPlate: AnyShapeStyle {
    switch look {
    case .prominent: isTinted ? AnyShapeStyle(.white) : AnyShapeStyle(.controlForeground)
    case .bar: isDestructive || isToggle ? titleInk : AnyShapeStyle(.controlForeground)
    default: isPhone || isDestructive ? titleInk : AnyShapeStyle(.controlForeground)
    }
  }

  private var plateInk: AnyShapeStyle {
    switch look {
    case .prominent where isTinted: ink
    case .bar: AnyShapeStyle(Color.primary.opacity(isPressed ? 0.15 : 0))
    default:
      if isPhone, isEnabled, !isDestructive, look == .bordered, let tint {
        AnyShapeStyle(tint.opacity(isPressed ? 0.25 : 0.15))
      } else {
        AnyShapeStyle(Color.primary.opacity(isPressed ? 0.2 : 0.1))
      }
    }
  }

  @ViewBuilder private var plate: some View {
    if borderShape == .circle {
      SquareLayout {
        padded(
          .init(
            top: metrics.vertical, leading: metrics.vertical, bottom: metrics.vertical,
            trailing: metrics.vertical))
      }
    } else {
      padded(
        .init(
          top: metrics.vertical, leading: metrics.horizontal, bottom: metrics.vertical,
          trailing: metrics.horizontal))
    }
  }

  @ViewBuilder private func padded(_ margins: EdgeInsets) -> some View {
    if let height = metrics.minimumHeight {
      PlateLayout(minimumHeight: height) { label(margins) }
    } else {
      label(margins)
    }
  }

  private func label(_ margins: EdgeInsets) -> some View {
    configuration.label
      .transformEnvironment(\.defaultFont) { font in
        if let own = metrics.font { font = own }
      }
      // Icons on a plate have no column as those in a row.
      .environment(\.tintsListIcons, false)
      .padding(margins)
  }

  private var outline: ButtonBorderShape {
    if borderShape == .automatic, look.isGlass { return .capsule }
    return borderShape.resolved(cornerRadius: metrics.cornerRadius)
  }
}
