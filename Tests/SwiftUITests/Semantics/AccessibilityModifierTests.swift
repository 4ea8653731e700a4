import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What accessibility modifiers make of the tree of semantics.
@MainActor @Suite("Accessibility modifiers") struct AccessibilityModifierTests {
  private var texts: some View {
    HStack {
      Text("a")
      Text("b")
    }
  }

  @Test("what a view's help says is its hint")
  func help() {
    #expect(elements(of: Text("a").help("what it is for")) == ["staticText \"a\" hint: \"what it is for\""])
    let last = Text("a").accessibilityHint("inner").help(Text(verbatim: "outer"))
    #expect(elements(of: last) == ["staticText \"a\" hint: \"outer\""])
  }

  @Test("label, value, hint and identifier are those that are said furthest out")
  func outerWins() {
    let view = Text("shown").accessibilityLabel("inner").padding().accessibilityLabel("outer")
      .accessibilityValue("value").accessibilityHint("hint").accessibilityIdentifier("id")
    #expect(elements(of: view) == ["staticText \"outer\" value: \"value\" hint: \"hint\" id: \"id\""])
    let key = Text("a").accessibilityLabel(Text("\(2) things")).accessibilityIdentifier("x")
      .accessibilityIdentifier("y")
    #expect(elements(of: key) == ["staticText \"2 things\" id: \"y\""])
  }

  @Test("a modifier on several views applies to each, also through modifiers of layout")
  func several() {
    let expected = ["staticText \"a\" hint: \"h\"", "staticText \"b\" hint: \"h\""]
    #expect(elements(of: texts.accessibilityHint("h")) == expected)
    #expect(elements(of: texts.padding().accessibilityHint("h")) == expected)
    let group = Group {
      Text("a")
      Text("b")
    }
    #expect(elements(of: group.accessibilityHint("h")) == expected)
    let wrapped = group.accessibilityHint("inner").padding().accessibilityHint("h")
    #expect(elements(of: wrapped) == expected)
    #expect(elements(of: group.padding().accessibilityElement()) == ["element", "element"])
  }

  @Test("a view that says nothing becomes an element by its name, and by no order or flag")
  func naming() {
    #expect(elements(of: Circle().accessibilityLabel("dot")) == ["element \"dot\""])
    #expect(elements(of: Color.red.accessibilityAddTraits(.isImage)) == ["image [isImage]"])
    #expect(elements(of: VStack { Spacer() }.accessibilityIdentifier("id")) == ["element id: \"id\""])
    #expect(elements(of: Circle().accessibilitySortPriority(1)) == [])
    #expect(elements(of: Circle().accessibilityHidden(false)) == [])
    #expect(elements(of: Circle().accessibilityLabel("")) == [])
  }

  @Test("an element that a modifier makes of each of several views has that view's frame")
  func framesOfSeveral() {
    let boxes = Group {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 30, height: 10)
    }
    let session = HeadlessSession(VStack(spacing: 0) { boxes.padding(5).accessibilityLabel("box") })
    #expect(
      session.semantics?.children.map(\.frame) == [
        CGRect(x: 5, y: 0, width: 30, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
      ])
  }

  @Test("what is hidden stays hidden, with all that is inside and all that is said of it")
  func hiding() {
    #expect(elements(of: texts.accessibilityHidden(true)) == [])
    #expect(elements(of: Text("a").accessibilityHidden(true).accessibilityHidden(false)) == [])
    #expect(elements(of: Circle().accessibilityHidden(true).accessibilityLabel("dot")) == [])
    #expect(elements(of: Circle().accessibilityLabel("dot").accessibilityHidden(true)) == [])
    let row = HStack {
      Text("a").accessibilityHidden(true)
      Text("b")
    }
    #expect(elements(of: row.accessibilityElement(children: .combine)) == ["staticText \"b\""])
  }

  @Test("traits are added and removed in the order of the modifiers")
  func traits() {
    let view = Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isHeader)
    #expect(elements(of: view) == ["staticText \"a\" [isSelected]"])
    #expect(
      elements(of: view.accessibilityAddTraits(.isHeader)) == ["staticText \"a\" [isHeader, isSelected]"])
    #expect(elements(of: Text("a").accessibilityHeading(.h2)) == ["staticText \"a\" h2"])
    var traits: AccessibilityTraits = [.isModal]
    #expect(traits.insert(.isTabBar).inserted)
    #expect(traits.contains(.isTabBar) && !traits.isEmpty)
    #expect(traits.remove(.isModal) == .isModal)
    #expect(traits == .isTabBar)
  }

  @Test("a view as one element ignores, holds or combines what is inside")
  func children() {
    #expect(elements(of: texts.accessibilityElement()) == ["element"])
    #expect(elements(of: texts.accessibilityElement().accessibilityLabel("both")) == ["element \"both\""])
    let group = ["group \"both\"", "  staticText \"a\"", "  staticText \"b\""]
    let contained = texts.accessibilityElement(children: .contain).accessibilityLabel("both")
    #expect(elements(of: contained) == group)
    #expect(elements(of: contained.accessibilityElement(children: .contain)) == group)
    #expect(elements(of: texts.accessibilityElement(children: .combine)) == ["staticText \"a, b\""])
    let labelled = Text("a").accessibilityLabel("inside").accessibilityElement(children: .ignore)
    #expect(elements(of: labelled) == ["element"])
    #expect(elements(of: Circle().accessibilityElement(children: .combine)) == [])
    let framed = contained.padding().accessibilityElement(children: .contain)
    #expect(elements(of: framed) == ["group"] + group.map { "  " + $0 })
  }

  @Test("combining joins labels, values and hints; buttons become actions of their names")
  func combining() {
    let row = HStack {
      Image(systemName: "person")
      Text("Ann").accessibilityValue("online").accessibilityAddTraits([.isHeader, .isStaticText])
      Button("Call") {}
      Button("Write") {}.accessibilityAction(named: "Draft") {}
    }
    #expect(
      elements(of: row.accessibilityElement(children: .combine)) == [
        "element \"person, Ann\" value: \"online\" [isHeader] (\"Call\", \"Write\", \"Draft\")"
      ])
    let single = HStack { Button("Call") {} }
    #expect(elements(of: single.accessibilityElement(children: .combine)) == ["button \"Call\" (activate)"])
    let nested = HStack {
      texts.accessibilityElement(children: .contain).accessibilityLabel("letters")
      Text("c")
    }
    #expect(elements(of: nested.accessibilityElement(children: .combine)) == ["element \"letters, a, b, c\""])
  }

  @Test("siblings are read by their priority, higher first, else in the order of the views")
  func order() {
    let view = VStack {
      Text("a")
      HStack {
        Text("b").accessibilitySortPriority(-1)
        Text("c").accessibilitySortPriority(2)
      }
      Text("d").accessibilitySortPriority(.nan)
      Text("e").accessibilitySortPriority(2)
    }
    func labels(_ nodes: [SemanticsNode]) -> [String?] { nodes.map(\.semantics.label) }
    let session = HeadlessSession(view)
    #expect(labels(session.semantics?.children ?? []) == ["c", "e", "a", "d", "b"])
    #expect(elements(of: view.accessibilityElement(children: .combine)) == ["staticText \"c, e, a, d, b\""])
  }

  @Test("actions of every kind are performed by the modifier that offers them, the outermost of one kind")
  func actions() {
    let log = Log()
    func write(_ word: String) -> @MainActor () -> Void { { log.words.append(word) } }
    let view = Text("a").accessibilityAction(.default, write("inner")).padding()
      .accessibilityAction(.default, write("outer"))
      .accessibilityAction(.escape, write("escape"))
      .accessibilityAction(named: "Own", write("own"))
      .accessibilityAction(named: Text("Other"), write("other"))
      .accessibilityAdjustableAction { log.words.append($0 == .increment ? "more" : "less") }
    let session = HeadlessSession(view)
    #expect(
      session.elementLines
        == ["staticText \"a\" (activate, escape, \"Own\", \"Other\", increment, decrement)"])
    let kinds: [SemanticsAction.Kind] = [
      .activate, .escape, .named("Own"), .named("Other"), .increment, .decrement,
    ]
    for kind in kinds { #expect(session.perform(kind, on: "a")) }
    #expect(log.words == ["outer", "escape", "own", "other", "more", "less"])
    #expect(!session.perform(.named("none"), on: "a"))
  }

  @Test("an action of a combined button is performed by the button")
  func combinedActions() {
    let log = Log()
    let row = HStack {
      Text("a")
      Button("Call") { log.words.append("called") }
    }
    let session = HeadlessSession(row.accessibilityElement(children: .combine))
    #expect(session.perform(.named("Call"), on: "a"))
    #expect(log.words == ["called"])
  }

  @MainActor private final class Log {
    var words: [String] = []
  }
}
