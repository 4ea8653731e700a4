import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// A control is one view with one label, whatever its style draws and however many views the label has.
@MainActor @Suite("Labels of controls")
struct ControlLabelTests {
  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 20, height: 10).testProbe("a")
      Color.blue.frame(width: 10, height: 30).testProbe("b")
    }
  }

  /// How many views the layout has been given.
  private final class Count { var subviews = 0 }

  private struct Counting: Layout {
    let count: Count
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      count.subviews = subviews.count
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private func count<V: View>(_ view: V) -> Int {
    let count = Count()
    let session = HeadlessSession(Counting(count: count) { view })
    session.update()
    return count.subviews
  }

  /// Where the second view of a label stands from the first; nil where the control is not one view.
  private func offset<V: View>(_ view: V) -> CGPoint? {
    let session = HeadlessSession(VStack(spacing: 0) { view })
    guard count(view) == 1, let a = session.frame(of: "a"), let b = session.frame(of: "b") else { return nil }
    return CGPoint(x: b.minX - a.minX, y: b.minY - a.minY)
  }

  private struct Decorated: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(2) }
  }

  @Test("what follows a label is a subtitle below its title")
  func subtitlesOfLabels() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Label("Appearance", systemImage: "star").bold()
      Text("below")
    }
    let content = LabeledContent {
      Text("value")
    } label: {
      Label("Appearance", systemImage: "star")
      Text("below")
    }
    let controls = [AnyView(toggle), AnyView(content), AnyView(toggle.labelStyle(Decorated()))]
    for profile in [PlatformProfile.desktop, .phone] {
      for (number, control) in controls.enumerated() {
        let display = Display(
          Form { control }.formStyle(.grouped), size: CGSize(width: 390, height: 200), profile: profile)
        let title = try #require(display.runs.first { $0.run.text == "Appearance" })
        let subtitles = display.runs.filter { $0.run.text == "below" }
        #expect(subtitles.count == 1, "\(number)")
        let subtitle = try #require(subtitles.first)
        #expect(abs(title.x - subtitle.x) < 1 && subtitle.y > title.y + 10, "\(number)")
        #expect(title.paint != subtitle.paint)
      }
    }
  }

  /// In a row with the default spacing, centred.
  private let row = CGPoint(x: 28, y: -10)
  private let url = URL(filePath: "/")

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
  }
  private struct Bare: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  private struct Beside: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Color.green.frame(width: 5, height: 5)
    }
  }

  @Test("a button of any style has the views of its label in a row")
  func buttons() {
    let button = Button(action: {}) { Pair() }
    #expect(offset(button) == row)
    #expect(offset(button.buttonStyle(.plain)) == row)
    #expect(offset(button.buttonStyle(.borderless)) == row)
    #expect(offset(button.buttonStyle(.bordered)) == row)
    #expect(offset(button.buttonStyle(.borderedProminent)) == row)
    #expect(offset(button.buttonStyle(Framed())) == row)
    #expect(offset(button.buttonStyle(Bare())) == row)
    #expect(offset(button.buttonStyle(Beside())) == row)
  }

  @Test("a link and a navigation link have the views of their labels in a row")
  func links() {
    #expect(offset(Link(destination: url) { Pair() }) == row)
    #expect(offset(NavigationLink(destination: { Color.red }, label: { Pair() })) == row)
  }

  @Test("a control without a label is one view")
  func empty() {
    #expect(count(Button(action: {}) {}) == 1)
    #expect(count(Button(action: {}) {}.buttonStyle(.plain)) == 1)
    #expect(count(Link(destination: url) {}) == 1)
    #expect(count(NavigationLink(destination: { Color.red }, label: {})) == 1)
  }

  @Test("a label that is gone leaves its control in place")
  func vanishing() {
    let isShown = Remote(true)
    let count = Count()
    let session = HeadlessSession(
      Driven(isShown) { isShown in
        Counting(count: count) {
          Button(action: {}) { if isShown { Color.red.frame(width: 10, height: 10).testProbe("a") } }
        }
      })
    #expect(session.frame(of: "a") != nil)
    isShown.value = false
    #expect(session.frame(of: "a") == nil)
    #expect(count.subviews == 1)
  }

  // MARK: Lists

  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding(2).background(Color.gray) }
  }
  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content.modifier(Card())
    }
  }

  /// How many nodes stand for a thousand rows of which one is shown.
  private func nodes<V: View>(_ row: @escaping (Int) -> V) -> Int {
    let session = HeadlessSession(
      Group(subviews: ForEach(0..<1_000) { row($0) }) {
        Text(verbatim: "\($0.count)"); $0[500]
      })
    session.update()
    return session.counters.nodes
  }

  @Test("rows of controls, and rows with modifiers of a program's own, are made when they are wanted")
  func lazyRows() {
    #expect(nodes { Text(verbatim: "\($0)") } < 100)
    #expect(nodes { number in Button(action: {}) { Text(verbatim: "\(number)") } } < 100)
    #expect(
      nodes { number in
        Label {
          Text(verbatim: "\(number)")
        } icon: {
          Color.red
        }
      } < 100)
    #expect(nodes { number in LabeledContent("Row") { Text(verbatim: "\(number)") } } < 100)
    #expect(nodes { Text(verbatim: "\($0)").modifier(Card()) } < 100)
    #expect(nodes { Text(verbatim: "\($0)").modifier(Twice()) } < 100)
    #expect(nodes { Text(verbatim: "\($0)").modifier(Card().concat(Twice())) } < 100)
  }

  @Test("a modifier's body contributes what its content does, as often as it has it")
  func arity() {
    #expect(count(Color.red.modifier(Card())) == 1)
    #expect(count(Pair().modifier(Card())) == 2)
    #expect(count(EmptyView().modifier(Card())) == 0)
    #expect(count(Color.red.modifier(Twice())) == 2)
    #expect(count(Pair().modifier(Twice())) == 4)
    #expect(count(Pair().modifier(Card().concat(Twice()))) == 4)
    #expect(count(AnyView(Pair()).modifier(Twice())) == 4)
  }
}
