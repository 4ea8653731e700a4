import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What controls say of themselves, and what activating them does.
@MainActor @Suite("Semantics of controls") struct ControlSemanticsTests {
  @Test("a button is one element, called by what is in its label, in every style")
  func buttons() {
    #expect(elements(of: Button("Save") {}) == ["button \"Save\" (activate)"])
    let composed = Button {
    } label: {
      Image(systemName: "star")
      Text("Favourite")
    }
    #expect(elements(of: composed) == ["button \"star, Favourite\" (activate)"])
    #expect(elements(of: Button("Save") {}.buttonStyle(.plain)) == ["button \"Save\" (activate)"])
    #expect(elements(of: Button("Save") {}.buttonStyle(Framed())) == ["button \"Save\" (activate)"])
    #expect(elements(of: Button("Save") {}.disabled(true)) == ["button \"Save\" (activate) disabled"])
    #expect(elements(of: Button("x") {}.accessibilityLabel("Close")) == ["button \"Close\" (activate)"])
  }

  /// A style that decorates the button around.
  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).border(.red) }
  }

  @Test("activating a button runs its present action, unless it is disabled or has gone")
  func activation() throws {
    let log = Log()
    let remote = Remote(1)
    let session = HeadlessSession(
      Driven(remote) { value in
        Button("Add") { log.values.append(value) }.disabled(value == 3)
      })
    let handle = try #require(session.element("Add")?.handle)
    #expect(session.perform(on: "Add"))
    remote.value = 2
    session.update()
    #expect(SemanticsPass.perform(.activate, on: handle, in: session.session.graph))
    #expect(log.values == [1, 2])
    #expect(!SemanticsPass.perform(.escape, on: handle, in: session.session.graph))
    remote.value = 3
    session.update()
    #expect(!SemanticsPass.perform(.activate, on: handle, in: session.session.graph))
    #expect(!session.perform(on: "nothing of the name"))
    #expect(log.values == [1, 2])
  }

  @MainActor private final class Log {
    var values: [Int] = []
  }

  @Test("what an action writes shows in the tree")
  func state() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }
      }
    }
    let session = HeadlessSession(Counter())
    #expect(session.elementLines == ["staticText \"0\"", "button \"Add\" (activate)"])
    #expect(session.perform(on: "Add"))
    #expect(session.elementLines == ["staticText \"1\"", "button \"Add\" (activate)"])
  }

  @Test("a stepper says its number as people write it")
  func steppers() {
    #expect(
      elements(of: Stepper("St", value: .constant(3.0)))
        == ["stepper \"St\" value: \"3\" (increment, decrement)"])
    #expect(
      elements(of: Stepper("St", value: .constant(2.5)))
        == ["stepper \"St\" value: \"2.5\" (increment, decrement)"])
  }

  @Test("a link is a link that opens its address")
  func links() throws {
    let url = try #require(URL(string: "https://example.com"))
    let log = OpenedURLs()
    let action = OpenURLAction { url in
      log.urls.append(url)
      return .handled
    }
    let session = HeadlessSession(Link("Site", destination: url).environment(\.openURL, action))
    #expect(session.elementLines == ["link \"Site\" (activate)"])
    #expect(session.perform(on: "Site"))
    #expect(log.urls == [url])
  }

  @MainActor private final class OpenedURLs {
    var urls: [URL] = []
  }

  @Test(
    "a navigation link is a button, in a list as well; its chevron is not read; outside of a stack it is disabled"
  )
  func navigationLinks() {
    let link = NavigationLink("Next") { Text("there") }
    #expect(elements(of: link) == ["button \"Next\" (activate) disabled"])
    #expect(elements(of: List { link }) == ["list", "  button \"Next\" (activate) disabled"])
    #expect(elements(of: NavigationStack { link }) == ["button \"Next\" (activate)"])
  }

  @Test("a label is one element of its title, also where only its icon shows")
  func labels() {
    let label = Label("Home", systemImage: "house")
    #expect(elements(of: label) == ["staticText \"Home\""])
    #expect(elements(of: label.labelStyle(.titleOnly)) == ["staticText \"Home\""])
    #expect(elements(of: label.labelStyle(.iconOnly)) == ["image \"Home\""])
    let lines = Label {
      Text("a")
      Text("b")
    } icon: {
      Image(systemName: "house")
    }
    #expect(elements(of: lines) == ["staticText \"a, b\""])
    #expect(
      elements(
        of: Button {
        } label: {
          label
        }) == ["button \"Home\" (activate)"])
  }

  @Test("labelled content is one element of a label and a value; what can be acted on stays by itself")
  func labeledContent() {
    #expect(elements(of: LabeledContent("Size", value: "3 kB")) == ["staticText \"Size\" value: \"3 kB\""])
    let acting = LabeledContent("Size") { Button("Change") {} }
    #expect(elements(of: acting) == ["staticText \"Size\"", "button \"Change\" (activate)"])
  }

  @Test("headers of a list's sections and the title of a navigation stack are headings")
  func headings() {
    let list = List {
      Section("Fruit") { Text("apple") }
    }
    #expect(elements(of: list) == ["list", "  staticText \"Fruit\" [isHeader]", "  staticText \"apple\""])
    let stack = NavigationStack { Text("content").navigationTitle("Title") }
    #expect(
      elements(of: stack) == [
        "navigationBar priority: 1.0", "  staticText \"Title\" [isHeader]", "staticText \"content\"",
      ])
  }
}
