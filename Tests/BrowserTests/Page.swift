import Foundation
import SceneHost
import SwiftUI
import Testing

@testable import BrowserHost

/// A page that a test plays: keeps what it is sent, and answers when it is told to.
@MainActor
final class Page {
  let session: BrowserSession
  private(set) var messages: [[String: Any]] = []
  private var slots: [Int: [Any]] = [:]
  /// The latest items of each element, by its key.
  private var items: [Int: [[Any]]] = [:]

  convenience init(_ view: some View, width: Double = 300, height: Double = 200) {
    self.init(
      BrowserSession { size, host in Session(view, proposal: ProposedViewSize(size), host: host) }, width,
      height)
  }

  convenience init(app: some App, width: Double = 300, height: Double = 200) {
    self.init(BrowserSession { Application(app, host: $0) }, width, height)
  }

  private init(_ session: BrowserSession, _ width: Double, _ height: Double) {
    self.session = session
    #expect(open())
    tell(#"{"e":"window","width":\#(width),"height":\#(height),"scale":1}"#)
  }

  func open() -> Bool {
    (items, window, semantics) = ([:], 0, [])
    return session.open { text in MainActor.assumeIsolated { self.take(text) } }
  }

  private func take(_ text: String) {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let message = json else {
      Issue.record("no JSON: \(text)")
      return
    }
    messages.append(message)
    if let number = message["o"] as? Int {
      window = number
      (items, semantics) = ([:], [])
    }
    for case let change as [Any] in message["a"] as? [Any] ?? [] {
      guard let place = change[0] as? Int, let removed = change[1] as? Int else { continue }
      semantics.replaceSubrange(
        place..<place + removed, with: change.dropFirst(2).compactMap { $0 as? [Any] })
    }
    for case let element as [Any] in message["n"] as? [Any] ?? [] {
      guard let key = element.first as? Int else { continue }
      items[key] = element.dropFirst(4).compactMap { $0 as? [Any] }
    }
    for case let key as Int in message["d"] as? [Any] ?? [] { items[key] = nil }
  }

  /// The number of the window that is shown.
  private var window = 0

  /// What the page tells; a text that is no event is left out by the host.
  ///
  /// - Parameter window: The one that was shown then; nil for the present one.
  func tell(_ event: String, window: Int? = nil) {
    guard var message = ClientMessage(event) else { return }
    message.window = window ?? self.window
    session.receive(message)
  }

  /// The page shows all that it has been sent.
  func show() {
    while let frame = messages.last?["i"] as? Int, frame != shown {
      shown = frame
      tell(#"{"e":"shown","frame":\#(frame)}"#)
    }
  }
  private var shown = 0

  func tap(_ x: Double, _ y: Double) {
    tell(#"{"e":"down","x":\#(x),"y":\#(y)}"#)
    tell(#"{"e":"up","x":\#(x),"y":\#(y)}"#)
    show()
  }

  /// All texts, sorted.
  var texts: [String] {
    items.values.joined().filter { $0.first as? String == "g" }.compactMap { $0[5] as? String }.sorted()
  }

  /// The one field: its text, revision, node and flags.
  var field: (text: String, revision: Int, node: Int, flags: Int)? {
    guard let item = items.values.joined().first(where: { $0.first as? String == "T" }) else { return nil }
    return (item[5] as? String ?? "", item[6] as? Int ?? -1, item[7] as? Int ?? -1, item[9] as? Int ?? -1)
  }

  /// What the one field says of its text: attributes with their values.
  var attributes: [String] {
    items.values.joined().first { $0.first as? String == "T" }?[10] as? [String] ?? []
  }

  /// The windows of the app as the page was told of them last: number, title, and whether it is shown.
  var windows: [[String]] {
    let told = messages.last { $0["w"] is [Any] }?["w"] as? [[Any]] ?? []
    return told.map { $0.map { "\($0)" } }
  }

  /// What is read aloud.
  private(set) var semantics: [[Any]] = []
}
