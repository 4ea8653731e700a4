import DisplayList
import Foundation
import SceneHost
import SwiftUI
import Testing

@testable import BrowserHost

/// A page with a button, a field, a circle that is dragged and a spring.
private struct LivePage: View {
  @State private var count = 0
  @State private var name = ""
  @State private var place = CGSize.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack(spacing: 20) {
      Text("Hello, \(name)")
      TextField("Name", text: $name).frame(width: 200)
      Button("Count \(count)") { count += 1 }
      Circle().fill(.red).frame(width: 60, height: 60)
        .offset(x: place.width + drag.width, y: place.height + drag.height)
        .gesture(
          DragGesture().updating($drag) { value, state, _ in state = value.translation }
            .onEnded { value in
              place = value.translation
              withAnimation(.spring(duration: 0.3, bounce: 0.2)) { place = .zero }
            })
    }
  }
}

/// Keeps what a server tells from its own thread.
private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var held: UInt16?
  var port: UInt16? {
    get { lock.withLock { held } }
    set { lock.withLock { held = newValue } }
  }
}

@Suite("A tab of a browser", .serialized) @MainActor
struct LiveTests {
  private func serve(_ view: some View) async throws -> (port: UInt16, end: () -> Void) {
    let session = BrowserSession { size, host in Session(view, proposal: ProposedViewSize(size), host: host) }
    let told = Told()
    let server = Task.detached { try await PreviewServer(port: 0, session: session).run { told.port = $0 } }
    for _ in 0..<400 where told.port == nil { try await Task.sleep(for: .milliseconds(5)) }
    return (
      try #require(told.port),
      {
        server.cancel()
        session.end()
      }
    )
  }

  @Test("a button, a field with composed letters, a dragged circle and its spring")
  func live() async throws {
    guard let browser = Program.browser else {
      return print("Skipped: no Chromium or Chrome on this machine, so no browser shows the page.")
    }
    let (port, end) = try await serve(LivePage())
    defer { end() }
    try await Task.detached {
      let tab = try Chromium(browser, "http://127.0.0.1:\(port)/", width: 500, height: 400)
      func text(_ text: String) -> String {
        "[...document.querySelectorAll('main span')].find((span) => span.textContent === '\(text)')"
      }
      #expect(try tab.becomes("!!\(text("Count 0"))"))
      try tab.click(text("Count 0"))
      #expect(try tab.becomes("!!\(text("Count 1"))"))

      try tab.click("document.querySelector('input')")
      try tab.command("Input.insertText", ["text": "Ada "])
      try tab.command("Input.imeSetComposition", ["text": "e", "selectionStart": 1, "selectionEnd": 1])
      try tab.command("Input.insertText", ["text": "é"])
      #expect(try tab.becomes("!!\(text("Hello, Ada é"))"))
      #expect(try tab.value("document.querySelector('input').value") as? String == "Ada é")
      #expect(try tab.value("document.activeElement === document.querySelector('input')") as? Bool == true)

      let circle =
        "[...document.querySelectorAll('main div')].find((box) => box.style.borderRadius === '50%')"
      let start = try tab.middle(circle)
      try tab.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y - 30))
      func isAt(_ x: Double, _ y: Double) -> String {
        """
        (() => { const box = (\(circle)).getBoundingClientRect();
        return Math.abs(box.left + box.width / 2 - \(x)) < 1 && Math.abs(box.top + box.height / 2 - \(y)) < 1; })()
        """
      }
      #expect(try tab.becomes(isAt(start.x + 80, start.y - 30)))
      try tab.mouse("mouseReleased", start.x + 80, start.y - 30)
      #expect(try tab.becomes(isAt(start.x, start.y)))
      #expect(tab.complaints == [])
    }.value
  }

  @Test("texts stand where pictures of pixels have them") func places() async throws {
    guard let browser = Program.browser else {
      return print("Skipped: no Chromium or Chrome on this machine, so no browser shows the page.")
    }
    struct Texts: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("Largest").font(.largeTitle)
          Text("Bold").bold()
          Text("Fixed").monospaced()
          Text("Small print").font(.caption2)
        }
      }
    }
    let size = CGSize(width: 300, height: 200)
    let session = Session(Texts(), proposal: ProposedViewSize(size), host: HostEnvironment())
    var baselines: [String: CGPoint] = [:]
    func look(_ placed: Placed, _ at: CGPoint) {
      let here = CGPoint(x: at.x + placed.origin.x, y: at.y + placed.origin.y)
      for item in placed.fragment.items {
        switch item {
        case .glyphs(let run, _):
          baselines[run.text] = CGPoint(x: here.x + run.origin.x, y: here.y + run.origin.y)
        case .children(let tree): tree.forEach { look($0, here) }
        default: break
        }
      }
    }
    look(session.picture().root, .zero)
    #expect(baselines.count == 4)
    let (port, end) = try await serve(Texts())
    defer { end() }
    let texts = baselines.keys.sorted()
    let found: [String: CGPoint] = try await Task.detached {
      let tab = try Chromium(browser, "http://127.0.0.1:\(port)/", width: 600, height: 500)
      #expect(try tab.becomes("[...document.querySelectorAll('main span')].length === \(texts.count)"))
      #expect(try tab.becomes("document.fonts.status === 'loaded'"))
      // As large as the session that it is compared with.
      let window = try #require(try tab.value("[innerWidth, innerHeight]") as? [Double])
      var found: [String: CGPoint] = [:]
      for text in texts {
        // A mark without height at the end of the line stands on the baseline.
        let place = try tab.value(
          """
          (() => { const span = [...document.querySelectorAll('main span')].find((one) => one.textContent === '\(text)');
          const left = span.getBoundingClientRect().left;
          const mark = span.appendChild(document.createElement('i'));
          mark.style.display = 'inline-block';
          const y = mark.getBoundingClientRect().bottom;
          mark.remove();
          return [left, y]; })()
          """)
        let at = try #require(place as? [Double])
        found[text] = CGPoint(
          x: at[0] - (window[0] - size.width) / 2, y: at[1] - (window[1] - size.height) / 2)
      }
      return found
    }.value
    for text in texts {
      let (place, expected) = (found[text] ?? .zero, baselines[text] ?? .zero)
      #expect(
        abs(place.x - expected.x) < 1 && abs(place.y - expected.y) < 1, "\(text): \(place), \(expected)")
    }
  }
}
