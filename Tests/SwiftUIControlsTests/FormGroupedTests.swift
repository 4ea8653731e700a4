import Geometry
import HeadlessHost
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// On the desktop cards stand 20 points in, and rows are 20 points higher than their content.
@MainActor @Suite("Grouped forms")
struct FormGroupedTests {
  private let size = CGSize(width: 320, height: 400)

  private func display<V: View>(
    _ form: V, _ profile: PlatformProfile = .desktop,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Display {
    Display(form.formStyle(.grouped), size: size, profile: profile, environment: environment)
  }

  private func pixel(_ display: Display, _ x: Int, _ y: Int) -> [UInt8] {
    let image = display.session.image()
    let start = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  @Test("rows are content and 20 points, cards 20 in and 10 apart, headers 10 above and 30 below a section")
  func measures() {
    let form = display(
      Form {
        blank("a", 20, 16)
        blank("b", 20, 16)
        Section { blank("c", 20, 30) }
        Section {
          Color.clear.frame(height: 16).testProbe("d")
        } header: {
          blank("header", 20, 16)
        }
      })
    #expect(form["a"] == rect(30, 30, 20, 16))
    #expect(form["b"] == rect(30, 66, 20, 16))
    #expect(form["c"] == rect(30, 112, 20, 30))
    #expect(form["header"] == rect(30, 182, 20, 16))
    #expect(form["d"] == rect(30, 218, 260, 16))
  }

  @Test("on a phone a form looks as an inset grouped list does, and so by itself")
  func phone() {
    @ViewBuilder var rows: some View {
      Section {
        blank("a", 20, 16)
      } header: {
        blank("header", 20, 16)
      }
      blank("b", 20, 40)
    }
    let list = Display(List { rows }.listStyle(.insetGrouped), size: size, profile: .phone)
    for form in [display(Form { rows }, .phone), Display(Form { rows }, size: size, profile: .phone)] {
      for id in ["a", "header", "b"] { #expect(form[id] == list[id], "\(id)") }
    }
  }

  @Test("separators are inset on both sides, and cards have round corners on their ground")
  func look() {
    let form = display(
      Form {
        blank("a", 20, 16)
        blank("b", 20, 16)
      })
    let (card, line) = (pixel(form, 160, 50), pixel(form, 160, 55))
    #expect(card != line)
    #expect(pixel(form, 31, 55) == line && pixel(form, 28, 55) == card)
    #expect(pixel(form, 288, 55) == line && pixel(form, 292, 55) == card)
    #expect(pixel(form, 5, 50) == [255, 255, 255, 255])
    #expect(pixel(form, 20, 20) == [255, 255, 255, 255] && pixel(form, 40, 22) == card)
    #expect(pixel(form, 22, 55) == card)
    let dark = display(Form { blank("a", 20, 16) }) { $0.colorScheme = .dark }
    #expect(pixel(dark, 5, 50)[0] < pixel(dark, 160, 40)[0])
  }

  @Test("the background goes where it is hidden, cards stay", arguments: [PlatformProfile.desktop, .phone])
  func background(profile: PlatformProfile) {
    let y = profile == .phone ? 60 : 40
    let form = display(Form { blank("a", 20, 16) }.scrollContentBackground(.hidden), profile)
    #expect(pixel(form, 5, y)[3] == 0)
    #expect(pixel(form, 160, y)[3] == 255)
    #expect(
      pixel(display(Form { blank("a", 20, 16) }.scrollContentBackground(.visible), profile), 5, y)[3] == 255)
    let list = Display(
      List { blank("a", 20, 16) }.listStyle(.insetGrouped).scrollContentBackground(.hidden), size: size,
      profile: .phone)
    #expect(pixel(list, 5, 60)[3] == 0)
  }

  private func run(_ text: String, _ display: Display) throws -> (x: CGFloat, end: CGFloat) {
    let run = try #require(display.runs.first { $0.run.text == text }, "\(text)")
    return (run.x, run.x + run.run.glyphs.reduce(0) { $0 + CGFloat($1.advance) })
  }

  @Test("labels begin and values end with the row", arguments: [PlatformProfile.desktop, .phone])
  func values(profile: PlatformProfile) throws {
    let form = display(
      Form {
        LabeledContent("Label", value: "value")
        Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }
      }, profile)
    let edge: CGFloat = profile == .phone ? 32 : 30
    #expect(abs(try run("Label", form).x - edge) < 1)
    #expect(abs(try run("Menu", form).x - edge) < 1)
    #expect(abs(try run("value", form).end - (320 - edge)) < 1)
    #expect(try run("One", form).end < 320 - edge - 9)
    #expect(try run("One", form).x > 200)
    let outside = Display(LabeledContent("Label", value: "value"), profile: .desktop)
    #expect(form.inks[1] != outside.inks[1])
  }

  @Test("on the desktop a field ends with the row beside its label; on a phone it fills the row")
  func fields() throws {
    let form = Form {
      TextField("Name", text: .constant("Ada"))
      TextField("Mail", text: .constant(""), prompt: Text("prompt"))
      TextField("Street", text: .constant("")).labelsHidden()
    }
    let desktop = display(form)
    #expect(desktop.texts == ["Name", "Ada", "Mail", "prompt", "Street"])
    #expect(abs(try run("Ada", desktop).end - 290) < 1.5)
    #expect(abs(try run("prompt", desktop).end - 290) < 1.5)
    #expect(abs(try run("Street", desktop).x - 30) < 1)
    let phone = display(form, .phone)
    #expect(phone.texts == ["Ada", "prompt", "Street"])
    #expect(abs(try run("Ada", phone).x - 32) < 1)
    let centred = display(Form { TextField("Name", text: .constant("Ada")).multilineTextAlignment(.center) })
    #expect(try run("Ada", centred).end < 270)
  }

  @Test("a toggle is a switch at the row's end, but for those with another style")
  func toggles() {
    let form = display(Form { Toggle("Label", isOn: .constant(true)) })
    #expect(pixel(form, 264, 39)[2] > 200 && pixel(form, 264, 39)[0] < 100)
    #expect(pixel(form, 286, 39) != pixel(form, 292, 39))
    let box = display(Form { Toggle("Label", isOn: .constant(true)).toggleStyle(.checkbox) })
    #expect(pixel(box, 264, 39) == pixel(box, 200, 39))
    #expect(pixel(box, 32, 39)[2] > 200)
  }

  @Test("row and section modifiers hold as in a list")
  func modifiers() {
    let form = display(
      Form {
        blank("a", 20, 16).listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 4, trailing: 0))
        blank("b", 20, 16).listRowBackground(Color.red).listRowSeparator(.hidden)
        blank("c", 20, 16)
        Section { blank("d", 20, 16) }
        Section { blank("e", 20, 16) }
      }
      .listSectionSpacing(4))
    #expect(form["a"]?.minX == 60)
    let b = form["b"] ?? .zero
    #expect(pixel(form, 160, Int(b.midY))[0] > 200 && pixel(form, 160, Int(b.midY))[1] < 120)
    #expect(pixel(form, 160, Int(b.maxY) + 9)[1] < 120)
    #expect(form["e"]?.minY == (form["d"]?.maxY ?? 0) + 10 + 4 + 10)
  }

  @Test("a long form makes the rows that can be seen, and scrolls unless that is disabled")
  func scrolling() {
    @MainActor func rows(_ form: some View) -> Display { display(form) }
    let form = rows(Form { ForEach(0..<1000, id: \.self) { blank("\($0)", 20, 16) } })
    #expect(form["0"] != nil && form["500"] == nil)
    _ = form.session.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 100, y: 200))
    #expect(form["0"]?.minY ?? -100 < 0)
    let still = rows(Form { ForEach(0..<1000, id: \.self) { blank("\($0)", 20, 16) } }.scrollDisabled(true))
    _ = still.session.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 100, y: 200))
    #expect(still["0"]?.minY == 30)
  }

  @Test("from right to left labels begin at the right")
  func rightToLeft() throws {
    let form = display(Form { LabeledContent("Label", value: "value") }) { $0.layoutDirection = .rightToLeft }
    #expect(abs(try run("Label", form).end - 290) < 1)
    #expect(abs(try run("value", form).x - 30) < 1)
  }

  @Test("texts of accessibility sizes stand under each other on a phone")
  func largeTexts() throws {
    let form = Form { LabeledContent("Label", value: "value") }
    func tops(_ size: DynamicTypeSize) -> [CGFloat] {
      display(form, .phone) { $0.dynamicTypeSize = size }.runs.map(\.y)
    }
    #expect(tops(.large)[0] == tops(.large)[1])
    #expect(tops(.accessibility3)[0] < tops(.accessibility3)[1])
  }

  @Test("controls that take no input are paler")
  func disabled() {
    let form = Form {
      Toggle("Label", isOn: .constant(true))
      Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }
    }
    #expect(!display(form).opacities.contains(0.5))
    #expect(display(form.disabled(true)).opacities.contains(0.5))
  }

  @Test("what a row leads to, and panels, are apart from the form")
  func apart() throws {
    let form = display(
      NavigationStack {
        Form { NavigationLink("Link") { Toggle("Box", isOn: .constant(true)) } }.formStyle(.grouped)
      })
    try form.session.find("Link").tap()
    form.session.advance(by: 1)
    let box = try form.session.find("Box")
    #expect(box.frame.width < 100)
    let columns = Display(
      Form {
        List { LabeledContent("a", value: "b") }
      }, size: size)
    #expect(columns.runs[1].x - columns.runs[0].x < 40)
  }
}
