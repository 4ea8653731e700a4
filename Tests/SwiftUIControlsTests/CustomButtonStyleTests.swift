import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// What styles were given and read.
@MainActor private final class Notes {
  var roles: [ButtonRole?] = []
  var pressed: [Bool] = []
  var sizes: [ControlSize] = []
  var appeared: [String] = []
}

private struct Noting: ButtonStyle {
  let notes: Notes
  func makeBody(configuration: Configuration) -> some View {
    let _ = notes.roles.append(configuration.role)
    let _ = notes.pressed.append(configuration.isPressed)
    configuration.label
  }
}

private struct PrimitiveNoting: PrimitiveButtonStyle {
  let notes: Notes
  func makeBody(configuration: Configuration) -> some View {
    let _ = notes.roles.append(configuration.role)
    configuration.label
  }
}

private struct Padded: ButtonStyle {
  var padding: CGFloat = 10
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(padding) }
}

/// Decorates the style around.
private struct Framed: PrimitiveButtonStyle {
  var width: CGFloat = 1
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(width) }
}

private struct Twice: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label.padding(.bottom, 2)
      configuration.label
    }
  }
}

private struct Nothing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

private struct Beside: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    blank("mark", 5, 5)
  }
}

/// Reads the environment and keeps state, in properties of its own.
private struct Reading: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(size == .large ? 20 : 10).padding(.leading, isEnabled ? 0 : 100)
  }
}

private struct Remembering: ButtonStyle {
  let handle: Handle
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Stateful("state", handle)
    }
  }
}

@MainActor private final class Bindings { var all: [Binding<CGFloat>] = [] }

/// Has a state of its own in each button.
private struct Growing: ButtonStyle {
  let bindings: Bindings
  @State private var width: CGFloat = 10
  func makeBody(configuration: Configuration) -> some View {
    let _ = bindings.all.append($width)
    configuration.label.frame(width: width)
  }
}

@MainActor @Suite("Button styles of a program")
struct CustomButtonStyleTests {
  private func button(_ role: ButtonRole? = nil) -> some View {
    Button(role: role, action: {}) { blank("a", 30, 10) }
  }

  @Test("a style is given the button's role, and that it is not pressed")
  func configuration() {
    for role in [nil, ButtonRole.destructive, .cancel] {
      let notes = Notes()
      Display(button(role).buttonStyle(Noting(notes: notes))).session.update()
      Display(button(role).buttonStyle(PrimitiveNoting(notes: notes))).session.update()
      #expect(notes.roles == [role, role])
      #expect(notes.pressed == [false])
    }
  }

  @Test("the button is what the style makes of its label, without a plate")
  func label() {
    let display = Display(button().buttonStyle(Padded()))
    #expect(display.size == CGSize(width: 50, height: 30))
    #expect(display["a"] == rect(10, 10, 30, 10))
    #expect(display.items.isEmpty)
  }

  @Test("a disabled button of a program's style is as opaque as the style makes it")
  func disabled() {
    #expect(Display(Button("a") {}.buttonStyle(Padded()).disabled(true)).opacities == [])
  }

  @Test("a style may show the label twice, each with state of its own")
  func twice() {
    let handle = Handle()
    let view = Button(action: {}) { Stateful("a", handle) }.buttonStyle(Twice())
    let display = Display(view)
    #expect(display.size == CGSize(width: 10, height: 22))
    display.session.update()
    // The handle is that of the copy that was made last.
    handle.width = 30
    #expect(display.size == CGSize(width: 30, height: 22))
    #expect(display["a"] == rect(10, 0, 10, 10))
  }

  @Test("a style that leaves the label out makes none of its views, and the button has no size")
  func nothing() {
    let notes = Notes()
    let view = Button(action: {}) { Color.red.onAppear { notes.appeared.append("label") } }
    #expect(Display(view.buttonStyle(Nothing())).size == .zero)
    #expect(notes.appeared == [])
    Display(view.buttonStyle(Padded())).session.update()
    #expect(notes.appeared == ["label"])
  }

  @Test("a style of several views has them in a row, in one button")
  func several() {
    let display = Display(VStack(spacing: 0) { button().buttonStyle(Beside()) })
    #expect(display["a"] == rect(0, 0, 30, 10))
    #expect(display["mark"] == rect(38, 2.5, 5, 5))
  }

  @Test("other values of a style show")
  func values() {
    let padding = Remote<CGFloat>(10)
    let display = Display(Driven(padding) { padding in button().buttonStyle(Padded(padding: padding)) })
    #expect(display["a"]?.origin == CGPoint(x: 10, y: 10))
    padding.value = 3
    #expect(display["a"]?.origin == CGPoint(x: 3, y: 3))
    #expect(display.size == CGSize(width: 36, height: 16))
  }

  @Test("a button made of a configuration has the style around")
  func decorating() {
    #expect(Display(button().buttonStyle(Framed()).buttonStyle(.plain)).size == CGSize(width: 32, height: 12))
    #expect(
      Display(button().buttonStyle(Framed()).buttonStyle(Padded())).size == CGSize(width: 52, height: 32))
    let thrice = button().buttonStyle(Framed()).buttonStyle(Framed(width: 2)).buttonStyle(Framed(width: 4))
    #expect(Display(thrice.buttonStyle(.plain)).size == CGSize(width: 44, height: 24))
    #expect(Display(button().buttonStyle(Framed())).size == CGSize(width: 48, height: 18))
  }

  @Test("a style that is set inside is not decorated by the one outside")
  func inner() {
    #expect(
      Display(button().buttonStyle(Padded()).buttonStyle(Framed())).size == CGSize(width: 50, height: 30))
  }

  @Test("a button in another button's decorating style keeps its role and action")
  func decoratedRole() {
    let notes = Notes()
    Display(button(.destructive).buttonStyle(Framed()).buttonStyle(Noting(notes: notes))).session.update()
    #expect(notes.roles == [.destructive])
  }

  @Test("a style reads the environment of its button in properties of its own, and follows it")
  func environment() {
    let styled = button().buttonStyle(Reading())
    #expect(Display(styled).size == CGSize(width: 50, height: 30))
    #expect(Display(styled.controlSize(.large)).size == CGSize(width: 70, height: 50))
    #expect(Display(styled.disabled(true)).size == CGSize(width: 150, height: 30))
    #expect(Display(button().disabled(true).buttonStyle(Reading())).size == CGSize(width: 150, height: 30))
    let display = Display(styled)
    display.session.update()
    display.session.setEnvironment { $0.controlSize = .large }
    #expect(display["a"] == rect(20, 20, 30, 10))
  }

  @Test("a decorating style reads the environment too")
  func decoratingEnvironment() {
    struct Inset: PrimitiveButtonStyle {
      @Environment(\.controlSize) private var size
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(size == .mini ? 1 : 5)
      }
    }
    let styled = button().buttonStyle(Inset()).buttonStyle(Padded())
    #expect(Display(styled).size == CGSize(width: 60, height: 40))
    #expect(Display(styled.controlSize(.mini)).size == CGSize(width: 52, height: 32))
  }

  @Test("a style's state is each button's own, and is kept when the button changes")
  func state() {
    let bindings = Bindings()
    let number = Remote(0)
    let display = Display(
      Driven(number) { number in
        HStack(spacing: 0) {
          Button(action: { _ = number }) { Color.clear.frame(height: 10).testProbe("a") }
          Button(action: {}) { Color.clear.frame(height: 10).testProbe("b") }
        }
        .buttonStyle(Growing(bindings: bindings))
      })
    #expect(display.size.width == 20)
    bindings.all.first?.wrappedValue = 50
    #expect(display["a"]?.width == 50 && display["b"]?.width == 10)
    number.value = 1
    #expect(display["a"]?.width == 50 && display["b"]?.width == 10)
  }

  @Test("state of a view in a style's body is kept when the button changes")
  func stateBelow() {
    let handle = Handle()
    let role = Remote<ButtonRole?>(nil)
    let display = Display(Driven(role) { button($0).buttonStyle(Remembering(handle: handle)) })
    display.session.update()
    handle.width = 25
    #expect(display["state"] == rect(30, 0, 25, 10))
    role.value = .destructive
    #expect(display["state"] == rect(30, 0, 25, 10))
  }

  @Test("from right to left a style's row is the other way round")
  func rightToLeft() {
    let display = Display(button().buttonStyle(Beside())) { $0.layoutDirection = .rightToLeft }
    #expect(display["a"] == rect(13, 0, 30, 10))
    #expect(display["mark"] == rect(0, 2.5, 5, 5))
  }

  @Test("a hundred styles that decorate one another are taken in turn")
  func deep() {
    var view = AnyView(button().buttonStyle(Framed(width: 1)))
    for _ in 0..<99 { view = AnyView(view.buttonStyle(Framed(width: 1))) }
    #expect(Display(view.buttonStyle(.plain)).size == CGSize(width: 230, height: 210))
  }
}
