import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Focus states")
struct FocusStateTests {
  private struct Fields: View {
    let told: @MainActor (String) -> Void
    @State private var text = ""
    @State private var shows = false
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($focus, equals: "name")
        if shows { TextField("Other", text: $text).focused($focus, equals: "other") }
        Text("Here").focused($focus, equals: "text")
        ForEach(["name", "other", "text", "nobody"], id: \.self) { name in
          Button(name) { focus = name }
        }
        Button("Show") {
          shows = true
          focus = "other"
        }
        Button("Say") { told(focus ?? "none") }
      }
    }
  }

  @MainActor private final class Told { var state: String? }

  private func state(of session: HeadlessSession, _ told: Told, after button: String) throws -> String? {
    try session.find(button).tap()
    session.update()
    try session.find("Say").tap()
    return told.state
  }

  @Test("a value that no view has which can take the focus becomes nil again")
  func nobody() throws {
    let told = Told()
    let session = HeadlessSession(Fields { told.state = $0 }, size: CGSize(width: 300, height: 400))
    session.update()
    #expect(try state(of: session, told, after: "name") == "name")
    #expect(session.focusedElement?.label == "Name")
    #expect(try state(of: session, told, after: "nobody") == "none", "no view is bound to it")
    #expect(
      try state(of: session, told, after: "text") == "none", "the view that is bound to it takes no focus")
    #expect(
      try state(of: session, told, after: "other") == "none", "the view that is bound to it is not there")
    #expect(try state(of: session, told, after: "Show") == "other", "it comes in the same update")
    #expect(session.focusedElement?.label == "Other")
    #expect(try state(of: session, told, after: "name") == "name")
  }

  /// A form that checks what is entered.
  private struct Checked: View {
    @State private var isWrong = false
    @State private var isSheetShown = false
    @State private var name = ""
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: 0)
        TextField("Street", text: $name).focused($focus, equals: 1)
        Button("Save") { isWrong = true }
        Button("Open") { isSheetShown = true }
        Text("focus \(focus ?? -1)")
      }
      .alert("Name needed", isPresented: $isWrong) { Button("OK") { focus = 0 } }
      .sheet(isPresented: $isSheetShown) { Button("Close") { isSheetShown = false } }
      .onChange(of: isSheetShown) { if !isSheetShown { focus = 1 } }
    }
  }

  @Test(
    "a button of an alert sends the focus to a field behind it, wherever it was before",
    arguments: [false, true])
  func behindAlert(hasFocus: Bool) throws {
    let session = HeadlessSession(Checked(), size: CGSize(width: 300, height: 400))
    session.update()
    if hasFocus { try session.find("Street").tap() }
    try session.find("Save").tap()
    session.advance(by: 1)
    try session.find("OK").tap()
    session.advance(by: 1)
    #expect(session.focusedElement?.label == "Name" && session.exists(.named("focus 0")))
  }

  @Test("what hears of a sheet's end sends the focus behind it")
  func behindSheet() throws {
    let session = HeadlessSession(Checked(), size: CGSize(width: 300, height: 400))
    session.update()
    try session.find("Open").tap()
    session.advance(by: 1)
    try session.find("Close").tap()
    session.advance(by: 1)
    #expect(session.focusedElement?.label == "Street" && session.exists(.named("focus 1")))
  }

  private struct Removing: View {
    @State private var text = ""
    @State private var hasSecond = true
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        TextField("One", text: $text).focused($focus, equals: 1)
        if hasSecond { TextField("Two", text: $text).focused($focus, equals: 2) }
        Button("To two") { focus = 2 }
        Button("Remove") {
          hasSecond = false
          focus = 1
        }
      }
    }
  }

  @Test("a field that goes gives the focus to the one that the program names")
  func removed() throws {
    let session = HeadlessSession(Removing(), size: CGSize(width: 300, height: 400))
    session.update()
    try session.find("To two").tap()
    #expect(session.focusedElement?.label == "Two")
    try session.find("Remove").tap()
    #expect(session.focusedElement?.label == "One")
  }

  @Test("the focus goes by default in a sheet too, each time it appears")
  func defaultInSheet() throws {
    struct Form: View {
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($focus, equals: 0)
          TextField("Second", text: .constant("")).focused($focus, equals: 1)
        }
        .defaultFocus($focus, 1)
      }
    }
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            Form()
            Button("Close") { isPresented = false }
          }
      }
    }
    let session = HeadlessSession(Screen(), size: CGSize(width: 400, height: 400))
    session.update()
    for _ in 0..<2 {
      try session.find("Open").tap()
      session.advance(by: 1)
      #expect(session.focusedElement?.label == "Second")
      try session.find("Close").tap()
      session.advance(by: 1)
    }
  }
}
