import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Items of menus") @MainActor
struct MenuItemTests {
  private struct Styled: View {
    @State private var isOn = true
    var body: some View {
      Menu("Actions") {
        Button("Plain") {}
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Own") {}.buttonStyle(Framed())
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
      }
    }
    private struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(40) }
    }
  }

  @Test("titles begin in one column where some have icons before them")
  func iconColumn() throws {
    func title(_ name: String, in session: HeadlessSession) -> CGFloat? {
      session.frame(of: name)?.minX
    }
    let icons = menuWindow(
      Menu("Actions") {
        Button {
        } label: {
          Label {
            Text("Star").testProbe("star")
          } icon: {
            Image(systemName: "star")
          }
        }
        Button {
        } label: {
          Text("Plain").testProbe("plain")
        }
      })
    try icons.tap("Actions")
    #expect(title("star", in: icons) == title("plain", in: icons) && title("star", in: icons) != nil)
    let none = menuWindow(
      Menu("Actions") {
        Button {
        } label: {
          Text("Plain").testProbe("plain")
        }
      })
    try none.tap("Actions")
    #expect(try #require(title("plain", in: none)) < (try #require(title("plain", in: icons))))
  }

  @Test("items in a stack fill the width as all others do", arguments: [PlatformProfile.desktop, .phone])
  func stacked(profile: PlatformProfile) throws {
    let log = MenuLog()
    let session = menuWindow(
      Menu("Actions") {
        Button("An item with a longer title") {}
        VStack {
          Button("One") { log.actions.append("one") }
          Button("Two") { log.actions.append("two") }
        }
      }, profile)
    try session.tap("Actions")
    let long = try session.find("An item with a longer title").frame
    for name in ["One", "Two"] {
      let frame = try session.find(name).frame
      #expect(frame.minX == long.minX && frame.width == long.width && frame.height == long.height)
    }
    #expect(try session.find("One").frame.maxY == session.find("Two").frame.minY)
    try session.tap("Two")
    #expect(log.actions == ["two"] && !session.exists("One"))
  }

  @Test("no style applies to its items", arguments: [PlatformProfile.desktop, .phone])
  func styles(profile: PlatformProfile) throws {
    let session = menuWindow(Styled(), profile)
    try session.tap("Actions")
    let plain = try session.find("Plain")
    for name in ["Prominent", "Own", "Switch", "Button"] {
      let item = try session.find(name)
      #expect(item.frame.size == plain.frame.size && item.frame.minX == plain.frame.minX, "\(name)")
      #expect(item.role == plain.role, "\(name)")
    }
    try session.tap("Switch")
    #expect(!session.exists("Switch"))
    try session.tap("Actions")
    #expect(try session.find("Button").value == "0")
  }

  @Test("a picker in a phone's menu is its options, or with the menu style an item that opens them")
  func pickers() throws {
    struct Sorting: View {
      @State private var order = 1
      var body: some View {
        VStack {
          Menu("View") {
            Picker("Sort", selection: $order) {
              Text("Name").tag(1)
              Text("Date").tag(2)
            }
            Picker("Nested", selection: $order) {
              Text("By name").tag(1)
              Text("By date").tag(2)
            }
            .pickerStyle(.menu)
          }
          Text(verbatim: "order \(order)")
        }
      }
    }
    let session = menuWindow(Sorting(), .phone)
    try session.tap("View")
    #expect(try session.element(named: "Name").semantics.traits.contains(.isSelected))
    try session.tap("Date")
    #expect(session.exists("order 2"))
    try session.tap("View")
    try session.tap("Nested")
    try session.tap("By name")
    #expect(session.exists("order 1") && !session.exists("Name"))
  }

  @Test("an item can keep the menu open")
  func staying() throws {
    let log = MenuLog()
    let session = menuWindow(
      Menu("Actions") {
        Button("Add") { log.actions.append("add") }.menuActionDismissBehavior(.disabled)
        Button("Done") { log.actions.append("done") }
      })
    try session.tap("Actions")
    try session.tap("Add")
    try session.tap("Add")
    try session.tap("Done")
    #expect(log.actions == ["add", "add", "done"] && !session.exists("Add"))
  }

  @Test("a picker in a menu is a menu on the desktop, and its options are items on a phone")
  func picker() throws {
    for (profile, isMenu) in [(PlatformProfile.desktop, true), (.phone, false)] {
      let menu = Menu("Menu") {
        Picker("Sort", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
      }
      let session = menuWindow(menu, profile)
      try session.find(.label("Menu")).tap()
      session.advance(by: 1)
      #expect(session.exists("Sort") == isMenu && session.exists("Date") != isMenu)
      guard isMenu else { continue }
      try session.find(.label("Sort")).tap()
      session.advance(by: 1)
      #expect(session.exists("Date"))
    }
  }

  @Test("an item shows its badge; that of what opens a menu is none of its items'")
  func badges() throws {
    let session = HeadlessSession(
      Menu("Menu") {
        Button("Inbox") {}.badge(12)
        Button("Sent") {}
      }.badge(99), size: CGSize(width: 300, height: 300))
    session.update()
    try session.find(.label("Menu")).tap()
    session.advance(by: 1)
    #expect(session.elements.compactMap(\.label) == ["Menu", "Inbox, 12", "Sent"])
  }
}
