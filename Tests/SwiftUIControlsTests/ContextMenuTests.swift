import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Context menus") @MainActor
struct ContextMenuTests {
  private func subject(_ log: MenuLog) -> some View {
    Color.red.frame(width: 100, height: 100).accessibilityLabel("Subject")
      .onTapGesture { log.actions.append("tap") }
      .contextMenu { Button("Copy") { log.actions.append("copy") } }
  }

  @Test("the secondary button opens it where the pointer is, and is no tap")
  func secondary() throws {
    let log = MenuLog()
    let session = menuWindow(subject(log))
    session.secondaryClick(at: CGPoint(x: 170, y: 180))
    #expect(log.actions.isEmpty)
    let frame = try session.element(named: "Copy").frame
    #expect(frame.minX >= 165 && frame.minX <= 190 && frame.minY >= 178 && frame.minY <= 200)
    try session.tap("Copy")
    #expect(log.actions == ["copy"] && !session.exists("Copy"))
    session.secondaryClick(at: CGPoint(x: 10, y: 10))
    #expect(!session.exists("Copy"))
    session.tap(at: CGPoint(x: 170, y: 180))
    #expect(log.actions == ["copy", "tap"])
  }

  @Test("of views inside one another the inmost has the menu; one without items has none")
  func nested() throws {
    let session = menuWindow(
      VStack {
        Color.blue.frame(width: 50, height: 50).contextMenu { Button("Inner") {} }
        Color.red.frame(width: 50, height: 50).contextMenu {}
      }
      .padding(20).contentShape(Rectangle()).contextMenu { Button("Outer") {} })
    session.secondaryClick(at: CGPoint(x: 200, y: 170))
    #expect(session.exists("Inner") && !session.exists("Outer"))
    session.press(.escape)
    session.secondaryClick(at: CGPoint(x: 200, y: 230))
    #expect(session.exists("Outer"))
  }

  @Test("on a phone a long press opens it, also over a button, which does not act then")
  func longPress() throws {
    let log = MenuLog()
    let session = menuWindow(
      Button("Send") { log.actions.append("send") }.contextMenu {
        Button("Later") { log.actions.append("later") }
      },
      .phone)
    let frame = try session.element(named: "Send").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    session.press(at: middle, for: 0.7)
    #expect(log.actions.isEmpty)
    try session.tap("Later")
    #expect(log.actions == ["later"])
    session.tap(at: middle)
    #expect(log.actions == ["later", "send"])
  }

  @Test("assistive technology opens it; a disabled view has none")
  func semantics() throws {
    let session = menuWindow(subject(MenuLog()))
    let node = try session.element(named: "Subject")
    #expect(SemanticsPass.perform(.showMenu, on: node.handle, in: session.session.graph))
    #expect(session.exists("Copy"))
    let disabled = menuWindow(subject(MenuLog()).disabled(true))
    disabled.secondaryClick(at: CGPoint(x: 200, y: 200))
    #expect(!disabled.exists("Copy"))
  }

  @Test("a preview stands above the items on a phone, and not on the desktop")
  func preview() throws {
    let view = Color.red.frame(width: 50, height: 50).contextMenu {
      Button("Copy") {}
    } preview: {
      Text("Preview")
    }
    let phone = menuWindow(view, .phone)
    phone.press(at: CGPoint(x: 200, y: 200), for: 0.7)
    #expect(phone.exists("Copy") && phone.exists("Preview"))
    let desktop = menuWindow(view)
    desktop.secondaryClick(at: CGPoint(x: 200, y: 200))
    #expect(desktop.exists("Copy") && !desktop.exists("Preview"))
  }

  @Test("behind a preview the window is darker up to its edges, however small its content is") func shade()
    throws
  {
    let text = Text("Ctx").contextMenu {
      Button("One") {}
    } preview: {
      Color.red.frame(width: 50, height: 50)
    }
    let session = HeadlessSession(
      text.environment(\.platformProfile, .phone), size: CGSize(width: 300, height: 300))
    try session.find("Ctx").press(for: 1)
    session.advance(by: 1)
    let image = session.image()
    for (x, y) in [(1, 1), (298, 1), (1, 298), (298, 298)] {
      #expect(image.pixels[(y * image.width + x) * 4 + 3] > 40, "\(x), \(y)")
    }
  }
}
