import SwiftUI

/// The bars of a screen: on a phone at its top and bottom, on the desktop at its top with a menu of what has no room.
struct ToolbarsPage: View {
  @State private var last = "nothing yet"

  var body: some View {
    LiveFrame("Toolbars and titles", "Last done: \(last).") {
      HStack(alignment: .top, spacing: 16) {
        LiveCard("On a phone") { PhoneLetter(last: $last).phoneScreen(height: 440) }
        VStack(spacing: 16) {
          LiveCard("On the desktop") { DesktopWindow(last: $last).frame(height: 200) }
          LiveCard("With less room") { DesktopWindow(last: $last).frame(width: 168, height: 120) }
        }
      }
    }
  }
}

private struct PhoneLetter: View {
  @Binding var last: String
  @State private var title = "A Letter"
  @State private var isFlagged = false

  var body: some View {
    NavigationStack {
      ScrollView {
        Text(verbatim: Letter.text).padding(16)
      }
      .navigationTitle($title)
      .toolbarTitleDisplayMode(.inline)
      .toolbarTitleMenu {
        Button("Duplicate", systemImage: "plus.square.on.square") { last = "Duplicated" }
        RenameButton()
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Close", systemImage: "xmark") { last = "Closed" }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Flag", systemImage: isFlagged ? "flag.fill" : "flag") {
            isFlagged.toggle()
            last = isFlagged ? "Flagged" : "No more flagged"
          }
          .tint(.orange)
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Delete", systemImage: "trash") { last = "Deleted" }
          Spacer()
          Button("Reply", systemImage: "arrowshape.turn.up.left") { last = "Replied" }
          Spacer()
          Button("Write", systemImage: "square.and.pencil") { last = "Written" }
        }
      }
    }
  }
}

private struct DesktopWindow: View {
  @Binding var last: String

  var body: some View {
    NavigationStack {
      Text("Three letters").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Inbox")
        .navigationSubtitle("3 unread")
        .toolbar {
          ToolbarItemGroup {
            Button("Reply", systemImage: "arrowshape.turn.up.left") { last = "Replied" }
            Button("Archive", systemImage: "archivebox") { last = "Archived" }
            Button("Delete", systemImage: "trash") { last = "Deleted" }
          }
          ToolbarItem(placement: .secondaryAction) {
            Button("Print", systemImage: "printer") { last = "Printed" }
          }
        }
    }
    .clipShape(.rect(cornerRadius: 10, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(.secondary.opacity(0.3))
    }
  }
}

private enum Letter {
  static let text = """
    Dear Ada,

    the boat leaves at six. Bring a warm coat and the good map; the wind is from the north, and it gets cold on the \
    water even in June.

    We shall stop at the lighthouse. The keeper has promised us coffee, and a look at the lamp, which was made in \
    Paris and is taller than I am.

    Until then,
    Charles
    """
}
