import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

/// A picker as a link: its label with the chosen option, which leads to a screen of all options.
///
/// Outside of navigation containers it takes no input, as links do.
struct LinkedOptions: View {
  let parts: PickerParts
  @State private var isShown = false
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    NavigationLink(shows: $isShown) {
      OptionsScreen(parts: parts, isShown: $isShown)
    } label: {
      HStack(alignment: .firstTextBaseline) {
        if labels != .hidden {
          parts.label.foregroundStyle(.primary)
          Spacer()
        }
        value.foregroundStyle(.secondary)
      }
      .contentShape(Rectangle())
      .unseenLabel(parts.label, when: labels == .hidden)
    }
  }

  private var value: some View {
    Group(subviews: parts.options) { options in
      if let label = parts.currentValueLabel {
        SingleView(label).modifier(ValueSemantics())
      } else if let chosen = parts.selection.index(in: options) {
        options[chosen].modifier(ValueSemantics())
      }
    }
  }
}

/// The options of a picker on a screen of their own, the chosen one with a check mark: a press chooses one and leads back.
private struct OptionsScreen: View {
  let parts: PickerParts
  @Binding var isShown: Bool

  var body: some View {
    if let title = parts.title { list.navigationTitle(title) } else { list }
  }

  private var list: some View {
    List {
      Group(sections: parts.options) { sections in
        ForEach(sections) { section in
          Section {
            ForEach(section.content) { option in
              OptionRow(parts: parts, option: option) { isShown = false }
            }
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      }
    }
  }
}
