import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@MainActor private final class Log { var actions: [String] = [] }

@MainActor private func exists(_ name: String, in session: HeadlessSession) -> Bool {
  (try? session.element(named: name)) != nil
}

@MainActor
private func window(_ view: some View, _ profile: PlatformProfile = .desktop, rightToLeft: Bool = false)
  -> HeadlessSession
{
  HeadlessSession(
    view.environment(\.platformProfile, profile)
      .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight),
    size: CGSize(width: 400, height: 400))
}

@Suite("Menus") @MainActor
struct MenuTests {
  private struct Actions: View {
    let log: Log
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

  @Test("titles begin in one column where some have icons before them")
  func iconColumn() throws {
    func title(_ name: String, in session: HeadlessSession) -> CGFloat? {
      session.frame(of: name)?.minX
    }
    let icons = window(
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
    let none = window(
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
    let log = Log()
    let session = window(
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
    #expect(log.actions == ["two"] && !exists("One", in: session))
  }

  /// What many programs say of a button goes for items of menus, which have one look.
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

  @Test("no style applies to its items", arguments: [PlatformProfile.desktop, .phone])
  func styles(profile: PlatformProfile) throws {
    let session = window(Styled(), profile)
    try session.tap("Actions")
    let plain = try session.find("Plain")
    for name in ["Prominent", "Own", "Switch", "Button"] {
      let item = try session.find(name)
      #expect(item.frame.size == plain.frame.size && item.frame.minX == plain.frame.minX, "\(name)")
      #expect(item.role == plain.role, "\(name)")
    }
    try session.tap("Switch")
    #expect(!exists("Switch", in: session))
    try session.tap("Actions")
    #expect(try session.find("Button").value == "0")
  }

  @Test("a press opens it, and an item acts and closes it", arguments: [PlatformProfile.desktop, .phone])
  func choosing(profile: PlatformProfile) throws {
    let log = Log()
    let session = window(Actions(log: log), profile)
    #expect(!exists("Copy", in: session))
    #expect(try session.element(named: "Actions").semantics.role == .menuButton)
    try session.tap("Actions")
    #expect(try session.element(named: "Copy").semantics.role == .menuItem)
    #expect(exists("Danger", in: session))
    try session.tap("Copy")
    #expect(log.actions == ["copy"] && !exists("Copy", in: session))
    try session.tap("Actions")
    try session.tap("Paste")
    #expect(log.actions == ["copy"] && exists("Copy", in: session), "a disabled item does nothing")
    try session.tap("Delete")
    #expect(log.actions == ["copy", "delete"] && !exists("Copy", in: session))
  }

  @Test("a press beside it closes it, and does nothing else; so do escape and the secondary button")
  func closing() throws {
    let log = Log()
    let session = window(
      VStack(spacing: 150) {
        Actions(log: log)
        Button("Below") { log.actions.append("below") }
      })
    try session.tap("Actions")
    let below = try session.element(named: "Below").frame
    let place = CGPoint(x: 390, y: below.midY)
    session.tap(at: place)
    #expect(!exists("Copy", in: session))
    try session.tap("Actions")
    try session.tap("Copy")
    try session.tap("Below")
    #expect(log.actions == ["copy", "below"])
    try session.tap("Actions")
    #expect(session.press(.escape))
    #expect(!exists("Copy", in: session))
    try session.tap("Actions")
    session.secondaryClick(at: place)
    #expect(!exists("Copy", in: session))
    #expect(!session.press(.escape), "the keys are free again")
  }

  @Test("what lies under an open menu takes no press")
  func shield() throws {
    let log = Log()
    let session = window(
      HStack {
        Button("Beside") { log.actions.append("beside") }
        Actions(log: log)
      })
    let beside = try session.find("Beside").frame
    try session.tap("Actions")
    session.tap(at: CGPoint(x: beside.midX, y: beside.midY))
    #expect(log.actions.isEmpty && !exists("Copy", in: session))
    try session.tap("Beside")
    #expect(log.actions == ["beside"])
  }

  @Test("a menu in a menu opens beside its item, and closes with all when an item acts")
  func nested() throws {
    for rightToLeft in [false, true] {
      let log = Log()
      let session = window(Actions(log: log), rightToLeft: rightToLeft)
      try session.tap("Actions")
      try session.tap("More")
      let (item, deep) = (try session.element(named: "More").frame, try session.element(named: "Deep").frame)
      #expect(rightToLeft ? deep.maxX <= item.minX + 1 : deep.minX >= item.maxX - 1)
      try session.tap("Deeper")
      try session.tap("Deepest")
      #expect(log.actions == ["deepest"] && !exists("Copy", in: session) && !exists("Deep", in: session))
    }
  }

  @Test("the mouse highlights what it is over, and opens menus inside; another item closes them")
  func hovering() throws {
    let log = Log()
    let session = window(Actions(log: log))
    try session.tap("Actions")
    let plain = session.image().premultipliedRGBA
    let (more, copy) = (try session.element(named: "More").frame, try session.element(named: "Copy").frame)
    session.hover(at: CGPoint(x: copy.midX, y: copy.midY))
    #expect(session.image().premultipliedRGBA != plain)
    session.hover(at: CGPoint(x: more.midX, y: more.midY))
    #expect(exists("Deep", in: session))
    session.hover(at: CGPoint(x: copy.midX, y: copy.midY))
    #expect(!exists("Deep", in: session))
  }

  @Test("arrow keys go from item to item past those that are disabled, return chooses, arrows open and close")
  func keys() throws {
    let log = Log()
    let session = window(Actions(log: log))
    try session.tap("Actions")
    session.press(.downArrow)
    session.press(.return)
    #expect(log.actions == ["copy"] && !exists("Copy", in: session))
    try session.tap("Actions")
    session.press(.upArrow)
    session.press(.return)
    #expect(log.actions == ["copy", "delete"])
    try session.tap("Actions")
    for _ in 0..<3 { session.press(.downArrow) }
    session.press(.rightArrow)
    #expect(exists("Deep", in: session))
    session.press(.downArrow)
    session.press(.return)
    #expect(log.actions == ["copy", "delete", "deep"])
    try session.tap("Actions")
    for _ in 0..<3 { session.press(.downArrow) }
    session.press(.rightArrow)
    session.press(.leftArrow)
    #expect(!exists("Deep", in: session) && exists("Copy", in: session))
  }

  @Test("a toggle in it is checked, and the menu remembers")
  func toggles() throws {
    let session = window(Actions(log: Log()))
    try session.tap("Actions")
    #expect(try session.element(named: "Bold").semantics.value == "0")
    try session.tap("Bold")
    try session.tap("Actions")
    let node = try session.element(named: "Bold").semantics
    #expect(node.value == "1" && node.traits.contains(.isSelected))
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
    let session = window(Sorting(), .phone)
    try session.tap("View")
    #expect(try session.element(named: "Name").semantics.traits.contains(.isSelected))
    try session.tap("Date")
    #expect(exists("order 2", in: session))
    try session.tap("View")
    try session.tap("Nested")
    try session.tap("By name")
    #expect(exists("order 1", in: session) && !exists("Name", in: session))
  }

  @Test("an item can keep the menu open")
  func staying() throws {
    let log = Log()
    let session = window(
      Menu("Actions") {
        Button("Add") { log.actions.append("add") }.menuActionDismissBehavior(.disabled)
        Button("Done") { log.actions.append("done") }
      })
    try session.tap("Actions")
    try session.tap("Add")
    try session.tap("Add")
    try session.tap("Done")
    #expect(log.actions == ["add", "add", "done"] && !exists("Add", in: session))
  }

  @Test("with a primary action a press runs that; the arrow opens the menu, on a phone a long press")
  func primary() throws {
    let log = Log()
    let menu = Menu("Save") {
      Button("Save as") { log.actions.append("as") }
    } primaryAction: {
      log.actions.append("save")
    }
    let desktop = window(menu)
    try desktop.tap("Save")
    #expect(log.actions == ["save"] && !exists("Save as", in: desktop))
    try desktop.tap("Menu")
    try desktop.tap("Save as")
    #expect(log.actions == ["save", "as"])
    let phone = window(menu, .phone)
    try phone.tap("Save")
    #expect(log.actions == ["save", "as", "save"])
    let frame = try phone.element(named: "Save").frame
    phone.press(at: CGPoint(x: frame.midX, y: frame.midY), for: 0.6)
    #expect(exists("Save as", in: phone) && log.actions.count == 3)
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
    let session = window(Window())
    try session.tap("Actions")
    #expect(exists("fr", in: session))
    try session.tap("Count 0")
    #expect(exists("Count 1", in: session))
    try session.tap("German")
    #expect(exists("de", in: session) && exists("Count 1", in: session))
  }

  @Test("it stays within the window, and above its control where there is more room")
  func place() throws {
    let items = ForEach(0..<5) { number in Button("Item \(number)") {} }
    let session = window(
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
    let session = window(Menu("Actions") { ForEach(0..<60) { number in Button("Item \(number)") {} } })
    try session.tap("Actions")
    let menu = try #require(
      SemanticsPass.tree(in: session.session.graph)?.first { $0.semantics.role == .menu })
    #expect(menu.frame.minY >= 0 && menu.frame.maxY <= 400 && menu.frame.height > 300)
    let isScrolling = menu.first { $0.semantics.role == .scrollArea } != nil
    #expect(isScrolling)
    try session.tap("Item 3")
    #expect(!exists("Item 3", in: session))
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
    let session = window(Window())
    try session.tap("Actions")
    try session.tap("Remove")
    #expect(!exists("Remove", in: session))
    try session.tap("Count 0")
    #expect(exists("Count 1", in: session))
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
    let session = window(Window())
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
    let log = Log()
    let session = window(
      Menu("Actions") { Button("Copy") { log.actions.append("copy") } }.menuStyle(Framed()))
    try session.tap("Count 0")
    #expect(exists("Count 1", in: session))
    try session.tap("Actions")
    try session.tap("Copy")
    #expect(log.actions == ["copy"])
  }

  @Test("assistive technology opens it and chooses")
  func semantics() throws {
    let log = Log()
    let session = window(Actions(log: log))
    func activate(_ name: String) throws {
      let node = try session.element(named: name)
      #expect(SemanticsPass.perform(.activate, on: node.handle, in: session.session.graph))
      session.update()
    }
    try activate("Actions")
    #expect(try session.element(named: "Actions").semantics.value == "expanded")
    try activate("More")
    try activate("Deep")
    #expect(log.actions == ["deep"] && !exists("Copy", in: session))
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
      let session = window(menu, profile)
      try session.find(.label("Menu")).tap()
      session.advance(by: 1)
      #expect(exists("Sort", in: session) == isMenu && exists("Date", in: session) != isMenu)
      guard isMenu else { continue }
      try session.find(.label("Sort")).tap()
      session.advance(by: 1)
      #expect(exists("Date", in: session))
    }
  }
}

@Suite("Context menus") @MainActor
struct ContextMenuTests {
  private func subject(_ log: Log) -> some View {
    Color.red.frame(width: 100, height: 100).accessibilityLabel("Subject")
      .onTapGesture { log.actions.append("tap") }
      .contextMenu { Button("Copy") { log.actions.append("copy") } }
  }

  @Test("the secondary button opens it where the pointer is, and is no tap")
  func secondary() throws {
    let log = Log()
    let session = window(subject(log))
    session.secondaryClick(at: CGPoint(x: 170, y: 180))
    #expect(log.actions.isEmpty)
    let frame = try session.element(named: "Copy").frame
    #expect(frame.minX >= 165 && frame.minX <= 190 && frame.minY >= 178 && frame.minY <= 200)
    try session.tap("Copy")
    #expect(log.actions == ["copy"] && !exists("Copy", in: session))
    session.secondaryClick(at: CGPoint(x: 10, y: 10))
    #expect(!exists("Copy", in: session))
    session.tap(at: CGPoint(x: 170, y: 180))
    #expect(log.actions == ["copy", "tap"])
  }

  @Test("of views inside one another the inmost has the menu; one without items has none")
  func nested() throws {
    let session = window(
      VStack {
        Color.blue.frame(width: 50, height: 50).contextMenu { Button("Inner") {} }
        Color.red.frame(width: 50, height: 50).contextMenu {}
      }
      .padding(20).contentShape(Rectangle()).contextMenu { Button("Outer") {} })
    session.secondaryClick(at: CGPoint(x: 200, y: 170))
    #expect(exists("Inner", in: session) && !exists("Outer", in: session))
    session.press(.escape)
    session.secondaryClick(at: CGPoint(x: 200, y: 230))
    #expect(exists("Outer", in: session))
  }

  @Test("on a phone a long press opens it, also over a button, which does not act then")
  func longPress() throws {
    let log = Log()
    let session = window(
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
    let session = window(subject(Log()))
    let node = try session.element(named: "Subject")
    #expect(SemanticsPass.perform(.showMenu, on: node.handle, in: session.session.graph))
    #expect(exists("Copy", in: session))
    let disabled = window(subject(Log()).disabled(true))
    disabled.secondaryClick(at: CGPoint(x: 200, y: 200))
    #expect(!exists("Copy", in: disabled))
  }

  @Test("a preview stands above the items on a phone, and not on the desktop")
  func preview() throws {
    let view = Color.red.frame(width: 50, height: 50).contextMenu {
      Button("Copy") {}
    } preview: {
      Text("Preview")
    }
    let phone = window(view, .phone)
    phone.press(at: CGPoint(x: 200, y: 200), for: 0.7)
    #expect(exists("Copy", in: phone) && exists("Preview", in: phone))
    let desktop = window(view)
    desktop.secondaryClick(at: CGPoint(x: 200, y: 200))
    #expect(exists("Copy", in: desktop) && !exists("Preview", in: desktop))
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
