import Foundation
import HeadlessHost
import SwiftUI

/// A session's messages, step by step, and the page that plays them in a browser.
@MainActor
package struct Recording {
  package struct Step {
    package var name: String
    package var message: Data
    /// Elements that were looked at to find what changed.
    package var visited: Int
  }

  package private(set) var steps: [Step] = []

  package init(rows: Int = 1000) throws {
    let actions = Demo.Actions()
    let session = HeadlessSession(Demo(actions: actions, rows: rows), size: CGSize(width: 320, height: 480))
    var wire = Wire()
    func record(_ name: String, into steps: inout [Step]) throws {
      let message = try wire.message(for: session.picture) ?? Data()
      steps.append(Step(name: name, message: message, visited: wire.visited))
    }
    try record("first", into: &steps)
    try record("nothing", into: &steps)
    actions.rename(1)
    try record("row", into: &steps)
    actions.fade()
    session.advance(by: 0)
    try record("fade begins", into: &steps)
    session.advance(by: 0.25)
    try record("fade", into: &steps)
    session.advance(by: 1)
    try record("fade ends", into: &steps)
    actions.leave()
    session.advance(by: 0)
    try record("leave begins", into: &steps)
    session.advance(by: 0.25)
    try record("leave", into: &steps)
    session.advance(by: 1)
    try record("left", into: &steps)
    // An answer to the field's third edit, which the user has passed by then.
    actions.edit("Ad", 2)
    try record("stale edit", into: &steps)
    actions.edit("Ada L.", 3)
    try record("edit", into: &steps)
  }

  package func step(_ name: String) -> Step? { steps.first { $0.name == name } }

  /// A page that plays the steps as a user does and writes what it found into an element `result`.
  package var page: String {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      func script(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
      }
      let messages = steps.map { step in
        let json = step.message.isEmpty ? "null" : String(decoding: step.message, as: UTF8.self)
        return "\"\(step.name)\":\(json.replacingOccurrences(of: "<", with: "\\u003c"))"
      }
      return """
        <!doctype html><meta charset=utf-8><title>Browser spike</title>
        <body style="margin:0"><main></main><pre id=result></pre>
        <script type="application/json" id=messages>{\(messages.joined(separator: ","))}</script>
        <script>\(try script("client.js"))</script>
        <script>\(try script("scenario.js"))</script>
        """
    }
  }
}
