import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Menus") @MainActor
struct MenuTests {
  private struct Actions: View {
    let log: MenuLog
    @State private var isOn = false
    var body: some View {
      Menu("Actions") {
        Button("Copy") { log.actions.append("copy") }
        Button("Paste") { log.actions.append("paste") }.disabled(true)
        Divider()
        Toggle("Bold", isOn: $isOn)
        Menu("More") {
          Button("Deep") { log.actions.append("deep") }
          Menu("Deeper") { Button("Deepest") { log.actions.append("deepest") } }
        }
        Section("Danger") { Button("Delete", role: .destructive) { log.actions.append("delete") } }
      }
    }
  }

  /// What many programs say of a button goes for items of menus, which have one look.
  @Test("a press opens it, and an item acts and closes it", arguments: [PlatformProfile.desktop, .phone])
  func choosing(profile: PlatformProfile) throws {
    let log = MenuLog()
    let session = menuWindow(Actions(log: log), profile)
    #expect(!session.exists("Copy"))
    #expect(try session.element(named: "Actions").semantics.role == .menuButton)
    try session.tap("Actions")
    #expect(try session.element(named: "Copy").semantics.role == .menuItem)
    #expect(session.exists("Danger"))
    try session.tap("Copy")
    #expect(log.actions == ["copy"] && !session.exists("Copy"))
    try session.tap("Actions")
    try session.tap("Paste")
    #expect(log.actions == ["copy"] && session.exists("Copy"), "a disabled item does nothing")
    try session.tap("Delete")
    #expect(log.actions == ["copy", "delete"] && !session.exists("Copy"))
  }

  @Test("a press beside it closes it, and does nothing else; so do escape and the secondary button")
  func closing() throws {
    let log = MenuLog()
    let session = menuWindow(
      VStack(spacing: 150) {
        Actions(log: log)
        Button("Below") { log.actions.append("below") }
      })
    try session.tap("Actions")
    let below = try session.element(named: "Below").frame
    let place = CGPoint(x: 390, y: below.midY)
    session.tap(at: place)
    #expect(!session.exists("Copy"))
    try session.tap("Actions")
    try session.tap("Copy")
    try session.tap("Below")
    #expect(log.actions == ["copy", "below"])
    try session.tap("Actions")
    #expect(session.press(.escape))
    #expect(!session.exists("Copy"))
    try session.tap("Actions")
    session.secondaryClick(at: place)
    #expect(!session.exists("Copy"))
    #expect(!session.press(.escape), "the keys are free again")
  }

  @Test("what lies under an open menu takes no press")
  func shield() throws {
    let log = MenuLog()
    let session = menuWindow(
      HStack {
        Button("Beside") { log.actions.append("beside") }
        Actions(log: log)
      })
    let beside = try session.find("Beside").frame
    try session.tap("Actions")
    session.tap(at: CGPoint(x: beside.midX, y: beside.midY))
    #expect(log.actions.isEmpty && !session.exists("Copy"))
    try session.tap("Beside")
    #expect(log.actions == ["beside"])
  }

  @Test("a menu in a menu opens beside its item, and closes with all when an item acts")
  func nested() throws {
    for rightToLeft in [false, true] {
      let log = MenuLog()
      let session = menuWindow(Actions(log: log), rightToLeft: rightToLeft)
      try session.tap("Actions")
      try session.tap("More")
      let (item, deep) = (try session.element(named: "More").frame, try session.element(named: "Deep").frame)
      #expect(rightToLeft ? deep.maxX <= item.minX + 1 : deep.minX >= item.maxX - 1)
      try session.tap("Deeper")
      try session.tap("Deepest")
      #expect(log.actions == ["deepest"] && !session.exists("Copy") && !session.exists("Deep"))
    }
  }

  @Test("the mouse highlights what it is over, and opens menus inside; another item closes them")
  func hovering() throws {
    let log = MenuLog()
    let session = menuWindow(Actions(log: log))
    try session.tap("Actions")
    let plain = session.image().premultipliedRGBA
    let (more, copy) = (try session.element(named: "More").frame, try session.element(named: "Copy").frame)
    session.hover(at: CGPoint(x: copy.midX, y: copy.midY))
    #expect(session.image().premultipliedRGBA != plain)
    session.hover(at: CGPoint(x: more.midX, y: more.midY))
    #expect(session.exists("Deep"))
    session.hover(at: CGPoint(x: copy.midX, y: copy.midY))
    #expect(!session.exists("Deep"))
  }

  @Test("a key and the mouse compute the items that they leave and reach, however many there are")
  func bodies() throws {
    func bodies(items count: Int) throws -> [Int] {
      let log = MenuLog()
      let session = menuWindow(
        Menu("Actions") {
          ForEach(0..<count, id: \.self) { number in
            Button("Item \(number)") { log.actions.append("\(number)") }
          }
        })
      func bodies(_ change: () throws -> Void) rethrows -> Int {
        let before = session.session.graph.counters.bodies
        try change()
        session.update()
        return session.session.graph.counters.bodies - before
      }
      func hover(_ name: String) throws {
        let frame = try session.find(name).frame
        session.hover(at: CGPoint(x: frame.midX, y: frame.midY))
      }
      try session.tap("Actions")
      session.press(.downArrow)
      let key = bodies { session.press(.downArrow) }
      try hover("Item 4")
      let mouse = try bodies { try hover("Item 7") }
      session.press(.downArrow)
      session.press(.return)
      #expect(log.actions == ["8"])
      return [key, mouse]
    }
    let few = try bodies(items: 50)
    #expect(try bodies(items: 200) == few)
    #expect(few.allSatisfy { $0 > 0 })
  }

  @Test("arrow keys go from item to item past those that are disabled, return chooses, arrows open and close")
  func keys() throws {
    let log = MenuLog()
    let session = menuWindow(Actions(log: log))
    try session.tap("Actions")
    session.press(.downArrow)
    session.press(.return)
    #expect(log.actions == ["copy"] && !session.exists("Copy"))
    try session.tap("Actions")
    session.press(.upArrow)
    session.press(.return)
    #expect(log.actions == ["copy", "delete"])
    try session.tap("Actions")
    for _ in 0..<3 { session.press(.downArrow) }
    session.press(.rightArrow)
    #expect(session.exists("Deep"))
    session.press(.downArrow)
    session.press(.return)
    #expect(log.actions == ["copy", "delete", "deep"])
    try session.tap("Actions")
    for _ in 0..<3 { session.press(.downArrow) }
    session.press(.rightArrow)
    session.press(.leftArrow)
    #expect(!session.exists("Deep") && session.exists("Copy"))
  }

  @Test("a toggle in it is checked, and the menu remembers")
  func toggles() throws {
    let session = menuWindow(Actions(log: MenuLog()))
    try session.tap("Actions")
    #expect(try session.element(named: "Bold").semantics.value == "0")
    try session.tap("Bold")
    try session.tap("Actions")
    let node = try session.element(named: "Bold").semantics
    #expect(node.value == "1" && node.traits.contains(.isSelected))
  }

  @Test("with a primary action a press runs that; the arrow opens the menu, on a phone a long press")
  func primary() throws {
    let log = MenuLog()
    let menu = Menu("Save") {
      Button("Save as") { log.actions.append("as") }
    } primaryAction: {
      log.actions.append("save")
    }
    let desktop = menuWindow(menu)
    try desktop.tap("Save")
    #expect(log.actions == ["save"] && !desktop.exists("Save as"))
    try desktop.tap("Menu")
    try desktop.tap("Save as")
    #expect(log.actions == ["save", "as"])
    let phone = menuWindow(menu, .phone)
    try phone.tap("Save")
    #expect(log.actions == ["save", "as", "save"])
    let frame = try phone.element(named: "Save").frame
    phone.press(at: CGPoint(x: frame.midX, y: frame.midY), for: 0.6)
    #expect(phone.exists("Save as") && log.actions.count == 3)
  }

  @Test("its items have the environment of the place where the menu is, and state of their own")
  func environment() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.menuActionDismissBehavior(.disabled)
      }
    }
    struct Phase: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(verbatim: locale.identifier) }
    }
    struct Window: View {
      @State private var locale = "fr"
      var body: some View {
        Menu("Actions") {
          Counter()
          Phase()
          Button("German") { locale = "de" }.menuActionDismissBehavior(.disabled)
        }
        .environment(\.locale, Locale(identifier: locale))
      }
    }
    let session = menuWindow(Window())
    try session.tap("Actions")
    #expect(session.exists("fr"))
    try session.tap("Count 0")
    #expect(session.exists("Count 1"))
    try session.tap("German")
    #expect(session.exists("de") && session.exists("Count 1"))
  }

  @Test("it stays within the window, and above its control where there is more room")
  func place() throws {
    let items = ForEach(0..<5) { number in Button("Item \(number)") {} }
    let session = menuWindow(
      ZStack(alignment: .bottomTrailing) {
        Color.clear
        Menu("Actions") { items }
      })
    let button = try session.element(named: "Actions").frame
    try session.tap("Actions")
    for number in 0..<5 {
      let frame = try session.element(named: "Item \(number)").frame
      #expect(frame.minX >= 0 && frame.maxX <= 400 && frame.minY >= 0 && frame.maxY <= button.minY)
    }
  }

  @Test("one that is higher than the window scrolls within it")
  func tall() throws {
    let session = menuWindow(Menu("Actions") { ForEach(0..<60) { number in Button("Item \(number)") {} } })
    try session.tap("Actions")
    let menu = try #require(
      SemanticsPass.tree(in: session.session.graph)?.first { $0.semantics.role == .menu })
    #expect(menu.frame.minY >= 0 && menu.frame.maxY <= 400 && menu.frame.height > 300)
    let isScrolling = menu.first { $0.semantics.role == .scrollArea } != nil
    #expect(isScrolling)
    try session.tap("Item 3")
    #expect(!session.exists("Item 3"))
  }

  @Test("a menu whose control goes away is closed, and the window is usable")
  func vanishing() throws {
    struct Window: View {
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        VStack {
          if isThere {
            Menu("Actions") { Button("Remove") { isThere = false }.menuActionDismissBehavior(.disabled) }
          }
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    let session = menuWindow(Window())
    try session.tap("Actions")
    try session.tap("Remove")
    #expect(!session.exists("Remove"))
    try session.tap("Count 0")
    #expect(session.exists("Count 1"))
    #expect(!session.press(.escape))
  }

  @Test("a field keeps the focus while a menu is open, and gets no keys until it is closed")
  func focus() throws {
    struct Window: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Menu("Actions") { Button("Copy") {} }
        }
      }
    }
    let session = menuWindow(Window())
    try session.tap("Name")
    session.type("a")
    try session.tap("Actions")
    session.type("b")
    session.press(.escape)
    session.type("c")
    #expect(try session.element(named: "Name").semantics.value == "ac")
  }

  @Test("a style of a program's own decorates the control, and has state")
  func style() throws {
    struct Framed: MenuStyle {
      @State private var count = 0
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Menu(configuration)
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    let log = MenuLog()
    let session = menuWindow(
      Menu("Actions") { Button("Copy") { log.actions.append("copy") } }.menuStyle(Framed()))
    try session.tap("Count 0")
    #expect(session.exists("Count 1"))
    try session.tap("Actions")
    try session.tap("Copy")
    #expect(log.actions == ["copy"])
  }

  @Test("assistive technology opens it and chooses")
  func semantics() throws {
    let log = MenuLog()
    let session = menuWindow(Actions(log: log))
    func activate(_ name: String) throws {
      let node = try session.element(named: name)
      #expect(SemanticsPass.perform(.activate, on: node.handle, in: session.session.graph))
      session.update()
    }
    try activate("Actions")
    #expect(try session.element(named: "Actions").semantics.value == "expanded")
    try activate("More")
    try activate("Deep")
    #expect(log.actions == ["deep"] && !session.exists("Copy"))
  }
}
