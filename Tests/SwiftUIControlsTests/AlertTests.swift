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
      session.come()
      #expect(session.has("Title") && session.has("Message") && session.has("OK"))
      #expect(!session.has("is true"))
      if let key { session.press(key) } else { try session.tap("OK") }
      session.come()
      #expect(!session.has("Title") && session.has("is false"))
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
      session.come()
      #expect(!session.has("OK"))
      // The one that cancels comes first, beside the other.
      let (first, second) = try (session.find("Keep").frame, session.find("Delete").frame)
      #expect(first.maxX < second.minX && first.minY == second.minY && first.size == second.size)
      try session.tap(key)
      session.come()
      #expect(log.take() == [entry])
      #expect(session.has("is false"))
    }
    let session = presenting(screen, profile)
    session.come()
    session.press(.return)
    session.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == [] && session.has("Title"))
    session.press(.escape)
    session.come()
    #expect(log.take() == ["keep"] && session.has("is false"))
  }

  @Test("assistive technology activates a button as a press does")
  func activated() throws {
    let log = Noted()
    let session = presenting(Screen(log: log) { Button("Yes") { log.add("yes") } })
    session.come()
    #expect(session.tree.contains("group \"Title\" [isModal]"))
    try session.find("Yes").perform(.activate)
    session.come()
    #expect(log.take() == ["yes"] && session.has("is false"))
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
    session.come()
    let places = try ["Once", "Always", "Never"].map { try session.find($0).frame.minY }
    #expect(places == places.sorted() && Set(places).count == 3)
    session.press(.return)
    session.come()
    #expect(log.take() == ["always"])
    // On the desktop the first that loses nothing is the default, where none is said.
    let desktop = presenting(
      Screen(log: log) {
        Button("Erase", role: .destructive) {}
        Button("Once") { log.add("once") }
        Button("Never", role: .cancel) {}
      }, .desktop)
    desktop.come()
    desktop.press(.return)
    desktop.come()
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
    session.come()
    #expect(try session.find("Your name").frame.maxY < session.find("Save").frame.minY)
    try session.tap("Your name")
    session.type("Ann")
    try session.tap("Save")
    session.come()
    #expect(session.has("saved Ann"))
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
    session.come()
    #expect(session.has("Error") && !session.has("OK"))
    try session.tap("Number")
    session.come()
    #expect(session.has("It is 5."))
    try session.tap("Use 5")
    session.come()
    #expect(!session.has("It is 5."))
    try session.tap("Error")
    session.come()
    #expect(session.has("The disk is full.") && session.has("Delete something."))
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
      session.come()
      #expect(session.has("Act") && session.has("Cancel"))
      #expect(session.tree.contains("staticText \"Title\"") == (profile == .desktop))
      session.tap(at: CGPoint(x: 20, y: 20))
      session.come()
      #expect(session.has("is false") == (profile == .phone))
      let other = presenting(Screen(), profile)
      other.come()
      try other.tap("Cancel")
      other.come()
      #expect(other.has("is false"))
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
    session.come()
    #expect(session.has("Item a"))
    try session.tap("OK")
    session.come()
    try session.tap("Alert")
    session.come()
    #expect(session.has("Think.") && session.has("Cancel"))
    try session.tap("Do")
    session.come()
    try session.tap("Sheet")
    session.come()
    #expect(session.has("Choose"))
    try session.tap("This")
    session.come()
    #expect(log.take() == ["do", "this"] && session.has("Sheet"))
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
    session.come()
    try session.tap("Ask")
    session.come()
    #expect(session.has("Really?") && !session.has("Ask"))
    try session.tap("Never again")
    try session.tap("OK")
    session.come()
    #expect(session.has("suppressed true") && !session.has("Really?"))
  }
}
