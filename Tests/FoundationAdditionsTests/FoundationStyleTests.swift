import Foundation
import Testing

@testable import FoundationAdditions

@Suite("format styles and formatters that Linux's Foundation lacks") @MainActor struct FoundationStyleTests {
  @Test("names of people")
  func names() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ann"
    name.middleName = "May"
    name.familyName = "Lee"
    func told(_ style: PersonNameComponents.FormatStyle.Style, _ locale: String = "en_US") -> String {
      name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }
    #expect(
      [told(.short), told(.medium), told(.long), told(.abbreviated)] == [
        "Ann", "Ann Lee", "Dr. Ann May Lee", "AL",
      ])
    #expect(told(.medium, "hu") == "Lee Ann")
    name.nickname = "Annie"
    #expect(told(.short) == "Annie")
    var japanese = PersonNameComponents()
    (japanese.givenName, japanese.familyName) = ("太郎", "山田")
    #expect(japanese.formatted() == "山田太郎")
    #expect(PersonNameComponents().formatted() == "")
  }

  @Test("addresses without what readers need not see")
  func addresses() throws {
    let url = try #require(URL(string: "https://user:pass@example.com:8080/a/b?c=d#e"))
    #expect(url.formatted() == "https://example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "example.com")
    #expect(url.formatted(.url.port().query().fragment()) == "https://example.com:8080/a/b?c=d#e")
    #expect(url.formatted(.url.user(.always).password()) == "https://user:pass@example.com/a/b")
    let hidden = URL.FormatStyle.ComponentDisplayOption.omitWhen(.host, matches: ["example.com"])
    #expect(url.formatted(.url.path(hidden)) == "https://example.com")
    #expect(url.formatted(.url.scheme(.displayWhen(.scheme, matches: ["ftp"]))) == "example.com/a/b")
    #expect(try #require(URL(string: "mailto:a@b.c")).formatted() == "mailto:a@b.c")
  }

  @Test("lists")
  func lists() {
    let formatter = ListFormatter()
    #expect(formatter.locale == .autoupdatingCurrent)
    formatter.locale = nil
    #expect(formatter.locale.identifier == Locale.autoupdatingCurrent.identifier)
    formatter.locale = Locale(identifier: "ru")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b и c")
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(for: "no list") == nil)
    #expect(formatter.string(from: []) == "")
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: ["no number"]) == nil)
  }

  @Test("spans of time")
  func spans() {
    let start = Date(timeIntervalSince1970: 0)
    func told(_ seconds: Double, _ style: Date._ComponentsFormatStyle, _ locale: String = "en_US") -> String {
      (start..<start + seconds).formatted(style.locale(Locale(identifier: locale)))
    }
    #expect(told(7_500, .components(style: .wide)) == "2 hours, 5 minutes")
    #expect(told(7_500, .components(style: .wide), "ru") == "2 часа 5 минут")
    #expect(told(7_500, .components(style: .narrow)) == "2h 5m")
    #expect(told(7_500, .components(style: .abbreviated, fields: [.minute])) == "125 min")
    #expect(told(7_500, .timeDuration) == "2:05:00")
    #expect(told(0, .components(style: .wide)) == "0 seconds")
    let style = Date._ComponentsFormatStyle.components(style: .wide, fields: [.minute])
    let next = style.discreteInput(after: start..<start + 90)
    #expect(next?.upperBound == start + 120)
    #expect(
      style.discreteInput(before: start..<start + 90).map(style.format) == style.format(start..<start + 30))
  }
}
