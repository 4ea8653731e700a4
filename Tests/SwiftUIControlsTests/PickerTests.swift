import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Pickers") @MainActor
struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  private struct Flavors<Style: PickerStyle>: View {
    let style: Style
    @State private var flavor: Flavor = .vanilla
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          Text("Chocolate").tag(Flavor.chocolate)
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Strawberry").tag(Flavor.strawberry)
        }
        .pickerStyle(style)
        Text(verbatim: "is \(flavor)")
      }
    }
  }

  private func window(_ view: some View, _ profile: PlatformProfile = .desktop) -> HeadlessSession {
    HeadlessSession(view.environment(\.platformProfile, profile), size: CGSize(width: 300, height: 300))
  }

  private func exists(_ name: String, in session: HeadlessSession) -> Bool {
    (try? session.element(named: name)) != nil
  }

  private func isSelected(_ name: String, in session: HeadlessSession) throws -> Bool {
    try session.element(named: name).semantics.traits.contains(.isSelected)
  }

  private struct Ranges: View {
    @State private var people = 2
    @State private var number = 4
    var body: some View {
      Picker("People", selection: $people) { ForEach(2..<100) { Text("\($0) people") } }
      Picker("Number", selection: $number) { ForEach(2..<9, id: \.self) { Text("number \($0)") } }
      Text(verbatim: "are \(people), \(number)")
    }
  }

  @Test("without tags the options of a range are chosen by their offsets, and with an identity by that")
  func ranges() throws {
    let session = window(VStack { Ranges() })
    #expect(try session.find("People").value == "4 people" && session.find("Number").value == "number 4")
    try session.find("People").pick("10 people")
    try session.find("Number").pick("number 8")
    #expect(exists("are 8, 8", in: session))
  }

  @MainActor private final class Made { var count = 0 }

  @Test("of a long range only the option that is chosen is made on a phone") func longRange() {
    let made = Made()
    func option(_ number: Int) -> Text {
      made.count += 1
      return Text("option \(number)")
    }
    let picker = Picker("Number", selection: .constant(500)) { ForEach(100..<10_000) { option($0) } }
    let session = window(picker, .phone)
    session.update()
    #expect(session.exists(.value("option 600")) && made.count < 20)
  }

  @Test("a pop-up button at the end of a form's row is where the row is activated", arguments: [false, true])
  func rowOfForm(rightToLeft: Bool) throws {
    let form = Form { Flavors(style: .menu) }.formStyle(.grouped)
    let session = window(form.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight))
    try session.find("Flavor").pick("Strawberry")
    #expect(exists("is strawberry", in: session))
  }

  @Test("at accessibility sizes the chosen option of a phone's row stands below the label")
  func accessibilitySizes() throws {
    let form = Form { Picker("Flavor", selection: .constant(0)) { blank("option", 20, 20).tag(0) } }
    for (size, isBelow) in [(DynamicTypeSize.large, false), (.accessibility3, true)] {
      let display = Display(
        form.environment(\.dynamicTypeSize, size), size: CGSize(width: 390, height: 400), profile: .phone)
      let label = try #require(display.runs.first { $0.run.text == "Flavor" })
      let option = try #require(display["option"])
      #expect((option.minX < label.x + 4 && option.minY > label.y) == isBelow, "\(size)")
    }
  }

  // MARK: Options that all show

  private func chooses(_ style: some PickerStyle, _ profile: PlatformProfile) throws {
    let session = window(Flavors(style: style), profile)
    #expect(try isSelected("Vanilla", in: session) && !isSelected("Chocolate", in: session))
    try session.tap("Chocolate")
    session.advance(by: 1)
    #expect(exists("is chocolate", in: session))
    #expect(try !isSelected("Vanilla", in: session) && isSelected("Chocolate", in: session))
    let node = try session.element(named: "Strawberry")
    #expect(node.semantics.role == .radioButton)
    #expect(SemanticsPass.perform(.activate, on: node.handle, in: session.session.graph))
    #expect(exists("is strawberry", in: session))
    #expect(try session.element(named: "Flavor").semantics.role == .group)
  }

  @Test(
    "a press chooses an option, in every style that shows all", arguments: [PlatformProfile.desktop, .phone])
  func styles(profile: PlatformProfile) throws {
    try chooses(.segmented, profile)
    try chooses(.inline, profile)
    try chooses(.radioGroup, profile)
    try chooses(.palette, profile)
    try chooses(.wheel, profile)
  }

  @Test("segments are all as wide as the widest option and 21 points, and share the width on a phone")
  func segments() {
    let picker = Picker(selection: .constant(1)) {
      blank("a", 10, 10).tag(1)
      blank("b", 30, 10).tag(2)
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented).labelsHidden().testProbe("picker")
    let desktop = Display(picker, size: CGSize(width: 300, height: 100))
    #expect(desktop["picker"]?.size == CGSize(width: 2 * (30 + 21), height: 24))
    #expect((desktop["a"]?.midX ?? 0) + 51 == desktop["b"]?.midX)
    let phone = Display(picker, size: CGSize(width: 300, height: 100), profile: .phone)
    #expect(phone["picker"]?.size == CGSize(width: 300, height: 31))
    #expect(phone["a"]?.midX == 75 && phone["b"]?.midX == 225)
    let mirrored = Display(picker, size: CGSize(width: 300, height: 100), profile: .phone) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored["a"]?.midX == 225)
  }

  @Test("circles are 16 points and 5 before the option; rows are 6 apart, or side by side")
  func radios() {
    let picker = Picker(selection: .constant(1)) {
      blank("a", 10, 16).tag(1)
      blank("b", 30, 16).tag(2)
    } label: {
      EmptyView()
    }
    .pickerStyle(.radioGroup).labelsHidden()
    let column = Display(picker)
    #expect(column["a"]?.minX == 21)
    #expect(column["b"]?.minX == 21)
    #expect((column["b"]?.minY ?? 0) > (column["a"]?.maxY ?? 0))
    let row = Display(picker.horizontalRadioGroupLayout())
    #expect((row["b"]?.minX ?? 0) > (row["a"]?.maxX ?? 1000))
    #expect(row["b"]?.minY == row["a"]?.minY)
  }

  @Test("a wheel is turned by dragging, and stops at its ends")
  func wheel() throws {
    let session = window(Flavors(style: .wheel), .phone)
    let frame = try session.element(named: "Vanilla").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    session.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 32), duration: 5)
    session.advance(by: 1)
    #expect(exists("is strawberry", in: session))
    session.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 500))
    session.advance(by: 1)
    #expect(exists("is chocolate", in: session))
  }

  // MARK: Tags

  @Test(
    "a loop's identities are tags, optional selections find tags of the type, and others are never chosen")
  func tags() throws {
    struct Window: View {
      @State private var id = Flavor.vanilla
      @State private var maybe: Int?
      var body: some View {
        VStack {
          Picker("Loop", selection: $id) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          Picker("Optional", selection: $maybe) {
            Text("None").tag(Int?.none)
            Text("One").tag(1)
            Text("Strict").tag(2, includeOptional: false)
            Text("Untagged")
          }
          Text(verbatim: "\(id) \(maybe.map(String.init) ?? "nil")")
        }
        .pickerStyle(.inline)
      }
    }
    let session = window(Window())
    #expect(try isSelected("vanilla", in: session) && isSelected("None", in: session))
    try session.tap("strawberry")
    try session.tap("One")
    #expect(exists("strawberry 1", in: session))
    try session.tap("Strict")
    try session.tap("Untagged")
    #expect(exists("strawberry 1", in: session))
    try session.tap("None")
    #expect(exists("strawberry nil", in: session))
  }

  @Test("of several values an option is chosen where all have it, and choosing writes all")
  func sources() throws {
    @MainActor final class Box { var values = [1, 2] }
    let box = Box()
    func session() -> HeadlessSession {
      let bindings = [0, 1].map { index in
        Binding {
          box.values[index]
        } set: {
          box.values[index] = $0
        }
      }
      return window(
        Picker("Number", sources: bindings, selection: \.self) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.radioGroup))
    }
    let mixed = session()
    #expect(try !isSelected("One", in: mixed) && !isSelected("Two", in: mixed))
    try mixed.tap("Two")
    #expect(box.values == [2, 2])
    #expect(try isSelected("Two", in: session()))
  }

  @Test("without options, and with a selection that none has, nothing is chosen and nothing fails")
  func empty() throws {
    func check(_ style: some PickerStyle) throws {
      let session = window(Picker("Nothing", selection: .constant(1)) {}.pickerStyle(style))
      _ = session.image()
      let other = window(Picker("Other", selection: .constant(7)) { Text("One").tag(1) }.pickerStyle(style))
      _ = other.image()
      _ = try other.element(named: "Other")
    }
    try check(.automatic)
    try check(.segmented)
    try check(.inline)
    try check(.palette)
    try check(.wheel)
  }

  @Test("a disabled one stays as it is")
  func disabled() throws {
    for style in ["segmented", "radioGroup"] {
      let session =
        style == "segmented"
        ? window(Flavors(style: .segmented).disabled(true))
        : window(Flavors(style: .radioGroup).disabled(true))
      try session.tap("Chocolate")
      #expect(exists("is vanilla", in: session))
    }
    let session = window(Flavors(style: .menu).disabled(true))
    try session.tap("Flavor")
    #expect(!exists("Chocolate", in: session))
  }

  // MARK: The menu

  @Test("the button says the chosen option, and is 24 points high and as wide as the widest option needs")
  func popUp() throws {
    let session = window(Flavors(style: .menu))
    let node = try session.element(named: "Flavor")
    #expect(node.semantics.role == .popUpButton && node.semantics.value == "Vanilla")
    let picker = Picker(selection: .constant(1)) {
      blank("a", 10, 10).tag(1)
      blank("b", 30, 10).tag(2)
    } label: {
      EmptyView()
    }
    #expect(size(of: picker.labelsHidden()) == CGSize(width: 12 + 30 + 47.5, height: 24))
  }

  @Test(
    "it opens a menu of all options; choosing one closes it", arguments: [PlatformProfile.desktop, .phone])
  func menu(profile: PlatformProfile) throws {
    let session = window(Flavors(style: .menu), profile)
    #expect(!exists("Chocolate", in: session))
    try session.tap("Flavor")
    #expect(try session.element(named: "Chocolate").semantics.role == .menuItem)
    #expect(try isSelected("Vanilla", in: session) && !isSelected("Chocolate", in: session))
    try session.tap("Strawberry")
    #expect(exists("is strawberry", in: session) && !exists("Chocolate", in: session))
    #expect(try session.element(named: "Flavor").semantics.value == "Strawberry")
  }

  @Test("on the desktop the chosen option opens where the button shows it, from either side")
  func place() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let session = window(Flavors(style: .menu).environment(\.layoutDirection, direction))
      let button = try session.element(named: "Flavor").frame
      let label = HeadlessSession(Text("Flavor")).size.width + 8
      try session.tap("Flavor")
      let row = try session.element(named: "Vanilla").frame
      #expect(abs(row.midY - button.midY) <= 1)
      // The mark of 10 points and its gap stand before the button.
      if direction == .leftToRight {
        #expect(abs(row.minX - (button.minX + label - 16)) < 1 && row.maxX >= button.maxX - 1)
      } else {
        #expect(abs(row.maxX - (button.maxX - label + 16)) < 1 && row.minX <= button.minX + 1)
      }
    }
  }

  @Test(
    "the plate of the chosen segment is under its option, from either side, and goes to another over time")
  func plate() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let session = window(
        Flavors(style: .segmented).labelsHidden().environment(\.layoutDirection, direction), .phone)
      session.setEnvironment { $0.colorScheme = .dark }
      func brightness(under name: String) throws -> Int {
        let frame = try session.element(named: name).frame
        let image = session.image()
        let pixels = image.premultipliedRGBA
        // In dark colours the plate is the brightest thing at the segment's lower edge.
        let (x, y) = (Int(frame.midX), Int(frame.maxY) - 4)  // both are within the window of 300 points
        return Int(pixels[(y * 300 + x) * 4 + 3])
      }
      #expect(try brightness(under: "Vanilla") == 255)
      #expect(try brightness(under: "Chocolate") < 255 && brightness(under: "Strawberry") < 255)
      try session.tap("Chocolate")
      #expect(session.isMoving)
      session.advance(by: 1)
      #expect(try brightness(under: "Chocolate") == 255)
      #expect(try brightness(under: "Vanilla") < 255 && brightness(under: "Strawberry") < 255)
    }
  }

  @Test("another label for the present value shows in the button, and not in the menu")
  func currentValueLabel() throws {
    let session = window(
      Picker("Flavor", selection: .constant(1)) {
        Text("One").tag(1)
      } currentValueLabel: {
        Text("The first")
      })
    #expect(try session.element(named: "Flavor").semantics.value == "The first")
    try session.tap("Flavor")
    #expect(exists("One", in: session))
  }

  @Test("an option that cannot be selected stays unchosen, and the program can choose it")
  func selectionDisabled() throws {
    struct Page<Style: PickerStyle>: View {
      let style: Style
      @State private var flavor: Flavor = .vanilla
      var body: some View {
        VStack {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue).selectionDisabled($0 == .chocolate) }
          }
          .pickerStyle(style)
          Text(verbatim: "is \(flavor)")
          Button("Program") { flavor = .chocolate }
        }
      }
    }
    func check(_ style: some PickerStyle) throws {
      let session = window(Page(style: style))
      let picker = try session.find("Flavor")
      try picker.pick("strawberry")
      session.advance(by: 1)
      #expect(session.exists("is strawberry"))
      try? session.find("Flavor").pick("chocolate")
      session.advance(by: 1)
      #expect(session.exists("is strawberry"))
      session.press(.escape)
      try session.find("Program").perform(.activate)
      #expect(session.exists("is chocolate"))
    }
    try check(.segmented)
    try check(.radioGroup)
    try check(.menu)
    try check(.wheel)
  }
}
