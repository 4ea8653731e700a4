import Geometry
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import ViewGraph

@testable import HeadlessHost

/// What a phone does with rows and what is in them.
@MainActor @Suite("Rows on a phone")
struct PhoneRowTests {
  private func display(_ view: some View) -> Display {
    Display(view, size: CGSize(width: 320, height: 300), profile: .phone)
  }

  private func pixel(_ display: Display, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let image = display.session.image()
    let start = (Int(y) * image.width + Int(x)) * 4
    return Array(image.premultipliedRGBA[start..<start + 3])
  }

  private let white: [UInt8] = [255, 255, 255]

  @Test("a separator begins with the first text, wherever in the row that is")
  func separator() throws {
    let list = display(
      List {
        HStack {
          Color.clear.frame(width: 30, height: 20)
          VStack(alignment: .leading) { Text("Title") }
          Spacer()
          Text("End")
        }
        Color.clear.frame(height: 20)
        Color.clear.frame(height: 20)
      })
    let title = try #require(list.runs.first { $0.run.text == "Title" })
    let lines = (35..<250).filter {
      pixel(list, 200, CGFloat($0)) != white && pixel(list, 200, CGFloat($0))[0] > 200
    }
    let first = CGFloat(try #require(lines.first { $0 > 60 }))
    #expect(pixel(list, title.x - 3, first) == white && pixel(list, title.x + 3, first) != white)
    let second = CGFloat(try #require(lines.first { CGFloat($0) > first + 10 }))
    #expect(pixel(list, 36, second) != white, "with the content, where there is no text")
  }

  @Test("the titles of segments are no text that a separator begins with")
  func separatorOfSegments() throws {
    let list = display(
      List {
        Picker("", selection: .constant(0)) {
          Text("One").tag(0)
          Text("Two").tag(1)
        }
        .pickerStyle(.segmented)
        Color.clear.frame(height: 20)
      })
    let lines = (60..<120).filter {
      pixel(list, 200, CGFloat($0)) != white && pixel(list, 200, CGFloat($0)) == pixel(list, 40, CGFloat($0))
    }
    #expect(!lines.isEmpty)
  }

  @Test("what reaches into the corners of a card ends where the card does")
  func cardCorners() throws {
    func corner(_ insets: EdgeInsets?) -> [UInt8] {
      let list = display(
        List { Color(red: 1, green: 0, blue: 0).frame(height: 60).listRowInsets(insets) }
          .listStyle(.insetGrouped))
      // The row's first line: the card begins at 16 points.
      let top = CGFloat((0..<200).first { pixel(list, 160, CGFloat($0)) == [255, 0, 0] } ?? 0)
      return pixel(list, 17, top + 1)
    }
    // What is behind the list.
    for color in [corner(EdgeInsets()), corner(nil)] { #expect(color != white && color[1] > 230) }
  }

  @Test("a row whose insets come to reach the corners keeps its state")
  func cardKeepsState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        List {
          VStack { Counter() }.listRowInsets(isOpen ? EdgeInsets() : nil)
          Button("Open") { isOpen.toggle() }
        }
        .listStyle(.insetGrouped)
      }
    }
    let session = display(Screen()).session
    try session.tap("Count 0")
    try session.tap("Open")
    session.settled()
    #expect(session.shows("Count 1"))
  }

  @Test("rows without a tag of the selection's type have no circle, and are not selected")
  func untagged() throws {
    struct Screen: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        VStack {
          Text("chosen \(chosen.sorted().joined())")
          List(selection: $chosen) {
            Text("Plain")
            Text("Other").tag(3)
            ForEach(["a", "b"], id: \.self) { Text("Row \($0)") }
          }
          .environment(\.editMode, .constant(.active))
        }
      }
    }
    let list = display(Screen())
    let session = list.session
    let edge = try #require(list.runs.first { $0.run.text == "Row a" }).x
    for name in ["Plain", "Other"] {
      #expect(try #require(list.runs.first { $0.run.text == name }).x < edge - 20)
      try session.tap(name)
    }
    #expect(session.shows("chosen "))
    try session.tap("Row b")
    try session.tap("Plain")
    #expect(session.shows("chosen b"))
  }

  @Test("a row whose link or disclosure is pressed is darker, and what it shows is as strong as before")
  func pressed() throws {
    for isLink in [true, false] {
      let list = display(
        NavigationStack {
          List {
            if isLink {
              NavigationLink("Row") { Text("There") }
            } else {
              DisclosureGroup("Row") { Text("Inside") }
            }
          }
          .navigationBarHidden(true)
        })
      let frame = try #require(list.runs.first { $0.run.text == "Row" })
      let point = CGPoint(x: 40, y: frame.y)
      let before = pixel(list, 150, point.y)
      list.session.session.send(PointerEvent(.down, at: point, device: .touch))
      list.session.advance(by: 0.3)
      #expect(before == white && pixel(list, 150, point.y) != white)
      #expect(list.opacities.allSatisfy { $0 == 1 })
      list.session.session.send(PointerEvent(.cancelled, at: point, device: .touch))
      list.session.advance(by: 0.3)
      #expect(pixel(list, 150, point.y) == white)
    }
  }

  @Test("on the desktop a link that is pressed is paler") func pressedOnDesktop() throws {
    let list = Display(
      NavigationStack { List { NavigationLink("Row") { Text("There") } } },
      size: CGSize(width: 320, height: 300))
    let frame = try list.session.find("Row").frame
    list.session.session.send(PointerEvent(.down, at: CGPoint(x: frame.minX + 10, y: frame.midY)))
    list.session.advance(by: 0.3)
    #expect(list.opacities.contains(0.5))
  }

  @Test("a button that takes no input is grey")
  func disabled() throws {
    let view = display(Button("Press", role: .destructive) {}.disabled(true))
    let ink = try #require(view.inks.first)
    #expect(ink.red == ink.green && ink.green == ink.blue)
    #expect(try #require(display(Button("Press") {}).inks.first).blue > 0.9)
  }

  @Test("margins of a program replace the list's own")
  func margins() throws {
    func row(_ list: some View) throws -> CGRect { try #require(display(list)["row"]) }
    let rows = List { blank("row", 20, 16) }
    let own = try row(rows)
    let without = try row(rows.contentMargins(.horizontal, 0, for: .scrollContent))
    #expect(own.minX == 32 && without.minX == 16 && without.minY == own.minY)
    #expect(try row(rows.contentMargins(.top, 5, for: .scrollContent)).minY == own.minY - 35 + 5)
    #expect(try row(rows.contentMargins(40)).minX == 56)
  }

  @Test("scrolling ends typing, unless it is to go on", arguments: [false, true])
  func keyboard(goesOn: Bool) throws {
    struct Form: View {
      @State private var text = "Text"
      let mode: ScrollDismissesKeyboardMode
      var body: some View {
        List {
          TextField("Field", text: $text).accessibilityIdentifier("field")
          ForEach(0..<30) { Text("\($0)") }
        }
        .scrollDismissesKeyboard(mode)
      }
    }
    let session = display(Form(mode: goesOn ? .never : .automatic)).session
    try session.find("field").focus()
    session.update()
    #expect(session.focusedElement != nil)
    session.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 200), duration: 0.2)
    session.update()
    #expect((session.focusedElement != nil) == goesOn)
  }

  @Test("a circle before a row makes it no higher") func circles() throws {
    struct Rows: View {
      let isEdited: Bool
      var body: some View {
        List(selection: .constant(Set<Int>())) { ForEach(0..<3) { Text("Row \($0)").tag($0) } }
          .environment(\.editMode, .constant(isEdited ? .active : .inactive))
      }
    }
    func place(_ isEdited: Bool) throws -> CGFloat {
      let session = display(Rows(isEdited: isEdited)).session
      return try session.find("Row 2").frame.minY
    }
    #expect(try place(true) == place(false))
  }

  @Test("a finger on a text in a row's title edits the text, and does not press the row")
  func fieldInTitle() throws {
    struct Rows: View {
      @State private var text = ""
      @State private var pressed = 0
      var body: some View {
        List {
          DisclosureGroup {
            Text("Inside")
          } label: {
            HStack {
              Text("Group")
              TextField("Field", text: $text).frame(width: 80).testProbe("Field")
            }
          }
          Button {
            pressed += 1
          } label: {
            HStack {
              Text("Pressed \(pressed)")
              TextField("Other", text: $text).frame(width: 80).testProbe("Other")
            }
          }
        }
      }
    }
    let rows = display(Rows())
    let session = rows.session
    for name in ["Field", "Other"] {
      let field = try #require(rows[name])
      session.tap(at: CGPoint(x: field.midX, y: field.midY))
      session.advance(by: 1)
      #expect(session.focusedElement != nil)
      #expect(!rows.texts.contains("Inside") && rows.texts.contains("Pressed 0"))
      session.press(.escape)
    }
    let title = try #require(rows["Field"])
    session.tap(at: CGPoint(x: title.minX - 20, y: title.midY))
    session.advance(by: 1)
    #expect(rows.texts.contains("Inside"))
  }

  @Test("chevrons of rows with others below stand in one column, whatever their badges")
  func badgesOfGroups() throws {
    let rows = display(
      List {
        DisclosureGroup("One") { Text("a") }.badge(1)
        DisclosureGroup("Two") { Text("b") }.badge(1_000)
        DisclosureGroup("None") { Text("c") }
      })
    let image = rows.session.image()
    let pixels = image.premultipliedRGBA
    func blue(_ name: String) throws -> [Int] {
      let y = Int(try rows.session.find(.label(name)).frame.midY)
      return (200..<Int(rows.size.width)).filter { x in
        let start = (y * image.width + x) * 4
        return pixels[start] < 120 && pixels[start + 2] > 200
      }
    }
    let columns = try ["One, 1", "Two, 1,000", "None"].map(blue)
    #expect(!columns[0].isEmpty && columns[0] == columns[1] && columns[1] == columns[2])
    let texts = rows.texts
    #expect(texts.contains("1") && texts.contains("1,000"))
  }
}
