import Testing

@testable import TextEngine

/// A script whose paragraphs are compared with Pango's: a family that has all its letters, and words.
struct CorpusScript: Sendable, CustomTestStringConvertible {
  let name: String
  let family: String
  let language: String
  let words: [String]

  var testDescription: String { name }
  var isRightToLeft: Bool { ["ar", "he"].contains(language) }
  /// Between words; scripts without spaces have none.
  var separator: String { ["th", "ja", "zh"].contains(language) ? "" : " " }

  static let all = table.map { name, family, language, words in
    CorpusScript(
      name: name, family: family, language: language, words: words.split(separator: " ").map(String.init))
  }

  private static let table = [
    (
      "Latin", "Noto Sans", "en",
      "the of well-known rivers run, (slowly) through 1,250 old towns; naïve “quoted” café."
    ),
    (
      "Cyrillic", "Noto Sans", "ru",
      "и в на реки текут, медленно (через) 1 250 старых городов; кто-то «сказал» это."
    ),
    (
      "Greek", "Noto Sans", "el",
      "και το ποτάμι κυλά, αργά (μέσα) από 125 παλιές πόλεις· «είπε» κάποιος."
    ),
    (
      "Vietnamese", "Noto Sans", "vi",
      "và những dòng sông chảy chậm, (qua) 125 thành phố cổ; người “nói” vậy."
    ),
    (
      "Arabic", "Noto Sans Arabic", "ar",
      "في من الأنهار تجري، ببطء بين ١٢٥ مدينة قديمة؛ قال بعضهم ذلك. لا"
    ),
    (
      "Hebrew", "Noto Sans Hebrew", "he",
      "של את הנהרות זורמים לאט דרך ערים ישנות מישהו אמר זאת שָׁלוֹם"
    ),
    (
      "Devanagari", "Noto Sans Devanagari", "hi",
      "और में नदियाँ बहती हैं, धीरे १२५ पुराने नगरों से; किसी ने कहा। क्षत्रिय स्त्री"
    ),
    (
      "Thai", "Noto Sans Thai", "th",
      "แม่น้ำ ไหล ช้า ผ่าน เมือง เก่า และ มี คน พูด ว่า ๑๒๕ ประเทศ ภาษา"
    ),
    (
      "Armenian", "Noto Sans Armenian", "hy",
      "և մեջ գետերը հոսում են դանդաղ հին քաղաքներով մեկը ասաց"
    ),
    (
      "Georgian", "Noto Sans Georgian", "ka",
      "და მდინარეები მიედინება ნელა ძველ ქალაქებში ვიღაცამ თქვა ეს"
    ),
    (
      "Japanese", "VL PGothic", "ja",
      "川は ゆっくりと 流れ、 古い町を 通って （静かに） 「いった」。 １２５ ページ っ ゃ々 データー！"
    ),
    (
      "Chinese", "WenQuanYi Micro Hei", "zh",
      "河流 缓慢地 流过， （一百二十五） 个 古老的城市； “有人” 说。 《书》、 并且！"
    ),
    (
      "Korean", "WenQuanYi Micro Hei", "ko",
      "강은 천천히 흐르고 오래된 도시들을 지나 누군가 말했다 그리고"
    ),
  ]

  /// A paragraph of up to sixty words.
  func paragraph(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...60, using: &generator))
      .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: separator)
  }
}
