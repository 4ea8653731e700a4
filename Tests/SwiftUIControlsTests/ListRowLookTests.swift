import Geometry
import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Looks of rows")
struct ListRowLookTests {
  /// On the desktop without its page, on which everything shows: what has no alpha is not painted.
  private func display<V: View>(_ view: V, _ profile: PlatformProfile = .desktop) -> Display {
    Display(
      view.scrollContentBackground(profile == .desktop ? .hidden : .automatic),
      size: CGSize(width: 320, height: 300), profile: profile)
  }

  private func pixel(_ display: Display, _ x: Int, _ y: Int) -> [UInt8] {
    let image = display.session.image()
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  @Test("separators begin and end at the row's guides")
  func guides() {
    let list = display(
      List {
        blank("a", 20, 16).alignmentGuide(.listRowSeparatorLeading) { _ in 40 }
        blank("b", 20, 16).alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
        blank("c", 20, 16)
      })
    #expect(pixel(list, 54, 33)[3] == 0 && pixel(list, 58, 33)[3] > 0)
    #expect(pixel(list, 302, 33)[3] > 0 && pixel(list, 306, 33)[3] == 0)
    #expect(pixel(list, 18, 57)[3] > 0)
    #expect(pixel(list, 114, 57)[3] > 0 && pixel(list, 118, 57)[3] == 0)
  }

  @Test("on a phone a separator begins below the title of a label")
  func labels() throws {
    let list = display(
      List {
        Label("Title", systemImage: "star")
        Text("Other")
      }, .phone)
    let title = try #require(list.runs.first { $0.run.text == "Title" })
    // Measured without the card behind: the line is darker than the card.
    let y = 90
    #expect(pixel(list, Int(title.x) - 4, y) == [255, 255, 255, 255])
    #expect(pixel(list, Int(title.x) + 4, y) != [255, 255, 255, 255])
  }

  private func icon(_ list: some View, _ profile: PlatformProfile = .desktop) -> [ResolvedColor] {
    display(list, profile).fills
  }

  @Test("icons of labels have the tint in sidebars, or that of the item")
  func tints() {
    @MainActor func icons(_ label: some View) -> Set<ResolvedColor> {
      Set(icon(List { label }.listStyle(.sidebar).tint(.purple)))
    }
    let label = Label("Title", systemImage: "star.fill")
    let purple = Color.purple.resolved, green = Color.green.resolved
    #expect(icons(label).contains(purple))
    #expect(icons(label.listItemTint(.green)).contains(green))
    #expect(!icons(label.listItemTint(.green)).contains(purple))
    #expect(icons(label.listItemTint(.monochrome)).isDisjoint(with: [purple, green]))
    #expect(icons(label.foregroundStyle(.green)).contains(green))
    #expect(!Set(icon(List { label }.tint(.purple))).contains(purple))
    #expect(Set(icon(List { label }.tint(.purple), .phone)).contains(purple))
  }

  @Test("a row shows its hover effect while a mouse is over it")
  func hover() {
    let rows = List {
      blank("a", 20, 16).listRowHoverEffect(.highlight)
      blank("b", 20, 16)
      blank("c", 20, 16).listRowHoverEffect(.highlight).listRowHoverEffectDisabled()
      blank("d", 20, 16).listRowHoverEffect(.lift)
    }
    let list = display(rows)
    func shown(_ id: String) -> Bool {
      let y = Int(list[id]?.midY ?? 0)
      list.session.hover(at: CGPoint(x: 200, y: CGFloat(y)))
      list.session.advance(by: 0.5)
      return pixel(list, 200, y)[3] > 0
    }
    #expect(shown("a"))
    #expect(!shown("b"))
    #expect(!shown("c"))
    #expect(shown("d"))
    list.session.hover(at: nil)
    list.session.advance(by: 0.5)
    #expect(pixel(list, 200, 22)[3] == 0)
    let disabled = display(rows.hoverEffectDisabled())
    disabled.session.hover(at: CGPoint(x: 200, y: 22))
    disabled.session.advance(by: 0.5)
    #expect(pixel(disabled, 200, 22)[3] == 0)
  }

  @Test("a tint that is set for items colours the icons of labels in every style", arguments: bothProfiles)
  func ownTint(profile: PlatformProfile) {
    let label = Label("Title", systemImage: "star.fill")
    let green = Color.green.resolved
    #expect(Set(icon(List { label.listItemTint(.green) }, profile)).contains(green))
    #expect(Set(icon(List { label }.listItemTint(.green), profile)).contains(green))
    #expect(Set(icon(List { label }.listItemTint(.green).listStyle(.plain), profile)).contains(green))
    #expect(!Set(icon(VStack { label.listItemTint(.green) }, profile)).contains(green))
  }
}

extension Color {
  /// In light surroundings.
  @MainActor fileprivate var resolved: ResolvedColor {
    let display = Display(fixedSize(), size: CGSize(width: 10, height: 10))
    return display.fills.first ?? .black
  }

  @MainActor private func fixedSize() -> some View { frame(width: 4, height: 4) }
}
