import Testing

@testable import FoundationAdditions

@Suite struct PluralRuleTests {
  private func categories(_ language: String, _ numbers: [Int64]) -> [PluralCategory] {
    numbers.map { PluralRule(language: language).category(of: PluralOperands($0)) }
  }

  @Test func wholeNumbers() {
    #expect(categories("en", [0, 1, 2]) == [.other, .one, .other])
    #expect(categories("ja", [0, 1, 2]) == [.other, .other, .other])
    #expect(categories("fr", [0, 1, 2, 1_000_000]) == [.one, .one, .other, .many])
    #expect(categories("pt_PT", [0, 1]) == [.other, .one])
    #expect(categories("ar", [0, 1, 2, 3, 11, 100, 103]) == [.zero, .one, .two, .few, .many, .other, .few])
    #expect(categories("pl", [1, 2, 5, 12, 22, 25]) == [.one, .few, .many, .many, .few, .many])
    #expect(categories("uk-UA", [1, 11, 21, 3, 13, 100]) == [.one, .many, .one, .few, .many, .many])
    #expect(categories("cs", [1, 3, 5]) == [.one, .few, .other])
    #expect(categories("sl", [101, 102, 103, 105]) == [.one, .two, .few, .other])
    #expect(categories("lv", [0, 1, 11, 21, 22]) == [.zero, .one, .zero, .one, .other])
    #expect(categories("lt", [1, 2, 11, 10]) == [.one, .few, .other, .other])
    #expect(categories("cy", [0, 1, 2, 3, 4, 6]) == [.zero, .one, .two, .few, .other, .many])
    #expect(categories("ga", [1, 2, 6, 10, 11]) == [.one, .two, .few, .many, .other])
    #expect(categories("ro", [1, 0, 19, 20, 101]) == [.one, .few, .few, .other, .few])
    #expect(categories("br", [1, 71, 22, 3, 1_000_000]) == [.one, .other, .two, .few, .many])
    #expect(categories("kw", [0, 22, 1000, 3, 21]) == [.zero, .two, .two, .few, .many])
    #expect(categories("xx", [1]) == [.other])
    #expect(categories("ru", [.min, .max, -1]).count == 3)
  }

  @Test func decimals() {
    func category(_ language: String, _ number: Double) -> PluralCategory {
      PluralRule(language: language).category(of: PluralOperands(number))
    }
    #expect(category("en", 1.5) == .other)
    #expect(category("en", 1) == .one)
    #expect(category("ru", 1.5) == .other)
    #expect(category("cs", 1.5) == .many)
    #expect(category("da", 0.5) == .one)
    #expect(category("lv", 0.1) == .one)
    #expect(category("en", .nan) == .other)
    #expect(category("en", .infinity) == .other)
    #expect(category("en", 1e300) == .other)
  }
}
