import DisplayList
import Foundation
import LivePage
import SceneHost
import SwiftUI
import Testing

/// A program of its own, because the tests' process has one main actor for all of them.
private final class LiveProgram {
  private let process = Process()
  let address: String

  init() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appending(path: "LivePageApp")
    process.arguments = ["--browser", "0"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.split(separator: " ").first.map(String.init) ?? ""
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}

@Suite("A tab of a browser", .serialized)
struct LiveTests {
  /// Shows the page in a tab and lets a closure drive it, on a thread that may wait; nil where there is no browser.
  private func driving<Result: Sendable>(
    _ body: @escaping @Sendable (Chromium) throws -> Result
  ) async throws -> Result? {
    guard let browser = Program.browser else {
      print("Skipped: no Chromium or Chrome on this machine, so no browser shows the page.")
      return nil
    }
    return try await withCheckedThrowingContinuation { done in
      Thread.detachNewThread {
        done.resume(
          with: Swift.Result {
            let program = try LiveProgram()
            let tab = try Chromium(browser, program.address, width: 600, height: 600)
            return try withExtendedLifetime(program) { try body(tab) }
          })
      }
    }
  }

  /// A script that finds a text.
  private static func text(_ text: String) -> String {
    "[...document.querySelectorAll('main span')].find((span) => span.textContent === '\(text)')"
  }

  @Test("a button, a field with composed letters, a dragged circle and its spring") func live() async throws {
    let found = try await driving { tab in
      var found: [String] = []
      /// Says whether something comes true.
      func check(_ name: String, _ script: String) throws {
        if try !tab.becomes(script) { found.append(name) }
      }

      try check("the first picture", "!!\(Self.text("Count 0"))")
      try check("a timer", "!!\(Self.text("Tick"))")
      try tab.click(Self.text("Count 0"))
      try check("a click", "!!\(Self.text("Count 1"))")

      try tab.click("document.querySelector('input')")
      try tab.command("Input.insertText", ["text": "Ada "])
      try tab.command("Input.imeSetComposition", ["text": "e", "selectionStart": 1, "selectionEnd": 1])
      try tab.command("Input.insertText", ["text": "é"])
      try check("what is typed", "!!\(Self.text("Hello, Ada é"))")
      try check("the field", "document.querySelector('input').value === 'Ada é'")
      try check("the focus", "document.activeElement === document.querySelector('input')")

      let circle =
        "[...document.querySelectorAll('main div')].find((box) => box.style.borderRadius === '50%')"
      let start = try tab.middle(circle)
      func isAt(_ x: Double, _ y: Double) -> String {
        """
        (() => { const box = (\(circle)).getBoundingClientRect();
        return Math.abs(box.left + box.width / 2 - \(x)) < 1 && Math.abs(box.top + box.height / 2 - \(y)) < 1; })()
        """
      }
      try tab.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y - 30))
      try check("a drag", isAt(start.x + 80, start.y - 30))
      try tab.mouse("mouseReleased", start.x + 80, start.y - 30)
      try check("the spring", isAt(start.x, start.y))

      try tab.click(Self.text("Night"))
      try check("the scheme", "document.documentElement.style.colorScheme === 'dark'")
      return found + tab.complaints
    }
    #expect(found ?? [] == [])
  }

  @Test("texts stand where pictures of pixels have them") @MainActor func places() async throws {
    let size = CGSize(width: 500, height: 400)
    let session = Session(LivePage(), proposal: ProposedViewSize(size), host: HostEnvironment())
    var baselines: [String: CGPoint] = [:]
    func look(_ placed: Placed, _ at: CGPoint) {
      let here = CGPoint(x: at.x + placed.origin.x, y: at.y + placed.origin.y)
      for item in placed.fragment.items {
        switch item {
        case .glyphs(let run, _):
          baselines[run.text] = CGPoint(x: here.x + run.origin.x, y: here.y + run.origin.y)
        case .children(let tree): tree.forEach { look($0, here) }
        case .group(_, let inner): look(inner, here)
        default: break
        }
      }
    }
    look(session.picture().root, .zero)
    let texts = ["Hello", "Count 0", "Night", "Bold", "Fixed", "Small print"]
    #expect(texts.allSatisfy { baselines[$0] != nil })
    let found = try await driving { tab -> [String: CGPoint] in
      _ = try tab.becomes("!!\(Self.text("Small print")) && document.fonts.status === 'loaded'")
      // The window is larger than the session that it is compared with, which stands in the middle.
      let window = try tab.value("[innerWidth, innerHeight]") as? [Double] ?? []
      var found: [String: CGPoint] = [:]
      for text in texts {
        // A mark without height at the end of the line stands on the baseline.
        let place = try tab.value(
          """
          (() => { const span = \(Self.text(text));
          const left = span.getBoundingClientRect().left;
          const mark = span.appendChild(document.createElement('i'));
          mark.style.display = 'inline-block';
          const y = mark.getBoundingClientRect().bottom;
          mark.remove();
          return [left, y]; })()
          """)
        let at = place as? [Double] ?? [0, 0]
        found[text] = CGPoint(
          x: at[0] - (window[0] - size.width) / 2, y: at[1] - (window[1] - size.height) / 2)
      }
      return found
    }
    guard let found else { return }
    for text in texts {
      let (place, expected) = (found[text] ?? .zero, baselines[text] ?? .zero)
      #expect(
        abs(place.x - expected.x) < 1 && abs(place.y - expected.y) < 1, "\(text): \(place), \(expected)")
    }
  }
}
