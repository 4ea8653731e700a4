import SwiftUI

/// What views say of themselves, and what can be done with them without seeing them.
struct AccessibilityPage: View {
  @State private var rating = 3
  @State private var isFavorite = false
  @State private var mails = ["Lunch on Friday?", "Your ticket"]
  @State private var said = "Use a screen reader here, or the tabulator key."

  var body: some View {
    LiveFrame("Accessibility", said) {
      LiveCard("Adjustable") {
        HStack(spacing: 4) {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: star <= rating ? "star.fill" : "star")
              .font(.title)
              .foregroundStyle(.orange)
              .onTapGesture { rating = star }
          }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of 5 stars")
        .accessibilityHint("Swipe up or down to change it")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: rating = min(5, rating + 1)
          case .decrement: rating = max(0, rating - 1)
          @unknown default: break
          }
        }
      }
      LiveCard("Read as one, with actions") {
        VStack(spacing: 8) {
          ForEach(mails, id: \.self) { mail in
            HStack(spacing: 12) {
              Image(systemName: "envelope.fill").foregroundStyle(.white)
                .frame(width: 36, height: 36)
                .background(Color.blue.gradient, in: .circle)
                .accessibilityHidden(true)
              VStack(alignment: .leading) {
                Text(mail).font(.headline)
                Text("from Ada").font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
            }
            .padding(10)
            .background(.quaternary.opacity(0.4), in: .rect(cornerRadius: 12))
            .accessibilityElement(children: .combine)
            .accessibilityAction(named: "Delete") { withAnimation { mails.removeAll { $0 == mail } } }
            .accessibilityAction { said = "Opened: \(mail)" }
            .onTapGesture { said = "Opened: \(mail)" }
          }
        }
      }
      LiveCard("Drawn by hand, and read as a toggle") {
        Button {
          isFavorite.toggle()
        } label: {
          Image(systemName: isFavorite ? "heart.fill" : "heart").font(.largeTitle).foregroundStyle(.pink)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Favorite")
        .accessibilityValue(isFavorite ? "yes" : "no")
        .accessibilityAddTraits(.isToggle)
      }
    }
  }
}
