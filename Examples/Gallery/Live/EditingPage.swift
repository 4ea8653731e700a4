import SwiftUI

/// Rows that are deleted, moved and acted on.
struct EditingPage: View {
  @State private var foods = ["Olives", "Figs", "Bread", "Tomatoes", "Walnuts"].map(Food.init)
  @State private var mails = Mail.inbox
  @State private var mode = EditMode.inactive
  @Environment(\.palette) private var palette

  var body: some View {
    LiveFrame("Editing lists", "Favourite foods are deleted and dragged; mail has actions behind its rows.") {
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Text("Favourite foods").font(.headline)
          Spacer()
          EditButton()
        }
        List($foods, editActions: .all) { $food in TextField("Food", text: $food.name) }
          .background(palette.card).clipShape(.rect(cornerRadius: 12))
      }
      .environment(\.editMode, $mode)
      VStack(alignment: .leading, spacing: 6) {
        Text("Mailbox").font(.headline)
        List {
          ForEach(mails) { mail in
            MailRow(mail: mail)
              .badge(mail.isUnread ? "new" : nil)
              .badgeProminence(.increased)
              .swipeActions(edge: .leading) {
                Button("Read", systemImage: "envelope.open") { change(mail) { $0.isUnread.toggle() } }
                  .tint(.blue)
              }
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) { remove(mail) }
                Button("Flag", systemImage: "flag") { change(mail) { $0.isFlagged.toggle() } }.tint(.orange)
              }
              .contextMenu {
                Button("Flag") { change(mail) { $0.isFlagged.toggle() } }
                Button("Delete", role: .destructive) { remove(mail) }
              }
          }
        }
        .background(palette.card).clipShape(.rect(cornerRadius: 12))
      }
    }
  }

  private func change(_ mail: Mail, _ change: (inout Mail) -> Void) {
    guard let index = mails.firstIndex(where: { $0.id == mail.id }) else { return }
    change(&mails[index])
  }

  private func remove(_ mail: Mail) { withAnimation { mails.removeAll { $0.id == mail.id } } }
}

private struct MailRow: View {
  let mail: Mail

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(mail.id).fontWeight(mail.isUnread ? .semibold : .regular)
        if mail.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange).font(.caption) }
      }
      Text(mail.subject).font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct Food: Identifiable {
  let id = UUID()
  var name: String

  init(name: String) { self.name = name }
}

private struct Mail: Identifiable {
  /// Who has written it.
  let id: String
  let subject: String
  var isUnread = false
  var isFlagged = false

  static let inbox = [
    Mail(id: "Library", subject: "Your book is here", isUnread: true),
    Mail(id: "Grandma", subject: "Plums", isUnread: true, isFlagged: true),
    Mail(id: "Railway", subject: "Your ticket to Trieste"),
    Mail(id: "Choir", subject: "Tuesday, not Thursday"),
  ]
}
