import SwiftUICore
import TextViews
import ViewGraph

/// The platform's style: buttons side by side on one plate; in a menu its items, one after the other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style of groups for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLook(configuration: configuration, look: .automatic)
  }
}

/// Buttons side by side on one plate.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// A style with a plate.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLook(configuration: configuration, look: .automatic)
  }
}

/// A button with the group's label that opens a menu of the controls; in a menu an item that opens another one.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// A style with a menu.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLook(configuration: configuration, look: .menu)
  }
}

/// As the menu style; in a menu the controls stand side by side in one row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// A style with a menu, and with a row in menus.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLook(configuration: configuration, look: .compactMenu)
  }
}

/// Buttons side by side on one plate, also in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// A style with a row.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLook(configuration: configuration, look: .palette)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Buttons side by side on one plate.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Buttons side by side on one plate.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu of the controls; in a menu they stand in one row.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Buttons side by side on one plate, also in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct ControlGroupLook: View {
  enum Look { case automatic, menu, compactMenu, palette }

  let configuration: ControlGroupStyleConfiguration
  let look: Look
  @Environment(\.menuState) private var menu

  var body: some View {
    switch look {
    case .automatic: if menu == nil { row } else { MenuItems(content: configuration.content) }
    case .menu: asMenu
    case .compactMenu: if menu == nil { asMenu } else { row }
    case .palette: row
    }
  }

  private var asMenu: some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }

  private var row: some View { ControlRow(content: configuration.content, isInMenu: menu != nil) }
}

/// Controls side by side on one plate, with lines between them.
private struct ControlRow<Content: View>: View {
  let content: Content
  let isInMenu: Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize

  /// A phone's plates are as high as those of single buttons.
  private var height: CGFloat {
    ButtonMetrics(controlSize, isPhone: profile == .phone).minimumHeight ?? controlSize.desktopHeight
  }

  var body: some View {
    let plate = RoundedRectangle(cornerRadius: height / 4, style: .continuous)
    let style = ControlRowButtonStyle(height: height, isInMenu: isInMenu)
    let styled =
      content.buttonStyle(style, isFixed: isInMenu)
      .toggleStyle(ControlRowToggleStyle(style: style), isFixed: isInMenu)
    Group(subviews: styled) { controls in
      HStack(spacing: 0) {
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Color.primary.opacity(0.12).frame(width: 1, height: height * 0.6)
          }
          control
        }
      }
    }
    .frame(height: height)
    .background(Color.primary.opacity(0.1), in: plate)
    .clipShape(plate)
    .accessibilityElement(children: .contain)
  }
}

/// A button of a group of controls: its label on a part of the group's plate.
private struct ControlRowButtonStyle: PrimitiveButtonStyle {
  let height: CGFloat
  let isInMenu: Bool
  /// Whether it is that of a toggle that is on.
  var isOn = false
  func makeBody(configuration: Configuration) -> some View {
    ControlRowButton(configuration: configuration, height: height, isInMenu: isInMenu, isOn: isOn)
  }
}

/// A toggle of a group of controls: such a button, in the tint while it is on.
private struct ControlRowToggleStyle: ToggleStyle {
  let style: ControlRowButtonStyle
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(
      ControlRowButtonStyle(height: style.height, isInMenu: style.isInMenu, isOn: configuration.isOn),
      isFixed: style.isInMenu)
  }
}

private struct ControlRowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let height: CGFloat
  let isInMenu: Bool
  let isOn: Bool
  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.panelStack) private var stack
  @Environment(\.menuActionDismissBehavior) private var dismissal

  var body: some View {
    configuration.label.lineLimit(1)
      .foregroundStyle(isOn ? Color.white : configuration.role == .destructive ? Color.red : Color.primary)
      .opacity(isEnabled ? 1 : 0.4)
      .padding(.horizontal, 10)
      .frame(height: height)
      .background(Color.primary.opacity(isPressed ? 0.12 : 0))
      .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear))
      .contentShape(Rectangle())
      .pressing($isPressed, act)
      .semantics(isInMenu ? .menuItem : .button, action: act)
  }

  private func act() {
    configuration.trigger()
    if isInMenu, dismissal != .disabled { stack?.dismissAll() }
  }
}
