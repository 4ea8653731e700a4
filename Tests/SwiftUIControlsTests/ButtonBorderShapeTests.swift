import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Plates of buttons, and buttons that are held")
struct ButtonBorderShapeTests {
  private func button(_ shape: ButtonBorderShape) -> some View {
    Button {
    } label: {
      Color.clear.frame(width: 40, height: 16).testProbe("label")
    }
    .buttonStyle(.bordered).buttonBorderShape(shape).testProbe("button")
  }

  @Test("a circle is as wide as it is high; other shapes leave the button's size alone")
  func sizes() {
    #expect(size(of: button(.automatic)) == CGSize(width: 56, height: 22))
    #expect(size(of: button(.capsule)) == CGSize(width: 56, height: 22))
    #expect(size(of: button(.roundedRectangle(radius: 2))) == CGSize(width: 56, height: 22))
    #expect(size(of: button(.circle)) == CGSize(width: 46, height: 46))
    #expect(size(of: button(.circle), profile: .phone) == CGSize(width: 48, height: 48))
    let display = Display(button(.circle))
    #expect(display["label"] == CGRect(x: 3, y: 15, width: 40, height: 16))
  }

  @Test("the shapes fill what they are drawn in, and inset with it")
  func paths() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ButtonBorderShape.capsule.path(in: rect).boundingRect == rect)
    #expect(
      ButtonBorderShape.circle.path(in: rect).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
    let inner = ButtonBorderShape.roundedRectangle(radius: -4).inset(by: 2).path(in: rect)
    #expect(inner.boundingRect == CGRect(x: 2, y: 2, width: 36, height: 16))
    #expect(inner.contains(CGPoint(x: 2.1, y: 2.1)))
    #expect(!ButtonBorderShape.roundedRectangle(radius: 8).path(in: rect).contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(ButtonBorderShape.capsule.inset(by: 30).path(in: rect).isEmpty)
  }

  @Test(
    "a button that repeats acts after half a second, then ten times a second, and not again when it is let go of",
    arguments: ["plate", "own"])
  func repeats(style: String) {
    var count = 0
    let button = Button("Add") { count += 1 }
    let view: AnyView =
      style == "own" ? AnyView(button.buttonStyle(OwnStyle())) : AnyView(button.buttonStyle(.bordered))
    let session = HeadlessSession(view.buttonRepeatBehavior(.enabled), size: CGSize(width: 100, height: 50))
    let middle = CGPoint(x: 50, y: 25)
    session.press(at: middle, for: 0.45)
    #expect(count == 1)
    session.press(at: middle, for: 0.85)
    #expect(count == 5)
  }

  private struct OwnStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test("a button that does not repeat acts once, however long it is held")
  func once() {
    var count = 0
    let session = HeadlessSession(
      Button("Add") { count += 1 }.buttonRepeatBehavior(.disabled), size: CGSize(width: 100, height: 50))
    session.press(at: CGPoint(x: 50, y: 25), for: 2)
    #expect(count == 1)
  }

  @Test("buttons of glass, of links and of bars act when they are pressed", arguments: 0..<5)
  func styles(index: Int) throws {
    var count = 0
    let button = Button("Add") { count += 1 }
    let view: AnyView =
      switch index {
      case 0: AnyView(button.buttonStyle(.glass))
      case 1: AnyView(button.buttonStyle(.glassProminent))
      case 2: AnyView(button.buttonStyle(.link))
      case 3: AnyView(button.buttonStyle(.accessoryBar))
      default: AnyView(button.buttonStyle(.accessoryBarAction))
      }
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 50))
    try session.tap("Add")
    #expect(count == 1)
    session.hover(at: CGPoint(x: 50, y: 25))
    #expect(session.pointerStyle == (index == 2 ? .link : .default))
  }

  @Test("roles differ") func roles() {
    let roles: [ButtonRole] = [.cancel, .destructive, .close, .confirm]
    for (index, role) in roles.enumerated() { #expect(roles.firstIndex(of: role) == index) }
  }
}
