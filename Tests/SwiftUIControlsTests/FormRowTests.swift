import Foundation
import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Rows that are pressed")
struct FormRowTests {
  private let size = CGSize(width: 320, height: 500)

  @MainActor private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private func window(_ view: some View, _ profile: PlatformProfile = .phone) -> HeadlessSession {
    Display(view, size: size, profile: profile).session
  }

  /// At the end of the row of a view, beyond what it shows.
  private func tapRow(_ name: String, _ session: HeadlessSession) throws {
    let frame = try session.find(name).frame
    session.tap(at: CGPoint(x: 290, y: frame.midY))
    session.advance(by: 0.5)
  }

  @Test("on a phone a row with one button is the button")
  func button() throws {
    let log = Log()
    let session = window(
      Form {
        Button("One") { log.add("one") }
        HStack {
          Text("Two")
          Button("Go") { log.add("two") }
        }
      })
    try tapRow("One", session)
    try session.find("One").tap()
    try tapRow("Two", session)
    #expect(log.entries == ["one", "one", "two"])
    let list = window(List { Button("One") { log.add("list") } })
    try tapRow("One", list)
    #expect(log.entries.last == "list")
  }

  @Test("rows with several buttons, with styled ones and on the desktop leave presses to the buttons")
  func others() throws {
    let log = Log()
    @ViewBuilder var rows: some View {
      HStack {
        Button("One") { log.add("one") }
        Button("Two") { log.add("two") }
      }
      Button("Styled") { log.add("styled") }.buttonStyle(.borderless)
    }
    let session = window(Form { rows })
    try tapRow("One", session)
    try tapRow("Styled", session)
    #expect(log.entries.isEmpty)
    try session.find("Two").tap()
    try session.find("Styled").tap()
    #expect(log.entries == ["two", "styled"])
    let desktop = window(Form { Button("One") { log.add("one") } }.formStyle(.grouped), .desktop)
    try tapRow("One", desktop)
    #expect(log.entries.count == 2)
    try desktop.find("One").tap()
    #expect(log.entries.last == "one")
  }

  @Test("a disabled button takes no press of its row, and takes it when it is enabled")
  func disabled() throws {
    let log = Log()
    let isDisabled = Remote(true)
    let session = window(
      Driven(isDisabled) { isDisabled in
        Form { Button("One") { log.add("one") }.disabled(isDisabled) }
      })
    try tapRow("One", session)
    #expect(log.entries.isEmpty)
    isDisabled.value = false
    session.update()
    try tapRow("One", session)
    #expect(log.entries == ["one"])
  }

  @Test("a button that goes leaves its row, and what is pressed is the action of the moment")
  func changes() throws {
    let log = Log()
    let state = Remote(0)
    let session = window(
      Driven(state) { state in
        Form {
          HStack {
            Text("Row")
            if state < 2 { Button("Go") { log.add("\(state)") } }
          }
        }
      })
    try tapRow("Row", session)
    state.value = 1
    try tapRow("Row", session)
    state.value = 2
    try tapRow("Row", session)
    #expect(log.entries == ["0", "1"])
  }

  @Test("a pressed row is darker until it is let go of")
  func highlight() throws {
    let session = window(Form { Button("One") {} })
    func pixel() -> UInt8 {
      let image = session.image()
      return image.premultipliedRGBA[(60 * image.width + 200) * 4]
    }
    let before = pixel()
    session.drag(from: CGPoint(x: 200, y: 62), to: CGPoint(x: 200, y: 63), steps: 1, lifts: false)
    session.advance(by: 0.1)
    #expect(pixel() < before)
    session.lift(at: CGPoint(x: 200, y: 63))
    session.advance(by: 0.1)
    #expect(pixel() == before)
  }

  private struct Choice: View {
    @State private var choice = "Pear"
    var body: some View {
      Form {
        Picker("Fruit", selection: $choice) {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        Picker("Menu", selection: $choice) {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        }
        LabeledContent("is", value: choice)
      }
    }
  }

  @Test("options of an inline picker are rows on a phone, the chosen one with a check mark")
  func inline() throws {
    let session = window(Choice())
    let options = session.findAll(.role(.button))
    #expect(options.map(\.label) == ["Apple", "Pear"])
    #expect(options.map(\.isSelected) == [false, true])
    #expect(options[1].frame.minY - options[0].frame.minY >= 50)
    session.tap(at: CGPoint(x: 200, y: options[0].frame.midY))
    session.advance(by: 0.5)
    #expect(try session.find("is").value == "Apple")
    #expect(session.findAll(.role(.button)).map(\.isSelected) == [true, false])
  }

  @Test("on a phone a row opens the menu of its picker")
  func menu() throws {
    let session = window(Choice())
    let menu = try session.find("Menu")
    session.tap(at: CGPoint(x: 150, y: menu.frame.midY))
    session.advance(by: 0.5)
    #expect(session.findAll(.role(.menuItem)).count == 2)
  }

  @Test("a link is pressed wherever its row is", arguments: [PlatformProfile.desktop, .phone])
  func link(profile: PlatformProfile) throws {
    let session = window(
      NavigationStack {
        Form { NavigationLink("Link") { Text("Destination") } }.formStyle(.grouped)
      }, profile)
    let frame = try session.find("Link").frame
    session.tap(at: CGPoint(x: frame.minX - 4, y: frame.midY))
    session.advance(by: 1)
    #expect(session.exists("Destination"))
  }

  @Test("a disclosure group is a row with the rows of its content")
  func disclosure() throws {
    let session = window(Form { DisclosureGroup("More") { Text("Inside") } })
    try session.find("More").tap()
    session.advance(by: 1)
    #expect(try session.find("Inside").frame.minY > session.find("More").frame.maxY)
  }
}
