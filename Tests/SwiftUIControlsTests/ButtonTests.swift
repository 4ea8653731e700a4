import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// What buttons were told to do.
@MainActor private final class Log { var entries: [String] = [] }

/// Keeps what it is given, so that a test triggers the button.
@MainActor private final class Caught { var configuration: PrimitiveButtonStyleConfiguration? }

private struct Catching: PrimitiveButtonStyle {
  let caught: Caught
  func makeBody(configuration: Configuration) -> some View {
    let _ = caught.configuration = configuration
    configuration.label
  }
}

@MainActor @Suite("Buttons")
struct ButtonTests {
  @Test("every initialiser shows its title, as a key or as it is")
  func titles() {
    let string = "**plain**"
    let resource = LocalizedStringResource("**key**")
    #expect(shown(Button("**key**") {}) == "key")
    #expect(shown(Button("**key**", role: .cancel) {}) == "key")
    #expect(shown(Button(string) {}) == string)
    #expect(shown(Button(string.dropFirst(2), role: .destructive) {}) == "plain**")
    #expect(shown(Button(resource) {}) == "key")
    #expect(shown(Button(resource, role: .destructive) {}) == "key")
    #expect(shown(Button(action: {}) { Text("label") }) == "label")
    #expect(shown(Button(role: .cancel, action: {}) { Text("label") }) == "label")
    #expect(shown(Button(role: nil, action: {}) { Text("label") }) == "label")
  }

  @Test("a button with an icon has a label that label styles reach")
  func icons() {
    let string = "**plain**"
    let resource = LocalizedStringResource("**key**")
    let image = ImageResource(name: "none", bundle: .main)
    let buttons: [(AnyView, String)] = [
      (AnyView(Button("**key**", systemImage: "star") {}), "key"),
      (AnyView(Button(string, systemImage: "star", role: .cancel) {}), string),
      (AnyView(Button(resource, systemImage: "star") {}), "key"),
      (AnyView(Button("**key**", image: image) {}), "key"),
      (AnyView(Button(string, image: image) {}), string),
      (AnyView(Button(resource, image: image, role: .destructive) {}), "key"),
    ]
    for (button, title) in buttons {
      #expect(shown(button.labelStyle(.titleOnly)) == title)
      #expect(shown(button.labelStyle(.iconOnly)) == "")
    }
  }

  @Test("a trigger runs the action, each time")
  func trigger() {
    let log = Log()
    let caught = Caught()
    let display = Display(
      Button("Add") { log.entries.append("added") }.buttonStyle(Catching(caught: caught)))
    display.session.update()
    #expect(log.entries == [])
    caught.configuration?.trigger()
    caught.configuration?.trigger()
    #expect(log.entries == ["added", "added"])
  }

  @Test("after an update a trigger runs the new action")
  func latestAction() {
    let log = Log()
    let caught = Caught()
    let number = Remote(1)
    let display = Display(
      Driven(number) { number in
        Button("Add") { log.entries.append("\(number)") }.buttonStyle(Catching(caught: caught))
      })
    display.session.update()
    caught.configuration?.trigger()
    number.value = 2
    display.session.update()
    caught.configuration?.trigger()
    #expect(log.entries == ["1", "2"])
  }

  @Test("what an action writes shows with the next update")
  func writing() {
    struct Counter: View {
      let caught: Caught
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.buttonStyle(Catching(caught: caught))
      }
    }
    let caught = Caught()
    let display = Display(Counter(caught: caught))
    #expect(display.texts == ["0"])
    caught.configuration?.trigger()
    #expect(display.texts == ["1"])
    caught.configuration?.trigger()
    caught.configuration?.trigger()
    #expect(display.texts == ["3"])
  }

  @Test("roles are equal to themselves alone")
  func roles() {
    #expect(ButtonRole.cancel == .cancel && ButtonRole.destructive == .destructive)
    #expect(ButtonRole.cancel != .destructive)
  }

  @Test("a bordered button proposes to its label what its padding leaves, and is as large as both")
  func proposals() {
    let flexible = Button(action: {}) { Color.clear.frame(height: 10).testProbe("a") }.buttonStyle(.bordered)
    #expect(
      size(of: flexible, proposal: ProposedViewSize(width: 200, height: 90)) == CGSize(width: 200, height: 16)
    )
    #expect(size(of: flexible, proposal: .unspecified) == CGSize(width: 26, height: 16))
    #expect(size(of: flexible, proposal: .zero) == CGSize(width: 16, height: 16))
    let display = Display(flexible, size: CGSize(width: 200, height: 90))
    #expect(display["a"] == rect(8, 40, 184, 10))
    let fixed = Button(action: {}) { blank("a", 30, 10) }.buttonStyle(.bordered)
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 5, height: 500)]
    {
      #expect(size(of: fixed, proposal: proposal) == CGSize(width: 46, height: 16))
    }
  }

  @Test("from right to left the views of a label are the other way round, within the same plate")
  func rightToLeft() {
    let button = Button(action: {}) {
      blank("a", 20, 10)
      blank("b", 30, 10)
    }
    let display = Display(button) { $0.layoutDirection = .rightToLeft }
    #expect(display.size == CGSize(width: 74, height: 16))
    #expect(display["a"] == rect(46, 3, 20, 10))
    #expect(display["b"] == rect(8, 3, 30, 10))
  }

  @Test("an empty label leaves the padding of the plate")
  func empty() {
    #expect(size(of: Button(action: {}) {}.buttonStyle(.bordered)) == CGSize(width: 16, height: 6))
    #expect(
      size(of: Button(action: {}) {}.buttonStyle(.bordered), profile: .phone) == CGSize(width: 24, height: 34)
    )
    #expect(size(of: Button(action: {}) {}.buttonStyle(.plain)) == .zero)
    #expect(size(of: Button("") {}.buttonStyle(.plain)) == size(of: Text("")))
  }

  @Test("a button stands in a row on the first baseline of its title")
  func baseline() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      blank("box", 10, 40)
      Button("title") {}.buttonStyle(.bordered)
    }
    for profile in [PlatformProfile.desktop, .phone] {
      let display = Display(row, profile: profile)
      let title = try #require(display.runs.first)
      #expect(display["box"]?.maxY == title.y)
    }
  }

  @Test("the plate grows with the size of text", arguments: DynamicTypeSize.allCases)
  func typeSizes(size: DynamicTypeSize) throws {
    func height(_ view: some View) -> CGFloat {
      Display(view, profile: .phone) { $0.dynamicTypeSize = size }.size.height
    }
    #expect(height(Button("title") {}.buttonStyle(.bordered)) == max(height(Text("title")) + 8, 34))
    #expect(height(Button("title") {}.buttonStyle(.plain)) == height(Text("title")))
    if size > .large {
      #expect(height(Button("title") {}) > Display(Button("title") {}, profile: .phone).size.height)
    }
  }
}

@MainActor @Suite("State in the labels of buttons")
struct ButtonStateTests {
  private struct Padded: ButtonStyle {
    var padding: CGFloat = 0
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(padding) }
  }

  /// The width of a stateful label that was set to 30 points, before and after a change.
  private func widths<V: View>(@ViewBuilder _ button: @escaping (Int, Stateful) -> V) -> [CGFloat?] {
    let handle = Handle()
    let number = Remote(0)
    let display = Display(Driven(number) { button($0, Stateful("a", handle)) })
    display.session.update()
    handle.width = 30
    let before = display["a"]?.width
    number.value = 1
    return [before, display["a"]?.width]
  }

  @Test("it is kept when the button's action, role or surroundings change")
  func kept() {
    #expect(widths { number, label in Button(action: { _ = number }) { label } } == [30, 30])
    #expect(
      widths { number, label in Button(role: number == 0 ? nil : .destructive, action: {}) { label } } == [
        30, 30,
      ])
    #expect(widths { number, label in Button(action: {}) { label }.disabled(number == 1) } == [30, 30])
    #expect(
      widths { number, label in Button(action: {}) { label }.tint(number == 0 ? .red : .blue) } == [30, 30])
    #expect(
      widths { number, label in
        Button(action: {}) {
          label
          Text("\(number)")
        }
      } == [30, 30])
  }

  @Test("it is kept when a style of the same type has other values")
  func styleValues() {
    #expect(
      widths { number, label in
        Button(action: {}) { label }.buttonStyle(Padded(padding: CGFloat(number)))
      } == [30, 30])
  }

  @Test("it begins anew with another identity of the button, and in another branch")
  func reset() {
    #expect(widths { number, label in Button(action: {}) { label }.id(number) } == [30, 10])
    #expect(
      widths { number, label in
        if number == 0 { Button(action: {}) { label } } else { Button(action: {}) { label } }
      } == [30, 10])
  }

  @Test("it is kept in a row that moves in its list")
  func moved() {
    let handle = Handle()
    let rows = Remote(["a", "b", "c"])
    let display = Display(
      Driven(rows) { rows in
        VStack {
          ForEach(rows, id: \.self) { row in
            Button(action: {}) { if row == "b" { Stateful("state", handle) } else { blank(row, 20, 10) } }
          }
        }
      })
    display.session.update()
    handle.width = 30
    let before = display["state"]
    rows.value = ["c", "a", "b"]
    #expect(display["state"]?.width == 30)
    #expect(display["state"]?.minY != before?.minY)
  }
}
