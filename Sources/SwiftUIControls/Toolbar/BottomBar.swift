import SwiftUICore
import ViewGraph

/// The bar at the bottom of a screen: its items, spread over its width, and what goes on in the middle.
struct BottomBar: View {
  let layout: BarLayout

  var body: some View {
    let look = layout.bottomLook
    VStack(spacing: 0) {
      if look.backgroundVisibility != .hidden { Divider() }
      ZStack {
        if layout.bottom.count == 1, layout.status.isEmpty {
          ToolbarItems(entries: layout.bottom)
        } else {
          SpreadItems(entries: layout.bottom)
        }
        ToolbarItems(entries: layout.status)
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
    }
    .background { BarBackground(look: look, isBlended: false) }
    .modifier(BarScheme(scheme: look.colorScheme))
    .accessibilityElement(children: .contain)
    .semantics(.toolbar, children: nil)
  }
}

/// Items with as much room between them as there is, unless the program has set spacers.
private struct SpreadItems: View {
  let entries: [ToolbarEntry]

  var body: some View {
    if entries.contains(where: { $0.spacer != nil }) {
      ToolbarItems(entries: entries)
    } else {
      HStack(spacing: 0) {
        ForEach(entries, id: \.id) { entry in
          if entry.id != entries.first?.id { Spacer(minLength: 8) }
          ToolbarItems(entries: [entry])
        }
      }
    }
  }
}

/// Items above the bottom, while a text field has the focus.
struct KeyboardBar: View {
  let entries: [ToolbarEntry]
  @FocusedValue(\.isEditingText) private var isEditingText

  var body: some View {
    if isEditingText == true {
      VStack(spacing: 0) {
        Divider()
        ToolbarItems(entries: entries).padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 44)
      }
      .background { BarBackground(look: BarLook(bars: []), isBlended: false) }
      .accessibilityElement(children: .contain)
      .semantics(.toolbar, children: nil)
    }
  }
}

extension FocusedValues {
  /// Whether the view with the focus is a field or an editor of text.
  var isEditingText: Bool? {
    get { self[EditingTextKey.self] }
    set { self[EditingTextKey.self] = newValue }
  }

  private struct EditingTextKey: FocusedValueKey { typealias Value = Bool }
}
