import Foundation
import SwiftUI

@testable import BrowserHost
@testable import HeadlessHost

/// A session's messages, step by step, and the page that plays them in a browser.
@MainActor
struct Recording {
  struct Step {
    var name: String
    /// Empty where nothing is sent.
    var message: String
    /// Elements that were looked at to find what changed.
    var visited: Int
  }

  private(set) var steps: [Step] = []

  init(rows: Int = 1000) throws {
    let actions = Demo.Actions()
    let session = HeadlessSession(Demo(actions: actions, rows: rows), size: CGSize(width: 320, height: 480))
    var wire = PictureWire()
    func record(_ name: String, into steps: inout [Step]) {
      var message = WireMessage()
      wire.write(session.picture, to: &message)
      steps.append(Step(name: name, message: message.isEmpty ? "" : message.json, visited: wire.visited))
    }
    record("first", into: &steps)
    record("nothing", into: &steps)
    actions.rename(1)
    record("row", into: &steps)
    actions.fade()
    session.advance(by: 0)
    record("fade begins", into: &steps)
    session.advance(by: 0.25)
    record("fade", into: &steps)
    session.advance(by: 1)
    record("fade ends", into: &steps)
    actions.leave()
    session.advance(by: 0)
    record("leave begins", into: &steps)
    session.advance(by: 0.25)
    record("leave", into: &steps)
    session.advance(by: 1)
    record("left", into: &steps)
    try session.tap("Name")
    record("focus", into: &steps)
    // Of a user's third edit the program has only the second when it answers.
    session.session.send(.text(.replace("Ad", revision: 2)))
    record("stale edit", into: &steps)
    session.session.send(.text(.replace("Ada L.", revision: 3)))
    record("edit", into: &steps)
  }

  func step(_ name: String) -> Step? { steps.first { $0.name == name } }

  /// A page that plays the steps as a user does and writes what it found into an element `result`.
  var page: String {
    get throws {
      let scenario = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "scenario.js")
      let messages = steps.map { step in
        let json = step.message.isEmpty ? "null" : step.message
        return "\"\(step.name)\":\(json.replacingOccurrences(of: "<", with: "\\u003c"))"
      }
      return """
        <!doctype html><meta charset=utf-8><title>A recording</title>
        <body>
        <script type="application/json" id=messages>{\(messages.joined(separator: ","))}</script>
        <script>\(String(decoding: PackageResources.client_js, as: UTF8.self))</script>
        <script>\(try String(contentsOf: scenario, encoding: .utf8))</script>
        """
    }
  }
}
