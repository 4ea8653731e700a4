import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

/// An option of a picker as a row of a list, with a check mark while it is the chosen one. The whole row takes presses.
struct OptionRow: View {
  let parts: PickerParts
  let option: Subview
  /// Runs after the option has been chosen.
  var chosen: @MainActor () -> Void = {}

  var body: some View {
    let isChosen = parts.selection.contains(option.containerValues)
    Button {
      choose()
    } label: {
      HStack {
        SingleView(option)
        Spacer()
        if isChosen {
          Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
            .accessibilityHidden(true)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .modifier(RowTargeting { choose() })
    .disabled(option.isSelectionDisabled)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func choose() {
    parts.selection.choose(option)
    chosen()
  }
}

/// The options of an inline picker as rows of a list on a phone, below its label.
struct InlineOptionRows: View {
  let parts: PickerParts
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels != .hidden { parts.label }
    Group(sections: parts.options) { sections in
      let _ = parts.selection.index(in: sections.flatMap(\.content))
      ForEach(sections) { section in
        ForEach(section.header) { $0 }
        ForEach(section.content) { OptionRow(parts: parts, option: $0) }
        ForEach(section.footer) { $0 }
      }
    }
  }
}
