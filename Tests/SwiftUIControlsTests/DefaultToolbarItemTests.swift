import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

@Suite("Toolbar items of the bar's own, and groups of toolbar content") @MainActor
struct DefaultToolbarItemTests {
  private func screen(_ view: some View, _ profile: PlatformProfile = .desktop) -> HeadlessSession {
    navigationWindow(NavigationStack { view }, profile)
  }

  @Test("the title moves to the place that the program gives it, and stands once")
  func title() throws {
    func x(_ placement: ToolbarItemPlacement?) throws -> CGFloat {
      let session = screen(
        Color.clear.navigationTitle("Heading").toolbar {
          if let placement { DefaultToolbarItem(kind: .title, placement: placement) }
        })
      #expect(session.tree.components(separatedBy: "\"Heading\"").count == 2)
      return try session.find("Heading").frame.midX
    }
    #expect(try x(nil) < 100)
    #expect(try abs(x(.principal) - 195) < 2)
    #expect(try x(.topBarTrailing) > 300)
  }

  @Test("what the view does not have shows nowhere")
  func absent() {
    let session = screen(
      Color.clear.toolbar {
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        DefaultToolbarItem(kind: .sidebarToggle)
        DefaultToolbarItem(kind: .title, placement: .bottomBar)
      })
    let empty = screen(Color.clear)
    #expect(session.image().premultipliedRGBA == empty.image().premultipliedRGBA)
  }

  @Test("a group of toolbar content is its items, with ids and without")
  func groups() throws {
    struct Items: ToolbarContent {
      let isMore: Bool
      var body: some ToolbarContent {
        Group {
          ToolbarItem { Button("One") {} }
          if isMore { ToolbarItem(placement: .bottomBar) { Button("Two") {} } }
        }
      }
    }
    for isMore in [false, true] {
      let session = screen(Color.clear.toolbar { Items(isMore: isMore) }, .phone)
      #expect(session.shows("One") && session.shows("Two") == isMore)
    }
    let named = screen(
      Color.clear.toolbar(id: "bar") {
        Group {
          ToolbarItem(id: "a") { Button("A") {} }
          ToolbarItem(id: "b") { Button("B") {} }.defaultCustomization(.hidden)
        }
      })
    #expect(named.shows("A") && !named.shows("B"))
  }

  @Test("what is set for an accessory bar by its id holds for that one")
  func accessoryBars() {
    let session = screen(
      Color.clear.toolbar {
        ToolbarItem(placement: .accessoryBar(id: 1)) { Button("First") {} }
        ToolbarItem(placement: .accessoryBar(id: 2)) { Button("Second") {} }
      }
      .toolbar(.hidden, for: .accessoryBar(id: 1)))
    #expect(!session.shows("First") && session.shows("Second"))
  }
}
