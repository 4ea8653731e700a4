/// The cardinal rules of the CLDR, by language.
enum PluralRules {
  typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  static let byLanguage: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in table {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  /// The rule of languages whose nouns have one form.
  static let oneForm: Rule = { _ in .other }

  private static func isSingular(_ x: PluralOperands) -> Bool { x.i == 1 && x.v == 0 }

  /// Whole millions, which Romance languages count with "of".
  private static func isMillions(_ x: PluralOperands) -> Bool { x.v == 0 && x.i != 0 && x.i % 1_000_000 == 0 }

  private static func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  private static func endsInFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static let table: [(String, Rule)] = [
    ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.n == 1 ? .one : .other }),
    ("ff hy kab", { $0.i <= 1 ? .one : .other }),
    ("ast de en et fi fy gl ia ie io ji lij nl sc sv sw ur yi", { isSingular($0) ? .one : .other }),
    ("ak bho csw guw ln mg nso pa ti wa", { $0.n == 0 || $0.n == 1 ? .one : .other }),
    (
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk \
      kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk \
      saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """, { $0.n == 1 ? .one : .other }
    ),
    ("si", { $0.n == 0 || $0.n == 1 || ($0.i == 0 && $0.f == 1) ? .one : .other }),
    ("tzm", { $0.isWhole && ($0.i <= 1 || (11...99).contains($0.i)) ? .one : .other }),
    ("da", { $0.n == 1 || ($0.t != 0 && $0.i <= 1) ? .one : .other }),
    ("is", { ($0.t == 0 && endsInOne($0.i)) || endsInOne($0.t) ? .one : .other }),
    ("mk", { ($0.v == 0 && endsInOne($0.i)) || endsInOne($0.f) ? .one : .other }),
    (
      "ceb fil tl",
      { x in
        let last = x.v == 0 ? x.i % 10 : x.f % 10
        return (x.v == 0 && (1...3).contains(x.i)) || ![4, 6, 9].contains(last) ? .one : .other
      }
    ),
    ("lv prg", latvian),
    ("lag", { $0.n == 0 ? .zero : $0.i <= 1 ? .one : .other }),
    ("ksh", { $0.n == 0 ? .zero : $0.n == 1 ? .one : .other }),
    (
      "he iw",
      { isSingular($0) || ($0.i == 0 && $0.v != 0) ? .one : $0.i == 2 && $0.v == 0 ? .two : .other }
    ),
    ("iu naq sat se sma smi smj smn sms", { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }),
    (
      "shi",
      { $0.i == 0 || $0.n == 1 ? .one : $0.isWhole && (2...10).contains($0.i) ? .few : .other }
    ),
    (
      "mo ro",
      { x in
        if isSingular(x) { return .one }
        return x.v != 0 || x.n == 0 || (1...19).contains(x.i % 100) ? .few : .other
      }
    ),
    (
      "bs hr sh sr",
      { x in
        if (x.v == 0 && endsInOne(x.i)) || endsInOne(x.f) { return .one }
        return (x.v == 0 && endsInFew(x.i)) || endsInFew(x.f) ? .few : .other
      }
    ),
    (
      "gd",
      { x in
        guard x.isWhole else { return .other }
        if x.i == 1 || x.i == 11 { return .one }
        if x.i == 2 || x.i == 12 { return .two }
        return (3...10).contains(x.i) || (13...19).contains(x.i) ? .few : .other
      }
    ),
    (
      "sl",
      { x in
        guard x.v == 0 else { return .few }
        return [1: .one, 2: .two, 3: .few, 4: .few][x.i % 100] ?? .other
      }
    ),
    (
      "dsb hsb",
      { x in [1: .one, 2: .two, 3: .few, 4: .few][(x.v == 0 ? x.i : x.f) % 100] ?? .other }
    ),
    (
      "cs sk",
      { x in
        guard x.v == 0 else { return .many }
        return x.i == 1 ? .one : (2...4).contains(x.i) ? .few : .other
      }
    ),
    (
      "pl",
      { x in
        guard x.v == 0 else { return .other }
        return x.i == 1 ? .one : endsInFew(x.i) ? .few : .many
      }
    ),
    (
      "be ru uk",
      { x in
        guard x.v == 0 else { return .other }
        return endsInOne(x.i) ? .one : endsInFew(x.i) ? .few : .many
      }
    ),
    (
      "lt",
      { x in
        if x.f != 0 { return .many }
        guard !(11...19).contains(x.i % 100), x.i % 10 != 0 else { return .other }
        return x.i % 10 == 1 ? .one : .few
      }
    ),
    ("br", breton),
    (
      "mt",
      { x in
        guard x.isWhole else { return .other }
        if x.i == 1 { return .one }
        if x.i == 2 { return .two }
        if x.i == 0 || (3...10).contains(x.i % 100) { return .few }
        return (11...19).contains(x.i % 100) ? .many : .other
      }
    ),
    (
      "ga",
      { x in
        guard x.isWhole else { return .other }
        switch x.i {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
      }
    ),
    (
      "gv",
      { x in
        guard x.v == 0 else { return .many }
        if x.i % 10 == 1 { return .one }
        if x.i % 10 == 2 { return .two }
        return x.i % 20 == 0 ? .few : .other
      }
    ),
    ("kw", cornish),
    (
      "ar ars",
      { x in
        guard x.isWhole else { return .other }
        if x.i < 3 { return [.zero, .one, .two][x.i] }
        let rest = x.i % 100
        return (3...10).contains(rest) ? .few : rest >= 11 ? .many : .other
      }
    ),
    (
      "cy",
      { x in
        guard x.isWhole else { return .other }
        return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][x.i] ?? .other
      }
    ),
    ("fr pt", { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }),
    ("ca it lld pt-pt scn vec", { isSingular($0) ? .one : isMillions($0) ? .many : .other }),
    ("es", { $0.n == 1 ? .one : isMillions($0) ? .many : .other }),
  ]

  private static let latvian: Rule = { x in
    let rest = x.n(modulo: 100)
    if x.n(modulo: 10) == 0 || (11...19).contains(rest) || (x.v == 2 && (11...19).contains(x.f % 100)) {
      return .zero
    }
    if x.isWhole { return endsInOne(x.i) ? .one : .other }
    return x.v == 2 ? (endsInOne(x.f) ? .one : .other) : x.f % 10 == 1 ? .one : .other
  }

  private static let breton: Rule = { x in
    guard x.isWhole else { return .other }
    let (last, rest) = (x.i % 10, x.i % 100)
    if last == 1, ![11, 71, 91].contains(rest) { return .one }
    if last == 2, ![12, 72, 92].contains(rest) { return .two }
    if [3, 4, 9].contains(last), ![1, 7, 9].contains(rest / 10) { return .few }
    return x.i != 0 && x.i % 1_000_000 == 0 ? .many : .other
  }

  private static let cornish: Rule = { x in
    guard x.isWhole else { return .other }
    if x.i == 0 { return .zero }
    if x.i == 1 { return .one }
    let (rest, thousands) = (x.i % 100, x.i % 100_000)
    let isRoundThousand =
      x.i % 1_000 == 0
      && ((1_000...20_000).contains(thousands) || [40_000, 60_000, 80_000].contains(thousands))
    if [2, 22, 42, 62, 82].contains(rest) || isRoundThousand || x.i % 1_000_000 == 100_000 { return .two }
    if [3, 23, 43, 63, 83].contains(rest) { return .few }
    return [1, 21, 41, 61, 81].contains(rest) ? .many : .other
  }
}
