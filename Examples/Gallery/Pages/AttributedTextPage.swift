import SwiftUI

/// Attributes of runs, from `AttributedString` and from modifiers of `Text`.
struct AttributedTextPage: View {
  var body: some View {
    PageFrame("Attributed text", "Runs in one text, each with attributes of its own.", width: 800) {
      Card("AttributedString") {
        VStack(alignment: .leading, spacing: 12) {
          Text(recipe).font(.title3)
          Text(rainbow).font(.title2.bold())
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Lines") {
          VStack(alignment: .leading, spacing: 9) {
            Text("solid").underline()
            Text("dash").underline(pattern: .dash, color: .blue)
            Text("dot").underline(pattern: .dot, color: .red)
            Text("dashDot").underline(pattern: .dashDot)
            Text("dashDotDot").underline(pattern: .dashDotDot, color: .green)
            Text("strikethrough").strikethrough(color: .orange)
          }
          .font(.title3)
        }
        Card("Spacing") {
          VStack(alignment: .leading, spacing: 9) {
            Text("tracking -1").tracking(-1)
            Text("tracking 4").tracking(4)
            Text("kerning 4").kerning(4)
            Text("up \(Text("and").baselineOffset(6)) down \(Text("again").baselineOffset(-6))")
            Text("E = mc\(Text("2").font(.footnote).baselineOffset(7))")
            Text("a word \(Text("of less weight").textScale(.secondary))")
          }
          .font(.title3)
        }
        Card("Joined") {
          VStack(alignment: .leading, spacing: 9) {
            Text("one ").bold() + Text("two ").italic() + Text("three").foregroundColor(.purple)
            Text("Price: \(Text(19.5, format: .currency(code: "EUR")).bold())")
            Text("\(Image(systemName: "flame.fill")) with a symbol").foregroundStyle(.orange)
            Text("\(3, format: .number) of \(7, format: .number)")
            Text(gradient)
              .foregroundStyle(
                LinearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing))
          }
          .font(.title3)
        }
      }
    }
  }

  private let gradient = "A gradient fills all of it"

  private var recipe: AttributedString {
    var text = AttributedString("Whisk the eggs, fold in the flour, bake for 40 minutes.")
    if let eggs = text.range(of: "the eggs") { text[eggs].foregroundColor = .orange }
    if let flour = text.range(of: "flour") {
      text[flour].underlineStyle = Text.LineStyle(pattern: .dot, color: .brown)
    }
    if let minutes = text.range(of: "40 minutes") {
      text[minutes].font = .title3.bold()
      text[minutes].backgroundColor = .yellow.opacity(0.4)
    }
    return text
  }

  private var rainbow: AttributedString {
    let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .indigo, .purple]
    var text = AttributedString()
    for (index, letter) in "A colour for every letter".enumerated() {
      var run = AttributedString(String(letter))
      run.foregroundColor = colors[index % colors.count]
      run.baselineOffset = CGFloat(index % 4) * 1.5
      text += run
    }
    return text
  }
}
