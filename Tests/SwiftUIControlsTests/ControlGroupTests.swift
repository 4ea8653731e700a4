import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Control groups") @MainActor
struct ControlGroupTests {
  @MainActor private final class Log { var actions: [String] = [] }

  private func exists(_ name: String, in session: HeadlessSession) -> Bool {
    (try? session.element(named: name)) != nil
  }

  private func group(_ log: Log) -> some View {
    ControlGroup("Edit", systemImage: "pencil") {
      Button("Cut") { log.actions.append("cut") }
      Button("Copy") { log.actions.append("copy") }
    }
  }

  private func window(_ view: some View) -> HeadlessSession {
    HeadlessSession(view, size: CGSize(width: 300, height: 300))
  }

  @Test("its buttons stand side by side on one plate, and act")
  func row() throws {
    let log = Log()
    for session in [
      window(group(log)), window(group(log).controlGroupStyle(.navigation)),
      window(group(log).controlGroupStyle(.palette)),
    ] {
      let (cut, copy) = (try session.element(named: "Cut").frame, try session.element(named: "Copy").frame)
      #expect(cut.minY == copy.minY && copy.minX - cut.maxX == 1)
      #expect(!exists("Edit", in: session))
      log.actions = []
      try session.tap("Copy")
      try session.tap("Cut")
      #expect(log.actions == ["copy", "cut"])
    }
    let disabled = window(group(log).disabled(true))
    try disabled.tap("Copy")
    #expect(log.actions == ["copy", "cut"])
  }

  @Test("on a phone a group is as high as a button by itself", arguments: ControlSize.allCases)
  func height(size: ControlSize) throws {
    let group = ControlGroup {
      Button("Cut") {}
      Menu("More") { Button("Copy") {} }
    }
    let session = window(
      HStack {
        group
        Button("Alone") {}.buttonStyle(.bordered)
      }
      .controlSize(size).environment(\.platformProfile, .phone))
    let heights = try ["Cut", "More", "Alone"].map { try session.find(.named($0)).frame.height }
    #expect(Set(heights).count == 1, "\(heights)")
  }

  private struct Toggles: View {
    @State private var isBold = true
    @State private var isItalic = false
    var body: some View {
      ControlGroup {
        Toggle("Bold", isOn: $isBold)
        Toggle("Italic", isOn: $isItalic)
        Button("Plain") { (isBold, isItalic) = (false, false) }
      }
    }
  }

  private func isTinted(_ name: String, in session: HeadlessSession) throws -> Bool {
    let frame = try session.element(named: name).frame
    let image = session.image()
    let pixel = (Int(frame.midY) * image.width + Int(frame.minX) + 4) * 4
    return image.pixels[pixel + 2] > 200 && image.pixels[pixel] < 60
  }

  @Test(
    "its toggles are buttons, in the tint while they are on", arguments: [PlatformProfile.phone, .desktop])
  func toggles(profile: PlatformProfile) throws {
    let session = window(Toggles().environment(\.platformProfile, profile))
    let frames = try ["Bold", "Italic", "Plain"].map { try session.element(named: $0).frame }
    #expect(Set(frames.map(\.height)).count == 1)
    #expect(try isTinted("Bold", in: session))
    #expect(try !isTinted("Italic", in: session))
    try session.tap("Italic")
    #expect(try isTinted("Italic", in: session))
    try session.tap("Plain")
    #expect(try !isTinted("Bold", in: session))
    #expect(try !isTinted("Italic", in: session))
  }

  @Test("its buttons have no plate of their own on the group's") func plate() throws {
    let session = window(group(Log()))
    let cut = try session.element(named: "Cut").frame
    let image = session.image()
    let pixel = (Int(cut.midY) * image.width + Int(cut.minX) + 4) * 4  // within the window
    // A tenth of black, once.
    #expect((24...27).contains(image.pixels[pixel + 3]))
  }

  @Test("as a menu it is a button with its label")
  func menu() throws {
    let log = Log()
    for session in [
      window(group(log).controlGroupStyle(.menu)), window(group(log).controlGroupStyle(.compactMenu)),
    ] {
      #expect(!exists("Cut", in: session))
      try session.tap("Edit")
      try session.tap("Cut")
      #expect(!exists("Cut", in: session))
    }
    #expect(log.actions == ["cut", "cut"])
  }

  @Test("in a phone's menu it is one row, which fills the menu in equal parts")
  func inPhoneMenu() throws {
    let log = Log()
    let menu = Menu("Actions") {
      group(log)
      Button("A longer item of the menu") {}
    }
    let session = window(menu.environment(\.platformProfile, .phone))
    try session.tap("Actions")
    let (cut, copy) = (try session.element(named: "Cut").frame, try session.element(named: "Copy").frame)
    let other = try session.element(named: "A longer item of the menu").frame
    #expect(cut.minY == copy.minY && abs(cut.width - copy.width) < 1 && cut.width * 2 > other.width - 40)
    try session.tap("Copy")
    #expect(log.actions == ["copy"] && !exists("Cut", in: session))
    try session.tap("Actions")
    session.press(.downArrow)
    session.press(.return)
    #expect(log.actions == ["copy", "cut"] && !exists("Cut", in: session))
  }

  @Test("in a phone's menu icons stand above the titles, unless the program has a style for them")
  func labelsInPhoneMenu() throws {
    let group = ControlGroup { Button("Copy", systemImage: "doc.on.doc") {} }
    func height(_ group: some View) throws -> CGFloat {
      let menu = Menu("Actions") { group }
      let session = window(menu.environment(\.platformProfile, .phone))
      try session.tap("Actions")
      return try session.element(named: "Copy").frame.height
    }
    #expect(try height(group) > height(group.labelStyle(.iconOnly)) + 10)
  }

  @Test("in a menu it is its items, one item that opens them, or one row")
  func inMenu() throws {
    let log = Log()
    func session(_ content: some View) throws -> HeadlessSession {
      let session = window(Menu("Actions") { content })
      try session.tap("Actions")
      return session
    }
    let items = try session(group(log))
    #expect(try items.element(named: "Cut").frame.maxY <= items.element(named: "Copy").frame.minY)
    try items.tap("Cut")
    let row = try session(group(log).controlGroupStyle(.compactMenu))
    #expect(try row.element(named: "Cut").frame.minY == row.element(named: "Copy").frame.minY)
    try row.tap("Copy")
    #expect(!exists("Copy", in: row))
    let item = try session(group(log).controlGroupStyle(.menu))
    #expect(!exists("Cut", in: item))
    try item.tap("Edit")
    try item.tap("Cut")
    #expect(log.actions == ["cut", "copy", "cut"] && !exists("Edit", in: item))
  }

  @Test("a style of a program's own has both parts and state, and may decorate the one around")
  func style() throws {
    struct Titled: ControlGroupStyle {
      @State private var count = 0
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button("Count \(count)") { count += 1 }
          ControlGroup(configuration)
        }
      }
    }
    let log = Log()
    let session = window(group(log).controlGroupStyle(Titled()))
    #expect(exists("Edit", in: session))
    try session.tap("Count 0")
    #expect(exists("Count 1", in: session))
    try session.tap("Cut")
    #expect(log.actions == ["cut"])
  }
}
