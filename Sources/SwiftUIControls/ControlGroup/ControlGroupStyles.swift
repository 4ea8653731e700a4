import SwiftUICore
import TextViews
import ViewGraph

/// The platform's style: buttons side by side on one plate. A menu of the desktop shows them as items, one after the other, and
/// one of a phone as a row.
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
  @Environment(\.platformProfile) private var profile

  var body: some View {
    switch look {
    case .automatic:
      if menu == nil || profile == .phone { row } else { MenuItems(content: configuration.content) }
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

/// Controls side by side on one plate, with lines between them; in a phone's menu across its width, without a plate.
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
    if isInMenu, profile == .phone {
      row(ControlRowButtonStyle(height: nil, isInMenu: true), lines: 36)
        .environment(\.stacksMenuLabels, true)
        .environment(\.pickerLook, _PickerLook(kind: .palette))
        .fixedSize(horizontal: false, vertical: true)
        .asMenuRow()
    } else {
      let plate = RoundedRectangle(cornerRadius: height / 4, style: .continuous)
      row(ControlRowButtonStyle(height: height, isInMenu: isInMenu), lines: height * 0.6)
        .frame(height: height)
        .background(Color.primary.opacity(0.1), in: plate)
        .clipShape(plate)
    }
  }

  private func row(_ style: ControlRowButtonStyle, lines: CGFloat) -> some View {
    let styled =
      content.buttonStyle(style, isFixed: isInMenu)
      .toggleStyle(ControlRowToggleStyle(style: style), isFixed: isInMenu)
    return Group(subviews: styled) { controls in
      HStack(spacing: 0) {
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Color.primary.opacity(0.12).frame(width: 1, height: lines)
          }
          control
        }
      }
    }
    .accessibilityElement(children: .contain)
  }
}

/// A button of a group of controls: its label on a part of the group's plate.
private struct ControlRowButtonStyle: PrimitiveButtonStyle {
  /// Nil for one that has an equal part of what there is.
  let height: CGFloat?
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
  let height: CGFloat?
  let isInMenu: Bool
  let isOn: Bool
  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.panelStack) private var stack
  @Environment(\.menuActionDismissBehavior) private var dismissal
  @OwnObject private var target = MenuRowTarget()
  @Environment(\.keyboardShortcut) private var shortcut

  /// What keys do in a menu, as the button is now.
  private func update() {
    target.isEnabled = isEnabled
    target.isMarked = isOn
    target.shortcut = shortcut
    target.acts(closing: isInMenu && dismissal != .disabled ? stack : nil) { [configuration] in
      configuration.trigger()
    }
  }

  var body: some View {
    let _ = update()
    let isHighlighted = isInMenu && isEnabled && target.isHighlighted
    configuration.label.lineLimit(1)
      .foregroundStyle(isOn ? Color.white : configuration.role == .destructive ? Color.red : Color.primary)
      .opacity(isEnabled ? 1 : 0.4)
      .padding(.horizontal, 10).padding(.vertical, height == nil ? 10 : 0)
      .frame(maxWidth: height == nil ? .infinity : nil, maxHeight: height == nil ? .infinity : nil)
      .frame(height: height)
      .background(Color.primary.opacity(isPressed || isHighlighted ? 0.12 : 0))
      .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear))
      .contentShape(Rectangle())
      .pressing($isPressed) { target.activate() }
      .preference(
        key: MenuRowsKey.self,
        value: isInMenu ? [MenuRowsKey.Row(target: target, canBeMarked: false, hasIcon: false)] : []
      )
      .semantics(isInMenu ? .menuItem : .button) { target.activate() }
  }
}
