import HeadlessHost
import SwiftUI
import Testing
import ViewGraph

/// Views that are never seen and say something for another one.
@MainActor @Suite("Views that only say something") struct RepresentationTests {
  private struct Dial: View {
    @State private var value = 3.0
    var body: some View {
      VStack {
        Circle().frame(width: 100, height: 60).accessibilityLabel("drawn")
          .accessibilityRepresentation { Slider(value: $value, in: 0...10, step: 1) { Text("Volume") } }
        Text("at \(Int(value))")
      }
    }
  }

  @Test("a representation is found in the view's place, and acts for it; it is neither drawn nor focused")
  func representation() throws {
    let session = HeadlessSession(Dial(), size: CGSize(width: 200, height: 200))
    let bare = HeadlessSession(
      VStack {
        Circle().frame(width: 100, height: 60)
        Text("at 3")
      }, size: CGSize(width: 200, height: 200))
    #expect(session.pngData() == bare.pngData())
    #expect(!session.exists("drawn"))
    let dial = try session.find(.role(.slider))
    #expect(dial.label == "Volume" && dial.frame.size == CGSize(width: 100, height: 60))
    try dial.perform(.increment)
    #expect(session.exists("at 4"))
    session.press(.tab)
    #expect(session.focusedElement == nil)
  }

  @Test("a tap on a representation presses what is drawn; a field in one takes no focus")
  func pressing() throws {
    struct Lamp: View {
      @State private var isOn = false
      @State private var name = ""
      var body: some View {
        VStack {
          Circle().frame(width: 40, height: 40).onTapGesture { isOn.toggle() }
            .accessibilityRepresentation { Toggle("Lamp", isOn: $isOn) }
          Text("drawn").accessibilityRepresentation { TextField("Name", text: $name) }
        }
      }
    }
    let session = HeadlessSession(Lamp(), size: CGSize(width: 200, height: 200))
    try session.find("Lamp").tap()
    #expect(try session.find("Lamp").value == "1")
    try session.find("Lamp").perform(.activate)
    #expect(try session.find("Lamp").value == "0")
    #expect(throws: LookupError.self) { try session.find("Name").focus() }
  }

  @Test("an empty representation leaves the view out, one of several elements has them all")
  func shapes() {
    #expect(elements(of: Text("a").accessibilityRepresentation { EmptyView() }) == [])
    let two = Text("a").accessibilityRepresentation {
      HStack {
        Text("b")
        Button("c") {}
      }
    }
    #expect(elements(of: two) == ["staticText \"b\"", "button \"c\" (activate)"])
    #expect(
      elements(of: Text("a").accessibilityHidden(true).accessibilityRepresentation { Text("b") })
        == ["staticText \"b\""])
    #expect(
      elements(of: Text("a").accessibilityRepresentation { Text("b") }.accessibilityHint("h"))
        == ["staticText \"b\" hint: \"h\""])
  }

  @Test("children are elements inside of the view's own, where they are laid out")
  func children() throws {
    let chart = Canvas { _, _ in }.frame(width: 100, height: 50).accessibilityLabel("Chart")
      .accessibilityChildren {
        HStack(spacing: 0) {
          ForEach(1..<3) { bar in
            Rectangle().accessibilityLabel("bar \(bar)").accessibilityValue("\(bar * 10)")
          }
        }
      }
    #expect(
      elements(of: chart) == [
        "group \"Chart\"", "  element \"bar 1\" value: \"10\"", "  element \"bar 2\" value: \"20\"",
      ])
    let session = HeadlessSession(chart, size: CGSize(width: 100, height: 50))
    #expect(try session.find("bar 2").frame == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(
      elements(of: Circle().accessibilityChildren { Text("a") }) == ["group", "  staticText \"a\""])
  }

  @Test("the buttons of a view that is not seen are actions, in their group; disabled ones are none")
  func actions() throws {
    struct Row: View {
      @State private var log = ""
      var body: some View {
        Text("row \(log)").accessibilityIdentifier("row")
          .accessibilityActions {
            Button("Reply") { log += "r" }
            Button("Delete", role: .destructive) { log += "d" }
            Button("Never") {}.disabled(true)
          }
          .accessibilityActions(category: .edit) { Button("Rename") { log += "n" } }
          .accessibilityAction {
            log += "l"
          } label: {
            Text("With")
            Text("label")
          }
      }
    }
    let session = HeadlessSession(Row(), size: CGSize(width: 200, height: 100))
    let row = try session.find(.identifier("row"))
    #expect(
      row.actions == [.named("Reply"), .named("Delete"), .named("Rename"), .named("With, label")])
    #expect(row.category(ofAction: "Rename") == "edit" && row.category(ofAction: "Reply") == nil)
    for action in row.actions { try session.find(.identifier("row")).perform(action) }
    #expect(try session.find(.identifier("row")).label == "row rdnl")
  }

  @Test("a label may be made of the one that there is")
  func labels() {
    let view = Text("Mail").accessibilityLabel { label in
      Text("Favourite")
      label
    }
    #expect(elements(of: view) == ["staticText \"Favourite, Mail\""])
    #expect(
      elements(of: Image(systemName: "star").accessibilityLabel { _ in Text("new") }) == ["image \"new\""])
  }

  @Test("what shows large is the view's name, or what another view says")
  func largeContent() throws {
    let view = HStack {
      Text("a").accessibilityShowsLargeContentViewer()
      Text("b").accessibilityShowsLargeContentViewer { Label("Inbox", systemImage: "tray") }
    }
    let session = HeadlessSession(view, size: CGSize(width: 200, height: 100))
    #expect(try session.find("a").largeContent == "a")
    #expect(try session.find("b").largeContent == "Inbox")
  }

  @Test("quick actions are there while they are active")
  func quickActions() throws {
    struct Workout: View {
      @State private var isActive = false
      @State private var isPaused = false
      var body: some View {
        Text(isPaused ? "paused" : "running").accessibilityIdentifier("state")
          .accessibilityQuickAction(style: .prompt, isActive: $isActive) {
            Button("Pause") { isPaused = true }
          }
        Button("Activate") { isActive = true }
      }
    }
    let session = HeadlessSession(Workout(), size: CGSize(width: 200, height: 100))
    #expect(try session.find("state").actions.isEmpty)
    try session.tap("Activate")
    try session.find("state").perform(.named("Pause"))
    #expect(session.exists("paused"))
  }
}
