import SwiftUICore
import TextViews
import ViewGraph

/// An open menu: its items under each other on a plate with a shadow.
///
/// Buttons, toggles, pickers and menus in it are items; sections stand between lines, under their headers. What is no
/// control is a text that does nothing. On the desktop an item shows its keyboard shortcut at the trailing edge. The arrow keys
/// go from item to item, return and space choose one, escape closes.
struct MenuPanel<Content: View>: View {
  let content: Content
  /// Whether the item that is checked is the highlighted one at first.
  let startsAtMark: Bool
  @OwnObject private var state = MenuState()
  @Environment(\.panelKeys) private var keys
  @Environment(\.panelStack) private var stack
  @Environment(\.platformProfile) private var profile
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction

  init(startsAtMark: Bool = false, @ViewBuilder content: () -> Content) {
    self.startsAtMark = startsAtMark
    self.content = content()
  }

  var body: some View {
    let metrics = MenuMetrics(isPhone: profile == .phone)
    let plate = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
    // Not this view, which has the keys: they would keep one another.
    let _ = keys?.receive = MenuKeys(state: state, stack: stack, direction: direction).receive
    let items = MenuItems(content: content, minimumWidth: metrics.minimumWidth)
    ViewThatFits(in: .vertical) {
      items
      // What has no room in the window scrolls.
      ScrollView { items }
    }
    .padding(.vertical, metrics.margin)
    .modifier(MenuItemStyles())
    .outsideOfRows()
    .environment(\.menuState, state)
    // A badge of what opens the menu is none of its items'.
    .environment(\.itemBadge, nil)
    // Its items are made for it alone, whatever opens it is a copy of.
    .environment(\.actsElsewhere, false)
    .onPreferenceChange(MenuRowsKey.self) { rows in
      state.rows = rows.map(\.target)
      let hasMarks = rows.contains(where: \.canBeMarked)
      if state.hasMarks != hasMarks { state.hasMarks = hasMarks }
      let hasIcons = rows.contains(where: \.hasIcon)
      if state.hasIcons != hasIcons { state.hasIcons = hasIcons }
      if startsAtMark, profile == .desktop { state.startAtMark() }
    }
    .clipShape(plate)
    .background {
      plate.fill(scheme == .dark ? Color(white: 0.17) : Color(white: 0.98))
        .shadow(color: .black.opacity(0.28), radius: 9, y: 4)
      plate.strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5)
    }
    // What is pressed between the items closes nothing.
    .contentShape(Rectangle())
    .gesture(PressGesture())
    .semantics(.menu, children: .contain)
  }
}

/// What a menu does with keys.
@MainActor
private struct MenuKeys {
  let state: MenuState
  // The stack has the keys of open panels, and so this.
  weak var stack: PanelStack?
  let direction: LayoutDirection

  func receive(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .downArrow: state.move(forward: true)
    case .upArrow: state.move(forward: false)
    case .return, .space: if let row = state.highlighted, row.isEnabled { row.activate() }
    case direction == .rightToLeft ? .leftArrow : .rightArrow:
      if let row = state.highlighted, row.isEnabled, row.opensMenu { row.activate() }
    case direction == .rightToLeft ? .rightArrow : .leftArrow: stack?.closeInner()
    case .escape: stack?.dismissAll()
    default:
      guard let row = state.rows.first(where: { $0.isEnabled && $0.shortcut?.matches(event) == true }) else {
        return false
      }
      row.activate()
    }
    return true
  }
}

/// What controls look like in a menu, whatever is set around the control that opens it. Buttons and toggles are items: no style
/// applies to them.
struct MenuItemStyles: ViewModifier {
  /// Whether pickers are menus in any case.
  var nestsPickers = false
  @Environment(\.platformProfile) private var profile

  func body(content: Content) -> some View {
    content
      .buttonStyle(MenuItemButtonStyle(), isFixed: true).toggleStyle(MenuItemToggleStyle(), isFixed: true)
      // On the desktop a picker is a menu within the menu, on a phone its options are items.
      .environment(\.pickerLook, _PickerLook(kind: profile == .phone && !nestsPickers ? .inline : .menu))
      .menuStyle(.automatic).labelStyle(MenuLabelStyle()).labelsVisibility(.automatic)
      .foregroundStyle(Color.secondary).font(.body).lineLimit(1)
      .environment(\.controlSize, .regular)
      // The keys of the control that opens the menu are not those of its items.
      .environment(\.keyboardShortcut, nil)
  }
}

private struct MenuItemButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(label: configuration.label.content.content, role: configuration.role) { configuration.trigger() }
  }
}

private struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      label: configuration.label.content.content,
      mark: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off
    ) { configuration.isOn.toggle() }
  }
}
