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
}
