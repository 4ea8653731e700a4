import Foundation
import SwiftUI
import Testing

@testable import HeadlessHost

@Suite("Alerts and confirmation dialogs") @MainActor
struct AlertTests {
  private struct Screen<Actions: View>: View {
    let log: Noted
    @ViewBuilder let actions: Actions
    @State private var isPresented = true
    var body: some View {
      Text("is \(isPresented)").alert("Title", isPresented: $isPresented) {
        actions
      } message: {
        Text("Message")
      }
    }
  }

  @Test("an alert without buttons has one that dismisses it", arguments: bothProfiles)
  func standardButton(profile: PlatformProfile) throws {
    for key in [nil, KeyEquivalent.return, .escape] {
      let session = presenting(Screen(log: Noted()) {}, profile)
      session.settled()
      #expect(session.shows("Title") && session.shows("Message") && session.shows("OK"))
      #expect(!session.shows("is true"))
      if let key { session.press(key) } else { try session.tap("OK") }
      session.settled()
      #expect(!session.shows("Title") && session.shows("is false"))
    }
  }

  @Test("a button does what it says and dismisses the alert", arguments: bothProfiles)
  func buttons(profile: PlatformProfile) throws {
    let log = Noted()
    let screen = Screen(log: log) {
      Button("Delete", role: .destructive) { log.add("delete") }
      Button("Keep", role: .cancel) { log.add("keep") }
    }
    for (key, entry) in [("Delete", "delete"), ("Keep", "keep")] {
      let session = presenting(screen, profile)
      session.settled()
      #expect(!session.shows("OK"))
      // The one that cancels comes first, beside the other.
      let (first, second) = try (session.find("Keep").frame, session.find("Delete").frame)
      #expect(first.maxX < second.minX && first.minY == second.minY && first.size == second.size)
      try session.tap(key)
      session.settled()
      #expect(log.take() == [entry])
      #expect(session.shows("is false"))
    }
    let session = presenting(screen, profile)
    session.settled()
    session.press(.return)
    session.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == [] && session.shows("Title"))
    session.press(.escape)
    session.settled()
    #expect(log.take() == ["keep"] && session.shows("is false"))
  }

  @Test("assistive technology activates a button as a press does")
  func activated() throws {
    let log = Noted()
    let session = presenting(Screen(log: log) { Button("Yes") { log.add("yes") } })
    session.settled()
    #expect(session.tree.contains("group \"Title\" [isModal]"))
    try session.find("Yes").perform(.activate)
    session.settled()
    #expect(log.take() == ["yes"] && session.shows("is false"))
  }

  @Test(
    "several buttons are below each other, the one that cancels last; the return key activates the default")
  func stacked() throws {
    let log = Noted()
    let screen = Screen(log: log) {
      Button("Never", role: .cancel) {}
      Button("Once") { log.add("once") }
      Button("Always") { log.add("always") }.keyboardShortcut(.defaultAction)
    }
    let session = presenting(screen)
    session.settled()
    let places = try ["Once", "Always", "Never"].map { try session.find($0).frame.minY }
    #expect(places == places.sorted() && Set(places).count == 3)
    session.press(.return)
    session.settled()
    #expect(log.take() == ["always"])
    // On the desktop the first that loses nothing is the default, where none is said.
    let desktop = presenting(
      Screen(log: log) {
        Button("Erase", role: .destructive) {}
        Button("Once") { log.add("once") }
        Button("Never", role: .cancel) {}
      }, .desktop)
    desktop.settled()
    desktop.press(.return)
    desktop.settled()
    #expect(log.take() == ["once"])
  }

  @Test("a field in an alert is typed into")
  func field() throws {
    struct Screen: View {
      @State private var isPresented = true
      @State private var name = ""
      @State private var saved = "-"
      var body: some View {
        Text("saved \(saved)").alert("Name", isPresented: $isPresented) {
          TextField("Your name", text: $name)
          Button("Save") { saved = name }
        }
      }
    }
    let session = presenting(Screen())
    session.settled()
    #expect(try session.find("Your name").frame.maxY < session.find("Save").frame.minY)
    try session.tap("Your name")
    session.type("Ann")
    try session.tap("Save")
    session.settled()
    #expect(session.shows("saved Ann"))
  }

  @Test("an alert about data or an error is there only with them")
  func data() throws {
    enum Problem: LocalizedError {
      case full
      var errorDescription: String? { "The disk is full." }
      var recoverySuggestion: String? { "Delete something." }
    }
    struct Screen: View {
      @State private var isPresented = true
      @State private var number: Int?
      @State private var error: Problem?
      var body: some View {
        VStack {
          Button("Number") { number = 5 }
          Button("Error") {
            error = .full
            isPresented = true
          }
        }
        .alert("Number", isPresented: $isPresented, presenting: number) { number in
          Button("Use \(number)") { self.number = nil }
        } message: {
          Text("It is \($0).")
        }
        .background {
          Color.clear.alert(isPresented: $isPresented, error: error) { (_: Problem) in
            Button("Fine") {}
          } message: { problem in
            Text(problem.recoverySuggestion ?? "")
          }

        }
      }
    }
    let session = presenting(Screen())
    session.settled()
    #expect(session.shows("Error") && !session.shows("OK"))
    try session.tap("Number")
    session.settled()
    #expect(session.shows("It is 5."))
    try session.tap("Use 5")
    session.settled()
    #expect(!session.shows("It is 5."))
    try session.tap("Error")
    session.settled()
    #expect(session.shows("The disk is full.") && session.shows("Delete something."))
  }

  @Test("no button style applies to its buttons", arguments: bothProfiles)
  func styles(profile: PlatformProfile) throws {
    let session = presenting(
      Text("Screen").alert("Title", isPresented: .constant(true)) {
        Button("Plain") {}
        Button("Styled") {}.buttonStyle(.plain)
        Button("Third") {}
      }, profile)
    session.settled()
    #expect(try session.find("Styled").frame.size == session.find("Plain").frame.size)
  }

  @Test("a confirmation dialog can be cancelled: by a button, and on a phone by a press beside it")
  func confirmation() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Text("is \(isPresented)").confirmationDialog("Title", isPresented: $isPresented) {
          Button("Act") {}
        }
      }
    }
    for profile in bothProfiles {
      let session = presenting(Screen(), profile)
      session.settled()
      #expect(session.shows("Act") && session.shows("Cancel"))
      #expect(session.tree.contains("staticText \"Title\"") == (profile == .desktop))
      let (act, cancel) = (try session.find("Act").frame, try session.find("Cancel").frame)
      #expect(profile == .desktop ? act.midY == cancel.midY : act.maxY < cancel.minY)
      session.tap(at: CGPoint(x: 20, y: 20))
      session.settled()
      #expect(session.shows("is false") == (profile == .phone))
      let other = presenting(Screen(), profile)
      other.settled()
      try other.tap("Cancel")
      other.settled()
      #expect(other.shows("is false"))
    }
  }

  @Test("alerts and action sheets as values")
  func values() throws {
    struct Item: Identifiable { let id: String }
    struct Screen: View {
      let log: Noted
      @State private var item: Item? = Item(id: "a")
      @State private var isPresented = false
      @State private var isSheetPresented = false
      var body: some View {
        VStack {
          Button("Alert") { isPresented = true }
          Button("Sheet") { isSheetPresented = true }
        }
        .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
        .background {
          Color.clear.alert(isPresented: $isPresented) {
            Alert(
              title: Text("Sure?"), message: Text("Think."),
              primaryButton: .destructive(Text("Do")) { log.add("do") },
              secondaryButton: .cancel())
          }
        }
        .actionSheet(isPresented: $isSheetPresented) {
          ActionSheet(
            title: Text("Choose"), buttons: [.default(Text("This")) { log.add("this") }, .cancel()])
        }
      }
    }
    let log = Noted()
    let session = presenting(Screen(log: log))
    session.settled()
    #expect(session.shows("Item a"))
    try session.tap("OK")
    session.settled()
    try session.tap("Alert")
    session.settled()
    #expect(session.shows("Think.") && session.shows("Cancel"))
    try session.tap("Do")
    session.settled()
    try session.tap("Sheet")
    session.settled()
    #expect(session.shows("Choose"))
    try session.tap("This")
    session.settled()
    #expect(log.take() == ["do", "this"] && session.shows("Sheet"))
  }

  @Test("an alert in a sheet is in front of it, and its icon, severity and checkbox show")
  func inSheet() throws {
    struct Inner: View {
      @State private var isPresented = false
      @State private var isSuppressed = false
      var body: some View {
        VStack {
          Text("suppressed \(isSuppressed)")
          Button("Ask") { isPresented = true }
        }
        .alert("Really?", isPresented: $isPresented) {}
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
      }
    }
    let session = presenting(Color.clear.sheet(isPresented: .constant(true)) { Inner() }, .desktop)
    session.settled()
    try session.tap("Ask")
    session.settled()
    #expect(session.shows("Really?") && !session.shows("Ask"))
    try session.tap("Never again")
    try session.tap("OK")
    session.settled()
    #expect(session.shows("suppressed true") && !session.shows("Really?"))
  }

  @Test("a long message scrolls, and the buttons stay", arguments: bothProfiles)
  func longMessage(profile: PlatformProfile) throws {
    let message = Array(repeating: "Many words.", count: 400).joined(separator: " ")
    let session = presenting(
      Color.clear.alert("Title", isPresented: .constant(true)) {
        Button("Fine") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(message)
      }, profile)
    session.settled()
    let window = CGRect(origin: .zero, size: session.size)
    for name in ["Fine", "Cancel"] { #expect(try window.contains(session.find(name).frame)) }
    let before = try session.find(message).frame
    session.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: before.midX, y: before.minY + 60))
    session.settled()
    #expect(try session.find(message).frame.minY < before.minY && session.shows("Fine"))
  }

  @Test("an alert looks the same, however texts look where it is presented")
  func looks() throws {
    func frames(_ view: some View) throws -> [CGRect] {
      let session = presenting(view, .desktop)
      session.settled()
      return try ["A message of two lines, at least in an alert", "OK"].map { try session.find($0).frame }
    }
    let alert = Color.clear.alert("Title", isPresented: .constant(true)) {
    } message: {
      Text("A message of two lines, at least in an alert")
    }
    let styled = alert.font(.largeTitle).lineLimit(1).textCase(.uppercase).bold().lineSpacing(20)
      .labelStyle(.iconOnly).controlSize(.large).multilineTextAlignment(.trailing)
    #expect(try frames(alert) == frames(styled))
  }

  @Test("the first field of an alert has the focus", arguments: bothProfiles)
  func firstField(profile: PlatformProfile) throws {
    struct Screen: View {
      @State private var isPresented = true
      @State private var name = ""
      var body: some View {
        Text("name \(name)").alert("Name", isPresented: $isPresented) {
          TextField("First", text: $name)
          TextField("Second", text: .constant(""))
        }
      }
    }
    let session = presenting(Screen(), profile)
    session.settled()
    #expect(session.focusedElement?.label == "First")
    session.type("Ann")
    try session.tap("OK")
    session.settled()
    #expect(session.shows("name Ann"))
  }

  @Test("a press beside a phone's dialog does what its button that cancels does")
  func cancels() throws {
    struct Screen: View {
      let log: Noted
      @State private var isPresented = true
      var body: some View {
        Text("is \(isPresented)").confirmationDialog("Title", isPresented: $isPresented) {
          Button("Act") { log.add("act") }
          Button("No", role: .cancel) { log.add("no") }
        }
      }
    }
    let log = Noted()
    let session = presenting(Screen(log: log))
    session.settled()
    session.tap(at: CGPoint(x: 20, y: 20))
    session.settled()
    #expect(session.shows("is false") && log.take() == ["no"])
  }

  @Test("the return key in a field of an alert is its default button", arguments: bothProfiles)
  func returnInField(profile: PlatformProfile) throws {
    struct Asking: View {
      let noted: Noted
      @State private var isShown = true
      @State private var name = ""
      var body: some View {
        Color.clear.alert("Name", isPresented: $isShown) {
          TextField("Field", text: $name)
          Button("Cancel", role: .cancel) { noted.add("cancelled") }
          Button("Save") { noted.add(name) }
        }
      }
    }
    let noted = Noted()
    let session = presenting(Asking(noted: noted), profile)
    session.settled()
    session.type("Ada\n")
    session.settled()
    #expect(noted.take() == ["Ada"] && !session.shows("Name"))
  }

  @MainActor @Observable fileprivate final class About {
    var isShown = false
    var data: Int?
  }

  @Test(
    "what an alert is about stays what it was when the alert came", arguments: bothProfiles, [false, true])
  func about(profile: PlatformProfile, isDialog: Bool) throws {
    struct Asking: View {
      @Bindable var model: About
      let isDialog: Bool
      var body: some View {
        if isDialog {
          Color.clear.confirmationDialog("Sure?", isPresented: $model.isShown, presenting: model.data) {
            Button("Use \($0)") {}
          }
        } else {
          Color.clear.alert("Sure?", isPresented: $model.isShown, presenting: model.data) {
            Button("Use \($0)") {}
          } message: {
            Text("About \($0)")
          }
        }
      }
    }
    let model = About()
    let session = presenting(Asking(model: model, isDialog: isDialog), profile)
    model.isShown = true
    session.settled()
    #expect(!session.shows("Sure?"))
    model.data = 1
    session.settled()
    #expect(session.shows("Use 1"))
    for data in [2, nil, 3] {
      model.data = data
      session.settled()
      #expect(session.shows("Use 1") && session.shows("About 1") != isDialog)
    }
    try session.tap("Use 1")
    session.settled()
    #expect(!model.isShown && !session.shows("Sure?"))
    model.isShown = true
    session.settled()
    #expect(session.shows("Use 3"))
  }

  @Test("buttons are read in the order in which they stand", arguments: bothProfiles)
  func order(profile: PlatformProfile) throws {
    func read(_ names: [String]) -> [String] {
      let alert = Color.clear.alert("Title", isPresented: .constant(true)) {
        ForEach(names, id: \.self) { Button($0, role: $0 == "Cancel" ? .cancel : nil) {} }
      }
      let session = presenting(alert, profile)
      session.settled()
      return session.elements.filter { $0.role == .button }.compactMap(\.label)
    }
    #expect(read(["Cancel", "One", "Two"]) == ["One", "Two", "Cancel"])
    #expect(read(["One", "Cancel"]) == ["Cancel", "One"])
    let long = "A title that leaves no room for another beside it"
    #expect(read(["Cancel", long]) == [long, "Cancel"])
  }

  @Test("assistive technology escapes from an alert as the escape key does", arguments: bothProfiles)
  func escape(profile: PlatformProfile) throws {
    let noted = Noted()
    struct Asking: View {
      let noted: Noted
      @State private var isShown = true
      var body: some View {
        Color.clear.alert("Title", isPresented: $isShown) {
          Button("Do") { noted.add("done") }
          Button("Not now", role: .cancel) { noted.add("cancelled") }
        }
      }
    }
    let session = presenting(Asking(noted: noted), profile)
    session.settled()
    try #require(session.elements.first { $0.isModal }).perform(.escape)
    session.settled()
    #expect(noted.take() == ["cancelled"] && !session.shows("Title"))
  }

  @Test("a dialog's own Cancel stays in the window, and its title is read, however large the text")
  func ownCancelStays() throws {
    struct Screen: View {
      var body: some View {
        Text("behind").confirmationDialog(
          "Choose a size", isPresented: .constant(true), titleVisibility: .visible
        ) {
          ForEach(0..<8) { number in Button("Size \(number)") {} }
        }
      }
    }
    let session = HeadlessSession(
      Screen().frame(maxWidth: .infinity, maxHeight: .infinity).environment(\.platformProfile, .phone)
        .dynamicTypeSize(.accessibility3), size: CGSize(width: 320, height: 568))
    session.settled()
    let title = try session.find(.named("Choose a size").and(.role(.staticText))).frame
    let cancel = try session.find("Cancel").frame
    #expect(title.height > 40 && title.minY >= 0)
    #expect(cancel.minY > title.maxY && cancel.maxY < 568)
    #expect(try session.find("Size 0").frame.minY >= title.maxY)
  }
}
