import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

extension HeadlessSession {
  fileprivate func frame(named name: String) throws -> CGRect { try find(.named(name)).frame }
}

@Suite("Toolbars") @MainActor
struct ToolbarTests {
  private func screen(_ view: some View, _ profile: PlatformProfile = .phone, rightToLeft: Bool = false)
    -> HeadlessSession
  {
    navigationWindow(NavigationStack { view }, profile, rightToLeft: rightToLeft)
  }

  private struct Placed: View {
    let log: NavigationLog
    var body: some View {
      Color.clear
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { button("leading") }
          ToolbarItem(placement: .primaryAction) { button("primary") }
          ToolbarItem { button("automatic") }
          ToolbarItem(placement: .cancellationAction) { button("cancel") }
          ToolbarItem(placement: .confirmationAction) { button("confirm") }
          ToolbarItemGroup(placement: .bottomBar) {
            button("bottom 1")
            button("bottom 2")
          }
          ToolbarItem(placement: .status) { Text("status") }
          ToolbarItem(placement: .secondaryAction) { button("secondary") }
        }
    }

    private func button(_ name: String) -> some View { Button(name) { log.entries.append(name) } }
  }

  @Test(
    "items stand where their placements say", arguments: [PlatformProfile.phone, .desktop], [false, true])
  func placements(profile: PlatformProfile, rightToLeft: Bool) throws {
    let log = NavigationLog()
    let session = navigationWindow(
      NavigationStack { Placed(log: log) }, profile, size: CGSize(width: 700, height: 600),
      rightToLeft: rightToLeft)
    func x(_ name: String) throws -> CGFloat {
      let middle = try session.frame(named: name).midX
      return rightToLeft ? 700 - middle : middle
    }
    func y(_ name: String) throws -> CGFloat { try session.frame(named: name).midY }
    for name in ["leading", "primary", "automatic", "cancel", "confirm", "Title", "More"] {
      #expect(try y(name) == 22, "\(name)")
    }
    for name in ["bottom 1", "bottom 2"] { #expect(try y(name) == 578, "\(name)") }
    #expect(try y("status") == (profile == .phone ? 578 : 22))
    #expect(try x("leading") < x("Title") && x("Title") < x("automatic"))
    #expect(try x("automatic") < x("primary") && x("primary") < x("confirm") && x("confirm") < x("More"))
    if profile == .phone {
      #expect(try x("cancel") < x("leading"))
      #expect(abs(try x("Title") - 350) < 1)
    } else {
      #expect(try x("automatic") < x("cancel") && x("cancel") < x("confirm"))
    }
    #expect(try x("bottom 1") < 350 && abs(x("status") - 350) < 1)
    for name in ["leading", "primary", "automatic", "cancel", "confirm", "bottom 1", "bottom 2"] {
      try session.tap(name)
    }
    #expect(!session.shows("secondary"))
    try session.tap("More")
    try session.tap("secondary")
    #expect(
      log.entries == [
        "leading", "primary", "automatic", "cancel", "confirm", "bottom 1", "bottom 2", "secondary",
      ])
  }

  @Test("a principal item stands in place of a phone's title")
  func principal() throws {
    let session = screen(
      Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .principal) { Text("principal") } })
    #expect(!session.shows("Title"))
    #expect(abs(try session.frame(named: "principal").midX - 195) < 1)
  }

  @Test(
    "items come, change and go with what the program builds; own content reads the environment and has state")
  func dynamic() throws {
    struct Own: ToolbarContent {
      @State private var count = 0
      @Environment(\.locale) private var locale
      var body: some ToolbarContent {
        ToolbarItem { Button("own \(count) \(locale.identifier)") { count += 1 } }
      }
    }
    struct App: View {
      @State private var isOn = true
      @State private var count = 0
      var body: some View {
        Button("Toggle") { isOn.toggle() }
          .toolbar {
            if isOn {
              ToolbarItem { Button("on \(count)") { count += 1 } }
            } else {
              ToolbarItem { Text("off") }
            }
            Own()
            if isOn { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
          }
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    let session = screen(App())
    #expect(session.shows("on 0") && session.shows("own 0 de_DE") && session.shows("bottom"))
    try session.tap("on 0")
    try session.tap("own 0 de_DE")
    #expect(session.shows("on 1") && session.shows("own 1 de_DE"))
    try session.tap("Toggle")
    #expect(
      !session.shows("on 1") && session.shows("off") && session.shows("own 1 de_DE")
        && !session.shows("bottom"))
  }

  @Test("views of several toolbars and in the view form add up, labels as icons, and each screen has its own")
  func forms() throws {
    let session = screen(
      NavigationLink("Go") { Text("second").toolbar { Button("Edit") {} } }
        .toolbar {
          Button("A") {}
          Button {
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
        .toolbar { Button("B") {} })
    #expect(session.shows("A") && session.shows("B") && session.shows("Add"))
    #expect(try session.frame(named: "Add").width < 40)
    try session.tap("Go")
    session.settled()
    #expect(session.shows("Edit") && !session.shows("A"))
  }

  @Test("bars are part of the safe area, and content scrolls under them")
  func safeArea() throws {
    let session = screen(
      ScrollView { Color.red.frame(height: 2_000).testProbe("content") }.testProbe("slot")
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } })
    let content = try #require(session.frame(of: "content"))
    #expect(content.minY == 44.5)
    #expect(session.frame(of: "slot")?.maxY == 600 - 44.5)
  }

  @Test("bars are hidden, one by one or both; the way back is hidden with its bar")
  func visibility() throws {
    func shown(_ change: (AnyView) -> AnyView) -> [String] {
      let view = AnyView(
        Color.clear.navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
      )
      let session = screen(change(view))
      return ["Title", "bottom"].filter(session.shows)
    }
    #expect(shown { $0 } == ["Title", "bottom"])
    #expect(shown { AnyView($0.toolbar(.hidden, for: .navigationBar)) } == ["bottom"])
    #expect(shown { AnyView($0.toolbarVisibility(.hidden, for: .bottomBar)) } == ["Title"])
    #expect(shown { AnyView($0.toolbar(.hidden)) } == [])
    #expect(shown { AnyView($0.toolbar(.hidden, for: .tabBar)) } == ["Title", "bottom"])
    #expect(shown { AnyView($0.navigationBarHidden(true)) } == ["bottom"])
    #expect(shown { AnyView($0.toolbar(removing: .title)) } == ["bottom"])
    #expect(
      shown { AnyView($0.toolbar(.hidden, for: .bottomBar).toolbar(.visible, for: .bottomBar)) }.count == 2)
  }

  @Test("backgrounds and colour schemes of bars are those that are set")
  func looks() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    func display(_ change: (AnyView) -> AnyView) -> Display {
      let view = AnyView(
        Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline).toolbar { Scheme() })
      return Display(NavigationStack { change(view) }, size: CGSize(width: 300, height: 300), profile: .phone)
    }
    let red = display { AnyView($0.toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar)) }
    #expect(red.fills.contains(.rgb(255, 0, 0)) && red.texts.contains("light"))
    #expect(display { AnyView($0.toolbarBackground(.hidden, for: .navigationBar)) }.fills == [])
    // A scheme is that of a background that shows: a phone's bar is clear until something is scrolled under it.
    #expect(display { AnyView($0.toolbarColorScheme(.dark, for: .navigationBar)) }.texts.contains("light"))
    #expect(
      display {
        AnyView(
          $0.toolbarColorScheme(.dark, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar))
      }.texts.contains("dark"))
  }

  @Test("the title opens a menu, or is changed in place")
  func titles() throws {
    struct App: View {
      @State private var name = "Name"
      @State private var chosen = "none"
      var body: some View {
        Text("chosen \(chosen)")
          .navigationTitle($name).navigationSubtitle("below").toolbarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Choose") { chosen = "it" } }
      }
    }
    let session = screen(App())
    #expect(session.shows("below"))
    try session.tap("Name")
    try session.tap("Choose")
    #expect(session.shows("chosen it"))
    struct Renamed: View {
      @State private var name = "Old"
      var body: some View { Text("is \(name)").navigationTitle($name).navigationBarTitleDisplayMode(.inline) }
    }
    let renamed = screen(Renamed(), .desktop)
    try renamed.tap("Old")
    renamed.type("New")
    #expect(renamed.shows("is New"))
  }

  @Test("the keyboard's items stand above the bottom while a field has the focus")
  func keyboard() throws {
    struct App: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Field", text: $text).focused($isFocused)
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
      }
    }
    let session = screen(App())
    #expect(!session.shows("Done"))
    try session.tap("Field")
    #expect(try session.frame(named: "Done").midY == 578)
    try session.tap("Done")
    #expect(!session.shows("Done"))
  }

  @Test("without a container the bar is that of a desktop's window; a phone has none")
  func window() throws {
    let view = Color.clear.testProbe("content").toolbar { Button("Tool") {} }
    let desktop = navigationWindow(view, .desktop)
    #expect(try desktop.frame(named: "Tool").midY == 22)
    #expect(desktop.frame(of: "content")?.minY == 45)
    let phone = navigationWindow(view)
    #expect(!phone.shows("Tool"))
    #expect(phone.frame(of: "content")?.minY == 0)
  }

  @Test("those who do not see know the bar, its heading and the way back, and nothing of the screen below")
  func semantics() throws {
    let session = screen(
      NavigationLink("Go") { Text("second").navigationTitle("Second") }.navigationTitle("First"))
    try session.tap("Go")
    session.settled()
    let bar = try session.find(.role(.navigationBar))
    #expect(bar.frame.minY == 0)
    #expect(try session.element(named: "Second").semantics.traits.contains(.isHeader))
    #expect(try session.find(.button("First")).frame.minX < 20)
    #expect(!session.shows("Go"))
  }

  @Test("the title's menu is a menu, and renames what has a title of the program's", arguments: bothProfiles)
  func titleMenu(profile: PlatformProfile) throws {
    struct App: View {
      @State private var name = "Old"
      var body: some View {
        Text("is \(name)").navigationTitle($name).toolbarTitleDisplayMode(.inline)
          .toolbarTitleMenu {
            RenameButton()
            Button("Other") {}
          }
      }
    }
    let session = screen(App(), profile)
    try session.tap("Old")
    session.settled()
    #expect(try session.find("Other").role == .menuItem)
    try session.tap("Rename")
    session.settled()
    #expect(!session.exists("Other"), "an item that is chosen closes the menu")
    session.type("New")
    session.settled()
    // The desktop selects what is in a field that gets the focus.
    #expect(session.shows(profile == .phone ? "is OldNew" : "is New"))
  }

  @Test("on a phone a title that can be changed has a menu for it")
  func ownTitle() throws {
    struct App: View {
      @State private var name = "Old"
      var body: some View { Text("is \(name)").navigationTitle($name).toolbarTitleDisplayMode(.inline) }
    }
    let session = screen(App())
    try session.tap("Old")
    try session.tap("Rename")
    session.settled()
    session.type("New")
    #expect(session.shows("is OldNew"))
  }

  @Test("a toggle in a bar is a button", arguments: bothProfiles)
  func toggle(profile: PlatformProfile) throws {
    struct App: View {
      @State private var isOn = false
      var body: some View {
        Text("is \(isOn)").toolbar { Toggle("Bold", systemImage: "bold", isOn: $isOn) }
      }
    }
    let session = screen(App(), profile)
    #expect(try session.find("Bold").frame.width < 70)
    try session.tap("Bold")
    #expect(session.shows("is true"))
  }

  @Test("the editor's title stands at the leading end on a phone, and what is secondary is in the menu")
  func editor() throws {
    let session = screen(
      Text("x").navigationTitle("Title").toolbarTitleDisplayMode(.inline).toolbarRole(.editor)
        .toolbar { ToolbarItem(placement: .secondaryAction) { Button("Second") {} } })
    #expect(try session.find("Title").frame.minX < 60)
    #expect(!session.exists("Second"))
    try session.tap("More")
    #expect(session.exists("Second"))
  }

  @Test(
    "outside of navigation a desktop's bar is as wide as the window, whose content stands in the middle below"
  )
  func windowBar() throws {
    let session = navigationWindow(
      VStack { Text("Hello").testProbe("text") }.toolbar { Button("Add") {} }, .desktop,
      size: CGSize(width: 500, height: 300))
    session.settled()
    let (text, button) = (try #require(session.frame(of: "text")), try session.frame(named: "Add"))
    #expect(button.maxX > 480 && button.maxY < 45)
    #expect(abs(text.midX - 250) < 1 && abs(text.midY - (300 + 44) / 2) < 2)
  }
}
