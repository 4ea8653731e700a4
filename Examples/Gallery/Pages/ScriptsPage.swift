import SwiftUI

/// Scripts of the world, by themselves and in one line.
struct ScriptsPage: View {
  private let scripts: [(name: String, sample: String)] = [
    ("Latin", "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich"),
    ("Greek", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"),
    ("Cyrillic", "Съешь ещё этих мягких французских булок"),
    ("Arabic", "نص حكيم له سر قاطع وذو شأن عظيم"),
    ("Hebrew", "דג סקרן שט בים מאוכזב ולפתע מצא חברה"),
    ("Devanagari", "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा"),
    ("Thai", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า"),
    ("Japanese", "いろはにほへと ちりぬるを 色は匂へど"),
    ("Chinese", "天地玄黃 宇宙洪荒 日月盈昃"),
    ("Korean", "키스의 고유조건은 입술끼리 만나야 하고"),
    ("Emoji", "👩🏽‍🚀 🧑‍🤝‍🧑 👨‍👩‍👧‍👦 🇩🇪 🇯🇵 🏳️‍🌈 ❤️ 🦊 1️⃣"),
  ]

  var body: some View {
    PageFrame("Scripts", "Shaped by the font that has them, each in its direction.", width: 800) {
      Card("One by one") {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 9) {
          ForEach(scripts, id: \.name) { script in
            GridRow {
              Text(script.name).font(.footnote).foregroundStyle(.secondary)
              Text(verbatim: script.sample)
            }
          }
        }
      }
      Card("In one line") {
        VStack(alignment: .leading, spacing: 10) {
          Text(verbatim: "The word שלום means peace, مرحبا means hello, and 123 ١٢٣ are numbers.")
          Text(verbatim: "Tokyo is 東京, Moscow is Москва, Athens is Αθήνα, Bangkok is กรุงเทพฯ.")
        }
      }
      HStack(alignment: .top, spacing: 20) {
        column(
          "Right to left",
          "السلام عليكم (Hello) أهلا وسهلا. العدد 42 مكتوب من اليسار إلى اليمين، وبقية النص من اليمين إلى اليسار."
        )
        column(
          "Without spaces",
          "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所で泣いていた。")
        column("Thai words", "ประเทศไทยรวมเลือดเนื้อชาติเชื้อไทยเป็นประชารัฐไผทของไทยทุกส่วน")
      }
    }
  }

  private func column(_ title: String, _ sample: String) -> some View {
    Card(title) {
      Text(verbatim: sample)
        .lineSpacing(3)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
