import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@Suite("Group boxes") @MainActor
struct GroupBoxTests {
  @Test("the plate is 5 points larger than the content on the desktop, 16 on a phone")
  func sizes() {
    let box = GroupBox { blank("content", 40, 20) }
    #expect(Display(box).size == CGSize(width: 50, height: 30))
    #expect(Display(box, profile: .phone).size == CGSize(width: 72, height: 52))
  }

  @Test("the title stands 3 points above the plate, 10 in, on the side where reading begins")
  func title() {
    let box = GroupBox {
      blank("content", 40, 20)
    } label: {
      blank("title", 12, 8)
    }
    #expect(Display(box)["title"] == rect(10, 0, 12, 8))
    #expect(Display(box)["content"] == rect(5, 8 + 3 + 5, 40, 20))
    let mirrored = Display(box) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored["title"] == rect(50 - 10 - 12, 0, 12, 8))
    #expect(Display(box, profile: .phone)["title"] == rect(16, 16, 12, 8))
  }

  @Test("several views stand under each other in the middle; the plate takes the background style")
  func content() {
    let box = GroupBox {
      blank("a", 40, 20)
      blank("b", 10, 20)
    }
    let display = Display(box)
    #expect(display["b"]?.midX == display["a"]?.midX)
    #expect((display["b"]?.minY ?? 0) >= (display["a"]?.maxY ?? 1))
    let red = ResolvedColor.rgb(255, 56, 60)
    #expect(Display(box.backgroundStyle(.red)).fills.contains(red))
    #expect(!Display(box).fills.contains(red))
  }

  @Test("it is a group of what is in it, with its title before")
  func semantics() {
    let session = HeadlessSession(
      GroupBox("Fruit") { Toggle("Apple", isOn: .constant(true)) }, size: CGSize(width: 200, height: 100))
    let lines =
      SemanticsPass.tree(in: updated(session).session.graph)?.description.split(separator: "\n") ?? []
    #expect(
      lines.dropFirst().map { String($0) } == [
        "  group", "    staticText \"Fruit\"", "    toggle \"Apple\" value: \"1\" [isToggle] (activate)",
      ])
  }

  private func updated(_ session: HeadlessSession) -> HeadlessSession {
    session.update()
    return session
  }

  @Test("a style of a program's own has both parts and state of its own, and may decorate the one around")
  func styles() throws {
    struct Counting: GroupBoxStyle {
      @State private var count = 0
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button("Count \(count)") { count += 1 }
          GroupBox(configuration)
        }
      }
    }
    let session = HeadlessSession(
      GroupBox("Fruit") { Text("apple") }.groupBoxStyle(Counting()), size: CGSize(width: 200, height: 200))
    try session.tap("Count 0")
    _ = try session.element(named: "Count 1")
    _ = try session.element(named: "apple")
  }
}

@Suite("Disclosure groups") @MainActor
struct DisclosureGroupTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private func exists(_ name: String, in session: HeadlessSession) -> Bool {
    (try? session.element(named: name)) != nil
  }

  @Test("a press of the title shows the content and hides it; its state begins anew")
  func pressing() throws {
    for profile in [PlatformProfile.desktop, .phone] {
      let session = HeadlessSession(
        DisclosureGroup("More") { Counter() }.environment(\.platformProfile, profile),
        size: CGSize(width: 200, height: 200))
      #expect(!exists("Count 0", in: session))
      try session.tap("More")
      session.advance(by: 1)
      try session.tap("Count 0")
      #expect(exists("Count 1", in: session))
      try session.tap("More")
      session.advance(by: 1)
      #expect(!exists("Count 1", in: session))
      try session.tap("More")
      #expect(exists("Count 0", in: session))
    }
  }

  @Test("a binding says whether it is expanded, and is written")
  func binding() throws {
    struct Window: View {
      @State private var isExpanded = true
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isExpanded) { Text("content") }
          Text(isExpanded ? "open" : "closed")
          Button("Toggle") { isExpanded.toggle() }
        }
      }
    }
    let session = HeadlessSession(Window(), size: CGSize(width: 200, height: 200))
    #expect(exists("content", in: session))
    try session.tap("More")
    #expect(exists("closed", in: session) && !exists("content", in: session))
    try session.tap("Toggle")
    #expect(exists("content", in: session))
  }

  @Test("content that does not show is not made")
  func laziness() throws {
    @MainActor final class Log { var count = 0 }
    let log = Log()
    let session = HeadlessSession(
      DisclosureGroup("More") {
        let _ = log.count += 1
        Text("content")
      }, size: CGSize(width: 200, height: 200))
    session.update()
    #expect(log.count == 0)
    try session.tap("More")
    #expect(log.count > 0)
  }

  @Test("the chevron turns over time")
  func motion() throws {
    let session = HeadlessSession(
      DisclosureGroup("More") { Text("x") }, size: CGSize(width: 200, height: 200))
    try session.tap("More")
    #expect(session.isMoving)
    session.advance(by: 2)
    #expect(!session.isMoving)
  }

  @Test("the title is 11.5 points in, on the side where reading begins, and the row 8 points higher")
  func measures() {
    let group = DisclosureGroup {
      blank("content", 60, 10)
    } label: {
      blank("label", 20, 12)
    }
    #expect(Display(group)["label"] == rect(11.5, 4, 20, 12))
    #expect(Display(group) { $0.layoutDirection = .rightToLeft }["label"] == rect(0, 4, 20, 12))
    let open = DisclosureGroup(isExpanded: .constant(true)) {
      blank("content", 60, 10)
    } label: {
      blank("label", 20, 12)
    }
    #expect(Display(open)["content"] == rect(0, 20, 60, 10))
  }

  @Test("assistive technology hears whether it is expanded, and expands it; a disabled one stays")
  func semantics() throws {
    let session = HeadlessSession(
      DisclosureGroup("More") { Text("x") }, size: CGSize(width: 200, height: 200))
    let node = try session.element(named: "More")
    #expect(node.semantics.role == .disclosure && node.semantics.value == "collapsed")
    #expect(SemanticsPass.perform(.activate, on: node.handle, in: session.session.graph))
    #expect(try session.element(named: "More").semantics.value == "expanded")
    let disabled = HeadlessSession(
      DisclosureGroup("More") { Text("x") }.disabled(true), size: CGSize(width: 200, height: 200))
    try disabled.tap("More")
    #expect(try disabled.element(named: "More").semantics.value == "collapsed")
  }

  @Test("a style of a program's own decides when the content shows")
  func style() throws {
    struct Always: DisclosureGroupStyle {
      @State private var presses = 0
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button {
            configuration.isExpanded.toggle()
            presses += 1
          } label: {
            configuration.label
          }
          configuration.content
          Text(verbatim: "\(configuration.isExpanded) \(presses)")
        }
      }
    }
    let session = HeadlessSession(
      DisclosureGroup("More") { Text("content") }.disclosureGroupStyle(Always()),
      size: CGSize(width: 200, height: 200))
    #expect(exists("content", in: session) && exists("false 0", in: session))
    try session.tap("More")
    #expect(exists("content", in: session) && exists("true 1", in: session))
  }
}
