import SwiftUI

/// Text: styles, weights, wrapping, truncation, scripts.
struct TextPage: View {
  private let styles: [(name: String, font: Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline),
    ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
    ("caption", .caption), ("caption2", .caption2),
  ]
  private let weights: [(name: String, weight: Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
  private let pangram = "Sphinx of black quartz, judge my vow."

  var body: some View {
    PageFrame("Text", "Shaped once, broken into lines as often as it takes.", width: 800) {
      HStack(alignment: .top, spacing: 20) {
        Card("Styles") {
          VStack(alignment: .leading, spacing: 6) {
            ForEach(styles, id: \.name) { Text($0.name).font($0.font) }
          }
        }
        Card("Weights") {
          VStack(alignment: .leading, spacing: 5) {
            ForEach(weights, id: \.name) { Text($0.name).fontWeight($0.weight).font(.title3) }
          }
        }
        Card("Designs") {
          VStack(alignment: .leading, spacing: 8) {
            Text("default").fontDesign(.default)
            Text("rounded").fontDesign(.rounded)
            Text("serif").fontDesign(.serif)
            Text("monospaced").fontDesign(.monospaced)
            Text("italic").italic()
            Text("underline").underline(color: .red)
            Text("strikethrough").strikethrough()
            Text("kerning 3").kerning(3)
            Text("H\(Text("2").font(.caption).baselineOffset(-4))O")
          }
          .font(.title3)
        }
      }
      Card("Runs in one text") {
        Text(
          """
          A text joins \(Text("strong").bold()), \(Text("slanted").italic()) and \(Text("code").monospaced()) \
          words, \(Text("crossed out").strikethrough()) ones and \(Text("coloured").foregroundStyle(.orange).bold()) \
          ones, symbols such as \(Image(systemName: "leaf")), and all of them wrap together.
          """
        )
      }
      Card("Wrapping and truncation") {
        HStack(alignment: .top, spacing: 14) {
          paragraph(".leading") { $0.multilineTextAlignment(.leading) }
          paragraph(".center") { $0.multilineTextAlignment(.center) }
          paragraph(".trailing") { $0.multilineTextAlignment(.trailing) }
          paragraph("lineSpacing(6)") { $0.lineSpacing(6) }
        }
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          truncated("truncationMode(.head)") { $0.truncationMode(.head) }
          truncated("truncationMode(.middle)") { $0.truncationMode(.middle) }
          truncated("truncationMode(.tail)") { $0.truncationMode(.tail) }
          truncated("minimumScaleFactor(0.5)") { $0.minimumScaleFactor(0.5) }
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Scripts") {
          Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 7) {
            script("Greek", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία")
            script("Cyrillic", "Съешь ещё этих мягких булок")
            script("Arabic", "نص حكيم له سر قاطع وذو شأن عظيم")
            script("Hebrew", "דג סקרן שט בים מאוכזב")
            script("Hindi", "ऋषियों को सताने वाले दुष्ट")
            script("Thai", "เป็นมนุษย์สุดประเสริฐ")
            script("Emoji", "👩🏽‍🚀 🧑‍🤝‍🧑 🇩🇪 🏳️‍🌈 ❤️ 🦊")
            script("Mixed", "He said שלום, then مرحبا, then hi.")
          }
        }
        Card("Numbers and dates") {
          VStack(alignment: .leading, spacing: 7) {
            Text(1_234_567.891, format: .number)
            Text(0.256, format: .percent)
            Text(1999.5, format: .currency(code: "EUR"))
            Text("\(111) with digits of one width").monospacedDigit()
            Text("\(888) with digits of one width").monospacedDigit()
          }
        }
      }
    }
  }

  private func paragraph(_ name: String, _ change: (Text) -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      change(Text("The quick brown fox jumps over the lazy dog, and back again."))
        .font(.callout)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .padding(10)
        .background(.quaternary.opacity(0.4), in: .rect(cornerRadius: 8))
      Code(name)
    }
  }

  private func truncated(_ name: String, _ change: (Text) -> some View) -> some View {
    GridRow {
      change(Text(pangram))
        .lineLimit(1)
        .frame(width: 190, alignment: .leading)
      Code(name)
    }
  }

  private func script(_ name: String, _ sample: String) -> some View {
    GridRow {
      Text(name).font(.footnote).foregroundStyle(.secondary)
      Text(sample)
    }
  }
}
