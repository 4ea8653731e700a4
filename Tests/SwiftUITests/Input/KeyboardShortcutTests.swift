import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@MainActor private final class Log {
  var entries: [String] = []
  var text = ""
}

@MainActor @Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  private let log = Log()
  private let size = CGSize(width: 200, height: 200)

  private func button(_ name: String) -> some View { Button(name) { log.entries.append(name) } }

  @Test("a key activates the first control that has it, by command or by control") func first() {
    let session = HeadlessSession(
      VStack {
        button("one").keyboardShortcut("n", modifiers: [.command, .shift])
        button("disabled").keyboardShortcut("n").disabled(true)
        button("two").keyboardShortcut("n")
        button("three").keyboardShortcut("n")
      }, size: size)
    session.press("n", modifiers: .command)
    session.press("N", modifiers: [.control, .shift])
    session.press("n", modifiers: .control)
    session.press("n")
    session.press("n", modifiers: [.command, .option])
    #expect(log.entries == ["two", "one", "two"])
  }

  @Test("what assistive technology is told of a control does not matter, nor whether it is seen through")
  func unseen() {
    let session = HeadlessSession(
      VStack {
        button("hidden").keyboardShortcut("a").accessibilityHidden(true)
        HStack {
          Text("row")
          button("combined").keyboardShortcut("b")
        }
        .accessibilityElement(children: .combine)
        button("ignored").keyboardShortcut("c").accessibilityElement(children: .ignore)
        Text("before").background { button("behind").keyboardShortcut("d").opacity(0) }
        button("takes no input").keyboardShortcut("e").hidden()
        button("disabled").keyboardShortcut("f").accessibilityHidden(true).disabled(true)
        button("represented").keyboardShortcut("g").accessibilityRepresentation { Text("other") }
      }, size: size)
    for key in ["a", "b", "c", "d", "e", "f", "g"] as [KeyEquivalent] {
      session.press(key, modifiers: .command)
    }
    #expect(log.entries == ["hidden", "combined", "ignored", "behind", "represented"])
  }

  @Test("return and escape for the buttons of a dialog; a toggle; nil takes a shortcut away") func dialog() {
    let isOn = Remote(false)
    let session = HeadlessSession(
      Driven(isOn) { on in
        VStack {
          button("cancel").keyboardShortcut(.cancelAction)
          button("none").keyboardShortcut(nil).keyboardShortcut(.defaultAction)
          button("done").keyboardShortcut(.defaultAction)
          Toggle("switch", isOn: Binding(get: { on }, set: { isOn.value = $0 })).keyboardShortcut("t")
        }
      }, size: size)
    session.press(.return)
    session.press(.escape)
    session.press("t", modifiers: .command)
    #expect(log.entries == ["done", "cancel"] && isOn.value)
  }

  @Test("a field with the focus has its keys first") func field() throws {
    let session = HeadlessSession(
      VStack {
        TextField("name", text: Binding(get: { log.text }, set: { log.text = $0 }))
        button("all").keyboardShortcut("a", modifiers: [])
      }, size: size)
    session.press("a")
    try session.tap("name")
    session.type("a")
    #expect(log.entries == ["all"] && log.text == "a")
  }

  @Test("a control that has gone, is hidden or is on its way out is not activated") func gone() {
    let isShown = Remote(true)
    let session = HeadlessSession(
      Driven(isShown) { isShown in
        VStack {
          button("hidden").keyboardShortcut("k").hidden()
          if isShown { button("leaving").keyboardShortcut("k") }
        }
      }, size: size)
    session.update()
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    session.advance(by: 0.5)
    session.press("k", modifiers: .command)
    #expect(log.entries.isEmpty)
  }
}

@Suite("Offsets in collections")
struct CollectionOffsetsTests {
  @Test("elements are removed at offsets") func remove() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5, 9])
    #expect(letters == Array("bde"))
    letters.remove(atOffsets: [])
    #expect(letters == Array("bde"))
  }

  @Test("elements are moved to an offset") func move() {
    func check(_ source: IndexSet, _ destination: Int, _ expected: String) {
      var letters = Array("abcdef")
      letters.move(fromOffsets: source, toOffset: destination)
      #expect(String(letters) == expected)
    }
    check([1], 4, "acdbef")
    check([4], 1, "aebcdf")
    check([0, 2, 4], 3, "bacedf")
    check([0], 6, "bcdefa")
    check([2], 2, "abcdef")
    check([2], 3, "abcdef")
    check([1, 9], 99, "acdefb")
    check([5], -3, "fabcde")
  }
}
