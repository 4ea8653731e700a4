import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost
@testable import SwiftUIControls

@Suite("Shortcuts and emptiness of menus") @MainActor
struct MenuShortcutTests {
  private func window(_ view: some View, _ profile: PlatformProfile = .desktop) -> HeadlessSession {
    HeadlessSession(view.environment(\.platformProfile, profile), size: CGSize(width: 400, height: 300))
  }

  @Test("the signs of a shortcut: held keys in the order of menus, then the key")
  func signs() {
    #expect(KeyboardShortcut("c").signs == "\u{2318}C")
    #expect(
      KeyboardShortcut("f", modifiers: [.command, .shift, .option, .control]).signs
        == "\u{2303}\u{2325}\u{21E7}\u{2318}F")
    #expect(KeyboardShortcut(.return, modifiers: []).signs == "\u{21A9}")
    #expect(KeyboardShortcut(.space, modifiers: .control).signs == "\u{2303}Space")
  }

  @Test("an item shows its shortcut on the desktop, and not that of the control that opens the menu")
  func shown() throws {
    func menu(_ key: KeyEquivalent?, _ profile: PlatformProfile) throws -> [UInt8] {
      let item = key.map { KeyboardShortcut($0) }
      let session = window(
        Menu("Actions") { Button("Copy") {}.keyboardShortcut(item) }, profile)
      try session.tap("Actions")
      return session.image().premultipliedRGBA
    }
    #expect(try menu("c", .desktop) != menu(nil, .desktop))
    #expect(try menu("c", .desktop) != menu("x", .desktop))
    #expect(try menu("c", .phone) == menu(nil, .phone))
    let session = window(Menu("Actions") { Button("Copy") {} }.keyboardShortcut("m"))
    let plain = window(Menu("Actions") { Button("Copy") {} })
    for session in [session, plain] { try session.tap("Actions") }
    #expect(session.image().premultipliedRGBA == plain.image().premultipliedRGBA)
    #expect(try session.find("Copy").label == "Copy")
  }

  @Test("the keys of an item of an open menu choose it and close the menu")
  func chosen() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Menu("Actions") {
            Button("Add") { count += 1 }.keyboardShortcut("o")
            Button("Take") { count -= 1 }.keyboardShortcut("t").disabled(true)
          }
          Text("count \(count)")
        }
      }
    }
    let session = window(Counter())
    try session.tap("Actions")
    session.press("t", modifiers: .command)
    #expect(session.exists("Add") && session.exists("count 0"))
    session.press("o", modifiers: .command)
    #expect(!session.exists("Add") && session.exists("count 1"))
  }

  @Test("a context menu that has no items at the moment does not open")
  func empty() throws {
    struct Subject: View {
      @State private var hasItems = false
      var body: some View {
        VStack {
          Color.red.frame(width: 100, height: 100).contextMenu { if hasItems { Button("Copy") {} } }
          Button("Fill") { hasItems = true }
        }
      }
    }
    let session = window(Subject())
    let plain = session.image().premultipliedRGBA
    session.secondaryClick(at: CGPoint(x: 200, y: 130))
    #expect(session.image().premultipliedRGBA == plain)
    try session.tap("Fill")
    session.secondaryClick(at: CGPoint(x: 200, y: 130))
    #expect(session.exists("Copy"))
  }

  @Test("in a pop-up the chosen option is highlighted at first, and the arrow keys go on from there")
  func start() throws {
    struct Sizes: View {
      @State private var size = 2
      var body: some View {
        VStack {
          Picker("Size", selection: $size) { ForEach(1..<5) { Text("size \($0)").tag($0) } }
          Text(verbatim: "is \(size)")
        }
      }
    }
    for (key, result) in [(KeyEquivalent.downArrow, "is 3"), (.upArrow, "is 1")] {
      let session = window(Sizes())
      try session.tap("Size")
      session.press(key)
      session.press(.return)
      #expect(session.exists(.named(result)))
    }
  }
}

@Suite("Options of pickers that cannot be chosen") @MainActor
struct PickerOptionTests {
  private struct Sizes<Style: PickerStyle>: View {
    let style: Style
    @State private var size = 1
    @State private var isOff = true
    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          Text("small").tag(1)
          Text("large").tag(2).disabled(isOff)
        }
        .pickerStyle(style)
        Text(verbatim: "is \(size)")
        Button("Allow") { isOff = false }
      }
    }
  }

  private func keepsOff(_ style: some PickerStyle, opens: Bool = false) throws {
    let session = HeadlessSession(Sizes(style: style), size: CGSize(width: 300, height: 400))
    func option() throws -> ViewElement {
      if opens, !session.exists("large") { try session.tap("Size") }
      return try session.find("large")
    }
    #expect(try !option().isEnabled)
    session.press(.escape)
    try session.tap("Allow")
    #expect(try option().isEnabled)
    try session.tap("large")
    session.advance(by: 1)
    #expect(session.exists("is 2"))
  }

  @Test("a disabled option is disabled in every style, until it is enabled")
  func disabled() throws {
    try keepsOff(.segmented)
    try keepsOff(.radioGroup)
    try keepsOff(.wheel)
    try keepsOff(.menu, opens: true)
  }

  @Test("a selection that no option has is reported once; one of several values is not")
  func unknown() {
    func warnings(_ selection: Int?, _ style: some PickerStyle) -> Int {
      let session = HeadlessSession(
        Picker("Size", selection: .constant(selection)) {
          Text("a").tag(1)
          Text("b").tag(2)
        }
        .pickerStyle(style), size: CGSize(width: 300, height: 300))
      session.update()
      _ = session.image()
      return session.warnings.count
    }
    for selection in [Int?.none, 3] {
      #expect(warnings(selection, .menu) == 1)
      #expect(warnings(selection, .segmented) == 1)
      #expect(warnings(selection, .inline) == 1)
      #expect(warnings(selection, .wheel) == 1)
    }
    #expect(warnings(2, .menu) == 0 && warnings(2, .inline) == 0)
  }
}
