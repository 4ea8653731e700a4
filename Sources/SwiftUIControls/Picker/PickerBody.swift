import SwiftUICore
import TextViews
import ViewGraph

/// A picker's label with its options in a look.
struct PickerBody: View {
  let parts: PickerParts
  let look: _PickerLook
  @Environment(\.menuState) private var menu
  @Environment(\.isInMenuBar) private var isInMenuBar
  @Environment(\.isInList) private var isInList
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if isInMenuBar {
      switch look.kind {
      case .automatic, .menu: MenuBarMenu(label: parts.label) { MenuOptions(parts: parts) }
      default: MenuOptions(parts: parts)
      }
    } else if menu != nil {
      switch look.kind {
      case .menu,
        .automatic where profile == .desktop:
        MenuRow(label: parts.label.content) { MenuOptions(parts: parts) }
      case .palette, .segmented:
        LabeledOptions(parts: parts, hidesLabel: true) { SegmentedOptions(parts: parts, isPalette: true) }
      default:
        // A section of the menu's. Where nothing stands before or after them, lines do not show.
        Divider()
        MenuOptions(parts: parts)
        Divider()
      }
    } else {
      switch look.kind {
      case .automatic, .menu:
        PopUpPicker(parts: parts)
      case .segmented:
        LabeledOptions(parts: parts, hidesLabel: profile == .phone) {
          SegmentedOptions(parts: parts, isPalette: false)
        }
      case .palette:
        LabeledOptions(parts: parts, hidesLabel: profile == .phone) {
          SegmentedOptions(parts: parts, isPalette: true)
        }
      case .inline where isInList && profile == .phone:
        ListForming(rows: InlineOptionRows(parts: parts), element: radioGroup)
      case .inline where profile == .desktop: radioGroup
      case .radioGroup: radioGroup
      case .inline, .wheel:
        LabeledOptions(parts: parts, hidesLabel: profile == .phone) { WheelOptions(parts: parts) }
      case .navigationLink:
        LinkedOptions(parts: parts)
      }
    }
  }

  private var radioGroup: some View {
    LabeledOptions(parts: parts, hidesLabel: false) { RadioOptions(parts: parts) }
  }
}

/// A label beside options, of which each is an element: those make a group with the label's name.
private struct LabeledOptions<Options: View>: View {
  let parts: PickerParts
  /// Whether the label is for assistive technology alone.
  let hidesLabel: Bool
  @ViewBuilder let options: Options
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.formPlacement) private var placement

  var body: some View {
    let showsLabel = (!hidesLabel || placement.hasColumn) && labels != .hidden
    let isNamed = parts.title != nil
    LabeledControl(alignment: .firstTextBaseline, showsLabel: showsLabel, fills: !placement.isRow) {
      parts.label.disabledLook().accessibilityHidden(isNamed)
    } content: {
      options
    }
    .unseenLabel(parts.label, when: !showsLabel && !isNamed)
    .semantics(.group, children: .contain, title: parts.title)
  }
}

/// The options of a picker as items of a menu, the chosen one checked.
struct MenuOptions: View {
  let parts: PickerParts

  var body: some View {
    Group(sections: parts.options) { sections in
      let _ = parts.selection.index(in: sections.flatMap(\.content))
      ForEach(sections) { section in
        if section.id != sections.first?.id { Divider() }
        ForEach(section.header) { MenuHeader(text: $0) }
        ForEach(section.content) { option in
          let isChosen = parts.selection.contains(option.containerValues)
          MenuRow(label: option, mark: isChosen ? .on : .off) { parts.selection.choose(option) }
            .disabled(option.isSelectionDisabled)
        }
      }
    }
  }
}
