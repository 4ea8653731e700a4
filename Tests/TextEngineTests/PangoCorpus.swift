import Testing

@testable import TextEngine

/// A script whose paragraphs are compared with Pango's: a family that has all its letters, and words.
struct CorpusScript: Sendable, CustomTestStringConvertible {
  let name: String
  let family: String
  let language: String
  var isRightToLeft = false
  /// Between words; scripts without spaces have none.
  var separator = " "
  let words: [String]

  var testDescription: String { name }

  static let all: [CorpusScript] = [
    CorpusScript(
      name: "Latin", family: "Noto Sans", language: "en",
      words: words("the of well-known rivers run, (slowly) through 1,250 old towns; naïve “quoted” café.")),
    CorpusScript(
      name: "Cyrillic", family: "Noto Sans", language: "ru",
      words: words("и в на реки текут, медленно (через) 1 250 старых городов; кто-то «сказал» это.")),
    CorpusScript(
      name: "Greek", family: "Noto Sans", language: "el",
      words: words("και το ποτάμι κυλά, αργά (μέσα) από 125 παλιές πόλεις· «είπε» κάποιος.")),
    CorpusScript(
      name: "Vietnamese", family: "Noto Sans", language: "vi",
      words: words("và những dòng sông chảy chậm, (qua) 125 thành phố cổ; người “nói” vậy.")),
    CorpusScript(
      name: "Arabic", family: "Noto Sans Arabic", language: "ar", isRightToLeft: true,
      words: words("في من الأنهار تجري، ببطء بين ١٢٥ مدينة قديمة؛ قال بعضهم ذلك. لا")),
    CorpusScript(
      name: "Hebrew", family: "Noto Sans Hebrew", language: "he", isRightToLeft: true,
      words: words("של את הנהרות זורמים לאט דרך ערים ישנות מישהו אמר זאת שָׁלוֹם")),
    CorpusScript(
      name: "Devanagari", family: "Noto Sans Devanagari", language: "hi",
      words: words("और में नदियाँ बहती हैं, धीरे १२५ पुराने नगरों से; किसी ने कहा। क्षत्रिय स्त्री")),
    CorpusScript(
      name: "Thai", family: "Noto Sans Thai", language: "th", separator: "",
      words: words("แม่น้ำ ไหล ช้า ผ่าน เมือง เก่า และ มี คน พูด ว่า ๑๒๕ ประเทศ ภาษา")),
    CorpusScript(
      name: "Armenian", family: "Noto Sans Armenian", language: "hy",
      words: words("և մեջ գետերը հոսում են դանդաղ հին քաղաքներով մեկը ասաց")),
    CorpusScript(
      name: "Georgian", family: "Noto Sans Georgian", language: "ka",
      words: words("და მდინარეები მიედინება ნელა ძველ ქალაქებში ვიღაცამ თქვა ეს")),
    CorpusScript(
      name: "Japanese", family: "VL PGothic", language: "ja", separator: "",
      words: words("川は ゆっくりと 流れ、 古い町を 通って （静かに） 「いった」。 １２５ ページ っ ゃ々 データー！")),
    CorpusScript(
      name: "Chinese", family: "WenQuanYi Micro Hei", language: "zh", separator: "",
      words: words("河流 缓慢地 流过， （一百二十五） 个 古老的城市； “有人” 说。 《书》、 并且！")),
    CorpusScript(
      name: "Korean", family: "WenQuanYi Micro Hei", language: "ko",
      words: words("강은 천천히 흐르고 오래된 도시들을 지나 누군가 말했다 그리고")),
  ]

  private static func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }

  /// A paragraph of up to sixty words.
  func paragraph(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...60, using: &generator))
      .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: separator)
  }
}
