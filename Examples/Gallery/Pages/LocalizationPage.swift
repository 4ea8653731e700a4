import SwiftUI

/// One view in four languages, from one string catalogue.
struct LocalizationPage: View {
  private let languages: [(name: String, code: String)] = [
    ("English", "en"), ("Русский", "ru"), ("العربية", "ar"), ("日本語", "ja"),
  ]

  var body: some View {
    PageFrame("Localisation", "The same view for four locales, from one string catalogue.", width: 860) {
      Grid(horizontalSpacing: 20, verticalSpacing: 20) {
        ForEach([0, 2], id: \.self) { row in
          GridRow {
            ForEach(languages[row..<row + 2], id: \.code) { language in
              Card(language.name) { Basket(photos: [1, 2, 5, 21]) }
                .environment(\.locale, Locale(identifier: language.code))
                .environment(\.layoutDirection, language.code == "ar" ? .rightToLeft : .leftToRight)
            }
          }
        }
      }
    }
  }
}

/// Counts, a date and a price in the words of the environment's locale.
private struct Basket: View {
  let photos: [Int]

  private let departure = Date(timeIntervalSince1970: 1_767_268_800)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Welcome back, \("Iris")!", bundle: .module).font(.title3.bold())
      ForEach(photos, id: \.self) { count in
        Label {
          Text("\(count) photos", bundle: .module)
        } icon: {
          Image(systemName: "photo").foregroundStyle(.tint)
        }
      }
      Divider()
      LabeledContent {
        Text(departure, format: .dateTime.day().month(.wide).year())
      } label: {
        Text("Departure", bundle: .module)
      }
      LabeledContent {
        Text(1299.5, format: .currency(code: "EUR"))
      } label: {
        Text("Price", bundle: .module)
      }
    }
  }
}
