import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Looks of lists")
struct ListLookTests {
  private let size = CGSize(width: 320, height: 400)

  /// On the desktop without its page, on which everything shows: what has no alpha is not painted.
  private func display<V: View>(_ view: V, _ profile: PlatformProfile = .desktop) -> Display {
    Display(
      view.scrollContentBackground(profile == .desktop ? .hidden : .automatic), size: size, profile: profile)
  }

  private func row(_ id: String) -> some View { Color.clear.frame(width: 20, height: 16).testProbe(id) }

  /// The colours at a point of the picture.
  private func pixel(_ display: Display, _ x: Int, _ y: Int) -> [UInt8] {
    let image = display.session.image()
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  @Test(
    "on the desktop lists and tables lie on an opaque page, but sidebars",
    arguments: [ColorScheme.light, .dark])
  func page(scheme: ColorScheme) {
    func color(_ list: some View, y: Int = 250) -> [UInt8] {
      let display = Display(
        ZStack {
          Color.red
          list
        }, size: size, profile: .desktop
      ) { $0.colorScheme = scheme }
      return pixel(display, 100, y)
    }
    let page: [UInt8] = scheme == .light ? [255, 255, 255, 255] : [30, 30, 30, 255]
    let red = color(EmptyView())
    let list = List { row("a") }
    #expect(color(list) == page && color(list.listStyle(.plain)) == page)
    #expect(color(list.listStyle(.bordered)) == page)
    #expect(color(list.listStyle(.sidebar)) == red)
    #expect(color(list.scrollContentBackground(.hidden)) == red)
    let table = Table(TablePerson.three) { TableColumn("Name") { _ in row("cell") } }
    #expect(color(table.alternatingRowBackgrounds(.disabled)) == page)
    #expect(color(table, y: 4) == page, "the titles lie on it too")
    #expect(color(table.scrollContentBackground(.hidden), y: 4) == red)
  }

  @Test("a line is below each row but the last of a section, from the content to 16 points before the edge")
  func separators() {
    let list = display(
      List {
        row("a")
        row("b")
        Section { row("c") }
      })
    #expect(pixel(list, 160, 33)[3] > 0)
    #expect(pixel(list, 17, 33)[3] > 0 && pixel(list, 14, 33)[3] == 0)
    #expect(pixel(list, 302, 33)[3] > 0 && pixel(list, 306, 33)[3] == 0)
    #expect(pixel(list, 160, 57)[3] == 0)
  }

  @Test("separators are hidden, shown and coloured by row and by section")
  func separatorModifiers() {
    let hidden = display(
      List {
        row("a").listRowSeparator(.hidden)
        row("b").listRowSeparatorTint(.red)
        row("c").listRowSeparator(.visible)
      })
    #expect(pixel(hidden, 160, 33)[3] == 0)
    #expect(pixel(hidden, 160, 57)[0] > 200 && pixel(hidden, 160, 57)[2] < 120)
    #expect(pixel(hidden, 160, 81)[3] > 0)
    let section = display(List { Section { row("a") }.listSectionSeparator(.visible) })
    #expect(pixel(section, 160, 10)[3] > 0 && pixel(section, 160, 33)[3] > 0)
  }

  @Test("on a phone plain sections have lines at both ends, and rows lie on the page")
  func sectionLines() {
    func plain(_ section: some View, isHidden: Bool = false) -> Display {
      Display(
        List { section }.listStyle(.plain).scrollContentBackground(isHidden ? .hidden : .automatic),
        size: CGSize(width: 320, height: 300), profile: .phone)
    }
    let list = plain(Section { row("a") })
    #expect(pixel(list, 160, 0) != pixel(list, 160, 10), "above the first row")
    #expect(pixel(list, 160, 10) == [255, 255, 255, 255])
    #expect(pixel(plain(Section { row("a") }, isHidden: true), 160, 10)[3] == 0)
    let hidden = plain(Section { row("a") }.listSectionSeparator(.hidden))
    #expect(pixel(hidden, 160, 0) == pixel(hidden, 160, 10))
    let red = plain(Section { row("a") }.listSectionSeparatorTint(.red))
    let line = pixel(red, 160, 0)
    #expect(line[0] > line[2])
  }

  @Test("cards that stand apart have no lines between them")
  func apart() {
    func list(_ spacing: CGFloat?) -> Display {
      Display(
        List {
          row("a"); row("b")
        }.listRowSpacing(spacing), size: CGSize(width: 320, height: 300),
        profile: .phone)
    }
    let y = 35 + 56 - 1
    #expect(pixel(list(nil), 160, y) != pixel(list(nil), 160, y - 8))
    #expect(pixel(list(8), 160, y) == pixel(list(8), 160, y - 8))
  }

  @Test("the least height of rows is the program's, also below that of the style")
  func leastHeight() {
    let list = Display(
      List {
        row("a").listRowInsets(EdgeInsets()); row("b").listRowInsets(EdgeInsets())
      }
      .environment(\.defaultMinListRowHeight, 20),
      size: CGSize(width: 320, height: 300), profile: .phone)
    #expect((list["b"]?.minY ?? 0) - (list["a"]?.minY ?? 0) == 20)
  }

  @Test("sections of a sidebar are collapsed by their headers, unless the program keeps them")
  func sidebar() throws {
    let session = HeadlessSession(
      List {
        Section("One") { Text("a") }
        Section("Two") { Text("b") }.collapsible(false)
      }.listStyle(.sidebar), size: CGSize(width: 200, height: 300))
    session.update()
    try session.tap("Collapse")
    session.advance(by: 1)
    #expect(!session.exists("a") && session.exists("b") && !session.exists("Collapse"))
    try session.tap("Expand")
    session.advance(by: 1)
    #expect(session.exists("a"))
  }

  @Test("insets are the row's, and backgrounds fill it")
  func rows() {
    let list = display(
      List {
        row("a").listRowInsets(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 0))
        row("b").listRowBackground(Color.red)
        row("c").listRowInsets(nil)
      })
    #expect(list["a"] == rect(40, 30, 20, 16))
    #expect(list["b"] == rect(16, 60, 20, 16))
    #expect(pixel(list, 160, 68)[0] > 200)
    #expect(pixel(list, 5, 68)[3] == 0)
    #expect(list["c"] == rect(16, 84, 20, 16))
  }

  @Test(
    "the badge of a link stands before the chevron",
    arguments: bothProfiles)
  func badgeOfLink(profile: PlatformProfile) throws {
    let session = HeadlessSession(
      NavigationStack {
        List {
          NavigationLink("Link") { Text("Deep") }.badge(7)
          NavigationLink("Hidden") { Text("Deep") }.badge(8).navigationLinkIndicatorVisibility(.hidden)
          NavigationLink("Disabled") { Text("Deep") }.badge(9).disabled(true)
        }
      }
      .environment(\.platformProfile, profile), size: size)
    session.advance(by: 1)
    // It is part of the link, whose chevron is at its end.
    #expect(session.exists(.named("Link, 7")) && !session.exists(.named("7")))
    #expect(session.exists(.named("8")) && session.exists(.named("Disabled, 9")))
  }

  @Test(
    "the badge of a link's label holds before that of the link, with a chevron and without",
    arguments: bothProfiles)
  func badgeOfLinksLabel(profile: PlatformProfile) throws {
    let session = HeadlessSession(
      NavigationStack {
        List {
          NavigationLink {
            Text("Deep")
          } label: {
            Label("Star", systemImage: "star").badge(5)
          }
          NavigationLink {
            Text("Deep")
          } label: {
            Text("Both").badge(6)
          }.badge(7)
          NavigationLink {
            Text("Deep")
          } label: {
            Text("None").badge(0)
          }.badge(8)
          NavigationLink {
            Text("Deep")
          } label: {
            Text("Bare").badge(9)
          }
          .navigationLinkIndicatorVisibility(.hidden)
        }
      }
      .environment(\.platformProfile, profile), size: size)
    session.advance(by: 1)
    for name in ["Star, 5", "Both, 6", "None", "Bare, 9"] { #expect(session.exists(.named(name)), "\(name)") }
    for number in 5...9 { #expect(!session.exists(.named("\(number)")), "\(number)") }
  }

  @Test("a link that chooses in a split view's list has its badge once", arguments: [380.0, 900])
  func badgeOfChoice(width: CGFloat) throws {
    struct Columns: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            NavigationLink("One", value: 1).badge(7)
            NavigationLink(value: 2) { Text("Two").badge(5) }
          }
        } detail: {
          Text("Nothing")
        }
      }
    }
    let columns = Display(Columns(), size: CGSize(width: width, height: 600), profile: .phone)
    columns.session.advance(by: 1)
    let texts = columns.texts
    #expect(texts.filter { $0 == "7" }.count == 1 && texts.filter { $0 == "5" }.count == 1)
  }

  @Test("badges stand at the end of the row")
  func badges() {
    let list = display(
      List {
        Text("a").badge(7)
        Text("b").badge(Text("new"))
        Text("c").badge(0)
      })
    #expect(list.texts == ["a", "7", "b", "new", "c"])
    let runs = list.runs
    #expect(runs[1].x > 280 && runs[3].x > 260)
    #expect(abs(runs[0].y - runs[1].y) < 0.5)
  }

  @Test("rows are apart by their spacing, sections by the smaller of two")
  func spacing() {
    let rows = display(
      List {
        row("a")
        row("b")
      }
      .listRowSpacing(10))
    #expect(rows["b"]?.minY == (rows["a"]?.minY ?? 0) + 34)
    let sections = display(
      List {
        Section { row("a") }.listSectionSpacing(30)
        Section { row("b") }.listSectionSpacing(12)
        Section { row("c") }
      })
    #expect(sections["b"]?.minY == (sections["a"]?.minY ?? 0) + 24 + 12)
  }

  @Test("every other row has another background, where that is asked for")
  func alternation() {
    let rows = ForEach(0..<4) { _ in row("row") }
    let plain = display(List { rows })
    #expect(pixel(plain, 160, 45)[3] == 0)
    for list in [
      display(List { rows }.alternatingRowBackgrounds()),
      display(List { rows }.listStyle(.inset(alternatesRowBackgrounds: true))),
    ] {
      #expect(pixel(list, 160, 22)[3] == 0)
      #expect(pixel(list, 160, 45)[0] == 244)
      #expect(pixel(list, 160, 70)[3] == 0)
    }
  }

  @Test("each style lays rows out in its way", arguments: [PlatformProfile.desktop, .phone])
  func styles(profile: PlatformProfile) {
    func place<S: ListStyle>(_ style: S) -> CGPoint? {
      display(List { row("a") }.listStyle(style), profile)["a"]?.origin
    }
    let isPhone = profile == .phone
    #expect(place(.automatic) == (isPhone ? place(.insetGrouped) : place(.inset)))
    #expect(place(.plain) == (isPhone ? CGPoint(x: 16, y: 20) : CGPoint(x: 8, y: 4)))
    #expect(place(.insetGrouped) == (isPhone ? CGPoint(x: 32, y: 55) : CGPoint(x: 16, y: 14)))
    #expect(place(.grouped) == (isPhone ? CGPoint(x: 16, y: 55) : CGPoint(x: 16, y: 14)))
    #expect(place(.bordered) == (isPhone ? CGPoint(x: 16, y: 20) : CGPoint(x: 7, y: 5)))
    #expect(place(.sidebar) == (isPhone ? CGPoint(x: 32, y: 55) : CGPoint(x: 16, y: 18)))
    #expect(place(.carousel) == place(.plain))
    #expect(place(.elliptical) == place(.plain))
  }

  @Test("headers of a plain list stay at the top while their section is there")
  func pinned() {
    let list = display(
      List {
        ForEach(0..<3) { section in
          Section {
            ForEach(0..<20) { row("\(section) \($0)") }
          } header: {
            row("header\(section)")
          }
        }
      }
      .listStyle(.plain))
    let top = list["header0"]?.minY ?? 0
    _ = list.session.scroll(by: CGSize(width: 0, height: 200), at: CGPoint(x: 100, y: 200))
    list.session.advance(by: 1)
    #expect(list["0 0"] == nil)
    #expect(list["header0"]?.minY == top)
    _ = list.session.scroll(by: CGSize(width: 0, height: 400), at: CGPoint(x: 100, y: 200))
    list.session.advance(by: 1)
    #expect(list["header0"] == nil)
    #expect(list["header1"]?.minY == top)
  }

  @Test(
    "lines are seen wherever rows stand between pixels, as while a screen slides", arguments: [0, 0.3, 0.6])
  func linesBetweenPixels(offset: CGFloat) {
    let list = display(
      List(0..<6, id: \.self) { _ in Color.clear.frame(height: 20) }.offset(y: offset), .phone)
    let lines = (40..<360).filter { (200..<250).contains(pixel(list, 200, $0)[0]) }
    #expect(lines.count == 5)
  }

  @Test("every other row has another background through all sections")
  func alternationOfSections() throws {
    let names = ["a", "b", "c", "d", "e", "f"]
    let list = display(
      List {
        Section { ForEach(names.prefix(3), id: \.self) { row($0) } }
        Section { ForEach(names.suffix(3), id: \.self) { row($0) } }
      }.alternatingRowBackgrounds())
    let stripes = try names.map { pixel(list, 160, Int(try #require(list[$0]).midY))[0] == 244 }
    #expect(stripes == [false, true, false, true, false, true])
  }
}
