import SwiftUICore
import TextViews
import ViewGraph

/// The platform's style: a bordered button with an arrow on the desktop, the label in the tint on a phone. In a menu it is an
/// item that opens another one.
public struct DefaultMenuStyle: MenuStyle {
  /// The style of menus for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLook(configuration: configuration, look: .automatic)
  }
}

/// A button in the style that is set for buttons, with an arrow.
public struct ButtonMenuStyle: MenuStyle {
  /// A style that shows a button.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLook(configuration: configuration, look: .button)
  }
}

/// A button without a border.
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A style without a border.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLook(configuration: configuration, look: .borderless)
  }
}

/// A button with a border.
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.bordered).")
public struct BorderedButtonMenuStyle: MenuStyle {
  /// A style with a border.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLook(configuration: configuration, look: .bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A bordered button on the desktop, the label in the tint on a phone.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style that is set for buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.bordered).")
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// A button that opens a menu; in a menu an item that opens another one.
private struct MenuLook: View {
  enum Look { case automatic, button, bordered, borderless }

  let configuration: MenuStyleConfiguration
  let look: Look
  @State private var isOpen = false
  @Environment(\.menuState) private var menu
  @Environment(\.isInMenuBar) private var isInMenuBar
  @Environment(\.platformProfile) private var profile
  @Environment(\.menuIndicatorVisibility) private var indicator

  private var showsIndicator: Bool {
    indicator == .automatic ? profile == .desktop : indicator == .visible
  }

  var body: some View {
    if isInMenuBar {
      MenuBarMenu(label: configuration.label) { configuration.content }
    } else if menu != nil {
      MenuRow(label: configuration.label.content.content) { configuration.content }
    } else {
      styled.panel(isPresented: $isOpen) { MenuPanel { configuration.content } }
    }
  }

  @ViewBuilder private var styled: some View {
    switch look {
    case .automatic, .button: buttons
    case .bordered: buttons.buttonStyle(.bordered)
    case .borderless: buttons.buttonStyle(.borderless)
    }
  }

  private func open() { isOpen = true }

  @ViewBuilder private var buttons: some View {
    if let primary = configuration.primaryAction {
      if profile == .desktop, showsIndicator {
        HStack(spacing: 1) {
          Button {
            primary()
          } label: {
            configuration.label
          }
          Button(action: open) {
            ZStack {
              MenuArrow()
              // For the height: both halves have the label's.
              configuration.label.hidden().fixedSize(horizontal: true, vertical: false).frame(width: 0)
            }
          }
          .semantics(.menuButton, children: nil, title: Text("Menu"), value: state)
        }
        .fixedSize()
      } else {
        // Elsewhere it is the long press that opens the menu.
        Button {
          primary()
        } label: {
          content
        }
        .highPriorityGesture(LongPressGesture().onEnded { _ in open() })
        .accessibilityAction(.showMenu, open)
      }
    } else {
      Button(action: open) { content }.semantics(.menuButton, children: nil, value: state)
    }
  }

  private var state: String { isOpen ? "expanded" : "collapsed" }

  private var content: some View {
    HStack(spacing: 5) {
      configuration.label
      if showsIndicator { MenuArrow() }
    }
  }
}

/// The small arrow of a control that opens a menu.
private struct MenuArrow: View {
  var body: some View {
    Chevron().stroke(.foreground, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 4, height: 8).rotationEffect(.degrees(90)).frame(width: 8, height: 12)
      .environment(\.layoutDirection, .leftToRight)
  }
}
