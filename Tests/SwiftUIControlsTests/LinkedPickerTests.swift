import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Pickers that are links") @MainActor
struct LinkedPickerTests {
  private struct Flavors: View {
    var hidesLabel = false
    @State private var flavor = "vanilla"
    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          Text("Chocolate").tag("chocolate")
          Text("Vanilla").tag("vanilla")
          Text("Mint").tag("mint").selectionDisabled()
          Section("Fruit") { Text("Strawberry").tag("strawberry") }
        }
        .pickerStyle(.navigationLink)
        .labelsVisibility(hidesLabel ? .hidden : .automatic)
        Text(verbatim: "is \(flavor)")
      }
    }
  }

  private func window(_ profile: PlatformProfile, hidesLabel: Bool = false) -> HeadlessSession {
    navigationWindow(NavigationStack { Flavors(hidesLabel: hidesLabel) }, profile)
  }

  private func link(of session: HeadlessSession) throws -> ViewElement {
    try session.find(.role(.button).and(.containing("Flavor")))
  }

  private func said(by element: ViewElement) -> String { (element.label ?? "") + " " + (element.value ?? "") }

  @Test(
    "the link shows the chosen option and leads to all; a press chooses one and leads back",
    arguments: [PlatformProfile.phone, .desktop])
  func chooses(profile: PlatformProfile) throws {
    let session = window(profile)
    let link = try link(of: session)
    #expect(said(by: link).contains("Vanilla"), "\(session.tree)")
    try link.tap()
    session.settled()
    #expect(!session.shows("is vanilla") && session.shows("Fruit"), "\(session.tree)")
    #expect(try session.element(named: "Vanilla").semantics.traits.contains(.isSelected))
    #expect(try !session.element(named: "Strawberry").semantics.traits.contains(.isSelected))
    try session.tap("Strawberry")
    session.settled()
    #expect(session.shows("is strawberry") && !session.shows("Chocolate"), "\(session.tree)")
    let after = try self.link(of: session)
    #expect(said(by: after).contains("Strawberry"))
  }

  @Test("the screen has the picker's name, and an option that cannot be selected stays")
  func screen() throws {
    let session = window(.phone)
    try link(of: session).tap()
    session.settled()
    #expect(session.shows("Flavor"))
    #expect(try !session.find("Mint").isEnabled)
    try session.tap("Mint")
    session.settled()
    #expect(session.shows("Chocolate"))
  }

  @Test("a hidden label is still the link's name; outside of navigation containers it takes no input")
  func edges() throws {
    #expect(throws: Never.self) { try link(of: window(.phone, hidesLabel: true)) }
    let alone = navigationWindow(Flavors())
    #expect(try !link(of: alone).isEnabled)
  }
}
