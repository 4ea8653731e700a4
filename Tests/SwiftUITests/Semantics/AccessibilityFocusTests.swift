import HeadlessHost
import SwiftUI
import Testing

/// The focus of assistive technology, which is another than the keyboard's.
@MainActor @Suite("Focus of assistive technology") struct AccessibilityFocusTests {
  private struct Form: View {
    enum Field: Hashable { case name, mail }
    @AccessibilityFocusState private var field: Field?
    var body: some View {
      VStack {
        Text("Name").accessibilityFocused($field, equals: .name)
        HStack { Text("Mail").padding() }.accessibilityFocused($field, equals: .mail)
        Button("Next") { field = .mail }
        Button("Away") { field = nil }
        Text("at \(field == .name ? "name" : field == .mail ? "mail" : "nothing")")
      }
    }
  }

  @Test("a value follows the focus to the views that are bound to it, and away from them")
  func follows() throws {
    let session = HeadlessSession(Form(), size: CGSize(width: 300, height: 300))
    #expect(session.exists("at nothing") && session.accessibilityFocusedElement == nil)
    try session.find("Name").moveAccessibilityFocus()
    #expect(session.exists("at name"))
    try session.find("Mail").moveAccessibilityFocus()
    #expect(session.exists("at mail"))
    #expect(try session.find("Mail").isAccessibilityFocused)
    try session.find("Next").moveAccessibilityFocus()
    #expect(session.exists("at nothing"))
    #expect(session.focusedElement == nil, "the keyboard's focus stays where it is")
  }

  @Test("writing the value moves the focus, and takes it away, while a technology is on")
  func moves() throws {
    let session = HeadlessSession(Form(), size: CGSize(width: 300, height: 300))
    try session.tap("Next")
    #expect(session.exists("at nothing"), "nobody is there who could be moved")
    session.accessibilitySettings = [.voiceOver]
    try session.tap("Next")
    #expect(session.accessibilityFocusedElement?.label == "Mail" && session.exists("at mail"))
    try session.tap("Away")
    #expect(session.accessibilityFocusedElement == nil && session.exists("at nothing"))
    try session.tap("Next")
    session.accessibilitySettings = []
    #expect(session.accessibilityFocusedElement == nil && session.exists("at nothing"))
  }

  @Test("writing the value moves the focus to views in modifiers, in lists and of types that are hidden")
  func wrapped() throws {
    struct Focusing: ViewModifier {
      let value: AccessibilityFocusState<Int?>.Binding
      let index: Int
      func body(content: Content) -> some View { content.accessibilityFocused(value, equals: index) }
    }
    struct Views: View {
      @AccessibilityFocusState private var focus: Int?
      var body: some View {
        VStack {
          Text("zero").modifier(Focusing(value: $focus, index: 0))
          AnyView(Text("one")).accessibilityFocused($focus, equals: 1)
          ForEach(2..<3) { _ in Text("two") }.accessibilityFocused($focus, equals: 2)
          ForEach(0..<3) { index in Button("go \(index)") { focus = index } }
        }
      }
    }
    let session = HeadlessSession(Views(), size: CGSize(width: 300, height: 300))
    session.accessibilitySettings = [.voiceOver]
    for (index, name) in ["zero", "one", "two"].enumerated() {
      try session.tap("go \(index)")
      #expect(session.accessibilityFocusedElement?.label == name)
    }
  }

  @Test("tests find the element of a view that takes the keyboard's focus")
  func focusable() throws {
    let session = HeadlessSession(
      VStack {
        Text("a").focusable()
        Text("b").focusable()
      }, size: CGSize(width: 300, height: 300))
    try session.find("b").focus()
    #expect(try session.find("b").isFocused && session.focusedElement?.label == "b")
    session.press(.tab, modifiers: .shift)
    #expect(session.focusedElement?.label == "a")
  }

  @Test("a state for some technologies knows of no others")
  func technologies() throws {
    struct Switches: View {
      @AccessibilityFocusState(for: .switchControl) private var isHere: Bool
      var body: some View {
        Text("a").accessibilityFocused($isHere)
        Button("Go") { isHere = true }
        Text(isHere ? "here" : "away")
      }
    }
    let session = HeadlessSession(Switches(), size: CGSize(width: 300, height: 300))
    try session.find("a").moveAccessibilityFocus(by: .voiceOver)
    #expect(session.exists("away"))
    try session.tap("Go")
    #expect(session.exists("away"))
    session.clearAccessibilityFocus()
    try session.find("a").moveAccessibilityFocus(by: .switchControl)
    #expect(session.exists("here"))
  }

  @Test("an element that goes takes the focus with it; a view may say where it is to be at first")
  func leaving() throws {
    struct Notice: View {
      @AccessibilityFocusState private var isRead: Bool
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("Notice").accessibilityFocused($isRead) }
          Button("Close") { isShown = false }
          Text(isRead ? "read" : "unread")
        }
        .accessibilityDefaultFocus($isRead, true)
      }
    }
    let session = HeadlessSession(
      OnDemand { Notice() }, size: CGSize(width: 300, height: 300))
    session.accessibilitySettings = [.voiceOver]
    try session.tap("Open")
    #expect(session.accessibilityFocusedElement?.label == "Notice" && session.exists("read"))
    try session.tap("Close")
    #expect(session.accessibilityFocusedElement == nil && session.exists("unread"))
  }

  private struct OnDemand<Content: View>: View {
    @State private var isOpen = false
    @ViewBuilder let content: () -> Content
    var body: some View {
      if isOpen { content() } else { Button("Open") { isOpen = true } }
    }
  }

  @Test("an element that is combined is bound inside and outside of the modifier that combines")
  func combined() throws {
    struct Rows: View {
      @AccessibilityFocusState private var row: Int?
      var body: some View {
        HStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .combine)
          .accessibilityFocused($row, equals: 1)
        HStack {
          Text("c"); Text("d")
        }.accessibilityFocused($row, equals: 2)
          .accessibilityElement(children: .combine)
        Text("row \(row ?? 0)")
      }
    }
    let session = HeadlessSession(Rows(), size: CGSize(width: 300, height: 300))
    try session.find("a, b").moveAccessibilityFocus()
    #expect(session.exists("row 1"))
    try session.find("c, d").moveAccessibilityFocus()
    #expect(session.exists("row 2"))
  }
}
