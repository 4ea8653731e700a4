import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

/// What a program was told, in order.
@MainActor
private final class Log {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@Suite("Text fields") @MainActor
struct TextFieldTests {
  private final class Model: ObservableObject {
    @Published var name = ""
    @Published var other = ""
    @Published var number = 5
    @Published var optional: Int?
  }

  private struct Form: View {
    enum Field: Hashable { case name, other, nowhere }
    @ObservedObject var model: Model
    let log: Log
    var isOtherShown = true
    @FocusState var field: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $model.name).focused($field, equals: .name)
        if isOtherShown {
          TextField("Other", text: $model.other).focused($field, equals: .other)
        }
        Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("where")
        Button("Go") { field = .other }
        Button("Away") { field = nil }
        Button("Lost") { field = .nowhere }
      }
      .onSubmit { log.add("submitted") }
      .onChange(of: field) { old, new in
        log.add("\(old.map { "\($0)" } ?? "-") to \(new.map { "\($0)" } ?? "-")")
      }
      .frame(width: 200)
    }
  }

  private func window(_ view: some View) -> HeadlessSession {
    HeadlessSession(view, size: CGSize(width: 300, height: 300))
  }

  private func value(_ session: HeadlessSession, _ name: String) throws -> String? {
    try session.element(named: name).semantics.value
  }

  @Test("what is typed goes to the field with the focus, and into the program's value") func typing() throws {
    let model = Model(), log = Log()
    let session = window(Form(model: model, log: log))
    session.type("lost")
    #expect(model.name.isEmpty, "nothing has the focus")
    try session.tap("Name")
    session.type("Ada L")
    #expect(model.name == "Ada L")
    #expect(try value(session, "Name") == "Ada L")
    #expect(log.take() == ["- to name"])
    session.press(.delete)
    session.press(.leftArrow, modifiers: .option)
    session.type("the ")
    #expect(model.name == "the Ada ")
    model.name = "Grace"
    session.type("!")
    #expect(model.name == "Grace!", "the program's text, with the caret at its end")
    session.type("\n")
    #expect(log.take().last == "submitted")
  }

  @Test("a value is in the environment's language, unless its format has another") func languages() throws {
    func values(_ locale: String) throws -> [String?] {
      let fields = VStack {
        TextField("Own", value: .constant(1234.5), format: .number)
        TextField("Named", value: .constant(1234.5), format: .number.locale(Locale(identifier: "en")))
        Stepper("Stepped", value: .constant(1234.5), format: .number)
      }
      let session = window(fields.environment(\.locale, Locale(identifier: locale)))
      return try ["Own", "Named", "Stepped"].map { try session.find($0).value }
    }
    #expect(try values("de") == ["1.234,5", "1,234.5", "1.234,5"])
    #expect(try values("en") == ["1,234.5", "1,234.5", "1,234.5"])
  }

  private struct Adding: View {
    let goesOn: Bool
    @State private var text = ""
    @State private var items: [String] = []
    @FocusState private var isWriting: Bool

    var body: some View {
      TextField("New", text: $text).focused($isWriting).onSubmit {
        items.append(text)
        text = ""
        if goesOn { isWriting = true }
      }
      Text(items.joined(separator: ", ")).accessibilityIdentifier("items")
      Text(isWriting ? "writing" : "away").accessibilityIdentifier("where")
    }
  }

  @Test("a field that is submitted keeps the focus where the action asks for that", arguments: [false, true])
  func goingOn(isPhone: Bool) throws {
    for goesOn in [false, true] {
      let adding = VStack { Adding(goesOn: goesOn) }
      let session = window(adding.environment(\.platformProfile, isPhone ? .phone : .desktop))
      try session.tap("New")
      session.type("milk\n")
      session.advance(by: 1)
      #expect(try session.find("where").label == (goesOn || !isPhone ? "writing" : "away"))
      session.type("eggs\n")
      #expect(try session.find("items").label == (goesOn || !isPhone ? "milk, eggs" : "milk"))
    }
  }

  @Test("a focus state follows the focus and moves it") func focusState() throws {
    let model = Model(), log = Log()
    let session = window(Form(model: model, log: log))
    try session.tap("Name")
    session.press(.tab)
    #expect(log.take() == ["- to name", "name to other"])
    session.press(.tab)
    session.press(.tab, modifiers: .shift)
    #expect(log.take() == ["other to name", "name to other"], "around at both ends")
    try session.tap("Away")
    session.type("x")
    #expect(model.other.isEmpty && model.name.isEmpty)
    #expect(log.take() == ["other to -"])
    try session.tap("Go")
    session.type("y")
    #expect(model.other == "y")
    #expect(log.take() == ["- to other"])
  }

  @Test(
    "a field that goes, or is disabled, loses the focus, and the state says so", arguments: [true, false])
  func leaving(isDisabled: Bool) throws {
    struct Leaving: View {
      @State private var isOut = false
      @State private var text = ""
      @FocusState private var isFocused: Bool
      let isDisabled: Bool
      let log: Log
      var body: some View {
        VStack {
          if !isOut || isDisabled {
            TextField("Field", text: $text).focused($isFocused).disabled(isOut && isDisabled)
          }
          Button("Out") { isOut = true }
        }
        .onChange(of: isFocused) { log.add("\(isFocused)") }
      }
    }
    let log = Log()
    let session = window(Leaving(isDisabled: isDisabled, log: log))
    try session.tap("Field")
    #expect(log.take() == ["true"])
    try session.tap("Out")
    #expect(log.take() == ["false"])
    #expect(!session.press("x"))
  }

  @Test("a state that no view is bound to moves nothing; one of a view that takes no focus is put right")
  func impossible() throws {
    struct Impossible: View {
      @FocusState private var isFocused: Bool
      let log: Log
      var body: some View {
        VStack {
          Text("Only text").focused($isFocused)
          Button("Go") { isFocused = true }
        }
        .onChange(of: isFocused) { log.add("\($0) to \($1)") }
      }
    }
    let log = Log()
    let session = window(Impossible(log: log))
    try session.tap("Go")
    #expect(log.take() == ["false to true", "true to false"])
    #expect(session.warnings.isEmpty)
  }

  @Test("a value is read when editing ends, and shown as it reads; what cannot be read leaves it")
  func values() throws {
    struct Values: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          TextField("Number", value: $model.number, format: .number)
          TextField("Optional", value: $model.optional, format: .number)
        }
      }
    }
    let model = Model()
    let session = window(Values(model: model))
    #expect(try value(session, "Number") == "5")
    try session.tap("Number")
    session.press("a", modifiers: .command)
    session.type("1200")
    #expect(model.number == 5)
    session.type("\n")
    #expect(model.number == 1200)
    #expect(try value(session, "Number") == "1,200")
    session.press("a", modifiers: .command)
    session.type("many")
    try session.tap("Optional")
    #expect(model.number == 1200)
    #expect(try value(session, "Number") == "1,200")
    session.type("7")
    session.press(.tab)
    #expect(model.optional == 7)
    try session.tap("Optional")
    session.press(.delete)
    session.type("\n")
    #expect(model.optional == nil)
  }

  @Test("presses move the caret, drags select, two presses take a word and three all of it") func pressing()
    throws
  {
    let model = Model()
    model.name = "one two three"
    let session = window(
      TextField(
        "Name",
        text: Binding {
          model.name
        } set: {
          model.name = $0
        }
      ).font(.system(size: 20)))
    let frame = try session.element(named: "Name").frame
    let end = CGPoint(x: frame.maxX - 2, y: frame.midY), start = CGPoint(x: frame.minX + 1, y: frame.midY)
    session.tap(at: start)
    session.type("0")
    #expect(model.name == "0one two three")
    session.advance(by: 1)
    session.tap(at: end)
    session.type("4")
    #expect(model.name == "0one two three4")
    session.advance(by: 1)
    session.drag(from: start, to: end)
    session.type("x")
    #expect(model.name == "x")
    model.name = "one two"
    session.advance(by: 1)
    session.tap(at: start, count: 2)
    session.type("1")
    #expect(model.name == "1 two")
    session.advance(by: 1)
    session.tap(at: start, count: 3)
    session.type("all")
    #expect(model.name == "all")
  }

  @Test("what is cut and copied can be pasted, but for what is secret") func clipboard() throws {
    struct Both: View {
      @State private var name = ""
      @State private var secret = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          SecureField("Secret", text: $secret)
        }
      }
    }
    let session = window(Both())
    try session.tap("Name")
    session.type("one\u{20}two")
    session.press(.leftArrow, modifiers: [.option, .shift])
    session.press("x", modifiers: .control)
    session.press(.home)
    session.press("v", modifiers: .command)
    #expect(try value(session, "Name") == "twoone ")
    try session.tap("Secret")
    session.type("pass")
    #expect(try value(session, "Secret") == "••••")
    session.press("a", modifiers: .command)
    session.press("c", modifiers: .command)
    try session.tap("Name")
    session.press(.end)
    session.press("v", modifiers: .command)
    #expect(try value(session, "Name") == "twoone two")
    session.press("z", modifiers: .command)
    session.press("z", modifiers: .command)
    #expect(try value(session, "Name") == "one ")
  }

  @Test("letters that are being composed stand in the field, and are replaced until they are done")
  func composing() throws {
    let model = Model()
    let session = window(
      TextField(
        "Name",
        text: Binding {
          model.name
        } set: {
          model.name = $0
        }))
    try session.tap("Name")
    session.type("a")
    session.compose("に")
    session.compose("にほん")
    #expect(model.name == "aにほん")
    session.compose("日本", selected: 0..<1)
    session.endComposition()
    session.type("!")
    #expect(model.name == "a日本!")
  }

  @Test("keys are given to modifiers around the focus, from the inside out, before the field") func keys()
    throws
  {
    struct Keys: View {
      @State private var text = ""
      let log: Log
      var body: some View {
        VStack {
          TextField("Field", text: $text)
            .onKeyPress(characters: .decimalDigits) { press in
              log.add("digit \(press.characters)")
              return .handled
            }
            .onKeyPress(.upArrow) {
              log.add("inner up")
              return .ignored
            }
        }
        .onKeyPress(keys: [.upArrow, "x"], phases: [.down, .up]) { press in
          log.add("outer \(press.key.character == "x" ? "x" : "up") \(press.phase == .up ? "up" : "down")")
          return press.key == "x" ? .ignored : .handled
        }
      }
    }
    let log = Log()
    let session = window(Keys(log: log))
    session.press("x")
    #expect(log.take() == [], "nothing has the focus")
    try session.tap("Field")
    session.type("a1x")
    #expect(log.take() == ["digit 1", "outer x down", "outer x up"])
    #expect(try value(session, "Field") == "ax")
    session.press(.upArrow)
    #expect(log.take() == ["inner up", "outer up down", "outer up up"])
  }

  @Test("a view that is made focusable takes keys, and knows that it has the focus") func focusable() throws {
    struct Shown: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "here" : "there") }
    }
    struct Game: View {
      let log: Log
      var body: some View {
        Shown().padding().focusable().onKeyPress(.leftArrow) {
          log.add("left")
          return .handled
        }
      }
    }
    let log = Log()
    let session = window(Game(log: log))
    try session.tap("there")
    session.press(.leftArrow)
    #expect(log.take() == ["left"])
    _ = try session.element(named: "here")
  }

  @Test("a field takes the width that it is offered, and shows its prompt while it is empty") func size()
    throws
  {
    let session = window(
      HStack { TextField("Name", text: .constant("")).testProbe("field") }.frame(width: 200))
    #expect(session.frame(of: "field")?.size == CGSize(width: 200, height: 24))
    let plain = window(TextField("Name", text: .constant("")).textFieldStyle(.plain).testProbe("field"))
    #expect(plain.frame(of: "field")?.size == CGSize(width: 300, height: 16))
    func pixels(_ view: some View) -> [UInt8]? { window(view.frame(width: 100)).image().premultipliedRGBA }
    let empty = TextField("Name", text: .constant(""))
    #expect(pixels(empty) != pixels(TextField("Other", text: .constant(""))))
    #expect(pixels(empty) == pixels(TextField("Label", text: .constant(""), prompt: Text("Name"))))
    #expect(
      pixels(TextField("Name", text: .constant("a"))) == pixels(TextField("Other", text: .constant("a"))))
  }

  @Test("along the vertical axis it grows with its lines") func lines() throws {
    let model = Model()
    let session = window(
      TextField(
        "Name",
        text: Binding {
          model.name
        } set: {
          model.name = $0
        }, axis: .vertical
      )
      .textFieldStyle(.plain).testProbe("field").frame(width: 100))
    #expect(session.frame(of: "field")?.height == 16)
    try session.tap("Name")
    session.type("several words that are longer than a line")
    let height = try #require(session.frame(of: "field")?.height)
    #expect(height > 32)
    session.press(.upArrow)
    session.type("X")
    #expect(model.name.hasSuffix("line") && model.name.contains("X"))
  }

  @Test("a style of a program's own decorates the field") func style() throws {
    struct Padded: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.textFieldStyle(.plain).padding(10)
      }
    }
    let session = window(
      TextField("Name", text: .constant("")).textFieldStyle(Padded()).testProbe("field").fixedSize())
    #expect(session.frame(of: "field")?.height == 36)
  }

  @Test("a program that changes what is typed is heard at once") func transforming() throws {
    struct Upper: View {
      @State private var text = ""
      var body: some View {
        TextField(
          "Field",
          text: Binding {
            text
          } set: {
            text = String($0.uppercased().prefix(3))
          })
      }
    }
    let session = window(Upper())
    try session.tap("Field")
    session.type("abcd")
    #expect(try value(session, "Field") == "ABC")
    session.press(.leftArrow)
    session.press(.delete)
    #expect(try value(session, "Field") == "AC")
  }

  @Test("a state that several fields share says that one of them has the focus, and leaves it there")
  func shared() throws {
    struct Shared: View {
      @State private var texts = ["", "", ""]
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("A", text: $texts[0]).focused($isFocused)
          TextField("B", text: $texts[1]).focused($isFocused)
          ForEach(2..<3, id: \.self) { TextField("C", text: $texts[$0]) }.focused($isFocused)
          Button("On") { isFocused = true }
          Button("Off") { isFocused = false }
          Text(isFocused ? "yes" : "no")
        }
        .focused($isFocused)
      }
    }
    let session = window(Shared())
    for name in ["B", "A", "C"] {
      try session.tap(name)
      session.type(name)
      #expect(try value(session, name) == name)
      _ = try session.element(named: "yes")
    }
    session.press(.tab, modifiers: .shift)
    session.type("+")
    #expect(try value(session, "B") == "+", "what the tabulator key comes to is selected")
    try session.tap("Off")
    session.type("lost")
    _ = try session.element(named: "no")
    try session.tap("On")
    session.type("first")
    #expect(try value(session, "A") == "first")
    #expect(session.warnings == [])
  }

  @Test("of bindings of one state around a field the inmost counts") func nested() throws {
    struct Nested: View {
      @State private var texts = ["", ""]
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          TextField("A", text: $texts[0]).focused($field, equals: 1)
          TextField("B", text: $texts[1]).focused($field, equals: 2)
          Text("at \(field ?? -1)")
          Button("Go") { field = 0 }
        }
        .focused($field, equals: 0)
      }
    }
    let session = window(Nested())
    try session.tap("B")
    session.type("b")
    #expect(try value(session, "B") == "b")
    _ = try session.element(named: "at 2")
    try session.tap("Go")
    session.type("a")
    #expect(try value(session, "A") == "a")
    _ = try session.element(named: "at 1")
    #expect(session.warnings == [])
  }

  @Test("what is hidden takes no focus") func hidden() throws {
    struct Hidden: View {
      @State private var text = ""
      @State private var other = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("A", text: $text)
          TextField("H", text: $other).focused($isFocused).hidden()
          Button("Go") { isFocused = true }
          Text(verbatim: "\(other), \(isFocused)")
        }
      }
    }
    let session = window(Hidden())
    try session.tap("A")
    session.press(.tab)
    session.type("a")
    #expect(try value(session, "A") == "a")
    try session.tap("Go")
    session.type("x")
    _ = try session.element(named: ", false")
  }

  @Test("keys whose characters are no letters type nothing, and a secret is one word") func characters()
    throws
  {
    struct Fields: View {
      @State private var text = "one two"
      @State private var secret = "one two"
      var body: some View {
        TextField("A", text: $text)
        SecureField("S", text: $secret)
      }
    }
    let session = window(Fields())
    try session.tap("A")
    session.press(.end)
    #expect(!session.press(.escape, characters: "\u{1b}"))
    #expect(!session.press("\u{7f}", characters: "\u{7f}"))
    session.press(.upArrow, characters: "\u{f700}")
    #expect(try value(session, "A") == "one two")
    session.press("Z", modifiers: [.command, .shift])
    session.press(.tab)
    session.press(.end)
    session.press(.delete, modifiers: .option)
    #expect(try value(session, "S") == "")
  }

  @Test("a finger that moves on does not take the focus, and a tap of the program's is told beside it")
  func touches() throws {
    let log = Log()
    struct Field: View {
      @State private var text = ""
      let log: Log
      var body: some View { TextField("A", text: $text).onTapGesture { log.add("tap") } }
    }
    let session = window(Field(log: log))
    session.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250))
    #expect(!session.press("x"))
    try session.tap("A")
    #expect(log.take() == ["tap"])
    #expect(session.press("x"))
  }

  @Test("a number beyond a formatter's bounds is not taken") func bounds() throws {
    struct Bounded: View {
      @State private var number = 5
      var body: some View {
        let formatter = NumberFormatter()
        formatter.minimum = 0
        formatter.maximum = 10
        return TextField("N", value: $number, formatter: formatter)
      }
    }
    let session = window(Bounded())
    try session.tap("N")
    session.press("a", modifiers: .command)
    session.type("50\n")
    #expect(try value(session, "N") == "5")
    session.type("7\n")
    #expect(try value(session, "N") == "7")
  }
}
