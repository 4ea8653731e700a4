import SwiftUI

/// An app of several windows: each postcard opens in one of its own, and what is written there stands here.
struct WindowsPage: View {
  @Environment(Postcards.self) private var postcards
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    LiveFrame(
      "Windows and menus",
      "A postcard opens in a window of its own; there, command-E of the menu Postcard stars it."
    ) {
      HStack(spacing: 16) {
        ForEach(Postcard.all) { card in
          Button {
            openWindow(value: card.id)
          } label: {
            VStack(alignment: .leading, spacing: 8) {
              PostcardPicture(card: card, size: 48).frame(height: 120)
              Text(card.id).font(.headline)
            }
          }
          .buttonStyle(.plain)
        }
      }
      LiveCard("Written so far") {
        ForEach(Postcard.all) { card in
          HStack {
            Text("From \(card.id)").frame(width: 100, alignment: .leading)
            Text(verbatim: postcards.greetings[card.id] ?? "Nothing yet").foregroundStyle(.secondary)
            Spacer()
            Image(systemName: postcards.starred.contains(card.id) ? "star.fill" : "star")
              .foregroundStyle(postcards.starred.contains(card.id) ? .yellow : .secondary)
              .accessibilityLabel(postcards.starred.contains(card.id) ? "\(card.id) starred" : "no star")
          }
          .frame(minHeight: 28)
        }
      }
    }
  }
}
