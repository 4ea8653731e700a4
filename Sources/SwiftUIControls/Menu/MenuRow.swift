import SwiftUICore
import TextViews
import ViewGraph

/// An item of an open menu that does something: highlighted under the mouse, it acts when it is pressed and closes the menu,
/// unless `menuActionDismissBehavior(_:)` keeps it open.
struct MenuRow<Label: View, Submenu: View>: View {

  let label: Label
  var role: ButtonRole?
  /// Whether the item is checked; nil for one that cannot be.
  var mark: MenuMark.Kind?
  /// The items of a menu of its own, which it opens beside itself; nil for an item that acts.
  let submenu: (() -> Submenu)?
  let action: @MainActor () -> Void
  @OwnObject private var target = MenuRowTarget()
  @GestureState private var isPressed = false
  @State private var hasIcon = false
  @ScaledMetric private var textScale: CGFloat = 1
  @Environment(\.menuState) private var menu
  @Environment(\.panelStack) private var stack
  @Environment(\.menuActionDismissBehavior) private var dismissal
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.itemBadge) private var badge

  private var opensMenu: Bool { submenu != nil }
  private var rowForMenu: MenuRowsKey.Row {
    MenuRowsKey.Row(target: target, canBeMarked: mark != nil, hasIcon: hasIcon)
  }
  private var isPhone: Bool { profile == .phone }

  /// What pointers, keys and assistive technology do, as the item is now.
  private func update() {
    target.isEnabled = isEnabled
    target.isMarked = mark == .on
    target.opensMenu = opensMenu
    target.shortcut = opensMenu ? nil : shortcut
    // Not this view, which has the target: they would keep one another, and what the action has.
    if opensMenu {
      target.activate = { [weak menu = menu, weak target = target] in
        if let target, target.isEnabled { menu?.open(target) }
      }
    } else {
      target.acts(closing: dismissal == .disabled ? nil : stack, action)
    }
  }

  private var isOpen: Binding<Bool> {
    // Not of this view: the panel has the binding, and the view leads to the panels.
    Binding { [opensMenu, target] in
      opensMenu && target.isOpen
    } set: { [target, weak menu = menu] isOpen in
      if !isOpen, menu?.opened === target { menu?.opened = nil }
    }
  }

  /// Whether the item is no more than a line between options.
  private var isLine: Bool { (label as? Subview)?.isOne(of: Divider.self) ?? false }

  var body: some View {
    // One element by its type, whatever the label is: else the button around it makes it one, without the row's marks.
    if isLine { Divider() } else { row }
  }

  @ViewBuilder private var row: some View {
    let metrics = MenuMetrics(isPhone: isPhone, textScale: textScale)
    let isHighlighted = isEnabled && (target.isHighlighted || target.isOpen)
    let isInverted = isHighlighted && !isPhone
    let _ = update()
    HStack(spacing: metrics.markGap) {
      if menu?.hasMarks == true {
        MenuMark(kind: mark ?? .off, metrics: metrics)
      }
      HStack {
        if menu?.hasIcons == true, !hasIcon { Color.clear.frame(width: metrics.icon, height: 0) }
        MenuItemLabel(content: label)
      }
      .onPreferenceChange(MenuIconKey.self) { hasIcon = $0 }
      Spacer(minLength: 12)
      if let badge { MenuBadge(label: badge) }
      if let shortcut, !isPhone, !opensMenu {
        MenuShortcut(shortcut: shortcut).opacity(isInverted ? 1 : 0.5)
      }
      if opensMenu {
        let scale = metrics.markScale
        Chevron().stroke(style: StrokeStyle(lineWidth: 1.5 * scale, lineCap: .round, lineJoin: .round))
          .frame(width: 4 * scale, height: 8 * scale)
      }
    }
    .foregroundStyle(isInverted ? Color.white : role == .destructive ? Color.red : Color.primary)
    .opacity(isEnabled ? 1 : 0.35)
    .padding(.horizontal, metrics.inset)
    .frame(minHeight: metrics.rowHeight)
    .background {
      if isPhone {
        Color.primary.opacity(isHighlighted || isPressed ? 0.1 : 0)
      } else if isHighlighted {
        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.tint).padding(.horizontal, 5)
      }
    }
    .contentShape(Rectangle())
    .onHover { isOver in
      guard let menu else { return }
      if isOver, isEnabled {
        if opensMenu { menu.open(target) } else { menu.highlight(target) }
      } else if menu.highlighted === target, menu.opened !== target {
        menu.highlight(nil)
      }
    }
    .pressing($isPressed) { target.activate() }
    .preference(key: MenuRowsKey.self, value: [rowForMenu])
    .asMenuRow()
    .semantics(.menuItem) { target.activate() }
    .accessibilityAddTraits(mark == .on ? .isSelected : [])
    .panel(isPresented: isOpen, .beside(metrics.margin)) {
      if let submenu { MenuPanel { submenu() } }
    }
  }
}

extension MenuRow where Submenu == EmptyView {
  /// An item that acts.
  init(
    label: Label, role: ButtonRole? = nil, mark: MenuMark.Kind? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.label = label
    self.role = role
    self.mark = mark
    self.action = action
    submenu = nil
  }
}

extension MenuRow {
  /// An item that opens a menu of its own.
  init(label: Label, @ViewBuilder submenu: @escaping () -> Submenu) {
    self.label = label
    self.submenu = submenu
    action = {}
  }
}

/// What `badge(_:)` says of an item: on a plate on the desktop.
private struct MenuBadge: View {
  let label: Text
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if profile == .phone {
      label.opacity(0.5)
    } else {
      label.font(.subheadline).fixedSize().padding(.horizontal, 6)
        .background { Capsule().fill(.foreground).opacity(0.12) }
    }
  }
}

/// The mark of an item that is checked, in a frame of its own.
struct MenuMark: View {
  enum Kind { case on, off, mixed }
  let kind: Kind
  let metrics: MenuMetrics

  private var lineWidth: CGFloat { 1.6 * metrics.markScale }

  var body: some View {
    Group {
      switch kind {
      case .on:
        CheckMark()
          .stroke(.foreground, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
      case .off: Color.clear
      case .mixed: Capsule().fill(.foreground).frame(height: lineWidth)
      }
    }
    .frame(width: metrics.mark, height: metrics.mark)
  }
}
