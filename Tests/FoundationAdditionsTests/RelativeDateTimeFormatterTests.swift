import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct RelativeDateTimeFormatterTests {
  private let start = Date(timeIntervalSince1970: 1_000_000_000)

  private func string(_ seconds: Double, _ change: (RelativeDateTimeFormatter) -> Void = { _ in }) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    change(formatter)
    return formatter.localizedString(for: start + seconds, relativeTo: start)
  }

  @Test func distancesInWords() {
    #expect(string(7_200) == "in 2 hours")
    #expect(string(-86_400) == "1 day ago")
    #expect(string(-86_400) { $0.dateTimeStyle = .named } == "yesterday")
    #expect(string(-7_200) { $0.unitsStyle = .short } == "2 hr. ago")
    #expect(string(-7_200) { $0.unitsStyle = .spellOut } == "two hours ago")
    #expect(
      string(-86_400) {
        $0.locale = Locale(identifier: "ru")
        $0.dateTimeStyle = .named
      } == "вчера")
  }

  @Test func otherObjectsHaveNoString() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.string(for: 5) == nil)
    #expect(formatter.string(for: Date())?.isEmpty == false)
    #expect(!formatter.localizedString(fromTimeInterval: 60).isEmpty)
    #expect(!formatter.localizedString(from: DateComponents(day: 1)).isEmpty)
  }
}
