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
