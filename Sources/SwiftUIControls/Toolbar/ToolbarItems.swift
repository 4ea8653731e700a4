import SwiftUICore
import ViewGraph

/// The items of a part of a bar, side by side.
struct ToolbarItems: View {
  let entries: [ToolbarEntry]

  var body: some View {
    HStack(spacing: 12) { ToolbarItemList(entries: entries) }
  }
}

/// The items of a part of a bar, one after the other, as the bar shows them: each view that an entry has is one.
struct ToolbarItemList: View {
  let entries: [ToolbarEntry]
  /// Those that the items share with their copies in a menu; nil where there are none.
  var states: SharedStates?
  /// The bar's, which is not always that of the place where an item is declared.
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ForEach(entries, id: \.id) { entry in
      if let spacer = entry.spacer {
        if spacer.isFixed { Color.clear.frame(width: 8, height: 1) } else { Spacer(minLength: 0) }
      } else {
        entry.content(sharing: states, isCopy: false).modifier(
          ToolbarItemLook(placement: entry.placement, scheme: scheme)
        )
        .containerValue(\.barItemRank, BarItemRank(entry))
        .containerValue(\.barEntry, entry.id)
        .declared(entry.inheritance)
      }
    }
  }
}

/// The items of a part of a bar as items of a menu.
struct ToolbarMenuList: View {
  let entries: [ToolbarEntry]
  /// What a `RenameButton` among the items does; nil for what is set around them.
  var rename: (@MainActor () -> Void)?
  /// The states of the items where they are in the bar as well, though not in sight: these here are copies.
  var states: SharedStates?
  /// Whether they have gone from the bar for want of room.
  var isMoved = false
  // What the menu says to its items, which the places where they are declared do not.
  @Environment(\.menuState) private var menu
  @Environment(\.panelStack) private var stack
  @Environment(\.panelKeys) private var keys

  var body: some View {
    ForEach(entries, id: \.id) { entry in
      if entry.spacer != nil {
        Divider()
      } else {
        renaming(entry.content(sharing: states, isCopy: true)).environment(\.actsElsewhere, states != nil)
          // A picker that was one item in the bar is one here.
          .modifier(MenuItemStyles(nestsPickers: isMoved))
          .environment(\.menuState, menu).environment(\.panelStack, stack).environment(\.panelKeys, keys)
          .declared(entry.inheritance)
      }
    }
  }

  @ViewBuilder private func renaming(_ content: some View) -> some View {
    if let rename { content.renameAction(rename) } else { content }
  }
}

extension ToolbarEntry {
  /// The views, which have states in common with a copy of them where there may be one.
  @MainActor @ViewBuilder fileprivate func content(sharing states: SharedStates?, isCopy: Bool) -> some View {
    if let states {
      content.modifier(SharedStatesModifier(states, id: id, isCopy: isCopy))
    } else {
      content
    }
  }
}

extension View {
  /// Gives an item of a bar the environment of the place where it is declared. What the item presents has that one alone, without
  /// the styles of the bar.
  func declared(_ inheritance: EnvironmentInheritance) -> some View {
    environment(\.presentationInheritance, inheritance).modifier(inheritance).id(inheritance.id)
  }
}

/// How long an item stays in its bar when there is no room for all: those of the lowest rank go first.
enum BarItemRank: Int {
  case spacer, ordinary, primary
  /// What ends a dialog, and the field of a search, never go.
  case lasting

  init(_ entry: ToolbarEntry) {
    switch entry.placement.kind {
    case _ where entry.standard == .search || entry.standard == .sidebarToggle: self = .lasting
    case .confirmationAction, .cancellationAction: self = .lasting
    case .primaryAction: self = .primary
    default: self = .ordinary
    }
  }
}

extension ContainerValues {
  /// What is no item of the program is a spacer.
  var barItemRank: BarItemRank {
    get { self[BarItemRankKey.self] }
    set { self[BarItemRankKey.self] = newValue }
  }

  /// The entry of the toolbar that an item is of.
  var barEntry: AnyHashable? {
    get { self[BarEntryKey.self] }
    set { self[BarEntryKey.self] = newValue }
  }

  private struct BarItemRankKey: ContainerValueKey { static var defaultValue: BarItemRank { .spacer } }
  private struct BarEntryKey: ContainerValueKey { static var defaultValue: AnyHashable? { nil } }
}

/// How views look in a bar: buttons without borders, labels as icons.
struct ToolbarItemLook: ViewModifier {
  let placement: ToolbarItemPlacement
  let scheme: ColorScheme
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels

  func body(content: Content) -> some View {
    content
      .buttonStyle(ToolbarButtonStyle())
      .menuIndicator(.hidden)
      .toggleStyle(.button)
      .labelsVisibility(profile == .phone ? labels : .hidden)
      .labelStyle(.iconOnly)
      .textFieldStyle(.roundedBorder)
      .font(placement.kind == .confirmationAction ? .body.weight(.semibold) : .body)
      .imageScale(.large)
      .lineLimit(1)
      // A bar stays as high as it is.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .environment(\.colorScheme, scheme)
      .outsideOfRows()
      .environment(\.hasBars, true)
  }
}

/// A label in the tint, without a plate.
struct ToolbarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ToolbarButtonLabel(configuration: configuration)
  }
}

private struct ToolbarButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile
  @Environment(\.isToggledOn) private var isOn

  var body: some View {
    configuration.label
      .foregroundStyle(style)
      .padding(.horizontal, profile == .phone ? 0 : 4)
      .frame(minWidth: 28, minHeight: 28)
      .background {
        if isOn == true { RoundedRectangle(cornerRadius: 7, style: .continuous).fill(.tint) }
      }
      .contentShape(Rectangle())
      .opacity(isGrey ? 1 : isEnabled && !configuration.isPressed ? 1 : 0.4)
  }

  /// What takes no input is grey on a phone, whatever it would do, but for a toggle that is on.
  private var isGrey: Bool { !isEnabled && profile == .phone && isOn != true }

  private var style: AnyShapeStyle {
    if isGrey { return AnyShapeStyle(Color.primary.opacity(0.3)) }
    if isOn == true { return AnyShapeStyle(.white) }
    if configuration.role == .destructive { return AnyShapeStyle(.red) }
    return profile == .phone ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
