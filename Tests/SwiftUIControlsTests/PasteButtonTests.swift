import HeadlessHost
import SceneHost
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Buttons that paste and share")
struct PasteButtonTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  @Test("a paste button takes input while there is something for it, and takes that")
  func paste() throws {
    let session = HeadlessSession(
      PasteButton(payloadType: String.self) { [log] in log.lines += $0 }, size: CGSize(width: 200, height: 50)
    )
    #expect(try !session.find("Paste").isEnabled)
    session.clipboardText = "apple"
    #expect(try session.find("Paste").isEnabled)
    try session.tap("Paste")
    #expect(log.lines == ["apple"])
  }

  @Test("a paste button of types, with a validator")
  func validator() throws {
    let button = PasteButton(supportedContentTypes: [.plainText]) { items in
      items.count == 1 ? items[0] : nil
    } payloadAction: { [log] item in
      item.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { log.lines.append(text ?? "none") }
      }
    }
    let session = HeadlessSession(button, size: CGSize(width: 200, height: 50))
    session.clipboardText = "pear"
    try session.tap("Paste")
    #expect(log.lines == ["pear"])
    let other = HeadlessSession(
      PasteButton(supportedContentTypes: [.image]) { _ in }, size: CGSize(width: 200, height: 50))
    other.clipboardText = "pear"
    #expect(try !other.find("Paste").isEnabled)
  }

  private func window(_ view: some View) -> HeadlessSession {
    HeadlessSession(
      view.environment(
        \.openURL,
        OpenURLAction { [log] url in
          log.lines.append(url.absoluteString)
          return .handled
        }), size: CGSize(width: 300, height: 300))
  }

  @Test("a share link copies, opens and mails an address")
  func share() throws {
    let address = try #require(URL(string: "https://www.swift.org/?a=b"))
    let session = window(ShareLink(item: address, subject: Text("Swift"), message: Text("Look")))
    try session.find("Share…").pick("Copy")
    #expect(session.clipboardText == "https://www.swift.org/?a=b")
    try session.find("Share…").pick("Open")
    try session.find("Share…").pick("Mail")
    #expect(
      log.lines == [
        "https://www.swift.org/?a=b",
        "mailto:?subject=Swift&body=Look%0Ahttps://www.swift.org/?a%3Db",
      ])
  }

  @Test(
    "a share link of strings has a title of the program's own, a preview above its items, and no address to open"
  )
  func texts() throws {
    let session = window(
      ShareLink("Send", items: ["a", "b"]) { SharePreview("Letter \($0)") })
    try session.tap("Send")
    #expect(
      session.exists(.label("Letter a")) && session.exists(.label("Copy")) && !session.exists(.label("Open")))
    try session.tap("Copy")
    #expect(session.clipboardText == "a")
  }

  @Test("a share link without items takes no input")
  func empty() throws {
    let session = window(ShareLink("Send", items: [String]()))
    #expect(try !session.find("Send").isEnabled)
  }
}
