import Foundation
import SceneHost
import SwiftUI
import SwiftUICore
import Testing

@testable import BrowserHost

@MainActor @Suite("The pointer in a browser")
struct PointerWireTests {
  /// What a page has been sent.
  @MainActor private final class Page {
    var messages: [[String: Any]] = []
    func take(_ text: String) {
      messages.append((try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) ?? [:])
    }
  }

  /// What a page is sent while its mouse goes from place to place.
  private func messages(_ view: some View, _ places: [CGPoint]) -> [[String: Any]] {
    let page = Page()
    let session = BrowserSession { size, host in
      Session(view, proposal: ProposedViewSize(size), host: host)
    }
    _ = session.open { text in MainActor.assumeIsolated { page.take(text) } }
    var shown = 0
    func tell(_ event: ClientEvent) {
      session.receive(ClientMessage(window: 0, event: event))
      while let frame = page.messages.last?["i"] as? Int, frame != shown {
        shown = frame
        session.receive(ClientMessage(window: 0, event: .shown(frame: frame)))
      }
    }
    tell(.window(size: CGSize(width: 100, height: 100), scale: 1, isDark: false))
    for place in places { tell(.pointer(PointerEvent(.moved, at: place))) }
    session.end()
    return page.messages
  }

  @Test("the cursor and what is said beside it are sent when they change, and not before")
  func cursor() {
    let view = ZStack {
      Color.red
      Color.blue.frame(width: 40, height: 40).pointerStyle(.link).help("Blue")
    }
    let found = messages(
      view, [CGPoint(x: 1, y: 1), CGPoint(x: 50, y: 50), CGPoint(x: 52, y: 50), CGPoint(x: 1, y: 1)])
    #expect(found.compactMap { $0["k"] as? String } == ["pointer", "default"])
    #expect(found.compactMap { $0["h"] as? String } == ["Blue", ""])
  }

  @Test("styles have their names in CSS, with edges turned around where lines are read from right to left")
  func names() {
    var pointer = Pointer()
    func name(_ style: PointerStyle) -> String {
      pointer.style = style
      return pointer.cursor
    }
    #expect(name(.horizontalText) == "text" && name(.columnResize) == "col-resize")
    #expect(name(.rowResize(directions: .up)) == "n-resize")
    #expect(name(.frameResize(position: .topLeading)) == "nwse-resize")
    #expect(name(.frameResize(position: .topLeading, directions: .inward)) == "se-resize")
    #expect(name(.frameResize(position: .trailing, directions: .outward)) == "e-resize")
    pointer.isMirrored = true
    #expect(name(.columnResize(directions: .leading)) == "e-resize")
    #expect(name(.frameResize(position: .bottomLeading)) == "nwse-resize")
    pointer.isVisible = false
    #expect(name(.link) == "none")
  }

  @Test("modifier keys are told by themselves, and the key that plays has its name")
  func modifiers() {
    #expect(ClientMessage(#"{"e":"modifiers","mods":6}"#)?.event == .modifiers([.shift, .control]))
    #expect(
      ClientMessage(#"{"e":"keydown","key":"MediaPlayPause"}"#)?.event
        == .key(KeyEvent(.playPause, characters: "")))
  }
}
