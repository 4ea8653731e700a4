import SwiftUICore
import TextViews
import ViewGraph

/// A menu among the program's menus: its items are there at once, under its title, because who shows the menus opens and closes
/// them.
struct MenuBarMenu<Label: View, Content: View>: View {
  let label: Label
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      label.accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader)
      VStack { content }
    }
    .semantics(.menu, children: .contain)
  }
}
