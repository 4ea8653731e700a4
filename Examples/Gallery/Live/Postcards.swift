import SwiftUI

/// A picture that is sent with a greeting.
struct Postcard: Identifiable {
  let id: String
  let symbol: String
  let colors: [Color]

  static let all = [
    Postcard(id: "Lisbon", symbol: "sailboat.fill", colors: [.orange, .pink]),
    Postcard(id: "Oslo", symbol: "snowflake", colors: [.cyan, .indigo]),
    Postcard(id: "Kyoto", symbol: "leaf.fill", colors: [.mint, .green]),
  ]
}

/// What is written on the postcards, in all windows.
@Observable @MainActor
package final class Postcards {
  var greetings: [Postcard.ID: String] = [:]
  var starred: Set<Postcard.ID> = []

  package init() {}

  func star(_ card: Postcard.ID) {
    if starred.remove(card) == nil { starred.insert(card) }
  }
}

extension FocusedValues {
  /// The postcard in the window in front.
  @Entry var postcard: Postcard.ID?
}

/// The windows of the postcards, one for each, and the menu for the one in front.
package struct PostcardScenes: Scene {
  let postcards: Postcards

  package init(postcards: Postcards) { self.postcards = postcards }

  package var body: some Scene {
    WindowGroup("Postcard", for: Postcard.ID.self) { card in
      PostcardView(card: Postcard.all.first { $0.id == card.wrappedValue } ?? Postcard.all[0])
        .environment(postcards)
    }
    .defaultSize(width: 400, height: 420)
    .commands { PostcardCommands(postcards: postcards) }
  }
}

private struct PostcardCommands: Commands {
  let postcards: Postcards
  @FocusedValue(\.postcard) private var card

  var body: some Commands {
    CommandMenu("Postcard") {
      Button("Star") { if let card { postcards.star(card) } }
        .keyboardShortcut("e")
        .disabled(card == nil)
    }
  }
}

/// A postcard in a window of its own.
private struct PostcardView: View {
  let card: Postcard
  @Environment(Postcards.self) private var postcards
  @Environment(\.dismiss) private var dismiss
  @Environment(\.palette) private var palette

  private var greeting: Binding<String> {
    Binding {
      postcards.greetings[card.id] ?? ""
    } set: {
      postcards.greetings[card.id] = $0
    }
  }

  var body: some View {
    let isStarred = postcards.starred.contains(card.id)
    VStack(spacing: 16) {
      PostcardPicture(card: card, size: 96).frame(maxHeight: .infinity)
        .overlay(alignment: .topTrailing) {
          if isStarred { Image(systemName: "star.fill").foregroundStyle(.yellow).font(.title).padding(16) }
        }
      TextField("Greeting from \(card.id)", text: greeting).textFieldStyle(.roundedBorder)
      HStack {
        Button(isStarred ? "Remove the star" : "Star it") { postcards.star(card.id) }
        Spacer()
        Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(palette.page)
    .navigationTitle(card.id)
    .focusedSceneValue(\.postcard, card.id)
  }
}

/// The front of a postcard.
struct PostcardPicture: View {
  let card: Postcard
  let size: CGFloat

  var body: some View {
    Image(systemName: card.symbol)
      .font(.system(size: size))
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
        in: .rect(cornerRadius: 14, style: .continuous)
      )
      .accessibilityHidden(true)
  }
}
