import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import ViewGraph

@testable import HeadlessHost

@Suite("Bars that have little room") @MainActor
struct ToolbarRoomTests {
  private struct Screen: View {
    var title: String?
    var leading: [String] = []
    var trailing: [String] = []
    var ending: [String] = []
    var log = NavigationLog()

    var body: some View {
      let items = Color.clear.toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { ForEach(leading, id: \.self) { button($0) } }
        ToolbarItemGroup(placement: .topBarTrailing) { ForEach(trailing, id: \.self) { button($0) } }
        ToolbarItemGroup(placement: .confirmationAction) { ForEach(ending, id: \.self) { button($0) } }
      }
      if let title {
        items.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
      } else {
        items
      }
    }

    private func button(_ name: String) -> some View { Button(name) { log.entries.append(name) } }
  }

  private func window(_ screen: Screen, _ profile: PlatformProfile = .phone, width: CGFloat = 390)
    -> HeadlessSession
  {
    navigationWindow(NavigationStack { screen }, profile, size: CGSize(width: width, height: 400))
  }

  private func narrow(_ screen: some View, _ profile: PlatformProfile) -> HeadlessSession {
    navigationWindow(NavigationStack { screen }, profile, size: CGSize(width: 300, height: 400))
  }

  @Test("a title gives way, and items keep their size", arguments: [PlatformProfile.phone, .desktop])
  func titleGivesWay(profile: PlatformProfile) throws {
    let title = "A title for which there is by no means any room in this bar"
    let items = Screen(leading: ["Cancel", "Other"], trailing: ["Share", "Done"])
    let without = window(items, profile)
    let with = window(
      Screen(title: title, leading: items.leading, trailing: items.trailing), profile)
    var frames: [CGRect] = []
    for name in ["Cancel", "Other", "Share", "Done"] {
      let frame = try with.find(.button(name)).frame
      #expect(try frame == without.find(.button(name)).frame, "\(name)")
      frames.append(frame)
    }
    let middle = try with.find(.named(title)).frame
    #expect(middle.width > 40)
    #expect(middle.minX >= frames[1].maxX + 8 && middle.maxX <= frames[2].minX - 8)
  }

  @Test("a phone's title stands in the middle of the bar unless items are there")
  func centered() throws {
    let free = window(Screen(title: "Short", leading: ["Cancel"], trailing: ["Edit"]))
    #expect(try abs(free.find("Short").frame.midX - 195) < 1)
    let crowded = window(
      Screen(title: "Short", leading: ["Cancel"], trailing: ["Share this", "Edit", "Add"]))
    let title = try crowded.find("Short").frame
    #expect(title.midX < 190)
    #expect(try title.maxX == crowded.find(.button("Share this")).frame.minX - 8)
  }

  @Test(
    "items for which there is no room stand in a menu, and what ends a dialog stays",
    arguments: [PlatformProfile.phone, .desktop], [CGFloat(200), 260, 390])
  func overflow(profile: PlatformProfile, width: CGFloat) throws {
    let log = NavigationLog()
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
    let session = window(
      Screen(title: "Title", leading: ["First"], trailing: names, ending: ["Done"], log: log), profile,
      width: width)
    let inBar = names.filter(session.shows)
    #expect(inBar == Array(names.prefix(inBar.count)) && inBar.count < names.count)
    let shown = (["First", "Title"] + inBar + ["Done", "More"]).filter(session.shows)
    #expect(Set(shown).isSuperset(of: ["Title", "Done", "More"]))
    let frames = try shown.map { try session.find(.named($0)).frame }
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX <= b.minX) }
    try session.tap("More")
    for name in names.dropFirst(inBar.count) {
      #expect(try session.element(named: name).semantics.role == .menuItem, "\(name)")
    }
    try session.tap("Seven")
    #expect(log.entries == ["Seven"])
    #expect(!session.shows("Seven"), "the menu is closed")
  }

  @Test("items in the menu have their keys, and present, while it is closed")
  func keysOfMovedItems() throws {
    struct Screen: View {
      let log: NavigationLog
      @State private var isPresented = false
      @State private var isSecond = false
      var body: some View {
        Color.clear.toolbar {
          ToolbarItemGroup {
            ForEach(0..<6) { number in Button("Item number \(number)") {} }
            Button("New") { log.entries.append("new") }.keyboardShortcut("n")
            Button("Sheet") { isPresented = true }.keyboardShortcut("s")
              .sheet(isPresented: $isPresented) { Text("Presented") }
          }
          ToolbarItem(placement: .secondaryAction) {
            Button("Other") { isSecond = true }.keyboardShortcut("o")
              .sheet(isPresented: $isSecond) { Text("Second") }
          }
        }
      }
    }
    for profile in [PlatformProfile.phone, .desktop] {
      let log = NavigationLog()
      let session = narrow(Screen(log: log), profile)
      #expect(session.shows("More") && !session.shows("New"))
      session.press("n", modifiers: .command)
      #expect(log.entries == ["new"])
      for (key, shown) in [("s", "Presented"), ("o", "Second")] {
        session.press(KeyEquivalent(Character(key)), modifiers: .command)
        session.settled()
        #expect(session.shows(shown))
        session.press(.escape)
        session.settled()
        #expect(!session.shows(shown))
      }
      try session.tap("More")
      try session.tap("Sheet")
      session.settled()
      #expect(session.shows("Presented") && !session.shows("New"))
      #expect(session.warnings.isEmpty)
    }
  }

  @Test("an item appears once, wherever it stands, and goes with the screen")
  func appearances() throws {
    struct Screen: View {
      let log: NavigationLog
      var body: some View {
        Color.clear.toolbar {
          ToolbarItemGroup {
            ForEach(0..<6) { number in
              Button("Item number \(number)") {}
                .onAppear { log.entries.append("+\(number)") }.onDisappear {
                  log.entries.append("-\(number)")
                }
            }
          }
          ToolbarItem(placement: .secondaryAction) {
            Button("Always") {}
              .onAppear { log.entries.append("+6") }.onDisappear { log.entries.append("-6") }
          }
        }
      }
    }
    for profile in [PlatformProfile.phone, .desktop] {
      let log = NavigationLog()
      let isShown = Remote(true)
      let session = navigationWindow(
        Driven(isShown) { if $0 { NavigationStack { Screen(log: log) } } }, profile,
        size: CGSize(width: 300, height: 400))
      for width in [300.0, 900, 200, 400] {
        session.size = CGSize(width: width, height: 400)
        session.update()
        try session.tap("More")
        session.settled()
        session.press(.escape)
        session.settled()
      }
      #expect(log.entries == (0...6).map { "+\($0)" })
      isShown.value = false
      session.settled()
      #expect(Set(log.entries.dropFirst(7)) == Set((0...6).map { "-\($0)" }) && log.entries.count == 14)
      #expect(session.warnings.isEmpty)
    }
  }

  @Test("a menu for which there is no need any more is closed; views of a menu in it appear")
  func menuGoes() throws {
    struct Screen: View {
      let log: NavigationLog
      var body: some View {
        Color.clear.toolbar {
          ToolbarItemGroup {
            ForEach(0..<5) { number in Button("Item number \(number)") { log.entries.append("\(number)") } }
            Menu("Inner") { Button("Deep") {}.onAppear { log.entries.append("deep") } }
          }
        }
      }
    }
    for profile in [PlatformProfile.phone, .desktop] {
      let log = NavigationLog()
      let session = narrow(Screen(log: log), profile)
      try session.tap("More")
      try session.tap("Inner")
      session.settled()
      #expect(session.shows("Deep") && log.entries == ["deep"])
      session.size = CGSize(width: 1_000, height: 400)
      session.settled()
      #expect(!session.shows("More") && !session.shows("Deep"))
      try session.tap("Item number 4")
      #expect(log.entries == ["deep", "4"])
    }
  }

  @Test("an item that is always in the menu is one view, in however many arrangements of the bar")
  func oneOfEach() throws {
    struct Screen: View {
      let log: NavigationLog
      @State private var isOn = false
      @State private var isFirst = false
      @State private var isPresented = false
      var body: some View {
        Color.clear.toolbar {
          ToolbarItem {
            Toggle("First", isOn: $isFirst).keyboardShortcut("f").onChange(of: isFirst) {
              log.entries.append("first")
            }
          }
          ToolbarItemGroup { ForEach(0..<6) { number in Button("Item number \(number)") {} } }
          ToolbarItemGroup(placement: .secondaryAction) {
            Toggle("Wrap", isOn: $isOn).keyboardShortcut("w").onChange(of: isOn) {
              log.entries.append("wrap")
            }
            Button("Info") { isPresented = true }.keyboardShortcut("i")
              .popover(isPresented: $isPresented) { Text("Popover").presentationCompactAdaptation(.popover) }
          }
        }
      }
    }
    for profile in [PlatformProfile.phone, .desktop] {
      let log = NavigationLog()
      let session = narrow(Screen(log: log), profile)
      session.press("w", modifiers: .command)
      #expect(log.entries == ["wrap"])
      try session.tap("More")
      try session.tap("Wrap")
      session.settled()
      #expect(log.entries == ["wrap", "wrap"], "chosen in the menu")
      session.press("f", modifiers: .command)
      #expect(log.entries == ["wrap", "wrap", "first"], "in the bar")
      session.press("i", modifiers: .command)
      session.settled()
      let popover = try session.find("Popover").frame
      #expect(popover.minX > 150 && popover.minY < 110, "below the menu's button: \(popover)")
    }
  }

  @Test("with more room items come back into the bar")
  func resized() throws {
    let session = window(Screen(trailing: ["One", "Two", "Three", "Four"]), width: 120)
    #expect(session.shows("More") && !session.shows("Four"))
    session.size = CGSize(width: 390, height: 400)
    #expect(!session.shows("More") && session.shows("Four"))
  }

  @Test(
    "items of a menu have the environment of the place where they are declared, as those of the bar's own menu"
  )
  func environment() throws {
    struct Named: View {
      @Environment(\.locale) private var locale
      var body: some View { Button("in \(locale.identifier)") {} }
    }
    let view = Color.clear.toolbar { ToolbarItem(placement: .secondaryAction) { Named() } }
      .environment(\.locale, Locale(identifier: "de_DE"))
    let session = navigationWindow(NavigationStack { view })
    try session.tap("More")
    #expect(try session.element(named: "in de_DE").semantics.role == .menuItem)
  }

  @Test("a status stands between the items of the bar at the bottom, and is shortened where it has to be")
  func status() throws {
    func frames(_ status: String) throws -> [CGRect] {
      let view = Color.clear.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Archive") {}
          Button("Delete these") {}
        }
        ToolbarItem(placement: .status) { Text(status).font(.footnote) }
      }
      let session = navigationWindow(NavigationStack { view })
      return try ["Archive", status, "Delete these"].map { try session.find(.named($0)).frame }
    }
    let short = try frames("Now")
    #expect(short[0].minX == 16 && abs(short[1].midX - 195) < 1 && short[2].maxX == 374)
    let long = try frames("Updated just now, and there are fourteen messages that nobody has read")
    #expect(long[0] == short[0] && long[2] == short[2])
    #expect(long[1].minX >= long[0].maxX + 8 && long[1].maxX <= long[2].minX - 8)
    #expect(long[1].width > 60)
  }
}

@Suite("Large titles") @MainActor
struct LargeTitleTests {
  private func window() -> HeadlessSession {
    navigationWindow(
      NavigationStack {
        ScrollView { Color.clear.frame(height: 2_000) }.background(Color(red: 1, green: 0, blue: 0))
          .navigationTitle("Large").navigationBarTitleDisplayMode(.large)
      })
  }

  /// Scrolls the first scroll view as a user would.
  private func scroll(_ session: HeadlessSession, to y: CGFloat) {
    session.update()
    var waiting: [ViewNode] = [session.session.root]
    while let node = waiting.popLast() {
      if let container = node as? ContainerNode, let area = container.algorithm as? ScrollAlgorithm {
        area.scroll(to: CGPoint(x: 0, y: y), container)
        return session.update()
      }
      node.forEachChild { waiting.append($0) }
    }
    Issue.record("nothing scrolls")
  }

  private func pixel(_ session: HeadlessSession, _ x: Int, _ y: Int) -> [UInt8] {
    let image = session.image()
    let index = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[index..<index + 3])
  }

  @Test("at the edge the bar is clear; what is scrolled takes the title along, until it stands in the row")
  func scrolling() throws {
    let session = window()
    session.update()
    let large = try session.find("Large").frame
    #expect(pixel(session, 300, 20) == [255, 0, 0] && pixel(session, 300, 80) == [255, 0, 0])
    scroll(session, to: 20)
    #expect(try session.find("Large").frame.minY == large.minY - 20)
    #expect(pixel(session, 300, 20) == [255, 0, 0])
    scroll(session, to: 300)
    let inline = try session.find("Large").frame
    #expect(inline.midY == 22 && abs(inline.midX - 195) < 1)
    #expect(pixel(session, 300, 20) != [255, 0, 0], "the bar lies over what is scrolled")
    #expect(pixel(session, 300, 60) == [255, 0, 0], "below the row there is no bar")
    scroll(session, to: 0)
    #expect(try session.find("Large").frame == large)
    #expect(pixel(session, 300, 20) == [255, 0, 0])
  }

  @Test("content that has become short again leads back to the edge")
  func shortened() throws {
    let height = Remote<CGFloat>(2_000)
    let session = navigationWindow(
      NavigationStack {
        Driven(height) { height in
          ScrollView { Color.clear.frame(height: height) }.background(Color(red: 1, green: 0, blue: 0))
        }
        .navigationTitle("Large")
      })
    scroll(session, to: 300)
    #expect(try session.find("Large").frame.midY == 22)
    height.value = 100
    session.update()
    #expect(try session.find("Large").frame.midY > 44)
  }

  @Test(
    "headers that stay and rows that are gone to stand below what is left of the bar",
    arguments: [false, true])
  func belowCollapsed(isList: Bool) throws {
    let session = navigationWindow(
      NavigationStack {
        ScrollViewReader { proxy in
          Group {
            if isList { List { sections }.listStyle(.plain) } else { ScrollView { stack } }
          }
          .navigationTitle("Large")
          .toolbar { Button("Go") { proxy.scrollTo(30, anchor: .top) } }
        }
      })
    session.update()
    #expect(try session.find("Header 0").frame.minY > 100)
    session.scroll(by: CGSize(width: 0, height: 300), at: CGPoint(x: 100, y: 300))
    let header = try session.find("Header 0").frame
    #expect(header.minY >= 44 && header.minY < 60)
    try session.find("Go").tap()
    let row = try session.find("Row 30").frame
    #expect(row.minY >= 44 && row.minY < 70, "\(row)")
    session.scroll(by: CGSize(width: 0, height: -10_000), at: CGPoint(x: 100, y: 300))
    #expect(try session.find("Header 0").frame.minY > 100)
  }

  private var stack: some View {
    LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) { sections }
  }

  private var sections: some View {
    ForEach(0..<2) { section in
      Section {
        ForEach(section * 30..<section * 30 + 30, id: \.self) { Text("Row \($0)").frame(height: 40) }
      } header: {
        Text("Header \(section)")
      }
    }
  }
}
