import Foundation
import Testing

@testable import BrowserHost

/// What decision 0009 says of pictures in a browser.
@MainActor
struct RecordingTests {
  @Test func messagesAreAsSmallAsTheChange() throws {
    let recording = try Recording()
    func bytes(_ name: String) throws -> Int { try #require(recording.step(name)).message.utf8.count }
    func visited(_ name: String) throws -> Int { try #require(recording.step(name)).visited }
    #expect(try bytes("nothing") == 0)
    #expect(try visited("nothing") == 0)
    #expect(try visited("first") > 3000)
    // A row of a thousand, and the containers above it, of which only the row is sent.
    #expect(try visited("row") < 30)
    #expect(try bytes("row") < 1500)
    // A frame of an animation is a slot's value.
    #expect(try visited("fade") == 0)
    #expect(try bytes("fade") < 100)
    // A leaving view is drawn again in each frame, by itself.
    #expect(try bytes("leave") < 400)
    #expect(try bytes("left") < 3000)
  }

  private struct Found: Decodable {
    var error: String?
    var rows: Int?
    var sentEdits: [[Edit]]?
    var sentScrolls: Int?
    var row: Int?
    var rowStays: Bool?
    var opacity: [String]?
    var fadeMakesElements: Int?
    var leaving: Bool?
    var left: Bool?
    var afterStaleEdit: String?
    var afterEdit: String?
    var isFocused: Bool?
    var isSameField: Bool?
    var scrollTop: Double?
    var isSameArea: Bool?
    var betweenWindows: [String]?
    var fieldsLeft: Int?

    enum Edit: Decodable, Equatable {
      case revision(Int), text(String)
      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        if let number = try? box.decode(Int.self) {
          self = .revision(number)
        } else {
          self = .text(try box.decode(String.self))
        }
      }
    }
  }

  @Test func aBrowserShowsThem() throws {
    guard let browser = Program.browser else {
      return print("Skipped: no Chromium or Chrome on this machine, so no browser plays the recording.")
    }
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "recording.html")
    try Data(try Recording().page.utf8).write(to: file)
    let dump = try Program.dump(file, browser: browser, in: folder)
    let start = try #require(dump.range(of: "<pre id=\"result\">[["), "the browser ran the page")
    let end = try #require(dump.range(of: "]]</pre>", range: start.upperBound..<dump.endIndex))
    let found = try JSONDecoder().decode(Found.self, from: Data(dump[start.upperBound..<end.lowerBound].utf8))
    #expect(found.error == nil)
    #expect(found.rows == 1000)
    // Three keys go as one edit; the place that the user scrolled to is told, and kept.
    #expect(found.sentEdits == [[.revision(3), .text("Ada")]])
    #expect((found.sentScrolls ?? 0) > 0)
    #expect(found.scrollTop == 11_900)
    #expect(found.isSameArea == true)
    #expect(found.row == 1)
    #expect(found.rowStays == true)
    #expect(found.opacity?.count == 1)
    #expect(found.fadeMakesElements == 0)
    #expect(found.leaving == true)
    #expect(found.left == true)
    // An answer to an older edit does not take away what was typed since.
    #expect(found.afterStaleEdit == "Ada")
    #expect(found.afterEdit == "Ada L.")
    #expect(found.isFocused == true)
    #expect(found.isSameField == true)
    // What was typed is told of the window that it was typed in; nothing else of that one is told any more.
    #expect(found.betweenWindows == ["edit 0 Ada Love", "modifiers 7 "])
    #expect(found.fieldsLeft == 0)
  }
}
